"""Golden games: recorded finished games, replayed choice by choice to the same result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.recording import result
from tilth.core import Record
from tilth.games import game
from tilth.games.registry import OURS

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_ends_as_it_was_recorded(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.from_text(text)
    assert record.game == file.parent.name
    rules = game(record.game)
    half = record.replay(rules, len(record.choices) // 2)
    assert not half.is_over()
    state = record.replay(rules)
    assert state.is_over()
    assert text.splitlines()[-1] == result(state)


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_ours_has_a_golden_game(name: str) -> None:
    assert [file for file in FILES if file.parent.name == name], f"tests/golden/{name} holds no game"
