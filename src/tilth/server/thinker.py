"""The bots' process: one question a line on standard input, one answer a line on standard output."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec import Struct

from tilth.bots import bot
from tilth.games import shelf


class Question(Struct):
    """What would a bot of this level choose for this seat? The state is one that the seat can imagine."""

    game: str
    level: str
    state: dict[str, Any]
    seat: int
    seed: int


class Answer(Struct):
    option: str = ""
    problem: str = ""


def think(question: Question) -> Answer:
    game = shelf.game(question.game)
    try:
        return Answer(bot(game, question.level, question.seed).choose(game.load(question.state), question.seat))
    except Exception as error:  # whatever a bot does wrong, the table goes on
        return Answer(problem=repr(error))


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()
