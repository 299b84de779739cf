"""Flicks in numbers: any point of the domain as five numbers, or one of a grid."""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Axis
from tilth.games.sonora.encoding.sitting import direction, place_of
from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.flicks import Flick
from tilth.games.sonora.rules.notation import DISC_INDEX, LEAST_STRENGTH, MOST_STRENGTH, aim_text, flick_text
from tilth.games.sonora.rules.physics import CORNER_X, CORNER_Y
from tilth.games.sonora.rules.state import DISCS_OF_COLOUR, SOLO_COLOURS, SonoraState
from tilth.games.sonora.rules.table import INSET, SPAN, middle_of_corner

OFF_DIAGONAL: Final = list(range(-4500, 4501, 500))
"""The directions of the grid, from one rim to the other in steps of 5 degrees."""
STRENGTHS: Final = list(range(200, 1001, 50))
"""The strengths of the grid, from 20 to 100 percent in steps of 5: weaker flicks hardly leave the corner."""
GRID: Final = [(turn, strength) for turn in OFF_DIAGONAL for strength in STRENGTHS]
GRID_NAMES: Final = [f"{turn / 100:+.0f} {strength / 10:.0f}" for turn, strength in GRID]
DISC_NAMES: Final = [
    f"{colour}{number}" for colour in ("", "b", "c")[:SOLO_COLOURS] for number in range(1, DISCS_OF_COLOUR + 1)
]
"""The own discs, by number; alone those of the second and third colour too."""

AXES: Final = [
    Axis("disc", 0.0, 1.0),
    Axis("along", 0.0, 1.0),
    Axis("across", 0.0, 1.0),
    Axis("direction", -180.0, 180.0),
    Axis("strength", LEAST_STRENGTH / 10, MOST_STRENGTH / 10),
]
"""Which disc, from the lowest that may be flicked (0) to the highest (1); where in the corner it starts, away from one
rim and then from the other; the direction in degrees off the diagonal; the strength in percent."""

_NEAREST: Final = -(-INSET // 10) * 10
_ROOM: Final = SPAN - 2 * _NEAREST - 20
"""How far a disc may be from the nearest place to a rim, with a little left for rounding to a tenth of a mm."""

_known: Final[dict[int, list[str]]] = {}


def on_grid(corner: int, disc: int) -> list[str]:
    """All flicks of the grid with a disc from the middle of a corner; made when they are asked for."""
    key = corner * 100 + disc
    flicks = _known.get(key)
    if flicks is None:
        x, y = middle_of_corner(corner)
        flicks = [flick_text(disc, aim_text(x, y, direction(corner, turn), strength)) for turn, strength in GRID]
        _known[key] = flicks
    return flicks


def choices(state: SonoraState, seat: int, step: Flick) -> list[str]:
    """The flicks that have numbers."""
    corner = state.corner(seat)
    found: list[str] = []
    for disc in step.discs(state):
        found += on_grid(corner, disc)
    return found


def numbers(state: SonoraState, seat: int, step: Flick, options: list[str]) -> list[int]:
    """The place of each flick among all of the grid, -1 for one that is not on it; as a rule they are `choices`."""
    corner = state.corner(seat)
    found: list[int] = []
    for disc in step.discs(state):
        start = place_of(state, seat, disc) * len(GRID)
        if options[len(found) : len(found) + len(GRID)] != on_grid(corner, disc):
            return [number_of(state, seat, corner, flick) for flick in options]
        found += range(start, start + len(GRID))
    return found if len(found) == len(options) else [number_of(state, seat, corner, flick) for flick in options]


def number_of(state: SonoraState, seat: int, corner: int, flick: str) -> int:
    """The place of one flick of the grid."""
    disc = DISC_INDEX[flick.split(" ", 2)[1]]
    grid = on_grid(corner, disc)
    return place_of(state, seat, disc) * len(GRID) + grid.index(flick) if flick in grid else -1


def point(state: SonoraState, seat: int, step: Flick, values: list[float]) -> str:
    """The flick at a point of `AXES`."""
    held = [min(max(value, axis.low), axis.high) for value, axis in zip(values, AXES, strict=True)]
    discs = sorted(step.discs(state))
    disc = discs[min(int(held[0] * len(discs)), len(discs) - 1)]
    corner = state.corner(seat)
    along = int(held[1] * _ROOM)
    across = int(held[2] * (_ROOM - along))
    x = (BOARD.half - _NEAREST - along) // 10 * 10 * int(CORNER_X[corner])
    y = (BOARD.half - _NEAREST - across) // 10 * 10 * int(CORNER_Y[corner])
    if corner % 2:  # as one sits, the rims have changed places
        x, y = abs(y) * int(CORNER_X[corner]), abs(x) * int(CORNER_Y[corner])
    return flick_text(disc, aim_text(x, y, direction(corner, round(held[3] * 100)), round(held[4] * 10)))
