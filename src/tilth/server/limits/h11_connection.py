"""A connection until it is a socket: so long to ask, so much to say, so long to take the answer.

uvicorn limits none of that. What is relied on here is its way of being told of a connection (`asyncio.Protocol`), the
end of an answer, and h11's public state of a connection.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tilth.server.limits.connections import Connections

MOST_HEADERS = 16 * 1024
"""Bytes of a request's headers."""

MOST_SAID = 1 << 20
"""Bytes of a whole request: bodies are refused long before, but somebody may go on sending."""

FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Connection(H11Protocol):
    """uvicorn's protocol with an end to every wait."""

    def __init__(self, among: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.among = among
        self._said = 0
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        if self.among.takes(self, self.connections):
            self._wait_for_request()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        self._said += len(data)
        if self._said > MOST_SAID:
            self.drop()
            return
        super().data_received(data)
        if self not in self.connections:  # it has become a socket
            self._wait_no_more()
        elif self in self.among.asking and not self._is_asking():
            self._wait_for_answer()

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state is h11.IDLE:
            super().send_400_response(msg)
        else:  # nonsense behind the head of a request, which is being answered already
            self.drop()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_asking() and self not in self.among.asking:
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def drop(self) -> None:
        """End it without another word."""
        self._wait_no_more()
        self.transport.abort()

    def _is_asking(self) -> bool:
        """Whether the request is not all here."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def _wait_for_request(self) -> None:
        self._wait_no_more()
        self._said = 0
        self.among.asking[self] = None
        self._late = self.loop.call_later(self.among.settings.seconds_to_ask, self.drop)

    def _wait_for_answer(self) -> None:
        self._wait_no_more()
        self._late = self.loop.call_later(self.among.settings.seconds_to_take, self.drop)

    def _wait_no_more(self) -> None:
        self.among.asking.pop(self, None)
        if self._late is not None:
            self._late.cancel()
