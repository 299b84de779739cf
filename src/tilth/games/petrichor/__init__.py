"""Petrichor: clouds over the fields, and a vote on the weather."""

from tilth.games.petrichor.game import GAME as GAME
