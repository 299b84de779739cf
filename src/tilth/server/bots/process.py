"""Bots think in a process of their own, on a state that was determinized for their seat before it left."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path

import msgspec

import tilth
from tilth.bots import levels
from tilth.core.bot import RandomBot
from tilth.core.game import Game
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.server.bots.fair_queue import FairQueue
from tilth.server.bots.thinker import Answer, Question

LONGEST = 120.0
"""Seconds after which nobody waits for a bot any longer."""

MOST_LINE = 1 << 20

_log = logging.getLogger("tilth")


class Bots:
    """One thinking process, started when the first bot has to think; it ends with its standard input."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []
        self._queue = FairQueue()
        self.replaced = 0
        """Choices that a random option stood in for, because a bot had failed."""

    async def choose(
        self, table: str, game: Game, level: str, state: State, seat: int, seed: int, owner: str = ""
    ) -> str:
        """What a bot of this level chooses; a random option where it fails, so that no table ever hangs.

        Questions are answered in turn for the people whose tables they come from (`owner`).
        """
        guess = state.determinize(seat, Rng(seed))
        if level == "random":
            return RandomBot(seed).choose(guess, seat)
        question = Question(table, game.name, level, game.save(guess), seat, seed)
        try:
            async with self._queue.turn(owner or table):
                answer = await self._answer(question)
            if answer.option and state.admits(seat, answer.option):
                return answer.option
            _log.error("bot %s of %s: %s", level, game.name, answer.problem or f"not possible: {answer.option[:60]}")
        except (OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
            _log.error("the bots' process failed: %r", error)
        self.replaced += 1
        return RandomBot(seed).choose(guess, seat)

    async def _answer(self, question: Question) -> Answer:
        """Whoever stops waiting ends the process: a late answer must not be taken for the next one."""
        try:
            return await asyncio.wait_for(self._ask(question), LONGEST)
        except BaseException:
            self._end()
            raise

    async def _ask(self, question: Question) -> Answer:
        process = self._process
        if process is None or process.returncode is not None:
            places = [str(Path(tilth.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                "from tilth.server.bots.thinker import main; main()",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))},
                limit=MOST_LINE,
                start_new_session=True,  # an interrupt from the keyboard is for the server, which then ends the bots
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Answer)

    def _end(self) -> None:
        if self._process is not None:
            self._ended.append(self._process)
            if self._process.returncode is None:
                self._process.kill()
        self._process = None

    async def close(self) -> None:
        """End the thinking process."""
        self._end()
        for process in self._ended:
            await process.communicate()  # until its pipes are closed too


def stand_in(game: Game, when_gone: str) -> str:
    """The level that plays for somebody who is gone."""
    return "sensible" if when_gone == "bot" and "sensible" in levels(game) else "random"
