"""The table in a terminal, drawn from views alone."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.games.sonora.positions import choose, lay, new, recording
from tilth.core import Rng
from tilth.games.sonora import GAME
from tilth.games.sonora.rules.state import SonoraState
from tilth.games.sonora.view.terminal import draw
from tilth.words import LOCALES, Words


def shown(state: SonoraState, seat: int | None = 0, locale: str = "en", width: int = 130) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(draw(state.view(seat), Words(locale, GAME, ["Ann", "Bob", "Eve", "Jim"][: state.seats], seat, True)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def test_discs_stand_where_they_lie() -> None:
    state = new(2)
    lay(state, a3="canyon", b5="mud")
    rows = shown(state).splitlines()
    canyon = next(i for i, row in enumerate(rows) if "(a3)" in row)
    mud = next(i for i, row in enumerate(rows) if "(b5)" in row)
    assert rows[canyon].index("(a3)") > 40
    assert 2 < canyon < 19 < mud < 37


def test_the_notebook_shows_what_is_marked() -> None:
    state = recording(2, discs={"a5": "canyon", "a4": "creek", "a3": "mud", "a2": "ruins", "b1": "canyon", "b2": "mud"})
    choose(state, 0, "A 2", "canyon a5", "5 g8 h8 i8 g9 h9", "creek a4", "A2", "I0")
    text = shown(state)
    assert "A  ××···" in text
    assert " 8 b . . . . . 5 5 5 " in text
    assert "× (W) 1" in text
    assert "I0×" in text
    assert "P0=5" in text


def test_alone_the_bots_marks_are_shown() -> None:
    state = new(1)
    state.bot_circled, state.bot_crossed = 7, 3
    state.boxes[11] = 2
    assert "7 circled, 3 crossed of 30" in shown(state)
    assert "P4=9" in shown(state)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_moment_of_a_game_can_be_drawn(seats: int, locale: str) -> None:
    """With strict words: a missing message would fail."""
    state = new(seats, rounds=5)
    rng = Rng(seats)
    while not state.is_over():
        if rng.below(12) == 0:
            for seat in (0, None):
                assert shown(state, seat, locale, 80)
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
    assert shown(state, None, locale)
