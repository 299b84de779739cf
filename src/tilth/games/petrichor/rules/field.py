"""The shape of the Fields: which tiles there are for a number of seats, their names and their neighbours."""

from __future__ import annotations

from typing import Final

from tilth.games.petrichor.rules.data import COLOURS, SOLO_COLOURS


class Field:
    """The fixed part of a board. Tiles are numbered row by row; a name is the row's letter and the column's number."""

    __slots__ = (
        "blown",
        "columns",
        "drops",
        "index",
        "moves",
        "names",
        "neighbours",
        "read_blown",
        "read_drop",
        "read_move",
        "rows",
        "size",
        "things",
    )

    def __init__(self, places: list[tuple[int, int]], names: list[str], colours: list[str]) -> None:
        self.size: int = len(places)
        self.rows: list[int] = [row for row, _ in places]
        self.columns: list[int] = [column for _, column in places]
        self.names: list[str] = names
        self.things: list[str] = [f"tile:{name}" for name in names]
        self.index: dict[str, int] = {name: tile for tile, name in enumerate(names)}
        at = {place: tile for tile, place in enumerate(places)}
        self.neighbours: list[list[int]] = [
            [at[near] for near in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)) if near in at] for r, c in places
        ]
        self.moves: list[list[str]] = [[f"{a}-{b}" for b in names] for a in names]
        """The notation of a way from tile to tile."""
        self.read_move: dict[str, tuple[int, int]] = {
            move: (a, b) for a, moves in enumerate(self.moves) for b, move in enumerate(moves)
        }
        self.drops: list[str] = [f"{name}:{colour}" for name in names for colour in colours]
        """The notation of a drop, laid out as drops are in a state: `drops[tile * colours + colour]`."""
        self.read_drop: dict[str, tuple[int, int]] = {
            drop: divmod(place, len(colours)) for place, drop in enumerate(self.drops)
        }
        self.blown: list[list[str]] = [
            [f"{drop}-{names[near]}" for near in self.neighbours[place // len(colours)]]
            for place, drop in enumerate(self.drops)
        ]
        """Laid out the same: the ways of a drop to each neighbour."""
        self.read_blown: dict[str, tuple[int, int, int]] = {
            way: (*divmod(place, len(colours)), self.neighbours[place // len(colours)][to])
            for place, ways in enumerate(self.blown)
            for to, way in enumerate(ways)
        }


def _grid(rows: int, columns: int, without: list[tuple[int, int]], seats: int) -> Field:
    places = [(r, c) for r in range(rows) for c in range(columns) if (r, c) not in without]
    return Field(places, [f"{'abcd'[r]}{c + 1}" for r, c in places], COLOURS[:seats])


FIELDS: Final[list[Field]] = [
    Field([], [], COLOURS),
    Field([(r, c) for r in range(3) for c in range(2)], ["p1", "p2", "p3", "p4", "p5", "p6"], SOLO_COLOURS),
    _grid(3, 3, [(0, 0), (2, 2)], 2),
    _grid(3, 3, [], 3),
    _grid(3, 4, [], 4),
]
"""By number of seats: solo 3 x 2, two players 3 x 3 without two opposite corners, then 3 x 3 and 3 x 4."""
