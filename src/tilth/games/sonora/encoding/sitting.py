"""The board as somebody sits at it: turned so that the own corner is the first one, top left."""

from __future__ import annotations

from typing import Final

from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.state import DISCS_OF_COLOUR, SonoraState
from tilth.games.sonora.rules.table import CORNERS

MOST_SEATS: Final = 4
DISCS: Final = MOST_SEATS * DISCS_OF_COLOUR
WHOSE: Final = ["own", "1", "2", "3"]
"""Whose discs and sheets they are, counted from whoever looks; alone, the discs' colours in their order."""
DISC_NAMES: Final = [f"{whose} {number}" for whose in WHOSE for number in range(1, DISCS_OF_COLOUR + 1)]
ON_DIAGONAL: Final = 31500
"""Hundredths of a degree: from the first corner through the middle of the board."""


def place_of(state: SonoraState, seat: int, disc: int) -> int:
    """Where a disc stands in `DISC_NAMES`."""
    if state.seats == 1:
        return disc
    return (disc - seat * DISCS_OF_COLOUR) % (state.seats * DISCS_OF_COLOUR)


def turned(corner: int, x: int, y: int) -> tuple[int, int]:
    """A point of the board, turned as often as the own corner is away from the first one."""
    for _ in range(corner):
        x, y = -y, x
    return x, y


def zone(corner: int, other: int) -> int:
    """The section whose zone lies so many corners, clockwise, from the own one."""
    return BOARD.zones[(corner + other) % CORNERS]


def direction(corner: int, off_diagonal: int) -> int:
    """A direction on the board from one off the diagonal of the own corner, both in hundredths of a degree."""
    return (ON_DIAGONAL + off_diagonal - 9000 * corner) % 36000
