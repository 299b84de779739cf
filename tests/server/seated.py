"""Twins at tables: what each seat is sent in two worlds that it cannot tell apart."""

from __future__ import annotations

from tests.contract.alike import Alike, Twin
from tests.contract.twins import Twins
from tilth.core import Event, Game, Rng, State
from tilth.play import frames
from tilth.play.frames import Picture
from tilth.table import Table
from tilth.table.seats import Agreement, ClockRules, Seat
from tilth.table.table import Head

CLOCKS = (ClockRules(), ClockRules("move", 60), ClockRules("bank", 600, 10))


class Seated(Twin):
    """A twin at a table: every choice goes through it, and what each seat is sent is kept."""

    def __init__(self, rules: Game, state: State, clock: ClockRules) -> None:
        super().__init__(state)
        agreement = Agreement("t", rules.name, 1, state.settings, 1, clock, "own", "wait", True, "p0", 0.0)
        seats = [Seat("player", f"p{seat}", f"P{seat}") for seat in range(state.seats)]
        self.table = Table(agreement, rules, seats, Head("waiting", 0, [], 0, None, None, None))
        begun = self.table.propose_begin(0.0)
        begun.state, begun.entry.events = state, []
        begun.head.to_act = list(state.awaited(None))
        self.table.accept(begun)
        self.sent: dict[int | None, list[bytes]] = {seat: [] for seat in (None, *range(state.seats))}
        self.picture = Picture(self.table, state, self.table.head)

    def choose(self, seat: int, option: str) -> list[Event]:
        now = float(len(self.sent[None]))  # as many seconds as everybody has seen something
        move = self.table.propose_choice(seat, option, "player", now)
        pages = self.table.accept(move)
        assert move.state is not None
        before, self.picture = self.picture, Picture(self.table, move.state, self.table.head)
        seats = frames.concerned(before, self.picture, pages, list(self.sent))
        for reader, story in frames.stories(move.state, pages, seats).items():
            player = None if reader is None else f"p{reader}"
            held = self.table.held_by(player)
            self.sent[reader] += [*story, self.picture.frame(player, reader, held, set(), now)]
        events = super().choose(seat, move.entry.option)
        move.state.telling = False
        return events


class AlikeAtTables(Alike):
    """Compares what was sent, too, wherever both twins stand alike."""

    def __init__(self, rules: Game, twins: Twins, rng: Rng, every_seat: bool = False) -> None:
        super().__init__(rules, twins, rng, every_seat)
        clock = CLOCKS[rng.below(3)]
        self.seated = Seated(rules, twins.one, clock), Seated(rules, twins.other, clock)
        self.one, self.other = self.seated

    def compare(self) -> None:
        one, other = self.seated
        for seat in self.blind:
            self.same("frames", seat, one.sent[seat], other.sent[seat])
            self.points += len(one.sent[seat])
        super().compare()
