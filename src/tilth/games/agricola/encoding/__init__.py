"""Agricola in numbers, for programs that learn."""

from tilth.games.agricola.encoding.encoding import ENCODING as ENCODING
