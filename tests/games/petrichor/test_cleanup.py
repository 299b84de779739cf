"""The Clean-up Phase: the round marker, the dice and new cards."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import ONE_OF_EACH, after, hand, told
from tilth.games.petrichor.rules.data import DIE_SIDES, HARVEST
from tilth.games.petrichor.rules.rounds import CleanUpPhase, DealCards, RollDice


def test_the_round_marker_moves_on() -> None:
    assert after(3, CleanUpPhase(), round=2).round == 3


def test_the_round_marker_moves_before_the_cards_are_dealt() -> None:
    """Whoever drafts new cards already sees the number of the new round."""
    state = after(3, CleanUpPhase(), round=2, options={"draft": True}, deck=(ONE_OF_EACH + " ") * 6)
    assert state.to_act() == [0, 1, 2]
    assert state.round == 3


def test_dice_that_show_votes_are_rolled_again_and_the_harvest_ones_stay() -> None:
    """Over many seeds the first die always stays on harvest and the others take every side."""
    seen: set[int] = set()
    for seed in range(60):
        state = after(2, CleanUpPhase(), dice=(0, 3, 2), seed=seed)
        assert state.dice[0] == 0
        seen.update(state.dice[1:])
    assert seen == {0, 1, 2, 3, 4}


def test_after_a_harvest_by_dice_all_of_them_are_rolled() -> None:
    first = {after(2, CleanUpPhase(), dice=(0, 0, 0), seed=seed).dice[0] for seed in range(60)}
    assert first == {0, 1, 2, 3, 4}


def test_two_of_six_sides_show_the_harvest() -> None:
    assert sorted(DIE_SIDES) == [HARVEST, HARVEST, 1, 2, 3, 4]
    state = after(2, *[RollDice(True) for _ in range(1000)])
    rolls = [die for args in told(state, "dice_rolled") for die in args[0]]
    assert 900 < rolls.count("side:harvest") < 1100
    for side in (1, 2, 3, 4):
        assert 420 < rolls.count(f"side:{side}") < 580


@pytest.mark.parametrize(("seats", "number"), [(1, 8), (2, 7), (3, 7), (4, 6)])
def test_everybody_is_dealt_a_new_hand(seats: int, number: int) -> None:
    state = after(seats, DealCards(), hands=[""] * seats)
    assert [state.hand_size(seat) for seat in range(seats)] == [number] * seats
    assert len(state.deck) == 40 - seats * number


@pytest.mark.parametrize("first", [0, 1])
def test_between_rounds_two_players_get_seven_cards_each(first: int) -> None:
    state = after(2, CleanUpPhase(), first=first, hands=["", ""])
    assert (state.hand_size(0), state.hand_size(1)) == (7, 7)


def test_cards_kept_from_the_last_round_stay_in_hand() -> None:
    state = after(2, DealCards(), hands=["frost", ""], deck="sun " * 10 + "wind " * 4)
    assert hand(state, 0) == "frost" + " sun" * 7
    assert hand(state, 1) == "sun sun sun wind wind wind wind"


def test_when_the_deck_runs_out_the_discard_becomes_the_new_one_and_dealing_goes_on() -> None:
    """Three cards are left in the deck; the fourth comes from the discarded ones."""
    hands = ["frost " * 10 + "sun " * 9, ""]
    state = after(2, DealCards(), hands=hands, discard="wind " * 10 + "rain " * 8)
    assert len(state.deck) == (3 + 18) - 14
    assert state.discard == [0, 0, 0, 0]
    assert told(state, "deck_reshuffled") == [(18,)]
    assert state.hand_size(1) == 7


def test_the_new_deck_is_shuffled() -> None:
    decks = {
        tuple(after(1, DealCards(), hands=["frost"], discard="everything else", seed=seed).deck) for seed in range(5)
    }
    assert len(decks) == 5


def test_four_players_who_kept_four_cards_each_take_the_whole_deck() -> None:
    state = after(4, DealCards(), hands=[ONE_OF_EACH] * 4)
    assert [state.hand_size(seat) for seat in range(4)] == [10, 10, 10, 10]
    assert state.deck == []


def test_the_next_round_begins_with_the_holder_of_the_marker() -> None:
    state = after(4, CleanUpPhase(), first=2)
    assert state.to_act() == [2]


def test_after_the_final_round_there_is_no_clean_up() -> None:
    state = after(3, CleanUpPhase(), round=4, dice=(1, 2, 3), hands=["frost", "", ""])
    assert state.is_over()
    assert state.dice == [1, 2, 3]
    assert state.hand_size(0) == 1
    assert state.round == 4


def test_a_long_game_goes_on_after_the_fourth_round() -> None:
    state = after(3, CleanUpPhase(), round=4, options={"rounds": 6})
    assert state.round == 5
    assert not state.is_over()
