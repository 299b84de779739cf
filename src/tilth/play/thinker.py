"""The bots' process: one question a line on standard input, one answer a line on standard output."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from math import inf
from typing import Any

import msgspec
from msgspec import Struct

from tilth.bots import TimedBot, hurry, prompt_bot, strongest
from tilth.bots.ideas import Idea, ideas, label
from tilth.bots.outlook import outlook
from tilth.core.bot import Bot
from tilth.core.game import Game
from tilth.core.state import State
from tilth.games import registry
from tilth.play import wire

MOST_BOTS = 256
"""Bots that are kept between two questions; the one that was not asked for the longest time goes first."""
MOST_PROGRAMS = 8
"""Of those, bots that are programs of their own; who is asked again after that is started again."""
NICE = 10
"""How much bots give way to people."""

Key = tuple[str, int, str]
"""A bot: its table, seat and level."""

ADVICE = "advice"
"""The level of questions for a hint."""
JUDGEMENT = "judgement"
"""The level of questions by how much each seat is ahead; the state is one that is open to whoever asks."""
WORLDS = 24
"""Imagined worlds over which a judgement is averaged."""
IDEAS = 3
"""So many options a hint has at most."""
FAR = 10.0
"""In games where fewer points than these are a clear lead, halves are told."""


class Question(Struct, tag="question"):
    """What would a bot of this level choose for this seat, or what would it advise? The state is one that the seat can
    imagine."""

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
    ideas: list[wire.IdeaInfo] = []
    leads: list[float] = []


class Thinker:
    """Keeps the bot of each seat, which may have worked out things that hold for several choices."""

    def __init__(self) -> None:
        self._bots: OrderedDict[Key, Bot] = OrderedDict()

    def think(self, question: Question) -> Answer:
        game = registry.game(question.game)
        try:
            if question.level == ADVICE:
                state = game.load(question.state)
                return Answer(ideas=advice(game, state, question.seat, question.seed, question.seconds))
            if question.level == JUDGEMENT:
                bot = strongest(game, question.seed)
                return Answer(leads=outlook(bot, game.load(question.state), WORLDS, question.seconds or inf))
            return Answer(self._bot(question).choose(game.load(question.state), question.seat))
        except Exception as error:  # whatever a bot does wrong, the table goes on
            return Answer(problem=repr(error))

    def _bot(self, question: Question) -> Bot:
        key = question.key()
        if key not in self._bots:
            self._bots[key] = prompt_bot(registry.game(question.game), question.level, question.seed)
            if len(self._bots) > MOST_BOTS:
                self._forget(next(iter(self._bots)))
        self._bots.move_to_end(key)
        programs = [other for other, bot in self._bots.items() if isinstance(bot, TimedBot) and bot.elsewhere]
        if len(programs) > MOST_PROGRAMS:
            self._forget(programs[0])
        if question.seconds is not None:
            hurry(self._bots[key], question.seconds)
        return self._bots[key]

    def close(self) -> None:
        """Let all bots go."""
        for key in list(self._bots):
            self._forget(key)

    def _forget(self, key: Key) -> None:
        bot = self._bots.pop(key)
        if isinstance(bot, TimedBot):
            bot.close(None)


def advice(game: Game, guess: State, seat: int, seed: int, seconds: float | None) -> list[wire.IdeaInfo]:
    """The best options for a seat, whose guess the state is. Who is asked knows nothing from before: the same question
    has the same answer."""
    adviser = strongest(game, seed)
    if seconds is not None:
        adviser.seconds = seconds
    fine = 0.5 if adviser.guide.scale < FAR else 1.0
    return [idea_info(guess, seat, idea, fine) for idea in ideas(adviser, guess, seat, IDEAS)]


def idea_info(state: State, seat: int, idea: Idea, fine: float) -> wire.IdeaInfo:
    """An idea as it is told, with no more of its points than can be known."""
    step = state.deciding(seat)
    if step is None or idea.option[:1] == "!":
        touches = state.interrupt_touches(seat, idea.option)
    else:
        touches = step.touches(state, idea.option)
    return wire.IdeaInfo(
        idea.option,
        wire.Message(*label(state, seat, idea.option)),
        touches,
        round(idea.lead / fine) * fine,
        [wire.ReplyInfo(reply.seat, wire.Message(*reply.label)) for reply in idea.line],
    )


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    thinker = Thinker()
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(thinker.think(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()
    thinker.close()
