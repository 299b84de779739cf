"""The table on the screen, as the game's own `view/terminal.py` draws it."""

from __future__ import annotations

from typing import Any

from tilth.core import Game
from tilth.games.parts import part
from tilth.words import Words


def draw(game: Game, view: dict[str, Any], words: Words) -> Any:
    """Something rich can print; a game that draws nothing shows its view as data."""
    own = part(game, "view.terminal")
    if own is not None:
        return own.draw(view, words)
    from rich.json import JSON

    return JSON.from_data(view, ensure_ascii=False)
