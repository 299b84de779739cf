"""The table on the screen, as the game's own `terminal.py` draws it."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tilth.core import Game
from tilth.words import Words


def draw(game: Game, view: dict[str, Any], words: Words) -> Any:
    """Something rich can print; a game that draws nothing shows its view as data."""
    module = type(game).__module__
    place = f"{sys.modules[module].__package__ or module}.terminal"
    if find_spec(place) is not None:
        return import_module(place).draw(view, words)
    from rich.json import JSON

    return JSON.from_data(view, ensure_ascii=False)
