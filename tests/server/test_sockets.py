"""Sockets of a real server: frames as the standard has them, and no endless waiting for slow browsers."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.frames import Frame, Opcode

from tests.server.browser import House
from tests.server.lines import PING, TEXT, frame_of, opened, text, until
from tests.server.process import serving
from tilth.server.play import viewer
from tilth.server.play.viewer import SocketViewer


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, str, str]]:
    """A real server: its port, the address of a table's socket, and the cookie of somebody who sits there."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('served')}/tilth.db") as server:
        ann = server.guest("Ann")
        yield server.port, f"/api/tables/{server.table(ann, 'me', 'me')}/socket", ann


ASK = text(PING)
LONG = text(b'{"type": "ping"' + b" " * 200 + b"}")
HALF = Frame(Opcode.TEXT, b'{"type": "pi', fin=False).serialize(mask=True)
REST = Frame(Opcode.CONT, b'ng"}').serialize(mask=True)
CALL = Frame(Opcode.PING, b"there?").serialize(mask=True)
NOTHING = text(b"")


@pytest.mark.parametrize(
    ("pieces", "answers"),
    [
        ([ASK], ["pong"]),
        ([ASK + LONG + ASK], ["pong"] * 3),
        ([ASK[:1], ASK[1:]], ["pong"]),
        ([ASK[:9], ASK[9:] + ASK[:3], ASK[3:], ASK], ["pong"] * 3),
        ([HALF, REST, ASK], ["pong"] * 2),
        ([HALF + CALL + REST, ASK], ["there?", "pong", "pong"]),
        ([NOTHING + ASK, NOTHING], ["error", "pong", "error"]),
        ([ASK * 50], ["pong"] * 50),
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
            said = payload.decode() if kind != TEXT else json.loads(payload)["type"]
            if said not in ("undoable", "presence"):
                heard.append(said)
        writer.close()
        return heard

    heard = asyncio.run(talk())
    assert sorted(heard) == sorted(answers)
    assert [said for said in heard if said != "there?"] == [said for said in answers if said != "there?"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (text(b"x" * 5_000), 1009),
        (text(b"x" * 9_000), 1009),
        (text(b'{"type": "\xff"}'), 1007),
        (Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True), 1000),
    ],
    ids=["without a mask", "too long", "much too long", "not UTF-8", "goodbye"],
)
def test_who_breaks_the_rules_is_shown_out(table: tuple[int, str, str], sent: bytes, code: int) -> None:
    async def talk() -> int | None:
        reader, writer = await opened(*table)
        await until(reader, "presence")
        writer.write(sent)
        try:
            while True:
                kind, payload = await frame_of(reader)
                if kind & 15 == Opcode.CLOSE:
                    return int.from_bytes(payload[:2], "big")
        finally:
            writer.close()

    assert asyncio.run(talk()) == code


def test_a_browser_that_is_too_far_behind_is_let_go() -> None:
    async def fall_behind() -> bool:
        taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def never(_: object) -> None:
            await taken

        socket: Any = SimpleNamespace(send=never)
        slow = SocketViewer(socket, None)
        slow.send(b"x" * viewer.MOST_BEHIND)
        await asyncio.sleep(0)
        assert not slow.speaking.done()
        slow.send(b"x")
        await asyncio.wait([slow.speaking], timeout=5)
        return slow.speaking.cancelled()

    assert asyncio.run(fall_behind())


def test_a_mistake_of_ours_in_a_socket_is_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "open")

    async def fail(_: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(house.hub, "current", fail)
    with (
        caplog.at_level(logging.ERROR, "tilth"),
        pytest.raises(WebSocketDisconnect),
        house.client.websocket_connect(f"/api/tables/{table}/socket"),
    ):
        pass
    assert "a mistake" in caplog.text


def test_a_browser_that_goes_before_its_socket_is_open_is_no_mistake(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    path = f"/api/tables/{house.guest('Ann').table('me', 'open')}/socket"
    scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": []}

    async def connect() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def gone(_: object) -> None:
        raise OSError

    with caplog.at_level(logging.ERROR, "tilth"):
        house.run(house.client.app, scope, connect, gone)
    assert not caplog.text


def test_a_mistake_of_ours_while_a_room_is_entered_is_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "open")

    def fail(*_: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr("tilth.play.rooms.Room.enter", fail)
    with (
        caplog.at_level(logging.ERROR, "tilth"),
        house.client.websocket_connect(f"/api/tables/{table}/socket") as socket,
        pytest.raises(WebSocketDisconnect),
    ):
        socket.receive_json(timeout=10)
    assert "a mistake" in caplog.text


def test_a_mistake_of_ours_in_an_answer_is_logged_and_tells_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr("tilth.play.rooms.Room.choose", fail)
    ann = house.guest("Ann")
    with caplog.at_level(logging.ERROR, "tilth"), ann.at(ann.table("me", "me")) as socket:
        socket.choose(socket.options()[0])
        error = socket.until("error")
    assert (error["code"], error["args"]) == ("broken", {})
    assert "a mistake" in caplog.text


def test_a_choice_is_made_to_its_end_although_the_browser_goes_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is on the disk is also shown: nobody who stays waits for a move that was made."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open")
    ben.sit(table)
    commit = house.hub.store.commit

    def slow(moves: Any) -> Any:
        time.sleep(0.3)
        return commit(moves)

    monkeypatch.setattr(house.hub.store, "commit", slow)
    with ann.at(table) as one, ben.at(table) as two:
        going, staying = (one, two) if one.to_act() else (two, one)
        going.choose(going.options()[0])
        time.sleep(0.1)  # the choice is on its way to the disk
        for seen in house.hub.rooms[table].viewers:
            if seen.seat == going.state["seat"]:
                seen.speaking.get_loop().call_soon_threadsafe(seen.speaking.cancel)
        assert staying.until("state", 1)["version"] == 1
