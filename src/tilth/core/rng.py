"""The one source of chance in a game: a seed and how often it was asked."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Any


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
        return Rng(self._block()[0])

    def below(self, bound: int) -> int:
        """Give a whole number from 0 to bound - 1."""
        return (self._block()[0] * bound) >> 64

    def roll(self, sides: int = 6) -> int:
        """Throw a die."""
        return self.below(sides) + 1

    def pick(self, items: list[Any]) -> Any:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put a list into random order, in place."""
        block: tuple[int, ...] = ()
        taken = 8
        last = len(items) - 1
        while last > 0:
            if taken == 8:
                block = self._block()
                taken = 0
            other = (block[taken] * (last + 1)) >> 64
            taken += 1
            items[last], items[other] = items[other], items[last]
            last -= 1

    def _block(self) -> tuple[int, ...]:
        text = f"{self.seed}:{self.used}"
        self.used += 1
        return unpack("<8Q", blake2b(text.encode()).digest())
