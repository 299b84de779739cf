"""Which bots there are: a random one for every game, what the game's own `bot` adds, and what other packages bring
through the entry point group `tilth.bots`, each named `<game>.<level>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from tilth.core.bot import Bot, RandomBot
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.games.parts import part

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""
GROUP = "tilth.bots"


@cache
def levels(game: Game) -> dict[str, Maker]:
    """The bots of a game by level, from the weakest."""
    found: dict[str, Maker] = {"random": RandomBot}
    own = part(game, "bot")
    if own is not None:
        found.update(own.LEVELS)
    return found | _others(game.name, found)


def bot(game: Game, level: str, seed: int) -> Bot:
    """A bot of a level; the same seed plays the same way."""
    found = levels(game)
    if level not in found:
        raise Refusal("bad_request", "bot-level", level=level[:60], known=", ".join(found))
    return found[level](seed)


def _others(name: str, known: Iterable[str]) -> dict[str, Maker]:
    """Bots of other packages; a level that the game has itself stays its own."""
    from importlib.metadata import entry_points

    entries = [(entry.name.partition(".")[::2], entry) for entry in entry_points(group=GROUP)]
    return {level: entry.load() for (game, level), entry in entries if game == name and level and level not in known}
