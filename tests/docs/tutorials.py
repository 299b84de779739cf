"""A tutorial as it is followed: the files it writes, and the commands it gives with what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r'^(`{3,})(\w+)(?: title="([^"]+)")?\n(.*?)^\1$', re.MULTILINE | re.DOTALL)
TOOLS = """
python() { "$PYTHON" "$@"; }
tilth() { python -m tilth "$@"; }
pytest() { python -m pytest -p no:cacheprovider "$@"; }
pip() {
    python -m pip install --disable-pip-version-check --quiet --no-deps --no-build-isolation --no-compile \\
        --upgrade --target "$SITE" "${@:2}"
}
"""
"""The commands of a tutorial, in this Python, with what is installed in a folder of its own and without a network."""


@dataclass(frozen=True)
class Block:
    """A block of code: its language, the file it belongs to if it has one, and its text."""

    language: str
    file: str
    text: str


def blocks(page: str) -> list[Block]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [Block(language, file, body) for _, language, file, body in FENCE.findall(text)]


def files(page: str) -> dict[str, str]:
    """The files that a tutorial writes, each from its blocks one after the other."""
    found: dict[str, list[str]] = {}
    for block in blocks(page):
        if block.file:
            found.setdefault(block.file, []).append(block.text)
    return {file: "\n\n".join(texts) for file, texts in found.items()}


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a block, each with what it is shown to say; `...` stands for anything."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]
    return [(command, said) for command, _, said in (part.partition("\n") for part in parts)]


def follow(page: str, folder: Path) -> Iterator[tuple[str, str]]:
    """Do what a reader does, from top to bottom: write each block to the end of its file, and stop at each command."""
    for block in blocks(page):
        if block.file:
            file = folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as written:
                written.write(f"{block.text}\n\n")
        elif block.language == "console":
            yield from commands(block)


def environment(site: Path) -> dict[str, str]:
    """Only this Tilth and what was installed beside it; nothing in the reader's own folders."""
    path = os.pathsep.join([str(site), *sys.path])
    home = {"HOME": str(site.parent), "XDG_DATA_HOME": str(site.parent), "LANG": "en_GB.UTF-8", "LANGUAGE": "en"}
    return {**os.environ, **home, "PYTHON": sys.executable, "SITE": str(site), "PYTHONPATH": path, "COLUMNS": "120"}


def run(command: str, said: str, folder: Path, site: Path) -> None:
    """Run one command in a folder and compare what it says with what the tutorial shows."""
    done = subprocess.run(
        ["bash", "-c", TOOLS + command],
        cwd=folder,
        env=environment(site),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    if said:
        wanted = ".*".join(re.escape(part.strip()) for part in said.split("..."))
        spoken = "\n".join(line.rstrip() for line in done.stdout.splitlines())
        assert re.search(wanted, spoken, re.DOTALL), f"{command}\n{spoken}\n{done.stderr}"
