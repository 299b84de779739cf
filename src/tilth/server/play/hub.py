"""Everything one server process holds: the store, the rooms, the bots, and what happens by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tilth.core.errors import Refusal
from tilth.play import wire
from tilth.play.analysis import Analyst
from tilth.play.house import House
from tilth.play.rooms import Room
from tilth.server.bots.pool import BotPool
from tilth.server.http.cookie_key import session_key
from tilth.server.http.session_cache import LIFE, SessionCache
from tilth.server.play.reviews import ReviewDesk
from tilth.server.play.viewer import SocketViewer
from tilth.server.processes.garbage_collection import look_when_quiet
from tilth.server.settings import Settings
from tilth.storage import Database, Players, Store
from tilth.storage.database import Unavailable, tell_away
from tilth.storage.group_commit import Writer
from tilth.storage.notifications import Notifications
from tilth.storage.sessions import Sessions
from tilth.storage.store import Notice
from tilth.table import Player
from tilth.table.seats import Seat
from tilth.table.table import Move

IDLE = 120.0
"""Seconds after which a table that nobody watches is forgotten here; the store keeps it."""

IDLE_OVER = 5.0
"""The same for a table at which nothing more will happen."""

SIGNED_OUT = 4401
"""How a socket is closed whose session is over."""

T = TypeVar("T")
_log = logging.getLogger("tilth")


class Hub(House):
    """Opened when the server starts, closed when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.store: Store = Store(self.database)
        self.bots: BotPool = BotPool(settings.bot_processes)
        super().__init__(settings, self.store, self.bots, settings.now)
        self.analyst = Analyst(self)
        self.reviews = ReviewDesk(self, self.database, self.bots)
        self.players = Players(self.database)
        self.sessions = Sessions(self.database)
        self.session_cache = SessionCache()
        self.writer = Writer(self.store)
        self.notifications = Notifications(self.store, self.hear)
        self._unplayable: set[str] = set()
        self.session_key = b""

    async def open(self) -> None:
        await self.run(self.database.migrate)
        self.session_key = await self.run(session_key, self.settings.key_file, self.database, self.store)
        self.keep(self.notifications.listen())
        self.keep(look_when_quiet(self.writer))
        if self.settings.sweep > 0:
            self.keep(self._sweep_on())
            self.keep(self._look_after_sessions())

    async def close(self) -> None:
        await super().close()
        await self.writer.close()
        await self.reviews.close()
        await self.bots.close()
        self.database.close()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do what waits for the database in a thread."""
        return await asyncio.to_thread(work, *args)

    def write(self, move: Move) -> Awaitable[bool]:
        return self.writer.write(move)

    def writing(self) -> bool:
        return self.writer.busy()

    # People.

    async def find(self, player: str | None) -> Player | None:
        return None if player is None else await self.run(self.players.find, player)

    async def check_free(self, name: str, player: Player) -> None:
        await self.run(self.players.check_free, name, player.id)

    async def seat_for_others(self, seat: wire.NewSeat) -> Seat:
        if seat.kind == "open":
            return Seat("open")
        friend = await self.run(self.players.account, seat.name)
        if friend is None:
            raise Refusal("bad_request", "player-no-account", name=seat.name)
        return Seat("reserved", friend.id, friend.name)

    # Rooms.

    async def current(self, table: str) -> Room:
        """The room of a table as the database has it now: notices of other processes may still be on their way."""
        room, new = await self._room(table)
        if not new and not self.notifications.look():
            room.stale = True
        await room.refresh()
        return room

    def hear(self, notice: Notice | None) -> None:
        """Another process has changed something; None: perhaps everything."""
        for name in [*self.rooms, *self._loading] if notice is None else [notice.table]:
            room = self.rooms.get(name)
            if room is None:
                if name in self._loading:
                    self._changed_meanwhile.add(name)
                continue
            looked_at = room.viewers or room.busy()
            if looked_at and notice is not None and notice.chat:
                self.keep(self.hear_chat(room))
                continue
            room.stale = True
            if looked_at:  # otherwise it is read when somebody comes
                self.keep(room.refresh())

    # Who is still signed in.

    async def sign_out(self, session: str) -> None:
        await self.run(self.sessions.end, session)
        await self.close_ended()

    async def sign_out_everywhere(self, player: str) -> None:
        await self.run(self.sessions.end_all, player)
        await self.close_ended()

    async def close_ended(self) -> None:
        """Close the sockets of sessions that are over."""
        self.session_cache.forget()  # whoever comes from here on is looked up
        viewers = [
            viewer for room in self.rooms.values() for viewer in room.viewers if isinstance(viewer, SocketViewer)
        ]
        sessions = {viewer.session for viewer in viewers if viewer.session is not None}
        ended = await self.run(self.sessions.ended, sessions, self.now()) if sessions else set()
        for viewer in viewers:
            if viewer.session in ended:
                await viewer.close(SIGNED_OUT)

    async def _look_after_sessions(self) -> None:
        turns = 0
        while True:
            await asyncio.sleep(LIFE)
            try:
                await self.close_ended()
                if turns % 720 == 0:
                    await self.run(self.sessions.forget, self.now())
                turns += 1
            except Exception:
                _log.exception("looking after sessions")

    # What happens by itself.

    async def _sweep_on(self) -> None:
        turns = 0
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
                turns += 1
                if turns % 200 == 0 and self.database.is_sqlite:
                    await self.run(self.store.forget_changes)
            except Unavailable as error:
                tell_away(error)
            except Exception:
                _log.exception("sweeping")

    async def sweep(self) -> None:
        """Look after clocks that ran out and bots that nobody asked, and forget rooms that nobody uses."""
        for name in await self.run(self.store.due, self.now()):
            try:
                room = await self.room(name)
            except Refusal as refusal:
                if name not in self._unplayable:
                    self._unplayable.add(name)
                    _log.error("table %s cannot be played on: %s", name, refusal)
                continue
            await room.check_clock()
            room.go_on()
        for name, room in list(self.rooms.items()):
            idle = IDLE if room.table.head.status in ("waiting", "playing") else IDLE_OVER
            if not room.viewers and self.now() - room.used > idle and not room.busy():
                del self.rooms[name]
