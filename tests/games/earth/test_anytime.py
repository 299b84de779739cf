"""Events at any time by anybody, and sprouts for soil."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, board, choose, fill_compost, go, hand, lay, names, pieces_at
from tilth.core import Rng
from tilth.games.earth.rules.actions import ChooseAction, everybody_acts
from tilth.games.earth.rules.anytime import LastChance
from tilth.games.earth.rules.lines import RED
from tilth.games.earth.rules.planting import Plant
from tilth.games.earth.rules.state import EarthState


def test_three_sprouts_can_be_exchanged_for_two_soil_again_and_again() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "basil"}, sprouts={"d4": 6})
    go(state, Plant(0, 1))
    choose(state, 0, "!exchange", "!exchange")
    assert state.soil[0] == 4
    assert pieces_at(state, 0, "d4") == (0, 0)
    assert state.is_over()  # nothing was left but to be done


def test_the_player_says_which_sprouts_are_exchanged() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "basil", "e4": "marula"}, sprouts={"d4": 2, "e4": 4})
    go(state, Plant(0, 1))
    choose(state, 0, "!exchange")
    assert state.options(0) == ["d4", "d4 2", "e4", "e4 3"]
    choose(state, 0, "d4", "e4 2")
    assert (pieces_at(state, 0, "d4")[0], pieces_at(state, 0, "e4")[0], state.soil[0]) == (1, 2, 2)


def test_two_sprouts_are_not_enough() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "basil"}, sprouts={"d4": 2})
    hand(state, 0, "oakmoss")
    state.soil[0] = 5
    go(state, Plant(0, 1))
    assert "!exchange" not in state.options(0)


def test_an_event_costs_what_it_says_and_lies_open() -> None:
    state = blank(2)
    hand(state, 0, "lava-tube", "basil")
    state.soil[0] = 1
    board(state, 0, island="kauai")
    go(state, ChooseAction(0))
    choose(state, 0, "!event lava-tube")
    assert names(state.played[0]) == ["lava-tube"]
    assert len(state.hands[0]) == 1 + 2
    assert state.soil[0] == 0


def test_an_event_that_cannot_be_paid_is_not_offered() -> None:
    state = blank(2)
    hand(state, 0, "lava-tube")
    go(state, ChooseAction(0))
    assert "!event lava-tube" not in state.options(0)


def test_an_event_can_be_played_in_another_players_turn() -> None:
    state = blank(2)
    hand(state, 1, "cold-front")
    go(state, ChooseAction(0))
    choose(state, 1, "!event cold-front")
    assert len(state.compost[1]) == 2
    assert state.to_act() == [0]


def test_an_event_can_be_played_by_who_is_ready_while_others_think() -> None:
    state = blank(2)
    hand(state, 0, "mudpot")
    state.action = RED
    everybody_acts(state)
    state.advance()
    assert state.to_act() == [1]
    choose(state, 0, "!event mudpot")
    assert state.soil[0] == 5 + 1 + 1  # Vulcano pays for an event
    assert state.to_act() == [1]


@pytest.mark.parametrize(("island", "soil", "cards"), [("vulcano", 2, 0), ("jamaica", 1, 1), ("kauai", 1, 0)])
def test_two_islands_pay_for_every_event(island: str, soil: int, cards: int) -> None:
    state = blank(2)
    board(state, 0, island=island)
    hand(state, 0, "mudpot")
    go(state, ChooseAction(0))
    choose(state, 0, "!event mudpot")
    assert (state.soil[0], len(state.hands[0])) == (soil, cards)


def test_a_shooting_star_takes_one_of_the_top_three_of_the_compost() -> None:
    state = blank(2)
    hand(state, 0, "shooting-star")
    fill_compost(state, 0, 5)
    bottom, top = state.compost[0][:2], state.compost[0][2:]
    go(state, ChooseAction(0))
    choose(state, 0, "!event shooting-star")
    assert state.options(0) == [*names(top), "enough"]
    choose(state, 0, names(top)[1])
    assert state.hands[0] == [top[1]]
    assert state.compost[0] == [*bottom, top[0], top[2]]


def test_what_a_bot_supposes_keeps_the_cards_it_looks_at_also_where_there_are_fewer_than_three() -> None:
    state = blank(2)
    hand(state, 0, "shooting-star")
    fill_compost(state, 0, 2)
    go(state, ChooseAction(0))
    choose(state, 0, "!event shooting-star")
    for seed in range(9):
        world = state.determinize(0, Rng(seed))
        assert isinstance(world, EarthState)
        assert world.compost[0] == state.compost[0]


def test_a_shooting_star_needs_a_compost() -> None:
    state = blank(2)
    hand(state, 0, "shooting-star")
    go(state, ChooseAction(0))
    assert "!event shooting-star" not in state.options(0)


def test_events_have_a_last_chance_before_scoring() -> None:
    state = blank(1)
    hand(state, 0, "rainbow")
    lay(state, 0, {"d4": "oakmoss"})
    go(state, LastChance(0))
    choose(state, 0, "!event rainbow")
    assert pieces_at(state, 0, "d4") == (0, 1)
    assert state.is_over()


def test_whoever_has_nothing_to_play_is_not_asked_for_a_last_chance() -> None:
    state = blank(1)
    go(state, LastChance(0))
    assert state.is_over()


def test_nobody_begins_another_exchange_before_the_first_is_paid() -> None:
    """The sprouts are promised: while somebody else exchanges, they cannot be spent a second time."""
    state = blank(2)
    for seat, cards in ((0, ("basil", "oakmoss")), (1, ("marula", "white-oak"))):
        lay(state, seat, dict(zip(("d4", "e4"), cards, strict=True)))
        for cell in state.spots[seat]:
            state.sprouts[seat][cell] = 2
    go(state, ChooseAction(0))
    choose(state, 0, "!exchange", "d4")
    assert "!exchange" in state.options(1)
    choose(state, 1, "!exchange")
    assert state.to_act() == [1]
    assert state.options(0) == []
