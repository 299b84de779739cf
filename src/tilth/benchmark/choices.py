"""How long a choice takes: its effect, what happens by itself after it, and the list of the options that come next.

That is what a person or a search waits for. Physical outcomes are worked out before, as tables do. Listing the options
once more would be nearer to the list alone, but finds whatever the rules have kept from the first time.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

from tilth.core import Game, Record, State


def choice_times(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> list[float]:
    """Microseconds of the processor for each choice of a random game."""
    state, random, times = game.new(seats, options, seed), Random(seed), []
    gc.disable()
    try:
        while not state.is_over():
            seat, option = _picked(state, random)
            began = process_time()
            state.choose(seat, option)
            for owing in state.to_act():
                state.options(owing)
            times.append((process_time() - began) * 1e6)
    finally:
        gc.enable()
    return times


def game_until(game: Game, seats: int, options: Mapping[str, Any], seed: int, choices: int) -> Record:
    """The same random game as a record, up to one of its choices."""
    state, random = game.new(seats, options, seed), Random(seed)
    record = Record.of(game, state, seed)
    for _ in range(choices):
        seat, option = _picked(state, random)
        record.choices.append((seat, option))
        state.choose(seat, option)
    return record


def _picked(state: State, random: Random) -> tuple[int, str]:
    seat = state.to_act()[0]
    options = state.options(seat)
    return seat, state.settle(seat, options[int(random.random() * len(options))])


def least(rounds: Sequence[Sequence[float]]) -> list[float]:
    """The least time of each piece of work that was done in every round: what it took more was other programs'."""
    return [min(times) for times in zip(*rounds, strict=True)]


def percentile(times: Sequence[float], percent: float) -> float:
    """The time that so many percent of them do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
