"""Fertilizer tokens, the Maltese Cactus and the Lake."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.petrichor.positions import (
    act,
    after,
    air,
    asked,
    cloud,
    growth,
    options,
    position,
    resolving,
    told,
    water,
)
from tilth.core import Step
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.actions import WindAction
from tilth.games.petrichor.rules.data import CROPS
from tilth.games.petrichor.rules.harvest import HarvestPhase
from tilth.games.petrichor.rules.rounds import PlaceFertilizer
from tilth.games.petrichor.rules.state import Petrichor
from tilth.games.petrichor.rules.weather import RainWeather, WindWeather

RIPE = (0, 0, 0)
FERTILIZER = {"fertilizer": True}
CACTUS = {"cactus": True}
LAKE = {"lake": True}


def new(seats: int, seed: int, **settings: bool) -> Petrichor:
    state = GAME.new(seats, settings, seed)
    assert isinstance(state, Petrichor)
    return state


# Fertilizer


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_lays_the_first_fertilizer_and_then_clockwise_until_three_lie(seats: int) -> None:
    state = new(seats, 3, fertilizer=True)
    order = []
    while asked(state).startswith("place_fertilizer"):
        order.append(state.to_act()[0])
        act(state, options(state)[0])
    assert order == [(state.first + turn) % seats for turn in range(3)]
    assert sum(state.fertilized) == 3


def test_no_two_fertilizers_lie_side_by_side() -> None:
    state = after(4, PlaceFertilizer(0), options=FERTILIZER, fertilized="b2")
    assert options(state) == ["a1", "a3", "a4", "b4", "c1", "c3", "c4"]


def test_a_fertilizer_is_laid_only_where_the_rest_still_finds_a_place() -> None:
    """Alone, three tokens fit only on P1, P4, P5 or on P2, P3, P6."""
    state = after(1, PlaceFertilizer(0), options=FERTILIZER)
    assert options(state) == ["p1", "p2", "p3", "p4", "p5", "p6"]
    state = after(1, PlaceFertilizer(0), options=FERTILIZER, fertilized="p1")
    assert options(state) == ["p4", "p5"], "p6 is not beside p1, but then the third token would have no place"


def test_tiles_lie_face_down_while_fertilizer_is_laid() -> None:
    state = new(3, 2, fertilizer=True)
    for seat in (0, 1, 2, None):
        assert {tile["crop"] for tile in state.view(seat)["tiles"].values()} == {None}
    while asked(state).startswith("place_fertilizer"):
        act(state, options(state)[0])
    shown = [tile["crop"] for tile in state.view(None)["tiles"].values()]
    assert shown == [CROPS[crop] for crop in state.tiles]


def test_the_suggested_layout_is_known_while_fertilizer_is_laid() -> None:
    state = GAME.new(3, {"layout": "first", "fertilizer": True}, 1)
    assert state.view(0)["tiles"]["a1"]["crop"] == "cotton"


def fertilized_harvest(seats: int, tile: str, drops: dict[int, int], developed: str = "") -> list[int]:
    state = after(
        seats,
        HarvestPhase(),
        options=FERTILIZER,
        dice=RIPE,
        water={tile: drops},
        developed=developed,
        fertilized=tile,
    )
    assert state.fertilized[state.field.index[tile]] == 1, "the token stays until the end of the game"
    return state.harvest_points


def test_example_the_first_place_on_fertilized_developed_coffee_gives_11() -> None:
    assert fertilized_harvest(4, "a4", {0: 4}, "a4") == [11, 0, 0, 0]


def test_example_two_players_on_fertilized_corn_get_9_each() -> None:
    assert fertilized_harvest(4, "b2", {0: 3, 2: 1}) == [9, 0, 9, 0]


def test_example_the_third_place_on_fertilized_cotton_gives_1() -> None:
    assert fertilized_harvest(4, "a1", {0: 3, 1: 2, 2: 1}) == [7, 4, 1, 0]


def test_fertilized_wheat_gives_one_more_to_everybody_present() -> None:
    assert fertilized_harvest(4, "a2", {0: 3, 1: 1}) == [3, 4, 0, 0]


def test_fertilized_sprouting_coffee_gives_one_more() -> None:
    assert fertilized_harvest(4, "a4", {0: 3, 1: 1}) == [6, 4, 0, 0]


def test_fertilized_developed_rice_gives_one_more_to_each_player_not_to_each_drop() -> None:
    assert fertilized_harvest(4, "c4", {0: 3, 1: 1}, "c4") == [4, 2, 0, 0]


def test_fertilized_sprouting_rice_gives_everybody_present_one_instead_of_nothing() -> None:
    assert fertilized_harvest(4, "c4", {0: 3, 1: 1}) == [1, 1, 0, 0]


def test_fertilizer_works_only_on_its_own_tile() -> None:
    state = after(4, HarvestPhase(), options=FERTILIZER, dice=RIPE, water={"a1": {0: 2}}, fertilized="c3")
    assert state.harvest_points == [6, 0, 0, 0]


# The Maltese Cactus


def test_the_cactus_comes_only_with_its_option() -> None:
    cactus, lake = CROPS.index("cactus"), CROPS.index("lake")
    assert any(cactus in new(4, seed, cactus=True).tiles for seed in range(20))
    assert not any(lake in new(4, seed, cactus=True).tiles for seed in range(20))
    assert not any(cactus in new(4, seed, lake=True).tiles for seed in range(20))
    assert not any({cactus, lake} & set(new(4, seed).tiles) for seed in range(20))


def cactus_with(*drops: int) -> list[int]:
    state = after(
        3, HarvestPhase(), options=CACTUS, dice=RIPE, tiles={"b2": "cactus"}, water={"b2": dict(enumerate(drops))}
    )
    return state.harvest_points


def test_the_cactus_develops_with_two_drops() -> None:
    assert cactus_with(1, 0, 0) == [0, 0, 0]
    assert cactus_with(2, 0, 0) == [7, 0, 0]
    assert cactus_with(2, 1, 0) == [7, 4, 0]


def test_the_cactus_drowns_with_four_drops_and_then_gives_the_top_two_less() -> None:
    assert cactus_with(2, 1, 0) > cactus_with(3, 1, 0)
    assert cactus_with(3, 1, 0) == [3, 2, 0]
    assert cactus_with(5, 0, 0) == [3, 0, 0], "also with more than four"


def cactus_in_the_wind(drops: dict[int, int], *steps: Step[Any]) -> Petrichor:
    """Somebody is to blow a drop off a cactus."""
    return after(3, WindWeather(0), *steps, options=CACTUS, dice=RIPE, tiles={"b2": "cactus"}, water={"b2": drops})


def test_a_drowned_cactus_stays_drowned_when_drops_leave() -> None:
    state = cactus_in_the_wind({0: 3, 1: 1}, HarvestPhase())
    assert growth(state, "b2") == "drowned"
    act(state, "b2:1-a2")
    assert state.harvest_points == [3, 0, 0]


def test_a_cactus_drowns_when_the_fourth_drop_arrives_and_all_are_told() -> None:
    three = {"b2": {0: 3}}
    state = resolving("rain", 3, options=CACTUS, tiles={"b2": "cactus"}, clouds={"b2": {0: 1, 1: 1}}, water=three)
    assert growth(state, "b2") == "developed"
    act(state, "b2:0")
    assert growth(state, "b2") == "drowned"
    assert told(state, "drowned") == [("tile:b2", "crop:cactus")]


def test_a_drowned_cactus_that_dries_out_begins_anew() -> None:
    blows = [WindWeather(0)] * 3
    state = cactus_in_the_wind({0: 3, 1: 1}, *blows)
    act(state, "b2:0-a2", "b2:0-a2", "b2:0-a2")
    assert growth(state, "b2") == "none"
    act(state, "a2:0-b2")
    assert growth(state, "b2") == "developed"


def test_after_a_harvest_a_drowned_cactus_begins_anew() -> None:
    state = after(3, HarvestPhase(), options=CACTUS, dice=RIPE, tiles={"b2": "cactus"}, water={"b2": {0: 4}})
    assert growth(state, "b2") == "none"


# The Lake


def over_lake(weather: str, **rest: object) -> Petrichor:
    return resolving(weather, 3, options=LAKE, tiles={"b2": "lake"}, **rest)  # type: ignore[arg-type]


def test_the_lake_is_not_used_alone() -> None:
    assert "lake" not in GAME.check(1, None)


def test_a_drop_rained_onto_the_lake_returns_to_its_owner() -> None:
    state = over_lake("rain", clouds={"b2": {0: 1, 1: 2}})
    act(state, "b2:1")
    assert (water(state, "b2"), air(state, "b2"), state.supply) == ([0, 0, 0], [1, 1, 0], [19, 19, 20])
    assert told(state, "lake_returns") == [("seat:1", 1)]


def test_a_thundercloud_poured_onto_the_lake_returns_all_drops() -> None:
    state = after(3, RainWeather(), options=LAKE, tiles={"b2": "lake"}, clouds={"b2": {0: 3, 1: 2}})
    assert (cloud(state, "b2"), water(state, "b2"), state.supply) == ("none", [0, 0, 0], [20, 20, 20])
    assert growth(state, "b2") == "none"


def test_a_drop_blown_onto_the_lake_returns_to_its_owner() -> None:
    state = after(3, WindWeather(0), options=LAKE, tiles={"b2": "lake"}, water={"a2": {1: 1}})
    act(state, "a2:1-b2")
    assert (water(state, "b2"), state.supply) == ([0, 0, 0], [20, 20, 20])


def test_a_cloud_blown_onto_the_lake_takes_three_drops_of_whoever_blew_it() -> None:
    state = over_lake("wind", clouds={"a2": {0: 1, 1: 1}})
    act(state, "a2-b2")
    assert (air(state, "b2"), cloud(state, "b2"), state.supply[0]) == ([4, 1, 0], "thunder", 16)


def test_a_cloud_that_merges_over_the_lake_takes_three_drops_too_and_overflows_after_them() -> None:
    """Four and one make five; with three more the cloud overflows and all eight return."""
    state = over_lake("wind", clouds={"a2": {0: 4}, "b2": {1: 1}})
    act(state, "a2-b2")
    assert told(state, "overflow") == [("tile:b2", 8)]
    assert (cloud(state, "b2"), state.supply) == ("none", [20, 20, 20])


def test_drops_missing_for_the_lake_may_be_taken_back_from_tiles() -> None:
    state = over_lake("wind", clouds={"a2": {0: 2}}, water={"c1": {0: 15}, "c3": {0: 2}})
    assert state.supply[0] == 1
    act(state, "a2-b2")
    assert asked(state) == "take_back 0"
    assert options(state) == ["c1", "c3", "none"]
    act(state, "c3", "c1")
    assert state.is_over()
    assert (air(state, "b2"), water(state, "c1"), water(state, "c3")) == ([5, 0, 0], [14, 0, 0], [1, 0, 0])


def test_taking_drops_back_for_the_lake_is_optional_and_what_there_is_goes_into_the_cloud() -> None:
    state = over_lake("wind", clouds={"a2": {0: 2}}, water={"c1": {0: 15}, "c3": {0: 2}})
    act(state, "a2-b2", "c3", "none")
    assert state.is_over()
    assert (air(state, "b2"), water(state, "c1"), water(state, "c3")) == ([4, 0, 0], [15, 0, 0], [1, 0, 0])


def test_the_lake_takes_what_there_is_when_nothing_lies_on_tiles() -> None:
    clouds = {"a2": {0: 2}, "c1": {0: 5}, "c3": {0: 5}, "a1": {0: 6}}
    state = act(over_lake("wind", clouds=clouds), "a2-b2")
    assert state.is_over()
    assert (air(state, "b2"), state.supply[0]) == ([4, 0, 0], 0)


def test_a_cloud_over_the_lake_without_any_drop_to_add_is_still_checked() -> None:
    clouds = {"a2": {0: 5}, "b2": {1: 3}, "c1": {0: 7}, "c3": {0: 7}, "a1": {0: 1}}
    state = act(over_lake("wind", clouds=clouds), "a2-b2")
    assert cloud(state, "b2") == "none"
    assert state.supply == [5, 20, 20]


def test_a_cloud_made_over_the_lake_takes_no_extra_drops() -> None:
    state = act(over_lake("frost"), "b2")
    assert air(state, "b2") == [1, 0, 0]


def test_a_cloud_blown_off_the_lake_goes_on_over_free_sky_any_number_of_tiles() -> None:
    state = over_lake("wind", clouds={"b2": {0: 1}})
    assert options(state) == [f"b2-{end}" for end in ("a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3")]
    act(state, "b2-c3")
    assert (cloud(state, "b2"), air(state, "c3")) == ("none", [1, 0, 0])


def test_a_cloud_off_the_lake_stops_where_it_meets_another_and_cannot_pass_it() -> None:
    """On the shore of a lake in the corner, two clouds shut the rest of the field off."""
    state = position(
        3, then=[WindAction(0)], options=LAKE, tiles={"a1": "lake"}, clouds={"a1": {0: 1}, "a2": {1: 1}, "b1": {2: 1}}
    )
    assert options(state) == ["a1-a2", "a1-b1"]
    act(state, "a1-a2")
    assert (cloud(state, "a2"), air(state, "a2")) == ("thunder", [1, 1, 0])


def test_a_cloud_off_the_lake_may_go_round_another() -> None:
    state = position(3, then=[WindAction(0)], options=LAKE, tiles={"a1": "lake"}, clouds={"a1": {0: 1}, "a2": {1: 1}})
    assert "a1-a3" in options(state)


def test_a_cloud_off_the_lake_cannot_come_back_onto_it_in_the_same_action() -> None:
    """The shores a2 and b1 are joined over b2 or over the lake; with b2 taken there is no way from one to the other."""
    state = position(
        3,
        then=[WindAction(0)],
        options=LAKE,
        tiles={"a1": "lake"},
        clouds={"a1": {0: 1}, "a3": {1: 1}, "b2": {2: 1}, "c1": {1: 1}},
    )
    assert options(state) == ["a1-a2", "a1-a3", "a1-b1", "a1-b2", "a1-c1"]
    assert "a1-a1" not in options(state)


def test_a_cloud_off_the_lake_takes_no_extra_drops() -> None:
    state = act(over_lake("wind", clouds={"b2": {0: 1}}), "b2-a2")
    assert (air(state, "a2"), state.supply[0]) == ([1, 0, 0], 19)


def test_from_any_other_tile_a_cloud_moves_one_tile() -> None:
    state = over_lake("wind", clouds={"a1": {0: 1}})
    assert options(state) == ["a1-a2", "a1-b1"]


def test_the_lake_is_never_harvested() -> None:
    state = after(3, HarvestPhase(), options=LAKE, dice=RIPE, tiles={"b2": "lake"}, clouds={"b2": {0: 3}})
    assert (state.harvest_points, cloud(state, "b2")) == ([0, 0, 0], "light")
