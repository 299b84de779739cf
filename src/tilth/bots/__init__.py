"""Whoever plays a seat without being a person, found by game and level."""

from tilth.bots.levels import Maker as Maker
from tilth.bots.levels import bot as bot
from tilth.bots.levels import levels as levels
