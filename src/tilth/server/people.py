"""HTTP: guests and accounts."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from tilth.server import wire
from tilth.server.given import Caller, TheHub
from tilth.server.hub import Hub
from tilth.server.problems import specs
from tilth.server.sessions import COOKIE, cookie
from tilth.table import Player


def info(player: Player | None) -> wire.Me:
    return wire.Me(None if player is None else wire.PlayerInfo(player.id, player.name, player.guest))


def welcome(hub: Hub, player: Player) -> Response[wire.Me]:
    return Response(info(player), cookies=[cookie(hub, player)])


@get("/me", responses=specs(), summary="Who this browser belongs to")
async def me(player: Caller) -> wire.Me:
    return info(player)


@post("/guest", responses=specs(400, 403, 409, 413), status_code=200, summary="Play with a nickname only")
async def guest(hub: TheHub, data: JSONBody[wire.NewGuest]) -> Response[wire.Me]:
    return welcome(hub, await hub.run(hub.players.add_guest, data.name, hub.now()))


@post(
    "/register", responses=specs(400, 403, 409, 413), status_code=200, summary="Make an account; a guest's games stay"
)
async def register(hub: TheHub, player: Caller, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    account = await hub.run(hub.players.register, player, data.name, data.password, hub.now())
    for notice in await hub.run(hub.store.tell_name, account.id):
        hub.hear(notice)
    return welcome(hub, account)


@post("/login", responses=specs(400, 401, 403, 409, 413), status_code=200, summary="Come back to an account")
async def login(hub: TheHub, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    return welcome(hub, await hub.run(hub.players.log_in, data.name, data.password))


@post("/logout", responses=specs(400, 403), status_code=200, summary="Forget who this browser belongs to")
async def logout() -> Response[wire.Me]:
    response = Response(info(None))
    response.delete_cookie(COOKIE)
    return response
