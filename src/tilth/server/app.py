"""The application: routes, limits, headers and the OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig

from tilth import __version__
from tilth.core.errors import Refusal
from tilth.server import asking, library, lobby, pages, people, problems, socket
from tilth.server.document import Document
from tilth.server.given import TheHub
from tilth.server.headers import HEADERS
from tilth.server.hub import Hub
from tilth.server.sessions import HEADER, player_of
from tilth.server.settings import Settings
from tilth.table import Player


def hub_of(state: State) -> Hub:
    hub: Hub = state["hub"]
    return hub


async def current_player(request: Request[Any, Any, Any], hub: TheHub) -> Player | None:
    return await player_of(hub, request)


def own_page_only(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Only our own pages and programs can send the header, so a foreign page changes nothing."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and request.headers.get(HEADER) != "1":
        return problems.answer(403, "forbidden", "foreign-page", {})
    return None


def create_app(settings: Settings) -> Litestar:
    """A server on one database."""
    hub = Hub(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    sign_in_limit = RateLimitConfig(("minute", settings.sign_ins_per_minute), store="sign_ins")
    limit = RateLimitConfig(("minute", settings.requests_per_minute), store="requests")
    sign_in = Router(
        "/", route_handlers=[people.guest, people.register, people.login], middleware=[sign_in_limit.middleware]
    )
    api = Router(
        "/api",
        route_handlers=[
            sign_in,
            people.me,
            people.logout,
            people.logout_everywhere,
            library.games,
            library.words,
            library.rules,
            lobby.create,
            lobby.tables,
            lobby.table,
            lobby.sit,
            lobby.leave,
            asking.ask,
            asking.answer,
            lobby.sequel,
            lobby.go_on,
            lobby.record,
            lobby.replay,
            socket.play,
        ],
        middleware=[limit.middleware],
        before_request=own_page_only,
    )
    return Litestar(
        [api, pages.client],
        state=State({"hub": hub}),
        lifespan=[lifespan],
        dependencies={
            "hub": Provide(hub_of, sync_to_thread=False),
            "player": Provide(current_player),
        },
        exception_handlers={Refusal: problems.refused, HTTPException: problems.http, Exception: problems.broken},
        response_headers=HEADERS,
        logging_config=None,
        request_max_body_size=settings.most_body,
        openapi_config=OpenAPIConfig(
            "Tilth", __version__, path="/api/schema", render_plugins=[Document(path="/openapi.json")]
        ),
    )
