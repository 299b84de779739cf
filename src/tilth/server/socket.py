"""The socket of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tilth.core.errors import Refusal
from tilth.server import frames, wire
from tilth.server.given import TheHub
from tilth.server.hub import Hub
from tilth.server.rooms import Room, Viewer
from tilth.server.sessions import player_of, same_origin

REFUSED, BROKEN, TOO_BIG, SLOW = 4403, 1011, 1009, 4408

_decode = msgspec.json.Decoder(wire.ClientFrame).decode
_log = logging.getLogger("tilth")


class Bucket:
    """So many frames a second, twice as many in a burst."""

    def __init__(self, rate: int, now: float) -> None:
        self.rate = rate
        self.left = rate * 2.0
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.rate * 2.0, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@websocket("/tables/{table:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], hub: TheHub, table: FromPath[str]) -> None:
    """Everything one browser sees and does at one table."""
    if not same_origin(socket):
        await socket.close(REFUSED)
        return
    player = await player_of(hub, socket)
    try:
        room = await hub.current(table)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_data(frames.error_frame(refusal, 0).decode())
        await socket.close(REFUSED)
        return
    await socket.accept()
    viewer = Viewer(socket, None if player is None else player.id, "" if player is None else player.name)
    pump = asyncio.create_task(viewer.pump())
    pump.add_done_callback(lambda task: None if task.cancelled() else task.exception())
    room.enter(viewer)
    try:
        await _listen(socket, hub, room, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        viewer.gone = True
        room.leave(viewer)
        pump.cancel()


async def _listen(socket: WebSocket[Any, Any, Any], hub: Hub, room: Room, viewer: Viewer) -> None:
    loop = asyncio.get_running_loop()
    bucket = Bucket(hub.settings.frames_per_second, loop.time())
    while not viewer.gone:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            text = message.get("bytes") or b""
        if len(text) > hub.settings.most_frame:
            await socket.close(TOO_BIG)
            return
        if not bucket.take(loop.time()):
            viewer.send(frames.error_frame(Refusal("too_fast", "too-many-requests"), room.table.version))
            await asyncio.sleep(1 / bucket.rate)
            continue
        try:
            frame = _decode(text)
        except (ValueError, RecursionError):
            viewer.send(frames.error_frame(Refusal("bad_frame", "bad-frame"), room.table.version))
            continue
        try:
            await _do(hub, room, viewer, frame)
        except Refusal as refusal:
            viewer.send(frames.error_frame(refusal, room.table.version))
            if refusal.code == "stale":
                viewer.send(room.state_for(viewer))
        except Exception:
            _log.exception("at table %s", room.table.id)
            viewer.send(frames.error_frame(Refusal("broken", "broken"), room.table.version))


async def _do(hub: Hub, room: Room, viewer: Viewer, frame: wire.ClientFrame) -> None:
    match frame:
        case wire.ChooseFrame(seat=seat, version=version, option=option):
            await room.choose(viewer.player, seat, version, option)
        case wire.UndoFrame(seat=seat, version=version):
            await room.undo(viewer.player, seat, version)
        case wire.LookFrame(seat=seat):
            room.look(viewer, seat)
        case wire.SayFrame(text=text):
            if viewer.player is None:
                raise Refusal("no_player", "player-unknown")
            held = room.table.held_by(viewer.player)
            await hub.say(room, held[0] if held else None, viewer.name, " ".join(text.split()) or "…")
        case wire.BackFrame(seat=seat):
            await room.back(viewer.player, seat)
        case wire.PingFrame():
            viewer.send(PONG)


PONG = frames.encode(wire.PongFrame())
