"""The rules of Puddles, each on a small position."""

from __future__ import annotations

from typing import Any

import pytest
from puddles.bot import SensibleBot
from puddles.game import GAME
from puddles.rules import Puddles

from tilth.arena import Match, run, standings
from tilth.core import Refusal


def position(seats: int = 2, **options: Any) -> Puddles:
    """A first round in which everybody holds yard, meadow and gate, and two drops lie in the yard."""
    state = GAME.new(seats, options, seed=1, telling=True)
    data = GAME.save(state)
    data["water"] = {"yard": 2, "meadow": 0, "orchard": 0, "path": 0, "gate": 0}
    data["deck"] = ["orchard", "path"] * 8
    for player in data["players"]:
        player["hand"] = ["yard", "meadow", "gate"]
    loaded = GAME.load(data)
    assert isinstance(loaded, Puddles)
    loaded.telling = True
    return loaded


def jump(state: Puddles, *puddles: str) -> list[str]:
    """Let the frogs jump, and give what is told of it until the next round begins."""
    for seat, puddle in enumerate(puddles):
        state.choose(seat, puddle)
    told = [event.name for event in state.take_events()]
    return told[: told.index("round")]


def test_at_the_beginning_everybody_has_three_cards_and_it_has_rained() -> None:
    state = GAME.new(seats=3, seed=5)
    assert isinstance(state, Puddles)
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert sum(state.water.values()) == 4
    assert len(state.deck) == 40 - 9


def test_a_frog_alone_in_a_puddle_drinks_all_its_water() -> None:
    state = position()
    assert jump(state, "yard", "gate") == ["drank", "drank"]
    assert state.drunk[0]["yard"] == 2
    assert state.scores() == [{"water": 2, "variety": 2}, {"water": 0, "variety": 0}]


def test_frogs_that_meet_only_splash_and_the_water_stays() -> None:
    state = position(seats=3)
    before = state.water["yard"]
    assert jump(state, "yard", "yard", "gate") == ["splashed", "drank"]
    assert state.water["yard"] >= before
    assert state.drunk[0]["yard"] == state.drunk[1]["yard"] == 0


def test_the_hot_sun_takes_a_drop_from_every_puddle() -> None:
    state = position(sun=True)
    assert jump(state, "gate", "gate") == ["splashed", "dried"]


def test_nobody_sees_where_another_frog_will_jump() -> None:
    state = position()
    state.choose(0, "yard")
    assert state.view(0)["players"][0]["frog"] == "puddle:yard"
    assert state.view(1)["players"][0] == {**position().view(1)["players"][0]}
    assert state.to_act() == [1]


def test_a_card_that_is_there_too_often_is_refused() -> None:
    data = GAME.save(position())
    data["deck"] = ["yard"] * 16
    with pytest.raises(Refusal) as refused:
        GAME.load(data)
    assert refused.value.reason == "too-many"


def test_a_sensible_frog_jumps_to_the_water() -> None:
    state = position()
    state.drunk[1]["yard"] = 1
    assert SensibleBot(1).choose(state, 0) == "yard"


def test_sensible_frogs_beat_random_ones() -> None:
    match = Match("puddles", 3, ("sensible", "random"), games=200)
    best = standings(row for rows in run(match, workers=1) for row in rows)[0]
    assert best.level == "sensible"
    assert best.low > 1 / 3
