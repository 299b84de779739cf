"""Games and positions looked at from all sides: whoever asks brings the record, and nothing is kept but a few positions
that were looked at lately."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from msgspec import Raw

from tilth.bots.ideas import label
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.reading import Reader
from tilth.core.record import FORMAT, Record
from tilth.core.state import State
from tilth.games import registry
from tilth.play import wire
from tilth.play.frames import Picture, events_info, table_info
from tilth.play.house import House
from tilth.play.lobby import shown
from tilth.play.reviews import versions
from tilth.play.rooms import HINTS_PER_MINUTE
from tilth.play.token_bucket import Pace
from tilth.table import Player, Table
from tilth.table.entries import told
from tilth.table.seats import Agreement, ClockRules, Seat
from tilth.table.table import Head

MOST_AT_HAND = 96
"""Positions that are remembered, so that nobody has to replay the whole game for one choice more or less."""
BEFORE = 16
"""So many of them are those before the position that was asked for."""
LOOKS_PER_MINUTE = 300
"""Positions that one person may ask for; a third of that at once."""
LONG = 0.05
"""A look that takes longer counts as several: one for so many seconds each."""
JUDGEMENTS_PER_MINUTE = 120

T = TypeVar("T")

HOLDER = "analyst"
"""Who holds all the seats: whoever looks."""

Line = tuple[str, tuple[tuple[int, str], ...]]
"""A beginning and the choices since."""


class Moment(NamedTuple):
    """A position, and the stories of the choices that led there."""

    game: Game
    record: Record
    state: State
    story: list[wire.LogEntry]
    said: list[wire.Message]


class Analyst:
    """Answers what comes of choices, what a strong bot would do, and who is ahead. Everything here is open to whoever
    asks: a record names the seed, so it comes from a game that is over, or whoever brings it knows it anyway."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._at_hand: OrderedDict[Line, State] = OrderedDict()
        self._hints = Pace()
        self._judgements = Pace()
        self._looks = Pace()
        self._following = asyncio.Lock()

    async def of_table(self, player: Player | None, table: str) -> wire.AnalysisInfo:
        """The game of a table, if it is over."""
        board = (await self.house.current(table)).table
        if board.head.status not in ("finished", "closed"):
            raise Refusal("not_finished", "analysis-not-finished")
        info = shown(self.house, board, player)
        held = board.held_by(None if player is None else player.id)
        return _info(board.record(), info.seats, versions(board, next(iter(held), None)))

    async def read(self, me: Player, data: wire.AnalysisText) -> wire.AnalysisInfo:
        """A record or a position that somebody brings; what is wrong with it is said in a sentence."""
        self._check_pace(self._looks, me, LOOKS_PER_MINUTE)
        return await self._follow(me, self._read, data.text)

    def _read(self, text: str) -> wire.AnalysisInfo:
        record = _record_of(text)
        self._moment(record, len(record.choices) + 1)
        board = _board(record)
        seats = table_info(board.agreement, board.seats, board.head, HOLDER, {HOLDER}).seats
        return _info(record, seats, [])

    async def look(self, me: Player, data: wire.AnalysisMoment) -> wire.FastAnalysis:
        """A position as a seat sees it, with what is to be chosen there."""
        self._check_pace(self._looks, me, LOOKS_PER_MINUTE)
        return await self._follow(me, self._look, data)

    def _look(self, data: wire.AnalysisMoment) -> wire.FastAnalysis:
        moment = self._moment(Record.from_text(data.record), data.known, data.fresh)
        state = moment.state
        seat = data.seat
        if seat is None or seat >= state.seats:
            seat = state.to_act()[0] if state.to_act() else 0
        return wire.FastAnalysis(Raw(_frame(moment, seat)), moment.story, moment.said)

    async def hint(self, me: Player, data: wire.AnalysisMoment) -> wire.HintFrame:
        """What a strong bot would do, for all that whoever must choose can know."""
        if not self._hints.allows(me.id, HINTS_PER_MINUTE, self.house.now()):
            raise Refusal("too_fast", "hint-too-fast")
        moment = await self._known(me, data)
        state, made = moment.state, len(moment.record.choices)
        seat = state.to_act()[0] if data.seat is None and state.to_act() else data.seat
        if seat is None or seat not in state.to_act():
            raise Refusal("not_your_turn", "hint-nothing")
        found = await self.house.bots.advise(_desk(me), moment.game, state, seat, _chance(moment), me.id)
        return wire.HintFrame(made, seat, found)

    async def judge(self, me: Player, data: wire.AnalysisMoment) -> wire.AnalysisLeads:
        """Who is ahead, as the strongest bot estimates it."""
        self._check_pace(self._judgements, me, JUDGEMENTS_PER_MINUTE)
        moment = await self._known(me, data)
        leads = await self.house.bots.judge(_desk(me), moment.game, moment.state, _chance(moment), me.id)
        return wire.AnalysisLeads(leads)

    def _check_pace(self, pace: Pace, me: Player, a_minute: int) -> None:
        """Let nobody ask faster than anybody can look."""
        if not pace.allows(me.id, a_minute, self.house.now()):
            raise Refusal("too_fast", "analysis-too-fast")

    async def _known(self, me: Player, data: wire.AnalysisMoment) -> Moment:
        record = Record.from_text(data.record)
        return await self._follow(me, self._moment, record, len(record.choices) + 1)

    async def _follow(self, me: Player, work: Callable[..., T], *args: Any) -> T:
        """Follow a record, one for everybody at a time, so that tables where people play go on; the time it takes is
        counted."""
        async with self._following:
            began = perf_counter()
            try:
                return await self.house.run(work, *args)
            finally:
                self._looks.charge(me.id, int((perf_counter() - began) / LONG))

    # From a record to a position.

    def _moment(self, record: Record, known: int, fresh: bool = False) -> Moment:
        """Follow a record, each choice checked before it is made; stories after the first `known` are told."""
        game = registry.game(record.game)
        if record.rules_version != game.rules_version:
            raise Refusal("bad_record", "record-rules", rules=record.rules_version, current=game.rules_version)
        start = _start(record)
        made, near = self._nearest(start, record.choices, min(known - 1, len(record.choices) - fresh))
        state = record.begin(game, telling=True) if near is None else near.clone()
        story = [_entry(state, 0, None)] if known == 0 else []
        said: list[wire.Message] = []
        for at, (seat, option) in enumerate(record.choices[made:], made):
            if len(record.choices) - at <= BEFORE:
                self._keep((start, tuple(record.choices[:at])), state.clone())
            if not state.admits(seat, option):
                raise Refusal("bad_record", "record-illegal", number=at + 1, seat=seat, option=option[:60])
            if fresh and at + 1 == len(record.choices):
                option = state.settle(seat, state.by_hand(seat, option))
                record.choices[at] = seat, option
            state.telling = at + 1 >= known
            if state.telling:
                said.append(wire.Message(*label(state.seen_by(seat), seat, option)))
            state.take_events()
            state.choose(seat, option)
            if state.telling:
                story.append(_entry(state, at + 1, wire.Choice(seat, option)))
        self._keep((start, tuple(record.choices)), state)
        return Moment(game, record, state, story, said)

    def _nearest(self, start: str, choices: list[tuple[int, str]], most: int) -> tuple[int, State | None]:
        """The last position at hand after so many choices at most, and after how many it is."""
        for made in range(most, -1, -1):
            state = self._at_hand.get((start, tuple(choices[:made])))
            if state is not None:
                return made, state
        return 0, None

    def _keep(self, key: Line, state: State) -> None:
        self._at_hand[key] = state
        while len(self._at_hand) > MOST_AT_HAND:
            self._at_hand.popitem(last=False)


def _record_of(text: str) -> Record:
    """A record, or the beginning of one at a position."""
    if not text.lstrip().startswith("{"):
        if not text.lstrip().startswith(FORMAT.split()[0]):
            raise Refusal("bad_record", "analysis-neither", expected=FORMAT)
        return Record.from_text(text)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise Refusal("bad_state", "analysis-json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise Refusal("bad_state", "analysis-neither", expected=FORMAT) from None
    name = Reader(data).word("game", registry.names())
    game = registry.game(name)
    return Record.from_position(game, game.load(data))


def _start(record: Record) -> str:
    """A record without its choices, as text."""
    return replace(record, choices=[]).to_text()


def _info(record: Record, seats: list[wire.SeatInfo], shown_by: list[int]) -> wire.AnalysisInfo:
    choices = [wire.Choice(seat, option) for seat, option in record.choices]
    return wire.AnalysisInfo(_start(record), record.game, seats, choices, shown_by)


def _entry(state: State, number: int, by: wire.Choice | None) -> wire.LogEntry:
    """What happened, with all that anybody may know of it."""
    events = [
        info
        for event in told(state.take_events())
        for info in events_info(state.event_fields, [event], event.owners[0] if event.owners else None)
    ]
    return wire.LogEntry(number, by, events)


def _frame(moment: Moment, seat: int) -> bytes:
    """The table as a seat sees it; whoever looks holds all of them."""
    state, record = moment.state, moment.record
    board = _board(record, state)
    picture = Picture(board, state, board.head, len(record.choices), live=True)
    return picture.frame(HOLDER, seat, list(range(state.seats)), {HOLDER}, 0.0)


def _board(record: Record, state: State | None = None) -> Table:
    """A table at which one person has all the seats."""
    over = state is not None and state.is_over()
    agreement = Agreement(
        id="analysis",
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        seed=0,
        clock=ClockRules(),
        undo="own",
        when_gone="wait",
        private=True,
        creator=HOLDER,
        created=0.0,
        hints=True,
    )
    head = Head(
        "finished" if over else "playing",
        len(record.choices),
        [] if state is None else list(state.to_act()),
        0 if state is None else state.round,
        state.ranking() if state is not None and over else None,
        None,
        None,
    )
    seats = [Seat("player", HOLDER) for _ in range(record.seats)]
    return Table(agreement, registry.game(record.game), seats, head)


def _desk(me: Player) -> str:
    """Where somebody's questions to bots come from: one at a time."""
    return f"analysis/{me.id}"


def _chance(moment: Moment) -> int:
    """A bot's chance at a position: the same question has the same answer."""
    return (moment.record.seed + len(moment.record.choices)) % (1 << 31)
