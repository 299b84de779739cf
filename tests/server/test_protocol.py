"""The short way to the browser and back: frames as the standard has them, and no endless waiting for slow ones."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tests.server.process import serving
from tilth.server import protocol
from tilth.server.protocol import DirectProtocol
from tilth.server.rooms import Viewer
from tilth.server.socket import MOST_SAID, Ear


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


def test_nothing_of_a_room_hangs_on_a_connection_that_is_closed() -> None:
    """A circle would keep whole games in memory until Python looks for garbage."""

    async def leave() -> weakref.ref[Ear]:
        socket: Any = SimpleNamespace(scope={"extensions": {protocol.EXTENSION: {protocol.WAY: line}}})
        hub: Any = SimpleNamespace(settings=SimpleNamespace(frames_per_second=60))
        viewer = Viewer(socket, None)
        ear = Ear(socket, hub, hub, viewer)
        assert line.hear is not None
        viewer.go()
        return weakref.ref(ear)

    line = connection(Line())
    gc.disable()
    try:
        assert asyncio.run(leave())() is None
    finally:
        gc.enable()


Reader, Writer = asyncio.StreamReader, asyncio.StreamWriter


async def opened(port: int, path: str, cookie: str) -> tuple[Reader, Writer]:
    """A socket opened by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Cookie: {cookie}", "", ""]
    writer.write("\r\n".join(lines).encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


async def frame_of(reader: Reader) -> tuple[int, bytes]:
    """The next frame, byte by byte as it comes."""
    kind, size = await asyncio.wait_for(reader.readexactly(2), 20)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    return kind, await reader.readexactly(size)


async def until(reader: Reader, kind: str) -> dict[str, Any]:
    while True:
        first, payload = await frame_of(reader)
        assert first == protocol.TEXT
        frame: dict[str, Any] = json.loads(payload)
        if frame["type"] == kind:
            return frame


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, str, str]]:
    """A real server: its port, the address of a table's socket, and the cookie of somebody who sits there."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('served')}/tilth.db") as server:
        ann = server.guest("Ann")
        yield server.port, f"/api/tables/{server.table(ann, 'me', 'me')}/socket", ann


def test_a_real_server_uses_it(table: tuple[int, str, str]) -> None:
    async def talk() -> dict[str, Any]:
        reader, writer = await opened(*table)
        state = await until(reader, "state")
        writer.close()
        return state

    assert asyncio.run(talk())["table"]["status"] == "playing"


ASK = Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=True)
LONG = Frame(Opcode.TEXT, b'{"type": "ping"' + b" " * 200 + b"}").serialize(mask=True)
HALF = Frame(Opcode.TEXT, b'{"type": "pi', fin=False).serialize(mask=True)
REST = Frame(Opcode.CONT, b'ng"}').serialize(mask=True)
CALL = Frame(Opcode.PING, b"there?").serialize(mask=True)
NOTHING = Frame(Opcode.TEXT, b"").serialize(mask=True)


@pytest.mark.parametrize(
    ("pieces", "answers"),
    [
        ([ASK], ["pong"]),
        ([LONG, ASK], ["pong", "pong"]),
        ([ASK + LONG + ASK], ["pong"] * 3),
        ([ASK[:1], ASK[1:]], ["pong"]),
        ([ASK[:9], ASK[9:] + ASK[:3], ASK[3:], ASK], ["pong"] * 3),
        ([LONG[:3], LONG[3:], LONG], ["pong"] * 2),
        ([HALF, REST, ASK], ["pong"] * 2),
        ([HALF + CALL + REST, ASK], ["there?", "pong", "pong"]),
        ([CALL + ASK, CALL, ASK + CALL], ["there?", "pong", "there?", "pong", "there?"]),
        ([NOTHING + ASK, NOTHING], ["error", "pong", "error"]),
    ],
)
def test_texts_are_heard_however_they_are_cut(
    table: tuple[int, str, str], pieces: list[bytes], answers: list[str]
) -> None:
    async def talk() -> list[str]:
        reader, writer = await opened(*table)
        await until(reader, "presence")
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.02)
        heard = []
        while len(heard) < len(answers):
            kind, payload = await frame_of(reader)
            said = payload.decode() if kind != protocol.TEXT else json.loads(payload)["type"]
            if said != "undoable":
                heard.append(said)
        writer.close()
        return heard

    heard = asyncio.run(talk())
    assert sorted(heard) == sorted(answers)
    assert [said for said in heard if said != "there?"] == [said for said in answers if said != "there?"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=False), 1002),
        (Frame(Opcode.TEXT, b"x" * 5_000).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"x" * 9_000).serialize(mask=True), 1009),
        (Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True), 1000),
        (ASK * (MOST_SAID + 2), None),
    ],
    ids=["without a mask", "too long", "much too long", "goodbye", "too many at once"],
)
def test_who_breaks_the_rules_is_shown_out(table: tuple[int, str, str], sent: bytes, code: int | None) -> None:
    async def talk() -> int | None:
        reader, writer = await opened(*table)
        await until(reader, "presence")
        writer.write(sent)
        try:
            while True:
                kind, payload = await frame_of(reader)
                if kind & 15 == Opcode.CLOSE:
                    return int.from_bytes(payload[:2], "big")
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        finally:
            writer.close()

    assert asyncio.run(talk()) == code
