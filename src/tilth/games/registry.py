"""Where games are found: our own by module, others through the entry point group `tilth.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from tilth.core.errors import Refusal
from tilth.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS = {
    "petrichor": "tilth.games.petrichor",
    "sonora": "tilth.games.sonora",
    "earth": "tilth.games.earth",
    "agricola": "tilth.games.agricola",
}
GROUP = "tilth.games"


def names() -> list[str]:
    """The names of all games that can be played here."""
    return [*OURS, *sorted(entry.name for entry in _others() if entry.name not in OURS)]


@cache
def game(name: str) -> Game:
    """The game of this name; it is imported only now."""
    if name in OURS:
        found: Game = import_module(OURS[name]).GAME
        return found
    for entry in _others():
        if entry.name == name:
            loaded: Game = entry.load()
            return loaded
    raise Refusal("unknown_game", "game-unknown", game=str(name)[:60], known=", ".join(names()))


def _others() -> list[EntryPoint]:
    """Games of other packages. What finds them is slow to import, and most who want a game know its name."""
    from importlib.metadata import entry_points

    return list(entry_points(group=GROUP))
