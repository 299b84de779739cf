"""Sessions that were looked up a moment ago, so that a socket need not ask the database again."""

from __future__ import annotations

LIFE = 5.0
"""Seconds after which everything is looked up again; so long at most a session outlives its end in another process."""

MOST = 10_000


class SessionCache:
    """Whom sessions belong to; the hub forgets it all every few seconds, and when one of them ends here."""

    def __init__(self) -> None:
        self._players: dict[str, str] = {}

    def note(self, session: str, player: str) -> None:
        if len(self._players) < MOST:
            self._players[session] = player

    def player(self, session: str) -> str | None:
        return self._players.get(session)

    def forget(self) -> None:
        self._players.clear()
