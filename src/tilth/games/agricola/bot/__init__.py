"""Who plays Agricola without being a person."""

from tilth.games.agricola.bot.sensible import LEVELS as LEVELS
