"""Turns, passing, the marker and the hand limit."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import ONE_OF_EACH, act, after, asked, hand, options, position
from tilth.games.petrichor.rules.actions import ActionPhase, HandLimit, TakeTurn
from tilth.games.petrichor.rules.state import Petrichor


def play_rain(state: Petrichor) -> None:
    """A turn that moves nothing: Rain without clouds, voted for itself; the card left pays for no more."""
    act(state, "rain", "rain")


def test_turns_go_clockwise_from_the_first_player() -> None:
    state = after(3, ActionPhase(), first=1, hands=["rain sun"] * 3)
    for seat in (1, 2, 0):
        assert asked(state) == f"turn {seat}"
        play_rain(state)
    assert asked(state) == "turn 1"


def test_nobody_passes_in_the_first_turn_of_a_round() -> None:
    state = after(3, ActionPhase(), hands=["rain sun"] * 3)
    for _ in range(3):
        assert "pass" not in options(state)
        play_rain(state)
    assert options(state)[-1] == "pass"


def test_in_the_next_round_the_first_turn_is_again_without_a_pass() -> None:
    state = position(3, then=[ActionPhase()], passed=1, turns=9, round=2)
    assert "pass" not in options(state)
    assert (state.turns, state.passer) == (0, -1)


def test_somebody_without_cards_in_a_first_turn_can_only_pass() -> None:
    """It cannot come about in play, but it can be typed in."""
    state = after(3, TakeTurn(0), hands=["", ONE_OF_EACH, ONE_OF_EACH])
    assert asked(state) == "turn 1"
    assert state.passer == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_to_pass_discards_the_hand_and_takes_the_marker(seats: int) -> None:
    state = after(seats, TakeTurn(2), turns=seats, hands=[ONE_OF_EACH] * seats)
    act(state, "pass")
    assert hand(state, 2) == ""
    assert state.discard == [1, 1, 1, 1]
    assert state.first == 2


@pytest.mark.parametrize(("seats", "passer", "right"), [(3, 0, 2), (3, 2, 1), (4, 0, 3), (4, 3, 2)])
def test_a_passer_who_holds_the_marker_gives_it_to_the_right(seats: int, passer: int, right: int) -> None:
    """Anticlockwise, so that the passer becomes the second in turn order."""
    state = after(seats, TakeTurn(passer), first=passer, turns=seats)
    act(state, "pass")
    assert state.first == right
    assert (state.first + 1) % seats == passer


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_first_pass_all_others_have_one_more_turn(seats: int) -> None:
    state = after(seats, TakeTurn(1), turns=seats, hands=["rain sun"] * seats)
    act(state, "pass")
    for turn in range(1, seats):
        assert asked(state) == f"turn {(1 + turn) % seats}"
        play_rain(state)
    assert state.is_over()


def test_a_later_pass_does_nothing() -> None:
    state = after(3, TakeTurn(1), turns=3)
    act(state, "pass", "pass")
    assert (hand(state, 1), hand(state, 2)) == ("", ONE_OF_EACH)
    assert state.first == 1
    act(state, "pass")
    assert hand(state, 0) == ONE_OF_EACH
    assert state.first == 1


@pytest.mark.parametrize("first", [0, 1])
def test_with_two_players_the_first_passer_keeps_hand_and_marker_stays(first: int) -> None:
    state = after(2, TakeTurn(0), first=first, turns=2)
    act(state, "pass")
    assert hand(state, 0) == ONE_OF_EACH
    assert state.first == first
    assert asked(state) == "turn 1"


def test_the_turn_order_after_a_pass_does_not_jump_to_the_new_first_player() -> None:
    state = after(4, TakeTurn(2), first=2, turns=4)
    act(state, "pass")
    assert (state.first, asked(state)) == (1, "turn 3")


def test_whoever_holds_five_or_more_cards_keeps_four() -> None:
    hands = ["frost frost sun sun wind", ONE_OF_EACH, "rain rain rain rain sun sun"]
    state = after(3, HandLimit(), hands=hands)
    assert state.to_act() == [0, 2]
    assert state.options(0) == ["frost+frost+sun+sun", "frost+frost+sun+wind", "frost+sun+sun+wind"]
    state.choose(2, "sun+rain+rain+rain")
    state.choose(0, "frost+sun+sun+wind")
    assert [hand(state, seat) for seat in range(3)] == ["frost sun sun wind", ONE_OF_EACH, "sun rain rain rain"]
    assert state.discard == [1, 1, 0, 1]


def test_four_cards_are_not_too_many() -> None:
    assert after(3, HandLimit(), hands=[ONE_OF_EACH] * 3).is_over()


def test_a_two_player_passer_discards_down_to_four_at_the_end_of_the_phase() -> None:
    state = position(2, then=[ActionPhase()], hands=["frost frost sun sun wind wind rain", "rain sun"])
    act(state, "rain", "rain", "stop", "rain", "rain", "pass", "pass")
    assert asked(state) == "keep_cards 0"
    act(state, "frost+frost+sun+sun")
    assert hand(state, 0) == "frost frost sun sun"
