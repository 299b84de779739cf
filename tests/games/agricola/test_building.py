"""Action A: rooms, stables and renovation, with the rulebook's example."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import choose, farm, goods, open_space, table, turn, visit
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, bits


def test_a_room_of_a_hut_costs_5_wood_and_2_reed() -> None:
    state = table()
    farm(state, wood=5, reed=2)
    visit(state, "build_rooms_stables", "room a1")
    assert goods(state) == {}
    assert [CELL_NAMES[cell] for cell in bits(state.players[0].rooms)] == ["a1", "b1", "c1"]


@pytest.mark.parametrize(("house", "material"), [("wood", "wood"), ("clay", "clay"), ("stone", "stone")])
def test_rooms_are_built_of_what_the_house_is_made_of(house: str, material: str) -> None:
    state = table()
    farm(state, house=house, reed=2, **{material: 5})
    visit(state, "build_rooms_stables", "room a1")
    assert goods(state) == {}


def test_a_room_needs_every_one_of_its_goods() -> None:
    for missing in ({"wood": 4, "reed": 2}, {"wood": 5, "reed": 1}, {"clay": 5, "reed": 2}):
        state = table()
        farm(state, **missing)
        turn(state)
        if "build_rooms_stables" in state.options(0):
            choose(state, "build_rooms_stables")
            assert not [option for option in state.options(0) if option.startswith("room")]


def test_rooms_adjoin_the_house_by_a_side() -> None:
    state = table()
    farm(state, wood=5, reed=2)
    visit(state, "build_rooms_stables")
    assert [option for option in state.options(0) if option.startswith("room")] == ["room a1", "room b2", "room c2"]


def test_rooms_are_not_built_on_fields_stables_or_pastures() -> None:
    state = table()
    farm(state, fields="a1", pastures=("c2",), wood=5, reed=2)
    visit(state, "build_rooms_stables")
    assert [option for option in state.options(0) if option.startswith("room")] == ["room b2"]


def test_as_many_rooms_and_stables_as_one_can_pay_in_one_action() -> None:
    state = table()
    farm(state, wood=14, reed=4)
    visit(state, "build_rooms_stables", "room a1", "room a2", "stable c5")
    choose(state, "stable c4")
    assert goods(state) == {}
    assert state.players[0].room_count() == 4
    assert state.players[0].stables.bit_count() == 2


def test_something_must_be_built() -> None:
    state = table()
    farm(state, wood=2)
    visit(state, "build_rooms_stables")
    assert "done" not in state.options(0)
    farm(state, wood=1)
    assert "build_rooms_stables" not in turn(state)


def test_a_stable_costs_2_wood_and_there_are_four() -> None:
    state = table()
    farm(state, wood=20)
    visit(state, "build_rooms_stables", "stable a1", "stable a2", "stable a3", "stable a4")
    assert state.is_over()
    assert goods(state) == {"wood": 12}
    assert "build_rooms_stables" not in turn(state)


def test_a_stable_stands_on_any_space_without_room_field_or_stable_fenced_or_not() -> None:
    state = table()
    farm(state, fields="a1", stables="a2", pastures=("a5",), wood=2)
    visit(state, "build_rooms_stables")
    places = [option.split()[1] for option in state.options(0)]
    assert len(places) == 15 - 2 - 1 - 1
    assert "a5" in places
    assert not {"a1", "a2", "b1", "c1"} & set(places)


def test_the_family_space_builds_one_stable_for_1_wood() -> None:
    state = table()
    farm(state, wood=5)
    visit(state, "stable_bake", "stable a3")
    assert state.is_over()
    assert goods(state) == {"wood": 4}


@pytest.mark.parametrize(
    ("house", "rooms", "cost", "result"),
    [
        ("wood", "b1+c1", {"clay": 2, "reed": 1}, "clay"),
        ("wood", "a1+b1+c1", {"clay": 3, "reed": 1}, "clay"),
        ("clay", "a1+b1+c1+c2", {"stone": 4, "reed": 1}, "stone"),
    ],
)
def test_renovation_costs_1_of_the_new_material_for_each_room_and_1_reed(
    house: str, rooms: str, cost: dict[str, int], result: str
) -> None:
    state = table()
    open_space(state, "renovate_improvement")
    farm(state, house=house, rooms=rooms, **cost)
    visit(state, "renovate_improvement")
    assert ["wood", "clay", "stone"][state.players[0].house] == result
    assert goods(state) == {}


def test_one_renovation_is_one_step_and_a_stone_house_is_the_end() -> None:
    state = table()
    open_space(state, "renovate_improvement")
    farm(state, clay=9, stone=9, reed=9)
    visit(state, "renovate_improvement")
    assert state.players[0].house == 1
    farm(state, house="stone", clay=9, stone=9, reed=9)
    assert "renovate_improvement" not in turn(state)


def test_without_the_goods_nobody_renovates() -> None:
    state = table()
    open_space(state, "renovate_improvement", "renovate_fences")
    farm(state, clay=1, reed=1, wood=15)
    assert not {"renovate_improvement", "renovate_fences"} & set(turn(state))


def test_clara_builds_a_room_renovates_and_builds_another_of_clay() -> None:
    """The example of the rulebook: 5 wood + 2 reed, 3 clay + 1 reed, 5 clay + 2 reed, 4 stone + 1 reed."""
    state = table()
    open_space(state, "renovate_improvement")
    farm(state, wood=5, reed=2)
    visit(state, "build_rooms_stables", "room a1")
    assert goods(state) == {}
    farm(state, rooms="a1+b1+c1", clay=3, reed=1)
    visit(state, "renovate_improvement")
    assert goods(state) == {}
    state.occupied = [0] * len(state.occupied)
    farm(state, rooms="a1+b1+c1", house="clay", clay=5, reed=2)
    visit(state, "build_rooms_stables", "room b2")
    assert goods(state) == {}
    state.occupied = [0] * len(state.occupied)
    farm(state, rooms="a1+b1+b2+c1", house="clay", stone=4, reed=1)
    visit(state, "renovate_improvement")
    assert (goods(state), state.players[0].house) == ({}, 2)


def test_after_renovating_an_improvement_may_follow() -> None:
    state = table()
    open_space(state, "renovate_improvement")
    farm(state, clay=4, reed=1)
    visit(state, "renovate_improvement")
    assert state.options(0) == ["build fireplace_2", "pass"]


def test_after_renovating_in_round_14_fences_may_follow() -> None:
    state = table()
    open_space(state, "renovate_fences")
    farm(state, clay=2, reed=1, wood=4)
    visit(state, "renovate_fences")
    assert "done" in state.options(0)
    choose(state, "fence a5")
    assert goods(state) == {}
