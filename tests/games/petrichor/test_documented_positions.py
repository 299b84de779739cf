"""What docs/positions/petrichor.md says about its examples is true."""

from __future__ import annotations

from tests.docs.test_positions import FOLDER, positions
from tests.games.petrichor.positions import act, air, asked, cloud, options, votes
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.state import Petrichor


def example(number: int) -> Petrichor:
    state = GAME.load(positions(FOLDER / "petrichor.md")[number])
    assert isinstance(state, Petrichor)
    return state


def test_every_step_and_its_fields_are_named() -> None:
    text = (FOLDER / "petrichor.md").read_text(encoding="utf-8")
    for step, kind in GAME.steps.items():
        for word in (step, *kind.saved):
            assert f"`{word}`" in text, word


def test_the_sun_over_the_coffee_with_rain_gives_blue_5_points() -> None:
    state = example(0)
    assert asked(state) == "break_tie 2"
    assert options(state) == ["frost", "rain"]
    act(state, "rain")
    assert state.harvest_points == [5, 0, 0]
    assert state.round == 3


def test_the_sun_over_the_coffee_with_frost_gives_blue_nothing() -> None:
    state = act(example(0), "frost")
    assert state.harvest_points == [0, 0, 0]
    assert (cloud(state, "a3"), air(state, "a3")) == ("thunder", [6, 0, 0])


def test_alone_before_the_third_round() -> None:
    state = example(1)
    assert (state.round, asked(state)) == (3, "turn 0")
    assert (cloud(state, "p4"), air(state, "p1")) == ("none", [2, 1])
    assert votes(state, "wind") == [0, 2]
    assert (state.wind_card, state.wind_points) == (7, 2)
