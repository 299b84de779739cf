"""A saved position can be read, edited by hand and loaded; what cannot be is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.earth.positions import blank, go, hand, lay
from tilth.core import Refusal
from tilth.games.earth import GAME
from tilth.games.earth.data import DECK, NUMBER
from tilth.games.earth.planting import PlantAt
from tilth.games.earth.saving import all_cards
from tilth.games.earth.state import EarthState


def saved() -> dict[str, Any]:
    state = blank(2)
    lay(state, 0, {"d4": "basil", "e4": "marula"}, sprouts={"d4": 2})
    hand(state, 0, "oakmoss", "mudpot")
    go(state, PlantAt(0, NUMBER["oakmoss"]))
    return GAME.save(state)


def test_a_position_is_written_in_words() -> None:
    data = saved()
    assert data["areas"][0]["field"]["d4"] == {"card": "basil", "sprouts": 2, "growth": 0}
    assert data["areas"][0]["hand"] == ["oakmoss", "mudpot"]
    assert data["flow"] == [{"step": "plant_at", "seat": 0, "card": "oakmoss"}]
    assert GAME.save(GAME.load(data)) == data


def test_a_deck_written_as_rest_is_all_other_cards_shuffled() -> None:
    data = {**saved(), "deck": "rest"}
    state = GAME.load(data)
    assert isinstance(state, EarthState)
    assert sorted(all_cards(state)) == DECK
    assert state.deck != sorted(state.deck)
    assert GAME.save(GAME.load(data)) == GAME.save(state)


def _twice(data: dict[str, Any]) -> None:
    data["discard"].append("basil")


def _lost(data: dict[str, Any]) -> None:
    data["deck"].pop()


def _too_many_sprouts(data: dict[str, Any]) -> None:
    data["areas"][0]["field"]["d4"]["sprouts"] = 7


def _event_planted(data: dict[str, Any]) -> None:
    data["areas"][0]["hand"].remove("mudpot")
    data["areas"][0]["field"]["d5"] = {"card": "mudpot", "sprouts": 0, "growth": 0}


def _too_wide(data: dict[str, Any]) -> None:
    data["areas"][0]["field"]["a4"] = {"card": data["deck"].pop(), "sprouts": 0, "growth": 0}


def _no_place(data: dict[str, Any]) -> None:
    data["areas"][0]["field"]["h9"] = {"card": data["deck"].pop(), "sprouts": 0, "growth": 0}


def _played_flora(data: dict[str, Any]) -> None:
    data["areas"][1]["events"].append("oakmoss")
    data["areas"][0]["hand"].remove("oakmoss")


def _same_fauna(data: dict[str, Any]) -> None:
    data["fauna"][0]["card"] = data["fauna"][1]["card"]


def _gaia_with_two(data: dict[str, Any]) -> None:
    data["gaia"] = {}


def _unknown_card(data: dict[str, Any]) -> None:
    data["flow"][0]["card"] = "triffid"


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (_twice, "deck"),
        (_lost, "deck"),
        (_too_many_sprouts, "areas[0].field.d4.sprouts"),
        (_event_planted, "areas[0].field.d5.card"),
        (_too_wide, "areas[0].field"),
        (_no_place, "areas[0].field.h9"),
        (_played_flora, "areas[1].events"),
        (_same_fauna, "fauna"),
        (_gaia_with_two, "gaia"),
        (_unknown_card, "flow[0].card"),
    ],
)
def test_an_impossible_position_is_refused_by_the_name_of_the_field(
    spoil: Callable[[dict[str, Any]], None], field: str
) -> None:
    data = saved()
    spoil(data)
    with pytest.raises(Refusal) as refused:
        GAME.load(data)
    assert refused.value.code == "bad_state"
    assert refused.value.details["field"] == field
