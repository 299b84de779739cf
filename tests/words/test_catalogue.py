"""The message files agree in both languages, and everything that can be refused can be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilth
from tests.words.catalogue import disagreements, latin_words, messages, variables
from tilth.core import Refusal
from tilth.words import LOCALES, Words
from tilth.words.sources import general_folder, source

SOURCES = Path(tilth.__file__).parent


COMMANDS = frozenset(
    ["tilth", "play", "games", "list", "table", "log", "score", "rules", "undo", "save", "quit", "json"]
)
"""What one types at the command line and at the table."""


def files(locale: str) -> list[Path]:
    """`en.ftl`, and files for a part of the messages such as `server.en.ftl`."""
    return sorted([*SOURCES.rglob(f"{locale}.ftl"), *SOURCES.rglob(f"*.{locale}.ftl")])


def test_every_message_exists_in_both_languages_with_the_same_arguments() -> None:
    assert [file.parent for file in files("en")] == [file.parent for file in files("ru")]
    for file in files("en"):
        russian = file.with_name(file.name.removesuffix("en.ftl") + "ru.ftl")
        typed = COMMANDS if file.parent.parent == SOURCES else frozenset[str]()
        assert disagreements(file.read_text("utf-8"), russian.read_text("utf-8"), typed) == [], file


def test_disagreements_are_found() -> None:
    assert disagreements("a = x\nb = y", "a = х") == ["only in one language: b"]
    assert disagreements("a = { $x }", "a = { $y }") == ["a: ['x'] but ['y']"]
    assert disagreements("a = x\n  .help = y", "a = х") == ["a: ['help'] but []"]
    assert disagreements("a = word", "a = word") == ["a: not in Russian: ['word']"]


def test_grammatical_forms_are_a_languages_own_affair() -> None:
    assert disagreements("a = x\nb = { $a }", "a = х\n  .gen = у\nb = { $a_gen } { $a_id }") == []


def test_a_message_file_with_a_mistake_is_found() -> None:
    with pytest.raises(AssertionError, match="cannot be read"):
        messages("a = { $x")
    with pytest.raises(AssertionError, match="twice"):
        messages("a = x\na = y")


def test_notation_is_not_taken_for_untranslated_text() -> None:
    assert latin_words("ход b2-b3 игрока P3 в JSON, команда `undo`") == []
    assert latin_words("ход rain") == ["rain"]


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Every Refusal written in the sources: where, its reason and the names of its details."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                where = f"{file.name}:{node.lineno}"
                reason = node.args[1]
                either = [reason.body, reason.orelse] if isinstance(reason, ast.IfExp) else [reason]
                for one in either:
                    assert isinstance(one, ast.Constant), f"{where}: the reason must be written out"
                    yield where, str(one.value), {str(word.arg) for word in node.keywords}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_its_sentence(locale: str) -> None:
    known = {name: message for file in files(locale) for name, message in messages(file.read_text("utf-8")).items()}
    found = list(refusals())
    assert len(found) > 20
    for where, reason, details in found:
        sentences = [name for name in known if name.endswith(f"refusal-{reason}")]
        assert sentences, f"{where}: no message refusal-{reason} in {locale}"
        for name in sentences:
            assert variables(known[name]) <= details, f"{where}: {name} needs {variables(known[name])}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_formats(locale: str) -> None:
    words = Words(locale, strict=True)
    general = messages(source(general_folder(), f"{locale}.ftl"))
    for _, reason, details in refusals():
        if f"refusal-{reason}" in general:
            assert words.refusal(Refusal("any", reason, **dict.fromkeys(details, 2)))
