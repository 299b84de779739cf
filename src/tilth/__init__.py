"""Tilth: four board games about land and weather, to play, study and program."""

from tilth.games import game as game
from tilth.games import names as names

__version__ = "0.1.0"
