"""How a game is reviewed: all its choices at a glance, then those that seem to have cost most ever more closely.

It is done in small pieces, so that whoever has something more urgent can do that in between.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import inf
from time import perf_counter

from tilth import games
from tilth.bots.levels import strongest
from tilth.bots.outlook import outlook
from tilth.bots.search import Search
from tilth.core.errors import Refusal
from tilth.core.record import Record
from tilth.core.rng import Rng
from tilth.review.case import Case
from tilth.review.review import Point, Review

CURVE_WORLDS = 3
"""Imagined worlds over which a point of the curve is averaged."""
MOST_GLANCES, MOST_WORLDS = 3, 32
GLANCING = 0.4
"""The part of the time that glances may take before there is only one for each decision."""
GRACE = 0.15
"""The part of the time by which it may take longer."""
SAMPLES = 4
"""Decisions by which it is measured how long things take on this machine."""
LEAST_CASES = 4
"""So many choices are looked at closely, however little time there is."""
LEAST_COST = 0.04
"""Of the scale of a game: what costs less is not worth a word."""
CERTAIN = 2.0
"""A cost is named when it is so many times its standard error: the rest may be chance."""

WALKED, GLANCED = 0.08, 0.4
"""The parts of the work that are done after the walk and after the glances."""


@dataclass(frozen=True)
class Stage:
    """So many of the worst choices, some of each seat, each against its best rivals, in so many times the worlds."""

    most: int
    each: int
    rivals: int
    times: int


STAGES = (Stage(24, 4, 3, 1), Stage(14, 3, 2, 2), Stage(10, 2, 1, 4))


@dataclass(frozen=True)
class Effort:
    """What a review may cost: seconds of work; or glances and worlds, with which it can be repeated."""

    seconds: float = 90.0
    glances: int = 0
    worlds: int = 0

    def is_fixed(self) -> bool:
        return self.worlds > 0


class Stopwatch:
    """Counts the seconds in which work was done."""

    def __init__(self) -> None:
        self._before = 0.0
        self._began = perf_counter()

    def worked(self) -> float:
        return self._before + perf_counter() - self._began

    def pause(self) -> None:
        self._before = self.worked()

    def go_on(self) -> None:
        self._began = perf_counter()


def reviewing(record: Record, effort: Effort | None = None, seed: int = 0) -> Generator[float, None, Review]:
    """Review a game piece by piece: the part that is done after each, and the review at the end."""
    work = Work(record, effort or Effort(), seed)
    for done in work.pieces():
        work.watch.pause()
        yield done
        work.watch.go_on()
    return work.review()


class Work:
    """A review while it is made."""

    def __init__(self, record: Record, effort: Effort, seed: int) -> None:
        self.game = games.game(record.game)
        self.record = record
        self.end = record.replay(self.game)  # refuses a wrong record before anything is done
        if not record.choices:
            raise Refusal("bad_record", "review-empty")
        self.effort = effort
        self.seed = seed
        self.glances, self.worlds = effort.glances or MOST_GLANCES, effort.worlds
        self.watch = Stopwatch()
        self.points: list[Point] = []
        self.rounds: list[int] = []
        self.cases: list[tuple[Case, list[str]]] = []
        self.closest: list[Case] = []
        """The choices that were looked at most closely."""
        self.hurried = False

    def pieces(self) -> Generator[float, None, None]:
        yield from self.walk()
        yield from self.glance()
        yield from self.compare()

    def bot(self, number: int) -> Search:
        """The strongest bot, with chance of its own for each decision."""
        return strongest(self.game, Rng(self.seed, number).below(1 << 60))

    # The curve, and the decisions.

    def walk(self) -> Generator[float, None, None]:
        """Go through the game once: see who is ahead, and find the decisions where something could be chosen."""
        state = self.record.begin(self.game)
        watcher = self.bot(0)
        choices = self.record.choices
        began = -1
        for at, (seat, chosen) in enumerate(choices):
            if state.round != began:
                began = state.round
                self.rounds.append(at)
            if not self.points or watcher.guide.rests(state):
                self.points.append(Point(at, state.round, outlook(watcher, state, CURVE_WORLDS)))
            case = Case(at, state, seat, chosen, self.bot(at + 1))
            options = case.options()
            if len(options) > 1:
                self.cases.append((case, options))
            state.choose(seat, chosen)
            yield WALKED * (at + 1) / len(choices)
        self.points.append(Point(len(choices), state.round, outlook(watcher, state, CURVE_WORLDS)))

    def glance(self) -> Generator[float, None, None]:
        """Look at all of them once, or a few times where there is time for it."""
        began = self.watch.worked()
        for done, (case, options) in enumerate(self.cases, 1):
            case.glance(options, self.glances)
            yield WALKED + (GLANCED - WALKED) * done / len(self.cases)
            if self._left() < 0:
                return
            whole = (self.watch.worked() - began) * len(self.cases) / done
            if self.glances > 1 and done >= SAMPLES and whole > GLANCING * self._seconds():
                self.glances, self.hurried = 1, True

    def compare(self) -> Generator[float, None, None]:
        """Play on from those that seem to have cost most: ever fewer of them, in ever more worlds."""
        cases = [case for case, _ in self.cases if case.cost > 0]
        one = self._seconds_for_one(cases)
        if not self.effort.is_fixed():
            self.worlds = min(MOST_WORLDS, max(1, int(self._left() / (one * tries(cases, STAGES)))))
        whole = sum(stage.times for stage in STAGES)
        done = 0
        for number, stage in enumerate(STAGES):
            share = self._left() / (one * self.worlds * tries(cases, STAGES[number:]))
            most, each = stage.most, stage.each
            if share < 0.9:  # it takes longer than it seemed at first
                most, each, self.hurried = max(LEAST_CASES, int(share * most)), 1, True
            cases = sorted(worst(cases, most, each), key=lambda case: -case.cost)
            began, played = self.watch.worked(), 0
            for place, case in enumerate(cases, 1):
                if self._left() < -GRACE * self._seconds():
                    self.closest, self.hurried = cases[: place - 1] or self.closest, True
                    return
                case.compare(stage.times * self.worlds, stage.rivals)
                played += case.played()
                yield GLANCED + (1 - GLANCED) * (done + stage.times * place / len(cases)) / whole
            one = (self.watch.worked() - began) / max(1, played)
            done += stage.times
            self.closest = cases

    def _seconds_for_one(self, cases: Sequence[Case]) -> float:
        """How long it takes to play on with one option in one world, by a few that are tried."""
        began, played = perf_counter(), 0
        for case in worst(cases, SAMPLES, 0):
            twin = case.twin()
            twin.compare(1, 1)
            played += twin.played()
        return (perf_counter() - began) / max(1, played) + 1e-6

    def _seconds(self) -> float:
        return inf if self.effort.is_fixed() else self.effort.seconds

    def _left(self) -> float:
        """The seconds that are left."""
        return self._seconds() - self.watch.worked()

    # What came of it.

    def review(self) -> Review:
        record, end = self.record, self.end
        least = LEAST_COST * self.bot(0).guide.scale
        found = [case.choice() for case in self.closest if case.is_compared()]
        named = [choice for choice in found if choice.cost >= max(least, CERTAIN * choice.doubt)]
        judged = [sum(case.seat == seat for case, _ in self.cases) for seat in range(record.seats)]
        return Review(
            record.game,
            record.seats,
            dict(record.options),
            len(record.choices),
            end.is_over(),
            self.rounds,
            self.points,
            judged,
            sorted(named, key=lambda choice: -choice.cost),
            end.scores() or [],
            end.ranking() if end.is_over() else [],
            self.seed,
            self.glances,
            self.worlds,
            self.hurried,
        )


def tries(cases: Sequence[Case], stages: Sequence[Stage]) -> int:
    """How often these stages play on in each of the worlds of the first one."""
    return max(1, sum(min(len(cases), stage.most) * (1 + stage.rivals) * stage.times for stage in stages))


def worst(cases: Sequence[Case], most: int, each: int) -> list[Case]:
    """The cases that cost most, among them some of each seat, in the order of the game."""
    order = sorted(cases, key=lambda case: -case.cost)
    seats = {case.seat for case in cases}
    own = [case for seat in seats for case in [case for case in order if case.seat == seat][:each]]
    rest = [case for case in order if case not in own]
    return sorted([*own, *rest[: max(0, most - len(own))]], key=lambda case: case.at)
