"""One socket as a room sees it, with the frames on their way there."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

from litestar.connection import WebSocket

from tilth.play.viewer import Viewer

MOST_BEHIND = 4 << 20
"""Bytes that may wait for a slow browser before it is cut off; it will reconnect and catch up."""


class SocketViewer(Viewer):
    """Rooms leave frames here, so that nobody waits for a slow browser."""

    def __init__(self, socket: WebSocket[Any, Any, Any], player: str | None, session: str | None = None) -> None:
        super().__init__(player)
        self.session = session
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._behind = 0
        self._wake = asyncio.Event()
        self.speaking = asyncio.create_task(self._speak())
        """Ends when the browser is too far behind, or gone."""

    def send(self, *messages: bytes) -> None:
        self._waiting.extend(messages)
        self._behind += sum(map(len, messages))
        if self._behind > MOST_BEHIND:
            self.speaking.cancel()
        self._wake.set()

    async def close(self, code: int) -> None:
        """Nothing more is heard or said."""
        self.speaking.cancel()
        with suppress(Exception):  # the browser may be gone as well
            await self._socket.close(code)

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message = self._waiting.popleft()
                try:
                    await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                except RuntimeError:  # the server under us has closed it, because the browser broke the rules
                    return
                self._behind -= len(message)
