"""The short way between a room and a browser: whole texts go to and fro at once, past the layers of ASGI.

uvicorn's own protocol does the rest: opening and closing, pings, and texts that come in pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from litestar.connection import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # the quickest one that is installed

Hear = Callable[[bytes], None]
"""Takes a text that a browser has sent."""

EXTENSION, WAY = "tilth.short_way", "way"
"""Where a socket's scope offers it."""

MOST_BEHIND = 4 << 20
"""Bytes that may wait for a slow browser before it is cut off; it will reconnect and catch up."""

TEXT = 0x81
"""A text, whole in one frame."""

WHOLE, CONTROL, MASKED, SIZE = 0x80, 0x08, 0x80, 0x7F
"""Bits of a frame's first two bytes."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a way past ASGI."""

    hear: Hear | None = None
    _between_frames = True
    """Whether uvicorn's parser has been given whole frames only."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the application has not begun yet: it starts in the next turn of the event loop
            self.scope["extensions"][EXTENSION] = {WAY: self}

    def data_received(self, data: bytes) -> None:
        if self.hear is None or not self._between_frames:
            self._between_frames = not self.handshake_initiated
            super().data_received(data)
            return
        place = 0
        while place < len(data):
            begin, end = _payload(data, place)
            first = data[place]
            if first == TEXT and 0 <= end - begin <= self.config.ws_max_size:
                if not self.close_sent:
                    self.hear(apply_mask(data[begin:end], data[begin - 4 : begin]))
            elif first & WHOLE and first & CONTROL and begin <= end:
                super().data_received(data[place:end])
            else:
                self._between_frames = False
                super().data_received(data[place:])
                return
            place = end

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Send texts, each in a frame of its own; False once the browser is gone or too far behind."""
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

    def cut_off(self) -> None:
        self.transport.abort()


def short_way(socket: WebSocket[Any, Any, Any]) -> DirectProtocol | None:
    """The short way to this browser, where the server under us offers one."""
    extensions: Any = socket.scope.get("extensions")
    way: DirectProtocol | None = ((extensions or {}).get(EXTENSION) or {}).get(WAY)
    return way


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def _payload(data: bytes, place: int) -> tuple[int, int]:
    """Where the payload of the frame at a place begins and ends; it ends before it begins where it is not all here."""
    head = data[place : place + 4]
    begin, size = place + 6, head[1] & SIZE if len(head) > 1 and head[1] & MASKED else SIZE
    if size == 126 and len(head) == 4:
        begin, size = place + 8, int.from_bytes(head[2:], "big")
    elif size >= 126:  # longer than anything we take
        return begin, place
    return begin, begin + size if begin + size <= len(data) else place
