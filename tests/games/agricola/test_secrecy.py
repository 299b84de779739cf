"""At a table nobody can tell from who is asked what another one holds: with other cards the same is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.agricola.positions import choose, farm, full, go, hold, occupy, open_space, own, visit
from tilth.core.cards import Moment
from tilth.games.agricola.cards.minors_i import PlaceSecond
from tilth.games.agricola.rules.board import SPACE_NAMES
from tilth.games.agricola.rules.improvements import Improve, PlayOccupation, PutDown
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.state import Agricola

CAN = ("woodcutter", "market_stall")
"""An occupation without a price, and a minor improvement for 1 grain."""
CANNOT = ("chief", "outhouse")
"""An occupation that costs 2 food more, and an improvement whose condition is not met where all have occupations."""


def table(*hand: str, seat: int = 0, round_number: int = 1) -> Agricola:
    """A table that waits for private decisions, with these cards in one hand."""
    state = full(4, round_number)
    state.patient = True
    hold(state, seat, *hand)
    return state


def asked(state: Agricola) -> list[tuple[int, str]]:
    """Who is asked, and what, one after the other, where all refuse."""
    found = []
    while not state.is_over():
        (seat,) = state.to_act()
        step = state.deciding(seat)
        assert step is not None
        found.append((seat, step.name))
        state.choose(seat, next((one for one in ("no", "pass", "done") if one in state.options(seat)), "stay"))
    return found


def played_chief(*hands: tuple[str, ...]) -> list[tuple[int, str]]:
    state = full()
    state.patient = True
    for seat, hand in enumerate(hands, 1):
        hold(state, seat, *hand)
    hold(state, 0, "chief")
    return asked(go(state, PutDown(0, "chief")))


def test_with_the_chief_all_who_hold_occupations_are_asked_for_his_daughter() -> None:
    everybody = [(1, "ask"), (2, "ask"), (3, "ask")]
    assert played_chief(("chiefs_daughter",), ("baker",), ("woodcutter",)) == everybody
    assert played_chief(("baker",), ("chiefs_daughter",), ("woodcutter",)) == everybody
    assert played_chief(("baker",), ("cook",), ("woodcutter",)) == everybody


def test_who_holds_no_occupation_cannot_have_the_chiefs_daughter() -> None:
    assert played_chief(("axe",), (), ("woodcutter",)) == [(3, "ask")]


def test_nobody_is_asked_for_a_chiefs_daughter_who_lies_on_the_table() -> None:
    state = table("woodcutter", seat=2)
    own(state, 1, "chiefs_daughter")
    hold(state, 0, "chief")
    assert go(state, PutDown(0, "chief")).is_over()


def test_who_does_not_hold_the_chiefs_daughter_can_only_say_no() -> None:
    state = table("woodcutter", seat=1)
    hold(state, 0, "chief")
    go(state, PutDown(0, "chief"))
    assert state.options(1) == ["no"]
    assert state.is_forced(1)


def test_in_a_simulation_only_who_has_a_choice_is_asked() -> None:
    state = full()
    hold(state, 1, "woodcutter")
    hold(state, 0, "chief")
    assert go(state, PutDown(0, "chief")).is_over()


def test_after_the_starting_player_space_a_minor_improvement_is_asked_for_whatever_is_in_hand() -> None:
    for card in ("market_stall", "outhouse", "raft"):
        state = table(card)
        visit(state, "starting_player_minor")
        assert asked(state) == [(0, "improve")]
    assert visit(table("woodcutter"), "starting_player_minor").is_over()


def scholar(state: Agricola) -> None:
    farm(state, house="stone", food=1)
    own(state, 0, "scholar")
    go(state, Moment("round_start", 0))


def educator(state: Agricola) -> None:
    farm(state, food=3)
    own(state, 0, "educator")
    go(state, Moment("other_played_occupation", 0, (1, "baker")))


def puppeteer(state: Agricola) -> None:
    farm(state, food=1)
    own(state, 0, "puppeteer")
    go(state, Moment("other_took", 0, (1, ("p4_traveling_players", [0] * 10))))


def writing_desk(state: Agricola) -> None:
    farm(state, food=2)
    own(state, 0, "writing_desk", "baker")
    state.players[0].notes["writing_desk"] = state.round * 10 + state.players[0].placed
    go(state, Moment("used", 0, "occupation"))


def merchant(state: Agricola) -> None:
    farm(state, food=1, grain=1)
    own(state, 0, "merchant")
    go(state, Moment("improved", 0, (False, True)))


def businessman(state: Agricola) -> None:
    farm(state, grain=1)
    own(state, 0, "businessman")
    state.players[0].notes["businessman"] = 1
    go(state, Moment("improved", 0, (False, True)))


def salesman(state: Agricola) -> None:
    farm(state, grain=1)
    own(state, 0, "traveling_salesman")
    state.players[0].notes.update(traveling_salesman=1, minor_played=1)
    go(state, Moment("improved", 0, (True, True)))


CARDS = [scholar, educator, puppeteer, writing_desk, merchant, businessman, salesman]


@pytest.mark.parametrize("begin", CARDS, ids=lambda begin: begin.__name__)
def test_a_card_that_lets_another_one_be_played_is_offered_whether_there_is_one_or_not(
    begin: Callable[[Agricola], None],
) -> None:
    offers = []
    for hand in (CAN, CANNOT):
        state = table(*hand)
        own(state, 1, "baker")
        own(state, 2, "baker")
        begin(state)
        offers.append(len(state.options(0)) > 1)
        assert asked(state) == [(0, "offer")]
    assert offers == [True, False], "with one of the hands there must be a real choice"


@pytest.mark.parametrize("begin", CARDS, ids=lambda begin: begin.__name__)
def test_it_is_not_offered_where_everybody_sees_that_there_is_no_card(begin: Callable[[Agricola], None]) -> None:
    state = table()
    begin(state)
    assert asked(state) == []


def test_what_the_scholar_may_do_is_asked_whether_it_is_one_thing_or_both() -> None:
    for hand in (CAN, ("woodcutter", "outhouse"), ("chief", "market_stall")):
        state = table(*hand)
        farm(state, house="stone", food=1, grain=1)
        own(state, 0, "scholar")
        go(state, Moment("round_start", 0))
        choose(state, "scholar")
        step = state.deciding(0)
        assert step is not None
        assert step.name == "ask"


@pytest.mark.parametrize(("hand", "ways"), [("woodcutter", ["occupation", "growth"]), ("chief", ["growth"])])
def test_what_a_space_with_a_choice_offers_is_asked_although_it_may_be_one_thing(hand: str, ways: list[str]) -> None:
    state = full(5, 5)
    state.patient = True
    hold(state, 0, hand)
    farm(state, rooms="a1+b1+c1", food=1)
    visit(state, "p5_occupation_or_growth")
    assert state.options(0)[: len(ways)] == ways
    assert state.deciding(0) is not None


LAST = {"occupation": ("woodcutter", "chief"), "improvement": ("clogs", "outhouse")}
"""A space, and a card that can be played there and one that cannot."""


@pytest.mark.parametrize("step", [Place(0), PlaceSecond(0, False)], ids=lambda step: step.name)
@pytest.mark.parametrize("space", LAST)
def test_a_last_space_is_chosen_by_hand_where_a_card_could_be_played(space: str, step: Place) -> None:
    options = []
    for card in LAST[space]:
        state = table(card)
        farm(state, wood=1)
        open_space(state, space)
        for other in state.in_play:
            if SPACE_NAMES[other] not in (space, "take_grain"):
                occupy(state, SPACE_NAMES[other])
        go(state, step)
        assert state.to_act() == [0]
        options.append(sorted(state.options(0)))
    assert options == [sorted(["take_grain", space]), ["take_grain"]]


@pytest.mark.parametrize("hand", [("woodcutter",), ("woodcutter", "baker")])
def test_which_occupation_is_asked_although_there_may_be_only_one(hand: tuple[str, ...]) -> None:
    state = table(*hand)
    visit(state, "occupation")
    assert state.options(0) == [f"play {card}" for card in hand]
    assert state.to_act() == [0]


def test_an_occupation_too_dear_for_all_to_see_is_not_asked_for() -> None:
    assert asked(go(table("woodcutter"), PlayOccupation(0, 1, True))) == []
    assert asked(go(table(), Improve(0, False, True, True))) == []
