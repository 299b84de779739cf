"""What is noted while a game is played: where points came from round by round, and how long bots thought."""

from __future__ import annotations

from math import ceil, log10

from tilth.arena.row import Points, Watched
from tilth.core import State

STEPS = 4
"""Steps of `pace` in a power of ten."""
LEAST = 1e-6


def pace(seconds: float) -> int:
    """A time as a step of a scale in which each is so many times the one before: 0 for a microsecond or less."""
    return max(0, ceil(STEPS * log10(max(LEAST, seconds) / LEAST)))


def pace_seconds(step: int) -> float:
    """The longest time of a step."""
    return float(LEAST * 10 ** (step / STEPS))


class Watcher:
    """Looks on while a game is played."""

    def __init__(self, state: State) -> None:
        self._round = state.round
        self._rounds: list[list[dict[str, int]]] = []
        self._paces: list[dict[int, int]] = [{} for _ in range(state.seats)]
        self._thought = [0.0] * state.seats
        self._longest = [0.0] * state.seats

    def decided(self, seat: int, seconds: float) -> None:
        """A seat has decided, after so long."""
        paces, step = self._paces[seat], pace(seconds)
        paces[step] = paces.get(step, 0) + 1
        self._thought[seat] += seconds
        self._longest[seat] = max(self._longest[seat], seconds)

    def went_on(self, state: State) -> None:
        """The game went on; a round may have ended."""
        if state.round != self._round or state.is_over():
            scores = state.scores() if self._round else None
            if scores is not None:
                self._rounds.append(scores)
            self._round = state.round

    def watched(self, state: State) -> Watched:
        """What was seen up to the end."""
        final = state.scores() or [{} for _ in range(state.seats)]
        if not state.is_over() or not self._rounds:
            self._rounds.append(final)
        categories = tuple(dict.fromkeys(name for scores in self._rounds for parts in scores for name in parts))
        rounds = tuple(tuple(_points(parts, categories) for parts in scores) for scores in self._rounds)
        return Watched(categories, rounds, tuple(self._paces), tuple(self._thought), tuple(self._longest))


def _points(parts: dict[str, int], categories: tuple[str, ...]) -> Points:
    return tuple([parts.get(name, 0) for name in categories])
