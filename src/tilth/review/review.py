"""A review as data: it names messages and things, and whoever shows it puts them into words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tilth.core.steps import Label

NAMED = 5
"""Choices that are named at once."""
SURE = 4.0
"""A cost of so many times its standard error is beyond doubt."""


@dataclass(frozen=True)
class Said:
    """A message without the game's prefix, and its arguments."""

    id: str
    args: dict[str, Any]

    def label(self) -> Label:
        return self.id, self.args


@dataclass(frozen=True)
class Reply:
    """What a seat was expected to choose."""

    seat: int
    said: Said


@dataclass(frozen=True)
class Point:
    """A moment of the curve: by how many points each seat could expect to be ahead in the end."""

    at: int
    """The choices made before it."""
    round: int
    leads: list[float]


@dataclass(frozen=True)
class Costly:
    """A choice that cost something, as far as its seat could know."""

    at: int
    """The choices made before it."""
    round: int
    seat: int
    asked: Said
    chosen: Said
    better: Said
    cost: float
    """Points by which the better option was ahead, on average over the worlds in which both were tried."""
    doubt: float
    """The standard error of the cost."""
    worlds: int
    line: list[Reply]
    """What would probably have followed the better option."""

    def is_sure(self) -> bool:
        return self.cost > SURE * self.doubt


@dataclass(frozen=True)
class Review:
    """Everything that was found out about a game."""

    game: str
    seats: int
    options: dict[str, Any]
    choices: int
    over: bool
    """Whether the game came to its end; else the points are those it was left with."""
    rounds: list[int]
    """After how many choices each round began."""
    points: list[Point]
    judged: list[int]
    """By seat: at how many decisions something could be chosen."""
    costly: list[Costly]
    """Choices that cost points beyond what may be chance, the worst first; some of each seat, if there are any."""
    scores: list[dict[str, int]]
    """Points by category for each seat; empty where the rules keep them secret."""
    places: list[int]
    seed: int
    glances: int
    worlds: int
    """What was spent: with this seed, these glances and worlds the same review comes out,"""
    hurried: bool
    """unless the time was over before everything had been looked at."""

    def worst(self, seat: int | None = None) -> list[Costly]:
        """The choices that cost most, of one seat or of all."""
        return [choice for choice in self.costly if seat is None or choice.seat == seat][:NAMED]

    def closest(self) -> int:
        """In how many worlds the worst choices were compared."""
        return max([choice.worlds for choice in self.costly], default=0)


def said(label: Label) -> Said:
    return Said(label[0], dict(label[1]))
