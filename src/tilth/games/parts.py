"""What stands in a game's own folder beside its rules, found by name: whoever needs a part imports it, nobody else."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from tilth.core.game import Game


def package(game: Game) -> str:
    """The name of the folder in which the game's class stands."""
    module = type(game).__module__
    return sys.modules[module].__package__ or module


def part(game: Game, name: str) -> ModuleType | None:
    """A module of that folder, such as `bot` or `view.terminal`; None for a game without it."""
    place = f"{package(game)}.{name}"
    try:
        return import_module(place)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{place}.".startswith(f"{missing.name}."):
            raise
        return None
