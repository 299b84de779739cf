"""Every occupation has its name and its effect in both languages: short, whole, in the letters of its language."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from tilth.words import LOCALES

GAME = files("tilth.games") / "agricola"
PREFIX = "agricola-card-"
OCCUPATIONS = 169
LONGEST_NAME = 30
LONGEST_TEXT = 300

each_language = pytest.mark.parametrize("locale", LOCALES)


def texts(locale: str) -> dict[str, tuple[str, str]]:
    """The occupations of a file, in its order: the name and the effect of each."""
    found: dict[str, tuple[str, str]] = {}
    for entry in parse((GAME / "words" / f"occupations.{locale}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name.startswith(PREFIX), f"{entry.id.name} is no card"
            card = entry.id.name.removeprefix(PREFIX)
            assert card not in found, f"{card} stands there twice"
            assert [attribute.id.name for attribute in entry.attributes] == ["text"], card
            found[card] = (plain(entry.value), plain(entry.attributes[0].value))
    return found


def plain(pattern: ast.Pattern | None) -> str:
    """What a pattern says that is nothing but one line of text."""
    assert pattern is not None
    [text] = pattern.elements
    assert isinstance(text, ast.TextElement)
    assert "\n" not in text.value
    return text.value


@each_language
def test_every_occupation_of_the_three_decks_is_there(locale: str) -> None:
    cards = list(texts(locale))
    assert len(cards) == OCCUPATIONS
    facts = GAME / "data" / "cards.json"
    if facts.is_file():
        printed = json.loads(facts.read_text(encoding="utf-8"))
        assert set(cards) == {card["name"] for card in printed if card["kind"] == "occupation"}


def test_both_languages_keep_one_order() -> None:
    assert list(texts("en")) == list(texts("ru"))


@each_language
def test_names_differ_and_are_short(locale: str) -> None:
    names = [name for name, _ in texts(locale).values()]
    assert len({name.lower() for name in names}) == len(names)
    assert [name for name in names if not 3 <= len(name) <= LONGEST_NAME] == []


@each_language
def test_effects_are_short_and_end_like_sentences(locale: str) -> None:
    for card, (_, text) in texts(locale).items():
        assert 20 <= len(text) <= LONGEST_TEXT, f"{card}: {len(text)}"
        assert text.lstrip("«")[0].isupper(), card
        assert text.endswith("."), card
        assert "  " not in text, card
        assert text.count("(") == text.count(")"), card


@each_language
def test_no_two_occupations_do_the_same(locale: str) -> None:
    effects = [text for _, text in texts(locale).values()]
    assert len(set(effects)) == len(effects)


def test_each_language_keeps_to_its_letters_and_quotation_marks() -> None:
    for card, said in texts("en").items():
        joined = " ".join(said)
        assert not re.search(r"[А-яЁё«»\"]", joined), card
        assert joined.count("“") == joined.count("”"), card
    for card, said in texts("ru").items():
        joined = " ".join(said)
        assert re.search(r"[А-яЁё]", said[0]), card
        assert not re.search(r"[A-Za-z“”\"]", joined), card
        assert joined.count("«") == joined.count("»"), card


def test_the_performers_a_juggler_pays_are_named_as_on_their_cards() -> None:
    names = {
        english: russian for (english, _), (russian, _) in zip(texts("en").values(), texts("ru").values(), strict=True)
    }
    performers = texts("en")["juggler"][1].rpartition(": ")[2].rstrip(".").split(", ")
    assert len(performers) == 8
    for performer in performers:
        assert f"«{names[performer]}»" in texts("ru")["juggler"][1]


def spoken(locale: str) -> str:
    """Everything the words of the game say in a language, without the ids of the messages."""
    folder = GAME / "words"
    names = [file.name for file in folder.iterdir() if file.name.endswith(f"{locale}.ftl")]
    text = "\n".join((folder / name).read_text(encoding="utf-8") for name in names)
    return re.sub(r"^[a-zA-Z][\w-]* =|^\s+\.\w+ =|\{[^}]*\}", "", text, flags=re.MULTILINE)


def test_english_is_spelt_in_one_way() -> None:
    assert re.findall(r"\b(?:plow|travel(?:ing|er)|labor|favor|mold)\w*", spoken("en"), re.IGNORECASE) == []
    assert "'" not in spoken("en"), "an apostrophe is ’"


def test_russian_has_one_word_for_points_and_one_for_occupations() -> None:
    assert re.findall(r"\b(?:балл|професси)\w*|\bПО\b", spoken("ru")) == []


def test_the_name_of_a_player_is_never_declined_in_russian() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (GAME / "words").iterdir() if file.name.endswith("ru.ftl")]
    assert re.findall(r"игрок(?:а|у|ом) \{ \$\w+ \}", "\n".join(texts)) == []
