"""HTTP: asking for a seat that somebody has left, and answering."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from tilth.play import wire
from tilth.play.lobby import name_at_table, shown, somebody
from tilth.server.http.dependencies import Caller, TheHub
from tilth.server.http.problems import specs


@post(
    "/tables/{table:str}/ask",
    responses=specs(400, 401, 403, 404, 409, 413),
    status_code=200,
    summary="Ask for a seat that somebody has left",
)
async def ask(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.AskFor]) -> wire.TableInfo:
    me = somebody(player)
    name = await name_at_table(hub, me, data.name)
    await hub.run(hub.store.ask, table, data.seat, me.id, name)
    return shown(hub, (await hub.changed(table)).table, me)


@post(
    "/tables/{table:str}/answer",
    responses=specs(400, 401, 403, 404, 409, 413),
    status_code=200,
    summary="Say yes or no to somebody who asks for a seat",
)
async def answer(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.Answer]) -> wire.TableInfo:
    me = somebody(player)
    await hub.run(hub.store.answer, table, data.ask, me.id, data.yes, hub.now())
    return shown(hub, (await hub.changed(table)).table, me)
