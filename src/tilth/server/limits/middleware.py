"""What every request passes first, whatever it asks for: limits for its address, and headers for its answer."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tilth.server.http.headers import headers
from tilth.server.http.problems import refuse
from tilth.server.limits.addresses import Limits
from tilth.server.settings import Settings

REFUSED = 1008
"""How a socket is refused before it is one: the browser learns no more than that it failed, and tries later."""


class Gate:
    """One for all requests of a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits()
        self.headers = headers(settings.secure)

    async def let_in(self, inside: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        in_api = scope["path"].startswith("/api")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = MutableScopeHeaders(message)
                for name, value in self.headers.items():
                    given[name] = value
                if in_api:  # much of it depends on the cookie
                    given.setdefault("cache-control", "no-store")
            await send(message)

        settings, address = self.settings, address_of(scope)
        kind, most = ("request", settings.requests_per_minute) if in_api else ("page", settings.pages_per_minute)
        if not self.limits.take(kind, address, most):
            await refuse(scope, send_with_headers, 429, "too-many-requests")
        elif "\0" in scope["path"]:  # no text of ours has one, and not every database takes it
            await refuse(scope, send_with_headers, 404, "not-found")
        else:
            await inside(scope, receive, send_with_headers)

    async def let_in_socket(self, inside: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        often = not self.limits.take("socket", address, self.settings.sockets_per_minute)
        if often or "\0" in scope["path"] or not self.limits.enter(address, self.settings.sockets_per_address):
            await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
            return
        try:
            await inside(scope, receive, send)
        finally:
            self.limits.leave(address)

    def sign_in(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Guards what makes guests and tries passwords."""
        if not self.limits.take("sign-in", address_of(connection.scope), self.settings.sign_ins_per_minute):
            raise TooManyRequestsException


class Guarded(Litestar):
    """An application behind a gate."""

    gate: Gate

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        inside = super().__call__
        if scope["type"] == "http":
            await self.gate.let_in(inside, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.gate.let_in_socket(inside, scope, receive, send)
        else:
            await inside(scope, receive, send)


def address_of(scope: Scope) -> str:
    """Where a request comes from; uvicorn has looked at what proxies say."""
    client = scope.get("client")
    return client[0] if client else ""
