"""A house: its rooms, where they are kept, the bots, and what happens by itself."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from tilth.core.state import State
from tilth.play import wire
from tilth.play.bots import Bots
from tilth.play.keeper import Keeper
from tilth.play.manners import Manners
from tilth.play.rooms import Room
from tilth.table import Player, Table
from tilth.table.entries import Entry
from tilth.table.seats import Seat
from tilth.table.table import Move

T = TypeVar("T")


class House(ABC):
    """Several tables that somebody looks at or that wait for bots; everything else only lies in the store."""

    keeps_secrets = True
    """Whether anybody who comes may not know all that is kept here, the seeds of running games for instance."""

    def __init__(self, manners: Manners, store: Keeper, bots: Bots, now: Callable[[], float]) -> None:
        self.manners = manners
        self.store = store
        self.bots = bots
        self.now = now
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._changed_meanwhile: set[str] = set()
        """Tables that somebody else has changed while they were being read here."""
        self._tasks: set[asyncio.Task[Any]] = set()

    # What houses do each in their own way.

    @abstractmethod
    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do what may block."""

    @abstractmethod
    def write(self, move: Move) -> Awaitable[bool]:
        """Write an entry so that it is never lost; False when somebody else has already written one of this number."""

    @abstractmethod
    def writing(self) -> bool:
        """Whether anything is just being written."""

    @abstractmethod
    async def find(self, player: str | None) -> Player | None:
        """The person of this id."""

    @abstractmethod
    async def check_free(self, name: str, player: Player) -> None:
        """Refuse a name at a table that belongs to somebody else."""

    @abstractmethod
    async def seat_for_others(self, seat: wire.NewSeat) -> Seat:
        """A seat for somebody who is not here: anybody, or the account of a name."""

    # What all have in common.

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.stop()

    def keep(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def position(self, table: Table, entries: list[Entry]) -> State:
        return await self.run(self.store.position, table, entries)

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store where this house does not have it."""
        room, _ = await self._room(table)
        await room.refresh()
        return room

    async def changed(self, table: str) -> Room:
        """The room of a table that was changed past it, in this house."""
        room, new = await self._room(table)
        room.stale = room.stale or not new
        await room.refresh()
        return room

    async def current(self, table: str) -> Room:
        """The room of a table as the store has it now."""
        return await self.room(table)

    async def _room(self, table: str) -> tuple[Room, bool]:
        """The room of a table, and whether it was read just now, for this very call."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = self.now()
            return room, False
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self.rooms.get(table)
                if room is not None:
                    return room, False
                room = Room(self, *await self.run(self.store.open, table))
                await room.close_stranded()
                self.rooms[table] = room
                room.stale = table in self._changed_meanwhile
                room.go_on()
                return room, True
        finally:
            self._loading.pop(table, None)
            self._changed_meanwhile.discard(table)

    async def say(self, room: Room, seat: int | None, name: str, words: str) -> None:
        await self.run(self.store.say, room.table.id, seat, name, words, self.now())
        await self.hear_chat(room)

    async def hear_chat(self, room: Room) -> None:
        """Tell those at a table what was said there since."""
        for line in await self.run(self.store.said, room.table.id, room.last_chat()):
            room.tell_chat(line)
