"""A table with a running game: the one place where choices are checked, and what they do to the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct

from tilth.core.decision import tried
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.record import Record
from tilth.core.state import State
from tilth.core.steps import Step, Together
from tilth.table import clocks
from tilth.table.clocks import Clock
from tilth.table.entries import ASIDE, By, Entry, Told, standing, told
from tilth.table.forced import forced_seats
from tilth.table.lessons import Scene, Scripted, scene_of
from tilth.table.seats import Agreement, Seat, Status
from tilth.table.stories import Page, Story

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
    following: str | None = None
    """The table where these people play on."""


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
        self.story = Story(len(seats))
        self.shown_clock = head.clock
        """The clock when everybody last saw what happened."""
        self.state: State | None = None
        self.past: list[State] = []
        """The positions before the last entries, newest last."""
        self.asked: list[int] = [0] * len(seats)
        """The version, as the seat counts, since which its decision stands."""
        self.scene: Scene | None = scene_of(game, agreement.lesson) if agreement.lesson else None
        """The scene of a lesson that is played here."""
        self.script = self.scene.script() if self.scene is not None else ()

    @property
    def id(self) -> str:
        return self.agreement.id

    @property
    def version(self) -> int:
        """The number of the last entry; only the store and processes may know it, for some entries are secret."""
        return self.head.version

    def version_for(self, seat: int | None) -> int:
        """How often the table has changed as far as a seat (None: a spectator) knows."""
        return self.story.version(seat)

    def in_secret(self) -> bool:
        """Whether something was chosen that the others learn when all are ready."""
        gathering = _gathering(self.state)
        return gathering is not None and bool(gathering.made)

    def stranded(self) -> bool:
        """Whether a game has begun that today's rules cannot show: only its story is left."""
        return self.state is None and any(entry.kind == "begin" for entry in self.entries)

    def held_by(self, player: str | None) -> list[int]:
        """The seats of a person."""
        if not player:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "player" and seat.player == player]

    def standing_for(self, seat: int) -> int:
        """How often the table has changed as far as a seat knows, without what was taken back."""
        return max(0, len(self.story.readers[seat].pages) - 1)

    def one_person(self) -> bool:
        """Whether nobody plays but one person, with bots or on several seats."""
        return len({seat.player for seat in self.seats if seat.kind == "player"}) < 2

    # The check.

    def check_seat(self, player: str | None, seat: int) -> None:
        """Only who sits there may act for a seat."""
        if seat not in self.held_by(player):
            raise Refusal("wrong_seat", "table-wrong-seat", seat=seat)

    def check(self, player: str | None, seat: int, version: int, option: str) -> State:
        """Whether this person may make this choice now: the seat, the game, the version, the offer, in this order."""
        self.check_seat(player, seat)
        state = self.running()
        current = self.version_for(seat)
        if not self.asked[seat] <= version <= current:
            raise Refusal("stale", "table-stale", version=version, current=current)
        if seat not in state.to_act() and not state.options(seat):
            raise Refusal("not_your_turn", "table-not-your-turn", seat=seat)
        if not state.admits(seat, option):
            raise Refusal("illegal_option", "table-illegal-option", option=option[:60], seat=seat)
        scripted = self.scripted()
        if scripted is not None and not scripted.admits(seat, option):
            raise Refusal("not_yet", "lesson-other")
        return state

    def running(self) -> State:
        """The state of a game that is being played."""
        if self.head.status != "playing" or self.state is None:
            raise Refusal("not_playing", "table-not-playing", status=self.head.status)
        return self.state

    # What a lesson wants.

    def made(self) -> int:
        """How many choices were made here."""
        return sum(entry.is_real() for entry in self.entries)

    def scripted(self) -> Scripted | None:
        """What a lesson wants to be chosen next; None in its free part, and where its script does not fit the rules."""
        made = self.made() if self.script else 0
        if made >= len(self.script) or self.head.status != "playing" or self.state is None:
            return None
        return self.script[made] if self.script[made].fits(self.state) else None

    # What can happen.

    def propose_begin(self, now: float) -> Move:
        """Lay out the game: every seat is taken."""
        agreement = self.agreement
        state = self.game.new(len(self.seats), agreement.options, agreement.seed, telling=True, patient=True)
        entry = Entry(0, "begin", -1, "", "server", now, True, False, told(state.take_events()))
        clock = clocks.start(agreement.clock, len(self.seats), state.awaited(None), now)
        return Move(self.id, entry, self._head(state, 0, clock, now), state, None)

    def propose_choice(self, seat: int, option: str, by: By, now: float) -> Move:
        """Make a checked choice on a copy of the state."""
        state = self.running()
        if state.is_forced(seat):
            by = "server"
        if by == "player":
            option = state.by_hand(seat, option)
        return self.propose_told(seat, state.settle(seat, option), by, now)

    def propose_told(self, seat: int, option: str, by: By, now: float) -> Move:
        """Make a checked choice as records keep it: what a hand did is already part of it."""
        state = self.running()
        twin = state.clone()
        twin.telling = True
        twin.choose(seat, option)
        final = self._is_final(state, twin)
        number = self.version + 1
        events = told(twin.take_events())
        secret = not events or isinstance(state.stack[-1], Together)
        at_once = _learn_at_once(state, twin, seat)
        entry = Entry(number, "choice", seat, option, by, now, final, secret, events, at_once)
        clock = self.head.clock
        if clock is not None:
            if by == "player" and clock.away[seat]:
                clock = clocks.back(clock, self.agreement.clock, seat, now)
            acting = twin.awaited(None)
            ready = not at_once or seat not in acting
            clock = clocks.press(clock, self.agreement.clock, seat, acting, now, ready)
        due = not at_once and number // SNAPSHOT_EVERY > self._last_open() // SNAPSHOT_EVERY
        return Move(self.id, entry, self._head(twin, number, clock, now), twin, self.game.save(twin) if due else None)

    def _last_open(self) -> int:
        """The number of the last entry that everybody has learned of: snapshots are taken only there."""
        return next(entry.number for entry in reversed(self.entries) if not entry.at_once)

    def _is_final(self, before: State, after: State) -> bool:
        """Whether chance was asked or something hidden was opened between two positions. What bots have chosen at the
        same time as the only person is opened too, but nobody is wronged if that is taken back."""
        opened = after.reveals - before.reveals
        if self.one_person() and self._ends_choice_beside_bots(before, after):
            opened -= 1
        return after.rng.used != before.rng.used or opened > 0

    def _ends_choice_beside_bots(self, before: State, after: State) -> bool:
        """Whether what several have chosen in secret is opened, and all sides of it but one are bots'."""
        gathering, now = _gathering(before), _gathering(after)
        if gathering is None or gathering.start is None or (now is not None and now.start is gathering.start):
            return False
        began = gathering.start.stack[-1]
        assert isinstance(began, Together)
        asked = [seat for seat in range(len(self.seats)) if began.stacks[began.group(seat)]]
        people = {began.group(seat) for seat in asked if self.seats[seat].kind != "bot"}
        return began.several() and len(people) < 2

    def undoable(self, seat: int | None) -> Entry | None:
        """The choice that a seat can take back: its last one, unless chance was asked, something was revealed or
        somebody acted since, as far as the seat knows. Where only one person plays, what bots did goes with it."""
        state = self.state
        if seat is None or self.agreement.undo == "none" or self.head.status != "playing" or state is None:
            return None
        alone = self.one_person()
        seen = (
            entry
            for entry in reversed(self.entries)
            if (not entry.at_once or seat in entry.at_once) and (entry.kind != "hint" or entry.seat == seat)
        )
        last = next((entry for entry in seen if not (alone and _goes_along(entry))), None)
        if last is None or last.kind != "choice" or last.seat != seat or last.by not in ("player", "server"):
            return None
        if alone:
            undo = self.undo_of(last, 0.0)
            free = all(_goes_along(entry) for entry in self._since(last) if undo.takes_back(entry))
        else:
            free = not self.in_secret() or bool(last.at_once) or _nobody_is_ready(state)
        return last if free and not last.final else None

    def foresees_undo(self, seat: int, option: str) -> bool:
        """Whether a choice could be taken back once it was made, with what had to be after it."""
        state = self.running()
        twin = tried(state, seat, option)
        if twin is None or self._is_final(state, twin):
            return False
        while self.one_person() and (forced := self.without_choice(twin)) is not None:
            before, twin = twin, twin.clone()
            twin.choose(forced, twin.options(forced)[0])
            if self._is_final(before, twin):
                return False
        return True

    def without_choice(self, state: State) -> int | None:
        """A person's seat that is asked though only one answer is left."""
        return next((seat for seat in forced_seats(state) if self.seats[seat].kind != "bot"), None)

    def can_undo(self, seat: int | None) -> bool:
        return self.undoable(seat) is not None

    def check_undo(self, player: str | None, seat: int, version: int) -> Entry:
        """The choice that this person may take back now."""
        self.check_seat(player, seat)
        self.running()
        choice = self.undoable(seat)
        if choice is None:
            raise Refusal("cannot_undo", "table-cannot-undo")
        if not self.story.readers[seat].knew(choice, version):  # bots may have chosen since
            raise Refusal("stale", "table-stale", version=version, current=self.version_for(seat))
        return choice

    def check_hint(self, player: str | None, seat: int, version: int) -> State:
        """Whether this person may ask now what to do."""
        self.check_seat(player, seat)
        state = self.running()
        if not self.agreement.hints:
            raise Refusal("no_hints", "hint-not-here")
        current = self.version_for(seat)
        if not self.asked[seat] <= version <= current:
            raise Refusal("stale", "table-stale", version=version, current=current)
        if self.scripted() is not None:
            raise Refusal("not_yet", "hint-lesson")
        if seat not in state.to_act() or state.is_forced(seat):
            raise Refusal("not_your_turn", "hint-nothing")
        return state

    def undo_of(self, choice: Entry, now: float) -> Entry:
        """The entry that takes back a choice: what others choose in secret meanwhile stays, until it was opened."""
        since = [entry for entry in self._since(choice) if entry.kind != "hint"]
        at_once = choice.at_once if all(entry.at_once for entry in since) else ()
        return Entry(
            self.version + 1, "undo", choice.seat, str(choice.number), "player", now, False, False, [], at_once
        )

    def _since(self, choice: Entry) -> Iterator[Entry]:
        """The entries after a choice, newest first."""
        return takewhile(lambda entry: entry is not choice, reversed(self.entries))

    def propose_undo(self, undo: Entry, before: State) -> Move:
        """Take back a choice; `before` is the position without it."""
        clock = self.head.clock
        if clock is not None:
            clock = clocks.press(clock, self.agreement.clock, None, before.awaited(None), undo.at)
        return Move(self.id, undo, self._head(before, undo.number, clock, undo.at), before, None)

    def without(self, undo: Entry) -> list[Entry]:
        """The entries as they stand after an undo."""
        return standing([*self.entries, undo])

    def propose_sit(self, seat: int, name: str, before: str, now: float) -> Move:
        """Tell everybody that somebody else plays on for a seat; the game itself stays as it is."""
        number = self.version + 1
        thing, *names = (f"seat:{seat}", *(called.replace(":", " ") for called in (name, before)))  # no other things
        entry = Entry(number, "sit", seat, "", "server", now, True, False, [Told("seat_taken_over", (thing, *names))])
        return Move(self.id, entry, msgspec.structs.replace(self.head, version=number), self.state, None)

    def propose_hint(self, seat: int, now: float) -> Move:
        """Tell everybody that a seat has asked for a hint. What it chose before can no longer be taken back then."""
        number = self.version + 1
        entry = Entry(number, "hint", seat, "", "server", now, True, False, [Told("hint_asked", (f"seat:{seat}",))])
        return Move(self.id, entry, msgspec.structs.replace(self.head, version=number), self.state, None)

    def propose_close(self, now: float) -> Move:
        """End a table without a result."""
        number = self.version + 1
        head = Head("closed", number, [], self.head.round, None, None, None)
        return Move(self.id, Entry(number, "close", -1, "", "server", now, True, False, []), head, self.state, None)

    def accept(self, move: Move) -> dict[int | None, list[Page]]:
        """Take over an entry that was written down, here or by another process; what each reader learns by it."""
        entry = move.entry
        old = self.state
        if entry.kind == "undo":
            kept = standing([*self.entries, entry])
            self.past = self.past[:-1] if kept == self.entries[:-1] else []
            self.entries = kept
        else:
            self.entries.append(entry)
            if entry.kind == "choice" and old is not None:
                self.past.append(old)
                del self.past[:-PAST]
        self.head = move.head
        self.state = move.state
        if not entry.at_once and entry.kind != "hint":
            self.shown_clock = move.head.clock
        pages = self.story.add(entry)
        for seat in range(len(self.seats)):
            if entry.kind not in ASIDE and (seat == entry.seat or not _still_asked(old, move.state, seat)):
                self.asked[seat] = self.version_for(seat)
        return pages

    def record(self) -> Record:
        """The game as a text record."""
        choices = [(entry.seat, entry.option) for entry in self.entries if entry.is_real()]
        agreement = self.agreement
        rules = agreement.rules_version if self.stranded() else self.game.rules_version
        return Record(agreement.game, rules, len(self.seats), agreement.options, agreement.seed, choices)

    def _head(self, state: State, version: int, clock: Clock | None, now: float) -> Head:
        over = state.is_over()
        return Head(
            status="finished" if over else "playing",
            version=version,
            to_act=list(state.awaited(None)),
            round=state.round,
            places=state.ranking() if over else None,
            clock=None if over else clock,
            due=None if over else due(self.agreement, self.seats, state, clock, now),
        )


def due(agreement: Agreement, seats: list[Seat], state: State, clock: Clock | None, now: float) -> float | None:
    """When the server has to act: for a bot, for somebody away or without a choice, else when a clock runs out."""
    if not any(seat.kind == "player" for seat in seats):
        return None  # bots by themselves play while somebody watches
    away = clock.away if clock is not None else []
    if forced_seats(state) or any(seats[seat].kind == "bot" or (away and away[seat]) for seat in state.to_act()):
        return now + BOT_GRACE + agreement.undo_grace
    if clock is None or agreement.when_gone == "wait":
        return None
    return clock.deadline()


def _goes_along(entry: Entry) -> bool:
    """Whether an entry is taken back with a choice before it, where only one person plays."""
    return entry.kind == "choice" and not entry.final and (entry.by == "bot" or entry.had_to_be())


def _gathering(state: State | None) -> Together | None:
    """The step in which several choose in secret now."""
    top = state.stack[-1] if state is not None and state.stack else None
    return top if isinstance(top, Together) and top.start is not None else None


def _learn_at_once(before: State, after: State, seat: int) -> tuple[int, ...]:
    """The seats that learn of a choice at once: those that act with the seat while others still choose in secret."""
    old, new = _gathering(before), _gathering(after)
    return old.seats_with(seat) if old is not None and new is not None and new.start is old.start else ()


def _nobody_is_ready(state: State) -> bool:
    gathering = _gathering(state)
    start = None if gathering is None else gathering.start
    return start is not None and state.awaited(None) == start.awaited(None)


def _still_asked(old: State | None, new: State | None, seat: int) -> bool:
    """Whether a seat owes the very same decision as before: only where several act at once can that be."""
    if old is None or new is None or not old.stack or not new.stack:
        return False
    if not isinstance(old.stack[-1], Together) or not isinstance(new.stack[-1], Together):
        return False
    before: Step[Any] | None = old.deciding(seat)
    return before is not None and before is new.deciding(seat)
