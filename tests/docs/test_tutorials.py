"""What the tutorials tell can be followed word by word."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.browser.machine import free_port
from tests.docs.tutorials import ROOT, blocks, environment, files, follow, run

PUDDLES = ROOT / "examples" / "puddles"


def served_games(site: Path) -> list[dict[str, Any]]:
    """The games that `tilth serve` offers."""
    port = free_port()
    command = [sys.executable, "-m", "tilth", "serve", "--port", str(port)]
    with subprocess.Popen(
        command, env=environment(site), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            until = time.monotonic() + 60
            while time.monotonic() < until and server.poll() is None:
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=10) as answer:
                        found: list[dict[str, Any]] = json.load(answer)
                        return found
                except OSError:
                    time.sleep(0.2)
        finally:
            server.terminate()
    raise AssertionError("the server does not answer")


def test_the_tutorial_of_a_bot_works(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for command, said in follow("tutorial-bot.md", tmp_path):
        if command.startswith("tilth serve"):
            petrichor = next(game for game in served_games(site) if game["name"] == "petrichor")
            assert {"eager", "dreamer"} <= set(petrichor["levels"])
        else:
            run(command, said, tmp_path, site)


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_tutorial_of_a_game_writes_the_example_and_nothing_else() -> None:
    written = files("tutorial-game.md")
    there = {path.relative_to(PUDDLES.parent).as_posix() for path in PUDDLES.rglob("*") if path.is_file()}
    assert set(written) == {file for file in there if "__pycache__" not in file}
    for file, text in written.items():
        assert without_blank_lines(text) == without_blank_lines((PUDDLES.parent / file).read_text(encoding="utf-8")), (
            file
        )


def test_every_block_of_the_tutorial_of_a_game_stands_in_its_file() -> None:
    for block in blocks("tutorial-game.md"):
        if block.file:
            assert block.text in (PUDDLES.parent / block.file).read_text(encoding="utf-8"), block.text


def test_the_tutorial_of_a_game_works(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for command, said in follow("tutorial-game.md", tmp_path):
        if command.startswith("tilth serve"):
            assert "puddles" in [game["name"] for game in served_games(site)]
        elif not command.startswith("pytest"):  # which tests/examples does, on the same files
            run(command, said, tmp_path, site)
