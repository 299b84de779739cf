"""The games, found by name."""

from tilth.games.positions import load as load
from tilth.games.shelf import game as game
from tilth.games.shelf import names as names
