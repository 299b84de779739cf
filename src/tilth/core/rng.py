"""The one source of chance in a game: a seed and how often it was asked."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64


class Rng:
    """Numbers hashed from a seed and a counter.

    The whole state is two integers, so a clone is free and equal on every machine. A hash instead of a small linear
    generator, because players see dice and cards: from what they see nobody can work out what comes next.
    """

    __slots__ = ("seed", "used")

    def __init__(self, seed: int, used: int = 0) -> None:
        self.seed: int = seed
        self.used: int = used

    def clone(self) -> Rng:
        return Rng(self.seed, self.used)

    def fork(self) -> Rng:
        """Start an independent generator, for a seat that draws while others draw too."""
        halves: tuple[int, int] = _FIRST.unpack_from(self._hash())
        return Rng(halves[1] << 32 | halves[0])

    def below(self, bound: int) -> int:
        """Give a whole number from 0 to bound - 1."""
        halves: tuple[int, int] = _FIRST.unpack_from(self._hash())
        return (halves[1] * bound + (halves[0] * bound >> 32)) >> 32

    def roll(self, sides: int = 6) -> int:
        """Throw a die."""
        return self.below(sides) + 1

    def pick(self, items: list[Any]) -> Any:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put a list into random order, in place."""
        halves: tuple[int, ...] = ()
        taken = 16
        for last in range(len(items) - 1, 0, -1):
            if taken == 16:
                halves = _ALL.unpack(self._hash())
                taken = 0
            low: i64 = halves[taken]
            high: i64 = halves[taken + 1]
            bound: i64 = last + 1
            taken += 2
            other = (high * bound + (low * bound >> 32)) >> 32
            items[last], items[other] = items[other], items[last]

    def _hash(self) -> bytes:
        text = f"{self.seed}:{self.used}"
        self.used += 1
        return blake2b(text.encode()).digest()


_ALL: Final = Struct("<16I")
_FIRST: Final = Struct("<2I")
"""A hash is eight numbers of 64 bits; times a bound, without the lower 64 bits, each gives a number below the bound. It
is worked out in halves, the low one first, so that compiled code has no need of numbers longer than a register."""
