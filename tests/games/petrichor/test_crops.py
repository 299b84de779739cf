"""Growing crops: sprouting, developing, drying out."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import act, after, growth, position, resolving, water
from tilth.games.petrichor.rules.actions import RainAction, TakeBack
from tilth.games.petrichor.rules.data import CROPS, GROW
from tilth.games.petrichor.rules.weather import WindWeather

TILE_OF = {"cotton": "a1", "grass": "a2", "coffee": "a3", "wheat": "b1", "corn": "b2", "potato": "b3"}
"""Where these crops lie in the suggested three-player field."""


@pytest.mark.parametrize(("crop", "needed"), [("cotton", 2), ("potato", 3), ("coffee", 4)])
def test_the_printed_numbers_of_drops_to_grow(crop: str, needed: int) -> None:
    assert GROW[CROPS.index(crop)] == needed


@pytest.mark.parametrize("crop", ["cotton", "grass", "wheat", "corn", "potato"])
def test_a_crop_grows_with_its_number_of_drops_whoever_owns_them(crop: str) -> None:
    tile, needed = TILE_OF[crop], GROW[CROPS.index(crop)]
    state = position(3, then=[RainAction(0), RainAction(0)], clouds={tile: {0: 2}}, water={tile: {1: needed - 2}})
    assert growth(state, tile) == "developed"
    state = position(3, then=[RainAction(0)], clouds={tile: {0: 2}}, water={tile: {1: needed - 2}})
    assert growth(state, tile) == "none", "one drop too few"


@pytest.mark.parametrize(("crop", "tile"), [("coffee", "a3"), ("rice", "c1")])
def test_coffee_and_rice_sprout_first(crop: str, tile: str) -> None:
    needed = GROW[CROPS.index(crop)]
    state = position(2, then=[RainAction(0)], clouds={tile: {0: 1}}, water={tile: {1: needed - 1}})
    assert growth(state, tile) == "sprouting"


def test_more_drops_change_nothing_on_a_growing_crop() -> None:
    state = position(2, then=[RainAction(0)], clouds={"a3": {0: 2}}, water={"a3": {1: 5}}, developed="a3")
    assert (growth(state, "a3"), water(state, "a3")) == ("developed", [1, 5])


@pytest.mark.parametrize("developed", ["", "a3"])
def test_a_crop_below_its_number_dries_out_whichever_side_its_token_shows(developed: str) -> None:
    state = after(2, WindWeather(0), water={"a3": {0: 3, 1: 1}}, developed=developed)
    act(state, "a3:0-a2")
    assert growth(state, "a3") == "none"


def test_a_crop_that_still_has_its_number_does_not_dry_out() -> None:
    state = act(after(2, WindWeather(0), water={"a3": {0: 4, 1: 1}}, developed="a3"), "a3:0-a2")
    assert growth(state, "a3") == "developed"


def test_coffee_that_dried_out_starts_again_at_sprouting() -> None:
    state = after(2, WindWeather(0), WindWeather(1), water={"a3": {0: 3, 1: 1}}, developed="a3")
    act(state, "a3:0-a2", "a2:0-a3")
    assert growth(state, "a3") == "sprouting"


def test_taking_drops_back_dries_a_crop_out() -> None:
    state = after(2, TakeBack(0, 1), water={"a3": {0: 4}, "b1": {0: 1}}, developed="a3")
    act(state, "a3")
    assert growth(state, "a3") == "none"


def test_rain_on_one_tile_does_not_touch_another() -> None:
    state = act(resolving("rain", clouds={"a2": {0: 2}, "c2": {0: 2}}, water={"c2": {1: 1}}), "a2:0", "none")
    assert (growth(state, "a2"), growth(state, "c2")) == ("none", "none")
