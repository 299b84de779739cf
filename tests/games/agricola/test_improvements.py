"""The ten major improvements: prices, upgrading, ovens that bake at once, the Well; and how minor ones are played."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import choose, farm, go, goods, hold, open_space, own, table, turn, visit
from tilth.games.agricola.cards.facts import FACTS, MAJORS
from tilth.games.agricola.rules.goods import FOOD, amounts
from tilth.games.agricola.rules.improvements import Improve
from tilth.games.agricola.rules.rounds import Round

PRICES = {
    "fireplace_2": ({"clay": 2}, 1),
    "fireplace_3": ({"clay": 3}, 1),
    "cooking_hearth_4": ({"clay": 4}, 1),
    "cooking_hearth_5": ({"clay": 5}, 1),
    "clay_oven": ({"clay": 3, "stone": 1}, 2),
    "stone_oven": ({"clay": 1, "stone": 3}, 3),
    "joinery": ({"wood": 2, "stone": 2}, 2),
    "pottery": ({"clay": 2, "stone": 2}, 2),
    "basketmakers_workshop": ({"reed": 2, "stone": 2}, 2),
    "well": ({"wood": 1, "stone": 3}, 4),
}


@pytest.mark.parametrize("name", MAJORS)
def test_what_a_major_improvement_costs_and_is_worth(name: str) -> None:
    cost, points = PRICES[name]
    state = table()
    open_space(state, "improvement")
    farm(state, **cost)
    visit(state, "improvement")
    if not state.is_over():
        choose(state, f"build {name}")
    assert name in state.players[0].cards
    assert name not in state.majors
    assert goods(state) == {}
    assert state.scores()[0]["cards"] == points
    assert amounts(FACTS[name].costs[0]) == cost


def test_without_the_price_there_is_nothing_to_do_on_the_improvement_space() -> None:
    state = table()
    open_space(state, "improvement")
    farm(state, clay=1)
    assert "improvement" not in turn(state)


def test_a_major_improvement_is_there_once() -> None:
    state = table()
    own(state, 1, "fireplace_2")
    farm(state, clay=3)
    go(state, Improve(0, True, False, True))
    assert state.options(0) == ["build fireplace_3", "pass"]


def test_several_fireplaces_and_hearths_may_be_owned() -> None:
    state = table()
    own(state, 0, "fireplace_2", "cooking_hearth_4")
    farm(state, clay=3)
    go(state, Improve(0, True, False, False))
    assert "fireplace_3" in state.players[0].cards or "build fireplace_3" in state.options(0)


def test_a_fireplace_is_returned_for_a_hearth_and_can_be_bought_again() -> None:
    state = table()
    own(state, 0, "fireplace_3")
    farm(state)
    go(state, Improve(0, True, False, True))
    assert state.options(0) == [
        "build cooking_hearth_4 returning fireplace_3",
        "build cooking_hearth_5 returning fireplace_3",
        "pass",
    ]
    choose(state, "build cooking_hearth_5 returning fireplace_3")
    assert state.players[0].cards == ["cooking_hearth_5"]
    assert state.majors[:3] == ["fireplace_2", "fireplace_3", "cooking_hearth_4"]
    assert state.players[0].rates[FOOD - 1] == 3


@pytest.mark.parametrize(("oven", "food"), [("clay_oven", 5), ("stone_oven", 8)])
def test_an_oven_bakes_at_once_if_its_builder_likes(oven: str, food: int) -> None:
    state = table()
    farm(state, grain=2, **PRICES[oven][0])
    go(state, Improve(0, True, False, True))
    choose(state, f"build {oven}")
    assert "done" in state.options(0)
    choose(state, "bake 2" if oven == "stone_oven" else "bake 1")
    assert goods(state)["food"] == food
    assert state.is_over()


def test_the_well_gives_1_food_in_each_of_the_next_5_rounds() -> None:
    state = table(2, round_number=3)
    own(state, 0, "well")
    assert [entry[0] for entry in state.players[0].promised] == [4, 5, 6, 7, 8]
    state.round = 3
    go(state, Round())
    assert goods(state) == {"food": 1}


def test_a_late_well_gives_less() -> None:
    state = table(2, round_number=12)
    own(state, 0, "well")
    assert [entry[0] for entry in state.players[0].promised] == [13, 14]


def test_the_family_game_has_only_major_improvements() -> None:
    state = table(2, "full")
    hold(state, 0, "animal_yard", "drinking_trough")
    farm(state, wood=4, clay=2)
    own(state, 0, "woodcutter")
    go(state, Improve(0, True, True, True))
    assert "play drinking_trough" in state.options(0)
    state.full = False
    go(state, Improve(0, True, False, True))
    assert state.options(0) == ["build fireplace_2", "pass"]


def test_a_minor_improvement_needs_its_price_and_its_conditions() -> None:
    state = table(2, "full")
    hold(state, 0, "animal_yard")
    farm(state, wood=2)
    go(state, Improve(0, False, True, True))
    assert state.is_over(), "no occupation yet"
    own(state, 0, "woodcutter")
    farm(state, wood=1)
    go(state, Improve(0, False, True, True))
    assert state.is_over(), "too little wood"
    farm(state, wood=2)
    go(state, Improve(0, False, True, True))
    choose(state, "play animal_yard")
    assert state.players[0].cards == ["woodcutter", "animal_yard"]
    assert state.players[0].hand == []


def test_the_starting_player_space_allows_a_minor_improvement() -> None:
    state = table(2, "full")
    hold(state, 1, "drinking_trough")
    farm(state, 1, wood=2, clay=9)
    visit(state, "starting_player_minor", seat=1)
    assert state.options(1) == ["play drinking_trough", "pass"]


def test_after_family_growth_a_minor_improvement_may_follow() -> None:
    state = table(2, "full")
    open_space(state, "family_growth_minor")
    hold(state, 0, "drinking_trough")
    farm(state, rooms="a1+b1+c1", wood=2, clay=9)
    visit(state, "family_growth_minor")
    assert state.options(0) == ["play drinking_trough", "pass"]


@pytest.mark.parametrize(
    ("seats", "space", "costs"),
    [
        (2, "occupation", [0, 1, 1, 1]),
        (3, "p3_occupation", [2, 2, 2, 2]),
        (4, "p4_occupation", [1, 1, 2, 2]),
        (5, "p5_occupation_or_growth", [1, 1, 2, 2]),
    ],
)
def test_what_an_occupation_costs(seats: int, space: str, costs: list[int]) -> None:
    played = ["woodcutter", "renovator", "dock_worker", "hedge_keeper"]
    for number, cost in enumerate(costs):
        state = table(seats, "full")
        own(state, 0, *played[:number])
        hold(state, 0, played[number])
        farm(state, food=cost)
        visit(state, space)
        assert (goods(state), played[number] in state.players[0].cards) == ({}, True)
        if cost:
            state = table(seats, "full")
            own(state, 0, *played[:number])
            hold(state, 0, played[number])
            farm(state, food=cost - 1)
            assert space not in turn(state)
