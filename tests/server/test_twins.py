"""The law of twins on frames: whoever cannot tell two worlds apart gets the same frames, to the byte, in both."""

from __future__ import annotations

from itertools import count

import pytest

from tests.contract.alike import Alike, Told, Twin
from tests.contract.cases import MOST_CHOICES
from tests.contract.twins import Twins, tables, twins_in
from tilth import game
from tilth.core import Event, Game, Rng, State
from tilth.server import frames
from tilth.server.frames import Picture
from tilth.table import Table
from tilth.table.seats import Agreement, ClockRules, Seat
from tilth.table.table import Head

TWINS = {"petrichor": 60, "agricola": 40, "earth": 40}
"""How many of each game are compared here; Sonora hides nothing."""
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

    def __init__(self, rules: Game, twins: Twins, rng: Rng) -> None:
        super().__init__(rules, twins, rng)
        clock = CLOCKS[rng.below(3)]
        self.seated = Seated(rules, twins.one, clock), Seated(rules, twins.other, clock)
        self.one, self.other = self.seated

    def compare(self) -> None:
        one, other = self.seated
        for seat in self.blind:
            self.same("frames", seat, one.sent[seat], other.sent[seat])
            self.points += len(one.sent[seat])
        super().compare()


def compare(rules: Game, left: int) -> int:
    """Play so many twins at tables, and give how many frames were the same."""
    places = tables(rules)
    compared = 0
    for seed in count(1000):
        seats, options = places[seed % len(places)]
        for twins, rng in twins_in(rules, seats, options, seed, 16, MOST_CHOICES):
            alike = AlikeAtTables(rules, twins, rng)
            try:
                alike.follow(12)
            except Told as found:
                raise AssertionError(f"seed {seed}: {twins.what}, after {alike.path}: {found}") from found
            compared += alike.points
            left -= 1
        if left <= 0:
            break
    return compared


@pytest.mark.parametrize("name", TWINS)
def test_whoever_cannot_tell_two_worlds_apart_gets_the_same_frames(name: str) -> None:
    assert compare(game(name), TWINS[name]) > TWINS[name]


def found(what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        compare(game("earth"), 400)


def test_versions_that_count_secret_choices_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "version_for", lambda table, seat: table.version)
    found("frames")


def test_frames_for_everybody_at_each_secret_choice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "concerned", lambda before, now, pages, seats: list(seats))
    found("frames")
