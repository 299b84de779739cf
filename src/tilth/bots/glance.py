"""A bot that looks at each option, ends its turn in thought, and takes what leaves it best."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tilth.bots.eye import Eye
from tilth.bots.turn import Turn
from tilth.core.bot import Bot
from tilth.core.rng import Rng
from tilth.core.state import State

FINE = 1_000_000


class Glance(Bot):
    """One look at every option. With a `slip` it takes one that seems nearly as good now and then, as beginners do."""

    def __init__(self, eye: Eye, seed: int, slip: float = 0.0) -> None:
        self.eye = eye
        self.guide = eye.guide
        self.turn = Turn(eye.guide, seed)
        self.rng = Rng(seed)
        self.slip = slip
        """Points by which an option may be worse and still be taken about every third time."""

    def choose(self, state: State, seat: int) -> str:
        guide = self.guide
        if not guide.thinks(state, seat):
            return self.turn.policy(seat).choose(state, seat)
        options = guide.candidates(state, seat)
        option = options[0] if len(options) == 1 else options[self.pick(self.looks(state, seat, options))]
        return guide.by_hand(state, seat, option, self.rng)

    def looks(self, state: State, seat: int, options: Sequence[str]) -> list[float]:
        """The lead after each option and the rest of the turn."""
        twins = [self.turn.after(state, seat, option) for option in options]
        for twin in twins:
            self.turn.play_on(twin)
        return self.eye.leads(twins, seat)

    def pick(self, leads: list[float]) -> int:
        """The best, or with a slip one that is not much worse."""
        best = max(leads)
        if not self.slip:
            return leads.index(best)
        weights = [exp((lead - best) / self.slip) for lead in leads]
        left = self.rng.below(FINE) / FINE * sum(weights)
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return at
        return leads.index(best)
