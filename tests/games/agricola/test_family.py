"""Action B: family growth."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import choose, farm, go, goods, open_space, table, turn, visit
from tilth.games.agricola.rules.harvest import Harvest, food_needed
from tilth.games.agricola.rules.rounds import Place, ReturnHome, Work


def test_growth_needs_more_rooms_than_people() -> None:
    state = table()
    open_space(state, "family_growth_minor")
    farm(state)
    assert "family_growth_minor" not in turn(state)
    farm(state, rooms="a1+b1+c1")
    visit(state, "family_growth_minor")
    assert state.players[0].people == 3


def test_unexpected_growth_needs_no_room() -> None:
    state = table()
    open_space(state, "family_growth_no_room")
    farm(state, people=4)
    visit(state, "family_growth_no_room")
    assert state.players[0].people == 5


def test_a_family_has_at_most_five_people() -> None:
    state = table()
    open_space(state, "family_growth_no_room", "family_growth_minor")
    farm(state, rooms="a1+a2+b1+b2+c1+c2", people=5)
    assert not {"family_growth_minor", "family_growth_no_room"} & set(turn(state))


def test_after_unexpected_growth_new_rooms_go_to_those_without_one() -> None:
    state = table()
    open_space(state, "family_growth_minor")
    farm(state, rooms="a1+b1+c1", people=3)
    assert "family_growth_minor" not in turn(state)


def test_a_newborn_does_not_work_in_its_round_but_in_the_next() -> None:
    state = table(1)
    open_space(state, "family_growth_no_room")
    farm(state, people=2)
    go(state, Work(0))
    choose(state, "family_growth_no_room", "take_grain")
    assert state.is_over(), "both adults are placed"
    go(state, ReturnHome(), Place(0))
    assert state.players[0].to_place() == 3


def test_a_newborn_eats_1_food_and_grows_up_after_the_harvest() -> None:
    state = table(2, round_number=4)
    open_space(state, "family_growth_no_room")
    farm(state, food=5)
    farm(state, 1, food=4)
    visit(state, "family_growth_no_room")
    assert food_needed(state, 0) == 5
    go(state, ReturnHome(), Harvest())
    assert (goods(state), state.players[0].begging) == ({}, 0)
    assert food_needed(state, 0) == 6


@pytest.mark.parametrize(("number", "needed"), [(5, 6), (7, 5)])
def test_the_table_says_what_the_next_harvest_takes_when_a_newborn_may_have_grown_up(number: int, needed: int) -> None:
    state = table(2, round_number=number)
    open_space(state, "family_growth_no_room")
    visit(state, "family_growth_no_room")
    assert state.players[0].newborn == 1
    assert state.view(0)["players"][0]["food_needed"] == needed


def test_in_the_family_game_no_improvement_follows_growth() -> None:
    state = table()
    open_space(state, "family_growth_minor")
    farm(state, rooms="a1+b1+c1", clay=5)
    visit(state, "family_growth_minor")
    assert state.is_over()
