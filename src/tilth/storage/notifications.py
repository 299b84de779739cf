"""How processes on one database hear of each other's changes."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable

import msgspec

from tilth.storage.database import Database, tell_away
from tilth.storage.store import CHANNEL, Notice, Store

POLL = 0.03
"""Seconds between two looks at SQLite's change counter; a look costs a few microseconds."""

Hear = Callable[[Notice | None], None]
"""Called in the event loop; None means that notices may have been missed."""

_decode = msgspec.json.Decoder(list[Notice]).decode


class Notifications:
    """Hears what other processes write, until it is closed."""

    def __init__(self, store: Store, hear: Hear) -> None:
        self.store = store
        self.hear = hear
        self._changes: sqlite3.Connection | None = None
        self._counter = self._seen = -1

    async def listen(self) -> None:
        """Tell about changes by other processes until cancelled."""
        if not self.store.database.is_sqlite:
            await _notified(self.store, self.hear)
            return
        path = str(self.store.database.url.database)
        self._changes = sqlite3.connect(path, isolation_level=None, timeout=5)
        try:
            self._seen = self._changes.execute("SELECT coalesce(max(id), 0) FROM changes").fetchone()[0]
            while True:
                self.look()
                await asyncio.sleep(POLL)
        finally:
            self._changes.close()
            self._changes = None

    def look(self) -> bool:
        """Hear at once of everything that is written by now; False where that takes longer or cannot be had."""
        if self._changes is None:
            return False
        try:
            for notice in self._news(self._changes):
                self.hear(notice)
        except sqlite3.OperationalError as error:
            tell_away(error)
            return False
        return True

    def _news(self, changes: sqlite3.Connection) -> list[Notice]:
        """SQLite's `data_version` says that something was written; the new rows of `changes` say what."""
        counter = changes.execute("PRAGMA data_version").fetchone()[0]
        if counter == self._counter:
            return []
        query = "SELECT id, process, notice FROM changes WHERE id > ? ORDER BY id"
        rows = changes.execute(query, (self._seen,)).fetchall()
        self._counter = counter
        self._seen = rows[-1][0] if rows else self._seen
        return [notice for _, process, said in rows if process != self.store.process for notice in _decode(said)]


async def _notified(store: Store, hear: Hear) -> None:
    """PostgreSQL: LISTEN on a connection of its own, in a thread."""
    loop = asyncio.get_running_loop()
    stopped = threading.Event()
    thread = threading.Thread(target=_wait_for_notify, args=(store, hear, loop, stopped), daemon=True)
    thread.start()
    try:
        await asyncio.Event().wait()
    finally:
        stopped.set()
        await asyncio.to_thread(thread.join)


def _wait_for_notify(store: Store, hear: Hear, loop: asyncio.AbstractEventLoop, stopped: threading.Event) -> None:
    import psycopg

    while not stopped.is_set():
        try:
            with psycopg.connect(_address(store.database), autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                loop.call_soon_threadsafe(hear, None)
                while not stopped.is_set():
                    for notify in connection.notifies(timeout=0.5):
                        process, _, notice = notify.payload.partition(" ")
                        if process != store.process:
                            for one in _decode(notice):
                                loop.call_soon_threadsafe(hear, one)
        except psycopg.OperationalError as error:
            tell_away(error)
            stopped.wait(1.0)


def _address(database: Database) -> str:
    return database.url.set(drivername="postgresql").render_as_string(hide_password=False)
