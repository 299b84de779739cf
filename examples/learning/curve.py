"""Draws what `learn.py` said: how many games it won after how many it had played against itself.

python examples/learning/learn.py petrichor > curve.csv
python examples/learning/curve.py curve.csv > curve.svg
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDE, HIGH = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 32, 20, 48

Points = list[tuple[int, float]]


def read(said: str) -> Points:
    """Games and wins in percent."""
    _, *rows = csv.reader(said.splitlines())
    return [(int(games), float(wins)) for games, _, wins, _ in rows]


def svg(points: Points) -> str:
    """A line from point to point over a scale of wins, light or dark as the page is."""
    most = points[-1][0]

    def across(games: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * games / most

    def down(wins: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (1 - wins / 100)

    scale = [
        f'<path d="M{LEFT} {down(wins):.1f}H{WIDE - RIGHT}" class="{"half" if wins == 50 else "rule"}"/>'
        f'<text x="{LEFT - 8}" y="{down(wins) + 5:.1f}" text-anchor="end">{wins} %</text>'
        for wins in (0, 25, 50, 75, 100)
    ]
    names = [
        f'<text x="{across(games):.1f}" y="{HIGH - BOTTOM + 22}" text-anchor="middle">{games}</text>'
        for games in (most * part // 4 for part in range(5))
    ]
    line = "L".join(f"{across(games):.1f} {down(wins):.1f}" for games, wins in points)
    dots = [f'<circle cx="{across(games):.1f}" cy="{down(wins):.1f}" r="4"/>' for games, wins in points]
    title = f'<text x="{WIDE - RIGHT}" y="{HIGH - 6}" text-anchor="end">games against itself</text>'
    return "\n".join([HEAD, *scale, *names, f'<path d="M{line}" class="line"/>', *dots, title, "</svg>\n"])


HEAD = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img"
  font-family="system-ui, sans-serif" font-size="14"><title>Games won against the rival</title>
<style>
  rect {{ fill: #fcf7eb }} text {{ fill: #5a4a3b }} circle {{ fill: #0a736d }} .rule {{ stroke: #ddcdae }}
  .half {{ stroke: #9a815c; stroke-dasharray: 6 5 }} .line {{ fill: none; stroke: #0a736d; stroke-width: 2.5 }}
  @media (prefers-color-scheme: dark) {{
    rect {{ fill: #33281f }} text {{ fill: #d6c6ac }} circle {{ fill: #5fe0d0 }} .rule {{ stroke: #4e3f2f }}
    .half {{ stroke: #8f7856 }} .line {{ stroke: #5fe0d0 }}
  }}
</style>
<rect width="{WIDE}" height="{HIGH}" rx="12"/>"""


if __name__ == "__main__":
    print(svg(read(Path(sys.argv[1]).read_text(encoding="utf-8"))), end="")
