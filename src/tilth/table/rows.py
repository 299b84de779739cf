"""A table as lists show it, and what was said there."""

from __future__ import annotations

from msgspec import Struct

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
