"""Sonora, for one to four players: the game that is won with the finger."""

from tilth.games.sonora.game import Sonora

GAME = Sonora()
