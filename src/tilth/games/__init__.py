"""The games, found by name."""

from tilth.games.positions import load as load
from tilth.games.registry import game as game
from tilth.games.registry import names as names
