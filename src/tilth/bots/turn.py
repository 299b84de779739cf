"""Playing on in thought: the rest of a turn, or the rest of a round."""

from __future__ import annotations

from tilth.core.bot import Bot
from tilth.core.guide import Guide
from tilth.core.rng import Rng
from tilth.core.state import State

LONGEST = 400
"""Decisions after which a playout is judged wherever it stands."""


class Turn:
    """Carries options out on clones and plays on with the guide's policy, one for each seat."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.guide = guide
        self.seed = seed
        self.rng = Rng(seed)
        self._policies: dict[int, Bot] = {}

    def policy(self, seat: int) -> Bot:
        if seat not in self._policies:
            self._policies[seat] = self.guide.policy(self.seed + seat)
        return self._policies[seat]

    def after(self, state: State, seat: int, option: str) -> State:
        """The position after an option, as the hand carries it out."""
        twin = state.clone()
        self.choose(twin, seat, option)
        return twin

    def choose(self, state: State, seat: int, option: str) -> None:
        state.choose(seat, state.settle(seat, self.guide.by_hand(state, seat, option, self.rng)))

    def play_on(self, state: State, until: int = 0) -> None:
        """Let the policy play until a round has come and the position can be judged."""
        guide = self.guide
        for _ in range(LONGEST):
            if state.is_over() or (state.round >= until and guide.rests(state)):
                return
            seat = state.to_act()[0]
            state.choose(seat, state.settle(seat, self.policy(seat).choose(state, seat)))
