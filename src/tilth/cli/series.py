"""A series of games in the terminal: after each one that has a sequel, whoever wants goes on."""

from __future__ import annotations

import re
from pathlib import Path
from secrets import randbelow

from tilth.cli.prompts import Leave, pick
from tilth.cli.table import Table
from tilth.core import Record, Way


def play_series(table: Table | None) -> None:
    """Play a game, and then those that follow it as long as somebody wants them."""
    while table is not None:
        table.run()
        table = follow(table)


def follow(table: Table) -> Table | None:
    """Say what a finished game means for its series, and begin the next one."""
    sequel = table.game.sequel(table.state) if table.state.is_over() else None
    if sequel is None:
        return None
    env, words = table.env, table.words
    env.console.print(words.label(sequel.news), style="bold")
    if not sequel.ways:
        return None
    answers = [_answer(table, way) for way in sequel.ways]
    several = len(answers) > 1
    question = words.label(sequel.question) if several else env.say("series-next")
    try:
        chosen = pick(env, question, [*answers, env.say("series-later")], len(answers) if several else 0)
    except (Leave, EOFError, KeyboardInterrupt):
        env.console.print()
        return None
    if chosen == len(answers):
        return None
    seed = randbelow(2**31)
    state = table.game.new(table.state.seats, sequel.ways[chosen].options, seed, telling=True)
    file = None if table.file is None else next_file(table.file)
    return Table(env, table.game, state, table.seating, Record.of(table.game, state, seed), file)


def _answer(table: Table, way: Way) -> str:
    """A way to go on, with what the things it is about say."""
    texts = [text for text in map(table.words.text, way.touches) if text]
    return ": ".join([table.words.label(way.label), *texts])


def next_file(file: Path) -> Path:
    """Where the next game is recorded: beside this one, under the next number that is free."""
    stem = re.sub(r"-\d+$", "", file.stem)
    number = 2
    while (beside := file.with_name(f"{stem}-{number}{file.suffix}")).exists():
        number += 1
    return beside
