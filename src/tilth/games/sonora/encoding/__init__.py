"""Sonora in numbers."""

from tilth.games.sonora.encoding.encoding import ENCODING as ENCODING
