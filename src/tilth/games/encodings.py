"""The numbers of a game, found in its own folder."""

from __future__ import annotations

from functools import cache

from tilth.core.encoding import Encoding
from tilth.core.game import Game
from tilth.games.parts import part


@cache
def encoding(game: Game) -> Encoding:
    """The game's own encoding, or the plain one."""
    own = part(game, "encoding")
    found: Encoding = own.ENCODING if own is not None else Encoding()
    return found
