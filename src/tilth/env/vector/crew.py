"""Processes that play games of their own; what is seen of them lies in memory that all share."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from tilth.env.vector.bench import Bench, Board
from tilth.env.vector.challenge import Challenge

_METHOD = get_context("spawn")


class Crew:
    """Each worker has a bench of its own, and writes what its games come to on its part of the board."""

    def __init__(self, challenge: Challenge, games: int, workers: int, same_step: bool) -> None:
        self.board = Board(challenge, games, _METHOD.RawArray)
        self.games = games
        bounds = np.linspace(0, games, workers + 1).astype(int).tolist()
        self.shares = [range(start, end) for start, end in pairwise(bounds)]
        self.lines: list[Connection] = []
        self.workers = []
        for share in self.shares:
            mine, theirs = _METHOD.Pipe()
            worker = _METHOD.Process(
                target=_work, args=(theirs, challenge, games, share, self.board.memory, same_step), daemon=True
            )
            worker.start()
            theirs.close()
            self.lines.append(mine)
            self.workers.append(worker)

    def reset(self, seeds: Sequence[int]) -> None:
        """New games everywhere."""
        self._all("reset", seeds)

    def step(self, numbers: Sequence[int]) -> dict[int, Any]:
        """One choice in every game; what was last seen of those that ended, where they have begun anew."""
        return self._all("step", numbers)

    def _all(self, what: str, values: Sequence[Any]) -> dict[int, Any]:
        for line, share in zip(self.lines, self.shares, strict=True):
            line.send((what, [values[at] for at in share]))
        found: dict[int, Any] = {}
        failed: list[BaseException] = []
        for line in self.lines:
            answer = line.recv()
            if isinstance(answer, BaseException):
                failed.append(answer)
            else:
                found |= answer
        if failed:
            raise failed[0]
        return found

    def close(self) -> None:
        """Send everybody home."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join()


def _work(line: Connection, challenge: Challenge, games: int, share: range, memory: Any, same_step: bool) -> None:
    """Play until nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bench = Bench(challenge, share, Board(challenge, games, None, memory), same_step)
    while True:
        try:
            what, values = line.recv()
        except EOFError:
            return
        try:
            line.send(bench.step(values) if what == "step" else bench.reset(values))
        except Exception as error:
            line.send(error)
