"""The board as an SVG picture, drawn from a view: grounds, circles, the hole, discs, and the ways of the last flick.

`python -m tilth.games.sonora.view.picture RECORD [CHOICES] > board.svg` draws a recorded game after so many choices.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

GROUND = {"lizard": "#e3a06b", "fox": "#c9743f", "owl": "#a9bd8c", "rabbit": "#e6d3a6"}
RING = {"lizard": "#b5563c", "fox": "#7d3b5c", "owl": "#3f6d8c", "rabbit": "#8c6d2f"}
LETTER = {"lizard": "L", "fox": "F", "owl": "O", "rabbit": "B"}
COLOURS = ["#1f5fae", "#cb3f2b", "#f4c136", "#d9629d"]
INLAYS = [
    "<circle r='6.4'/>",
    "<path d='M0-7.6L6.8 4.6H-6.8Z'/>",
    "<rect x='-5.6' y='-5.6' width='11.2' height='11.2'/>",
]
INLAYS.append("<path d='M-2.6-7h5.2v4.4H7v5.2H2.6V7h-5.2V2.600H-7v-5.2h4.400Z'/>")
SIDES = [(-1, 1), (1, 1), (1, -1), (-1, -1)]


def svg(view: Mapping[str, Any], size: int = 800) -> str:
    """The board; y points up in the game and down in a picture."""
    facts = view["board"]
    half, leg = facts["side"] / 2, facts["corner_leg"]
    rim = 8
    box = half + rim
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{size}' height='{size}' "
        f"viewBox='{-box} {-box} {2 * box} {2 * box}' font-family='sans-serif' text-anchor='middle'>",
        f"<rect x='{-box}' y='{-box}' width='{2 * box}' height='{2 * box}' rx='6' fill='#8a6136'/>",
    ]
    for (sx, sy), zone in zip(SIDES, facts["zones_clockwise_from_top_left"], strict=True):
        left, top = min(0, sx * half), min(0, -sy * half)
        parts.append(f"<rect x='{left}' y='{top}' width='{half}' height='{half}' fill='{GROUND[zone]}'/>")
    parts.append(f"<path d='M0 {-half}V{half}M{-half} 0H{half}' stroke='#f7ecd6' stroke-width='1.200'/>")
    parts += [circle(facts, each) for each in facts["circles"]]
    parts.append(f"<circle r='{facts['hole_diameter'] / 2}' fill='#1d2747' stroke='#d9b779' stroke-width='2'/>")
    for number, (sx, sy) in enumerate(SIDES):
        x, y = sx * half, -sy * half
        parts.append(f"<path d='M{x} {y}L{x - sx * leg} {y}L{x} {y + sy * leg}Z' fill='#cfa872' stroke='#8a6136'/>")
        if number in view["corners"]:
            seat = view["corners"].index(number)
            parts.append(f"<g transform='translate({x - sx * 14} {y + sy * 14})'>{wood(seat, 7, '')}</g>")
    if view["flick"]:
        parts += [way(track["points"]) for track in view["flick"]["paths"].values()]
    for disc in view["discs"]:
        if disc["at"] == "field":
            inside = wood(disc["colour"], facts["disc_diameter"] / 2, str(disc["number"]))
            parts.append(f"<g transform='translate({disc['x']} {-disc['y']})'>{inside}</g>")
    return "\n".join([*parts, "</svg>"])


def circle(facts: Mapping[str, Any], each: Mapping[str, Any]) -> str:
    """A bonus circle in the colour of the section it feeds."""
    radius = facts["circle_diameter"] / 2
    ring = RING[each["animal"]]
    return (
        f"<g transform='translate({each['x']} {-each['y']})'>"
        f"<circle r='{radius - 1}' fill='#f7ecd6' stroke='{ring}' stroke-width='2'/>"
        f"<text y='5.500' font-size='16' font-weight='bold' fill='{ring}'>{LETTER[each['animal']]}</text></g>"
    )


def wood(colour: int, radius: float, number: str) -> str:
    """A disc: colour, shape and number say whose it is."""
    scale = radius / 11
    return (
        f"<circle r='{radius - 0.4}' fill='{COLOURS[colour]}' stroke='#fff8e7' stroke-width='0.800'/>"
        f"<g transform='scale({scale:.3f})' fill='#fff3d6'>{INLAYS[colour]}</g>"
        f"<text y='3.300' font-size='9' font-weight='bold' fill='#2b2118'>{number}</text>"
    )


def way(points: list[list[Any]]) -> str:
    """The way of a disc in the last flick."""
    line = "L".join(f"{x} {-y}" for _, _, x, y in points)
    return f"<path d='M{line}' fill='none' stroke='#1f7a6d' stroke-width='1' stroke-dasharray='3 2' opacity='0.800'/>"


def main() -> None:
    """Draw a recorded game."""
    from tilth.core import Record
    from tilth.games.sonora import GAME

    record = Record.from_text(Path(sys.argv[1]).read_text(encoding="utf-8"))
    to = int(sys.argv[2]) if len(sys.argv) > 2 else None
    print(svg(record.replay(GAME, to).view(None)))


if __name__ == "__main__":
    main()
