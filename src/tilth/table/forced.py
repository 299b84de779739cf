"""Decisions with only one answer that others may not know of: at a table they are asked like any other."""

from __future__ import annotations

from tilth.core.errors import Refusal
from tilth.core.state import State
from tilth.table.entries import Entry


def forced_seats(state: State) -> list[int]:
    """The seats that are asked although they have no choice."""
    return [seat for seat in state.to_act() if state.is_forced(seat)]


def is_hidden(state: State, seat: int) -> bool:
    """Whether others may not know how much a seat has to choose from."""
    step = state.deciding(seat)
    return step is not None and step.private(state)


def follow(state: State, entry: Entry) -> None:
    """Make a choice that was written down. Games from the time before forced decisions were asked have no entry for
    them."""
    while not state.admits(entry.seat, entry.option):
        if not pass_over(state):
            option = entry.option[:60]
            raise Refusal("bad_record", "record-illegal", number=entry.number, seat=entry.seat, option=option)
    state.choose(entry.seat, entry.option)


def pass_over(state: State) -> bool:
    """Answer the first forced decision, if there is one."""
    seats = forced_seats(state)
    if seats:
        state.choose(seats[0], state.options(seats[0])[0])
    return bool(seats)
