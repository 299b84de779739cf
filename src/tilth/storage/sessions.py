"""Which browsers belong to whom, and until when."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy import bindparam, delete, insert, or_, select, update

from tilth.storage import schema
from tilth.storage.database import Database
from tilth.table import Player

DAY = 24 * 3600.0
UNUSED = 90 * DAY
"""Seconds without a visit after which a session is over."""

LONGEST = 365 * DAY
"""Seconds after which it is over in any case."""

_sessions, _players = schema.sessions, schema.players
_over = or_(_sessions.c.seen < bindparam("now") - UNUSED, _sessions.c.created < bindparam("now") - LONGEST)
_visitor = (
    select(_players.c.id, _players.c.name, _players.c.account, _sessions.c.seen)
    .join(_players, _players.c.id == _sessions.c.player)
    .where(_sessions.c.id == bindparam("session"), ~_over)
)


class Sessions:
    """All sessions of one database. Every method blocks: servers call it from threads."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def begin(self, player: str, now: float) -> str:
        session = secrets.token_urlsafe(18)
        with self.database.writing() as connection:
            connection.execute(insert(_sessions).values(id=session, player=player, created=now, seen=now))
        return session

    def find(self, session: str, now: float) -> Player | None:
        """Whom a session belongs to, if it is not over; that it was used is noted once a day."""
        with self.database.reading() as connection:
            row = connection.execute(_visitor, {"session": session, "now": now}).first()
        if row is None:
            return None
        if row.seen < now - DAY:
            with self.database.writing() as connection:
                connection.execute(update(_sessions).where(_sessions.c.id == session).values(seen=now))
        return Player(row.id, row.name, row.account is None)

    def end(self, session: str) -> None:
        with self.database.writing() as connection:
            connection.execute(delete(_sessions).where(_sessions.c.id == session))

    def end_all(self, player: str) -> None:
        """Sign somebody out everywhere."""
        with self.database.writing() as connection:
            connection.execute(delete(_sessions).where(_sessions.c.player == player))

    def ended(self, sessions: Collection[str], now: float) -> set[str]:
        """Which of these are over."""
        query = select(_sessions.c.id).where(_sessions.c.id.in_(sessions), ~_over)
        with self.database.reading() as connection:
            return set(sessions) - set(connection.execute(query, {"now": now}).scalars())

    def forget(self, now: float) -> None:
        """Drop what is over."""
        with self.database.writing() as connection:
            connection.execute(delete(_sessions).where(_over), {"now": now})
