"""Puddles: frogs after the rain, and whoever jumps alone drinks."""

from puddles.game import GAME as GAME
