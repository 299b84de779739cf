"""Petrichor in numbers."""

from tilth.games.petrichor.encoding.encoding import ENCODING as ENCODING
