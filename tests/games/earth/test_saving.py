"""A saved position can be read, edited by hand and loaded; what cannot be is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.earth.positions import blank, board, go, hand, lay
from tilth.core import Refusal
from tilth.games.earth import GAME
from tilth.games.earth.rules.data import DECK, ECOSYSTEMS, NUMBER
from tilth.games.earth.rules.planting import PlantAt
from tilth.games.earth.rules.saving import all_cards
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.turns import TakeTurn


def saved() -> dict[str, Any]:
    state = blank(2)
    board(state, 1, climate="semi-arid")
    state.ecosystem[1] = ECOSYSTEMS["sakurajima"]
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


def _two_on_one_island(data: dict[str, Any]) -> None:
    data["areas"][1]["island"] = data["areas"][0]["island"]


def _both_sides_of_an_island(data: dict[str, Any]) -> None:
    data["areas"][0]["island"], data["areas"][1]["island"] = "kauai", "vulcano"


def _both_sides_of_a_climate(data: dict[str, Any]) -> None:
    data["areas"][0]["climate"], data["areas"][1]["climate"] = "arid", "humid-subtropical"


def _an_ecosystem_for_one_and_for_all(data: dict[str, Any]) -> None:
    data["areas"][1]["ecosystem"] = data["ecosystems"][0]


def _both_sides_of_an_ecosystem_for_all(data: dict[str, Any]) -> None:
    data["ecosystems"] = ["black-forest", "daintree-forest"]


def _offered_to_two(data: dict[str, Any]) -> None:
    data["areas"][1]["offers"]["island"] = [data["areas"][0]["island"]]


def _offered_twice(data: dict[str, Any]) -> None:
    data["areas"][1]["offers"]["climate"] = ["ice-cap", "ice-cap"]


def _cards_apart(data: dict[str, Any]) -> None:
    data["areas"][0]["field"]["d6"] = {"card": data["deck"].pop(), "sprouts": 0, "growth": 0}


def _completed_too_early(data: dict[str, Any]) -> None:
    data["completed"] = 0


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
        (_two_on_one_island, "areas[1].island"),
        (_both_sides_of_an_island, "areas[1].island"),
        (_both_sides_of_a_climate, "areas[1].climate"),
        (_an_ecosystem_for_one_and_for_all, "areas[1].ecosystem"),
        (_both_sides_of_an_ecosystem_for_all, "ecosystems"),
        (_offered_to_two, "areas[1].offers.island"),
        (_offered_twice, "areas[1].offers.climate"),
        (_cards_apart, "areas[0].field"),
        (_completed_too_early, "completed"),
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


def test_cards_that_touch_by_a_corner_are_one_island() -> None:
    data = saved()
    data["areas"][0]["field"]["f5"] = {"card": data["deck"].pop(), "sprouts": 0, "growth": 0}
    assert GAME.save(GAME.load(data)) == data


def test_gaia_has_the_bonus_only_when_her_deck_has_run_out_twice() -> None:
    data = GAME.save(go(blank(1), TakeTurn(0)))
    data["completed"] = 1
    for deck, run, possible in ((["plant"], 2, False), ([], 1, False), ([], 2, True)):
        data["gaia"] = {**data["gaia"], "deck": deck, "run": run}
        if possible:
            assert GAME.save(GAME.load(data))["completed"] == 1
            continue
        with pytest.raises(Refusal) as refused:
            GAME.load(data)
        assert refused.value.details["field"] == "completed"
