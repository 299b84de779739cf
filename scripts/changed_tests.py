"""Which tests belong to what has changed since the last commit on main: one path a line, for `./test quick`."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "tests" / "games"
ALWAYS = ["tests/core", "tests/test_project.py"]
"""They take seconds and notice most of what goes wrong."""


def changed() -> set[str]:
    """The files that differ from main, whether committed, added or only written."""
    found: set[str] = set()
    for command in (
        ["diff", "--name-only", "--merge-base", "main"],
        ["diff", "--name-only", "HEAD"],
        ["ls-files", "--others", "--exclude-standard"],
    ):
        said = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False)
        found.update(said.stdout.split())
    return found


def affected(paths: set[str]) -> list[str]:
    """The tests that always run, the rules of the games that were touched, and test files that were touched."""
    games = [folder.name for folder in sorted(GAMES.iterdir()) if (folder / "__init__.py").is_file()]
    rules = [
        f"tests/games/{game}"
        for game in games
        if any(path.startswith((f"src/tilth/games/{game}/", f"tests/games/{game}/")) for path in paths)
    ]
    if not rules and any(path.startswith("src/tilth/core/") for path in paths):
        rules = ["tests/games/petrichor"]  # the model of all games
    own = [path for path in sorted(paths) if Path(path).match("test_*.py") and (ROOT / path).is_file()]
    inside = (*ALWAYS, *rules, "tests/browser")
    return [*ALWAYS, *rules, *(path for path in own if not path.startswith(inside))]


if __name__ == "__main__":
    print(*affected(changed()), sep="\n")
