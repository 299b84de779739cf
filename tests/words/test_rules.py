"""The rules help: the same chapters and pictures in both languages, and a chapter for everything that is asked."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest

from tests.words.catalogue import latin_words
from tilth.core.game import Game
from tilth.core.steps import Step
from tilth.games import registry
from tilth.games.parts import package
from tilth.words import LOCALES, Words, rules

GAMES = [pytest.param(registry.game(name), id=name) for name in registry.names()]
NOT_RUSSIAN = {"flick"}
"""What is typed as it is."""


def text(game: Game, locale: str) -> str:
    return Words(locale, game).rules()


def mapped(game: Game) -> dict[str, str]:
    """Which chapter explains a decision, a thing or a kind of things."""
    return msgspec.json.decode((files(package(game)) / "words" / "chapters.json").read_bytes(), type=dict[str, str])


def decisions(game: Game) -> set[str]:
    """The names of all steps in which somebody chooses."""
    return {name for name, step in game.steps.items() if step.options is not Step.options}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters_and_pictures(game: Game) -> None:
    english, russian = text(game, "en"), text(game, "ru")
    assert rules.chapters(english) == rules.chapters(russian)
    assert list(rules.pictures(english)) == list(rules.pictures(russian))
    assert len(set(rules.chapters(english))) == len(rules.chapters(english)) > 8


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_heading_is_a_chapter_that_can_be_linked_to(game: Game, locale: str) -> None:
    headings = [line for line in text(game, locale).splitlines() if line.startswith(("## ", "### "))]
    assert len(headings) == len(rules.chapters(text(game, locale)))
    assert rules.links(text(game, locale)) <= set(rules.chapters(text(game, locale)))


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_chapter_that_explains_it(game: Game) -> None:
    assert len(decisions(game)) > 10
    assert decisions(game) - mapped(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_why_something_cannot_be_chosen_has_a_chapter(game: Game) -> None:
    words = (files(package(game)) / "words" / "en.ftl").read_text(encoding="utf-8")
    reasons = re.findall(rf"^{game.name}-(not-\S+) =", words, re.MULTILINE)
    assert len(reasons) > 10
    assert set(reasons) - mapped(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_is_mapped_and_every_chapter_named_exists(game: Game) -> None:
    assert set(mapped(game).values()) <= set(rules.chapters(text(game, "en")))
    words = Words("en", game)
    for key in mapped(game).keys() - decisions(game) - {"interrupt"}:
        kind, _, value = key.partition(":")
        message = key if key.startswith("not-") else f"{kind}-{value}"
        assert value == "*" or words.has(message), key


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_says_in_a_sentence_what_it_shows(game: Game, locale: str) -> None:
    for name, caption in rules.pictures(text(game, locale)).items():
        assert caption.endswith("."), name
        assert len(caption) > 40, name


@pytest.mark.parametrize("game", GAMES)
def test_russian_rules_are_in_russian(game: Game) -> None:
    shown = rules.plain(text(game, "ru")).replace("English", "")
    assert [word for word in latin_words(shown) if word not in NOT_RUSSIAN] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_captions_and_no_marks_of_the_screen(game: Game, locale: str) -> None:
    shown = rules.plain(text(game, locale))
    assert [mark for mark in ("{#", "](", "picture:") if mark in shown] == []
    assert all(f"*{caption}*" in shown for caption in rules.pictures(text(game, locale)).values())


def test_marks_are_taken_out_of_the_text() -> None:
    marked = "## A round {#round}\n\n![Two clouds.](picture:merge)\n\nSee [voting](#voting)."
    assert rules.plain(marked) == "## A round\n\n*Two clouds.*\n\nSee voting."
    assert rules.chapters(marked) == ["round"]
    assert rules.pictures(marked) == {"merge": "Two clouds."}
    assert rules.links(marked) == {"voting"}
