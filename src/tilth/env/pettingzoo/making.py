"""How environments are made: with the usual wrappers around them, or raw, which is several times as quick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from tilth.env.pettingzoo.raw import RawEnv
from tilth.env.task import Order, Task


class Making:
    """Makes the environments of one game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def raw_env(
        self,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        free: bool = False,
        render_mode: str | None = None,
        locale: str = "en",
        **learned: Any,
    ) -> RawEnv:
        """The environment alone: it refuses a number that may not be chosen with a ValueError. What else can be said
        about how the game is learned stands in `Order`."""
        return RawEnv(Task(Order(self.name, seats, options or {}, **learned)), free, render_mode, locale)

    def env(self, *args: Any, **kwargs: Any) -> AECEnv[str, Any, Any]:
        """The environment in wrappers: a number that may not be chosen ends the game with -1 for whoever chose it."""
        raw = self.raw_env(*args, **kwargs)
        if raw.free:
            return wrappers.OrderEnforcingWrapper(raw)
        wrapped = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def make(name: str, *args: Any, **kwargs: Any) -> AECEnv[str, Any, Any]:
    """The environment of any game that is found by its name."""
    return Making(name).env(*args, **kwargs)
