"""What Petrichor tells those who think about it."""

from __future__ import annotations

from tilth.core.bot import Bot
from tilth.core.guide import Guide
from tilth.core.state import State
from tilth.games.petrichor.bot.sensible import CARD, SensibleBot, prospects, worthwhile
from tilth.games.petrichor.rules.state import Petrichor


class PetrichorGuide(Guide):
    """Points lie in the fields, the clouds and the votes."""

    scale = 6.0
    tree = True

    def policy(self, seed: int) -> Bot:
        return SensibleBot(seed)

    def rests(self, state: State) -> bool:
        seat = state.to_act()[0]
        step = state.deciding(seat)
        return step is not None and step.name == "turn"

    def candidates(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Petrichor)
        return worthwhile(state, seat)

    def points(self, state: State) -> list[float]:
        assert isinstance(state, Petrichor)
        values = prospects(state)
        if state.round < state.rounds():
            for seat in range(state.seats):
                values[seat] += CARD * min(state.hand_size(seat), 4)
        return values


GUIDE = PetrichorGuide()
