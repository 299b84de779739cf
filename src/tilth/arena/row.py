"""One finished game, as it is counted."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from tilth.core import Refusal


@dataclass(frozen=True)
class Row:
    """Who sat where, and how it ended."""

    seed: int
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    seconds: float
    failures: tuple[str, ...] = ()
    """What bots did wrong; a random option was taken then."""
    ended: bool = True
    """Whether the game came to its end, or had to be adjudicated as it stood."""
    breaches: tuple[Breach, ...] = ()
    """Who lost by breaking a rule of the protocol."""
    record: str = ""
    """The game as text, where it was asked for."""
    watched: Watched | None = None
    """What was seen on the way, where it was asked for."""

    def won(self, seat: int) -> float:
        """The share of a seat in the win: a shared first place counts as its part of one."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def wins(self, level: str) -> float:
        """The share of all seats of a bot."""
        return sum(self.won(seat) for seat, name in enumerate(self.levels) if name == level)

    def score(self, level: str) -> float:
        """The points of a bot, the mean of its seats."""
        return fmean(score for name, score in zip(self.levels, self.scores, strict=True) if name == level)


@dataclass(frozen=True)
class Breach:
    """A program that did what ends its game."""

    level: str
    seed: int
    choice: int
    """Which choice of the game was asked for, counted from 1."""
    rule: Refusal
    said: str
    """The last of what it said on its standard error."""


Points = tuple[int, ...]
"""Points of one seat, by category."""


@dataclass(frozen=True)
class Watched:
    """What happened on the way to the end of a game, by seat."""

    categories: tuple[str, ...]
    """What there are points for."""
    rounds: tuple[tuple[Points, ...], ...]
    """The points of each seat at the end of each round; the last ones are the final ones."""
    paces: tuple[dict[int, int], ...]
    """How many decisions took how long, in steps of `pace`."""
    thought: tuple[float, ...]
    """Seconds that each seat thought altogether."""
    longest: tuple[float, ...]
    """Seconds that it thought about one decision at most."""
