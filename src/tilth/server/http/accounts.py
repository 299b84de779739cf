"""HTTP: guests and accounts."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from tilth.play import wire
from tilth.play.lobby import somebody
from tilth.server.http.dependencies import Caller, TheHub
from tilth.server.http.problems import specs
from tilth.server.http.sessions import COOKIE, cookie, session_of
from tilth.server.play.hub import Hub
from tilth.table import Player

Browser = Request[Any, Any, Any]


def info(player: Player | None) -> wire.Me:
    return wire.Me(None if player is None else wire.PlayerInfo(player.id, player.name, player.guest))


async def welcome(hub: Hub, request: Browser, player: Player) -> Response[wire.Me]:
    """Begin a session; the one that the browser had before is over."""
    session = await hub.run(hub.sessions.begin, player.id, hub.now())
    before = session_of(hub, request)
    if before is not None:
        await hub.sign_out(before)
    return Response(info(player), cookies=[cookie(hub, session)])


def farewell() -> Response[wire.Me]:
    response = Response(info(None))
    response.delete_cookie(COOKIE)
    return response


@get("/me", responses=specs(), summary="Who this browser belongs to")
async def me(player: Caller) -> wire.Me:
    return info(player)


@post("/guest", responses=specs(400, 403, 409, 413), status_code=200, summary="Play with a nickname only")
async def guest(hub: TheHub, request: Browser, data: JSONBody[wire.NewGuest]) -> Response[wire.Me]:
    return await welcome(hub, request, await hub.run(hub.players.add_guest, data.name, hub.now()))


@post(
    "/register", responses=specs(400, 403, 409, 413), status_code=200, summary="Make an account; a guest's games stay"
)
async def register(
    hub: TheHub, request: Browser, player: Caller, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    account = await hub.run(hub.players.register, player, data.name, data.password, hub.now())
    for notice in await hub.run(hub.store.tell_name, account.id):
        hub.hear(notice)
    return await welcome(hub, request, account)


@post("/name", responses=specs(400, 401, 403, 409, 413), status_code=200, summary="Call oneself otherwise, as a guest")
async def rename(hub: TheHub, player: Caller, data: JSONBody[wire.NewName]) -> wire.Me:
    renamed = await hub.run(hub.players.rename, somebody(player), data.name)
    for notice in await hub.run(hub.store.tell_name, renamed.id):
        hub.hear(notice)
    return info(renamed)


@post("/login", responses=specs(400, 401, 403, 409, 413), status_code=200, summary="Come back to an account")
async def login(hub: TheHub, request: Browser, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    return await welcome(hub, request, await hub.run(hub.players.log_in, data.name, data.password))


@post("/logout", responses=specs(400, 403), status_code=200, summary="Forget who this browser belongs to")
async def logout(hub: TheHub, request: Browser) -> Response[wire.Me]:
    session = session_of(hub, request)
    if session is not None:
        await hub.sign_out(session)
    return farewell()


@post(
    "/logout-everywhere", responses=specs(400, 401, 403), status_code=200, summary="Sign out every browser of one's own"
)
async def logout_everywhere(hub: TheHub, player: Caller) -> Response[wire.Me]:
    await hub.sign_out_everywhere(somebody(player).id)
    return farewell()
