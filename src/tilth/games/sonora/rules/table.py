"""Where things lie on the board: corners, launching places, zones and circles, judged exactly."""

from __future__ import annotations

from typing import Any, Final

from tilth.games.sonora.rules.data import ANIMALS, BOARD
from tilth.games.sonora.rules.notation import LEAST_STRENGTH, MOST_STRENGTH, Aim, aim_text, hundredth_angle
from tilth.games.sonora.rules.physics import CORNER_X, CORNER_Y

CORNERS: Final = 4
CORNERS_OF_TWO: Final = {"opposite": [0, 2], "left": [0, 1], "right": [0, 3]}
CORNERS_OF_THREE: Final = {"after_third": [0, 1, 2], "after_second": [0, 1, 3], "after_first": [0, 2, 3]}
"""The corners two or three sit at in the first round, beginning with the first player, by what the table has chosen."""

INSET: Final = BOARD.radius
"""A launched disc lies wholly on its corner: so far from the rim, and so far from the corner's face."""
SPAN: Final = BOARD.leg - (BOARD.radius * 141422 + 99999) // 100000
"""The most that the distances of a launching place from the two rims may sum up to."""


def corners_of(settings: dict[str, Any], seats: int) -> list[int]:
    """The corners of the first round, clockwise from the ruins, where the first player of the game sits."""
    if seats == 2:
        return CORNERS_OF_TWO[settings["corners"]]
    if seats == 3:
        return CORNERS_OF_THREE[settings["free_corner"]]
    return list(range(seats))


def corner_in(round_number: int, start: int) -> int:
    """The corner a seat has come to: the board turns clockwise under the seats, so it is the one before the last."""
    return (start - (round_number - 1)) % CORNERS


def launching_place(corner: int, x: int, y: int) -> bool:
    """Whether a disc with its centre here lies wholly on the corner."""
    along = BOARD.half - x * int(CORNER_X[corner])
    down = BOARD.half - y * int(CORNER_Y[corner])
    return along >= INSET and down >= INSET and along + down <= SPAN


def launching_triangle(corner: int) -> list[tuple[int, int]]:
    """The places a disc may be launched from, as the corners of their triangle."""
    near, far = BOARD.half - INSET, BOARD.half - (SPAN - INSET)
    sx, sy = int(CORNER_X[corner]), int(CORNER_Y[corner])
    return [(near * sx, near * sy), (far * sx, near * sy), (near * sx, far * sy)]


def middle_of_corner(corner: int) -> tuple[int, int]:
    """The place a flick starts from when none is named: in the middle of the launching places, to a tenth of a mm."""
    inward = (BOARD.half - (INSET + (SPAN - 2 * INSET) // 3)) // 10 * 10
    return inward * int(CORNER_X[corner]), inward * int(CORNER_Y[corner])


def circles_at(x: int, y: int) -> list[int]:
    """The bonus circles a disc here touches, be it only at the edge."""
    reach = BOARD.circle_reach * BOARD.circle_reach
    return [
        circle
        for circle in range(len(BOARD.circle_x))
        if (x - BOARD.circle_x[circle]) * (x - BOARD.circle_x[circle])
        + (y - BOARD.circle_y[circle]) * (y - BOARD.circle_y[circle])
        <= reach
    ]


def zones_at(x: int, y: int) -> list[int]:
    """The zone that holds most of a disc here; all that share it evenly when it lies halfway."""
    sides_x = [-1, 1] if -BOARD.tie <= x <= BOARD.tie else [1 if x > 0 else -1]
    sides_y = [-1, 1] if -BOARD.tie <= y <= BOARD.tie else [1 if y > 0 else -1]
    return sorted(
        BOARD.zones[corner]
        for corner in range(CORNERS)
        if int(CORNER_X[corner]) in sides_x and int(CORNER_Y[corner]) in sides_y
    )


def belongs(x: int, y: int) -> list[tuple[int, int]]:
    """The sections a disc here may count for, each with how often it counts: a circle goes before the zone."""
    circles = sorted({BOARD.circle_animal[circle] for circle in circles_at(x, y)})
    if circles:
        return [(animal, 2) for animal in circles]
    return [(zone, 1) for zone in zones_at(x, y)]


def aims(corner: int) -> list[tuple[str, str]]:
    """Rough aims from the middle of a corner: at the other three zones, then at every circle and the hole.

    They are rounded to 5 degrees and 5 percent: to hit well is left to whoever flicks.
    """
    x, y = middle_of_corner(corner)
    targets: list[tuple[str, int, int]] = []
    third = BOARD.half // 2
    for other in range(CORNERS):
        if other != corner:
            zone = ANIMALS[BOARD.zones[other]]
            targets.append((f"zone:{zone}", third * int(CORNER_X[other]), third * int(CORNER_Y[other])))
    for circle, name in enumerate(BOARD.circle_name):
        targets.append((f"circle:{name}", BOARD.circle_x[circle], BOARD.circle_y[circle]))
    targets.append(("hole:centre", 0, 0))
    found: list[tuple[str, str]] = []
    for target, tx, ty in targets:
        angle, strength = aim_at(x, y, tx, ty)
        rough = aim_text(x, y, (angle + 250) // 500 * 500 % 36000, (strength + 25) // 50 * 50)
        if rough not in [aim for _, aim in found]:
            found.append((target, rough))
    return found


def straight(disc: int, x: int, y: int, tx: int, ty: int) -> Aim:
    """The flick with which a disc comes to rest at a target if nothing is in its way."""
    angle, strength = aim_at(x, y, tx, ty)
    return Aim(disc, True, x, y, angle, strength, "")


def aim_at(x: int, y: int, tx: int, ty: int) -> tuple[int, int]:
    """Direction and strength from a place to a target."""
    dx, dy = (tx - x) / 100.0, (ty - y) / 100.0
    speed = (2.0 * BOARD.ground.deceleration * (dx * dx + dy * dy) ** 0.5) ** 0.5
    strength = round(speed / BOARD.full_speed * 1000.0)
    return hundredth_angle(dx, dy), min(max(strength, LEAST_STRENGTH), MOST_STRENGTH)


AIMS: Final = [aims(corner) for corner in range(CORNERS)]
ZONE_AIMS: Final = CORNERS - 1
"""How many of a corner's aims go at a zone; the rest go at circles and the hole."""
AIM_TARGET: Final = {aim: target for row in AIMS for target, aim in row}
