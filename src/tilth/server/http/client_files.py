"""The client as it was built, and a plain page where it was not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from tilth.server.http.dependencies import TheHub
from tilth.server.http.kept import FOREVER, FRESH

AS_IT_IS = "as_it_is"
"""Marks a route whose answers are not compressed here: the build has laid smaller copies beside the files."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""What such a copy is called in headers and on the disk, the smallest first."""
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What the client is made of; the machine's own table may not know all of it."""
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tilth</title>
<h1>Tilth</h1>
<p>The server is running, but the client has not been built. Build it with</p>
<pre>cd client
npm ci
npm run build</pre>
<p lang="ru">Сервер работает, но клиент ещё не собран. Соберите его командами выше и обновите страницу.</p>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
async def client(hub: TheHub, request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[str] | File:
    """A file of the client; any other address is a screen of it."""
    static = hub.settings.static
    wanted = _inside(static, path)
    taken = _taken(request.headers.get("accept-encoding", ""))
    if wanted is not None:
        kept = FOREVER if path.lstrip("/").startswith("assets/") else FRESH
        return _file(wanted, kept, taken)
    if path.startswith("/api") or "." in path.rpartition("/")[2]:
        raise NotFoundException
    index = static / "index.html"
    if index.is_file():
        return _file(index, FRESH, taken)
    return Response(MISSING, media_type=MediaType.HTML, headers={"cache-control": FRESH})


def _taken(accepted: str) -> set[str]:
    """The encodings that a browser says it takes."""
    offers = [offer.replace(" ", "").partition(";") for offer in accepted.lower().split(",")]
    return {name for name, _, weight in offers if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}


def _file(path: Path, kept: str, taken: set[str]) -> File:
    """A file, or the smaller copy of it that a browser takes."""
    media_type = TYPES.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": kept}
    copies = {name: path.with_name(path.name + ending) for name, ending in PACKED.items()}
    there = {name: copy for name, copy in copies.items() if copy.is_file()}
    if there:
        headers["vary"] = "Accept-Encoding"
    for name, copy in there.items():
        if name in taken:
            path = copy
            headers["content-encoding"] = name
            break
    return File(path, media_type=media_type, content_disposition_type="inline", headers=headers)


def _inside(static: Path, path: str) -> Path | None:
    """A file below the folder, never one outside of it."""
    try:
        wanted = (static / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(static.resolve()) and wanted.is_file() else None
    except OSError:  # a name that no file can have
        raise NotFoundException from None
