"""Action D: fencing as a choice of pastures, paid with wood. (The geometry is tried in test_fences.)"""

from __future__ import annotations

from tests.games.agricola.positions import choose, events, farm, goods, open_space, table, turn, visit
from tilth.games.agricola.rules.farm.fences import cells_named, pastures
from tilth.games.agricola.rules.farm.pastures import plan


def test_a_fence_costs_1_wood() -> None:
    state = table()
    open_space(state, "fences")
    farm(state, wood=7)
    visit(state, "fences", "fence a4+a5", "done")
    assert goods(state) == {"wood": 1}
    assert events(state, "fenced") == [
        (
            "seat:0",
            6,
            ["cell:a4", "cell:a5"],
            ["edge:a4-n", "edge:a5-n", "edge:a4-b4", "edge:a5-b5", "edge:a3-a4", "edge:a5-e"],
        )
    ]


def test_eleven_fences_for_three_pastures_in_one_action() -> None:
    """The picture of the rulebook: two small pastures above a large one."""
    state = table()
    open_space(state, "fences")
    farm(state, wood=11)
    visit(state, "fences", "fence a4", "fence a5", "fence b4+b5")
    assert goods(state) == {}
    assert state.players[0].fences.bit_count() == 11
    assert len(pastures(state.players[0].fences)) == 3


def test_fewer_than_four_wood_fence_nothing_on_an_open_farm() -> None:
    state = table()
    open_space(state, "fences")
    farm(state, wood=3)
    assert "fences" not in turn(state)
    farm(state, wood=4)
    assert "fences" in turn(state)


def test_a_pasture_for_8_with_a_stable_is_divided_into_4_and_2() -> None:
    """The example of the appendix."""
    state = table()
    open_space(state, "fences")
    farm(state, pastures=("a4+a5",), stables="a5", wood=1)
    assert [place["capacity"] for place in state.view(0)["players"][0]["pastures"]] == [8]
    visit(state, "fences")
    capacities = {place["cells"]: place["capacity"] for place in state.view(0)["players"][0]["pastures"]}
    assert capacities == {"a4": 2, "a5": 4}
    assert goods(state) == {}


def test_at_least_one_pasture_is_fenced_and_fences_stop_when_the_player_likes() -> None:
    state = table()
    open_space(state, "fences")
    farm(state, wood=15)
    visit(state, "fences")
    assert "done" not in state.options(0)
    choose(state, "fence a5", "done")
    assert goods(state) == {"wood": 11}


def test_animals_stay_in_what_becomes_of_their_pasture() -> None:
    state = table()
    open_space(state, "fences")
    farm(state, pastures=("a4+a5",), sheep=2, wood=1)
    visit(state, "fences")
    assert len(pastures(state.players[0].fences)) == 2
    assert sum(inside[0] for inside in state.players[0].pens.values()) == 2


def test_an_option_touches_its_spaces_and_edges_and_says_what_it_costs() -> None:
    state = table()
    open_space(state, "fences")
    farm(state, pastures=("a5",), wood=9)
    visit(state, "fences")
    step = state.deciding(0)
    assert step is not None
    assert step.touches(state, "fence a4") == ["cell:a4", "edge:a4-n", "edge:a4-b4", "edge:a3-a4"]
    assert step.label(state, "fence a4") == ("fence", {"cells": ["cell:a4"], "number": 3, "wood": 3})


def test_a_plan_is_previewed_with_its_cost_or_the_reason_against_it() -> None:
    state = table()
    farm(state, stables="a5", wood=6)
    good = plan(state, 0, cells_named("a4+a5"))
    assert (good["reason"], good["fences"], good["wood"]) == ("", 6, 6)
    assert good["pastures"] == [{"cells": ["a4", "a5"], "capacity": 8}]
    assert plan(state, 0, cells_named("a3+a4+a5"))["reason"] == "wood"
    assert plan(state, 0, cells_named("b1"))["reason"] == "enclosed"
