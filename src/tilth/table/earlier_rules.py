"""Games that began with earlier rules: today's go on with them where they would have told the very same story."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

from tilth.core.errors import Refusal
from tilth.core.state import State
from tilth.table.entries import told, write_events
from tilth.table.forced import follow, pass_over
from tilth.table.table import Table


def carried_over(table: Table) -> State | None:
    """The position that today's rules come to, choice by choice; None where anything would have gone otherwise."""
    agreement = table.agreement
    try:
        state = table.game.new(len(table.seats), agreement.options, agreement.seed, telling=True, patient=True)
        played = [entry for entry in table.entries if entry.kind in ("begin", "choice")]
        for entry, following in zip_longest(played, played[1:]):
            if entry.kind == "choice":
                follow(state, entry)
            while following is not None and not state.admits(following.seat, following.option) and pass_over(state):
                pass  # what had to be was part of the choice before it once
            if write_events(told(state.take_events())) != write_events(entry.events):
                return None
    except Refusal:
        return None
    state.telling = False
    return state if state.is_over() == (table.head.status == "finished") else None


def event_fields(table: Table) -> Mapping[str, tuple[str, ...]]:
    """What the arguments of events are called today, also where there is no position to ask."""
    state = table.state if table.state is not None else table.game.new(table.game.seats[-1])
    return state.event_fields
