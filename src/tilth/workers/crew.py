"""Those who do pieces of work, wherever they are: one interface, so that nobody who has work to give need know."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from typing import Protocol, TypeVar

from tilth.workers.pool import worker_pool

Piece = TypeVar("Piece")
Result = TypeVar("Result")
READY = 2
"""Pieces for each worker that are given out: the one it does, and the next."""


class Crew(Protocol):
    """Whoever does pieces of work."""

    @property
    def size(self) -> int:
        """How many pieces are done at the same time."""

    def do(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        """Every piece with its result, as they are finished; a piece is only asked for when somebody is nearly free."""


class Alone:
    """This process does everything itself, one piece after the other."""

    size = 1

    def do(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        for piece in pieces:
            yield piece, work(piece)


class Processes:
    """Processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self.pool = pool
        self.size = size

    def do(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        left = iter(pieces)
        given: dict[Future[Result], Piece] = {}
        while True:
            for piece in islice(left, READY * self.size - len(given)):
                given[self.pool.submit(work, piece)] = piece
            if not given:
                return
            for future in wait(given, return_when=FIRST_COMPLETED).done:
                yield given.pop(future), future.result()


@contextmanager
def processes(number: int | None = None, manner: BaseContext | None = None) -> Iterator[Crew]:
    """So many workers, one for each core if it is not said; a single one is this process itself."""
    size = number or os.cpu_count() or 1
    if size == 1:
        yield Alone()
        return
    with worker_pool(size, manner or _quickest()) as pool:
        yield Processes(pool, size)


def in_turn(crew: Crew, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[Result]:
    """The results in the order of the pieces, whoever is ready first."""
    early: dict[int, Result] = {}
    following = 0
    for (number, _), result in crew.do(partial(_numbered, work), enumerate(pieces)):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def _numbered(work: Callable[[Piece], Result], piece: tuple[int, Piece]) -> Result:
    return work(piece[1])


def _quickest() -> BaseContext:
    """How workers start: as copies of this process, which has imported everything, where no other thread runs in it."""
    alone = sys.platform == "linux" and threading.active_count() == 1
    return get_context("fork" if alone else None)
