"""Merging, growing and overflowing, always at the end of an effect."""

from __future__ import annotations

from tests.games.petrichor.positions import act, air, asked, cloud, growth, position, resolving, told, water
from tilth.games.petrichor.rules.actions import AddDrops, FrostAction, SunAction


def test_two_clouds_in_one_place_merge_into_a_thundercloud() -> None:
    state = act(resolving("wind", clouds={"a2": {0: 1}, "b2": {1: 1}}), "a2-b2")
    assert (cloud(state, "a2"), cloud(state, "b2"), air(state, "b2")) == ("none", "thunder", [1, 1])


def test_a_light_cloud_grows_at_four_drops() -> None:
    state = position(2, then=[SunAction(0)], clouds={"a2": {0: 2}})
    assert (cloud(state, "a2"), air(state, "a2")) == ("thunder", [4, 0])


def test_a_light_cloud_of_three_drops_stays_light() -> None:
    state = position(2, then=[SunAction(0)], clouds={"a2": {0: 1}})
    assert (cloud(state, "a2"), air(state, "a2")) == ("light", [3, 0])


def test_a_thundercloud_below_four_drops_stays_thunder() -> None:
    state = act(resolving("rain", clouds={"a2": {0: 4}, "b2": {0: 1}}), "a2:0", "none")
    assert (cloud(state, "a2"), air(state, "a2")) == ("thunder", [3, 0])


def test_a_thundercloud_overflows_at_eight_drops() -> None:
    state = position(2, then=[SunAction(0)], clouds={"a2": {0: 2, 1: 4}})
    assert (cloud(state, "a2"), water(state, "a2")) == ("none", [4, 4])


def test_a_thundercloud_of_seven_drops_does_not_overflow() -> None:
    state = position(2, then=[SunAction(0)], clouds={"a2": {0: 1, 1: 4}})
    assert (cloud(state, "a2"), air(state, "a2"), water(state, "a2")) == ("thunder", [3, 4], [0, 0])


def test_three_drops_into_a_cloud_of_seven_pour_all_ten() -> None:
    """The rulebook's example: the cloud overflows once all three drops are placed, not at the first."""
    state = position(2, then=[AddDrops(0, 0, 3)], clouds={"a2": {0: 3, 1: 4}})
    assert (cloud(state, "a2"), water(state, "a2")) == ("none", [6, 4])
    assert told(state, "overflow") == [("tile:a2", 10)]


def test_an_overflow_may_follow_a_merge() -> None:
    state = act(resolving("wind", clouds={"a2": {0: 4}, "b2": {1: 4}}), "a2-b2")
    assert (cloud(state, "b2"), water(state, "b2"), water(state, "a2")) == ("none", [4, 4], [0, 0])


def test_a_merge_below_eight_drops_does_not_overflow() -> None:
    state = act(resolving("wind", clouds={"a2": {0: 4}, "b2": {1: 3}}), "a2-b2")
    assert (cloud(state, "b2"), air(state, "b2")) == ("thunder", [4, 3])


def test_a_light_cloud_that_jumps_to_eight_grows_and_overflows_in_one_effect() -> None:
    state = position(2, then=[AddDrops(0, 0, 6)], clouds={"a2": {0: 2}})
    assert (cloud(state, "a2"), water(state, "a2")) == ("none", [8, 0])
    names = [event.name for event in state.take_events()]
    assert names == ["added", "thunder", "overflow", "poured", "grew"]


def test_an_overflow_waters_the_crop() -> None:
    state = position(2, then=[SunAction(0)], clouds={"b1": {0: 6}})
    assert (growth(state, "b1"), water(state, "b1")) == ("developed", [8, 0])


def test_two_actions_of_a_turn_are_two_effects() -> None:
    """The first Sun makes seven drops and a thundercloud, the second one nine: it overflows only then."""
    hands = ["sun sun sun", "sun rain"]
    state = position(2, hands=hands, clouds={"a2": {0: 5}})
    act(state, "sun")
    assert (cloud(state, "a2"), air(state, "a2")) == ("thunder", [7, 0])
    act(state, "sun", "sun=sun+sun")
    assert (cloud(state, "a2"), water(state, "a2")) == ("none", [9, 0])


def test_a_cloud_that_overflowed_in_the_first_action_is_gone_for_the_second() -> None:
    state = position(2, hands=["sun sun sun", "sun rain"], clouds={"a2": {0: 6}})
    act(state, "sun", "sun")
    assert asked(state) == "second_action 0"
    act(state, "sun=sun+sun")
    assert told(state, "nothing_happens") == [("seat:0", "weather:sun")]
    assert water(state, "a2") == [8, 0]


def test_a_new_cloud_is_light() -> None:
    state = act(position(2, then=[FrostAction(1)]), "c2")
    assert (cloud(state, "c2"), air(state, "c2")) == ("light", [0, 1])
