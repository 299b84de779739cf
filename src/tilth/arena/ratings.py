"""One number for each bot, from all it has played: openskill's, with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from tilth.arena.row import Row
from tilth.core import Refusal


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems to be, and the standard error of that."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What it is at least, almost certainly: bots are ordered by it."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The ratings of all bots of a game, game after game."""

    def __init__(self, known: dict[str, Rating] | None = None) -> None:
        self._model = _model()
        self.bots = dict(known or {})

    def add(self, rows: Iterable[Row]) -> None:
        """Take games into account, in the order of their deals; who sits there several times has its mean place."""
        for row in sorted(rows, key=lambda row: row.seed):
            names = list(dict.fromkeys(row.levels))
            if len(names) < 2:
                continue
            places = [
                fmean(place for level, place in zip(row.levels, row.places, strict=True) if level == name)
                for name in names
            ]
            rated = self._model.rate([[self._of(name)] for name in names], places)
            self.bots.update({name: Rating(one.mu, one.sigma) for name, (one,) in zip(names, rated, strict=True)})

    def _of(self, name: str) -> Any:
        known = self.bots.get(name)
        return self._model.rating() if known is None else self._model.rating(mu=known.mu, sigma=known.sigma)


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Refusal("bad_request", "arena-missing") from None
    return PlackettLuce()
