"""The process that looks back at games: one piece of work for each line on standard input, and how far it is on
standard output."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from time import perf_counter

import msgspec
from msgspec import Struct

from tilth.core.record import Record
from tilth.review import Review
from tilth.review.work import Effort, reviewing

NICE = 19
"""How much reviews give way: to people, and to the bots that people wait for."""
PIECE = 0.4
"""Seconds of work between two answers."""


class Piece(Struct, tag="piece"):
    """Do a little more; with a record, begin with that game."""

    record: str = ""
    seconds: float = 90.0
    seed: int = 0


class Progress(Struct):
    """The part that is done, and at the end the review."""

    done: float = 0.0
    review: Review | None = None
    problem: str = ""


class Reviewer:
    """Works at one review at a time."""

    def __init__(self) -> None:
        self._work: Generator[float, None, Review] | None = None

    def go_on(self, piece: Piece) -> Progress:
        try:
            if piece.record:
                self._work = reviewing(Record.from_text(piece.record), Effort(piece.seconds), piece.seed)
            return self._do_a_little()
        except Exception as error:  # whatever happens to one review, the next one is another
            self._work = None
            return Progress(problem=repr(error))

    def _do_a_little(self) -> Progress:
        if self._work is None:
            return Progress(problem="no game was named")
        until = perf_counter() + PIECE
        while True:
            try:
                done = next(self._work)
            except StopIteration as ended:
                self._work = None
                return Progress(1.0, ended.value)
            if perf_counter() > until:
                return Progress(done)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what is printed is no answer
    reviewer = Reviewer()
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(reviewer.go_on(msgspec.json.decode(line, type=Piece))) + b"\n")
        answers.flush()
