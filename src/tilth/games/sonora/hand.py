"""A person's hand is never quite where it aims: the error of a flick, the same measure for everybody.

Who flicks with a finger or a mouse brings an error that the gesture itself shows: how much it trembled just before it
let go. Even the calmest hand has a little. Who aims with keys, sliders or numbers has no gesture; that error is a fixed
one. The error is hashed from the hidden seed and from everything that was flicked before, so nobody can work it out.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from tilth.core.rng import Rng
from tilth.games.sonora.notation import LEAST_STRENGTH, MOST_STRENGTH, Aim

CALM_ANGLE: Final = 30
CALM_STRENGTH: Final = 8
"""The spread of the calmest hand: hundredths of a degree, and tenths of a percent of the strength."""
KEYS_ANGLE: Final = 90
KEYS_STRENGTH: Final = 20
"""The spread of an aim with keys or numbers."""
MOST_ANGLE: Final = 800
MOST_TREMBLE: Final = 150
"""A gesture counts as no worse than this."""


def spreads(aim: Aim) -> tuple[int, int]:
    """How far a flick may miss: the spread of its direction and of its strength."""
    if aim.tremble is None:
        return KEYS_ANGLE, KEYS_STRENGTH
    angle, strength = aim.tremble
    return CALM_ANGLE + min(angle, MOST_ANGLE), CALM_STRENGTH + min(strength, MOST_TREMBLE)


def chance(rng: Rng, history: str) -> Rng:
    """A generator for one flick: it leaves the game's own untouched, and no two flicks of a game share it."""
    mixed = blake2b(f"{rng.seed}:{rng.used}:{history}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(mixed, "little"))


def wobble(rng: Rng) -> int:
    """An error around nought with a spread of a thousand; three times that at most."""
    return sum([rng.below(2001) - 1000 for _ in range(3)])


def unsteady(aim: Aim, rng: Rng) -> Aim:
    """The flick that the hand makes of an aim."""
    angle_spread, strength_spread = spreads(aim)
    angle = (aim.angle * 1000 + wobble(rng) * angle_spread + 500) // 1000 % 36000
    strength = aim.strength + (aim.strength * wobble(rng) * strength_spread + 500_000) // 1_000_000
    strength = min(max(strength, LEAST_STRENGTH), MOST_STRENGTH)
    return Aim(aim.disc, aim.placed, aim.x, aim.y, angle, strength, "")
