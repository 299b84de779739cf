"""A server process behind the gateway: it gets its connections from there, and ends when the gateway is gone."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from litestar.types import Receive, Scope, Send

from tilth.server.http.problems import refuse
from tilth.server.processes.gateway import COMES_FOR_A_TABLE, NUMBER

MISDIRECTED = 421
"""Browsers ask again over another connection."""


class Worker(uvicorn.Server):
    """uvicorn's server with another way for connections to come in."""

    def __init__(self, config: uvicorn.Config, gateway: socket.socket) -> None:
        super().__init__(config)
        self.gateway = gateway
        self._said = -1
        self._coming: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        if self.should_exit:  # it could not begin, and the gateway hears nothing of it but its end
            return
        self.gateway.setblocking(False)
        asyncio.get_running_loop().add_reader(self.gateway, self._take)
        self._say()

    async def on_tick(self, counter: int) -> bool:
        if self._said != len(self.server_state.connections):
            self._say()
        return await super().on_tick(counter)

    def _say(self) -> None:
        """Tell the gateway how many connections there are."""
        self._said = len(self.server_state.connections)
        with suppress(OSError):  # the gateway is busy or gone: it will hear the next number, or nothing any more
            self.gateway.send(self._said.to_bytes(NUMBER))

    def _take(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            said, handles, _, _ = socket.recv_fds(self.gateway, 1, 1)
        except BlockingIOError:
            return
        except ConnectionError:
            said, handles = b"", []
        if not said:
            loop.remove_reader(self.gateway)
            self.should_exit = True
        for handle in handles:
            os.set_inheritable(handle, False)  # the bots' process must not keep it open
            browser = socket.socket(fileno=handle)
            protocol = partial(self._protocol, said == COMES_FOR_A_TABLE)
            coming: asyncio.Task[object] = loop.create_task(loop.connect_accepted_socket(protocol, browser))
            self._coming.add(coming)
            coming.add_done_callback(self._coming.discard)

    def _protocol(self, only_socket: bool) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        if only_socket:
            made.app = misdirected
        protocol: asyncio.Protocol = made
        return protocol


async def misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers whoever comes for a table's socket and then asks for something else: that is another process's."""
    await refuse(scope, send, MISDIRECTED, "bad-request")
