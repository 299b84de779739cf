"""A table as lists show it, and what was said there."""

from __future__ import annotations

from msgspec import Struct

from tilth.table.entries import Entry
from tilth.table.left_seats import LeftSeats
from tilth.table.seats import Agreement, Seat
from tilth.table.table import Head

MOST_CHAT = 100
"""Lines of chat that are read back."""


class ChatLine(Struct):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class TableRow(Struct):
    """A table as a list shows it."""

    agreement: Agreement
    seats: list[Seat]
    head: Head


class News(Struct):
    """A table as it stands, and what was written and said there since a reader last looked."""

    row: TableRow
    entries: list[Entry]
    chat: list[ChatLine]
    places: LeftSeats


class Most(Struct, frozen=True):
    """How many of the tables that one person made within a day may wait, and how many may play."""

    waiting: int = 20
    playing: int = 60
