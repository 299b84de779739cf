"""From a table to what one seat may see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from tilth.core.decision import decision, undoable
from tilth.core.errors import Refusal
from tilth.core.state import State
from tilth.games import shelf
from tilth.server import wire
from tilth.table.earlier_rules import event_fields
from tilth.table.entries import TABLE_EVENTS, Entry, Told
from tilth.table.seats import Agreement, Seat
from tilth.table.table import Head, Table

encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"null")
Fields = Mapping[str, tuple[str, ...]]
MOST_TRIED = 400
TRIED_AT_ONCE = 16


def table_info(agreement: Agreement, seats: list[Seat], head: Head, player: str | None, online: set[str]) -> Any:
    """A table as everybody may know it; `you` marks the seats of one person."""
    away = head.clock.away if head.clock is not None else None
    places = head.places
    standing = _standing(agreement)
    return wire.TableInfo(
        agreement.id,
        agreement.game,
        agreement.options,
        head.status,
        head.version,
        [
            wire.SeatInfo(
                number,
                seat.kind,
                seat.name,
                seat.level,
                seat.kind == "player" and seat.player == player,
                seat.kind == "bot" or (seat.kind == "player" and seat.player in online),
                away is not None and away[number],
                places[number] if places is not None else None,
            )
            for number, seat in enumerate(seats)
        ],
        head.to_act,
        head.round,
        agreement.clock,
        agreement.undo,
        agreement.when_gone,
        agreement.private,
        agreement.created,
        f"/t/{agreement.id}",
        standing,
        agreement.after,
    )


def _standing(agreement: Agreement) -> wire.Message | None:
    """Where a table stands in a series; a game that is not on the shelf any more cannot tell."""
    try:
        standing = shelf.game(agreement.game).standing(agreement.options)
    except Refusal:
        return None
    return None if standing is None else wire.Message(*standing)


class Picture:
    """One version of a table. What several viewers share is worked out and encoded once."""

    def __init__(self, table: Table, state: State | None, head: Head, live: bool = True) -> None:
        self.table = table
        self.state = state
        self.head = head
        self.live = live
        self._views: dict[int | None, Raw] = {}
        self._decisions: dict[int, Raw] = {}
        self._scores: Raw | None = None

    def look(self, seats: list[int | None]) -> None:
        """Work out at once what these seats see: most of it is the same."""
        if self.state is not None:
            for seat, view in zip(seats, self.state.views(seats), strict=True):
                self._views[seat] = Raw(encode(view))

    def frame(self, player: str | None, seat: int | None, held: list[int], online: set[str], now: float) -> bytes:
        """The `state` frame for one person who looks from one of the seats they hold."""
        table, state, head = self.table, self.state, self.head
        return encode(
            wire.FastState(
                table_info(table.agreement, table.seats, head, player, online),
                head.version,
                seat,
                held,
                self._view(seat),
                self._decision(seat),
                self._score(),
                state.ranking() if state is not None and state.is_over() else None,
                self.live and table.can_undo(seat),
                clock_info(table, head, now) if self.live else None,
            )
        )

    def _view(self, seat: int | None) -> Raw:
        if self.state is None:
            return NOTHING
        if seat not in self._views:
            self.look([seat])
        return self._views[seat]

    def _decision(self, seat: int | None) -> Raw:
        if seat is None or self.state is None or self.head.status != "playing" or not self.live:
            return NOTHING
        found = self._decisions.get(seat)
        if found is None:
            found = Raw(encode(decision_info(self.table, self.state, seat)))
            self._decisions[seat] = found
        return found

    def _score(self) -> Raw:
        if self._scores is None:
            scores = None if self.state is None else self.state.scores()
            self._scores = (
                NOTHING if scores is None else Raw(encode([wire.Score(sum(parts.values()), parts) for parts in scores]))
            )
        return self._scores


def clock_info(table: Table, head: Head, now: float) -> wire.ClockInfo | None:
    kind = table.agreement.clock.kind
    if head.clock is None or kind == "none":
        return None
    return wire.ClockInfo(kind, [round(left, 1) for left in head.clock.left_at(now)], head.clock.running)


def decision_info(table: Table, state: State, seat: int) -> wire.DecisionInfo | None:
    found = decision(state, seat, foresee=False)
    if found is None:
        return None
    known = False if table.agreement.undo == "none" else None
    return wire.DecisionInfo(
        found.name,
        found.seat,
        wire.Message(*found.prompt),
        [
            wire.OptionInfo(option.option, option.touches, wire.Message(*option.label), known)
            for option in found.options
        ],
        found.domain,
    )


async def undoable_frame(picture: Picture, seat: int) -> bytes:
    """Try the options on copies, a few at a time, so that other tables need not wait."""
    yes: list[str] = []
    no: list[str] = []
    if picture.state is not None:
        for number, option in enumerate(picture.state.options(seat)[:MOST_TRIED]):
            (yes if undoable(picture.state, seat, option) else no).append(option)
            if number % TRIED_AT_ONCE == TRIED_AT_ONCE - 1:
                await asyncio.sleep(0)
    return encode(wire.UndoableFrame(picture.head.version, seat, yes, no))


def events_info(fields: Fields, events: list[Told], seat: int | None) -> list[wire.EventInfo]:
    """Events with the names of their fields, as a seat may know them; earlier rules may have told others."""
    return [
        wire.EventInfo(event.name, dict(zip(names, event.seen_by(seat), strict=False)))
        for event in events
        if (names := fields.get(event.name) or TABLE_EVENTS.get(event.name))
    ]


def choice_of(entry: Entry, seat: int | None, over: bool) -> wire.Choice | None:
    """Who chose what, as a seat may know it; when the game is over, everything is known."""
    if entry.kind != "choice":
        return None
    return wire.Choice(entry.seat, entry.option if over or entry.shown_to(seat) else None)


def log_frame(table: Table, seat: int | None) -> bytes:
    """The story so far as a seat may know it."""
    fields = event_fields(table) if table.entries else {}
    over = table.head.status == "finished"
    lines = [
        wire.LogEntry(entry.number, choice_of(entry, seat, over), events_info(fields, entry.events, seat))
        for entry in table.entries
    ]
    return encode(wire.LogFrame(lines))


def events_frame(state: State, entry: Entry, seat: int | None) -> bytes:
    undone = int(entry.option) if entry.kind == "undo" else None
    by = choice_of(entry, seat, state.is_over())
    return encode(wire.EventsFrame(entry.number, by, events_info(state.event_fields, entry.events, seat), undone))


def stories(
    state: State | None, entries: Sequence[Entry], seats: Sequence[int | None]
) -> dict[int | None, list[bytes]]:
    """What happened, as each of these seats may know it; what is open to all is put together once."""
    told: dict[int | None, list[bytes]] = {seat: [] for seat in seats}
    if state is None:
        return told
    for entry in entries:
        everybody = events_frame(state, entry, None) if entry.open_to_all() else None
        for seat, story in told.items():
            story.append(everybody or events_frame(state, entry, seat))
    return told


def error_frame(refusal: Refusal, version: int) -> bytes:
    return encode(wire.ErrorFrame(refusal.code, f"refusal-{refusal.reason}", plain(refusal.details), version))


def plain(details: dict[str, object]) -> dict[str, Any]:
    """Details as JSON takes them."""
    return {name: value if isinstance(value, (int, str)) else str(value) for name, value in details.items()}
