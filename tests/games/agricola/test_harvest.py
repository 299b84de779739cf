"""The harvest: fields, feeding and begging, breeding."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import animals, choose, events, farm, go, goods, own, sown, table
from tilth.games.agricola.rules.goods import GRAIN
from tilth.games.agricola.rules.harvest import Breed, Feed, Harvest, Reap, food_needed


def test_every_sown_field_gives_one_good() -> None:
    state = table()
    farm(state, fields="a1+a2+a3")
    sown(state, 0, "a1", "grain", 3)
    sown(state, 0, "a2", "vegetable", 1)
    go(state, Reap(0))
    assert goods(state) == {"grain": 1, "vegetable": 1}
    assert state.players[0].stack[:3] == [2, 0, 0]
    assert state.players[0].crop[:3] == [GRAIN, -1, -1]


@pytest.mark.parametrize(
    ("seats", "people", "newborn", "food"), [(2, 2, 0, 4), (2, 3, 1, 5), (4, 5, 0, 10), (1, 2, 0, 6), (1, 3, 1, 7)]
)
def test_adults_eat_2_alone_3_and_newborns_1(seats: int, people: int, newborn: int, food: int) -> None:
    state = table(seats)
    farm(state, people=people)
    state.players[0].newborn = newborn
    assert food_needed(state, 0) == food


def test_with_enough_food_and_nothing_to_decide_the_family_just_eats() -> None:
    state = table()
    farm(state, food=5)
    go(state, Feed(0))
    assert goods(state) == {"food": 1}


def test_each_missing_food_is_a_begging_card() -> None:
    state = table()
    farm(state, food=1)
    go(state, Feed(0))
    assert (goods(state), state.players[0].begging) == ({}, 3)
    assert events(state, "begged") == [("seat:0", 3)]


def test_one_may_beg_though_there_is_grain_to_eat() -> None:
    state = table()
    farm(state, food=3, grain=2)
    go(state, Feed(0))
    assert state.options(0) == ["beg 1", "!eat grain"]
    choose(state, "beg 1")
    assert (goods(state), state.players[0].begging) == ({"grain": 2}, 1)


def test_goods_are_turned_into_food_before_feeding() -> None:
    state = table()
    own(state, 0, "fireplace_2")
    farm(state, food=1, vegetable=1, pastures=("a5",), sheep=2)
    go(state, Feed(0))
    choose(state, "!eat vegetable", "!cook sheep")
    assert "feed" in state.options(0)
    choose(state, "feed")
    assert (goods(state), state.players[0].begging) == ({"food": 1, "sheep": 1}, 0)


def test_as_many_as_are_missing_are_eaten_at_once() -> None:
    state = table()
    own(state, 0, "fireplace_2")
    farm(state, food=1, grain=5, vegetable=3)
    go(state, Feed(0))
    assert state.options(0) == ["beg 3", "!eat grain", "!eat grain 3", "!eat vegetable", "!eat vegetable 2"]
    choose(state, "!eat vegetable 2")
    choose(state, "feed")
    assert goods(state) == {"grain": 5, "vegetable": 1, "food": 1}


@pytest.mark.parametrize(
    ("card", "good", "food"), [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers_workshop", "reed", 3)]
)
def test_a_workshop_turns_one_resource_into_food_once_in_a_harvest(card: str, good: str, food: int) -> None:
    state = table()
    own(state, 0, card)
    farm(state, food=4, **{good: 3})
    go(state, Feed(0))
    assert state.options(0) == [f"use {card}", "feed"]
    choose(state, f"use {card}")
    assert state.is_over(), "it works once, then there is nothing left but to feed"
    assert goods(state) == {good: 2, "food": food}


def test_two_animals_have_one_young_if_there_is_place() -> None:
    state = table()
    farm(state, pastures=("a4+a5",), sheep=3)
    go(state, Breed(0))
    assert animals(state) == (4, 0, 0)


def test_many_parents_still_have_one_young() -> None:
    state = table()
    farm(state, pastures=("a3+a4+a5+b3+b4",), boar=8)
    go(state, Breed(0))
    assert animals(state) == (0, 9, 0)


def test_one_animal_has_no_young() -> None:
    state = table()
    farm(state, pastures=("a5",), cattle=1)
    go(state, Breed(0))
    assert animals(state) == (0, 0, 1)


def test_parents_may_live_apart_and_the_young_in_a_stable() -> None:
    state = table()
    farm(state, stables="a4+a5", cattle=2)
    go(state, Breed(0))
    assert animals(state) == (0, 0, 3)


def test_a_young_animal_without_place_runs_away_and_it_is_said() -> None:
    state = table()
    farm(state, pastures=("a5",), sheep=3)
    go(state, Breed(0))
    assert animals(state) == (3, 0, 0)
    assert events(state, "unborn") == [("seat:0", "good:sheep")]


def test_where_not_all_young_find_a_place_the_player_chooses() -> None:
    state = table()
    farm(state, pastures=("a4", "a5"), stables="c5", sheep=2, cattle=2)
    go(state, Breed(0))
    assert animals(state) == (3, 0, 3), "one in the house, one in the stable: both fit"
    farm(state, pastures=("a4", "a5"), sheep=2, cattle=2)
    go(state, Breed(0))
    assert state.options(0) == ["keep 2 sheep 3 cattle, release the rest", "keep 3 sheep 2 cattle, release the rest"]
    choose(state, "keep 2 sheep 3 cattle, release the rest")
    assert animals(state) == (2, 0, 3)


def test_the_phases_follow_each_other_for_everybody() -> None:
    state = table(3)
    for seat in range(3):
        farm(state, seat, fields="a1", pastures=("a4+a5",), food=4, sheep=2)
        sown(state, seat, "a1", "grain", 2)
    state.starting = 1
    go(state, Harvest())
    for seat in (1, 2, 0):
        assert state.to_act() == [seat]
        choose(state, "feed", seat=seat)
    for seat in range(3):
        assert goods(state, seat) == {"grain": 1, "sheep": 3}
