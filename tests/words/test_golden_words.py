"""What is asked, chosen and told in whole recorded games is sentences: no ids, no signs, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tilth.core import Record, decision
from tilth.games import game
from tilth.words import Words

FOLDER = Path(__file__).parents[1] / "golden"
RECORDS = sorted(FOLDER.glob("*/*.txt"))
PLAYERS = ["Мира", "Тихий Лис", "Анна", "Олег", "Вера"]
SIGNS = re.compile(r"[→←×≥≤_]|\b[a-z]+:[a-z]|(?<!points: )(?<!очки: )[+−]\d|text-|line-")
"""Notation, and what a message that was not found leaves behind."""
FOREIGN = re.compile(r"[A-Za-z]{3,}")
SECOND_WORDS = re.compile(r"\bПО\b|балл|колонк|на рук[еи]|на руках|\bперв(?:ым|ой) (?:ход|из|дост)")
"""Points are «очки», a hand is «в руке», and nothing agrees with the sex of a player."""


def said(path: Path, locale: str) -> Iterator[str]:
    """Every prompt, the label of what was chosen, and every line of the log, for whoever chose."""
    record = Record.from_text(path.read_text("utf-8"))
    rules = game(record.game)
    state = record.begin(rules, telling=True)
    words = [Words(locale, rules, PLAYERS[: record.seats], seat, strict=True) for seat in range(record.seats)]
    for seat, option in record.choices:
        owed = decision(state, seat)
        assert owed is not None
        yield words[seat].prompt(owed.prompt)
        yield from [words[seat].label(row.label) for row in owed.options if row.option == option]
        state.choose(seat, option)
        for event in state.take_events():
            yield words[seat].event(event, state.event_fields, seat)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_reads_as_sentences_in_russian(path: Path) -> None:
    for text in said(path, "ru"):
        sentence = re.sub("|".join(PLAYERS), "", text)
        assert not SIGNS.search(sentence), text
        assert not FOREIGN.search(sentence), text
        assert not SECOND_WORDS.search(sentence), text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_reads_as_sentences_in_english(path: Path) -> None:
    for text in said(path, "en"):
        assert not SIGNS.search(text), text
