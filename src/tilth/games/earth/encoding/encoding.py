"""What Earth answers to programs that learn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tilth.core.encoding import Encoding
from tilth.core.state import State
from tilth.core.steps import Together
from tilth.games.earth.encoding.actions import GROUPS, place
from tilth.games.earth.encoding.apart import apart
from tilth.games.earth.encoding.looks import BLOCKS, look
from tilth.games.earth.rules.state import EarthState


@mypyc_attr(allow_interpreted_subclasses=True)
class EarthEncoding(Encoding):
    """Every option out of a small set: nothing is shared out by a hash."""

    def __init__(self) -> None:
        super().__init__(BLOCKS, GROUPS, hashed=0)

    def look(self, state: State, seat: int, row: memoryview[float]) -> None:
        assert isinstance(state, EarthState)
        look(state, seat, row)

    def seen(self, state: State, seat: int) -> State:
        assert isinstance(state, EarthState)
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Together) and top.start is not None and (top.made or top.groups):
            return apart(state, top, seat)
        return state

    def place(self, state: State, seat: int, options: list[str]) -> list[int]:
        assert isinstance(state, EarthState)
        return place(state, seat, options)


ENCODING: Final = EarthEncoding()
