"""A table from what was written down about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tilth.core.state import State
from tilth.games import registry
from tilth.table.earlier_rules import carried_over
from tilth.table.entries import Entry, standing
from tilth.table.forced import follow
from tilth.table.rows import TableRow
from tilth.table.table import Table

Snapshot = tuple[int, Callable[[], State | None]]
"""The number of an entry, and the position after it; None where today's rules cannot read it."""


def restored(row: TableRow, everything: Iterable[Entry], snapshots: Iterable[Snapshot]) -> Table:
    """A table as it stands after all that was written, newest snapshots first."""
    everything = list(everything)
    table = Table(row.agreement, registry.game(row.agreement.game), row.seats, row.head)
    for entry in everything:
        table.story.add(entry)
    table.entries = standing(everything)
    played = [entry for entry in table.entries if entry.kind != "close"]
    if played:
        today = table.agreement.rules_version == table.game.rules_version
        table.state = position(table, played, snapshots) if today else carried_over(table)
    table.asked = [table.version_for(seat) for seat in range(len(table.seats))]
    return table


def position(table: Table, entries: Sequence[Entry], snapshots: Iterable[Snapshot]) -> State:
    """The state after these entries, the first of the table's or all but some that are taken back."""
    open_to_all = {entry.number: place for place, entry in enumerate(entries) if not entry.at_once}
    state, done = None, 0
    for number, read in snapshots:
        if number in open_to_all and (state := read()) is not None:
            done = open_to_all[number]
            break
    if state is None:
        agreement = table.agreement
        state = table.game.new(len(table.seats), agreement.options, agreement.seed, patient=True)
    for entry in entries[done + 1 :]:
        if entry.kind == "choice":
            follow(state, entry)
    return state
