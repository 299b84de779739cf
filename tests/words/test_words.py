"""The words layer, on the toy farm."""

from __future__ import annotations

import pytest

from tests.toys.farm import GAME, Farm
from tilth.bots import OFFERED
from tilth.core import Event, Refusal
from tilth.words import LOCALES, Words, default_locale

PLAYERS = ["Anna", "Boris"]


def words(locale: str = "en", reader: int | None = None) -> Words:
    return Words(locale, GAME, PLAYERS, reader, strict=True)


def test_a_games_message_is_found_before_the_general_one() -> None:
    assert words().say("title") == "Toy farm"
    assert words().say("done") == "Done"
    assert Words("ru", GAME).say("done") == "Готово"


def test_a_missing_message_raises_when_strict_and_shows_its_id_otherwise() -> None:
    with pytest.raises(LookupError, match="farm-no-such or no-such"):
        words().say("no-such")
    assert Words("en", GAME).say("no-such") == "no-such"


def test_a_missing_variable_raises_when_strict() -> None:
    with pytest.raises(LookupError, match="space"):
        words().say("place")


def test_things_are_translated() -> None:
    assert words().label(("place", {"space": "space:pond"})) == "Go to the pond"
    assert words("ru").thing("space:pond") == "пруд"


def test_a_seat_is_its_players_name_or_a_number() -> None:
    assert words().thing("seat:1") == "Boris"
    assert Words("en").thing("seat:1") == "Player 2"
    assert Words("ru").thing("seat:1") == "Игрок 2"


def test_the_reader_is_addressed_as_you() -> None:
    event = Event("gained", ("seat:0", "good:wood", 3))
    assert words(reader=0).event(event, Farm.event_fields, 0) == "You get 3 wood."
    assert words(reader=1).event(event, Farm.event_fields, 1) == "Anna gets 3 wood."


def test_a_things_grammatical_forms_are_arguments_too() -> None:
    event = Event("gained", ("seat:0", "good:clay", 3))
    assert words("ru").event(event, Farm.event_fields, None) == "Anna получает 3 глины."


@pytest.mark.parametrize(
    ("game", "thing", "text"),
    [
        ("earth", "card:blue-milk", "Multicolour: pay 1 growth: draw 1 card."),
        ("earth", "climate:hemiboreal", "Yellow: gain 1 soil."),
        ("agricola", "card:none-such", ""),
        ("earth", "cell:d4", ""),
    ],
)
def test_a_thing_may_say_something(game: str, thing: str, text: str) -> None:
    assert Words("en", game).text(thing) == text


def test_a_text_may_be_a_form_of_the_name() -> None:
    assert "Baking" in Words("en", "agricola").text("card:fireplace_2")


def test_an_event_is_told_to_a_seat_as_it_may_know_it() -> None:
    event = Event("picked", ("seat:0", "card:peddler"), (0,), ("seat:0", ""))
    assert words().event(event, Farm.event_fields, 0) == "Anna keeps Peddler."
    assert words().event(event, Farm.event_fields, 1) == "Anna keeps a card."
    assert words().event(event, Farm.event_fields, None) == "Anna keeps a card."


def test_lists_of_things_are_joined_and_counted() -> None:
    args = words().arguments({"spaces": ["space:pond", "space:pit"], "numbers": (1, 2)})
    assert args["spaces"] == "the pond, the clay pit"
    assert args["spaces_id"] == "pond, pit"
    assert args["spaces_count"] == 2
    assert args["numbers"] == "1, 2"


def test_values_that_are_no_things_are_left_alone() -> None:
    args = words().arguments({"text": "see here: nothing", "number": 4, "switch": True, "unknown": None})
    assert args == {
        "text": "see here: nothing",
        "text_id": "see here: nothing",
        "number": 4,
        "number_id": "4",
        "switch": "true",
        "switch_id": "true",
        "unknown": "none",
        "unknown_id": "none",
    }


def test_options_of_a_game_have_names_values_and_help() -> None:
    assert words("ru").option_name("rounds") == "Раунды"
    assert words().option_help("rounds") == "How many rounds are played."
    assert words().option_value("rounds", 4) == "4"
    assert words("ru").option_value("rain", True) == "да"
    with pytest.raises(LookupError, match="option-rounds-many"):
        words().option_value("rounds", "many")


def test_score_parts_have_names() -> None:
    assert words().score_part("hedges") == "Hedges"
    assert words("ru").score_part("total") == "Итог"


def test_a_refusal_is_one_sentence_in_the_readers_language() -> None:
    refusal = Refusal("bad_options", "option-seats", option="rain", seats=1)
    assert words().refusal(refusal) == "The option rain does not exist with 1 player."
    assert words("ru").refusal(refusal) == "Настройки rain нет, когда за столом 1 игрок."


def test_details_of_a_refusal_are_never_taken_for_things() -> None:
    refusal = Refusal("bad_state", "not-among", field="hand", value="seat:9", allowed="seat:0")
    assert words().refusal(refusal) == "hand cannot be seat:9; it can be: seat:0."


def test_huge_numbers_can_be_said() -> None:
    assert words().refusal(Refusal("bad_record", "record-choice", line=10**40)).startswith("Line 1000")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        Words("xx")
    assert caught.value.code == "bad_locale"
    assert words("ru").refusal(caught.value) == "Языка xx здесь нет; есть такие: en, ru."


def test_a_locale_may_be_written_in_full() -> None:
    assert Words("ru_RU.UTF-8").locale == "ru"
    assert Words("en-GB").locale == "en"


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:ru:en"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": "de"}, "ru"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], locale: str) -> None:
    assert default_locale(environment) == locale


def test_a_count_of_things_is_put_into_its_plural_form() -> None:
    russian, english = Words("ru", "agricola"), Words("en", "agricola")
    assert [russian.thing(f"sheep:{count}") for count in (1, 3, 5)] == ["1 овца", "3 овцы", "5 овец"]
    assert [english.thing(f"vegetable:{count}") for count in (1, 2)] == ["1 vegetable", "2 vegetables"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_bot_that_people_are_offered_has_a_name_a_strength_and_a_style(locale: str) -> None:
    general = Words(locale, strict=True)
    said = {what: [general.say(f"level-{what}", level=level) for level in OFFERED] for what in ("name", "style")}
    assert all(len(set(words)) == len(OFFERED) and "" not in words for words in said.values())
    assert all(general.say("level-strength", level=level) for level in OFFERED)


@pytest.mark.parametrize("locale", LOCALES)
def test_bots_of_earlier_tables_have_names_too_and_others_are_called_by_their_level(locale: str) -> None:
    general = Words(locale, strict=True)
    for level in ("random", "sensible", "beginner", "strong"):
        assert general.say("level-name", level=level) != level
    assert general.say("level-name", level="dreamer") == "dreamer"
    assert general.say("level-style", level="dreamer") == ""


def test_bots_of_one_level_are_numbered() -> None:
    assert Words("en").say("bot-name", level="expert", twin=0) == "Old Oak"
    assert Words("ru").say("bot-name", level="expert", twin=2) == "Старый Дуб 2"
