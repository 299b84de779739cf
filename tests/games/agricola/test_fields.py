"""Action C: ploughing, sowing, baking, and the rulebook's sowing example."""

from __future__ import annotations

from tests.games.agricola.positions import choices, choose, farm, go, goods, open_space, own, sown, table, turn, visit
from tilth.games.agricola.rules.goods import GRAIN, VEGETABLE
from tilth.games.agricola.rules.harvest import Reap


def ploughable(options: list[str]) -> set[str]:
    return {option.split()[1] for option in options if option.startswith("plough")}


def test_the_first_field_may_lie_on_any_empty_unfenced_space() -> None:
    state = table()
    farm(state, stables="a1", pastures=("a5",))
    visit(state, "plow_field")
    assert ploughable(state.options(0)) == {"a2", "a3", "a4", "b2", "b3", "b4", "b5", "c2", "c3", "c4", "c5"}


def test_later_fields_adjoin_a_field_by_a_side() -> None:
    state = table()
    farm(state, fields="a3")
    visit(state, "plow_field")
    assert ploughable(state.options(0)) == {"a2", "a4", "b3"}


def test_one_field_and_no_more() -> None:
    state = visit(table(), "plow_field", "plough a1")
    assert state.is_over()
    assert state.players[0].fields == 1


def test_without_a_place_for_a_field_nobody_ploughs() -> None:
    state = table()
    farm(state, fields="a1", rooms="b1+c1+b2", stables="a2")
    assert "plow_field" not in turn(state)


def test_grain_becomes_three_and_a_vegetable_two() -> None:
    state = table()
    open_space(state, "sow_bake")
    farm(state, fields="a1+a2", grain=1, vegetable=1)
    visit(state, "sow_bake", "sow grain a1", "sow vegetable a2")
    player = state.players[0]
    assert (player.crop[:2], player.stack[:2]) == ([GRAIN, VEGETABLE], [3, 2])
    assert goods(state) == {}


def test_a_field_with_crops_cannot_be_sown() -> None:
    state = table()
    open_space(state, "sow_bake")
    farm(state, fields="a1+a2", grain=2, vegetable=1)
    sown(state, 0, "a1", "vegetable", 1)
    visit(state, "sow_bake")
    assert choices(state) == ["sow grain a2", "sow vegetable a2"]


def test_not_all_fields_need_be_sown_but_something_must_be_done() -> None:
    state = table()
    open_space(state, "sow_bake")
    farm(state, fields="a1+a2", grain=2)
    visit(state, "sow_bake")
    assert "done" not in state.options(0)
    choose(state, "sow grain a1", "done")
    assert goods(state) == {"grain": 1}


def test_sowing_needs_a_seed_and_an_empty_field() -> None:
    state = table()
    open_space(state, "sow_bake")
    farm(state, fields="a1")
    assert "sow_bake" not in turn(state)
    farm(state, grain=1)
    assert "sow_bake" not in turn(state)


def test_plough_first_then_sow_also_the_new_field() -> None:
    state = table()
    open_space(state, "plow_sow")
    farm(state, grain=2, fields="a1")
    visit(state, "plow_sow", "plough a2", "sow grain a2", "sow grain a1")
    assert state.players[0].stack[:2] == [3, 3]
    state = table()
    open_space(state, "plow_sow")
    farm(state, grain=2, fields="a1")
    visit(state, "plow_sow", "sow grain a1")
    assert ploughable(state.options(0)) == set(), "after sowing it is too late to plough"


def test_jacob_sows_harvests_twice_and_sows_again() -> None:
    """The example of the rulebook, with its numbers."""
    state = table()
    open_space(state, "sow_bake")
    own(state, 0, "fireplace_2")
    farm(state, fields="a1+a2", grain=1, vegetable=1)
    visit(state, "sow_bake", "sow grain a1", "sow vegetable a2")
    assert state.players[0].stack[:2] == [3, 2]
    go(state, Reap(0), Reap(0))
    assert goods(state) == {"grain": 2, "vegetable": 2}
    assert state.players[0].stack[:2] == [1, 0]
    state.occupied = [0] * len(state.occupied)
    visit(state, "plow_field", "plough a3")
    visit(state, "sow_bake", "sow vegetable a2", "sow vegetable a3", "bake 2")
    assert state.players[0].stack[:3] == [1, 2, 2]
    assert goods(state) == {"food": 4}


def test_baking_needs_an_improvement_and_grain_in_the_supply() -> None:
    state = table()
    farm(state, grain=2)
    assert "stable_bake" not in turn(state)
    own(state, 0, "fireplace_2")
    assert "stable_bake" in turn(state)
    farm(state, grain=0, fields="a1")
    sown(state, 0, "a1", "grain", 3)
    assert "stable_bake" not in turn(state)


def bread(grain: int, *cards: str) -> dict[str, int]:
    """What baking all of it brings."""
    state = table()
    own(state, 0, *cards)
    farm(state, grain=grain)
    visit(state, "stable_bake")
    if not state.is_over():
        choose(state, choices(state)[-1])
    return goods(state)


def test_a_fireplace_bakes_any_grain_for_2_and_a_hearth_for_3() -> None:
    assert bread(4, "fireplace_3") == {"food": 8}
    assert bread(4, "cooking_hearth_4") == {"food": 12}


def test_a_clay_oven_bakes_1_grain_for_5_and_a_stone_oven_2_for_4() -> None:
    assert bread(3, "clay_oven") == {"grain": 2, "food": 5}
    assert bread(3, "stone_oven") == {"grain": 1, "food": 8}


def test_several_ovens_bake_together_the_best_first() -> None:
    assert bread(5, "clay_oven", "stone_oven", "fireplace_2") == {"food": 5 + 4 + 4 + 2 + 2}
    assert bread(2, "clay_oven", "stone_oven", "fireplace_2") == {"food": 5 + 4}


def test_a_bake_action_is_one_bake() -> None:
    state = table()
    own(state, 0, "fireplace_2")
    farm(state, grain=3)
    visit(state, "stable_bake", "bake 1")
    assert state.is_over()
    assert goods(state) == {"grain": 2, "food": 2}
