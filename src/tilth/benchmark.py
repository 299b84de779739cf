"""Measuring random play of one game on one core, through the public contract."""

from __future__ import annotations

from collections.abc import Mapping
from platform import python_version
from random import Random
from time import process_time
from typing import Any

from tilth.core import Game, State, compiled

REPEATS = 5
CLONES = 2000


def measure(game: Game, seats: int, options: Mapping[str, Any] | None = None, seconds: float = 6) -> dict[str, Any]:
    """Speeds as CPU time of this process: the best of a few repeats, since other programs only ever slow us down."""
    chosen = game.check(seats, options)
    rates, played, first = [], 0, 0
    for _ in range(REPEATS):
        began = process_time()
        games = decisions = 0
        while process_time() - began < seconds / (REPEATS + 1):
            decisions += play(game.new(seats, chosen, first), Random(first))
            games += 1
            first += 1
        spent = process_time() - began
        rates.append((decisions / spent, games / spent))
        played += games
    best = max(rates)
    return {
        "game": game.name,
        "seats": seats,
        "options": chosen,
        "decisions_per_s": round(best[0], 1),
        "games_per_s": round(best[1], 2),
        "clone_us": round(min(clone_time(middle(game, seats, chosen, seed)) for seed in range(REPEATS)), 3),
        "compiled": compiled(),
        "games": played,
        "python": python_version(),
    }


def play(state: State, random: Random, most: int | None = None) -> int:
    """Choose at random until the game is over, or so many times; give the number of choices."""
    made = 0
    while not state.is_over() and made != most:
        seat = state.to_act()[0]
        options = state.options(seat)
        state.choose(seat, options[int(random.random() * len(options))])
        made += 1
    return made


def middle(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> State:
    """The state in the middle of a random game."""
    whole = play(game.new(seats, options, seed), Random(seed))
    state = game.new(seats, options, seed)
    play(state, Random(seed), whole // 2)
    return state


def clone_time(state: State) -> float:
    """Microseconds for one clone."""
    began = process_time()
    for _ in range(CLONES):
        state.clone()
    return (process_time() - began) / CLONES * 1e6
