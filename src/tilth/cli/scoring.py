"""The score as a table: seats across, categories down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tilth.core import State
from tilth.words import Words

if TYPE_CHECKING:
    from rich.table import Table


def score_table(state: State, words: Words) -> Table | None:
    """The points of everybody by category with their places; None while they are secret."""
    scores = state.scores()
    if scores is None:
        return None
    table = points_table(scores, state.ranking(), words, state.is_over())
    if not state.is_over() and words.has("score-running"):
        table.caption = words.say("score-running")
    return table


def points_table(scores: Sequence[dict[str, int]], places: Sequence[int], words: Words, over: bool = True) -> Table:
    """Points by category, the total, and the places where there are any."""
    from rich.table import Table

    table = Table()
    table.add_column("")
    for seat in range(len(scores)):
        table.add_column(words.player(seat), justify="right")
    parts = list(dict.fromkeys(part for seat in scores for part in seat))
    for part in parts:
        table.add_row(words.score_part(part), *(str(seat.get(part, 0)) for seat in scores))
    table.add_section()
    total = words.score_part("total" if over else "now")
    table.add_row(total, *(str(sum(seat.values())) for seat in scores), style="bold")
    if places:
        table.add_row(words.say("score-place"), *(str(place) for place in places))
    return table
