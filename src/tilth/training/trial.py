"""Whether a candidate stays: it plays against the one before, on the same deals from either side."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from tilth import bots, games
from tilth.arena import play_out
from tilth.bots.eye import Eye
from tilth.bots.glance import Glance
from tilth.bots.net import from_text
from tilth.core import Bot, Game, Guide

SURE = 1.64
"""Standard errors that a lead must be away from nought to be believed."""
LEAST = 40
"""Games before anything is believed."""


@dataclass(frozen=True)
class Duel:
    """One game of the trial: the candidate at every other seat, or both of them alone."""

    game: str
    candidate: str
    """Networks as text, since they may play on another machine."""
    present: str | None
    number: int


def play(duel: Duel) -> tuple[float, float]:
    """The candidate's share of the win and its lead; both are level over two games on the same deal."""
    game = games.game(duel.game)
    guide = bots.guide(game)
    tables = guide.lessons(game)
    seed, first = divmod(duel.number, 2)
    seats, options = tables[seed % len(tables)]
    if seats == 1:
        own, other = [_lead_alone(game, options, net, duel.number) for net in (duel.candidate, duel.present)]
        return (1.0 if own > other else 0.5 if own == other else 0.0), own - other
    mine = [seat % 2 == first for seat in range(seats)]
    players = [
        _player(guide, duel.candidate if own else duel.present, seed * 64 + seat) for seat, own in enumerate(mine)
    ]
    row, _ = play_out(game, options, seed, ("",) * seats, players)
    won = [own for own, place in zip(mine, row.places, strict=True) if place == 1]
    ours = [score for own, score in zip(mine, row.scores, strict=True) if own]
    theirs = [score for own, score in zip(mine, row.scores, strict=True) if not own]
    return sum(won) / len(won), sum(ours) / len(ours) - sum(theirs) / len(theirs)


def alone(name: str, net: str | None, seeds: range) -> float | None:
    """The mean lead over the rival in games alone; None for a game that is not learned alone."""
    game: Game = games.game(name)
    tables = [options for seats, options in bots.guide(game).lessons(game) if seats == 1]
    if not tables:
        return None
    return sum(_lead_alone(game, tables[seed % len(tables)], net, seed) for seed in seeds) / len(seeds)


def _lead_alone(game: Game, options: dict[str, Any], net: str | None, seed: int) -> float:
    """By how much somebody alone beats the rival."""
    guide = bots.guide(game)
    _, record = play_out(game, options, seed, ("",), [_player(guide, net, seed)])
    return Eye(guide).lead(record.replay(game), 0)


def _player(guide: Guide, net: str | None, seed: int) -> Bot:
    return Glance(Eye(guide, from_text(net) if net is not None else None, 0.3), seed)


@dataclass(frozen=True)
class Verdict:
    """How a trial stands."""

    games: int
    wins: float
    lead: float
    error: float

    @classmethod
    def of(cls, results: list[tuple[float, float]]) -> Verdict:
        """From the results in their order: two games on the same deal are one observation."""
        leads = [lead for _, lead in results]
        mean = sum(leads) / len(leads)
        pairs = [(one + other) / 2 for one, other in zip(leads[::2], leads[1::2], strict=False)]
        spread = sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
        return cls(len(results), sum(won for won, _ in results), mean, sqrt(spread / max(1, len(pairs))))

    def better(self) -> bool | None:
        """Whether the candidate is better; None while that is open."""
        if self.games < LEAST or abs(self.lead) <= SURE * self.error:
            return None
        return self.lead > 0
