"""Who plays Petrichor without being a person."""

from tilth.games.petrichor.bot.sensible import LEVELS as LEVELS
