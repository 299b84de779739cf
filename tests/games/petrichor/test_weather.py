"""The Weather Phase: which weathers come, in which order, and what they do."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import act, after, air, asked, cloud, growth, options, position, told, votes, water
from tilth.games.petrichor.rules.data import RAIN, SUN, WEATHERS, WIND
from tilth.games.petrichor.rules.state import Petrichor
from tilth.games.petrichor.rules.weather import (
    FrostWeather,
    RainWeather,
    SunWeather,
    WeatherPhase,
    WindWeather,
    weather_steps,
)


def voted(frost: int = 0, sun: int = 0, wind: int = 0, rain: int = 0) -> dict[str, dict[int, int]]:
    """So many votes on each weather, shared by two seats."""
    totals = {"frost": frost, "sun": sun, "wind": wind, "rain": rain}
    return {name: {0: (n + 1) // 2, 1: n // 2} for name, n in totals.items() if n}


def came(state: Petrichor) -> list[str]:
    return [args[0].partition(":")[2] for args in told(state, "weather")]


# Which weathers come


def test_example_1_the_first_player_breaks_the_tie_for_second_place() -> None:
    """Sun 7, Frost and Rain 5, Wind 4."""
    state = after(3, WeatherPhase(), first=2, votes=voted(frost=5, sun=7, wind=4, rain=5))
    assert asked(state) == "break_tie 2"
    assert options(state) == ["frost", "rain"]
    act(state, "frost")
    assert came(state) == ["frost", "sun"]


def test_example_1_the_other_way_round() -> None:
    state = after(3, WeatherPhase(), first=2, votes=voted(frost=5, sun=7, wind=4, rain=5))
    act(state, "rain")
    assert came(state) == ["sun", "rain"]


def test_example_2_nothing_to_decide_when_the_two_leaders_are_tied() -> None:
    """Sun and Wind 6 each, Frost and Rain 4 each."""
    state = after(3, WeatherPhase(), votes=voted(frost=4, sun=6, wind=6, rain=4))
    assert came(state) == ["sun", "wind"]


def test_without_ties_the_two_weathers_with_the_most_votes_come_round_the_ring() -> None:
    state = after(3, WeatherPhase(), votes=voted(frost=3, sun=2, wind=1, rain=4))
    assert came(state) == ["frost", "rain"]


def test_three_weathers_tied_for_the_lead_are_chosen_from() -> None:
    state = after(3, WeatherPhase(), votes=voted(frost=4, sun=4, rain=4))
    assert options(state) == ["frost+sun", "frost+rain", "sun+rain"]


def test_one_weather_alone_with_votes_leaves_the_other_three_tied_for_second() -> None:
    state = after(3, WeatherPhase(), votes={"wind": {0: 1}})
    assert options(state) == ["frost", "sun", "rain"]
    act(state, "frost")
    assert came(state) == ["frost", "wind"]


def test_without_any_votes_the_first_player_chooses_two_of_four() -> None:
    state = after(3, WeatherPhase())
    assert len(options(state)) == 6
    act(state, "sun+rain")
    assert came(state) == ["sun", "rain"]


def test_weathers_that_did_not_come_keep_their_votes() -> None:
    state = after(3, WeatherPhase(), votes=voted(frost=3, sun=2, wind=1, rain=4))
    assert [votes(state, name) for name in WEATHERS] == [[0, 0, 0], [1, 1, 0], [1, 0, 0], [0, 0, 0]]
    assert state.votes_left == [10, 11, 12]


def test_in_the_final_round_every_weather_with_a_vote_comes() -> None:
    state = after(3, WeatherPhase(), round=4, votes=voted(frost=3, sun=2, rain=4))
    assert came(state) == ["frost", "sun", "rain"]
    assert state.votes_left == [12, 12, 12]


def test_in_the_final_round_a_weather_without_votes_does_not_come() -> None:
    state = after(3, WeatherPhase(), round=4, votes={"rain": {1: 2}})
    assert came(state) == ["rain"]


def test_the_fourth_round_of_six_is_not_the_final_one() -> None:
    state = after(3, WeatherPhase(), round=4, options={"rounds": 6}, votes=voted(frost=3, sun=2, rain=4))
    assert came(state) == ["frost", "rain"]


def test_in_the_sixth_round_of_six_every_weather_with_a_vote_comes() -> None:
    state = after(3, WeatherPhase(), round=6, options={"rounds": 6}, votes=voted(frost=3, sun=2, rain=4))
    assert came(state) == ["frost", "sun", "rain"]


# Frost


def test_frost_weather_makes_every_light_cloud_thunder_whatever_it_holds() -> None:
    state = after(2, FrostWeather(), clouds={"a2": {0: 1}, "b2": {1: 3}, "c1": {0: 5}})
    assert [cloud(state, name) for name in ("a2", "b2", "c1", "c2")] == ["thunder", "thunder", "thunder", "none"]


# Sun


def sun_weather(seats: int, **rest: object) -> Petrichor:
    first = rest.get("first", 0)
    assert isinstance(first, int)
    template = position(seats, first=first)
    return after(seats, *weather_steps(template, SUN), **rest)


def test_sun_weather_doubles_the_own_drops_in_one_cloud_from_the_first_player_clockwise() -> None:
    clouds = {"a1": {0: 1, 1: 1, 2: 1}, "c3": {0: 1, 1: 1, 2: 1}}
    state = sun_weather(3, first=1, clouds=clouds)
    for seat in (1, 2, 0):
        assert asked(state) == f"sun_weather {seat}"
        assert options(state) == ["a1", "c3"]
        act(state, "c3")
    assert (air(state, "a1"), air(state, "c3")) == ([1, 1, 1], [2, 2, 2])


def test_sun_weather_doubles_only_the_own_drops() -> None:
    state = after(2, SunWeather(0), clouds={"a2": {0: 2, 1: 3}})
    assert air(state, "a2") == [4, 3]


def test_sun_weather_leaves_out_whoever_has_no_drop_in_a_cloud() -> None:
    state = after(2, SunWeather(0), clouds={"a2": {1: 3}}, water={"b1": {0: 4}})
    assert state.is_over()
    assert air(state, "a2") == [0, 3]


def test_sun_weather_is_mandatory_while_the_supply_is_enough_for_some_cloud() -> None:
    state = after(2, SunWeather(0), clouds={"a2": {0: 1}, "b2": {0: 5}}, water={"b1": {0: 12}})
    assert state.supply[0] == 2
    assert options(state) == ["a2", "b2"], "b2 with three drops back from tiles, but not nothing"


def test_sun_weather_may_take_missing_drops_back_from_tiles() -> None:
    state = after(2, SunWeather(0), clouds={"a2": {0: 3}}, water={"b1": {0: 14}, "b3": {0: 2}})
    assert state.supply[0] == 1
    assert options(state) == ["a2", "none"]
    act(state, "a2", "b1", "b3")
    assert state.is_over()
    assert (air(state, "a2"), water(state, "b1"), water(state, "b3")) == ([6, 0], [13, 0], [1, 0])


def test_sun_weather_is_double_or_none() -> None:
    """Four drops to double, three to be had: this cloud cannot be chosen."""
    clouds = {"a2": {0: 4}, "b1": {0: 6}, "b2": {0: 7}}
    state = after(2, SunWeather(0), clouds=clouds, water={"b3": {0: 1}})
    assert state.supply[0] == 2
    assert state.is_over()
    assert air(state, "a2") == [4, 0]


def test_taking_drops_back_for_sun_weather_is_optional() -> None:
    state = act(after(2, SunWeather(0), clouds={"a2": {0: 3}}, water={"b1": {0: 17}}), "none")
    assert state.is_over()
    assert (air(state, "a2"), water(state, "b1")) == ([3, 0], [17, 0])


def test_each_players_sun_weather_is_an_effect_of_its_own() -> None:
    """The first player's doubling makes the cloud overflow; the second finds no cloud any more."""
    state = sun_weather(2, clouds={"a2": {0: 3, 1: 3}})
    assert (cloud(state, "a2"), water(state, "a2")) == ("none", [6, 3])


def test_sun_weather_makes_a_cloud_grow() -> None:
    state = sun_weather(2, clouds={"a2": {0: 2, 1: 1}})
    assert (cloud(state, "a2"), air(state, "a2")) == ("thunder", [4, 2])


def test_coffee_example_sun_then_rain_gives_sprouting_coffee() -> None:
    """Three drops over Coffee: Sun doubles them, Rain pours six; Sun is over, so the Coffee only sprouts."""
    state = after(2, WeatherPhase(), clouds={"a3": {0: 3}}, votes={"sun": {0: 2}, "rain": {1: 2}})
    assert (water(state, "a3"), growth(state, "a3")) == ([6, 0], "sprouting")


def test_coffee_example_an_overflow_in_sun_develops_the_coffee() -> None:
    """Four drops over Coffee: Sun doubles them to eight, the cloud overflows and the Coffee develops at once."""
    state = after(2, WeatherPhase(), clouds={"a3": {0: 4}}, votes={"sun": {0: 2}, "rain": {1: 2}})
    assert (water(state, "a3"), growth(state, "a3")) == ([8, 0], "developed")


def test_coffee_that_sprouted_in_an_earlier_round_develops_in_sun() -> None:
    state = sun_weather(2, water={"a3": {1: 4}})
    assert growth(state, "a3") == "developed"


def test_coffee_too_dry_to_sprout_does_not_develop_in_sun() -> None:
    state = sun_weather(2, water={"a3": {1: 3}})
    assert growth(state, "a3") == "none"


def test_rice_does_not_develop_in_sun() -> None:
    state = sun_weather(2, water={"c1": {1: 4}})
    assert growth(state, "c1") == "sprouting"


# Wind


def test_wind_weather_goes_anticlockwise_from_the_last_player() -> None:
    template = position(3, first=1)
    state = after(3, *weather_steps(template, WIND), first=1, water={"b2": {0: 3}})
    for seat, way in ((0, "b2:0-a2"), (2, "b2:0-b3"), (1, "b2:0-c2")):
        assert asked(state) == f"wind_weather {seat}"
        act(state, way)
    assert [water(state, name)[0] for name in ("a2", "b2", "b3", "c2")] == [1, 0, 1, 1]


def test_wind_weather_moves_anybodys_drop_from_a_tile_to_an_adjacent_one_and_must() -> None:
    state = after(3, WindWeather(0), water={"a1": {1: 1}, "c3": {2: 1}}, clouds={"b2": {0: 3}})
    assert options(state) == ["a1:1-a2", "a1:1-b1", "c3:2-b3", "c3:2-c2"]
    act(state, "c3:2-b3")
    assert water(state, "b3") == [0, 0, 1]


def test_wind_weather_never_takes_a_drop_from_a_cloud() -> None:
    assert after(3, WindWeather(0), clouds={"b2": {0: 3}}).is_over()


def test_wind_weather_can_make_one_crop_grow_and_another_dry_out() -> None:
    state = after(2, WindWeather(0), water={"b3": {0: 2, 1: 1}, "b2": {1: 2}})
    assert (growth(state, "b3"), growth(state, "b2")) == ("developed", "none")
    act(state, "b3:0-b2")
    assert (growth(state, "b3"), growth(state, "b2")) == ("none", "developed")


# Rain


def test_rain_weather_pours_all_thunderclouds_and_no_light_ones() -> None:
    clouds = {"a2": {0: 1, 1: 2}, "b2": {1: 3}, "c2": {0: 5}}
    state = after(2, RainWeather(), clouds=clouds, thunder="a2")
    assert [cloud(state, name) for name in ("a2", "b2", "c2")] == ["none", "light", "none"]
    assert [water(state, name) for name in ("a2", "b2", "c2")] == [[1, 2], [0, 0], [5, 0]]


def test_rice_that_sprouts_in_this_very_rain_develops() -> None:
    state = after(2, RainWeather(), clouds={"c1": {0: 4}})
    assert (water(state, "c1"), growth(state, "c1")) == ([4, 0], "developed")


def test_rice_that_sprouted_before_develops_in_rain() -> None:
    assert growth(after(2, RainWeather(), water={"c1": {0: 4}}), "c1") == "developed"


def test_coffee_does_not_develop_in_rain() -> None:
    assert growth(after(2, RainWeather(), water={"a3": {0: 4}}), "a3") == "sprouting"


def test_frost_before_rain_pours_everything() -> None:
    state = after(2, WeatherPhase(), clouds={"a2": {0: 1}}, votes={"frost": {0: 2}, "rain": {1: 2}})
    assert (cloud(state, "a2"), water(state, "a2")) == ("none", [1, 0])


@pytest.mark.parametrize("weather", [SUN, WIND, RAIN])
def test_weather_on_an_empty_field_does_nothing(weather: int) -> None:
    state = after(4, *weather_steps(position(4), weather))
    assert state.is_over()
    assert state.supply == [20, 20, 20, 20]
