"""Sonora in numbers: all seat counts and variants in the same form, the board as whoever looks sits at it."""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Encoding
from tilth.core.state import State
from tilth.games.sonora.encoding import flicks
from tilth.games.sonora.encoding.actions import GROUPS, numbers
from tilth.games.sonora.encoding.looks import BLOCKS, look
from tilth.games.sonora.rules.flicks import Flick
from tilth.games.sonora.rules.state import SonoraState


class SonoraEncoding(Encoding):
    """A number for every option, flicks on a grid; or any flick as a point of five axes."""

    def __init__(self) -> None:
        super().__init__(BLOCKS, GROUPS, 0, flicks.AXES)

    def look(self, state: State, seat: int, row: memoryview[float]) -> None:
        assert isinstance(state, SonoraState)
        look(state, seat, row)

    def choices(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, SonoraState)
        step = state.deciding(seat)
        return flicks.choices(state, seat, step) if isinstance(step, Flick) else state.options(seat)

    def place(self, state: State, seat: int, options: list[str]) -> list[int]:
        assert isinstance(state, SonoraState)
        step = state.deciding(seat)
        assert step is not None
        if isinstance(step, Flick):
            return flicks.numbers(state, seat, step, options)
        return numbers(step.name, options)

    def ranges(self, state: State, seat: int) -> bool:
        return isinstance(state.deciding(seat), Flick)

    def point(self, state: State, seat: int, values: list[float]) -> str:
        assert isinstance(state, SonoraState)
        step = state.deciding(seat)
        assert isinstance(step, Flick)
        return flicks.point(state, seat, step, values)


ENCODING: Final = SonoraEncoding()
