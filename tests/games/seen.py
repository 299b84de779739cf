"""What an encoding says of a position, by the names of its entries."""

from __future__ import annotations

from tilth.core import Encoding, State


def seen(known: Encoding, state: State, seat: int) -> dict[str, float]:
    """Every number of an observation that is not 0, as `block: entry`."""
    row = known.observe(state, seat)
    return {known.entry(at): number for at, number in enumerate(row) if number}


def meant(known: Encoding, state: State, seat: int) -> dict[str, str]:
    """What the number of each option of a seat stands for."""
    options = known.choices(state, seat)
    numbers = known.numbers(state, seat, options)
    return {option: known.means(number) for option, number in zip(options, numbers, strict=True)}
