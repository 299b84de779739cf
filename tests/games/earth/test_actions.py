"""The four actions, for the active player and for the others."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, choose, go, goals, hand, lay, names, number
from tilth.core import Rng
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.data import DECK
from tilth.games.earth.rules.gaia import gaia_compost
from tilth.games.earth.rules.saving import all_cards
from tilth.games.earth.rules.state import EarthState


def played(action: str, *follow: str) -> EarthState:
    """Both players have a card with room for everything; seat 0 takes the action, seat 1 follows."""
    state = blank(2)
    for seat, slug in enumerate(("tor-grass", "english-walnut")):
        lay(state, seat, {"d4": slug})
    go(state, ChooseAction(0))
    choose(state, 0, action)
    choose(state, 1, *follow)
    return state


def holdings(state: EarthState, seat: int) -> dict[str, int]:
    return {
        "soil": state.soil[seat],
        "hand": len(state.hands[seat]),
        "compost": len(state.compost[seat]),
        "sprouts": sum(state.sprouts[seat]),
        "growth": sum(state.growth[seat]),
    }


NOTHING = {"soil": 0, "hand": 0, "compost": 0, "sprouts": 0, "growth": 0}


@pytest.mark.parametrize(
    ("action", "follow", "active", "other"),
    [
        ("compost", "soil", {"soil": 5, "compost": 2}, {"soil": 2}),
        ("compost", "compost", {"soil": 5, "compost": 2}, {"compost": 2}),
        ("water", "soil", {"soil": 2, "sprouts": 6, "hand": 2}, {"soil": 2}),
        ("water", "sprouts", {"soil": 2, "sprouts": 6, "hand": 2}, {"sprouts": 2}),
        ("grow", "cards", {"hand": 4, "growth": 2}, {"hand": 2}),
        ("grow", "growth", {"hand": 4, "growth": 2}, {"growth": 2}),
    ],
)
def test_what_the_active_player_gets_and_what_a_follower_chooses(
    action: str, follow: str, active: dict[str, int], other: dict[str, int]
) -> None:
    """The climate of the active player, Tropical Rainforest, gives two cards when blue was chosen."""
    state = played(action, follow)
    assert holdings(state, 0) == {**NOTHING, **active}
    assert holdings(state, 1) == {**NOTHING, **other}


def test_any_action_can_be_chosen_again() -> None:
    state = blank(2)
    state.action = 1
    go(state, ChooseAction(0))
    assert [option for option in state.options(0) if option[0] != "!"] == ["plant", "compost", "water", "grow"]


@pytest.mark.parametrize(
    ("terrain", "forbidden"),
    [("extinct-volcano", "compost"), ("circumpolar-barren-land", "grow"), ("fertile-rainless-land", "water")],
)
def test_three_terrains_forbid_their_owner_an_action_but_not_to_follow_it(terrain: str, forbidden: str) -> None:
    state = blank(2)
    lay(state, 0, {"d4": terrain})
    go(state, ChooseAction(0))
    assert forbidden not in state.options(0)
    state = blank(2)
    lay(state, 1, {"d4": terrain})
    go(state, ChooseAction(0))
    choose(state, 0, forbidden)
    assert state.to_act() == [1]
    assert len([option for option in state.options(1) if option[0] != "!"]) == 2


def test_everybody_draws_from_a_share_of_the_deck_so_that_speed_does_not_matter() -> None:
    results = []
    for order in ((1, 2), (2, 1)):
        state = blank(3)
        go(state, ChooseAction(0))
        choose(state, 0, "grow")
        for seat in order:
            choose(state, seat, "cards")
        results.append([names(cards) for cards in state.hands])
    assert results[0] == results[1]


def test_a_short_deck_is_filled_up_with_the_shuffled_discard_before_all_act() -> None:
    state = blank(2)
    state.discard = state.deck[:200]
    state.deck = state.deck[200:210]
    go(state, ChooseAction(0))
    choose(state, 0, "grow")
    choose(state, 1, "cards")
    assert len(state.hands[0]) + len(state.hands[1]) == 6
    assert state.discard == []


def test_with_no_cards_at_all_nothing_is_drawn() -> None:
    state = blank(2)
    state.deck = []
    go(state, ChooseAction(0))
    choose(state, 0, "grow")
    choose(state, 1, "cards")
    assert state.hands == [[], []]


@pytest.mark.parametrize("hidden", [False, True])
def test_what_others_plant_is_seen_when_all_are_ready(hidden: bool) -> None:
    state = blank(2, hidden_planting=hidden)
    hand(state, 0, "basil")
    hand(state, 1, "marula", "oakmoss")
    state.soil[:] = [9, 9]
    go(state, ChooseAction(0))
    choose(state, 0, "plant", "plant basil")
    if not hidden:
        choose(state, 0, state.options(0)[0])  # one of the four cards is kept
    for watching in (1, None):
        seen = state.view(watching)
        assert (seen["areas"][0]["field"], seen["areas"][0]["soil"], seen["areas"][0]["hand"]) == ({}, 9, 1)
        assert seen["scores"][0] == blank(2).view(watching)["scores"][0]
    assert state.view(0)["areas"][0]["field"]["d4"]["card"] == "basil"
    assert state.to_act() == [1]
    choose(state, 1, "plant oakmoss")
    assert state.view(1)["areas"][0]["field"]["d4"]["card"] == "basil"


def test_with_hidden_planting_the_cards_are_turned_up_before_anybody_draws() -> None:
    state = blank(2, hidden_planting=True)
    hand(state, 0, "basil")
    hand(state, 1, "oakmoss")
    state.soil[:] = [9, 9]
    go(state, ChooseAction(0))
    choose(state, 0, "plant", "plant basil")
    assert state.drawn[0] == []
    choose(state, 1, "plant oakmoss")
    assert len(state.drawn[0]) == 4, "only now seat 0 looks at four cards, and has seen what seat 1 planted"
    assert state.view(0)["areas"][1]["field"]["d4"]["card"] == "oakmoss"


def planted_with_event() -> EarthState:
    """Seat 0 has planted Basil and played an event that meets a goal; seat 1 still plants."""
    state = blank(2, hidden_planting=True)
    state.telling = True
    goals(state, "green-tree-ant")
    state.played[0] = [number(state, slug) for slug in ("mudpot", "tornado", "hail")]
    hand(state, 0, "basil", "cold-front")
    hand(state, 1, "marula", "oakmoss")
    state.soil[:] = [9, 9]
    go(state, ChooseAction(0))
    choose(state, 0, "plant", "plant basil", "!event cold-front")
    assert state.to_act() == [1]
    return state


def test_an_event_played_while_all_plant_is_seen_when_all_are_ready() -> None:
    state = planted_with_event()
    area = state.view(1)["areas"][0]
    assert (area["events"], area["hand"]) == (["mudpot", "tornado", "hail"], 2)
    assert state.view(0)["areas"][0]["events"][-1] == "cold-front"
    choose(state, 1, "plant oakmoss")
    assert state.view(1)["areas"][0]["events"][-1] == "cold-front"


def test_a_goal_met_by_an_event_while_all_plant_is_seen_when_all_are_ready() -> None:
    state = planted_with_event()
    for counts, met in ((3, False), (4, True)):
        view = state.view(1)
        assert (view["fauna"][0]["counts"][0], view["areas"][0]["reached"][0]) == (counts, met)
        if not met:
            choose(state, 1, "plant oakmoss")


def test_everything_done_while_all_act_is_told_in_full() -> None:
    """Tables show it to the others when all are ready."""
    told = {event.name: event.seen_by(1) for event in planted_with_event().take_events()}
    assert told["planted"] == ("seat:0", "card:basil", "cell:d4", 3)
    assert told["played"] == ("seat:0", "card:cold-front")


def test_what_a_bot_supposes_knows_nothing_of_what_others_do_while_all_plant() -> None:
    twin = planted_with_event().determinize(1, Rng(5))
    assert isinstance(twin, EarthState)
    assert names(twin.played[0])[-1] == "hail"
    assert (twin.spots[0], len(twin.hands[0])) == ([], 2)
    assert twin.to_act() == [0, 1]
    assert sorted(all_cards(twin)) == DECK


def test_composting_takes_cards_of_the_discard_where_that_was_agreed() -> None:
    for agreed, left in ((False, 10), (True, 6)):
        state = blank(2, compost_from_discard=agreed)
        state.discard = state.deck[:10]
        state.deck = state.deck[10:]
        thrown = set(state.discard)
        go(state, ChooseAction(0))
        choose(state, 0, "compost")
        choose(state, 1, "compost")
        state.gather()
        assert len(state.discard) == left
        for seat in (0, 1):
            assert len(state.compost[seat]) == 2
            assert (set(state.compost[seat]) <= thrown) is agreed


def test_with_too_few_cards_in_the_discard_the_rest_comes_from_the_deck() -> None:
    state = blank(2, compost_from_discard=True)
    state.telling = True
    state.discard = state.deck[:1]
    state.deck = state.deck[1:]
    go(state, ChooseAction(0))
    choose(state, 0, "compost")
    assert len(state.compost[0]) == 2
    told = [(event.name, event.args[1:]) for event in state.take_events() if event.name.startswith("composted")]
    assert told == [("composted_discard", (1,)), ("composted_deck", (1,))]


def test_between_turns_the_whole_discard_feeds_the_compost() -> None:
    state = blank(2, compost_from_discard=True)
    state.discard = state.deck[:3]
    state.deck = state.deck[3:]
    hand(state, 0, "cold-front")
    go(state, ChooseAction(0))
    choose(state, 0, "!event cold-front")
    assert (len(state.discard), len(state.compost[0])) == (1, 2)


def test_gaia_composts_from_the_deck_even_so() -> None:
    """The agreement is about the compost of the players."""
    state = blank(1, compost_from_discard=True)
    state.discard = state.deck[:50]
    state.deck = state.deck[50:]
    before = len(state.deck)
    gaia_compost(state, 2)
    assert len(state.deck) == before - 2
