"""Writing the folder: the client, Python, the words, and what makes an app of them."""

from __future__ import annotations

import gzip
import json
import shutil
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from tempfile import mkdtemp

import msgspec

from tilth.core.errors import Refusal
from tilth.games import registry
from tilth.play import catalogue
from tilth.site.archives import compile_archives, write_library, write_tilth
from tilth.site.parts import Parts
from tilth.words import LOCALES, Words

CLIENT = Path(__file__).parent.parent / "server" / "static"
"""The client as it was built for the server: it is the same here."""
MINE = "site.json"
"""By this file a folder is known as one of ours."""
SERVED = '<base href="/" />'
HERE = '<meta name="tilth-house" content="browser" />'
"""The tag of the page that says where its tables are, with a server and without one."""
MADE_FOR_SERVERS = {".br", ".gz"}
"""Copies that only a server knows what to do with."""


def write_site(target: Path, parts: Parts, client: Path = CLIENT) -> int:
    """Write the site into a new folder, or in the place of an earlier one; gives its bytes."""
    if target.exists() and not (target / MINE).is_file() and (not target.is_dir() or any(target.iterdir())):
        raise Refusal("bad_request", "site-folder-taken", folder=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    made = Path(mkdtemp(prefix=".tilth-site-", dir=target.parent))
    try:
        made.chmod(0o755)
        _write_client(client, made)
        _write_data(made / "data")
        _write_python(parts, made / "python")
        size = _write_list(made)
        _swap(made, target)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return size


def _swap(made: Path, target: Path) -> None:
    """Put the new site in the place of what is there, which goes only when that is done."""
    if not target.exists():
        made.replace(target)
        return
    old = made.with_name(f"{made.name}-old")
    target.replace(old)
    try:
        made.replace(target)
    except OSError:
        old.replace(target)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _write_client(client: Path, made: Path) -> None:
    page = client / "index.html"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    if SERVED not in text:
        raise Refusal("bad_request", "site-no-client")
    for path in sorted(client.rglob("*")):
        if path.is_file() and path.suffix not in MADE_FOR_SERVERS and path.name != "built.txt":
            copy = made / path.relative_to(client)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    (made / "index.html").write_text(text.replace(SERVED, HERE), encoding="utf-8")


def _write_data(data: Path) -> None:
    """What a server answers when it is asked for games, words and rules."""
    _put(data / "games.json", msgspec.json.encode(catalogue.games()))
    _put(data / "words.json", msgspec.json.encode(catalogue.words()))
    for locale in LOCALES:
        for part, text in catalogue.texts(locale).items():
            _put(data / "words" / locale / f"{part}.ftl", text.encode())
        for game in registry.names():
            _put(data / "rules" / f"{game}.{locale}.md", Words(locale, game).rules().encode())


def _write_python(parts: Parts, python: Path) -> None:
    """Compressed here, since not every web server does that: the page unpacks it."""
    python.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        _put(python / f"{name}.gz", gzip.compress((parts.pyodide / name).read_bytes(), mtime=0))
    write_library(parts.pyodide / "python_stdlib.zip", python / "python_stdlib.zip")
    write_tilth(parts.wheels, python / "tilth.zip")
    compile_archives(parts, python / "python_stdlib.zip", python / "tilth.zip")


def _write_list(made: Path) -> int:
    """The list of files, and the service worker that keeps them."""
    sizes = {}
    total = blake2b(digest_size=8)
    for path in sorted(path for path in made.rglob("*") if path.is_file()):
        name, content = path.relative_to(made).as_posix(), path.read_bytes()
        sizes[name] = len(content)
        total.update(name.encode() + content)
    version = total.hexdigest()
    _put(made / MINE, json.dumps({"version": version, "files": sizes}, indent=1).encode())
    worker = (files("tilth.site") / "service-worker.js").read_text(encoding="utf-8")
    _put(made / "service-worker.js", worker.replace("tilth-version", version).encode())
    return sum(sizes.values())


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
