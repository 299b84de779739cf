"""Whoever plays a seat without being a person, found by game and level."""

from tilth.bots.levels import FIRST as FIRST
from tilth.bots.levels import OFFERED as OFFERED
from tilth.bots.levels import Maker as Maker
from tilth.bots.levels import bot as bot
from tilth.bots.levels import guide as guide
from tilth.bots.levels import hurry as hurry
from tilth.bots.levels import levels as levels
from tilth.bots.levels import offered as offered
from tilth.bots.levels import promised as promised
from tilth.bots.levels import prompt_bot as prompt_bot
from tilth.bots.levels import strongest as strongest
from tilth.bots.levels import weights_place as weights_place
from tilth.bots.timed import TimedBot as TimedBot
