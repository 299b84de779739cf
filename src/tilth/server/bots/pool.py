"""The bots of a server: they think in a few processes, in turn between the people who wait for them."""

from __future__ import annotations

import asyncio
import logging
import os
from math import inf

import msgspec

from tilth.bots import FIRST, levels, promised
from tilth.core.bot import RandomBot
from tilth.core.game import Game
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.server.bots.fair_queue import FairQueue
from tilth.server.bots.process import ThinkingProcess
from tilth.server.bots.thinker import Answer, Question

LOWER = {"expert": "hard", "hard": "normal", "raider": "easy", "normal": "easy", "easy": "random"}
"""Who plays for a bot that fails; for those of other names it is whom newcomers meet."""
PATIENCE = 3
"""A bot is too slow when it takes so many times what its level promises,"""
SLACK = 10.0
"""and so many seconds more: its process may have to be started, and the machine may be busy."""
LEAST = 0.1
"""Seconds that a bot may think at least, however many wait."""
STAND_IN = "normal"
"""Who plays for somebody who is gone."""

_log = logging.getLogger("tilth")


class Bots:
    """So many processes at most, each started when it is needed."""

    def __init__(self, processes: int = 0) -> None:
        """Without a number one process less than the machine has cores, which leaves one for people."""
        self._processes = [ThinkingProcess() for _ in range(processes or spare_cores())]
        places = len(self._processes)
        self._queue = FairQueue(places, each=(places + 1) // 2)
        self.replaced = 0
        """Choices that a lower level stood in for, because a bot had failed."""

    async def choose(
        self,
        table: str,
        game: Game,
        level: str,
        state: State,
        seat: int,
        seed: int,
        owner: str = "",
        within: float = inf,
    ) -> str:
        """What a bot of this level chooses, after so many seconds of thought at most; where it fails, what the next
        lower level does, so that no table ever hangs.

        Questions are answered in turn for the people whose tables they come from (`owner`).
        """
        guess = state.determinize(seat, Rng(seed))
        saved = game.save(guess) if level != "random" else {}
        asked = level
        while level != "random":
            try:
                question = Question(table, game.name, level, saved, seat, seed)
                answer = await self._answer(question, owner or table, within)
                if answer.option and state.admits(seat, answer.option):
                    return answer.option
                problem = answer.problem or f"not possible: {answer.option[:60]}"
            except TimeoutError:
                problem = "too slow"
            except (OSError, ValueError, msgspec.DecodeError) as error:
                problem = f"its process failed: {error!r}"
            self.replaced += level == asked
            lower = LOWER.get(level, FIRST)
            _log.error("bot %s of %s at table %s is replaced by %s: %s", level, game.name, table, lower, problem)
            level = lower
        return RandomBot(seed).choose(guess, seat)

    async def _answer(self, question: Question, who: str, within: float) -> Answer:
        """In turn; where many ask, everybody's bots think more quickly, so that nobody waits longer for that."""
        promise = promised(question.level)
        async with self._queue.turn(who, question.table):
            share = self._queue.places / max(self._queue.places, self._queue.asking())
            question.seconds = max(LEAST, min(promise * share, within))
            return await asyncio.wait_for(self._ask(question), PATIENCE * promise + SLACK)

    async def _ask(self, question: Question) -> Answer:
        """By the process that has the bot if that is free, else by one that runs, else by a new one."""
        key = question.key()
        free = [process for process in self._processes if not process.busy]
        return await max(free, key=lambda process: (process.keeps(key), process.running())).ask(question)

    async def close(self) -> None:
        """End the thinking processes."""
        await asyncio.gather(*(process.close() for process in self._processes))


def spare_cores() -> int:
    """One core less than we may use, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


def stand_in(game: Game, when_gone: str) -> str:
    """The level that plays for somebody who is gone."""
    return STAND_IN if when_gone == "bot" and STAND_IN in levels(game) else "random"
