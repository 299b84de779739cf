"""Games in which everybody chooses at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tilth.core import Game, State


def play(state: State, random: Random, most: int | None = None) -> int:
    """Choose at random until the game is over, or so many times; give the number of choices."""
    made = 0
    while not state.is_over() and made != most:
        seat = state.to_act()[0]
        options = state.options(seat)
        state.choose(seat, options[int(random.random() * len(options))])
        made += 1
    return made


def positions(game: Game, seats: int, options: Mapping[str, Any], seed: int, number: int) -> list[State]:
    """So many states of one random game, as far from its beginning and its end as from each other."""
    whole = play(game.new(seats, options, seed), Random(seed))
    state, random, met, made = game.new(seats, options, seed), Random(seed), [], 0
    for place in range(1, number + 1):
        made += play(state, random, whole * place // (number + 1) - made)
        met.append(state.clone())
    return met
