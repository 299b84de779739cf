"""What Agricola answers to programs that learn."""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Encoding
from tilth.core.state import State
from tilth.games.agricola.encoding.actions import GROUPS, HASHED, place
from tilth.games.agricola.encoding.looks import BLOCKS, look
from tilth.games.agricola.rules.state import Agricola


class AgricolaEncoding(Encoding):
    """Every option by name but two kinds: a price among several, and the Madonna Statue's two improvements."""

    def __init__(self) -> None:
        super().__init__(BLOCKS, GROUPS, HASHED)

    def look(self, state: State, seat: int, row: memoryview[float]) -> None:
        assert isinstance(state, Agricola)
        look(state, seat, row)

    def place(self, state: State, seat: int, options: list[str]) -> list[int]:
        assert isinstance(state, Agricola)
        return place(state, seat, options)


ENCODING: Final = AgricolaEncoding()
