"""The ground an island grows on: 7 by 7 places, because the first card lies in the middle and no side passes four."""

from __future__ import annotations

from typing import Final

SIDE: Final = 7
PLACES: Final = SIDE * SIDE
ISLAND: Final = PLACES
CLIMATE: Final = PLACES + 1
CELLS: Final = PLACES + 2
"""A field is a list of this length: the places in reading order, then the island and the climate card."""
MIDDLE: Final = PLACES // 2
FULL: Final = 16

NAMES: Final[list[str]] = [f"{'abcdefg'[c % SIDE]}{c // SIDE + 1}" for c in range(PLACES)] + ["island", "climate"]
BY_NAME: Final[dict[str, int]] = {name: c for c, name in enumerate(NAMES)}
BOARD: Final = [ISLAND, CLIMATE]


def _towards(cell: int, steps: list[tuple[int, int]]) -> list[int]:
    row, column = divmod(cell, SIDE)
    found = [(row + dr, column + dc) for dr, dc in steps]
    return [r * SIDE + c for r, c in found if 0 <= r < SIDE and 0 <= c < SIDE]


_STRAIGHT: Final = [(-1, 0), (0, -1), (0, 1), (1, 0)]
_SLANTED: Final = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
ORTHOGONAL4: Final[list[list[int]]] = [_towards(c, _STRAIGHT) for c in range(PLACES)]
DIAGONAL4: Final[list[list[int]]] = [_towards(c, _SLANTED) for c in range(PLACES)]
ADJACENT8: Final[list[list[int]]] = [sorted(ORTHOGONAL4[c] + DIAGONAL4[c]) for c in range(PLACES)]
_NEAR: Final[list[int]] = [sum([1 << near for near in ADJACENT8[c]]) for c in range(PLACES)]
"""The adjacent places as a set of bits."""
IN_ROW: Final[list[list[int]]] = [[c // SIDE * SIDE + i for i in range(SIDE)] for c in range(PLACES)]
IN_COLUMN: Final[list[list[int]]] = [[c % SIDE + i * SIDE for i in range(SIDE)] for c in range(PLACES)]


def open_places(spots: list[int]) -> list[int]:
    """Where the next card may lie: next to a card, also diagonally, and no side longer than four."""
    if not spots:
        return [MIDDLE]
    near = taken = 0
    most_left, most_right = SIDE, 0
    for spot in spots:
        near |= _NEAR[spot]
        taken |= 1 << spot
        most_left = min(most_left, spot % SIDE)
        most_right = max(most_right, spot % SIDE)
    near &= ~taken
    found = []
    for row in range(max(0, spots[-1] // SIDE - 3), min(SIDE, spots[0] // SIDE + 4)):
        for cell in range(row * SIDE + max(0, most_right - 3), row * SIDE + min(SIDE, most_left + 4)):
            if near >> cell & 1:
                found.append(cell)
    return found
