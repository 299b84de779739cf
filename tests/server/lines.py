"""Connections made by hand, for saying what no browser would."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from typing import Any

from websockets.frames import Frame, Opcode

TEXT = 0x81
"""A text, whole in one frame."""

PING = b'{"type": "ping"}'

Reader, Writer = asyncio.StreamReader, asyncio.StreamWriter


def text(payload: bytes) -> bytes:
    """A frame as a browser sends it."""
    return Frame(Opcode.TEXT, payload).serialize(mask=True)


async def opened(port: int, path: str, cookie: str) -> tuple[Reader, Writer]:
    """A socket opened by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(port, path, cookie))
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


def handshake(port: int, path: str, cookie: str = "") -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Cookie: {cookie}", "", ""]
    return "\r\n".join(lines).encode()


async def frame_of(reader: Reader) -> tuple[int, bytes]:
    """The next frame."""
    kind, size = await asyncio.wait_for(reader.readexactly(2), 20)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return kind, await reader.readexactly(size)


async def until(reader: Reader, kind: str) -> dict[str, Any]:
    while True:
        first, payload = await frame_of(reader)
        assert first == TEXT
        frame: dict[str, Any] = json.loads(payload)
        if frame["type"] == kind:
            return frame


def line(port: int, said: bytes = b"", patience: float = 20.0) -> socket.socket:
    """A connection on which something has been said."""
    made = socket.create_connection(("127.0.0.1", port), timeout=patience)
    made.sendall(said)
    return made


def heard(browser: socket.socket) -> bytes:
    """Everything the server says until it ends the connection."""
    parts = []
    try:
        while part := browser.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def is_cut_off(browser: socket.socket, part: bytes, times: int, pause: float = 0.0) -> bool:
    """Whether the server ends the connection while this is said again and again."""
    try:
        for _ in range(times):
            browser.sendall(part)
            time.sleep(pause)
    except ConnectionError:
        return True
    return False
