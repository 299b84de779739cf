"""The short way to the browser: frames that any WebSocket client understands, and no endless waiting for slow ones."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tests.server.process import serving
from tilth.server import protocol
from tilth.server.protocol import DirectProtocol


class Line:
    """A transport that remembers what was written."""

    def __init__(self, waiting: int = 0) -> None:
        self.written = b""
        self.waiting = waiting
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def connection(line: Line) -> DirectProtocol:
    made = DirectProtocol.__new__(DirectProtocol)
    made.transport = line  # type: ignore[assignment]
    made.disconnected = made.close_sent = False
    return made


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_of_every_size_are_written_as_the_standard_says(size: int) -> None:
    line = Line()
    assert connection(line).write_texts([b"x" * size, b"{}"])
    one, two = Frame(Opcode.TEXT, b"x" * size), Frame(Opcode.TEXT, b"{}")
    assert line.written == one.serialize(mask=False) + two.serialize(mask=False)


def test_a_browser_that_is_too_far_behind_is_cut_off() -> None:
    line = Line(waiting=protocol.MOST_BEHIND + 1)
    slow = connection(line)
    assert not slow.write_texts([b"{}"])
    assert line.aborted
    written = line.written
    assert not slow.write_texts([b"{}"])
    assert line.written == written


async def talk(port: int, path: str, cookie: str) -> dict[str, Any]:
    """Open a socket by hand and read its first frames, byte by byte as they come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Cookie: {cookie}", "", ""]
    writer.write("\r\n".join(lines).encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    while True:
        kind, size = await reader.readexactly(2)
        assert kind == protocol.TEXT
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        frame: dict[str, Any] = json.loads(await reader.readexactly(size))
        if frame["type"] == "state":
            writer.close()
            return frame


def test_a_real_server_uses_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tilth.db") as server:
        ann = server.guest("Ann")
        table = server.table(ann, "me", "me")
        state = asyncio.run(talk(server.port, f"/api/tables/{table}/socket", ann))
    assert state["table"]["status"] == "playing"
