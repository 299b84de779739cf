"""What a client may say before a choice: what it brings, why it cannot be, and a good proposal."""

from __future__ import annotations

from typing import Any

from tests.games.agricola.positions import farm, go, hold, open_space, own, pile, table
from tilth.core import Step
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.harvest import Feed
from tilth.games.agricola.rules.improvements import put_down
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.scoring import next_steps
from tilth.games.agricola.rules.state import Agricola


def asks(state: Agricola, step: Step[Any]) -> dict[str, Any]:
    """What seat 0 sees when it owes this decision."""
    return go(state, step).view(0)


def test_a_space_says_what_it_would_bring_with_the_cards_of_the_player() -> None:
    state = table(mode="full")
    farm(state)
    pile(state, "wood_3", wood=3)
    before = asks(state, Place(0))["outlook"]["wood_3"]
    assert before == {"goods": {"wood": 3}, "then": ""}
    put_down(state, 0, "woodcutter")
    after = asks(state, Place(0))["outlook"]["wood_3"]
    assert after == {"goods": {"wood": 4}, "then": ""}


def test_a_space_that_costs_food_is_closed_only_when_the_food_cannot_be_made() -> None:
    state = table(3, mode="full")
    own(state, 1, "sycophant")
    own(state, 0, "academic")
    hold(state, 0, "maid")
    farm(state)
    seen = asks(state, Place(0))["outlook"]
    assert (seen["take_grain"]["reason"], seen["occupation"]["reason"]) == ("food", "food")
    farm(state, vegetable=1)
    seen = asks(state, Place(0))["outlook"]
    assert seen["take_grain"]["goods"] == {"grain": 1, "vegetable": -1}
    assert seen["occupation"]["goods"] == {"vegetable": -1}
    farm(state, vegetable=1, grain=1)
    assert asks(state, Place(0))["outlook"]["take_grain"] == {"goods": {}, "then": "make_food"}


def test_a_card_lacks_only_the_food_that_cannot_be_made() -> None:
    state = table(3, mode="full")
    hold(state, 0, "private_forest", "field")
    farm(state, grain=1)
    lacks = asks(state, Place(0))["lacks"]
    assert lacks["private_forest"] == {"goods": {"food": 1}}
    assert "field" not in lacks


def test_animals_are_foreseen_where_they_would_stand_and_what_they_are_worth() -> None:
    state = table()
    farm(state, pastures=("a5",))
    open_space(state, "sheep_1")
    pile(state, "sheep_1", sheep=2)
    seen = asks(state, Place(0))["outlook"]["sheep_1"]
    assert seen == {"goods": {"sheep": 2}, "then": "", "points": 2, "animals": {"a5": {"sheep": 2}}}


def test_the_last_person_of_a_round_is_not_credited_with_the_next_round() -> None:
    state = table()
    farm(state, people=2)
    for player in state.players:
        player.placed = 2
    state.players[0].placed = 1
    pile(state, "clay_1", clay=2)
    assert asks(state, Place(0))["outlook"]["clay_1"] == {"goods": {"clay": 2}, "then": ""}


def test_a_space_says_what_is_asked_next() -> None:
    state = table()
    farm(state, wood=5, reed=2)
    seen = asks(state, Place(0))["outlook"]
    assert seen["build_rooms_stables"]["then"] == "build"


def test_a_space_that_cannot_be_used_says_why() -> None:
    state = table()
    farm(state)
    open_space(state, "fences", "family_growth_minor", "renovate_improvement", "sow_bake", "improvement")
    seen = asks(state, Place(0))["outlook"]
    reasons = {name: entry["reason"] for name, entry in seen.items() if "reason" in entry}
    assert reasons["fences"] == "wood"
    assert reasons["family_growth_minor"] == "room"
    assert reasons["renovate_improvement"] == "goods"
    assert reasons["sow_bake"] == "no_field"
    assert reasons["improvement"] == "goods"
    assert reasons["build_rooms_stables"] == "goods"


def test_a_space_that_is_too_dear_says_what_things_cost_there() -> None:
    state = table(mode="full")
    hold(state, 0, "maid")
    own(state, 0, "academic")
    farm(state, wood=1)
    open_space(state, "fences", "renovate_improvement", "improvement")
    seen = asks(state, Place(0))["outlook"]
    assert seen["build_rooms_stables"]["costs"] == {"room": {"wood": 5, "reed": 2}, "stable": {"wood": 2}}
    assert seen["renovate_improvement"]["costs"] == {"renovation": {"clay": 2, "reed": 1}}
    assert seen["fences"]["costs"] == {"pasture": {"wood": 4}}
    assert seen["occupation"]["costs"] == {"occupation": {"food": 1}}


def test_nothing_is_foreseen_for_who_does_not_place() -> None:
    state = table()
    go(state, Place(1))
    assert state.view(0)["outlook"] == {}
    assert state.view(None)["outlook"] == {}


def test_what_is_missing_for_a_card_is_known_to_its_owner_alone() -> None:
    state = table(mode="full")
    farm(state, clay=1)
    state.players[0].hand = ["bean_field"]
    lacks = asks(state, Place(0))["lacks"]
    assert lacks["fireplace_2"] == {"goods": {"clay": 1}}
    assert lacks["bean_field"] == {"needs": True}
    assert "bean_field" not in state.view(1)["lacks"]


def test_the_wood_for_the_next_fences_and_how_many_can_be_paid() -> None:
    state = table()
    farm(state, pastures=("a5",), wood=3)
    fencing = asks(state, Fence(0, state.players[0].fences))["players"][0]["fencing"]
    assert fencing == {
        "left": 11,
        "wood": list(range(1, 12)),
        "payable": 3,
        "more": {"each": 0, "smallest": 0},
    }


def test_feeding_first_offers_what_costs_no_points() -> None:
    state = table(round_number=4)
    farm(state, food=3, grain=3, sheep=1)  # 4 food for two people: the third grain is worth the same as the second
    put_down(state, 0, "fireplace_2")
    assert asks(state, Feed(0))["proposal"] == ["!eat grain"]


def test_feeding_offers_animals_rather_than_begging() -> None:
    state = table(round_number=4)
    farm(state, food=0, pastures=("a5",), sheep=2)
    put_down(state, 0, "fireplace_2")
    assert asks(state, Feed(0))["proposal"] == ["!cook sheep", "!cook sheep"]


def test_nothing_is_proposed_when_there_is_food_enough() -> None:
    state = table(round_number=4)
    farm(state, food=4, grain=3)
    assert asks(state, Feed(0))["proposal"] == []


def test_a_workshop_is_used_before_animals_are_eaten() -> None:
    state = table(round_number=4)
    farm(state, food=2, wood=1, pastures=("a5",), sheep=2)
    put_down(state, 0, "joinery")
    put_down(state, 0, "fireplace_2")
    view = asks(state, Feed(0))
    assert view["proposal"] == ["use joinery"]
    assert view["crafts"] == {"joinery": 2}


def test_sowing_offers_vegetables_first_and_bakes_only_what_is_short() -> None:
    state = table()
    farm(state, fields="a1+a2", grain=3, vegetable=1, food=2)
    put_down(state, 0, "fireplace_2")
    view = asks(state, FieldWork(0, sows=True, bakes=True))
    assert view["proposal"] == ["sow vegetable a1", "sow grain a2", "bake 1"]
    state.players[0].goods[6] = 4
    assert state.view(0)["proposal"] == ["sow vegetable a1", "sow grain a2"]


def test_the_score_says_how_many_more_bring_points() -> None:
    state = table()
    farm(state, pastures=("a4+a5",), sheep=2, grain=0)
    steps = next_steps(state, 0)
    assert steps["sheep"] == {"have": 2, "more": 2, "points": 1}
    assert steps["grain"] == {"have": 0, "more": 1, "points": 2}
    assert steps["unused"] == {"have": 11, "more": 1, "points": 1}
    assert steps["people"] == {"have": 2, "more": 1, "points": 3}
    assert steps["rooms"] == {"have": 2, "more": 0, "points": 0}
