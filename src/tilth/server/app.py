"""The application: routes, limits, headers and the OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from tilth import __version__
from tilth.core.errors import Refusal
from tilth.server.http import accounts, analysis, catalogue, client_files, hosting, left_seats, lobby, problems
from tilth.server.http.dependencies import TheHub
from tilth.server.http.openapi import Document
from tilth.server.http.request import CheckedRequest
from tilth.server.http.sessions import HEADER, player_of
from tilth.server.limits.middleware import Gate, Guarded
from tilth.server.play import socket
from tilth.server.play.hub import Hub
from tilth.server.settings import Settings
from tilth.storage.database import Unavailable
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
        hub.keep(hub.run(catalogue.warm))
        try:
            yield
        finally:
            await hub.close()

    gate = Gate(settings)
    sign_in = Router("/", route_handlers=[accounts.guest, accounts.register, accounts.login], guards=[gate.sign_in])
    api = Router(
        "/api",
        route_handlers=[
            sign_in,
            accounts.me,
            accounts.rename,
            accounts.logout,
            accounts.logout_everywhere,
            catalogue.games,
            catalogue.words,
            catalogue.part_of_words,
            catalogue.rules,
            lobby.create,
            lobby.learn,
            lobby.tables,
            lobby.table,
            lobby.sit,
            lobby.leave,
            lobby.put_away,
            hosting.terms,
            hosting.place,
            left_seats.ask,
            left_seats.answer,
            lobby.sequel,
            lobby.go_on,
            lobby.again,
            lobby.record,
            lobby.replay,
            lobby.play_on,
            lobby.ask_review,
            lobby.review,
            analysis.of_table,
            analysis.read,
            analysis.look,
            analysis.hint,
            analysis.judge,
            socket.play,
        ],
        before_request=own_page_only,
    )
    app = Guarded(
        [api, client_files.client],
        state=State({"hub": hub}),
        lifespan=[lifespan],
        dependencies={
            "hub": Provide(hub_of, sync_to_thread=False),
            "player": Provide(current_player),
        },
        exception_handlers={
            Refusal: problems.refused,
            Unavailable: problems.unavailable,
            HTTPException: problems.http,
            Exception: problems.broken,
        },
        after_exception=[problems.socket_broken],
        request_class=CheckedRequest,
        logging_config=None,
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key=client_files.AS_IT_IS),
        request_max_body_size=settings.most_body,
        openapi_config=OpenAPIConfig(
            "Tilth", __version__, path="/api/schema", render_plugins=[Document(path="/openapi.json")]
        ),
    )
    app.gate = gate
    return app
