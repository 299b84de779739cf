"""A sensible frog: jumps where there is water and it will probably be alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from puddles.rules import VARIETY, Puddles
from tilth.core import Bot, Rng


class SensibleBot(Bot):
    """Weighs what a puddle would bring against the chance that somebody else jumps into it too."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, state: Any, seat: int) -> str:
        def hope(puddle: str) -> float:
            chance = self.rng.below(100) / 10_000  # so that it does not always decide alike
            return worth(state, seat, puddle) * alone(state, seat, puddle) + chance

        best: str = max(state.options(seat), key=hope)
        return best


def worth(state: Puddles, seat: int, puddle: str) -> int:
    """The points that a puddle would bring a frog that is alone there."""
    drops = state.water[puddle]
    new = drops > 0 and state.drunk[seat][puddle] == 0
    return drops + (VARIETY if new else 0)


def alone(state: Puddles, seat: int, puddle: str) -> float:
    """The chance that no other frog jumps into a puddle, if each is drawn by water.

    The hands of the others are not the real ones: a bot is asked in a world in which all it cannot see was dealt anew.
    """
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            pull = {card: 1 + worth(state, other, card) for card in state.hands[other]}
            chance *= 1 - pull.get(puddle, 0) / sum(pull.values())
    return chance


LEVELS: dict[str, Callable[[int], Bot]] = {"sensible": SensibleBot}
