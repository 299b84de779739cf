"""The drawings of the report. What is written stands beside them as text, so that it is readable at any size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

from tilth.page import tidy

COLUMNS = 48
"""A distribution has about so many columns."""
HIGH = 40
PARTS = 8
"""Colours of categories; the last one is for all the others together."""
ROUNDS = 8
"""Numbers of rounds that are written at most."""

Points = Mapping[str, float]


@dataclass(frozen=True)
class Spread:
    """A row of a drawing of distributions: how often there was which number."""

    head: str
    """HTML."""
    counts: Mapping[int, int]
    note: str
    colour: int | None = None

    def middle(self) -> float:
        return self.at(0.5)

    def at(self, share: float) -> float:
        """The number that so great a share does not exceed."""
        left = share * sum(self.counts.values())
        for number in sorted(self.counts):
            left -= self.counts[number]
            if left <= 0:
                return number
        return max(self.counts)


def spreads(rows: Sequence[Spread], ticks: Mapping[float, str] | None = None) -> str:
    """Distributions one below the other, over one scale."""
    low = min(min(row.counts) for row in rows)
    high = max(max(row.counts) for row in rows)
    width = max(1, round(tidy((high - low + 1) / COLUMNS)))
    low -= low % width
    columns = (high - low) // width + 1
    span = columns * width
    if ticks is None:
        ticks = {value + width / 2 if width == 1 else value: _minus(value) for value in _round_values(low, low + span)}
    drawn = "".join(_spread(row, low, width, columns) for row in rows)
    marks = "".join(
        f'<span style="left:{100 * (value - low) / span:.2f}%">{escape(text)}</span>'
        for value, text in ticks.items()
        if 0 <= value - low <= span
    )
    return f'<div class="spreads">{drawn}<div class="axis">{marks}</div></div>'


def _spread(row: Spread, low: int, width: int, columns: int) -> str:
    bars = [0] * columns
    for number, count in row.counts.items():
        bars[(number - low) // width] += count
    top = max(bars)
    drawn = "".join(
        f'<rect x="{at + 0.06:.2f}" y="{HIGH * (1 - count / top):.2f}" width="0.88" height="{HIGH * count / top:.2f}"/>'
        for at, count in enumerate(bars)
        if count
    )
    middle = (row.middle() - low + (0.5 if width == 1 else 0)) / width
    colour = "plain" if row.colour is None else f"seat-{row.colour % 5}"
    return (
        f'<div class="head">{row.head}</div><div class="note">{escape(row.note)}</div>'
        f'<svg class="bars {colour}" viewBox="0 0 {columns} {HIGH}" preserveAspectRatio="none" aria-hidden="true">'
        f'{drawn}<line class="middle" x1="{middle:.2f}" x2="{middle:.2f}" y1="0" y2="{HIGH}"/></svg>'
    )


def _round_values(low: float, high: float) -> list[int]:
    step = max(1, round(tidy((high - low) / 6)))
    first = int(-(-low // step) * step)
    return list(range(first, int(high) + 1, step))


def main_parts(everybody: Sequence[Sequence[Points]]) -> list[str]:
    """The categories that bring or cost most at the end; the rest are drawn together."""
    weight: dict[str, float] = {}
    for rounds in everybody:
        for name, value in rounds[-1].items():
            weight[name] = weight.get(name, 0.0) + abs(value)
    ordered = [name for name, value in sorted(weight.items(), key=lambda pair: -pair[1]) if value]
    return ordered if len(ordered) <= PARTS else ordered[: PARTS - 1]


def grown(rounds: Sequence[Points], names: Sequence[str], low: float, high: float, title: str) -> str:
    """Points by category at the end of each round, as columns: what was won above the line, what was lost below."""
    drawn = []
    for at, points in enumerate(rounds):
        up, down = 0.0, 0.0
        for part, value in enumerate(grouped(points, names)):
            if value > 0:
                drawn.append(_part(at, part, up, up + value))
                up += value
            elif value < 0:
                drawn.append(_part(at, part, down + value, down))
                down += value
    every = -(-len(rounds) // ROUNDS)
    numbers = "".join(
        f'<span style="left:{100 * (at + 0.5) / len(rounds):.2f}%">{at + 1}</span>'
        for at in range(len(rounds))
        if at % every == every - 1 or every == 1
    )
    levels = "".join(
        f'<span style="bottom:{100 * (value - low) / (high - low):.2f}%">{_minus(value)}</span>'
        for value in _levels(low, high)
    )
    lines = "".join(f'<line x1="0" x2="{len(rounds)}" y1="{-value}" y2="{-value}"/>' for value in _levels(low, high))
    return (
        f'<div class="grown"><div class="levels">{levels}</div>'
        f'<svg viewBox="0 {-high:g} {len(rounds)} {high - low:g}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(title)}"><g class="rules">{lines}</g>{"".join(drawn)}</svg>'
        f'<div class="axis">{numbers}</div></div>'
    )


def grouped(points: Points, names: Sequence[str]) -> list[float]:
    """The points of the main categories, and those of all the others together."""
    others = sum(value for name, value in points.items() if name not in names)
    return [*(points.get(name, 0.0) for name in names), others]


def bounds(everybody: Sequence[Sequence[Points]], names: Sequence[str]) -> tuple[float, float]:
    """The scale on which all columns have room."""
    values = [grouped(points, names) for rounds in everybody for points in rounds]
    low = min(sum(value for value in parts if value < 0) for parts in values)
    high = max(sum(value for value in parts if value > 0) for parts in values)
    step = tidy(max(high - low, 1.0) / 4)
    return floor(low / step) * step, max(ceil(high / step), 1) * step


def _levels(low: float, high: float) -> list[float]:
    """Round numbers on the scale, 0 among them."""
    step = tidy((high - low) / 4)
    first = ceil(low / step) * step
    return [first + step * number for number in range(int((high - first) / step) + 1)]


def _part(at: int, part: int, low: float, high: float) -> str:
    kind = min(part, PARTS - 1)
    return f'<rect class="part-{kind}" x="{at + 0.08:.2f}" y="{-high:.2f}" width="0.84" height="{high - low:.2f}"/>'


def whisker(value: float, error: float, low: float, high: float, colour: int) -> str:
    """A number with its error on a scale."""
    left, right, middle = (100 * (one - low) / (high - low) for one in (value - error, value + error, value))
    return (
        f'<svg class="whisker seat-{colour % 5}" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">'
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="8" y2="8"/>'
        f'<rect x="{middle - 1.6:.1f}" y="3" width="3.2" height="10"/></svg>'
    )


def _minus(value: float) -> str:
    return f"{value:g}".replace("-", "\N{MINUS SIGN}")


STYLE = """
:root {
  --part-0: #3f7a3a; --part-1: #c98a1b; --part-2: #2f6fa8; --part-3: #a8483a; --part-4: #7a4f9a; --part-5: #1f8f86;
  --part-6: #8a6a3c; --part-7: #9a9488;
}
@media (prefers-color-scheme: dark) {
  :root {
    --part-0: #8cc47f; --part-1: #f0bf5c; --part-2: #86b9ee; --part-3: #f0907c; --part-4: #c6a1e6; --part-5: #62d1c4;
    --part-6: #cfae7c; --part-7: #a49c8e;
  }
}
.part-0 { fill: var(--part-0); } .part-1 { fill: var(--part-1); } .part-2 { fill: var(--part-2); }
.part-3 { fill: var(--part-3); } .part-4 { fill: var(--part-4); } .part-5 { fill: var(--part-5); }
.part-6 { fill: var(--part-6); } .part-7 { fill: var(--part-7); }
.swatch { width: 14px; height: 14px; flex: none; }
.swatch rect { stroke: none; }
.spreads { display: grid; grid-template-columns: minmax(90px, max-content) minmax(0, 1fr) max-content; gap: 10px 12px;
  grid-auto-flow: dense; align-items: end; margin-top: 14px; }
.spreads .bars { grid-column: 2; }
.spreads .head { grid-column: 1; align-self: center; overflow-wrap: anywhere; }
.spreads .note { grid-column: 3; align-self: center; color: var(--ink-2); font-size: 14px;
  font-variant-numeric: tabular-nums; }
.bars { display: block; width: 100%; height: 44px; border-bottom: 1px solid var(--line); }
.bars rect { fill: currentColor; opacity: .8; }
.bars .middle { stroke: var(--ink); stroke-width: 2; vector-effect: non-scaling-stroke; }
.bars.plain { color: var(--spring); }
.axis { position: relative; height: 20px; color: var(--ink-2); font-size: 13px; font-variant-numeric: tabular-nums; }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.spreads .axis { grid-column: 2; margin-top: -8px; }
.many { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 20px 24px;
  margin-top: 16px; }
.grown { display: grid; grid-template-columns: 40px minmax(0, 1fr); margin-top: 12px; }
.grown svg { display: block; width: 100%; height: 190px; overflow: visible; }
.grown .rules line { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.grown .levels { position: relative; color: var(--ink-2); font-size: 13px; font-variant-numeric: tabular-nums; }
.grown .levels span { position: absolute; right: 6px; transform: translateY(50%); }
.grown .axis { grid-column: 2; margin-top: 4px; }
.whisker { display: block; width: 120px; height: 16px; }
.whisker line { stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
.whisker rect { fill: currentColor; }
@media (max-width: 560px) {
  .spreads { grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; }
  .spreads .bars, .spreads .axis { grid-column: 1 / -1; }
  .spreads .head { max-width: 50vw; }
  .spreads .note { grid-column: 2; text-align: right; }
  .axis { font-size: 12px; }
  .spreads .bars { margin-bottom: 12px; }
  .whisker { width: 80px; }
}
"""
