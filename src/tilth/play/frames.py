"""From a table to what one seat may see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from tilth.core.decision import decision
from tilth.core.errors import Refusal
from tilth.core.state import State
from tilth.games import registry
from tilth.play import wire
from tilth.table.earlier_rules import event_fields
from tilth.table.entries import TABLE_EVENTS, Told
from tilth.table.lessons import Scene, lessons
from tilth.table.seats import Agreement, Seat
from tilth.table.stories import Page
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
                _twin(seats, number) if seat.kind == "bot" else 0,
                seat.kind == "reserved" and seat.player == player,
            )
            for number, seat in enumerate(seats)
        ],
        head.to_act,
        head.round,
        agreement.clock,
        agreement.undo,
        agreement.undo_grace,
        agreement.when_gone,
        agreement.private,
        agreement.created,
        f"/t/{agreement.id}",
        standing,
        agreement.after,
        head.following,
        agreement.creator == player,
        next((number for number, seat in enumerate(seats) if seat.taken_by(agreement.creator)), None),
        agreement.lesson or None,
        agreement.hints,
    )


def _twin(seats: list[Seat], number: int) -> int:
    """Which of several bots of its level it is that sits there, from 1; 0 where it is the only one."""
    level = seats[number].level
    twins = [at for at, seat in enumerate(seats) if seat.kind == "bot" and seat.level == level]
    return twins.index(number) + 1 if len(twins) > 1 else 0


def _standing(agreement: Agreement) -> wire.Message | None:
    """Where a table stands in a series; a game that is not installed any more cannot tell."""
    try:
        standing = registry.game(agreement.game).standing(agreement.options)
    except Refusal:
        return None
    return None if standing is None else wire.Message(*standing)


class Picture:
    """A table at one moment, or a page of its past, which is `live` where it can be played on from there. What several
    viewers share is worked out and encoded once."""

    def __init__(
        self, table: Table, state: State | None, head: Head, page: int | None = None, live: bool = False
    ) -> None:
        self.table = table
        self.state = state
        self.head = head
        self.page = page
        self.live = live or page is None
        self._views: dict[int | None, Raw] = {}
        self._decisions: dict[int, Raw] = {}
        self._scores: dict[int | None, Raw] = {}

    def look(self, seats: list[int | None]) -> None:
        """Work out at once what these seats see: most of it is the same."""
        if self.state is not None:
            for seat, view in zip(seats, self.state.views(seats), strict=True):
                self._views[seat] = Raw(encode(view))

    def awaited(self, seat: int | None) -> list[int]:
        return [] if self.state is None else self.state.awaited(seat)

    def frame(self, player: str | None, seat: int | None, held: list[int], online: set[str], now: float) -> bytes:
        """The `state` frame for one person who looks from one of the seats they hold."""
        table, state, head = self.table, self.state, self.head
        info = table_info(table.agreement, table.seats, head, player, online)
        if state is not None:
            info.to_act = self.awaited(seat)
        return encode(
            wire.FastState(
                info,
                table.version_for(seat) if self.page is None else self.page,
                seat,
                held,
                self._view(seat),
                self._decision(seat),
                self._score(seat),
                state.ranking() if state is not None and state.is_over() else None,
                self.live and table.can_undo(seat),
                clock_info(table, head, seat, now) if self.live else None,
                table.made() if self.live and table.scene is not None else None,
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

    def _score(self, seat: int | None) -> Raw:
        if seat not in self._scores:
            scores = None if self.state is None else self.state.seen_by(seat).scores()
            self._scores[seat] = (
                NOTHING if scores is None else Raw(encode([wire.Score(sum(parts.values()), parts) for parts in scores]))
            )
        return self._scores[seat]


def clock_info(table: Table, head: Head, seat: int | None, now: float) -> wire.ClockInfo | None:
    """The clock as a seat may know it: how often others have chosen in secret does not show."""
    kind = table.agreement.clock.kind
    clock = head.clock
    if clock is None or kind == "none":
        return None
    left = clock.left_at(now)
    if table.in_secret() and table.shown_clock is not None:
        shown = table.shown_clock.left_at(now)
        left = [shown[other] if other in clock.running and other != seat else left[other] for other in range(len(left))]
    return wire.ClockInfo(kind, [round(seconds, 1) for seconds in left], clock.running)


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
        state.is_forced(seat),
        {thing: wire.Message(*label) for thing, label in state.seen_by(seat).why_not(seat).items()},
    )


def lesson_frame(agreement: Agreement, scene: Scene) -> bytes:
    """What is said at the table of a lesson."""
    name, _, number = agreement.lesson.partition("/")
    steps = [
        wire.LessonStepInfo(step.say, after, step.light, step.part, step.choose, step.quiet, step.until)
        for step, after in zip(scene.steps, scene.needed(), strict=True)
    ]
    scenes = len(lessons(registry.game(agreement.game))[name].scenes)
    return encode(wire.LessonFrame(name, int(number), scenes, steps))


async def undoable_frame(picture: Picture, seat: int) -> bytes:
    """Try the options on copies, a few at a time, so that other tables need not wait."""
    yes: list[str] = []
    no: list[str] = []
    if picture.state is not None:
        for number, option in enumerate(picture.state.options(seat)[:MOST_TRIED]):
            (yes if picture.table.foresees_undo(seat, option) else no).append(option)
            if number % TRIED_AT_ONCE == TRIED_AT_ONCE - 1:
                await asyncio.sleep(0)
                if picture.state is not picture.table.state:
                    break  # nobody is asked this any more
    return encode(wire.UndoableFrame(picture.table.version_for(seat), seat, yes, no))


def hint_frame(version: int, seat: int, found: list[wire.IdeaInfo]) -> bytes:
    return encode(wire.HintFrame(version, seat, found))


def events_info(fields: Fields, events: list[Told], seat: int | None) -> list[wire.EventInfo]:
    """Events with the names of their fields, as a seat may know them; earlier rules may have told others."""
    return [
        wire.EventInfo(event.name, dict(zip(names, event.seen_by(seat), strict=False)))
        for event in events
        if (names := fields.get(event.name, TABLE_EVENTS.get(event.name))) is not None
    ]


def choice_of(page: Page, seat: int | None, over: bool) -> wire.Choice | None:
    """Who chose what, as a seat may know it; when the game is over, everything is known but what was chosen at once."""
    if not page.entries or page.entries[-1].kind != "choice":
        return None
    entry = page.entries[-1]
    shown = len(page.entries) == 1 and (over or entry.shown_to(seat))
    return wire.Choice(entry.seat, entry.option if shown else None)


def log_entry(fields: Fields, page: Page, seat: int | None, over: bool) -> wire.LogEntry:
    events = [event for entry in page.entries for event in events_info(fields, entry.events, seat)]
    return wire.LogEntry(page.version, choice_of(page, seat, over), events)


def log_frame(table: Table, seat: int | None) -> bytes:
    """The story so far as a seat may know it."""
    fields = event_fields(table) if table.entries else {}
    over = table.head.status == "finished"
    return encode(wire.LogFrame([log_entry(fields, page, seat, over) for page in table.story.readers[seat].pages]))


def events_frame(state: State, page: Page, seat: int | None) -> bytes:
    told = log_entry(state.event_fields, page, seat, state.is_over())
    return encode(wire.EventsFrame(told.version, told.by, told.events, page.undone))


def concerned(
    before: Picture, now: Picture, pages: Mapping[int | None, Sequence[Page]], seats: Sequence[int | None]
) -> list[int | None]:
    """The seats that are shown anything: while some choose in secret the others see only who is still waited for."""
    if pages[None]:
        return list(seats)
    return [seat for seat in seats if pages[seat] or before.awaited(seat) != now.awaited(seat)]


def stories(
    state: State | None, pages: Mapping[int | None, Sequence[Page]], seats: Sequence[int | None]
) -> dict[int | None, list[bytes]]:
    """What happened, as each of these seats may know it; what is open to all is put together once."""
    if state is None:
        return {seat: [] for seat in seats}
    shared: dict[tuple[int, int], bytes] = {}
    told: dict[int | None, list[bytes]] = {}
    for seat in seats:
        told[seat] = []
        for page in pages.get(seat, ()):
            if len(page.entries) == 1 and page.entries[0].open_to_all():
                key = (page.version, page.upto)
                if key not in shared:
                    shared[key] = events_frame(state, page, None)
                told[seat].append(shared[key])
            else:
                told[seat].append(events_frame(state, page, seat))
    return told


def error_frame(refusal: Refusal, version: int) -> bytes:
    return encode(wire.ErrorFrame(refusal.code, f"refusal-{refusal.reason}", plain(refusal.details), version))


def plain(details: dict[str, object]) -> dict[str, Any]:
    """Details as JSON takes them."""
    return {name: value if isinstance(value, (int, str)) else str(value) for name, value in details.items()}
