"""How bots did: shares of wins with their intervals, and when enough games have been played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt

from tilth.arena.row import Row


@dataclass(frozen=True)
class Standing:
    """How one level did: a shared first place counts as its share of a win."""

    level: str
    played: int
    score: float
    place: float
    wins: float
    share: float
    low: float
    high: float


def standings(rows: Iterable[Row]) -> list[Standing]:
    """How each level did over all its seats, the best first; the interval is Wilson's for 95 %."""
    totals: dict[str, list[float]] = {}
    for row in rows:
        for seat, (level, score, place) in enumerate(zip(row.levels, row.scores, row.places, strict=True)):
            sums = totals.setdefault(level, [0.0] * 4)
            for i, addend in enumerate((1, score, place, row.won(seat))):
                sums[i] += addend
    table = []
    for level, (played, points, place_sum, wins) in totals.items():
        low, high = wilson(wins, played)
        table.append(
            Standing(level, int(played), points / played, place_sum / played, wins, wins / played, low, high),
        )
    return sorted(table, key=lambda standing: (-standing.share, standing.level))


def of_games(rows: Sequence[Row]) -> list[Standing]:
    """The same of whole games: whoever has several seats at a table wins with any of them."""
    table = []
    for one in standings(rows):
        played = sum(one.level in row.levels for row in rows)
        low, high = wilson(one.wins, played)
        table.append(replace(one, played=played, share=one.wins / played, low=low, high=high))
    return sorted(table, key=lambda standing: (-standing.share, standing.level))


MARGIN = 0.05
"""Shares that differ by less than this from what is asked for need not be told apart."""
DOUBT = 0.05


def reaches(wins: float, played: int, least: float) -> bool | None:
    """Whether a share of wins of at least so much is shown; None while more games are needed.

    Wald's sequential test: for shares outside the margin it is wrong in one case of twenty at most.
    """
    low, high = max(0.01, least - MARGIN), min(0.99, least + MARGIN)
    likelier = wins * log(high / low) + (played - wins) * log((1 - high) / (1 - low))
    bound = log((1 - DOUBT) / DOUBT)
    return None if abs(likelier) < bound else likelier > 0


def wilson(wins: float, played: float, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share of wins lies with 95 %."""
    if not played:
        return 0.0, 1.0
    share = wins / played
    bend = z * z / played
    middle = share + bend / 2
    spread = z * sqrt(share * (1 - share) / played + bend / (4 * played))
    return max(0.0, (middle - spread) / (1 + bend)), min(1.0, (middle + spread) / (1 + bend))
