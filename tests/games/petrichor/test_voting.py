"""Voting: for the action's weather, for the next one on the ring, or for the harvest."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import ONE_OF_EACH, act, after, asked, options, position, told, votes
from tilth.games.petrichor.rules.actions import Vote
from tilth.games.petrichor.rules.data import FROST, RAIN, SUN, WIND

ALL_TWELVE = {"frost": {0: 5}, "sun": {0: 7}}


@pytest.mark.parametrize(
    ("weather", "spaces"),
    [(FROST, ["frost", "sun"]), (SUN, ["sun", "wind"]), (WIND, ["wind", "rain"]), (RAIN, ["rain", "frost"])],
)
def test_a_vote_goes_to_the_actions_weather_or_the_next_clockwise(weather: int, spaces: list[str]) -> None:
    state = after(2, Vote(0, weather), dice=[0, 0, 0])
    assert options(state) == spaces
    act(state, spaces[1])
    assert votes(state, spaces[1]) == [1, 0]
    assert state.votes_left == [11, 12]


def test_the_vote_follows_the_action_not_the_cards() -> None:
    state = position(2, hands=["frost sun", ONE_OF_EACH], dice=[0, 0, 0])
    act(state, "rain=frost+sun")
    assert options(state) == ["rain", "frost"]


def test_lowering_a_die_gives_one_point() -> None:
    state = after(2, Vote(0, SUN), dice=[3, 0, 2])
    assert options(state) == ["sun", "wind", "die 2", "die 3"]
    act(state, "die 3")
    assert state.dice == [2, 0, 2]
    assert state.dice_points == [1, 0]
    assert state.votes_left == [12, 12], "no vote is placed for it"


def test_lowering_the_last_vote_of_a_die_turns_it_to_harvest_for_two_points() -> None:
    state = act(after(2, Vote(1, SUN), dice=[4, 1, 1]), "die 1")
    assert state.dice == [4, 0, 1]
    assert state.dice_points == [0, 2]


def test_dice_that_show_the_harvest_cannot_be_lowered() -> None:
    assert options(after(2, Vote(0, SUN), dice=[0, 0, 0])) == ["sun", "wind"]


def test_equal_dice_are_one_option() -> None:
    assert options(after(2, Vote(0, SUN), dice=[4, 4, 4])) == ["sun", "wind", "die 4"]


def test_voting_is_mandatory() -> None:
    assert "none" not in options(after(2, Vote(0, SUN)))


def test_who_has_no_vote_in_hand_may_move_one_that_lies_on_the_board() -> None:
    state = after(2, Vote(0, FROST), votes=ALL_TWELVE, dice=[0, 0, 0])
    assert options(state) == ["frost<sun", "sun<frost", "none"]
    act(state, "frost<sun")
    assert (votes(state, "frost"), votes(state, "sun"), state.votes_left[0]) == ([6, 0], [6, 0], 0)


def test_a_moved_vote_may_come_from_any_space_but_goes_to_the_actions_spaces() -> None:
    state = after(2, Vote(0, WIND), votes=ALL_TWELVE, dice=[0, 0, 0])
    assert options(state) == ["wind<frost", "wind<sun", "rain<frost", "rain<sun", "none"]


def test_only_own_votes_are_moved() -> None:
    state = after(2, Vote(0, FROST), votes={"frost": {0: 12}, "rain": {1: 3}}, dice=[0, 0, 0])
    assert options(state) == ["sun<frost", "none"]


def test_without_a_vote_in_hand_one_is_moved_or_a_die_lowered() -> None:
    state = after(2, Vote(0, WIND), votes={"wind": {0: 12}}, dice=[0, 2, 0])
    assert options(state) == ["rain<wind", "die 2"]


def test_moving_a_vote_is_optional_and_it_lapses_only_when_no_die_can_be_lowered() -> None:
    state = after(2, Vote(0, WIND), votes={"wind": {0: 12}}, dice=[0, 0, 0])
    assert options(state) == ["rain<wind", "none"]
    act(state, "none")
    assert told(state, "vote_lapsed") == [("seat:0",)]
    assert votes(state, "wind") == [12, 0]


def test_votes_are_not_moved_while_one_is_in_hand() -> None:
    assert options(after(2, Vote(0, FROST), votes={"sun": {0: 11}}, dice=[0, 0, 0])) == ["frost", "sun"]


def test_both_actions_of_a_turn_are_voted_on() -> None:
    state = position(2, hands=["sun frost frost", ONE_OF_EACH])
    act(state, "sun", "sun", "frost=frost+frost", "a2")
    assert asked(state) == "vote 0"
    act(state, "sun")
    assert votes(state, "sun") == [2, 0]
