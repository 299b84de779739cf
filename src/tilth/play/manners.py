"""How people and bots behave towards each other in a house."""

from __future__ import annotations

from msgspec import Struct

from tilth.table.rows import Most


class Manners(Struct, frozen=True):
    """The times and numbers that hold at every table."""

    most_tables: Most = Most()
    chat_per_minute: int = 30
    """Lines of one person at one table; a third of that at once."""
    private_pause: float = 2.0
    """About so many seconds pass before a decision with one answer, of which nobody may know, is answered."""
    bot_pause: float = 0.5
    """Seconds that bots take at least for the first of several choices, so that people can follow; and exactly, for
    decisions whose options others may not know, however many there are."""
    undo_grace: int = 3
    """Seconds that bots wait after a person's choice, where several people play and the table does not say it."""
