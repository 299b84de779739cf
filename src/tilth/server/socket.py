"""The socket of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tilth.core.errors import Refusal
from tilth.server import frames, wire
from tilth.server.bucket import Bucket
from tilth.server.given import TheHub
from tilth.server.hub import Hub
from tilth.server.rooms import Room, Viewer
from tilth.server.sessions import same_origin, somebody, visitor_of
from tilth.table.names import clean_text

REFUSED, TOO_BIG = 4403, 1009

MOST_SAID = 200
"""Frames of one browser that may wait for an answer before it is cut off."""

_decode = msgspec.json.Decoder(wire.ClientFrame).decode
_log = logging.getLogger("tilth")


class Ear:
    """What one browser says, answered one after another."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, room: Room, viewer: Viewer) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.viewer = viewer
        self._loop = asyncio.get_running_loop()
        rate = hub.settings.frames_per_second
        self._bucket = Bucket(rate, rate * 2, self._loop.time())
        self._said: deque[bytes | str] = deque()
        self._answering: asyncio.Task[None] | None = None
        if viewer.way is not None:
            viewer.way.hear = self.hear

    def hear(self, text: bytes | str) -> None:
        self._said.append(text)
        if self._answering is None:
            self._answering = self._loop.create_task(self._answer())
        elif len(self._said) > MOST_SAID and self.viewer.way is not None:
            self.viewer.way.cut_off()

    async def quiet(self) -> None:
        """Wait until everything is answered."""
        if self._answering is not None:
            await asyncio.wait([self._answering])

    async def listen(self) -> None:
        """Take what comes through ASGI, until the browser goes."""
        while not self.viewer.gone:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self.hear(message.get("bytes") or b"" if text is None else text)
            await self.quiet()

    async def _answer(self) -> None:
        try:
            while self._said and not self.viewer.gone:
                await self._answer_one(self._said.popleft())
        finally:
            self._answering = None

    async def _answer_one(self, text: bytes | str) -> None:
        room, viewer, bucket = self.room, self.viewer, self._bucket
        if len(text) > self.hub.settings.most_frame:
            await viewer.close(TOO_BIG)
            return
        if not bucket.take(self._loop.time()):
            viewer.send(frames.error_frame(Refusal("too_fast", "too-many-requests"), room.table.version))
            await asyncio.sleep(1 / bucket.rate)
            return
        try:
            frame = _decode(text)
        except (ValueError, RecursionError):
            viewer.send(frames.error_frame(Refusal("bad_frame", "bad-frame"), room.table.version))
            return
        try:
            await _do(self.hub, room, viewer, frame)
        except Refusal as refusal:
            viewer.send(frames.error_frame(refusal, room.table.version))
            if refusal.code == "stale":
                viewer.send(room.state_for(viewer))
        except Exception:
            _log.exception("at table %s", room.table.id)
            viewer.send(frames.error_frame(Refusal("broken", "broken"), room.table.version))


@websocket("/tables/{table:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], hub: TheHub, table: FromPath[str]) -> None:
    """Everything one browser sees and does at one table."""
    if not same_origin(socket):
        await socket.close(REFUSED)
        return
    try:
        session, visitor = await visitor_of(hub, socket)
        room = await hub.current(table)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_data(frames.error_frame(refusal, 0).decode())
        await socket.close(REFUSED)
        return
    await socket.accept()
    viewer = Viewer(socket, visitor, session)
    ear = Ear(socket, hub, room, viewer)
    room.enter(viewer)
    try:
        await ear.listen()
    except WebSocketDisconnect:
        pass
    finally:
        await ear.quiet()
        room.leave(viewer)
        viewer.go()


async def _do(hub: Hub, room: Room, viewer: Viewer, frame: wire.ClientFrame) -> None:
    match frame:
        case wire.ChooseFrame(seat=seat, version=version, option=option):
            await room.choose(viewer.player, seat, version, option)
        case wire.UndoFrame(seat=seat, version=version):
            await room.undo(viewer.player, seat, version)
        case wire.LookFrame(seat=seat):
            room.look(viewer, seat)
        case wire.SayFrame(text=text):
            player = somebody(None if viewer.player is None else await hub.run(hub.players.find, viewer.player))
            room.check_speech(player.id)
            held = room.table.held_by(player.id)
            await hub.say(room, held[0] if held else None, player.name, clean_text(text) or "…")
        case wire.BackFrame(seat=seat):
            await room.back(viewer.player, seat)
        case wire.PingFrame():
            viewer.send(PONG)


PONG = frames.encode(wire.PongFrame())
