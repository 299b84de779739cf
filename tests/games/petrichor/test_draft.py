"""The drafting variant."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import ONE_OF_EACH, after, asked, hand
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.rounds import CleanUpPhase, DealCards
from tilth.games.petrichor.rules.state import Petrichor

DRAFT = {"draft": True}


def pick(state: Petrichor, *options: str) -> None:
    """Everybody picks, seat 0 first."""
    for seat, option in enumerate(options):
        assert state.admits(seat, option), (seat, option, state.options(seat))
        state.choose(seat, option)


def pack(state: Petrichor, seat: int) -> list[int]:
    return state.packs[seat * 4 : seat * 4 + 4]


def test_four_players_keep_1_of_6_then_2_of_5_then_the_last_3() -> None:
    deck = "frost " * 6 + "sun " * 6 + "wind " * 6 + "rain " * 6
    state = after(4, DealCards(), options=DRAFT, hands=[""] * 4, deck=deck)
    # Packs of one kind leave nothing to choose, so all picks are made by the engine.
    assert [hand(state, seat) for seat in range(4)] == [
        "frost wind wind wind rain rain",
        "frost frost sun rain rain rain",
        "frost frost frost sun sun wind",
        "sun sun sun wind wind rain",
    ]


def test_packs_go_clockwise_to_the_next_player() -> None:
    deck = "frost frost frost sun sun sun " + "wind " * 6 + "rain " * 6 + "sun " * 6
    state = after(4, DealCards(), options=DRAFT, hands=[""] * 4, deck=deck)
    assert state.to_act() == [0]
    assert state.options(0) == ["frost", "sun"]
    state.choose(0, "frost")
    assert pack(state, 1) == [2, 3, 0, 0]
    assert state.to_act() == [1]
    assert state.options(1) == ["frost+frost", "frost+sun", "sun+sun"]


@pytest.mark.parametrize(("seats", "sizes"), [(2, [7, 6, 4]), (3, [7, 6, 4]), (4, [6, 5])])
def test_the_packs_shrink_as_the_rules_say(seats: int, sizes: list[int]) -> None:
    mixed = ONE_OF_EACH + " "
    state = after(seats, DealCards(), options=DRAFT, hands=[""] * seats, deck=mixed * 7, round=1)
    for size, keep in zip(sizes, [1, 2, 2], strict=False):
        assert [sum(pack(state, seat)) for seat in range(seats)] == [size] * seats
        for seat in range(seats):
            assert all(option.count("+") == keep - 1 for option in state.options(seat))
        pick(state, *[state.options(seat)[0] for seat in range(seats)])
    assert [state.hand_size(seat) for seat in range(seats)] == [sizes[0]] * seats
    assert sum(state.packs) == sum(state.picked) == 0


def test_cards_kept_from_the_last_round_take_no_part_in_the_draft() -> None:
    state = after(
        3, DealCards(), options=DRAFT, hands=["frost frost", "", ""], deck="sun " * 7 + "wind " * 7 + "rain " * 7
    )
    assert hand(state, 0).startswith("frost frost ")
    assert [state.hand_size(seat) for seat in range(3)] == [9, 7, 7]
    assert hand(state, 1).count("frost") == hand(state, 2).count("frost") == 0


def test_nobody_sees_a_pick_before_all_have_chosen() -> None:
    state = after(2, DealCards(), options=DRAFT, hands=["", ""], deck=(ONE_OF_EACH + " ") * 4)
    before = state.view(1)
    state.choose(0, state.options(0)[0])
    assert state.to_act() == [1]
    after_pick = state.view(1)
    assert after_pick["players"][0]["picked"] is None
    assert after_pick["players"][1] == before["players"][1]
    assert after_pick["players"][0]["hand_size"] == 0, "what was picked is not in the hand before the packs are passed"


@pytest.mark.parametrize("seed", range(4))
def test_two_players_at_the_start_the_second_gets_one_more_card_after_the_draft(seed: int) -> None:
    state = GAME.new(2, DRAFT, seed)
    assert isinstance(state, Petrichor)
    while asked(state).startswith("pick"):
        seat = state.to_act()[0]
        state.choose(seat, state.options(seat)[0])
    assert (state.hand_size(state.first), state.hand_size(1 - state.first)) == (7, 8)


def test_two_players_between_rounds_nobody_gets_one_more_card() -> None:
    state = after(2, CleanUpPhase(), options=DRAFT, hands=["", ""])
    while asked(state).startswith("pick"):
        seat = state.to_act()[0]
        state.choose(seat, state.options(seat)[0])
    assert (state.hand_size(0), state.hand_size(1)) == (7, 7)


def test_the_draft_does_not_exist_alone() -> None:
    assert "draft" not in GAME.check(1, None)
