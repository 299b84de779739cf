"""Round numbers for the scales of drawings."""

from __future__ import annotations


def tidy(step: float) -> float:
    """A round number that is not less."""
    size = 1.0
    while size * 10 <= step:
        size *= 10
    return next(size * part for part in (1, 2, 5, 10) if size * part >= step)
