"""What the page gives to the Python that runs in it: where things are kept, and where bots think."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Storage(Protocol):
    """The browser's storage: texts by table, which it does not look into. What is awaited is kept."""

    def load(self) -> Awaitable[str]:
        """Who plays here and all tables without their entries: `{"person": ..., "tables": {id: ...}}`."""

    def entries(self, table: str) -> Awaitable[str]:
        """The entries of a table in the order of their numbers, as a list."""

    def append(self, table: str, row: str, number: int, entry: str) -> Awaitable[bool]:
        """Write a table with one more entry; False where there is one of this number."""

    def put(self, table: str, row: str) -> Awaitable[None]:
        """Write a table without a new entry."""

    def review(self, table: str) -> Awaitable[str]:
        """The review of a table; empty where there is none."""

    def keepReview(self, table: str, review: str) -> Awaitable[None]:  # noqa: N802 (named as the page names things)
        """Write the review of a table."""

    def remove(self, table: str) -> Awaitable[None]:
        """Forget a table with its entries and its review."""

    def setPerson(self, person: str) -> Awaitable[None]:  # noqa: N802 (named as the page names things)
        """Write who plays here."""


class Thinking(Protocol):
    """Another worker of the page in which bots think."""

    def ask(self, question: str, seconds: float) -> Awaitable[str]:
        """The answer to a question; empty where none came in so many seconds."""
