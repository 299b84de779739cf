"""Petrichor in numbers: all seat counts and variants in the same form."""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Encoding
from tilth.core.state import State
from tilth.games.petrichor.encoding.actions import GROUPS, numbers
from tilth.games.petrichor.encoding.looks import BLOCKS, look
from tilth.games.petrichor.rules.state import Petrichor


class PetrichorEncoding(Encoding):
    """Tiles by their place in the largest Fields, colours from whoever looks, and a number for every option."""

    def __init__(self) -> None:
        super().__init__(BLOCKS, GROUPS, 0)

    def look(self, state: State, seat: int, row: memoryview[float]) -> None:
        assert isinstance(state, Petrichor)
        look(state, seat, row)

    def place(self, state: State, seat: int, options: list[str]) -> list[int]:
        step = state.deciding(seat)
        assert step is not None
        return numbers(state.seats, seat, step.name, options)


ENCODING: Final = PetrichorEncoding()
