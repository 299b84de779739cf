"""Learns a game from nothing but its rules, by playing against itself; `docs/learning.md` tells what comes of it.

pip install 'tilth[learn]'
python examples/learning/learn.py petrichor
"""

from __future__ import annotations

import argparse
import os
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Protocol

import numpy as np
from judge import Judge, Rows
from learner import Learner, lead

from tilth.bots import bot
from tilth.core import Bot, Rng, State, ask
from tilth.games import game
from tilth.games.encodings import encoding
from tilth.workers import Crew, in_turn, processes

KEPT = 2
"""Rounds whose games are learned from: what was played long ago was played badly."""
CURIOUS = 0.02
"""How often any option is taken: nobody learns what comes of what was never played."""
TRUST = 0.7
"""How much of what a choice is worth is told by what came after the next one; the rest by what the judge says then."""
FRESH = 10**9
"""From this number on are the deals on which it is measured."""


@dataclass(frozen=True)
class Place:
    """What is played by how many, and against whom it is measured."""

    game: str
    seats: int
    rival: str


class Learns(Protocol):
    """Whoever makes a judge of experience."""

    def learn(self, rows: Rows, leads: Rows) -> Judge:
        """A judge who knows by how much one is ahead who has seen such rows."""


def play(state: State, players: Sequence[Bot], rng: Rng) -> Iterator[int]:
    """Play a game to its end; says after each choice whose it was."""
    while not state.is_over():
        seat = state.to_act()[0]
        state.choose(seat, ask(players[seat], state, seat, rng))
        yield seat


def practise(place: Place, judge: Judge | None, seed: int) -> tuple[Rows, Rows]:
    """A game against oneself: what was seen after each choice, and what that was worth."""
    played = game(place.game)
    state = played.new(place.seats, {}, seed)
    players = [Learner(played, judge, seed * place.seats + seat, CURIOUS) for seat in range(place.seats)]
    seen: list[list[memoryview[float]]] = [[] for _ in players]
    for seat in play(state, players, Rng(seed)):
        seen[seat].append(encoding(played).observe(state, seat))
    rows = [np.array(own, np.float32) for own in seen]
    leads = [worth(own, lead(state, seat), judge) for seat, own in enumerate(rows)]
    return np.concatenate(rows), np.concatenate(leads)


def worth(rows: Rows, end: float, judge: Judge | None) -> Rows:
    """What each of a seat's choices was worth: partly how it ended, partly what the judge said on the way, since the
    luck of one game says little (temporal differences)."""
    if judge is None:
        return np.full(len(rows), end, np.float32)
    said = judge.leads(rows)
    found = np.empty_like(said)
    for at in range(len(rows) - 1, -1, -1):
        found[at] = end
        end = TRUST * end + (1 - TRUST) * said[at]
    return found


def meet(place: Place, judge: Judge | None, number: int) -> tuple[float, float]:
    """A game against the rival, each deal once from every seat: the share of the win, and the lead."""
    played = game(place.game)
    deal, own = divmod(number, place.seats)
    state = played.new(place.seats, {}, FRESH + deal)
    players: list[Bot] = [bot(played, place.rival, FRESH + number + seat) for seat in range(place.seats)]
    players[own] = Learner(played, judge, number)
    for _ in play(state, players, Rng(number)):
        pass
    places = state.ranking()
    return (places[own] == 1) / places.count(1), lead(state, own)


def learn(place: Place, rounds: int, games: int, seed: int, crew: Crew, pupil: Learns) -> Iterator[Judge]:
    """A better judge after each round."""
    judge: Judge | None = None
    kept: deque[tuple[Rows, Rows]] = deque(maxlen=KEPT * games)
    for number in range(rounds):
        first = (seed * rounds + number) * games
        kept.extend(in_turn(crew, partial(practise, place, judge), range(first, first + games)))
        rows, leads = zip(*kept, strict=True)
        judge = pupil.learn(np.concatenate(rows), np.concatenate(leads))
        yield judge


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns a game from nothing but its rules.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--games", type=int, default=1000, help="against itself, in each round")
    parser.add_argument("--rival", default="easy", help="the level that it is measured against")
    parser.add_argument("--meetings", type=int, default=40, help="games against the rival after each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", type=Path, default=Path("judge.npz"), help="where the network is kept")
    asked = parser.parse_args()

    from pupil import Pupil

    place = Place(asked.game, asked.seats, asked.rival)
    began = perf_counter()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # every core plays a game of its own
    with processes(manner=get_context("spawn")) as crew:

        def measure(number: int, judge: Judge | None) -> None:
            met = list(in_turn(crew, partial(meet, place, judge), range(asked.meetings)))
            minutes, (wins, ahead) = (perf_counter() - began) / 60, np.mean(met, 0)
            print(f"{number * asked.games},{minutes:.1f},{100 * wins:.1f},{ahead:+.1f}", flush=True)

        print("games,minutes,wins in %,lead in points")
        measure(0, None)
        for number, judge in enumerate(learn(place, asked.rounds, asked.games, asked.seed, crew, Pupil(asked.seed)), 1):
            judge.save(asked.judge)
            measure(number, judge)


if __name__ == "__main__":
    main()
