"""The four card actions, which must be resolved if they can be and are skipped if they cannot."""

from __future__ import annotations

from tests.games.petrichor.positions import (
    ONE_OF_EACH,
    act,
    air,
    asked,
    cloud,
    growth,
    options,
    position,
    resolving,
    told,
    votes,
    water,
)

EVERY_TILE = {name: {1: 1} for name in ("a2", "a3", "b1", "b2", "b3", "c1", "c2")}


# Frost


def test_frost_makes_a_light_cloud_with_one_own_drop_over_a_free_tile() -> None:
    state = resolving("frost", clouds={"a2": {1: 1}, "b2": {0: 1}})
    assert options(state) == ["a3", "b1", "b3", "c1", "c2"]
    act(state, "b3")
    assert (cloud(state, "b3"), air(state, "b3"), state.supply) == ("light", [1, 0], [18, 19])


def test_frost_must_be_resolved_while_a_drop_is_in_the_supply() -> None:
    assert "none" not in options(resolving("frost", water={"b1": {0: 19}}))


def test_frost_does_nothing_when_every_tile_has_a_cloud() -> None:
    state = resolving("frost", clouds=EVERY_TILE)
    assert state.is_over()
    assert told(state, "nothing_happens") == [("seat:0", "weather:frost")]
    assert state.supply[0] == 20


def test_frost_without_supply_may_take_a_drop_back_from_a_tile() -> None:
    state = resolving("frost", water={"b1": {0: 15}, "b2": {0: 3}}, clouds={"a2": {0: 2}})
    assert options(state) == ["a3", "b1", "b2", "b3", "c1", "c2", "none"]
    act(state, "c1")
    assert asked(state) == "take_back 0"
    assert options(state) == ["b1", "b2"], "from tiles only, never from another cloud"
    act(state, "b2")
    assert (air(state, "c1"), water(state, "b2"), growth(state, "b2")) == ([1, 0], [2, 0], "none")


def test_frost_without_supply_may_be_left_undone() -> None:
    state = resolving("frost", water={"b1": {0: 20}})
    act(state, "none")
    assert state.is_over()
    assert water(state, "b1") == [20, 0]


def test_frost_without_a_drop_in_supply_or_on_tiles_does_nothing() -> None:
    state = resolving("frost", clouds={"a2": {0: 7}, "b2": {0: 7}, "c1": {0: 6}})
    assert state.is_over()
    assert cloud(state, "a3") == "none"


def test_frost_may_take_back_the_very_last_drop_on_a_tile() -> None:
    state = resolving("frost", clouds={"a2": {0: 7}, "b2": {0: 7}, "c1": {0: 5}}, water={"b1": {0: 1}})
    assert options(state) == ["a3", "b1", "b3", "c2", "none"]
    act(state, "c2")
    assert (air(state, "c2"), water(state, "b1")) == ([1, 0], [0, 0])


def test_frost_needs_no_drop_back_while_the_supply_has_one() -> None:
    state = act(resolving("frost", water={"b1": {0: 19}}), "a2")
    assert state.is_over()
    assert water(state, "b1") == [19, 0]


# Sun


def test_sun_adds_exactly_two_own_drops_to_a_cloud_with_an_own_drop() -> None:
    state = resolving("sun", clouds={"a2": {0: 1}, "b2": {1: 3}, "c1": {0: 1, 1: 1}})
    assert options(state) == ["a2", "c1"]
    act(state, "c1")
    assert (air(state, "c1"), state.supply[0]) == ([3, 1], 20 - 2 - 2)


def test_sun_does_nothing_without_a_cloud_of_ones_own() -> None:
    state = resolving("sun", clouds={"b2": {1: 3}})
    assert state.is_over()
    assert (air(state, "b2"), state.supply[0]) == ([0, 3], 20)


def test_sun_must_be_resolved_while_two_drops_are_in_the_supply() -> None:
    state = resolving("sun", clouds={"a2": {0: 1}, "b2": {0: 1}}, water={"b1": {0: 16}})
    assert state.supply[0] == 2
    assert options(state) == ["a2", "b2"]


def test_sun_with_one_drop_may_take_the_other_back_from_a_tile() -> None:
    state = resolving("sun", clouds={"a2": {0: 1}}, water={"b1": {0: 15}, "b3": {0: 3}})
    assert state.supply[0] == 1
    assert options(state) == ["a2", "none"]
    act(state, "a2", "b3")
    assert state.is_over(), "one drop is taken back, not two"
    assert (air(state, "a2"), water(state, "b3"), state.supply[0]) == ([3, 0], [2, 0], 0)


def test_sun_with_an_empty_supply_may_take_both_drops_back() -> None:
    state = resolving("sun", clouds={"a2": {0: 1}}, water={"b1": {0: 16}, "b3": {0: 3}})
    act(state, "a2", "b1", "b3")
    assert state.is_over()
    assert (air(state, "a2"), water(state, "b1"), water(state, "b3")) == ([3, 0], [15, 0], [2, 0])


def test_sun_is_two_drops_or_none() -> None:
    """One drop in the supply and none on tiles: nothing can be done with it."""
    state = resolving("sun", clouds={"a2": {0: 7}, "b2": {0: 7}, "c1": {0: 5}})
    assert state.supply[0] == 1
    assert state.is_over()
    assert [air(state, name)[0] for name in ("a2", "b2", "c1")] == [7, 7, 5]


def test_sun_short_of_drops_may_be_left_undone() -> None:
    state = act(resolving("sun", clouds={"a2": {0: 1}}, water={"b1": {0: 18}}), "none")
    assert state.is_over()
    assert (air(state, "a2"), water(state, "b1"), state.supply[0]) == ([1, 0], [18, 0], 1)


# Rain


def test_rain_drops_one_drop_from_up_to_two_clouds_with_an_own_drop() -> None:
    state = resolving("rain", clouds={"a2": {0: 2}, "b2": {0: 2}, "c1": {1: 2}})
    assert options(state) == ["a2:0", "b2:0"]
    act(state, "a2:0")
    assert options(state) == ["b2:0", "none"], "not twice from the same cloud"
    act(state, "b2:0")
    assert state.is_over()
    assert [water(state, name) for name in ("a2", "b2", "c1")] == [[1, 0], [1, 0], [0, 0]]


def test_rain_may_take_only_one_cloud() -> None:
    state = act(resolving("rain", clouds={"a2": {0: 2}, "b2": {0: 2}}), "a2:0", "none")
    assert state.is_over()
    assert (water(state, "a2"), water(state, "b2")) == ([1, 0], [0, 0])


def test_rain_must_take_at_least_one_cloud() -> None:
    assert "none" not in options(resolving("rain", clouds={"a2": {0: 2}, "b2": {0: 2}}))


def test_rain_may_take_anybodys_drops() -> None:
    state = resolving("rain", clouds={"a2": {0: 1, 1: 2}, "b2": {1: 2}})
    assert options(state) == ["a2:0", "a2:1"]
    act(state, "a2:1")
    assert (air(state, "a2"), water(state, "a2")) == ([1, 1], [0, 1])


def test_a_cloud_rained_empty_vanishes_at_once() -> None:
    state = act(resolving("rain", clouds={"a2": {0: 1}, "b2": {0: 2}}), "a2:0")
    assert (cloud(state, "a2"), cloud(state, "b2")) == ("none", "light")


def test_rain_does_nothing_without_a_cloud_of_ones_own() -> None:
    state = resolving("rain", clouds={"a2": {1: 3}})
    assert state.is_over()
    assert water(state, "a2") == [0, 0]


# Wind


def test_wind_moves_a_cloud_with_an_own_drop_to_an_orthogonally_adjacent_tile() -> None:
    state = resolving("wind", clouds={"b2": {0: 1, 1: 2}, "c2": {1: 1}})
    assert options(state) == ["b2-a2", "b2-b3", "b2-c2", "b2-b1"], "neither a3 nor c1, which touch at a corner only"
    act(state, "b2-b1")
    assert (cloud(state, "b2"), cloud(state, "b1"), air(state, "b1")) == ("none", "light", [1, 2])


def test_the_empty_corners_of_the_two_player_field_are_no_tiles() -> None:
    state = resolving("wind", clouds={"a2": {0: 1}, "b3": {0: 1}})
    assert options(state) == ["a2-a3", "a2-b2", "b3-a3", "b3-b2"]


def test_wind_does_nothing_without_a_cloud_of_ones_own() -> None:
    state = resolving("wind", clouds={"a2": {1: 3}})
    assert state.is_over()
    assert cloud(state, "a2") == "light"


def test_a_thundercloud_moves_as_thunder() -> None:
    state = act(resolving("wind", clouds={"b2": {0: 2}}, thunder="b2"), "b2-a2")
    assert cloud(state, "a2") == "thunder"


# All of them


def test_an_action_that_cannot_be_resolved_is_skipped_and_still_voted_on() -> None:
    state = position(2, hands=["sun rain", ONE_OF_EACH])
    act(state, "sun")
    assert told(state, "nothing_happens") == [("seat:0", "weather:sun")]
    assert asked(state) == "vote 0"
    act(state, "wind")
    assert votes(state, "wind") == [1, 0]
