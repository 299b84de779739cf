"""The house of one person in one browser."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from tilth.browser.bots import WorkerBots
from tilth.browser.store import NEEDS_SERVER, BrowserStore
from tilth.play import wire
from tilth.play.house import House
from tilth.play.manners import Manners
from tilth.play.rooms import Room
from tilth.table import Player
from tilth.table.seats import Seat
from tilth.table.table import Move

SWEEP = 0.5
"""Seconds between two looks for clocks that ran out."""

T = TypeVar("T")
_log = logging.getLogger("tilth")


class BrowserHouse(House):
    """Nobody else comes here, so nothing that is over is a secret."""

    keeps_secrets = False

    def __init__(self, store: BrowserStore, bots: WorkerBots, now: Callable[[], float], manners: Manners) -> None:
        super().__init__(manners, store, bots, now)
        self.store: BrowserStore = store
        self.bots: WorkerBots = bots
        self._unwritten = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something and wait until it is kept."""
        found = work(*args)
        await self.store.write_down()
        return found

    async def write(self, move: Move) -> bool:
        self._unwritten += 1
        try:
            return await self.store.write(move)
        finally:
            self._unwritten -= 1

    def writing(self) -> bool:
        return self._unwritten > 0

    async def find(self, player: str | None) -> Player | None:
        return self.store.person

    async def check_free(self, name: str, player: Player) -> None:
        """There are no accounts whose name it could be."""

    async def seat_for_others(self, seat: wire.NewSeat) -> Seat:
        raise NEEDS_SERVER

    async def _room(self, table: str) -> tuple[Room, bool]:
        await self.store.fetch(table)
        return await super()._room(table)

    async def forget(self, table: str) -> None:
        """Forget a table that is over."""
        await self.run(self.store.put_away, table, "")
        room = self.rooms.pop(table, None)
        if room is not None:
            await room.stop()

    async def sweep_on(self) -> None:
        """Look after clocks that run out."""
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self.rooms.values()):
                try:
                    await room.check_clock()
                    room.go_on()
                except Exception:
                    _log.exception("at table %s", room.table.id)
