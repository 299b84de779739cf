"""Whether a candidate stays: it plays against the one before, on the same deals from every seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from tilth import bots, games
from tilth.arena import play_out
from tilth.bots.eye import Eye
from tilth.bots.glance import Glance
from tilth.bots.net import read
from tilth.core import Bot, Game, Guide

SURE = 1.64
"""Standard errors that a lead must be away from nought to be believed."""
LEAST = 40
"""Games before anything is believed."""


@dataclass(frozen=True)
class Duel:
    """One game of the trial: the candidate at one seat, the present one at all others."""

    game: str
    candidate: Path
    present: Path | None
    number: int


def play(duel: Duel) -> tuple[float, float]:
    """The candidate's share of the win and its lead."""
    game = games.game(duel.game)
    guide = bots.guide(game)
    tables = [table for table in guide.lessons(game) if table[0] > 1] or [(game.seats[-1], {})]
    seed, seat = divmod(duel.number, 2)
    seats, options = tables[seed % len(tables)]
    players: list[Bot] = [_player(guide, duel.present, seed * 64 + at) for at in range(seats)]
    seat *= seats - 1
    players[seat] = _player(guide, duel.candidate, seed * 64 + seat)
    row, _ = play_out(game, options, seed, ("",) * seats, players)
    rival = max(score for other, score in enumerate(row.scores) if other != seat)
    return (1 / row.places.count(1) if row.places[seat] == 1 else 0.0), row.scores[seat] - rival


def alone(name: str, net: Path | None, seeds: range) -> float | None:
    """The mean lead over the rival in games alone; None for a game that is not learned alone."""
    game: Game = games.game(name)
    guide = bots.guide(game)
    tables = [table for table in guide.lessons(game) if table[0] == 1]
    if not tables:
        return None
    leads = []
    for seed in seeds:
        _, options = tables[seed % len(tables)]
        player = _player(guide, net, seed)
        _, record = play_out(game, options, seed, ("",), [player])
        leads.append(Eye(guide).lead(record.replay(game), 0))
    return sum(leads) / len(leads)


def _player(guide: Guide, net: Path | None, seed: int) -> Bot:
    return Glance(Eye(guide, read(net) if net is not None else None, 0.3), seed)


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
