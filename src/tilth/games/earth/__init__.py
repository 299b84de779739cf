"""Earth."""

from tilth.games.earth.game import Earth

GAME = Earth()
