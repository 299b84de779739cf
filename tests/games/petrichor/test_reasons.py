"""Why something cannot be chosen: said for the seat that decides, with the numbers of the moment."""

from __future__ import annotations

from typing import Any

from tests.games.petrichor.positions import act, after, position, resolving
from tilth.games.petrichor.rules.actions import Vote
from tilth.games.petrichor.rules.data import RAIN, SUN
from tilth.games.petrichor.rules.rounds import PlaceFertilizer
from tilth.games.petrichor.rules.state import Petrichor
from tilth.games.petrichor.rules.weather import BreakTie, SunWeather


def why(state: Petrichor, thing: str) -> str | tuple[str, dict[str, Any]]:
    """The reason without the word it begins with, and its numbers where there are any; empty: none is given."""
    label = state.why_not(state.to_act()[0]).get(thing)
    if label is None:
        return ""
    reason = label[0].removeprefix("not-")
    return (reason, label[1]) if label[1] else reason


def test_before_a_card_is_played_the_board_says_so() -> None:
    state = position(2)
    assert why(state, "tile:*") == why(state, "cloud:*") == "before-a-card"
    assert why(state, "weather:*") == why(state, "die:*") == "before-the-action"


def test_a_new_cloud_needs_free_sky() -> None:
    state = resolving("frost", clouds={"a2": {1: 1}})
    assert why(state, "tile:a2") == why(state, "cloud:a2") == "free-sky"
    assert why(state, "tile:a3") == why(state, "cloud:a3") == ""


def test_sun_needs_a_cloud_with_a_drop_of_ones_own() -> None:
    state = resolving("sun", clouds={"a2": {0: 1}, "a3": {0: 1}, "b1": {1: 1}})
    assert why(state, "cloud:b1") == "your-cloud"
    assert why(state, "tile:c2") == "without-cloud"
    assert why(state, "tile:a2") == ""


def test_rain_falls_once_from_each_cloud() -> None:
    state = act(resolving("rain", clouds={"a2": {0: 2}, "b1": {0: 1}, "c2": {1: 1}}), "a2:0")
    assert why(state, "cloud:a2") == "same-cloud"
    assert why(state, "cloud:c2") == "your-cloud"


def test_a_cloud_drifts_to_the_next_tile_only() -> None:
    assert why(resolving("wind", clouds={"a2": {0: 1}}), "tile:c2") == "in-reach"


def test_only_own_drops_are_taken_back() -> None:
    state = act(resolving("frost", water={"b1": {0: 18}, "b2": {1: 1}, "b3": {0: 2}}), "c1")
    assert why(state, "tile:b2") == "your-drop"


def test_a_vote_is_for_the_action_or_for_the_next_weather() -> None:
    state = after(2, Vote(0, SUN), dice=(0, 3, 4))
    assert why(state, "weather:rain") == ("this-vote", {"weather": "weather:sun", "next": "weather:wind"})
    assert why(state, "weather:wind") == ""
    assert (why(state, "die:0"), why(state, "die:1")) == ("die-ready", "")


def test_of_dice_that_show_the_same_the_first_is_lowered() -> None:
    state = after(2, Vote(0, SUN), dice=(3, 2, 3))
    assert (why(state, "die:0"), why(state, "die:1")) == ("", "")
    assert why(state, "die:2") == ("the-same-die", {"value": 3})


def test_without_votes_left_only_those_on_the_board_move() -> None:
    state = after(2, Vote(0, RAIN), votes={"rain": {0: 6}, "sun": {0: 6}})
    assert why(state, "weather:wind") == "no-vote-there"
    state = after(2, Vote(0, RAIN), votes={"rain": {0: 12}})
    assert why(state, "weather:rain") == "", "its votes may move on to the frost"


def test_a_tie_is_broken_between_those_that_are_tied() -> None:
    state = after(2, BreakTie(0, (0,), (1, 2)), votes={"frost": {0: 3}, "sun": {0: 1}, "wind": {1: 1}})
    assert (why(state, "weather:frost"), why(state, "weather:rain")) == ("certain", "fewer-votes")


def test_doubling_needs_as_many_drops_as_there_are() -> None:
    state = after(2, SunWeather(0), clouds={"a2": {0: 7}, "b1": {0: 3}, "c1": {0: 4}, "b2": {1: 1}})
    assert why(state, "cloud:b2") == "your-cloud"
    assert why(state, "cloud:a2") == ("enough-drops", {"needed": 7, "have": 6})


def test_fertilizer_does_not_lie_side_by_side() -> None:
    state = after(3, PlaceFertilizer(0), options={"fertilizer": True}, fertilized="b2", round=0)
    assert (why(state, "tile:b2"), why(state, "tile:b1")) == ("fertilized-twice", "beside-fertilizer")


def test_nobody_is_told_a_reason_but_who_decides() -> None:
    assert position(2).why_not(1) == {}
