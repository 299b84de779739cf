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
from tilth.play import frames, wire
from tilth.play.rooms import Room
from tilth.play.token_bucket import TokenBucket
from tilth.server.http.dependencies import TheHub
from tilth.server.http.problems import refuse
from tilth.server.http.request import NUL
from tilth.server.http.sessions import same_origin, somebody, visitor_of
from tilth.server.play.hub import Hub
from tilth.server.play.viewer import SocketViewer
from tilth.storage.database import Unavailable, tell_away
from tilth.table.names import clean_text

REFUSED, TOO_BIG = 4403, 1009

AWAY = Refusal("unavailable", "database-away")

GONE = (WebSocketDisconnect, OSError)
"""What a browser that has gone away looks like from here."""

_decode = msgspec.json.Decoder(wire.ClientFrame).decode
_log = logging.getLogger("tilth")


def read(text: bytes | str) -> wire.ClientFrame:
    """A frame; no text of ours has a NUL, and not every database takes it."""
    frame: wire.ClientFrame = _decode(text)
    if NUL in (text if isinstance(text, str) else text.decode()):
        raise ValueError("NUL")
    return frame


class Listener:
    """What one browser says, answered one after another."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, room: Room, viewer: SocketViewer) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.viewer = viewer
        self._loop = asyncio.get_running_loop()
        rate = hub.settings.frames_per_second
        self._bucket = TokenBucket(rate, rate * 2, self._loop.time())
        self.answering = asyncio.Lock()
        """Held while something that was said is done: it is done to its end, even if the browser goes meanwhile."""

    async def listen(self) -> bool:
        """Take what comes, until the browser goes (True) or says too much at once (False)."""
        while True:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return True
            text = message.get("text")
            said: bytes | str = message.get("bytes") or b"" if text is None else text
            if len(said) > self.hub.settings.most_frame:
                return False
            async with self.answering:
                await self._answer(said)

    async def _answer(self, text: bytes | str) -> None:
        room, viewer, bucket = self.room, self.viewer, self._bucket
        if not bucket.take(self._loop.time()):
            self._refuse(Refusal("too_fast", "too-many-requests"))
            await asyncio.sleep(1 / bucket.rate)
            return
        try:
            frame = read(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self._refuse(Refusal("bad_frame", "bad-frame"))
            return
        try:
            await _do(self.hub, room, viewer, frame)
        except Refusal as refusal:
            self._refuse(refusal)
            if refusal.code == "stale":
                viewer.send(room.state_for(viewer))
        except Unavailable as error:
            tell_away(error)
            self._refuse(AWAY)
        except Exception:
            _log.exception("at table %s", room.table.id)
            self._refuse(Refusal("broken", "broken"))

    def _refuse(self, refusal: Refusal) -> None:
        viewer = self.viewer
        viewer.send(frames.error_frame(refusal, self.room.table.version_for(viewer.seat)))


@websocket("/tables/{table:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], hub: TheHub, table: FromPath[str]) -> None:
    """Everything one browser sees and does at one table."""
    if not same_origin(hub, socket):
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
    except Unavailable as error:
        tell_away(error)
        await refuse(socket.scope, socket.send, 503, AWAY.reason)
        return
    try:
        await socket.accept()
    except GONE:
        return
    viewer = SocketViewer(socket, visitor, session)
    listener = Listener(socket, hub, room, viewer)
    listening = asyncio.create_task(listener.listen())
    both = {listening, viewer.speaking}
    try:
        room.enter(viewer)
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with listener.answering:
            room.leave(viewer)
            for task in both:
                task.cancel()
        await asyncio.wait(both)
    for task in both:
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, GONE):
            raise problem
    if not listening.cancelled() and not listening.exception() and not listening.result():
        await socket.close(TOO_BIG)


async def _do(hub: Hub, room: Room, viewer: SocketViewer, frame: wire.ClientFrame) -> None:
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
