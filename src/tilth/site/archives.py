"""The two archives that the browser's Python imports from: its standard library, and Tilth with what it needs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from importlib.resources import as_file, files
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import tilth
from tilth.core.errors import Refusal
from tilth.site.parts import Parts, tool

PACKAGES = ("bots", "browser", "core", "games", "play", "review", "table")
"""What runs in the browser."""
LEFT_OUT = ("bots/programs/", "games/encodings.py", "play/catalogue.py")
"""Programs as bots, since there are no processes; what only learners need; the catalogue, since all words are files."""
FOR_LEARNERS = "encoding"
"""The room of every game that only programs which learn enter."""
KINDS = (".json", ".py")

UNUSED = """
    __phello__ _aix_support _android_support _apple_support _ios_support _markupbase _osx_support _pydatetime
    _pydecimal _pyio _pyrepl antigravity argparse bdb cProfile cmd code compileall configparser curses dbm difflib
    doctest ensurepip filecmp fileinput fractions ftplib getopt getpass graphlib html http idlelib imaplib lib2to3
    mailbox mimetypes modulefinder multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib profile
    profiling pstats pty pyclbr pydoc pydoc_data rlcompleter runpy sched shelve shlex smtplib socketserver sqlite3
    statistics symtable tabnanny tarfile this timeit tkinter tomllib trace tracemalloc tty turtle turtledemo
    unittest venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""
"""Modules of the standard library that neither Tilth nor asyncio, msgspec and Pyodide import: tools for terminals,
mail and the web, other databases, and Python versions of what is there in C."""
ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape utf_8 utf_8_sig"
"""The encodings that stay: those of files, of source texts and of the names inside archives."""

_unused, _encodings = frozenset(UNUSED.split()), frozenset(ENCODINGS.split())


def write_library(whole: Path, target: Path) -> None:
    """Pyodide's standard library without what nobody uses."""
    with ZipFile(whole) as archive:
        kept = [(name, archive.read(name)) for name in archive.namelist() if not name.endswith("/") and _used(name)]
    _write(target, kept)


def _used(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in _encodings
    return first.removesuffix(".py") not in _unused


def write_tilth(wheels: Iterable[Path], target: Path) -> None:
    """Our own files as they are here, and the wheels unpacked beside them."""
    here = Path(tilth.__file__).parent
    ours = [here / "__init__.py", *(path for name in PACKAGES for path in (here / name).rglob("*"))]
    found = [
        (path.relative_to(here.parent).as_posix(), path.read_bytes())
        for path in ours
        if path.suffix in KINDS
        and not path.relative_to(here).as_posix().startswith(LEFT_OUT)
        and path.parent.name != FOR_LEARNERS
    ]
    for wheel in wheels:
        with ZipFile(wheel) as archive:
            found += [(name, archive.read(name)) for name in archive.namelist() if not name.endswith("/")]
    _write(target, found)


def compile_archives(parts: Parts, *archives: Path) -> None:
    """Compile the sources in archives with the Python that will import them."""
    with as_file(files("tilth.site") / "compile.mjs") as program:
        words = [tool("node"), str(program), str(parts.pyodide), *map(str, archives)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refusal("bad_request", "site-not-compiled", problem=done.stderr.strip()[-200:])


def _write(target: Path, contents: Iterable[tuple[str, bytes]]) -> None:
    """An archive that is the same whenever its files are."""
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(contents):
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)
