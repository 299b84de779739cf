"""Sonora at the command line, as it is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.runner import Runner
from tilth.core import Record


@pytest.fixture
def tilth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


PLAY = ["play", "sonora", "--seed", "5", "--option", "rounds=5", "--option", "first_player=1", "--bot", "random"]


def test_a_flick_is_typed_as_angle_and_strength_and_recorded_with_its_outcome(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = tilth(*PLAY, "--record", str(file), typed=["flick a5 315 61.4", "keep", "quit"])
    assert result.err == ""
    assert "Type a flick yourself: flick a1 ANGLE STRENGTH." in result.out
    assert "a5 rests: mud cracks." in result.out
    seat, option = Record.from_text(file.read_text()).choices[0]
    assert seat == 0
    flicked = re.match(r"flick a5 -117\.5,117\.5 ([0-9.]+) ([0-9.]+) = a5: 0 from -117\.50,117\.50 > ", option)
    assert flicked is not None
    assert 0 < abs(float(flicked[1]) - 315) < 2.7, "the hand is never exact, and never far off"
    assert abs(float(flicked[2]) - 61.4) < 3.7
    assert re.search(r" > [0-9]+ rest [67][0-9]\.[0-9]{2},-[67][0-9]\.[0-9]{2}$", option), "near the straight aim"


def test_an_outcome_cannot_be_typed_in(tilth: Runner, tmp_path: Path) -> None:
    """Whoever types where the disc should go finds it where the finger sent it."""
    file = tmp_path / "game.txt"
    lie = "flick a5 -117.5,117.5 315.00 61.4 = a5: 0 from -117.50,117.50 > 9 rest 94.00,36.00"
    tilth(*PLAY, "--record", str(file), typed=[lie, "keep", "quit"])
    assert "94.00,36.00" not in Record.from_text(file.read_text()).choices[0][1]


def test_a_flick_cannot_be_taken_back(tilth: Runner) -> None:
    result = tilth(*PLAY, typed=["flick a5 315 61.4", "undo", "quit"])
    assert "This cannot be taken back" in result.out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_can_be_played(tilth: Runner, lang: str) -> None:
    result = tilth(*PLAY, "--lang", lang, typed=["1"] * 900)
    assert result.code == 0
    assert {"en": "The game is over.", "ru": "Игра окончена."}[lang] in result.out
