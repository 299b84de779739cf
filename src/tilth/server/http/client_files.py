"""The client as it was built, and a plain page where it was not."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from tilth.server.http.dependencies import TheHub

HASHED = "public, max-age=31536000, immutable"
FRESH = "no-cache"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
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


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(hub: TheHub, path: FromPath[str] = "") -> Response[str] | File:
    """A file of the client; any other address is a screen of it."""
    static = hub.settings.static
    wanted = _inside(static, path)
    if wanted is not None:
        kept = HASHED if path.lstrip("/").startswith("assets/") else FRESH
        return _file(wanted, kept)
    if path.startswith("/api") or "." in path.rpartition("/")[2]:
        raise NotFoundException
    index = static / "index.html"
    if index.is_file():
        return _file(index, FRESH)
    return Response(MISSING, media_type=MediaType.HTML, headers={"cache-control": FRESH})


def _file(path: Path, kept: str) -> File:
    media_type = TYPES.get(path.suffix, "application/octet-stream")
    return File(path, media_type=media_type, content_disposition_type="inline", headers={"cache-control": kept})


def _inside(static: Path, path: str) -> Path | None:
    """A file below the folder, never one outside of it."""
    try:
        wanted = (static / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(static.resolve()) and wanted.is_file() else None
    except OSError:  # a name that no file can have
        raise NotFoundException from None
