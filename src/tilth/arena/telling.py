"""What is said of programs that lost games because they broke a rule."""

from __future__ import annotations

from collections.abc import Sequence

from tilth.arena.row import Breach
from tilth.words import Words


def told(breaches: Sequence[Breach], words: Words) -> str:
    """How many games a program lost so, and how the first of these."""
    first = breaches[0]
    return words.plain(
        "arena-lost",
        bot=first.level,
        games=len(breaches),
        seed=str(first.seed),
        choice=first.choice,
        rule=words.refusal(first.rule),
    )
