"""Who plays Earth without being a person."""

from tilth.games.earth.bot.sensible import LEVELS as LEVELS
