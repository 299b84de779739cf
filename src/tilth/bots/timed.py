"""Bots that can be told how long somebody waits for them, and when they are no longer needed."""

from __future__ import annotations

from math import inf

from tilth.core.bot import Bot
from tilth.core.state import State


class TimedBot(Bot):
    """What it chooses can be repeated only while its time is not over."""

    seconds: float = inf
    """The longest that it may think about one decision."""
    elsewhere: bool = False
    """Whether it thinks in a process of its own, of which there cannot be many."""

    def close(self, state: State | None) -> None:
        """Its game is over, as the state says, or it is let go before the end; most have nothing to do then."""
