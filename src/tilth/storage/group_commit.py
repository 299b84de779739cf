"""Group commit: while one transaction is on its way to the disk, the next one gathers."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tilth.storage.store import Store
from tilth.table.table import Move

MOST_AT_ONCE = 200

CROWD = 8
"""So many moves in one transaction mean that many tables are busy: then it pays to wait for more of them."""

GATHER = 0.003
"""Seconds to wait for more moves when many tables are busy."""


class Writer:
    """Writes the moves of all tables of this process; each is answered once it is on the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, "tilth-writer")
        self._waiting: list[tuple[Move, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None
        self.used = 0.0
        """When something was last written, by the event loop's clock."""

    def write(self, move: Move) -> asyncio.Future[bool]:
        """False when another process has already written an entry of this number."""
        loop = asyncio.get_running_loop()
        self.used = loop.time()
        answer: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((move, answer))
        if self._task is None:
            self._task = loop.create_task(self._write_all())
        return answer

    def busy(self) -> bool:
        """Whether anything is on its way to the disk."""
        return self._task is not None

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)  # let everybody who is ready now come along
        crowd = 0
        while self._waiting:
            if crowd >= CROWD:
                await asyncio.sleep(GATHER)
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            crowd = len(batch)
            try:
                written = await loop.run_in_executor(self._thread, self.store.commit, [move for move, _ in batch])
            except Exception as error:
                for _, answer in batch:
                    if not answer.done():
                        answer.set_exception(error)
                continue
            for (_, answer), done in zip(batch, written, strict=True):
                if not answer.done():
                    answer.set_result(done)
        self._task = None

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.wait([self._task])
        self._thread.shutdown()
