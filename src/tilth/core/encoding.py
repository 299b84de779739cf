"""A position and its options as numbers, for programs that learn: one form for all tables of a game."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from typing import Any, Final
from zlib import crc32

from mypy_extensions import mypyc_attr

from tilth.core.state import State

NO_NUMBER: Final = -1
VIEWED: Final = 512
HASHED: Final = 1024


class Block:
    """A part of what is observed: numbers that have names, all of them between two bounds."""

    __slots__ = ("entries", "high", "low", "name")

    def __init__(self, name: str, entries: list[str], low: float = 0.0, high: float = 1.0) -> None:
        self.name = name
        self.entries = entries
        self.low = low
        self.high = high


class Group:
    """A part of what can be done: actions that stand beside each other in the numbering, each with its name."""

    __slots__ = ("entries", "name")

    def __init__(self, name: str, entries: list[str]) -> None:
        self.name = name
        self.entries = entries


class Axis:
    """One direction of a domain, for whoever takes any point of it and not only those that have a number."""

    __slots__ = ("high", "low", "name")

    def __init__(self, name: str, low: float, high: float) -> None:
        self.name = name
        self.low = low
        self.high = high


def starts(parts: list[tuple[str, int]]) -> dict[str, int]:
    """Where each of some parts begins that stand one after the other, by name; they come with their lengths."""
    found: dict[str, int] = {}
    at = 0
    for name, length in parts:
        found[name] = at
        at += length
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Every answer has a plain default, so that a game can be learned with nothing written; a game's own says better.

    Seats are counted from whoever looks: oneself is 0, the next clockwise 1. What a table does not have is 0.
    """

    def __init__(
        self,
        blocks: list[Block] | None = None,
        groups: list[Group] | None = None,
        hashed: int = HASHED,
        axes: list[Axis] | None = None,
    ) -> None:
        self.blocks: list[Block] = blocks if blocks is not None else [_viewed()]
        """What `look` gives, in its order."""
        self.groups: list[Group] = groups[:] if groups is not None else []
        """All that can be done, in the order of the numbers; at the end those that are shared out by a hash."""
        self.fixed: int = sum([len(group.entries) for group in self.groups])
        """The first number of those that are shared out; the ones below mean the same in every game."""
        self.hashed: int = hashed
        if hashed:
            self.groups.append(Group("hashed", [f"bucket {at}" for at in range(hashed)]))
        self.axes: list[Axis] = axes if axes is not None else []
        """The directions of the domain whose points are options, where the game has one."""
        self.size: int = sum([len(block.entries) for block in self.blocks])
        """How many numbers are observed."""
        self.actions: int = self.fixed + hashed
        """How many numbers there are for what can be done."""

    # What a game answers.

    def look(self, state: State, seat: int, row: memoryview[float]) -> None:
        """Write what a seat sees, as `blocks` name it, into a row of zeros; others have not chosen yet. Nothing else
        than what `state.seat_view(seat)` shows may decide it."""
        _hashed_view(state, seat, row)

    def seen(self, state: State, seat: int) -> State:
        """The position to look at: as the seat may know it while several choose at once."""
        return state.seen_by(seat)

    def choices(self, state: State, seat: int) -> list[str]:
        """The options that have numbers; where they are a domain, some of its points."""
        return state.options(seat)

    def place(self, state: State, seat: int, options: list[str]) -> list[int]:
        """The number of each of these options of one decision in `groups`; NO_NUMBER for one that is not named there,
        and gets its number by a hash."""
        return [NO_NUMBER] * len(options)

    def ranges(self, state: State, seat: int) -> bool:
        """Whether the decision a seat owes has a domain, so that any point of `axes` can be chosen."""
        return False

    def point(self, state: State, seat: int, values: list[float]) -> str:
        """The option at a point of `axes`; values beyond their bounds count as the bound."""
        raise NotImplementedError

    # What everybody asks.

    def observe(self, state: State, seat: int) -> memoryview[float]:
        """A position as a seat may know it, always of the length `size`: numbers of 32 bits that lie beside each other,
        as arrays take them, since a list of so many is slow to make and slower to read."""
        row = memoryview(bytearray(4 * self.size)).cast("f")
        self.look(self.seen(state, seat), seat, row)
        return row

    def named(self, row: Sequence[float]) -> dict[str, float]:
        """An observation with the name of every number."""
        return {self.entry(at): value for at, value in enumerate(row)}

    def numbers(self, state: State, seat: int, options: list[str]) -> list[int]:
        """The numbers of these options, all those of one decision; no number stands for two of them.

        Options that are not named share the numbers at the end: each is asked, in the order of the alphabet, whether
        the one its hash says is free, and goes on to the next free one if not. One that finds none has no number.
        """
        found = self.place(state, seat, options)
        if NO_NUMBER not in found:
            return found
        taken: set[int] = set()
        waiting = sorted([at for at, number in enumerate(found) if number == NO_NUMBER], key=options.__getitem__)
        for at in waiting[: self.hashed]:
            bucket = crc32(options[at].encode()) % self.hashed
            while bucket in taken:
                bucket = (bucket + 1) % self.hashed
            taken.add(bucket)
            found[at] = self.fixed + bucket
        return found

    def mask(self, state: State, seat: int) -> list[int]:
        """The numbers of what a seat may choose now, in rising order."""
        numbers = self.numbers(state, seat, self.choices(state, seat))
        return sorted([number for number in numbers if number != NO_NUMBER])

    def number(self, state: State, seat: int, option: str) -> int:
        """The number of an option; NO_NUMBER for a point of a domain that is none of `choices`."""
        options = self.choices(state, seat)
        return self.numbers(state, seat, options)[options.index(option)] if option in options else NO_NUMBER

    def option(self, state: State, seat: int, number: int) -> str:
        """The option that a number stands for in the decision a seat owes."""
        options = self.choices(state, seat)
        return options[self.numbers(state, seat, options).index(number)]

    def means(self, number: int) -> str:
        """What a number stands for: its group and its name there."""
        for group in self.groups:
            if number < len(group.entries):
                return f"{group.name}: {group.entries[number]}"
            number -= len(group.entries)
        raise IndexError(number)

    def entry(self, at: int) -> str:
        """What stands at a place of an observation: its block and its name there."""
        for block in self.blocks:
            if at < len(block.entries):
                return f"{block.name}: {block.entries[at]}"
            at -= len(block.entries)
        raise IndexError(at)


def _viewed() -> Block:
    return Block("view", [f"bucket {at}" for at in range(VIEWED)], -1e6, 1e6)


def _hashed_view(state: State, seat: int, row: memoryview[float]) -> None:
    """The view of a seat and what it is asked, every fact counted in the bucket that its name and path hash to."""
    step = state.deciding(seat)
    asked = "" if step is None else f"{step.name} {dumps(step.prompt(state), sort_keys=True)}"
    _count("asked", asked, row)
    _count("seat", str(seat), row)
    _count("view", state.seat_view(seat), row)


def _count(path: str, value: Any, row: memoryview[float]) -> None:
    if isinstance(value, dict):
        for key in value:
            _count(f"{path}.{key}", value[key], row)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            _count(f"{path}.{at}", item, row)
    elif isinstance(value, str):
        row[crc32(f"{path}={value}".encode()) % VIEWED] += 1.0
    elif value is not None:
        row[crc32(path.encode()) % VIEWED] += float(value)
