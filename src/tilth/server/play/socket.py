"""The socket of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tilth.core.errors import Refusal
from tilth.play import frames
from tilth.play.listener import Listener
from tilth.play.rooms import Room
from tilth.play.token_bucket import TokenBucket
from tilth.server.http.dependencies import TheHub
from tilth.server.http.problems import refuse
from tilth.server.http.sessions import same_origin, visitor_of
from tilth.server.play.hub import Hub
from tilth.server.play.viewer import SocketViewer
from tilth.storage.database import Unavailable, tell_away

REFUSED, TOO_BIG = 4403, 1009

AWAY = Refusal("unavailable", "database-away")

GONE = (WebSocketDisconnect, OSError)
"""What a browser that has gone away looks like from here."""


class SocketListener(Listener):
    """What one browser says, answered one after another."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, room: Room, viewer: SocketViewer) -> None:
        super().__init__(hub, room, viewer)
        self.socket = socket
        self._most = hub.settings.most_frame
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
            if len(said) > self._most:
                return False
            async with self.answering:
                await self.answer(said)

    async def answer(self, text: bytes | str) -> None:
        """In good time: nobody says more than the house can hear."""
        bucket = self._bucket
        if not bucket.take(self._loop.time()):
            self.refuse(Refusal("too_fast", "too-many-requests"))
            await asyncio.sleep(1 / bucket.rate)
            return
        await super().answer(text)

    def _fault(self, error: Exception) -> Refusal:
        if not isinstance(error, Unavailable):
            return super()._fault(error)
        tell_away(error)
        return AWAY


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
    listener = SocketListener(socket, hub, room, viewer)
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
