"""The short way from a room to a browser: frames go to the connection at once and together, past the layers of ASGI.

uvicorn's own protocol does the rest: opening and closing, what the browser sends, pings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from litestar.connection import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

Write = Callable[[Sequence[bytes]], bool]
"""Sends texts, each in a frame of its own; False once the browser is gone or too far behind."""

EXTENSION, WRITE = "tilth.short_way", "write"
"""Where a socket's scope offers it."""

MOST_BEHIND = 4 << 20
"""Bytes that may wait for a slow browser before it is cut off; it will reconnect and catch up."""

TEXT = 0x81
"""A text, whole in one frame."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a way past ASGI for sending."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the application has not begun yet: it starts in the next turn of the event loop
            self.scope["extensions"][EXTENSION] = {WRITE: self.write_texts}

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            self.transport.abort()
            return False
        return True


def short_way(socket: WebSocket[Any, Any, Any]) -> Write | None:
    """The short way to this browser, where the server under us offers one."""
    extensions: Any = socket.scope.get("extensions")
    write: Write | None = ((extensions or {}).get(EXTENSION) or {}).get(WRITE)
    return write


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
