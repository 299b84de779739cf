"""Choosing at once in secret, decisions that are asked so that nobody can tell, and worlds that a bot imagines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys.farm import FOOD, GAME, WOOD, Farm, GainOneOf, Pick, Round
from tilth.core import Label, Rng, Together, decision, together

ALIKE = ["peddler", "peddler"]
MIXED = ["peddler", "wood-carter"]
GOODS = (WOOD, FOOD)


class Purse(GainOneOf):
    """Food, or wood for whoever holds a card: one answer is left without, and nobody else may know."""

    name = "purse"

    def options(self, state: Farm) -> list[str]:
        return ["wood", "food"] if state.hands[self.seat] else ["food"]

    def private(self, state: Farm) -> bool:
        return True


class Envy(GainOneOf):
    """Says with everything how much wood lies on the table."""

    name = "envy"

    def wood(self, state: Farm) -> dict[str, int]:
        return {"wood": sum(goods[WOOD] for goods in state.goods)}

    def label(self, state: Farm, option: str) -> Label:
        return ("envy", self.wood(state))

    def touches(self, state: Farm, option: str) -> list[str]:
        return [f"wood:{self.wood(state)['wood']}"]

    def prompt(self, state: Farm) -> Label:
        return ("ask-envy", self.wood(state))


def draft(*hands: list[str], patient: bool = False) -> Farm:
    """A draft with these hands, one for each seat."""
    state = Farm(len(hands), GAME.check(len(hands), {}), Rng(0))
    state.telling = True
    state.patient = patient
    state.hands = [list(hand) for hand in hands]
    state.push(together([[Pick(seat)] for seat in range(len(hands))]), Round(1))
    state.advance()
    return state


def at_once(*rows: list[Any], hands: str = "", groups: tuple[int, ...] = (), open: bool = False) -> Farm:  # noqa: A002
    """A table that waits, where all go through their own steps; the seats named in `hands` hold a card."""
    seats = len(groups) or len(rows)
    state = Farm(seats, GAME.check(seats, {}), Rng(0))
    state.patient = True
    state.hands = [["peddler"] if str(seat) in hands else [] for seat in range(seats)]
    state.push(together([list(row) for row in rows], groups, open), Round(1))
    state.advance()
    return state


# What a seat sees while not all are ready.


def test_a_seat_sees_its_own_choice_and_not_that_of_another() -> None:
    state = at_once([GainOneOf(0, GOODS)] * 2, [GainOneOf(1, GOODS)] * 2)
    state.choose(0, "wood")
    assert [state.goods[seat][WOOD] for seat in (0, 1)] == [1, 0]
    assert [player["goods"]["wood"] for player in state.view(0)["players"]] == [1, 0]
    assert [player["goods"]["wood"] for player in state.view(1)["players"]] == [0, 0]
    assert [player["goods"]["wood"] for player in state.view(None)["players"]] == [0, 0]


def test_whoever_has_seen_everything_sees_the_state_itself() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)])
    assert state.seen_by(0) is state
    state.choose(0, "wood")
    assert state.seen_by(0) is state
    assert state.seen_by(1) is not state


def test_when_all_are_ready_everything_is_seen() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)])
    state.choose(0, "wood")
    state.choose(1, "food")
    assert state.seen_by(1) is state
    assert state.view(1)["players"][0]["goods"]["wood"] == 1


def test_everybody_sees_who_is_ready() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)], [GainOneOf(2, GOODS)])
    state.choose(0, "wood")
    for seat in (0, 1, 2, None):
        assert state.awaited(seat) == state.seen_by(seat).to_act() == [1, 2]


def test_points_are_those_that_a_seat_has_seen() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)])
    state.choose(0, "wood")
    before, after = state.seen_by(1).scores(), state.seen_by(0).scores()
    assert before is not None
    assert after is not None
    assert [parts["goods"] for parts in before] == [2, 2]
    assert [parts["goods"] for parts in after] == [3, 2]


def test_what_a_decision_says_shows_nothing_that_others_chose_in_secret() -> None:
    state = at_once([GainOneOf(0, GOODS)], [Envy(1, GOODS)])
    before = decision(state, 1, foresee=False)
    state.choose(0, "wood")
    assert decision(state, 1, foresee=False) == before


def test_what_is_open_is_seen_at_once() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)], open=True)
    state.choose(0, "wood")
    assert state.seen_by(1) is state
    assert state.view(1)["players"][0]["goods"]["wood"] == 1


def test_views_of_several_seats_differ_in_what_they_have_chosen() -> None:
    state = at_once([GainOneOf(0, GOODS)] * 2, [GainOneOf(1, GOODS)] * 2)
    state.choose(0, "wood")
    assert state.views([0, 1, None]) == [state.view(0), state.view(1), state.view(None)]


# Groups.


def two_against_one() -> Farm:
    mates = [GainOneOf(0, GOODS), GainOneOf(2, GOODS)]
    return at_once(mates, [GainOneOf(1, GOODS)] * 2, groups=(0, 1, 0))


def test_mates_see_who_of_them_is_asked_and_others_only_that_one_is() -> None:
    state = two_against_one()
    assert [state.awaited(seat) for seat in (0, 2)] == [[0, 1], [0, 1]]
    assert [state.awaited(seat) for seat in (1, None)] == [[0, 1, 2], [0, 1, 2]]
    state.choose(0, "wood")
    assert [state.awaited(seat) for seat in (0, 2)] == [[1, 2], [1, 2]]
    assert [state.awaited(seat) for seat in (1, None)] == [[0, 1, 2], [0, 1, 2]]
    state.choose(2, "wood")
    assert [state.awaited(seat) for seat in (0, 1, 2, None)] == [[1]] * 4


def test_mates_see_what_each_other_has_chosen() -> None:
    state = two_against_one()
    state.choose(0, "wood")
    seen = {seat: state.view(seat)["players"][0]["goods"]["wood"] for seat in (0, 1, 2, None)}
    assert seen == {0: 1, 1: 0, 2: 1, None: 0}


# Decisions that are asked although one answer is left.


def test_at_a_table_a_pick_of_two_cards_alike_is_asked() -> None:
    state = draft(ALIKE, MIXED, patient=True)
    assert state.to_act() == [0, 1]
    assert state.options(0) == ["peddler"]
    assert (state.is_forced(0), state.is_forced(1)) == (True, False)


def test_in_a_simulation_it_is_not_asked() -> None:
    state = draft(ALIKE, MIXED)
    assert state.to_act() == [1]
    assert state.picked == ["peddler", ""]


def test_where_all_see_that_there_is_no_choice_nobody_is_asked() -> None:
    assert draft(["peddler"], ["wood-carter"], patient=True).round == 1


def test_alone_there_is_nobody_to_hide_from() -> None:
    assert not GAME.new(1, patient=True).patient
    assert GAME.new(2, patient=True).patient


def test_in_secret_only_the_first_thing_is_asked_for_nothing() -> None:
    """The others see whether a seat is asked at all, not how often."""
    state = at_once([Purse(0, GOODS), Purse(0, GOODS)], [GainOneOf(1, GOODS)])
    assert (state.to_act(), state.options(0)) == ([0, 1], ["food"])
    state.choose(0, "food")
    assert state.to_act() == [1], "the second one is no choice, and nobody waits for it"
    assert state.goods[0][FOOD] == 2 + 2


def test_mates_see_each_decision_so_each_one_is_asked() -> None:
    state = at_once([Purse(0, GOODS), Purse(0, GOODS), Purse(2, GOODS)], [GainOneOf(1, GOODS)], groups=(0, 1, 0))
    for seat in (0, 0, 2):
        assert state.awaited(2) == sorted([seat, 1])
        assert (state.options(seat), state.is_forced(seat)) == (["food"], True)
        state.choose(seat, "food")
    assert state.to_act() == [1]


def test_in_the_open_everything_is_asked_that_others_cannot_know() -> None:
    state = at_once([Purse(0, GOODS), Purse(0, GOODS)], [GainOneOf(1, GOODS)], open=True)
    state.choose(0, "food")
    assert (state.to_act(), state.options(0)) == ([0, 1], ["food"])


def test_one_after_the_other_everything_is_asked_that_others_cannot_know() -> None:
    state = at_once([], [])
    state.stack = []
    state.push(Purse(0, GOODS), Purse(0, GOODS), Round(1))
    state.advance()
    for _ in range(2):
        assert (state.to_act(), state.is_forced(0)) == ([0], True)
        state.choose(0, "food")
    assert state.deciding(0) is not None
    assert not state.is_forced(0)


def test_a_clone_waits_as_its_original_does() -> None:
    assert draft(ALIKE, MIXED, patient=True).clone().patient
    assert not draft(ALIKE, MIXED).clone().patient


# What can be undone.


def test_when_the_last_of_several_is_ready_something_is_revealed() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)])
    for seat, undoable in ((0, True), (1, False)):
        owed = decision(state, seat)
        assert owed is not None
        assert [option.undoable for option in owed.options] == [undoable, undoable]
        state.choose(seat, "wood")
    assert state.reveals == 1


@pytest.mark.parametrize("rows", [([GainOneOf(0, GOODS)], []), ([], [GainOneOf(1, GOODS)])])
def test_where_one_chooses_nothing_is_revealed(rows: Any) -> None:
    state = at_once(*rows)
    state.choose(state.to_act()[0], "wood")
    assert (state.round, state.reveals) == (1, 0)


def test_what_is_open_reveals_nothing_in_the_end() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)], open=True)
    state.choose(0, "wood")
    state.choose(1, "wood")
    assert (state.round, state.reveals) == (1, 0)


# Saving and loading.


def test_what_was_chosen_before_a_position_was_saved_is_seen_in_it() -> None:
    state = draft(MIXED, MIXED, MIXED)
    state.choose(0, "peddler")
    assert state.view(1)["players"][0]["picked"] is False
    loaded = GAME.load(GAME.save(state), patient=True)
    assert loaded.to_act() == [1, 2]
    assert loaded.view(1)["players"][0]["picked"] is True
    loaded.choose(1, "peddler")
    assert loaded.view(2)["players"][1]["picked"] is False, "what is chosen from now on is secret again"


def test_a_loaded_table_waits_if_it_is_told_to() -> None:
    saved = GAME.save(draft(ALIKE, MIXED, patient=True))
    assert GAME.load(saved, patient=True).to_act() == [0, 1]
    assert GAME.load(saved).to_act() == [1]


def test_that_all_is_open_is_saved() -> None:
    state = at_once([GainOneOf(0, GOODS)], [GainOneOf(1, GOODS)], open=True)
    saved = GAME.save(state)
    assert saved["flow"][-1]["open"] is True
    top = GAME.load(saved).stack[-1]
    assert isinstance(top, Together)
    assert top.open


# Worlds that a bot imagines.


def test_in_an_imagined_world_those_who_are_ready_choose_once_more() -> None:
    state = draft(MIXED, MIXED, MIXED)
    state.choose(0, "peddler")
    world = state.determinize(1, Rng(1))
    assert isinstance(world, Farm)
    assert world.to_act() == [0, 1, 2]
    assert world.picked == ["", "", ""]
    own = state.determinize(0, Rng(1))
    assert isinstance(own, Farm)
    assert (own.to_act(), own.picked[0]) == ([1, 2], "peddler")


def test_nobody_waits_in_an_imagined_world_and_nothing_is_hidden_in_it() -> None:
    state = draft(ALIKE, MIXED, patient=True)
    world = state.determinize(1, Rng(1))
    assert (world.patient, world.hiding) == (False, False)


@pytest.mark.parametrize("chosen", [[], [(1, "hedge-keeper")]], ids=["nothing", "something"])
def test_an_imagined_world_keeps_nothing_of_the_real_one_behind_its_choices(chosen: list[tuple[int, str]]) -> None:
    """A bot that goes on imagining inside of it must not come upon the real hands."""
    state = draft(MIXED, ["charcoal-burner", "hedge-keeper"], ["charcoal-burner", "hedge-keeper"])
    for seat, option in chosen:
        state.choose(seat, option)
    world = state.determinize(0, Rng(1))
    top = world.stack[-1]
    assert isinstance(top, Together)
    assert (top.start, top.made) == (None, ())
    world.choose(2, world.options(2)[0])
    assert world.seen_by(0) is world
