"""Random games with every law tried on the way; of those that fail, the smallest is kept as a record."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from tests.contract.laws import check, events_are_named, scores_and_places_agree
from tilth.core import Event, Game, Record, Rng, State

MOST_CHOICES = 20_000
"""A game that has not ended after so many choices never will."""
SECONDS = 20.0
"""A choice that takes so much time of the processor never comes to an end."""
TRIES = 300
"""Shorter games that are tried once one has failed."""

Audit = Callable[[State, list[Event]], None]
"""A law of one game, asked after every choice with what was told of it."""


class Endless(Exception):
    """A game or a choice that does not end."""


@dataclass
class Failure:
    """A game up to the choice with which it broke a law, and how; `in_trial` if one of the laws broke on its own trials
    (on clones, saved states and views) and the game itself could go on."""

    record: Record
    error: Exception
    in_trial: bool = False

    def text(self) -> str:
        reason = f"{type(self.error).__name__}: {self.error}".replace("\n", " ")[:500]
        return f"# {reason}\n{self.record.to_text()}"


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Break off what takes too much time of the processor; other programs do not count."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Endless(f"no end after {seconds} seconds")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def attempt(rules: Game, record: Record, rng: Rng, every: int, audits: tuple[Audit, ...] = ()) -> Failure | None:
    """Play a random game into an empty record; all laws are tried at about one decision in `every`."""
    in_trial = False
    try:
        with bounded(SECONDS):
            state = record.begin(rules, telling=True)
        while not state.is_over():
            if len(record.choices) >= MOST_CHOICES:
                raise Endless(f"no end after {MOST_CHOICES} choices")
            with bounded(SECONDS):
                if rng.below(every) == 0:
                    in_trial = True
                    check(rules, state, rng)
                    in_trial = False
                seat = rng.pick(state.to_act())
                option = state.settle(seat, rng.pick(state.options(seat)))
                record.choices.append((seat, option))
                step(state, seat, option, audits)
        scores_and_places_agree(state)
    except Exception as error:
        return Failure(record, error, in_trial)
    return None


def step(state: State, seat: int, option: str, audits: tuple[Audit, ...]) -> None:
    """Make one choice, and ask what must hold after every one."""
    state.choose(seat, option)
    events = state.take_events()
    events_are_named(state, events)
    for audit in audits:
        audit(state, events)


def smaller(rules: Game, failure: Failure, audits: tuple[Audit, ...] = ()) -> Failure:
    """The same failure with as many choices left out as a few hundred tries allow."""
    best = failure
    if isinstance(failure.error, Endless):
        return failure
    size = len(best.record.choices) // 2
    tries = 0
    while size and tries < TRIES:
        start = 0
        while start < len(best.record.choices) and tries < TRIES:
            tries += 1
            left = best.record.choices[:start] + best.record.choices[start + size :]
            found = again(rules, best, left, audits)
            if (
                found
                and type(found.error) is type(failure.error)
                and len(found.record.choices) < len(best.record.choices)
            ):
                best = found
            else:
                start += size
        size //= 2
    return best


def again(
    rules: Game, failure: Failure, choices: list[tuple[int, str]], audits: tuple[Audit, ...] = ()
) -> Failure | None:
    """Play choices once more, passing over those that are not legal now; the laws are tried at the end if one broke."""
    old = failure.record
    record = Record(old.game, old.rules_version, old.seats, old.options, old.seed)
    in_trial = False
    try:
        with bounded(SECONDS):
            state = record.begin(rules, telling=True)
        for seat, option in choices:
            with bounded(SECONDS):
                if state.admits(seat, option):
                    record.choices.append((seat, option))
                    step(state, seat, option, audits)
        if failure.in_trial and not state.is_over():
            in_trial = True
            with bounded(SECONDS):
                check(rules, state, Rng(1))
    except Exception as error:
        return Failure(record, error, in_trial)
    return None


def fuzz(
    rules: Game,
    cases: list[tuple[int, dict[str, Any], int]],
    keep: Path,
    every: int = 60,
    audits: tuple[Audit, ...] = (),
    tell: Callable[[int], None] | None = None,
) -> list[Failure]:
    """Play a game for each case of seats, options and seed; the smallest one that fails is kept in a file."""
    failures: list[Failure] = []
    for number, (seats, options, seed) in enumerate(cases, 1):
        record = Record(rules.name, rules.rules_version, seats, rules.check(seats, options), seed)
        failure = attempt(rules, record, Rng(seed), every, audits)
        if failure is not None:
            failures.append(smaller(rules, failure, audits))
            least = min(failures, key=lambda one: len(one.record.choices))
            keep.write_text(least.text(), encoding="utf-8")
        if tell is not None:
            tell(number)
    return failures
