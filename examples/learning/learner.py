"""Who learns: a bot that believes its judge."""

from __future__ import annotations

import numpy as np
from judge import Judge

from tilth.core import Bot, Game, Rng, State
from tilth.games.encodings import encoding

FINE = 1000


class Learner(Bot):
    """Tries every option on a copy and takes the one after which its judge expects most; without a judge, any.

    Whoever is curious takes any option now and then: nobody learns what comes of what was never played.
    """

    def __init__(self, game: Game, judge: Judge | None, seed: int, curious: float = 0.0) -> None:
        self.encoding = encoding(game)
        self.judge = judge
        self.rng = Rng(seed)
        self.curious = curious

    def choose(self, state: State, seat: int) -> str:
        options = self.encoding.choices(state, seat)
        if self.judge is None or self.rng.below(FINE) < self.curious * FINE:
            option: str = self.rng.pick(options)
            return option
        leads = {}
        open_ended = {}
        for option in options:
            after = state.clone()
            after.choose(seat, option)
            if after.is_over():
                leads[option] = lead(after, seat)
            else:
                open_ended[option] = self.encoding.observe(after, seat)
        if open_ended:
            judged = self.judge.leads(np.array(list(open_ended.values()), np.float32))
            leads |= zip(open_ended, judged.tolist(), strict=True)
        return max(leads, key=leads.__getitem__)


def lead(state: State, seat: int) -> float:
    """By how many points a seat is ahead of the best of the others; alone, its points."""
    totals = [sum(parts.values()) for parts in state.scores() or []]
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)
