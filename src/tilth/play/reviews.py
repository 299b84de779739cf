"""Reviews of finished games as they are shown, in any house."""

from __future__ import annotations

from collections.abc import Iterable

from tilth.core.errors import Refusal
from tilth.play import wire
from tilth.review import Review
from tilth.table import Player, Table

Scores = list[dict[str, int]]
"""The points of one game by category, for each seat."""


def check_finished(board: Table) -> Table:
    """Only a game that is over is looked back at."""
    if board.head.status != "finished":
        raise Refusal("not_finished", "table-not-finished")
    return board


def check_playable(board: Table) -> None:
    """Refuse a game of earlier rules that today's cannot follow."""
    if board.state is None:
        rules, current = board.agreement.rules_version, board.game.rules_version
        raise Refusal("bad_record", "record-rules", rules=rules, current=current)


def none() -> wire.ReviewInfo:
    """Nobody has asked for it."""
    return wire.ReviewInfo("none", 0.0, None, [], {}, 0)


def on_the_way(done: float, failed: bool = False) -> wire.ReviewInfo:
    """It is being made, or could not be."""
    return wire.ReviewInfo("failed" if failed else "working", done, None, [], {}, 0)


def made(board: Table, me: Player | None, review: Review, others: list[Scores]) -> wire.ReviewInfo:
    """It is there; `others` are the points of other games."""
    held = board.held_by(None if me is None else me.id)
    shown = versions(board, next(iter(held), None))
    return wire.ReviewInfo("done", 1.0, review, shown, averages(others), len(others))


def versions(board: Table, seat: int | None) -> list[int]:
    """The version, as a seat counts them, that shows each choice of the record."""
    told = {entry.number: page.version for page in board.story.readers[seat].pages for entry in page.entries}
    return [told.get(entry.number, 0) for entry in board.entries if entry.is_real()]


def averages(games: Iterable[Scores]) -> dict[str, float]:
    """The points of a seat on average, by category."""
    seats = [parts for scores in games for parts in scores]
    names = dict.fromkeys(name for parts in seats for name in parts)
    return {name: round(sum(parts.get(name, 0) for parts in seats) / len(seats), 1) for name in names}
