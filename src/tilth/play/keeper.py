"""Where a house keeps its tables: a database, or a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tilth.core.state import State
from tilth.table import Table
from tilth.table.clocks import Clock
from tilth.table.entries import Entry
from tilth.table.left_seats import LeftSeats
from tilth.table.rows import ChatLine, Most, News, TableRow
from tilth.table.seats import Agreement, Seat
from tilth.table.table import Move


class Keeper(Protocol):
    """What rooms and the lobby ask for. Every method may block."""

    # Tables as lists show them.

    def create(self, agreement: Agreement, seats: list[Seat], now: float, most: Most | None = None) -> None: ...

    def add(self, row: TableRow, moves: Sequence[Move], most: Most | None = None) -> None: ...

    def create_sequel(self, agreement: Agreement, seats: list[Seat], now: float, most: Most | None = None) -> str: ...

    def take_kept(self, table: str, player: str, now: float) -> None: ...

    def leave(self, table: str, player: str, level: str, now: float) -> None: ...

    def put_away(self, table: str, player: str) -> None: ...

    def row(self, table: str) -> TableRow: ...

    # Tables as rooms need them.

    def open(self, table: str) -> tuple[Table, list[ChatLine], LeftSeats]: ...

    def news(self, table: str, after: int, heard: int) -> News: ...

    def position(self, table: Table, entries: list[Entry]) -> State: ...

    def set_clock(self, table: str, version: int, clock: Clock, due: float | None) -> bool: ...

    def say(self, table: str, seat: int | None, name: str, words: str, now: float) -> ChatLine: ...

    def said(self, table: str, after: int = 0) -> list[ChatLine]: ...
