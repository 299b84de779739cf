"""Positions from outside: what is impossible is refused, and the refusal names the field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.petrichor.positions import position
from tilth.core import Refusal
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.actions import AddDrops, TakeBack, TakeTurn, Vote
from tilth.games.petrichor.rules.rounds import DealCards
from tilth.games.petrichor.rules.state import Petrichor

PROMOS = {"fertilizer": True, "cactus": True, "lake": True}


def saved(seats: int = 3, **rest: Any) -> dict[str, Any]:
    """A sound position as JSON, to be broken."""
    state = position(seats, clouds={"p1" if seats == 1 else "b2": {0: 2}}, **rest)
    data: dict[str, Any] = json.loads(json.dumps(GAME.save(state)))
    return data


def refused(data: Any, field: str, reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load(data)
    assert caught.value.code == "bad_state"
    assert (caught.value.details["field"], caught.value.reason) == (field, reason)


def test_a_sound_position_is_loaded_as_it_was_saved() -> None:
    for seats in range(1, 5):
        data = saved(seats)
        assert GAME.save(GAME.load(data)) == data


def test_every_decision_of_a_game_can_be_saved_and_loaded() -> None:
    state = GAME.new(4, {**PROMOS, "draft": True}, 8)
    while not state.is_over():
        data = json.loads(json.dumps(GAME.save(state)))
        assert GAME.save(GAME.load(data)) == data
        seat = state.to_act()[-1]
        state.choose(seat, state.options(seat)[-1])


# The table


@pytest.mark.parametrize("number", [5, -1])
def test_the_round_is_one_of_the_game(number: int) -> None:
    refused({**saved(), "round": number}, "round", "out-of-range")


def test_a_sixth_round_exists_in_a_long_game_only() -> None:
    GAME.load({**saved(options={"rounds": 6}), "round": 6})
    refused({**saved(options={"rounds": 6}), "round": 7}, "round", "out-of-range")


@pytest.mark.parametrize("field", ["first_player", "passed_first"])
def test_the_first_player_and_the_passer_sit_at_the_table(field: str) -> None:
    refused({**saved(), field: 3}, field, "out-of-range")
    refused({**saved(), field: "0"}, field, "not-a-number")


def test_nobody_may_have_passed() -> None:
    state = GAME.load({**saved(), "passed_first": None})
    assert isinstance(state, Petrichor)
    assert state.passer == -1


def test_turns_are_not_negative() -> None:
    refused({**saved(), "turns_this_round": -1}, "turns_this_round", "out-of-range")


@pytest.mark.parametrize("dice", [[5, 1, 1], [0, 1, 1], ["rain", 1, 1], [True, 1, 1], [None, 1, 1]])
def test_dice_show_1_to_4_votes_or_harvest(dice: list[Any]) -> None:
    refused({**saved(), "dice": dice}, "dice[0]", "not-among")


def test_there_are_three_dice() -> None:
    refused({**saved(), "dice": [1, 1]}, "dice", "wrong-length")


def test_an_unknown_field_is_refused() -> None:
    refused({**saved(), "weather": "fine"}, "weather", "unknown-field")
    data = saved()
    data["tiles"]["b2"]["height"] = 3
    refused(data, "tiles.b2.height", "unknown-field")
    data = saved()
    data["players"][1]["name"] = "Anna"
    refused(data, "players[1].name", "unknown-field")


def test_options_that_do_not_exist_are_refused_as_a_bad_state() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load({**saved(), "options": {"rounds": 5}})
    assert caught.value.code == "bad_state"


# Tiles


def test_every_tile_of_the_field_is_there_and_no_other() -> None:
    data = saved()
    del data["tiles"]["c3"]
    refused(data, "tiles.c3", "missing")
    data = saved()
    data["tiles"]["d4"] = data["tiles"]["a1"]
    refused(data, "tiles.d4", "unknown-field")


def test_a_crop_has_a_known_name() -> None:
    data = saved()
    data["tiles"]["a1"]["crop"] = "cabbage"
    refused(data, "tiles.a1.crop", "not-among")


def test_there_are_not_more_tiles_of_a_crop_than_exist() -> None:
    data = saved(tiles={"a1": "rice"})
    data["tiles"]["a2"]["crop"] = "rice"
    refused(data, "tiles", "too-many")


@pytest.mark.parametrize("crop", ["cactus", "lake"])
def test_promo_tiles_need_their_option(crop: str) -> None:
    data = saved()
    data["tiles"]["a1"]["crop"] = crop
    refused(data, "tiles", "too-many")
    data["options"][crop] = True
    GAME.load(data)


def test_two_players_have_no_corn_and_the_solo_game_only_tiles_with_a_compass() -> None:
    data = saved(2)
    data["tiles"]["a2"]["crop"] = "corn"
    refused(data, "tiles", "too-many")
    data = saved(1)
    data["tiles"]["p1"]["crop"] = "corn"
    refused(data, "tiles", "too-many")


def test_no_more_tricks_has_neither_wheat_nor_potato() -> None:
    data = saved(1)
    data["options"]["no_tricks"] = True
    refused(data, "tiles", "too-many")


def test_a_cloud_holds_drops_and_drops_are_held_by_a_cloud() -> None:
    data = saved()
    data["tiles"]["b2"]["cloud"] = "none"
    refused(data, "tiles.b2.cloud", "cloud-and-drops")
    data = saved()
    data["tiles"]["a1"]["cloud"] = "light"
    refused(data, "tiles.a1.cloud", "cloud-and-drops")


@pytest.mark.parametrize(("kind", "drops"), [("light", 4), ("thunder", 8)])
def test_a_cloud_that_should_have_grown_or_overflowed_is_refused(kind: str, drops: int) -> None:
    data = saved()
    data["tiles"]["b2"].update(cloud=kind, in_cloud={"0": drops})
    data["players"][0]["drops"] = 20 - drops
    refused(data, "tiles.b2.in_cloud", "cloud-too-full")
    data["tiles"]["b2"]["in_cloud"] = {"0": drops - 1}
    data["players"][0]["drops"] = 20 - drops + 1
    GAME.load(data)


def test_a_full_cloud_waits_over_the_lake_while_drops_are_taken_back_for_it() -> None:
    state = position(
        3,
        then=[TakeBack(0, 2, True)],
        options=PROMOS,
        tiles={"b2": "lake"},
        water={"a1": {0: 5}, "c1": {0: 5}},
    )
    data = json.loads(json.dumps(GAME.save(state)))
    data["tiles"]["b2"].update(cloud="thunder", in_cloud={"0": 8})
    data["players"][0]["drops"] = 2
    assert GAME.save(GAME.load(data)) == data


def test_no_drops_lie_on_the_lake() -> None:
    data = saved(options=PROMOS, tiles={"a1": "lake"})
    data["tiles"]["a1"]["on_tile"] = {"0": 1}
    refused(data, "tiles.a1.on_tile", "drops-on-lake")


@pytest.mark.parametrize(
    ("growth", "drops"), [("none", 2), ("developed", 1), ("sprouting", 2), ("sprouting", 1), ("developed", 0)]
)
def test_growth_fits_the_drops_and_the_crop(growth: str, drops: int) -> None:
    """Cotton needs two drops, and does not sprout."""
    data = saved()
    data["tiles"]["a1"].update(on_tile={"1": drops}, growth=growth)
    data["players"][1]["drops"] = 20 - drops
    refused(data, "tiles.a1.growth", "growth-and-drops")


@pytest.mark.parametrize(("crop", "growth", "drops"), [("cotton", "drowned", 4), ("cactus", "developed", 4)])
def test_only_a_cactus_drowns_and_always_with_four_drops(crop: str, growth: str, drops: int) -> None:
    data = saved()
    data["options"]["cactus"] = True
    data["tiles"]["a1"].update(crop=crop, on_tile={"1": drops}, growth=growth)
    data["players"][1]["drops"] = 20 - drops
    refused(data, "tiles.a1.growth", "growth-and-drowning")


@pytest.mark.parametrize("growth", ["sprouting", "developed"])
def test_coffee_may_sprout_or_be_developed(growth: str) -> None:
    data = saved()
    data["tiles"]["a3"].update(on_tile={"1": 4}, growth=growth)
    data["players"][1]["drops"] = 16
    GAME.load(data)


def test_drops_belong_to_somebody_at_the_table() -> None:
    data = saved()
    data["tiles"]["b2"]["in_cloud"] = {"3": 2}
    refused(data, "tiles.b2.in_cloud.3", "unknown-field")


# Promos


def test_fertilizer_needs_its_option_and_there_are_three_not_side_by_side() -> None:
    data = saved()
    data["tiles"]["a1"]["fertilized"] = True
    refused(data, "tiles", "too-many")
    data["options"]["fertilizer"] = True
    GAME.load(data)
    data["tiles"]["a2"]["fertilized"] = True
    refused(data, "tiles.a1.fertilized", "fertilizer-side-by-side")
    data["tiles"]["a2"]["fertilized"] = False
    for name in ("a3", "c1", "c3"):
        data["tiles"][name]["fertilized"] = True
    refused(data, "tiles", "too-many")


@pytest.mark.parametrize(
    "changed", [{"round": 1}, {"options": {"fertilizer": False}}, {"options": {"layout": "first"}}]
)
def test_tiles_lie_face_down_only_while_fertilizer_is_laid(changed: dict[str, Any]) -> None:
    data = json.loads(json.dumps(GAME.save(GAME.new(3, {"fertilizer": True}, 1))))
    assert data["tiles_face_down"] is True
    GAME.load(data)
    options = {**data["options"], **changed.pop("options", {})}
    refused({**data, **changed, "options": options}, "tiles_face_down", "face-down-too-long")


def test_no_cloud_hangs_over_tiles_that_lie_face_down() -> None:
    data = json.loads(json.dumps(GAME.save(GAME.new(3, {"fertilizer": True}, 1))))
    data["tiles"]["a1"].update(cloud="light", in_cloud={"0": 1})
    data["players"][0]["drops"] = 19
    refused(data, "tiles_face_down", "face-down-too-long")


# Players


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_has_20_drops_in_all(seat: int) -> None:
    data = saved()
    data["players"][seat]["drops"] -= 1
    refused(data, f"players[{seat}].drops", "not-conserved")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_has_12_votes_in_all(seat: int) -> None:
    data = saved()
    data["players"][seat]["on_weather"] = {"sun": 1}
    refused(data, f"players[{seat}].votes", "not-conserved")


@pytest.mark.parametrize(
    ("field", "value"),
    [("drops", 21), ("votes", 13), ("harvest_points", -1), ("voting_wins", -1), ("wheat_tokens", -2)],
)
def test_numbers_of_a_player_are_possible(field: str, value: int) -> None:
    data = saved()
    data["players"][2][field] = value
    refused(data, f"players[2].{field}", "out-of-range")


def test_there_is_one_player_a_seat() -> None:
    data = saved()
    data["players"].pop()
    refused(data, "players", "wrong-length")


@pytest.mark.parametrize("place", ["hand", "pack", "picked"])
def test_there_are_ten_cards_of_each_weather_in_all(place: str) -> None:
    data = saved()
    data["players"][0][place]["sun"] = data["players"][0][place].get("sun", 0) + 1
    refused(data, "deck", "cards-not-conserved")


def test_the_deck_and_the_discard_hold_the_rest() -> None:
    data = saved()
    card = data["deck"].pop()
    refused(data, "deck", "cards-not-conserved")
    data["discard"] = {card: 1}
    GAME.load(data)


def test_a_card_has_a_known_name() -> None:
    refused({**saved(), "deck": ["snow"]}, "deck[0]", "not-among")
    data = saved()
    data["players"][0]["hand"] = {"snow": 1}
    refused(data, "players[0].hand.snow", "unknown-field")


# Southern Winds


def test_the_southern_winds_have_drops_and_votes_like_a_player() -> None:
    data = saved(1)
    data["southern_winds"]["drops"] = 19
    refused(data, "southern_winds.drops", "not-conserved")
    data = saved(1)
    data["southern_winds"]["votes"] = 11
    refused(data, "southern_winds.votes", "not-conserved")


def test_each_southern_wind_card_is_there_once() -> None:
    data = saved(1)
    data["southern_winds"]["deck"][0] = data["southern_winds"]["deck"][1]
    refused(data, "southern_winds.deck", "not-each-once")
    data = saved(1)
    data["southern_winds"]["deck"][0] = 10
    refused(data, "southern_winds.deck[0]", "out-of-range")


def test_the_reshuffle_card_is_never_among_the_discarded() -> None:
    data = saved(1)
    winds = data["southern_winds"]
    winds["deck"].remove(9)
    winds["discard"] = [9]
    refused(data, "southern_winds.deck", "reshuffle-discarded")


def test_the_southern_winds_blow_only_alone() -> None:
    data = saved(1)
    del data["southern_winds"]
    refused(data, "southern_winds", "missing")
    refused({**saved(2), "southern_winds": {}}, "southern_winds", "unknown-field")


# The flow


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"step": "vote", "seat": 0, "weather": 4}, "weather"),
        ({"step": "vote", "seat": 3, "weather": 1}, "seat"),
        ({"step": "add_drops", "player": 3, "tile": 0, "number": 1}, "player"),
        ({"step": "add_drops", "player": 0, "tile": 9, "number": 1}, "tile"),
        ({"step": "add_drops", "player": 0, "tile": 4, "number": 19}, "number"),
        ({"step": "round", "number": 5}, "number"),
        ({"step": "rain_action", "seat": 0, "first": 9}, "first"),
        ({"step": "break_tie", "seat": 0, "certain": [7], "tied": [1, 2]}, "certain"),
        ({"step": "pick", "seat": 0, "keep": 3}, "keep"),
    ],
)
def test_a_step_speaks_only_of_what_is_on_the_table(step: dict[str, Any], field: str) -> None:
    """Also deep in the flow, long before its time."""
    data = saved()
    data["flow"].insert(0, step)
    refused(data, f"flow[0].{field}", "out-of-range")


@pytest.mark.parametrize(
    ("seats", "step"),
    [(2, {"step": "neutral_turn", "icons": True}), (1, {"step": "action_phase"}), (3, {"step": "marker_by_votes"})],
)
def test_a_step_stands_only_in_a_game_it_belongs_to(seats: int, step: dict[str, Any]) -> None:
    data = saved(seats)
    data["flow"].insert(0, step)
    refused(data, "flow[0]", "flow-does-not-fit")


def test_a_switch_of_a_step_is_true_or_false() -> None:
    data = saved()
    data["flow"].insert(0, {"step": "roll_dice", "everything": 3})
    refused(data, "flow[0].everything", "not-a-switch")


def test_an_unknown_step_is_refused() -> None:
    refused({**saved(), "flow": [{"step": "snow"}]}, "flow[0].step", "not-among")
    refused({**saved(), "flow": [{"step": "turn"}]}, "flow[0].seat", "missing")


def test_in_a_step_for_all_everybody_has_steps_of_their_own() -> None:
    state = position(3, then=[DealCards()], options={"draft": True}, hands=["", "", ""], seed=6)
    data = json.loads(json.dumps(GAME.save(state)))
    together = data["flow"][-1]
    together["stacks"][1][0]["seat"] = 2
    refused(data, f"flow[{len(data['flow']) - 1}].stacks[1][0].seat", "not-among")
    together["stacks"][1] = None
    refused(data, f"flow[{len(data['flow']) - 1}].stacks[1]", "not-a-list")


def test_a_step_that_cannot_be_taken_is_refused() -> None:
    """Three drops are to be taken back, and none lie on tiles."""
    data = saved()
    data["flow"].append({"step": "take_back", "seat": 0, "number": 3, "optional": False})
    refused(data, "flow", "flow-does-not-fit")


def test_every_step_of_an_effect_survives_saving() -> None:
    steps = [TakeTurn(0), Vote(0, 1), AddDrops(0, 4, 2), TakeBack(0, 1)]
    state = position(3, then=steps[::-1], clouds={"b2": {0: 1}}, water={"a1": {0: 2}, "c1": {0: 2}})
    data = json.loads(json.dumps(GAME.save(state)))
    assert [step["step"] for step in data["flow"]] == ["turn", "vote", "add_drops", "take_back"]
    assert GAME.save(GAME.load(data)) == data
