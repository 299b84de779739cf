"""Where a house keeps its tables: a database, or a browser."""

from __future__ import annotations

from typing import Protocol

from tilth.core.state import State
from tilth.table import Table
from tilth.table.clocks import Clock
from tilth.table.entries import Entry
from tilth.table.left_seats import LeftSeats
from tilth.table.rows import ChatLine, News


class Keeper(Protocol):
    """What rooms ask for. Every method may block."""

    def open(self, table: str) -> tuple[Table, list[ChatLine], LeftSeats]: ...

    def news(self, table: str, after: int, heard: int) -> News: ...

    def position(self, table: Table, entries: list[Entry]) -> State: ...

    def set_clock(self, table: str, version: int, clock: Clock, due: float | None) -> bool: ...

    def say(self, table: str, seat: int | None, name: str, words: str, now: float) -> ChatLine: ...

    def said(self, table: str, after: int = 0) -> list[ChatLine]: ...
