"""How good a position is for a seat: half what the game's guide says, half what was learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from tilth.bots.net import Net
from tilth.core.guide import Guide
from tilth.core.state import State

MOST = 30.0
"""Leads of more than so many times the scale are all the same."""


class Verdict(NamedTuple):
    """By seat: how many points it will be ahead, and how likely it wins."""

    leads: list[float]
    chances: list[float]


class Eye:
    """Judges positions for one seat at a time, several at once."""

    def __init__(self, guide: Guide, net: Net | None = None, envy: float = 1.0) -> None:
        self.guide = guide
        self.net = net
        self.envy = envy
        """How much the points of the best rival count against one's own."""

    def leads(self, states: Sequence[State], seat: int) -> list[float]:
        """By how many points a seat, with its mates, will be ahead of the best rivals."""
        leads = [self.lead(state, seat) for state in states]
        if self.net is None:
            return leads
        open_ones = [at for at, state in enumerate(states) if not state.is_over()]
        rows = [self.guide.features(states[at], seat) for at in open_ones]
        plain = [self.lead(states[at], seat, 1.0) for at in open_ones] if self.envy != 1.0 else None
        learned = self.net.leads(rows, plain or [leads[at] for at in open_ones])
        share = self.guide.learned
        for at, lead in zip(open_ones, learned, strict=True):
            leads[at] += share * (lead - leads[at])
        return leads

    def lead(self, state: State, seat: int, envy: float = -1.0) -> float:
        """The lead as the guide's points have it."""
        guide = self.guide
        points = final_points(state) if state.is_over() else guide.points(state)
        if state.seats == 1:
            return points[0] - guide.rival(state)
        sides: dict[int, float] = {}
        for other in range(state.seats):
            side = guide.side(state, other)
            sides[side] = sides.get(side, 0.0) + points[other]
        own = sides.pop(guide.side(state, seat))
        return own - (self.envy if envy < 0 else envy) * max(sides.values())

    def chances(self, states: Sequence[State], seat: int) -> list[float]:
        """The likelihood of a win."""
        leads = self.leads(states, seat)
        return [self.chance(state, seat, lead) for state, lead in zip(states, leads, strict=True)]

    def chance(self, state: State, seat: int, lead: float) -> float:
        """A lead as the likelihood of a win; of a finished game half of it is whether it was won."""
        chance = likelihood(lead / self.guide.scale)
        if not state.is_over():
            return chance
        places = state.ranking()
        won = 1.0 / places.count(1) if places[seat] == 1 else 0.0
        return (chance + won) / 2

    def verdict(self, state: State) -> Verdict:
        """The lead of every seat, and how likely it wins."""
        first = self.leads([state], 0)[0]
        if state.seats == 2 and self.guide.side(state, 0) != self.guide.side(state, 1):
            chance = self.chance(state, 0, first)
            return Verdict([first, -first], [chance, 1.0 - chance])
        leads = [first, *[self.leads([state], seat)[0] for seat in range(1, state.seats)]]
        return Verdict(leads, [self.chance(state, seat, lead) for seat, lead in enumerate(leads)])


def final_points(state: State) -> list[float]:
    return [float(sum(parts.values())) for parts in state.scores() or []]


def likelihood(lead: float) -> float:
    """A lead, in scales, as a likelihood between nought and one; three of four at a lead of one."""
    return 1.0 / (1.0 + exp(-1.1 * min(MOST, max(-MOST, lead))))
