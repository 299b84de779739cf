"""The end of the game: points by section of the sheet."""

from __future__ import annotations

from typing import Final

from tilth.games.sonora.rules.data import SHEET

NOT_BUILT: Final = 0
FIRST: Final = 1
LATER: Final = 2
REWARDS: Final = ["none", "first", "later"]
"""What a building brought: nothing yet, the upper reward or the lower one."""

BLANK: Final = 0
CROSSED: Final = 1
CIRCLED: Final = 2
SHADED: Final = 3
CREEK_MARKS: Final = ["blank", "crossed", "circled", "shaded"]


def score(rewards: list[int], drawn: int, creek: list[int], nodes: int) -> dict[str, int]:
    """The points of one sheet: buildings, canyon cells, creek marks and mud nodes."""
    return {
        "ruins": ruins_points(rewards),
        "canyon": canyon_points(drawn),
        "creek": creek_points(creek),
        "mud": mud_points(nodes),
    }


def ruins_points(rewards: list[int]) -> int:
    points = 0
    for building, reward in enumerate(rewards):
        if reward == FIRST:
            points += SHEET.building_first[building]
        elif reward == LATER:
            points += SHEET.building_later[building]
    return points


def cactus_counts(drawn: int) -> list[int]:
    """How many cacti of each kind lie inside the shapes."""
    return [(drawn & mask).bit_count() for mask in SHEET.cactus_masks]


def cactus_points(count: int) -> int:
    """The table, and beyond its end the same again for every further cactus."""
    table = SHEET.cactus_table
    if count == 0:
        return 0
    if count <= len(table):
        return table[count - 1]
    return table[-1] + (count - len(table)) * SHEET.beyond


def canyon_points(drawn: int) -> int:
    return sum(cactus_points(count) for count in cactus_counts(drawn))


def creek_points(creek: list[int]) -> int:
    """The numbers of the cells where paths end."""
    return sum(SHEET.creek_points[cell] for cell, mark in enumerate(creek) if mark == CIRCLED)


def mud_points(nodes: int) -> int:
    """The cacti in the triangles whose three nodes are crossed."""
    return sum(
        points for points, mask in zip(SHEET.triangle_points, SHEET.triangle_mask, strict=True) if nodes & mask == mask
    )
