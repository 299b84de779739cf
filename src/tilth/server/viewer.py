"""One socket as a room sees it: who it belongs to, from which seat it looks, and the frames on their way there."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar.connection import WebSocket

MOST_BEHIND = 4 << 20
"""Bytes that may wait for a slow browser before it is cut off; it will reconnect and catch up."""


class Viewer:
    """Rooms leave frames here, so that nobody waits for a slow browser."""

    def __init__(self, socket: WebSocket[Any, Any, Any], player: str | None) -> None:
        self.player = player
        self.seat: int | None = None
        self._waiting: deque[bytes] = deque()
        self._behind = 0
        self._wake = asyncio.Event()
        self.speaking = asyncio.create_task(self._speak(socket))
        """Ends when the browser is too far behind, or gone."""

    def send(self, *messages: bytes) -> None:
        self._waiting.extend(messages)
        self._behind += sum(map(len, messages))
        if self._behind > MOST_BEHIND:
            self.speaking.cancel()
        self._wake.set()

    async def _speak(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message = self._waiting.popleft()
                try:
                    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                except RuntimeError:  # the server under us has closed it, because the browser broke the rules
                    return
                self._behind -= len(message)
