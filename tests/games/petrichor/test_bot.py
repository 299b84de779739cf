"""What Petrichor's bots know: what is worth a thought, and what a position is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.petrichor.positions import SOUTH, position
from tilth.core import Rng, ask
from tilth.games.petrichor import GAME
from tilth.games.petrichor.bot.features import LENGTH
from tilth.games.petrichor.bot.guide import GUIDE
from tilth.games.petrichor.bot.policy import Quick
from tilth.games.petrichor.bot.worth import harvest_chance, leading_chances, prospects, turns_left, wind_turns_left
from tilth.games.petrichor.rules.actions import KeepCards, SecondAction
from tilth.games.petrichor.rules.data import FROST, RAIN
from tilth.games.petrichor.rules.state import Petrichor

CLOUD = {"b1": {0: 1}}
EVERYTHING = {"fertilizer": True, "cactus": True}


def gain(seats: int, one: dict[str, Any], other: dict[str, Any]) -> float:
    """By how much seat 0 is better off in the first of two positions."""
    return prospects(position(seats, **one))[0] - prospects(position(seats, **other))[0]


# Candidates


def test_of_several_payments_the_one_that_leaves_the_better_hand_is_worth_a_thought() -> None:
    state = position(2, clouds=CLOUD, hands=["frost wind wind wind", "rain"])
    assert GUIDE.candidates(state, 0) == ["frost", "sun=wind+wind", "wind", "rain=wind+wind"]


def test_a_card_that_does_nothing_is_not_worth_a_thought_while_another_does_something() -> None:
    state = position(2, hands=["frost sun rain", "rain"])
    assert GUIDE.candidates(state, 0) == ["frost"]


def test_a_card_that_does_nothing_is_worth_a_thought_for_its_vote_where_all_others_cost_two() -> None:
    state = position(2, hands=["wind rain", "rain"], turns=2)
    assert set(GUIDE.candidates(state, 0)) == {"frost=wind+rain", "wind", "rain", "pass"}


def test_nobody_pays_twice_for_a_second_action_that_does_nothing() -> None:
    state = position(2, then=[SecondAction(0)], hands=["rain rain", "rain"])
    assert GUIDE.candidates(state, 0) == ["stop"]


def test_of_many_cards_different_ones_are_kept() -> None:
    state = position(2, then=[KeepCards(0)], hands=["frost frost frost sun wind rain", "rain"])
    assert GUIDE.candidates(state, 0) == ["frost+sun+wind+rain"]


# The round to come


def test_a_weather_with_many_votes_is_likely_to_come_and_the_surer_the_fewer_votes_are_left() -> None:
    early, late = leading_chances([4, 2, 1, 0], 8.0), leading_chances([4, 2, 1, 0], 0.5)
    assert sum(early) == pytest.approx(2)
    assert early[FROST] < late[FROST]
    assert late[FROST] > 0.99
    assert late[RAIN] < 0.05


def test_the_harvest_is_certain_in_the_final_round_and_when_all_dice_show_it() -> None:
    for state in (position(2, round=4), position(2, dice=(0, 0, 0))):
        assert harvest_chance(state, 3.0) == 1


def test_the_fewer_votes_are_left_on_the_dice_the_likelier_is_the_harvest() -> None:
    near, far = position(2, dice=(0, 0, 1)), position(2, dice=(4, 4, 4))
    assert harvest_chance(near, 4.0) > 0.5 > harvest_chance(far, 4.0)


def test_alone_the_harvest_comes_too_when_the_southern_winds_run_dry() -> None:
    full, low, dry = (position(1, dice=(4, 4, 4)) for _ in range(3))
    low.supply[SOUTH], dry.supply[SOUTH] = 2, 0
    assert harvest_chance(full, 2.0, 3.0) < harvest_chance(low, 2.0, 3.0) < harvest_chance(dry, 2.0, 3.0) == 1


def test_in_the_variant_with_one_more_turn_the_southern_winds_have_one_after_the_pass_too() -> None:
    plain, more = position(1), position(1, options={"one_more_turn": True})
    assert wind_turns_left(more) == wind_turns_left(plain) + 1


def test_the_southern_winds_have_turns_only_where_somebody_is_alone() -> None:
    assert wind_turns_left(position(2)) == 0


def test_after_a_pass_everybody_else_has_one_more_turn() -> None:
    assert turns_left(position(2, passed=1, turns=3)) <= 1 < turns_left(position(2))


# What a position is worth


def test_a_first_cloud_is_worth_more_than_its_drop_in_the_supply() -> None:
    assert gain(2, {"clouds": CLOUD}, {}) > 0.5


def test_a_fifth_drop_on_a_tile_that_is_safe_is_worth_less_than_in_the_supply() -> None:
    late: dict[str, Any] = {"round": 4, "passed": 1, "turns": 4, "hands": ["", ""]}
    assert gain(2, {"water": {"a2": {0: 6}}, **late}, {"water": {"a2": {0: 5}}, **late}) <= 0


def test_rain_that_is_voted_for_brings_the_water_of_thunderclouds_down() -> None:
    above: dict[str, Any] = {"clouds": {"a2": {0: 4}}, "round": 4, "passed": 1, "turns": 4, "hands": ["", ""]}
    assert gain(2, {"votes": {"rain": {1: 2}}, **above}, {"votes": {"sun": {1: 2}}, **above}) > 3


def test_sprouting_coffee_is_worth_more_when_the_sun_comes() -> None:
    coffee: dict[str, Any] = {"water": {"a3": {0: 4}}, "round": 4, "passed": 1, "turns": 4, "hands": ["", ""]}
    assert gain(2, {"votes": {"sun": {1: 1}}, **coffee}, {"votes": {"wind": {1: 1}}, **coffee}) > 2


def test_the_second_on_potatoes_is_better_off_than_the_first() -> None:
    late: dict[str, Any] = {"round": 4, "passed": 1, "turns": 4, "hands": ["", ""]}
    assert gain(2, {"water": {"b3": {0: 1, 1: 2}}, **late}, {"water": {"b3": {0: 2, 1: 1}}, **late}) > 2


def test_the_most_wheat_is_worth_its_bonus() -> None:
    assert gain(2, {"wheat": (1, 0), "round": 4}, {"wheat": (0, 1), "round": 4}) > 10


def test_alone_the_southern_winds_expect_points_for_every_turn_they_will_have() -> None:
    early, late = position(1, round=1), position(1, round=4)
    assert GUIDE.rival(early) > GUIDE.rival(late) > 0
    assert GUIDE.rival(late) == prospects(late)[SOUTH]


def test_alone_a_vote_is_worth_less_while_the_southern_winds_still_vote() -> None:
    vote: dict[str, Any] = {"votes": {"sun": {0: 2}}}
    over: dict[str, Any] = {"passed": 0, "turns": 4, "hands": [""]}
    assert gain(1, vote, {}) < gain(1, {**vote, **over}, over)


# A position in numbers


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_is_as_many_numbers_whatever_the_table(seats: int) -> None:
    for options in ({}, EVERYTHING):
        state = GAME.new(seats, options, 3)
        assert {len(GUIDE.features(state, seat)) for seat in range(seats)} == {LENGTH}


def test_a_position_in_numbers_does_not_depend_on_what_others_hold() -> None:
    one, other = position(2, hands=["frost", "sun sun"]), position(2, hands=["frost", "rain wind"])
    assert GUIDE.features(one, 0) == GUIDE.features(other, 0)


def test_two_clouds_over_like_crops_may_change_places() -> None:
    one, other = position(2, clouds={"a2": {0: 1}}), position(2, clouds={"c2": {0: 1}})
    assert GUIDE.features(one, 0) == GUIDE.features(other, 0)


# The quick player


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_quick_player_finishes_every_kind_of_game(seats: int) -> None:
    for seed, options in enumerate(({}, EVERYTHING)):
        state, rng = GAME.new(seats, options, seed), Rng(seed)
        while not state.is_over():
            seat = state.to_act()[0]
            state.choose(seat, ask(Quick(), state, seat, rng))
        assert isinstance(state, Petrichor)
