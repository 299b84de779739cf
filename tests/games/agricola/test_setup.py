"""Dealing, and the variants of dealing."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import choose, table, turn
from tilth.games.agricola import GAME
from tilth.games.agricola.cards.facts import FACTS, MINOR, OCCUPATION
from tilth.games.agricola.rules.state import Agricola


def new(seats: int, **options: object) -> Agricola:
    state = GAME.new(seats, options, 3, telling=True)
    assert isinstance(state, Agricola)
    return state


def of_kind(cards: list[str], kind: str) -> int:
    return len([name for name in cards if FACTS[name].kind == kind])


def test_seven_occupations_and_seven_minor_improvements_each() -> None:
    hand = new(1, mode="full").players[0].hand
    assert (of_kind(hand, OCCUPATION), of_kind(hand, MINOR)) == (7, 7)


def test_the_family_game_deals_no_cards() -> None:
    state = new(3, mode="family")
    assert [player.hand for player in state.players] == [[], [], []]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_occupations_are_for_the_number_of_players(seats: int) -> None:
    state = new(seats, mode="full")
    cards = state.occupation_deck + [name for player in state.players for name in player.hand]
    assert cards
    assert max(FACTS[name].players for name in cards) <= seats


@pytest.mark.parametrize("decks", ["E", "I", "K", "EK"])
def test_only_cards_of_the_chosen_decks(decks: str) -> None:
    state = new(4, mode="full", decks=decks)
    cards = [name for player in state.players for name in player.hand] + state.occupation_deck + state.minor_deck
    assert {FACTS[name].deck for name in cards} <= set(decks)


def test_until_all_cards_exist_hands_are_smaller_but_equal_and_it_is_said() -> None:
    state = new(5, mode="full", decks="K")
    sizes = {(of_kind(player.hand, OCCUPATION), of_kind(player.hand, MINOR)) for player in state.players}
    assert len(sizes) == 1
    if sizes != {(7, 7)}:
        assert "few_cards" in [event.name for event in state.take_events()]


def test_ten_minus_three_lays_aside_three_of_each_kind() -> None:
    state = new(1, mode="full", deal="ten")
    assert of_kind(state.players[0].hand, OCCUPATION) == 10
    for kind in (OCCUPATION, MINOR):
        for _ in range(3):
            assert state.deciding(0).name == "drop"  # type: ignore[union-attr]
            cards = [option.split()[1] for option in state.options(0)]
            assert {FACTS[name].kind for name in cards} == {kind}
            choose(state, state.options(0)[0])
    hand = state.players[0].hand
    assert (of_kind(hand, OCCUPATION), of_kind(hand, MINOR)) == (7, 7)
    assert len(state.buried) == 6
    assert state.deciding(0).name == "place"  # type: ignore[union-attr]


def test_a_mulligan_costs_one_card_each_time() -> None:
    state = new(1, mode="full", deal="mulligan")
    before = set(state.players[0].hand)
    state.minor_deck = [name for name, facts in FACTS.items() if facts.kind == MINOR and name not in before]
    choose(state, "redeal minor")
    assert of_kind(state.players[0].hand, MINOR) == 6
    assert of_kind(state.players[0].hand, OCCUPATION) == 7
    assert not {name for name in state.players[0].hand if FACTS[name].kind == MINOR} & before
    choose(state, "redeal minor", "keep")
    assert of_kind(state.players[0].hand, MINOR) == 5
    assert state.deciding(0).name == "place"  # type: ignore[union-attr]


def test_a_draft_passes_the_packs_to_the_left_first_occupations_then_minor_improvements() -> None:
    state = new(3, mode="full", deal="draft")
    packs = [list(player.pack) for player in state.players]
    size = of_kind(packs[0], OCCUPATION)
    assert size > 1
    assert state.to_act() == [0, 1, 2]
    for seat in (2, 0, 1):
        choose(state, state.options(seat)[0], seat=seat)
    left = [{name for name in player.pack if FACTS[name].kind == OCCUPATION} for player in state.players]
    for seat in range(3):
        assert left[(seat + 1) % 3] < set(packs[seat]), "the rest of the pack went to the left"
    while state.to_act() and state.deciding(state.to_act()[0]).name == "draft":  # type: ignore[union-attr]
        seat = state.to_act()[-1]
        choose(state, state.options(seat)[-1], seat=seat)
    assert {of_kind(player.hand, OCCUPATION) for player in state.players} == {size}
    assert [player.pack for player in state.players] == [[], [], []]


def test_three_cards_are_exchanged_for_one_at_any_time() -> None:
    state = table(2, "full", exchange=True)
    state.players[0].hand = ["woodcutter", "chief", "axe", "raft"]
    state.occupation_deck = ["dock_worker"]
    turn(state)
    choose(state, "!exchange occupation", "discard axe", "discard raft", "discard chief")
    assert state.players[0].hand == ["woodcutter", "dock_worker"]
    assert state.deciding(0).name == "place"  # type: ignore[union-attr]


def test_without_the_variant_no_cards_are_exchanged() -> None:
    state = table(2, "full")
    state.players[0].hand = ["woodcutter", "chief", "axe"]
    assert not [option for option in turn(state) if option.startswith("!exchange")]


def test_hands_are_seen_by_their_owner_only() -> None:
    state = new(2, mode="full")
    mine = state.view(0)["players"]
    assert mine[0]["hand"] == state.players[0].hand
    assert mine[1]["hand"] is None
    hand = state.players[1].hand
    assert (mine[1]["hand_occupations"], mine[1]["hand_minors"]) == (of_kind(hand, OCCUPATION), of_kind(hand, MINOR))
    assert [player["hand"] for player in state.view(None)["players"]] == [None, None]


def test_round_cards_to_come_are_hidden() -> None:
    cards = new(2, mode="family").view(0)["round_cards"]
    assert cards[0] is not None
    assert cards[1:] == [None] * 13
