"""The Harvest Phase: when it comes, and what each crop is worth to whom."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import after, growth, position, told, water
from tilth.games.petrichor.rules.data import (
    CORN_SHARED,
    CROPS,
    PRINTED,
    RANKS,
    RANKS_SPROUTING,
    VOTING_WINS,
    WHEAT_BONUS,
)
from tilth.games.petrichor.rules.harvest import HarvestPhase, places, tile_points
from tilth.games.petrichor.rules.weather import WeatherPhase

RIPE = (0, 0, 0)
"""All three dice show the harvest."""


def harvested(seats: int, crop_at: tuple[str, str], drops: dict[int, int], **rest: str) -> list[int]:
    """The points of everybody for one tile of a crop with these drops."""
    crop, tile = crop_at
    state = after(seats, HarvestPhase(), dice=RIPE, tiles={tile: crop}, water={tile: drops}, **rest)  # type: ignore[arg-type]
    assert water(state, tile) == [0] * seats
    return state.harvest_points


# When


def test_no_harvest_while_a_die_shows_votes() -> None:
    state = after(3, HarvestPhase(), dice=(0, 1, 0), water={"a1": {0: 2}})
    assert (state.harvest_points, water(state, "a1")) == ([0, 0, 0], [2, 0, 0])


def test_harvest_when_all_three_dice_show_it() -> None:
    state = after(3, HarvestPhase(), dice=RIPE, water={"a1": {0: 2}})
    assert state.harvest_points == [6, 0, 0]


@pytest.mark.parametrize(("rounds", "number", "harvest"), [(4, 3, False), (4, 4, True), (6, 4, False), (6, 6, True)])
def test_harvest_in_the_final_round_whatever_the_dice_show(rounds: int, number: int, harvest: bool) -> None:
    state = after(3, HarvestPhase(), options={"rounds": rounds}, round=number, water={"a1": {0: 2}})
    assert (state.harvest_points == [6, 0, 0]) is harvest


def test_what_is_harvested_loses_its_token_and_its_drops_return() -> None:
    state = after(3, HarvestPhase(), dice=RIPE, water={"a1": {0: 2, 1: 1}}, clouds={"a1": {0: 3}})
    assert (growth(state, "a1"), water(state, "a1")) == ("none", [0, 0, 0])
    assert state.supply == [17, 20, 20], "the drops in the cloud above stay there"


def test_what_does_not_grow_keeps_its_drops() -> None:
    state = after(3, HarvestPhase(), dice=RIPE, water={"b3": {0: 2}})
    assert (water(state, "b3"), state.supply[0], state.harvest_points[0]) == ([2, 0, 0], 18, 0)


# Ranks and ties


def test_example_grass_with_five_drops_and_a_potato_with_two() -> None:
    """Green 3, Yellow and Red 1 on Grass: 4, 2 and 2 points. The Potato needs 3 drops and has 2: nothing."""
    state = after(3, HarvestPhase(), dice=RIPE, water={"a2": {0: 3, 1: 1, 2: 1}, "b3": {0: 1, 1: 1}})
    assert state.harvest_points == [4, 2, 2]
    assert water(state, "b3") == [1, 1, 0]


def test_example_two_tied_for_first_score_the_second_place_and_the_next_the_third() -> None:
    assert places([3, 3, 1]) == [1, 1, 2]
    assert harvested(3, ("grass", "a2"), {0: 3, 1: 3, 2: 1}) == [3, 3, 2]


def test_example_three_tied_for_first_score_the_third_place() -> None:
    assert harvested(3, ("grass", "a2"), {0: 2, 1: 2, 2: 2}) == [2, 2, 2]


def test_four_tied_score_the_fourth_place() -> None:
    assert harvested(4, ("grass", "a3"), {0: 2, 1: 2, 2: 2, 3: 2}) == [1, 1, 1, 1]


def test_a_tie_for_second_leaves_the_first_alone() -> None:
    assert places([4, 2, 2, 1]) == [0, 2, 2, 3]


def test_who_has_no_drops_on_a_tile_has_no_place_and_scores_nothing() -> None:
    assert places([3, 0, 2]) == [0, -1, 1]
    assert harvested(3, ("grass", "a2"), {0: 5}) == [4, 0, 0]
    state = position(3, water={"a2": {0: 5}})
    assert tile_points(state, state.field.index["a2"]) == [4, 0, 0], "also before the harvest, as bots ask"


def test_cotton_scores_by_rank() -> None:
    assert harvested(4, ("cotton", "a1"), {0: 1, 1: 4, 2: 3, 3: 2}) == [0, 6, 3, 0]


def test_the_potatos_second_place_is_worth_more_than_its_first() -> None:
    first, second, third = harvested(3, ("potato", "b3"), {0: 3, 1: 2, 2: 1})
    assert (first, second, third) == (4, 7, 2)
    assert second > first


def test_two_tied_for_first_on_potato_both_take_the_better_second_place() -> None:
    assert harvested(3, ("potato", "b3"), {0: 2, 1: 2}) == [7, 7, 0]


# Wheat


def test_the_most_drops_on_wheat_give_2_points_and_a_token_everybody_else_present_3() -> None:
    state = after(4, HarvestPhase(), dice=RIPE, water={"a2": {0: 3, 1: 2, 2: 1}})
    assert state.harvest_points == [2, 3, 3, 0]
    assert state.wheat == [1, 0, 0, 0]


def test_tied_for_most_on_wheat_all_get_3_and_no_token() -> None:
    state = after(3, HarvestPhase(), dice=RIPE, water={"b1": {0: 2, 1: 2, 2: 1}})
    assert state.harvest_points == [3, 3, 3]
    assert state.wheat == [0, 0, 0]


# Coffee and Rice


def test_example_sprouting_coffee_gives_5() -> None:
    """Sun, then Rain: six drops of Blue on sprouting Coffee."""
    state = position(
        2,
        then=[WeatherPhase(), HarvestPhase()],
        dice=RIPE,
        clouds={"a3": {0: 3}},
        votes={"sun": {0: 2}, "rain": {1: 2}},
    )
    assert told(state, "harvested") == [("tile:a3", "crop:coffee", "seat:0", 5)]
    assert state.harvest_points == [5, 0]


def test_example_coffee_watered_by_an_overflow_in_sun_gives_10() -> None:
    state = position(
        2,
        then=[WeatherPhase(), HarvestPhase()],
        dice=RIPE,
        clouds={"a3": {0: 4}},
        votes={"sun": {0: 2}, "rain": {1: 2}},
    )
    assert state.harvest_points == [10, 0]


def test_coffee_scores_by_rank_in_the_upper_row_sprouting_and_the_lower_developed() -> None:
    drops = {0: 1, 1: 4, 2: 3, 3: 2}
    assert harvested(4, ("coffee", "a4"), drops) == [1, 5, 3, 2]
    assert harvested(4, ("coffee", "a4"), drops, developed="a4") == [2, 10, 6, 4]


def test_sprouting_rice_gives_nothing_but_is_cleared() -> None:
    state = after(2, HarvestPhase(), dice=RIPE, water={"c1": {0: 3, 1: 2}})
    assert state.harvest_points == [0, 0]
    assert (water(state, "c1"), growth(state, "c1"), state.supply) == ([0, 0], "none", [20, 20])


def test_developed_rice_gives_one_point_for_each_own_drop() -> None:
    assert harvested(4, ("rice", "c4"), {0: 5, 1: 2, 3: 2}, developed="c4") == [5, 2, 0, 2]


# Corn


@pytest.mark.parametrize(
    ("drops", "points"),
    [
        ({0: 4}, [12, 0, 0, 0]),
        ({0: 9, 2: 1}, [8, 0, 8, 0]),
        ({0: 2, 1: 1, 2: 1}, [5, 5, 5, 0]),
        ({0: 1, 1: 1, 2: 1, 3: 1}, [3, 3, 3, 3]),
    ],
)
def test_corn_scores_by_the_number_of_players_present(drops: dict[int, int], points: list[int]) -> None:
    assert harvested(4, ("corn", "b2"), drops) == points


# The data


def test_the_printed_facts_stand_in_the_data() -> None:
    """What is known of the printed values; the others are stand-ins and may change."""
    rank = {crop: RANKS[CROPS.index(crop)] for crop in CROPS}
    assert (rank["grass"][0], rank["grass"][2]) == (4, 2)
    assert rank["cotton"][2] == 0
    assert rank["potato"][1] > rank["potato"][0]
    assert (RANKS_SPROUTING[0], rank["coffee"][0]) == (5, 10)
    assert CORN_SHARED[1] == 8
    assert (PRINTED["crops"]["wheat"]["most"], PRINTED["crops"]["wheat"]["others"], WHEAT_BONUS) == (2, 3, 12)


def test_there_are_sixteen_tiles_without_the_promos() -> None:
    counts = {crop: facts["count"] for crop, facts in PRINTED["crops"].items() if crop not in ("cactus", "lake")}
    assert counts == {"wheat": 3, "cotton": 3, "grass": 3, "potato": 2, "coffee": 2, "rice": 1, "corn": 2}
    assert sum(counts.values()) == 16


def test_the_track_reaches_the_most_wins_a_long_game_allows() -> None:
    assert len(VOTING_WINS) == 2 * 6 + 1
    assert VOTING_WINS[0] == 0
    assert sorted(set(VOTING_WINS)) == VOTING_WINS


def test_a_thirteenth_wheat_token_is_won_like_the_others() -> None:
    state = after(3, HarvestPhase(), dice=RIPE, water={"b1": {0: 3}}, wheat=[6, 6, 0])
    assert state.wheat == [7, 6, 0]
