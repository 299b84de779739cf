"""Games that bots play to learn from: positions as their seats saw them, and how far ahead each was in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy

from tilth import bots, games
from tilth.bots.eye import Eye
from tilth.bots.glance import Glance
from tilth.bots.net import from_text
from tilth.core import Bot, Guide, Rng, State, ask

NOISE = (0, 5, 10, 20, 35)
"""How many of a hundred decisions are left to chance; one of these in each game, so that odd positions are met too."""
OLD_HAND = 25
"""How many of a hundred players are the guide's own policy instead of a learner."""
LONGEST = 4000
"""A game of more decisions teaches nothing any more."""


@dataclass(frozen=True)
class Lesson:
    """Some games for one worker: which, by whom, and from which seed on."""

    game: str
    nets: tuple[str, ...]
    """The learners as text, since they may play on another machine, from the newest; without any it is the guide's
    points alone."""
    first: int
    games: int


@dataclass(frozen=True)
class Experience:
    """Rows of features, with the lead as the guide had it and as it was in the end, and the game they are from."""

    features: Any
    leads: Any
    finals: Any
    numbers: Any

    @classmethod
    def read(cls, files: Sequence[Path]) -> Experience:
        """What several files hold, together."""
        parts = [numpy.load(file) for file in files]
        joined = [numpy.concatenate([part[name] for part in parts]) for name in cls.__dataclass_fields__]
        return cls(*joined)

    def write(self, file: Path) -> None:
        numpy.savez_compressed(file, **{name: getattr(self, name) for name in self.__dataclass_fields__})


class Learner(Bot):
    """A player who leaves some decisions to chance."""

    def __init__(self, player: Bot, guide: Guide, noise: int, seed: int) -> None:
        self.player = player
        self.guide = guide
        self.noise = noise
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> str:
        if self.rng.below(100) < self.noise and self.guide.thinks(state, seat):
            option: str = self.rng.pick(self.guide.candidates(state, seat))
            return self.guide.by_hand(state, seat, option, self.rng)
        return self.player.choose(state, seat)


def gather(lesson: Lesson) -> Experience:
    """Play the games of a lesson and note what was seen."""
    guide = bots.guide(games.game(lesson.game))
    eyes = [Eye(guide, from_text(net), 0.3) for net in lesson.nets] or [Eye(guide, None, 0.3)]
    rows: list[list[float]] = []
    leads: list[float] = []
    finals: list[float] = []
    numbers: list[int] = []
    for number in range(lesson.first, lesson.first + lesson.games):
        noted, state = play(lesson.game, guide, eyes, number)
        judge = Eye(guide)
        ends = [judge.lead(state, seat) for seat in range(state.seats)] if state.is_over() else []
        for seat, features, lead in noted if ends else []:
            rows.append(features)
            leads.append(lead)
            finals.append(ends[seat])
            numbers.append(number)
    real = numpy.float32
    return Experience(
        numpy.array(rows, real), numpy.array(leads, real), numpy.array(finals, real), numpy.array(numbers, numpy.int64)
    )


Seen = tuple[int, list[float], float]
"""What a seat saw of a position: the seat, its features, and the lead as the guide had it."""


def play(name: str, guide: Guide, eyes: Sequence[Eye], number: int) -> tuple[list[Seen], State]:
    """One game, with what was seen of it on the way."""
    game = games.game(name)
    rng = Rng(number)
    tables = guide.lessons(game)
    seats, options = tables[number % len(tables)]
    state = game.new(seats, options, number)
    noise: int = rng.pick(list(NOISE))
    players = []
    for seat in range(seats):
        old = rng.below(100) < OLD_HAND
        eye = eyes[0] if rng.below(100) < 70 else rng.pick(list(eyes))
        player = guide.policy(number * 64 + seat) if old else Glance(eye, number * 64 + seat)
        players.append(Learner(player, guide, noise, number * 64 + seat))
    judge = Eye(guide)
    noted: list[Seen] = []
    for _ in range(LONGEST):
        if state.is_over():
            break
        seat = state.to_act()[0]
        if guide.rests(state):
            for looker in {seat, rng.below(seats)}:
                seen = state.determinize(looker, rng)
                noted.append((looker, guide.features(seen, looker), judge.lead(seen, looker)))
        state.choose(seat, state.settle(seat, ask(players[seat], state, seat, rng)))
    return noted, state
