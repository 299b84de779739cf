"""Whoever decides for a seat without being a person."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tilth.core.rng import Rng
from tilth.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """One method to write. The state it gets was determinized for its seat: it cannot see what the seat may not."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> str:
        """One of `state.options(seat)`, or a point of the decision's domain."""


class RandomBot(Bot):
    """Chooses evenly among the options."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> str:
        option: str = self.rng.pick(state.options(seat))
        return option


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> str:
    """Let a bot decide on what its seat may know."""
    return bot.choose(state.determinize(seat, rng), seat)
