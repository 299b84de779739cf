"""How much chance is left in a lead, and how much of it went because deals are played with every seating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev, variance

from tilth.arena.row import Row

ENOUGH = 12
"""Deals from which errors can be compared."""


@dataclass(frozen=True)
class Lead:
    """By how many points a bot is ahead of the others at its table, and the standard error of that."""

    points: float
    paired: float
    """With every deal played with each seating."""
    unpaired: float
    """What it would be with as many games, each on a deal of its own, from the same seats."""
    deals: int

    @property
    def worth(self) -> float | None:
        """Each game tells as much as so many on deals of their own; None while that cannot be said."""
        return (self.unpaired / self.paired) ** 2 if self.paired and self.deals >= ENOUGH else None


def lead(rows: Sequence[Row], bot: str) -> Lead | None:
    """The lead of a bot over those it met, from the games of one meeting; None where it is alone or from one deal.

    Games on one deal that differ in the seating are one observation for the paired error. For the unpaired one the
    games of each seating are looked at by themselves, since there they are on different deals.
    """
    deals: dict[int, list[float]] = {}
    for row in rows:
        own = [score for name, score in zip(row.levels, row.scores, strict=True) if name == bot]
        others = [score for name, score in zip(row.levels, row.scores, strict=True) if name != bot]
        if not own or not others:
            return None
        deals.setdefault(row.seed, []).append(fmean(own) - fmean(others))
    if len(deals) < 2:
        return None
    means = [fmean(leads) for leads in deals.values()]
    seatings = list(zip(*deals.values(), strict=True))
    apart = fmean(variance(leads) for leads in seatings)
    return Lead(fmean(means), stdev(means) / sqrt(len(means)), sqrt(apart / len(rows)), len(means))
