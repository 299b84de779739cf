"""The bots of a server: they think in a few processes, in turn between the people who wait for them."""

from __future__ import annotations

import asyncio
import os

from tilth.bots import promised
from tilth.play.bots import ADVISED, ASIDE, Bots
from tilth.play.thinker import Answer, Question
from tilth.server.bots.fair_queue import FairQueue
from tilth.server.bots.process import ThinkingProcess

PATIENCE = 3
"""A bot is too slow when it takes so many times what its level promises,"""
SLACK = 10.0
"""and so many seconds more: its process may have to be started, and the machine may be busy."""
LEAST = 0.1
"""Seconds that a bot may think at least, however many wait."""


class Desk:
    """Some processes, and the people who wait for them."""

    def __init__(self, places: int) -> None:
        self.processes = [ThinkingProcess() for _ in range(places)]
        self.queue = FairQueue(places, each=(places + 1) // 2)


class BotPool(Bots):
    """So many processes at most, each started when it is needed."""

    def __init__(self, processes: int = 0) -> None:
        """Without a number one process less than the machine has cores, which leaves one for people."""
        super().__init__()
        self._playing = Desk(processes or spare_cores())
        self._advising = Desk(1)
        """Whoever asks for a hint need not wait until bots have played, nor the other way round."""

    async def answer(self, question: Question, who: str, within: float) -> Answer:
        """In turn; where many ask, everybody's bots think more quickly, so that nobody waits longer for that."""
        promise = ADVISED if question.level in ASIDE else promised(question.level)
        queue = self._desk(question).queue
        async with queue.turn(who, question.table):
            share = queue.places / max(queue.places, queue.asking())
            question.seconds = max(LEAST, min(promise * share, within))
            return await asyncio.wait_for(self._ask(question), PATIENCE * promise + SLACK)

    def _desk(self, question: Question) -> Desk:
        return self._advising if question.level in ASIDE else self._playing

    def thinking(self) -> bool:
        """Whether anybody waits for a bot or a hint."""
        return self._playing.queue.asking() + self._advising.queue.asking() > 0

    async def _ask(self, question: Question) -> Answer:
        """By the process that has the bot if that is free, else by one that runs, else by a new one."""
        key = question.key()
        free = [process for process in self._desk(question).processes if not process.busy]
        return await max(free, key=lambda process: (process.keeps(key), process.running())).ask(question)

    async def close(self) -> None:
        """End the thinking processes."""
        everybody = [*self._playing.processes, *self._advising.processes]
        await asyncio.gather(*(process.close() for process in everybody))


def spare_cores() -> int:
    """One core less than we may use, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)
