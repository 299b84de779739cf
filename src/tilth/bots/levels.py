"""Which bots there are: a random one for every game, and what the game's own `bot` adds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tilth.core.bot import Bot, RandomBot
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.games.parts import part

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


@cache
def levels(game: Game) -> dict[str, Maker]:
    """The bots of a game by level, from the weakest."""
    found: dict[str, Maker] = {"random": RandomBot}
    own = part(game, "bot")
    if own is not None:
        found.update(own.LEVELS)
    return found


def bot(game: Game, level: str, seed: int) -> Bot:
    """A bot of a level; the same seed plays the same way."""
    found = levels(game)
    if level not in found:
        raise Refusal("bad_request", "bot-level", level=level[:60], known=", ".join(found))
    return found[level](seed)
