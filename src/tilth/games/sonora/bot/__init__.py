"""Who plays Sonora without being a person."""

from tilth.games.sonora.bot.sensible import LEVELS as LEVELS
