"""Some bots meet at a table, deal after deal, until it is clear who does better."""

from __future__ import annotations

from itertools import permutations

from tilth.arena.row import Row
from tilth.arena.standing import reaches
from tilth.bots.programs import called

PIECE = 1.0
"""Seconds that a worker is given about; at least one deal."""
MOST = 50
"""Games of a piece at most."""


class Meeting:
    """The games of a few bots. Each deal is played with every one of them in turn in each seat.

    What counts are the deals from the first one on, up to the one that decides: never which games ended first, so that
    any number of workers comes to the same result.
    """

    def __init__(self, number: int, bots: tuple[str, ...], deals: int, stops: bool) -> None:
        self.number = number
        self.bots = bots
        self.deals = deals
        """So many are played at most."""
        self.stops = stops and len(bots) > 1
        self.circles = [(bots[0], *others) for others in permutations(bots[1:])]
        self.played = 0
        """Deals that count."""
        self.verdicts: dict[str, bool | None] = dict.fromkeys(bots)
        """Whether each has more than its share of wins; None while that is open."""
        self._wins = dict.fromkeys(bots, 0.0)
        self._given = 0
        self._early: dict[int, list[Row]] = {}
        self._seconds = 0.0
        self._came = 0

    @property
    def names(self) -> tuple[str, ...]:
        """What those who meet are called."""
        return tuple(map(called, self.bots))

    def circle(self, deal: int) -> tuple[str, ...]:
        """How the bots sit around the table: from deal to deal somebody else is to one's left."""
        return self.circles[deal % len(self.circles)]

    @property
    def games(self) -> int:
        """Games that count."""
        return self.played * len(self.bots)

    def decided(self) -> bool:
        """Whether it is clear of everybody whether they have more than their share of wins."""
        return all(verdict is not None for verdict in self.verdicts.values())

    def over(self) -> bool:
        return self.played == self.deals or (self.stops and self.decided())

    def piece(self) -> range:
        """The next deals for a worker; none when all are given out."""
        size = 1
        if self._came:
            each = self._seconds / self._came
            size = max(1, min(MOST // len(self.bots), int(PIECE / each) if each else MOST))
        deals = range(self._given, min(self.deals, self._given + size))
        self._given = deals.stop
        return deals

    def take(self, deals: range, rows: list[list[Row]]) -> list[Row]:
        """Count what came back, deal by deal; say which games count now."""
        self._came += len(deals)
        self._seconds += sum(row.seconds for games in rows for row in games)
        self._early.update(zip(deals, rows, strict=True))
        counted: list[Row] = []
        while not self.over() and self.played in self._early:
            games = self._early.pop(self.played)
            counted += games
            self._count(games)
        return counted

    def _count(self, games: list[Row]) -> None:
        self.played += 1
        for bot in self.bots:
            self._wins[bot] += sum(row.wins(called(bot)) for row in games)
            self.verdicts[bot] = reaches(self._wins[bot], self.games, 1 / len(self.bots))
