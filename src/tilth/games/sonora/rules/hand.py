"""A person's hand is never quite where it aims: the error of a flick, one spread for everybody.

Nothing that a client says about a gesture can be trusted, so nothing is asked: the table draws the error from the
hidden seed and the number of the flick, whether the aim came from a mouse, a finger, keys, sliders or typed numbers.
No two flicks of a game share an error, and nobody can work it out beforehand.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from tilth.core.rng import Rng
from tilth.games.sonora.rules.notation import LEAST_STRENGTH, MOST_STRENGTH, Aim

ANGLE_SPREAD: Final = 60
STRENGTH_SPREAD: Final = 15
"""Hundredths of a degree, and tenths of a percent of the strength: what a careful person misses by with a mouse, who
pulls about a hundred pixels and lets go within one of where they meant to."""
MOST: Final = 3
"""No hand misses by more than so many times its spread."""


def chance(rng: Rng, number: int) -> Rng:
    """A generator for the flick of this number: it leaves the game's own untouched, and no other flick has it."""
    mixed = blake2b(f"{rng.seed}:{rng.used}:flick {number}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(mixed, "little"))


def wobble(rng: Rng) -> int:
    """An error around nought with a spread of a thousand."""
    return sum([rng.below(2001) - 1000 for _ in range(MOST)])


def unsteady(aim: Aim, rng: Rng) -> Aim:
    """The flick that the hand makes of an aim."""
    angle = (aim.angle * 1000 + wobble(rng) * ANGLE_SPREAD + 500) // 1000 % 36000
    strength = aim.strength + (aim.strength * wobble(rng) * STRENGTH_SPREAD + 500_000) // 1_000_000
    strength = min(max(strength, LEAST_STRENGTH), MOST_STRENGTH)
    return Aim(aim.disc, aim.placed, aim.x, aim.y, angle, strength, "")
