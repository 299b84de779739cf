"""What is written about environments holds."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tilth.games import game
from tilth.games.encodings import encoding

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SIZES = re.findall(r"\| \[(\w+)\]\(environments-\w+\.md\) \| (\d+) \| (\d+) \|", PAGE)


def test_the_example_without_any_library_gives_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.parametrize("code", [block for block in BLOCKS if ">>>" not in block])
def test_every_other_example_runs(code: str) -> None:
    exec(code.replace("workers=2, ", ""), {})  # processes cannot begin from here


def test_the_sizes_are_those_of_the_games() -> None:
    assert len(SIZES) == 4
    for name, seen, actions in SIZES:
        known = encoding(game(name.lower()))
        assert (known.size, known.actions) == (int(seen), int(actions))
