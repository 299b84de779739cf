"""A table with a running game: the one place where choices are checked, and what they do to the table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.record import Record
from tilth.core.state import State
from tilth.core.steps import Step, Together
from tilth.table import clocks
from tilth.table.clocks import Clock
from tilth.table.entries import By, Entry, Told, told
from tilth.table.seats import Agreement, Seat, Status

SNAPSHOT_EVERY = 32
"""Choices between two snapshots: so many are replayed at most when a table is read back."""

PAST = 2
"""How many earlier positions are kept at hand for undo; older ones are worked out again."""

BOT_GRACE = 10.0
"""Seconds that the process which saw the last choice has for its bots, before another one helps out."""


class Head(Struct):
    """The row of a table that changes with every entry."""

    status: Status
    version: int
    to_act: list[int]
    round: int
    places: list[int] | None
    clock: Clock | None
    due: float | None
    """When the server has something to do here by itself: a bot to ask, or a clock that runs out."""


class Move(Struct):
    """An entry that is ready to be written, with everything that goes into the same transaction."""

    table: str
    entry: Entry
    head: Head
    state: State | None
    """The position after it; None where no game had begun."""
    snapshot: dict[str, Any] | None


class Table:
    """A table in memory. `propose_*` change nothing; `accept` takes over what was written down."""

    def __init__(self, agreement: Agreement, game: Game, seats: list[Seat], head: Head) -> None:
        self.agreement = agreement
        self.game = game
        self.seats = seats
        self.head = head
        self.entries: list[Entry] = []
        """The story as it stands, without what was taken back; entries[0] is the beginning."""
        self.state: State | None = None
        self.past: list[State] = []
        """The positions before the last entries, newest last."""
        self.asked: list[int] = [0] * len(seats)
        """The version since which each seat's decision stands."""

    @property
    def id(self) -> str:
        return self.agreement.id

    @property
    def version(self) -> int:
        return self.head.version

    def stranded(self) -> bool:
        """Whether a game has begun that today's rules cannot show: only its story is left."""
        return self.state is None and any(entry.kind == "begin" for entry in self.entries)

    def held_by(self, player: str | None) -> list[int]:
        """The seats of a person."""
        if not player:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "player" and seat.player == player]

    # The check.

    def check_seat(self, player: str | None, seat: int) -> None:
        """Only who sits there may act for a seat."""
        if seat not in self.held_by(player):
            raise Refusal("wrong_seat", "table-wrong-seat", seat=seat)

    def check(self, player: str | None, seat: int, version: int, option: str) -> State:
        """Whether this person may make this choice now: the seat, the game, the version, the offer, in this order."""
        self.check_seat(player, seat)
        state = self.running()
        if not self.asked[seat] <= version <= self.version:
            raise Refusal("stale", "table-stale", version=version, current=self.version)
        if seat not in state.to_act() and not state.options(seat):
            raise Refusal("not_your_turn", "table-not-your-turn", seat=seat)
        if not state.admits(seat, option):
            raise Refusal("illegal_option", "table-illegal-option", option=option[:60], seat=seat)
        return state

    def running(self) -> State:
        """The state of a game that is being played."""
        if self.head.status != "playing" or self.state is None:
            raise Refusal("not_playing", "table-not-playing", status=self.head.status)
        return self.state

    # What can happen.

    def propose_begin(self, now: float) -> Move:
        """Lay out the game: every seat is taken."""
        agreement = self.agreement
        state = self.game.new(len(self.seats), agreement.options, agreement.seed, telling=True)
        entry = Entry(0, "begin", -1, "", "server", now, True, False, told(state.take_events()))
        clock = clocks.start(agreement.clock, len(self.seats), state.to_act(), now)
        return Move(self.id, entry, self._head(state, 0, clock, now), state, None)

    def propose_choice(self, seat: int, option: str, by: By, now: float) -> Move:
        """Make a checked choice on a copy of the state."""
        state = self.running()
        if by == "player":
            option = state.by_hand(seat, option)
        option = state.settle(seat, option)
        twin = state.clone()
        twin.telling = True
        twin.choose(seat, option)
        final = twin.rng.used != state.rng.used or twin.reveals != state.reveals
        number = self.version + 1
        events = told(twin.take_events())
        secret = not events or isinstance(state.stack[-1], Together)
        entry = Entry(number, "choice", seat, option, by, now, final, secret, events)
        clock = self.head.clock
        if clock is not None:
            if by == "player" and clock.away[seat]:
                clock = clocks.back(clock, self.agreement.clock, seat, now)
            clock = clocks.press(clock, self.agreement.clock, seat, twin.to_act(), now)
        snapshot = self.game.save(twin) if number % SNAPSHOT_EVERY == 0 else None
        return Move(self.id, entry, self._head(twin, number, clock, now), twin, snapshot)

    def can_undo(self, seat: int | None) -> bool:
        """Back to one's last decision, unless chance was asked, something was revealed or somebody acted since."""
        if seat is None or self.agreement.undo == "none" or self.head.status != "playing" or not self.entries:
            return False
        last = self.entries[-1]
        return last.kind == "choice" and last.seat == seat and last.by == "player" and not last.final

    def propose_undo(self, player: str | None, seat: int, version: int, before: State, now: float) -> Move:
        """Take back the last choice of a seat; `before` is the position before it."""
        self.check_undo(player, seat, version)
        number = self.version + 1
        entry = Entry(number, "undo", seat, str(self.entries[-1].number), "player", now, False, False, [])
        clock = self.head.clock
        if clock is not None:
            clock = clocks.press(clock, self.agreement.clock, None, before.to_act(), now)
        return Move(self.id, entry, self._head(before, number, clock, now), before, None)

    def check_undo(self, player: str | None, seat: int, version: int) -> None:
        self.check_seat(player, seat)
        self.running()
        if version != self.version:
            raise Refusal("stale", "table-stale", version=version, current=self.version)
        if not self.can_undo(seat):
            raise Refusal("cannot_undo", "table-cannot-undo")

    def propose_sit(self, seat: int, name: str, before: str, now: float) -> Move:
        """Tell everybody that somebody else plays on for a seat; the game itself stays as it is."""
        number = self.version + 1
        thing, *names = (f"seat:{seat}", *(called.replace(":", " ") for called in (name, before)))  # no other things
        entry = Entry(number, "sit", seat, "", "server", now, True, False, [Told("seat_taken_over", (thing, *names))])
        return Move(self.id, entry, msgspec.structs.replace(self.head, version=number), self.state, None)

    def propose_close(self, now: float) -> Move:
        """End a table without a result."""
        number = self.version + 1
        head = Head("closed", number, [], self.head.round, None, None, None)
        return Move(self.id, Entry(number, "close", -1, "", "server", now, True, False, []), head, self.state, None)

    def accept(self, move: Move) -> None:
        """Take over an entry that was written down, here or by another process."""
        entry = move.entry
        old = self.state
        if entry.kind == "undo":
            self.entries.pop()
            if self.past:
                self.past.pop()
        else:
            self.entries.append(entry)
            if entry.kind == "choice" and old is not None:
                self.past.append(old)
                del self.past[:-PAST]
        self.head = move.head
        self.state = move.state
        for seat in range(len(self.seats)):
            if entry.kind != "sit" and (seat == entry.seat or not _still_asked(old, move.state, seat)):
                self.asked[seat] = entry.number

    def record(self) -> Record:
        """The game as a text record."""
        choices = [(entry.seat, entry.option) for entry in self.entries if entry.kind == "choice"]
        agreement = self.agreement
        rules = agreement.rules_version if self.stranded() else self.game.rules_version
        return Record(agreement.game, rules, len(self.seats), agreement.options, agreement.seed, choices)

    def _head(self, state: State, version: int, clock: Clock | None, now: float) -> Head:
        over = state.is_over()
        acting = list(state.to_act())
        return Head(
            status="finished" if over else "playing",
            version=version,
            to_act=acting,
            round=state.round,
            places=state.ranking() if over else None,
            clock=None if over else clock,
            due=None if over else due(self.agreement, self.seats, acting, clock, now),
        )


def due(agreement: Agreement, seats: list[Seat], acting: list[int], clock: Clock | None, now: float) -> float | None:
    """When the server itself has to act: for a bot or for somebody away at once, else when a clock runs out."""
    if not any(seat.kind == "player" for seat in seats):
        return None  # bots by themselves play while somebody watches
    away = clock.away if clock is not None else []
    if any(seats[seat].kind == "bot" or (away and away[seat]) for seat in acting):
        return now + BOT_GRACE
    if clock is None or agreement.when_gone == "wait":
        return None
    return clock.deadline()


def _still_asked(old: State | None, new: State | None, seat: int) -> bool:
    """Whether a seat owes the very same decision as before: only where several act at once can that be."""
    if old is None or new is None or not old.stack or not new.stack:
        return False
    if not isinstance(old.stack[-1], Together) or not isinstance(new.stack[-1], Together):
        return False
    before: Step[Any] | None = old.deciding(seat)
    return before is not None and before is new.deciding(seat)
