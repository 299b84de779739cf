"""By how much each seat may expect to be ahead in the end, for all that it can know."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf
from time import perf_counter

from tilth.bots.search import Search
from tilth.core.state import State


def outlook(bot: Search, state: State, worlds: int, seconds: float = inf) -> list[float]:
    """The lead of every seat on average over so many worlds that it can imagine, or over those there is time for."""
    if state.is_over():
        return [bot.eye.lead(state, seat) for seat in range(state.seats)]
    began, share = perf_counter(), seconds / state.seats
    return [round(_lead(bot, state, seat, worlds, began + share * (seat + 1)), 2) for seat in range(state.seats)]


def _lead(bot: Search, state: State, seat: int, worlds: int, ends: float) -> float:
    imagined: list[State] = []
    while len(imagined) < worlds and (not imagined or perf_counter() < ends):
        world = state.determinize(seat, bot.rng)
        bot.turn.play_on(world)
        imagined.append(world)
    return mean(bot.eye.leads(imagined, seat))


def mean(values: Sequence[float]) -> float:
    """What `statistics.fmean` gives; the browser's Python comes without that module."""
    return fsum(values) / len(values)
