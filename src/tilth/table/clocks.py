"""How long each seat may still think. Time comes from outside, so that tests and restarts see the same clock."""

from __future__ import annotations

from msgspec import Struct

from tilth.table.seats import ClockRules

GRACE = 30.0
"""Seconds that somebody who comes back has at least."""


class Clock(Struct):
    """Seconds left for each seat, as they stood at `since`; only seats in `running` lose time."""

    left: list[float]
    running: list[int]
    away: list[bool]
    since: float

    def left_at(self, now: float) -> list[float]:
        """Seconds left for each seat now, never below zero."""
        gone = max(0.0, now - self.since)
        return [max(0.0, left - gone) if seat in self.running else left for seat, left in enumerate(self.left)]

    def deadline(self) -> float | None:
        """When the first of the running seats is out of time."""
        if not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def out_of_time(self, now: float) -> list[int]:
        left = self.left_at(now)
        return [seat for seat in self.running if left[seat] <= 0]


def start(rules: ClockRules, seats: int, acting: list[int], now: float) -> Clock | None:
    """Set the clock of a game that begins."""
    if rules.kind == "none":
        return None
    return Clock([float(rules.seconds)] * seats, list(acting), [False] * seats, now)


def press(
    clock: Clock, rules: ClockRules, seat: int | None, acting: list[int], now: float, ready: bool = True
) -> Clock:
    """After a choice by `seat` (None: nobody's, as after an undo) these seats owe one: their time runs. A bank grows
    only when the seat is `ready`, so that it does not tell how often one chose in secret."""
    left = clock.left_at(now)
    if rules.kind == "move":
        for other in range(len(left)):
            if other == seat or other not in clock.running:
                left[other] = float(rules.seconds)
    elif ready and seat is not None and seat in clock.running and not clock.away[seat]:
        left[seat] += rules.increment
    return Clock(left, list(acting), list(clock.away), now)


def gone(clock: Clock, seat: int, now: float) -> Clock:
    """Somebody ran out of time: from now on others choose for that seat."""
    away = list(clock.away)
    away[seat] = True
    return Clock(clock.left_at(now), clock.running, away, now)


def back(clock: Clock, rules: ClockRules, seat: int, now: float) -> Clock:
    """Somebody is there again and gets time to look around."""
    left, away = clock.left_at(now), list(clock.away)
    away[seat] = False
    left[seat] = max(left[seat], min(GRACE, float(rules.seconds)))
    return Clock(left, clock.running, away, now)
