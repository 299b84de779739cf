"""Which bots there are: a random one for every game, and what the game's own `bot.py` adds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tilth.core.bot import Bot, RandomBot
from tilth.core.errors import Refusal
from tilth.core.game import Game

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


@cache
def levels(game: Game) -> dict[str, Maker]:
    """The bots of a game by level, from the weakest."""
    found: dict[str, Maker] = {"random": RandomBot}
    module = type(game).__module__
    place = f"{sys.modules[module].__package__ or module}.bot"
    if find_spec(place) is not None:
        found.update(import_module(place).LEVELS)
    return found


def bot(game: Game, level: str, seed: int) -> Bot:
    """A bot of a level; the same seed plays the same way."""
    found = levels(game)
    if level not in found:
        raise Refusal("bad_request", "bot-level", level=level[:60], known=", ".join(found))
    return found[level](seed)
