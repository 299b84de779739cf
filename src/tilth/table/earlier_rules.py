"""Games that began with earlier rules: today's go on with them where they would have told the very same story."""

from __future__ import annotations

from collections.abc import Mapping

from tilth.core.errors import Refusal
from tilth.core.state import State
from tilth.table.entries import told, write_events
from tilth.table.table import Table


def carried_over(table: Table) -> State | None:
    """The position that today's rules come to, choice by choice; None where anything would have gone otherwise."""
    agreement = table.agreement
    try:
        state = table.game.new(len(table.seats), agreement.options, agreement.seed, telling=True)
    except Refusal:
        return None
    for entry in table.entries:
        if entry.kind == "close":
            break
        if entry.kind == "sit":
            continue  # the table tells of it, not the rules
        if entry.kind == "choice":
            if not state.admits(entry.seat, entry.option):
                return None
            state.choose(entry.seat, entry.option)
        if write_events(told(state.take_events())) != write_events(entry.events):
            return None
    state.telling = False
    return state if state.is_over() == (table.head.status == "finished") else None


def event_fields(table: Table) -> Mapping[str, tuple[str, ...]]:
    """What the arguments of events are called today, also where there is no position to ask."""
    state = table.state if table.state is not None else table.game.new(table.game.seats[-1])
    return state.event_fields
