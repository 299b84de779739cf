"""Why a card or a space of the farm cannot be chosen: said for the seat that decides, from the rules."""

from __future__ import annotations

from typing import Any

from tests.games.agricola.positions import farm, go, hold, open_space, own, sown, table
from tilth.core import Step
from tilth.games.agricola.rules.board import SPACE_NUMBERS
from tilth.games.agricola.rules.farm.building import Build
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.improvements import Improve, PlayOccupation
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.state import Agricola


def why(state: Agricola, step: Step[Any]) -> dict[str, str]:
    """The reasons of seat 0 that owes this decision, by thing, without the word they begin with."""
    return {thing: label[0].removeprefix("not-") for thing, label in go(state, step).why_not(0).items()}


def test_a_card_in_hand_names_the_spaces_where_it_is_played() -> None:
    state = table(mode="full")
    hold(state, 0, "maid", "field")
    farm(state, food=2)
    reasons = go(state, Place(0)).why_not(0)
    assert reasons["card:maid"] == ("not-from-hand", {"spaces": ["space:occupation"]})
    assert reasons["card:field"] == ("not-from-hand", {"spaces": ["space:starting_player_minor", "space:improvement"]})


def test_a_card_says_when_somebody_stands_where_it_is_played() -> None:
    state = table(mode="full")
    hold(state, 0, "maid")
    state.occupied[SPACE_NUMBERS["occupation"]] = 2
    assert why(state, Place(0))["card:maid"] == "open-now"


def test_a_major_improvement_waits_for_its_round_card() -> None:
    state = table()
    state.in_play = [space for space in state.in_play if space != SPACE_NUMBERS["improvement"]]
    assert why(state, Place(0))["card:fireplace_2"] == "in-play-yet"
    open_space(state, "improvement")
    farm(state, clay=2)
    assert why(state, Place(0))["card:fireplace_2"] == "from-hand"


def test_an_occupation_is_no_improvement_and_the_other_way_round() -> None:
    state = table(mode="full")
    hold(state, 0, "maid", "academic", "field")
    farm(state, food=3, clay=3)
    assert why(state, PlayOccupation(0, 1, True))["card:field"] == "an-occupation"
    reasons = why(state, Improve(0, True, False, True))
    assert (reasons["card:maid"], reasons["card:field"]) == ("an-improvement", "a-minor")
    assert "card:fireplace_2" not in reasons
    assert reasons["card:well"] == "with-what-you-have"


def test_a_room_lies_beside_the_house() -> None:
    state = table()
    farm(state, fields="a5", stables="c5", pastures=("a3",), wood=10, reed=4)
    reasons = why(state, Build(0, 1, 0))
    assert (reasons["cell:b1"], reasons["cell:a5"]) == ("on-a-room", "on-a-field")
    assert (reasons["cell:c5"], reasons["cell:a3"]) == ("on-a-stable", "on-pasture")
    assert reasons["cell:b4"] == "beside-the-house"
    assert "cell:b2" not in reasons


def test_a_field_lies_beside_another_one() -> None:
    state = table()
    farm(state, fields="a5")
    reasons = why(state, FieldWork(0, 1))
    assert reasons["cell:b2"] == "beside-a-field"
    assert "cell:a4" not in reasons


def test_a_stable_is_built_where_nothing_else_is() -> None:
    state = table()
    farm(state, fields="a5", stables="c5", wood=1)
    reasons = why(state, FieldWork(0, bakes=True, stables=1))
    assert (reasons["cell:b1"], reasons["cell:a5"], reasons["cell:c5"]) == ("on-a-room", "on-a-field", "on-a-stable")
    assert "cell:b2" not in reasons


def test_what_is_fenced_is_not_fenced_again() -> None:
    state = table()
    farm(state, pastures=("c5",), wood=10)
    reasons = why(state, Fence(0, state.players[0].fences))
    assert reasons["cell:c5"] == "on-pasture"
    assert "cell:b5" not in reasons


def test_one_sows_on_empty_fields() -> None:
    state = table()
    farm(state, fields="a5+a4", grain=1, vegetable=1)
    sown(state, 0, "a5", "grain", 3)
    reasons = why(state, FieldWork(0, sows=True))
    assert (reasons["cell:a5"], reasons["cell:b2"]) == ("sown-twice", "a-field")
    assert "cell:a4" not in reasons


def test_no_player_is_told_of_the_cards_of_another() -> None:
    state = table(mode="full")
    own(state, 1, "academic")
    hold(state, 1, "maid")
    assert "card:maid" not in why(state, Place(0))
    assert state.why_not(1) == {}
