"""Agricola: a family and its farm, for one to five players."""

from tilth.games.agricola.game import GAME as GAME
