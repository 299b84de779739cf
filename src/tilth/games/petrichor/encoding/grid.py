"""Where the tiles of all Fields lie in the largest one, so that a tile means the same for every number of seats."""

from __future__ import annotations

from typing import Final

from tilth.games.petrichor.rules.field import FIELDS

ROWS: Final = 3
COLUMNS: Final = 4
TILES: Final = ROWS * COLUMNS
COLOURS: Final = 4
NAMES: Final = [f"{row}{column}" for row in "abc" for column in (1, 2, 3, 4)]
"""The names of the Fields of four players; those of fewer are their upper left corner, p1 to p6 too."""
PLACES: Final = [[field.rows[tile] * COLUMNS + field.columns[tile] for tile in range(field.size)] for field in FIELDS]
"""By number of seats: the place of each tile in the largest Fields."""
WAYS: Final = [-COLUMNS, 1, COLUMNS, -1]
"""How far it is to the neighbours: north, east, south, west."""
WAY_NAMES: Final = ["north", "east", "south", "west"]
WHOSE: Final = ["own", "of 1", "of 2", "of 3"]
"""The colours as a seat counts them; alone, those of the Southern Winds come after the own ones."""
