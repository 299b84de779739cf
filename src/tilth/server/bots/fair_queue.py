"""Who is next where only one can be served at a time: people in turn, however much each of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Whoever waits is served after at most one question of each other person."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self._busy:
            await self._wait(who)
        self._busy = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, who: str) -> None:
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was called at the same moment: the turn is passed on
                self._next()
            raise

    def _next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            who, line = self._waiting.popitem(last=False)
            called = line.popleft()
            if line:
                self._waiting[who] = line  # behind everybody else
            if not called.cancelled():
                self._busy = True
                called.set_result(None)
