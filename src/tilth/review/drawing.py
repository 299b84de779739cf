"""The curve of a review as a drawing: a line for each seat, with the mark of the seat where a round begins."""

from __future__ import annotations

from html import escape

from tilth.page import MARKS, tidy
from tilth.review import telling
from tilth.review.review import Review
from tilth.words import Words

WIDTH, HEIGHT = 760, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 18, 14, 34
GAP = 44
"""The least distance between two numbers of rounds."""

STYLE = """
.curve { display: block; width: 100%; height: auto; margin-top: 12px; overflow: visible; }
.curve text { font: 13px system-ui, sans-serif; fill: var(--ink-2); }
.curve .rule { stroke: var(--line); stroke-width: 1; }
.curve .level { stroke: var(--ink-2); stroke-width: 1.5; }
.curve .lead { fill: none; stroke: currentColor; stroke-width: 2.5; stroke-linejoin: round; }
.curve .mark { fill: currentColor; stroke: var(--paper); stroke-width: 1.2; }
.curve .dear circle { fill: var(--cost); stroke: var(--paper); stroke-width: 2; }
.curve .dear text { fill: var(--paper); font-weight: 700; text-anchor: middle; }
.curve .dear:focus-visible circle { stroke: var(--spring); stroke-width: 4; }
@media (max-width: 560px) {
  .curve text { font-size: 24px; }
  .curve .odd { display: none; }
  .curve .dear circle { r: 17px; }
}
"""


class Frame:
    """Where a moment and a lead lie on the drawing."""

    def __init__(self, review: Review) -> None:
        everything = [lead for point in review.points for lead in point.leads]
        self.low, self.high = min(0.0, *everything), max(0.0, *everything)
        self.step = tidy((self.high - self.low) / 4)
        self.low -= self.low % self.step
        self.high += -self.high % self.step
        self.last = review.points[-1].at

    def x(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / self.last

    def y(self, lead: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.high - lead) / (self.high - self.low)

    def rules(self) -> list[float]:
        """The leads at which a line is drawn across."""
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * number for number in range(count + 1)]


def drawing(review: Review, words: Words) -> str:
    """The curve, with links to the choices that are named."""
    frame = Frame(review)
    parts = [*_rules(frame), *_rounds(review, frame)]
    for seat in range(review.seats):
        parts.append(_lead(review, frame, seat))
    parts += _dear(review, frame, words)
    title = escape(words.say("review-ahead"))
    return f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{title}">{"".join(parts)}</svg>'


def lead_at(review: Review, seat: int, at: int) -> float:
    """Where the line of a seat stands at a moment."""
    before = [point for point in review.points if point.at <= at][-1]
    after = next((point for point in review.points if point.at >= at), before)
    share = (at - before.at) / (after.at - before.at) if after.at > before.at else 0.0
    return before.leads[seat] + share * (after.leads[seat] - before.leads[seat])


def _rules(frame: Frame) -> list[str]:
    found = []
    for lead in frame.rules():
        y, kind = frame.y(lead), "level" if abs(lead) < frame.step / 2 else "rule"
        number = f"{lead:+.0f}".replace("-", "\N{MINUS SIGN}") if kind == "rule" else "0"
        found.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        found.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{number}</text>')
    return found


def _rounds(review: Review, frame: Frame) -> list[str]:
    found, written, shown = [], -GAP, 0
    for at in review.rounds:
        number = next(point.round for point in reversed(review.points) if point.at <= at or point is review.points[0])
        x = frame.x(at)
        found.append(f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
        if number and x - written >= GAP:
            odd = ' class="odd"' if shown % 2 else ""
            found.append(f'<text{odd} x="{x:.1f}" y="{HEIGHT - 10}" text-anchor="middle">{number}</text>')
            written, shown = int(x), shown + 1
    return found


def _lead(review: Review, frame: Frame, seat: int) -> str:
    spots = " ".join(f"{frame.x(point.at):.1f},{frame.y(point.leads[seat]):.1f}" for point in review.points)
    marked = [*review.rounds, frame.last]
    marks = "".join(
        f'<g class="mark" transform="translate({frame.x(at):.1f} {frame.y(lead_at(review, seat, at)):.1f})">'
        f"{MARKS[seat % len(MARKS)]}</g>"
        for at in marked
    )
    return f'<g class="seat-{seat}"><polyline class="lead" points="{spots}"/>{marks}</g>'


def _dear(review: Review, frame: Frame, words: Words) -> list[str]:
    found = []
    for number, choice in enumerate(review.worst(), 1):
        x, y = frame.x(choice.at), frame.y(lead_at(review, choice.seat, choice.at))
        name = escape(f"{words.player(choice.seat)}: {telling.cost(choice, words)}")
        found.append(
            f'<a class="dear" href="#choice-{number}" aria-label="{number}. {name}">'
            f'<g transform="translate({x:.1f} {y:.1f})"><circle r="11"/><text y="5">{number}</text></g></a>'
        )
    return found
