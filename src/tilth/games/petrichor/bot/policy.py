"""A quick player for thoughts: does what leaves it best at once, one decision after the other."""

from __future__ import annotations

from tilth.core.bot import Bot
from tilth.core.state import State
from tilth.games.petrichor.bot.moves import candidates
from tilth.games.petrichor.bot.worth import lead
from tilth.games.petrichor.rules.state import Petrichor

TURN = ("frost_action", "sun_action", "rain_action", "wind_action", "vote", "take_back")
"""Decisions that belong to an action that has begun."""


class Quick(Bot):
    """Each decision for its own sake; of cards it looks at the whole action."""

    def choose(self, state: State, seat: int) -> str:
        assert isinstance(state, Petrichor)
        options = candidates(state, seat)
        if len(options) == 1:
            return options[0]
        step = state.deciding(seat)
        whole = step is not None and step.name in ("turn", "second_action")
        best, most = options[0], float("-inf")
        for option in options:
            twin = state.clone()
            twin.choose(seat, option)
            if whole:
                self.finish(twin, seat)
            value = lead(twin, seat)
            if value > most:
                best, most = option, value
        return best

    def finish(self, state: Petrichor, seat: int) -> None:
        """Carry an action out to its vote."""
        while not state.is_over():
            step = state.deciding(seat)
            if step is None or step.name not in TURN:
                return
            state.choose(seat, self.choose(state, seat))
