"""What the browser's Python is made of beside our own files: fetched once, checked against its sums, and kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from tilth.core.errors import Refusal

PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""What Pyodide's wheels are made for; `package.json` names the Pyodide."""

PINNED = ("package.json", "package-lock.json", "wheels.txt")
"""The files beside this one that say which versions are fetched, with their sums."""


def cache_folder() -> Path:
    """Where programs keep what they can fetch again."""
    if os.name == "nt":
        place = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        place = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(place) / "tilth" / "site"


class Parts:
    """A folder with Pyodide and the wheels."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def pyodide(self) -> Path:
        return self.folder / "node_modules" / "pyodide"

    @property
    def wheels(self) -> list[Path]:
        return sorted((self.folder / "wheels").glob("*.whl"))


def get_parts(folder: Path | None = None) -> Parts:
    """Pyodide and the wheels, fetched unless those of these versions are there."""
    folder = folder or cache_folder()
    wanted = {name: (files("tilth.site") / name).read_text(encoding="utf-8") for name in PINNED}
    complete = folder / "complete.txt"
    if not complete.is_file() or complete.read_text(encoding="utf-8") != "\n".join(wanted.values()):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".fetching-", dir=folder.parent) as fetching:
            made = Path(fetching) / folder.name
            made.mkdir()
            for name, text in wanted.items():
                (made / name).write_text(text, encoding="utf-8")
            _fetch(made)
            (made / complete.name).write_text("\n".join(wanted.values()), encoding="utf-8")
            # What was there stays until there is something in its place.
            shutil.rmtree(folder, ignore_errors=True)
            made.replace(folder)
    return Parts(folder)


def tool(name: str) -> str:
    """A program of Node's: the machine's, or the one that a wheel has laid beside this Python."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)]))
    if found is None:
        raise Refusal("bad_request", "site-no-node")
    return found


def _fetch(folder: Path) -> None:
    _run(folder, "Pyodide", [tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    choice = ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON, "--no-deps"]
    pip = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--require-hashes"]
    _run(folder, "msgspec", [*pip, *choice, "-r", "wheels.txt", "-d", "wheels"])


def _run(folder: Path, what: str, words: list[str]) -> None:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Refusal("bad_request", "site-not-fetched", what=what, problem=said[-1][:200] if said else "?")
