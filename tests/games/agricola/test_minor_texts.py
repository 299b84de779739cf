"""Every minor improvement has its name, effect, prerequisite and special price in both languages, short and whole."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse

from tilth.words import LOCALES

GAME = files("tilth.games") / "agricola"
PREFIX = "agricola-card-"
SPACE = "agricola-space-"
MINORS = 139
LONGEST_NAME = 30
LONGEST_TEXT = 300
LONGEST_CONDITION = 110

each_language = pytest.mark.parametrize("locale", LOCALES)


@cache
def messages(file: str, prefix: str) -> dict[str, dict[str, str]]:
    """The messages of a file that begin so, in its order: the name and the attributes of each."""
    found: dict[str, dict[str, str]] = {}
    for entry in parse((GAME / "words" / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
            thing = entry.id.name.removeprefix(prefix)
            assert thing not in found, f"{thing} stands there twice"
            parts = {attribute.id.name: plain(attribute.value) for attribute in entry.attributes}
            found[thing] = {"name": plain(entry.value), **parts}
    return found


def plain(pattern: ast.Pattern | None) -> str:
    """What a pattern says that is nothing but one line of text."""
    assert pattern is not None
    [text] = pattern.elements
    assert isinstance(text, ast.TextElement)
    assert "\n" not in text.value
    return text.value


def texts(locale: str) -> dict[str, dict[str, str]]:
    return messages(f"minors.{locale}.ftl", PREFIX)


@cache
def facts() -> dict[str, dict[str, Any]]:
    """What is printed on the minor improvements, in the order of the decks and their numbers."""
    printed = json.loads((GAME / "data" / "cards.json").read_text(encoding="utf-8"))
    return {card["name"]: card for card in printed if card["kind"] == "minor"}


def spoken(card: dict[str, str]) -> str:
    return " ".join(card.values())


@each_language
def test_every_minor_improvement_of_the_three_decks_is_there(locale: str) -> None:
    cards = texts(locale)
    assert len(cards) == MINORS
    assert set(cards) == set(facts())
    assert [name for name, card in cards.items() if "text" not in card] == []


@each_language
def test_no_other_file_names_them_too(locale: str) -> None:
    for file in (f"{locale}.ftl", f"majors.{locale}.ftl", f"occupations.{locale}.ftl"):
        assert set(messages(file, PREFIX)) & set(texts(locale)) == set(), file


def test_both_languages_keep_one_order_and_say_the_same_parts() -> None:
    english, russian = texts("en"), texts("ru")
    assert list(english) == list(russian)
    assert [list(card) for card in english.values()] == [list(card) for card in russian.values()]


@each_language
def test_names_differ_and_are_short(locale: str) -> None:
    names = [card["name"] for card in texts(locale).values()]
    assert len({name.lower() for name in names}) == len(names)
    assert [name for name in names if not 3 <= len(name) <= LONGEST_NAME] == []


@each_language
def test_effects_are_short_and_end_like_sentences(locale: str) -> None:
    for name, card in texts(locale).items():
        text = card["text"]
        assert 20 <= len(text) <= LONGEST_TEXT, f"{name}: {len(text)}"
        assert text.lstrip("«")[0].isupper(), name
        assert text.endswith("."), name
        assert "  " not in text, name
        assert text.count("(") == text.count(")"), name


@each_language
def test_prerequisites_and_special_prices_are_short_phrases(locale: str) -> None:
    for name, card in texts(locale).items():
        for part in ("needs", "cost"):
            phrase = card.get(part, "1")
            assert len(phrase) <= LONGEST_CONDITION, f"{name}: {len(phrase)}"
            assert phrase[0].isdigit() or phrase[0].islower(), name
            assert not phrase.endswith("."), name


@each_language
def test_a_prerequisite_is_said_exactly_where_one_is_printed_and_with_its_number(locale: str) -> None:
    for name, card in texts(locale).items():
        needs = facts()[name].get("needs", {})
        assert ("needs" in card) == bool(needs), name
        numbers = [int(number) for number in re.findall(r"\d+", card.get("needs", ""))]
        printed = [number for need, number in needs.items() if need.endswith("_min") or need == "round_max"]
        if "other_player_occupations_max" in needs:
            printed.append(needs["other_player_occupations_max"] + 1)
        assert numbers == printed, name


@each_language
def test_a_price_is_said_in_words_exactly_where_it_is_a_choice_or_a_card_goes_back(locale: str) -> None:
    for name, card in texts(locale).items():
        printed = facts()[name]
        costs = printed.get("costs", [])
        assert ("cost" in card) == (len(costs) > 1 or "returns" in printed), name
        if "cost" in card:
            numbers = [int(number) for number in re.findall(r"\d+", card["cost"])]
            goods = [number for cost in costs for number in cost.values()]
            cards = [printed["returned"]] if "returned" in printed else []
            assert numbers == goods + cards, name


def test_cards_that_do_the_same_do_so_in_both_languages() -> None:
    def alike(locale: str) -> set[tuple[str, ...]]:
        groups: dict[str, list[str]] = {}
        for name, card in texts(locale).items():
            groups.setdefault(card["text"], []).append(name)
        return {tuple(group) for group in groups.values() if len(group) > 1}

    assert alike("en") == alike("ru")
    assert alike("en") == {
        ("madonna_statue", "outhouse"),
        ("bakers_kitchen", "bakehouse"),
        ("threshing_board", "flail"),
        ("strawberry_patch", "duck_pond"),
        ("herb_garden", "swan_lake"),
    }


def test_each_language_keeps_to_its_letters_and_quotation_marks() -> None:
    for name, card in texts("en").items():
        assert not re.search(r"[А-яЁё«»\"']", spoken(card)), name
        assert spoken(card).count("“") == spoken(card).count("”"), name
    for name, card in texts("ru").items():
        assert all(re.search(r"[А-яЁё]", part) for part in card.values()), name
        assert not re.search(r"[A-Za-z“”\"']", spoken(card)), name
        assert spoken(card).count("«") == spoken(card).count("»"), name


def test_action_spaces_are_named_as_on_the_board() -> None:
    english, russian = messages("en.ftl", SPACE), messages("ru.ftl", SPACE)
    names = {space["name"]: russian[thing]["name"] for thing, space in english.items()}
    for name, card in texts("en").items():
        for space in re.findall("“(.+?)”", card["text"]):
            assert f"«{names[space]}»" in texts("ru")[name]["text"], f"{name}: {space}"


def test_the_improvements_a_ladder_makes_cheaper_are_named_as_on_their_cards() -> None:
    names = {card["name"]: texts("ru")[name]["name"] for name, card in texts("en").items()}
    cheaper = texts("en")["ladder"]["text"].rpartition(": ")[2].rstrip(".").split(", ")
    assert len(cheaper) == 6
    for improvement in cheaper:
        assert f"«{names[improvement]}»" in texts("ru")["ladder"]["text"]
