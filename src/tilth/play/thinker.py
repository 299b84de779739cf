"""The bots' process: one question a line on standard input, one answer a line on standard output."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct

from tilth.bots import hurry, prompt_bot
from tilth.core.bot import Bot
from tilth.games import registry

MOST_BOTS = 256
"""Bots that are kept between two questions; the one that was not asked for the longest time goes first."""
NICE = 10
"""How much bots give way to people."""

Key = tuple[str, int, str]
"""A bot: its table, seat and level."""


class Question(Struct):
    """What would a bot of this level choose for this seat? The state is one that the seat can imagine."""

    table: str
    game: str
    level: str
    state: dict[str, Any]
    seat: int
    seed: int
    seconds: float | None = None
    """The longest that it may think, if it can be told so."""

    def key(self) -> Key:
        return self.table, self.seat, self.level


class Answer(Struct):
    option: str = ""
    problem: str = ""


class Thinker:
    """Keeps the bot of each seat, which may have worked out things that hold for several choices."""

    def __init__(self) -> None:
        self._bots: OrderedDict[Key, Bot] = OrderedDict()

    def think(self, question: Question) -> Answer:
        game = registry.game(question.game)
        try:
            return Answer(self._bot(question).choose(game.load(question.state), question.seat))
        except Exception as error:  # whatever a bot does wrong, the table goes on
            return Answer(problem=repr(error))

    def _bot(self, question: Question) -> Bot:
        key = question.key()
        if key not in self._bots:
            self._bots[key] = prompt_bot(registry.game(question.game), question.level, question.seed)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        if question.seconds is not None:
            hurry(self._bots[key], question.seconds)
        return self._bots[key]


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    thinker = Thinker()
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(thinker.think(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()
