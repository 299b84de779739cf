"""The reviews of a server: one after the other, in a process of their own that gives way to bots and people."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from tilth.core.record import Record
from tilth.play.reviewer import Piece, Progress
from tilth.review import Review
from tilth.server.bots.process import start

STUCK = 120.0
"""A piece of it takes a second as a rule; after so many something is wrong."""
WAIT = 0.05
MOST_WAIT = 2.0
"""Seconds that a piece waits at most for bots that think; then it is done beside them."""

_log = logging.getLogger("tilth")


class Job(NamedTuple):
    table: str
    record: Record
    seed: int


class Reviewing:
    """Takes one game after the other. `told` is called as a review goes on, `made` when it is there or has failed."""

    def __init__(
        self,
        seconds: float,
        bots_think: Callable[[], bool],
        told: Callable[[list[str], float], Awaitable[None]],
        made: Callable[[str, Review | None], Awaitable[None]],
    ) -> None:
        self.seconds = seconds
        """Seconds of work that a review gets."""
        self._bots_think = bots_think
        self._told = told
        self._made = made
        self._jobs: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None

    def add(self, job: Job) -> None:
        """Review this game when those before it are done."""
        self._jobs.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        process = await start("tilth.play.reviewer")
        try:
            while self._jobs:
                await self._do(process, self._jobs[0])
                self._jobs.popleft()
        except Exception:
            _log.exception("reviewing games")
            await self._give_up()
        finally:
            if process.returncode is None:
                process.kill()
            await process.communicate()

    async def _do(self, process: asyncio.subprocess.Process, job: Job) -> None:
        piece = Piece(job.record.to_text(), self.seconds, job.seed)
        while True:
            await self._let_bots_go_first()
            progress = await asyncio.wait_for(_ask(process, piece), STUCK)
            if progress.problem:
                _log.error("no review of table %s: %s", job.table, progress.problem)
            if progress.problem or progress.review is not None:
                await self._made(job.table, progress.review)
                return
            await self._told([one.table for one in self._jobs], progress.done)
            piece = Piece()

    async def _let_bots_go_first(self) -> None:
        waited = 0.0
        while self._bots_think() and waited < MOST_WAIT:
            await asyncio.sleep(WAIT)
            waited += WAIT

    async def _give_up(self) -> None:
        """Whatever is left when the process has failed is not made."""
        while self._jobs:
            await self._made(self._jobs.popleft().table, None)


async def _ask(process: asyncio.subprocess.Process, piece: Piece) -> Progress:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(piece) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Progress)
