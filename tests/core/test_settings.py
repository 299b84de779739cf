"""Options of a game: what they offer, lists of names, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys.farm import GAME
from tilth.core import NameList, Refusal, Rng, Setting
from tilth.core.settings import complete, first_player, first_player_setting, settings_schema

BARN = NameList("barn", choices=("peddler", "wood-carter", "hedge-keeper"), seats=(1,), kind="card", most=2)
SETTINGS = (Setting("rain", False), first_player_setting(4))


def test_without_a_word_about_it_chance_says_who_begins() -> None:
    assert complete(SETTINGS, 3, {}) == {"rain": False, "first_player": "random"}
    assert {first_player({"first_player": "random"}, 3, Rng(seed)) for seed in range(40)} == {0, 1, 2}
    assert first_player({"first_player": "random"}, 3, Rng(5)) == Rng(5).below(3)


def test_a_named_seat_begins_and_nothing_is_drawn_for_it() -> None:
    rng = Rng(5)
    assert [first_player({"first_player": str(seat)}, 4, rng) for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert rng.used == 0


def test_only_seats_of_this_table_are_offered() -> None:
    setting = SETTINGS[1]
    assert setting.offered(2) == ("random", "1", "2")
    assert setting.offered(4) == ("random", "1", "2", "3", "4")
    schema = settings_schema(SETTINGS)["properties"]["first_player"]
    assert schema["x-values"]["3"] == ["random", "1", "2", "3"]
    assert schema["x-seats"] == [2, 3, 4]


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Refusal) as refused:
        complete(SETTINGS, 2, {"first_player": "3"})
    assert (refused.value.code, refused.value.reason) == ("bad_options", "first-player-seat")
    assert refused.value.details == {"seat": "3", "seats": 2}


def test_nobody_is_asked_who_begins_alone() -> None:
    assert complete(SETTINGS, 1, {}) == {"rain": False}
    with pytest.raises(Refusal) as refused:
        complete(SETTINGS, 1, {"first_player": "1"})
    assert refused.value.reason == "option-seats"


@pytest.mark.parametrize("wrong", [1, "0", "5", "seat 1", None, True])
def test_who_begins_is_named_by_the_number_of_a_seat(wrong: object) -> None:
    with pytest.raises(Refusal) as refused:
        complete(SETTINGS, 4, {"first_player": wrong})
    assert refused.value.reason == "option-value"


def test_a_list_of_names_is_described_as_a_json_schema() -> None:
    assert BARN.schema() == {
        "type": "array",
        "items": {"type": "string", "enum": ["peddler", "wood-carter", "hedge-keeper"]},
        "uniqueItems": True,
        "maxItems": 2,
        "default": [],
        "x-kind": "card",
        "x-groups": {},
        "x-ordered": False,
        "x-seats": [1],
    }


def test_a_list_is_empty_unless_it_is_given() -> None:
    assert GAME.check(2, {})["barn"] == []
    assert GAME.check(2, {"barn": ["peddler"]})["barn"] == ["peddler"]
    assert GAME.check(2, {"barn": ""})["barn"] == []


def test_a_text_with_commas_is_a_list() -> None:
    assert GAME.check(2, {"barn": "peddler, wood-carter"})["barn"] == ["peddler", "wood-carter"]


def test_lists_of_two_games_are_not_the_same_list() -> None:
    assert GAME.check(2, {})["barn"] is not GAME.check(2, {})["barn"]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (7, "option-list"),
        ("peddler,cow", "option-name"),
        (None, "option-list"),
        ({"peddler": 1}, "option-list"),
        (["cow"], "option-name"),
        ([["peddler"]], "option-name"),
        ([1], "option-name"),
        (["peddler", "peddler"], "option-name-twice"),
        (["peddler", "wood-carter", "hedge-keeper"], "option-names"),
    ],
)
def test_what_is_no_list_of_different_known_names_is_refused_by_the_name_of_the_option(value: Any, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        BARN.check(value)
    assert (refused.value.code, refused.value.reason) == ("bad_options", reason)
    assert refused.value.details["option"] == "barn"
