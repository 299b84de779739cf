"""HTTP: what whoever made a table may change until its game begins."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from tilth.games import registry
from tilth.play import wire
from tilth.play.lobby import clock_of, seat_of, shown, somebody
from tilth.server.http.dependencies import Caller, TheHub
from tilth.server.http.problems import specs


@post(
    "/tables/{table:str}/terms",
    responses=specs(400, 401, 403, 404, 409, 413),
    status_code=200,
    summary="Agree on other options, another clock and the like",
)
async def terms(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.Terms]) -> wire.TableInfo:
    me = somebody(player)
    row = await hub.run(hub.store.row, table)
    changed = {
        "options": registry.game(row.agreement.game).check(len(row.seats), data.options),
        "clock": clock_of(data.clock),
        "undo": data.undo,
        "undo_grace": row.agreement.undo_grace if data.undo_grace is None else data.undo_grace,
        "when_gone": data.when_gone,
        "private": data.private,
        "hints": row.agreement.hints if data.hints is None else data.hints,
    }
    await hub.run(hub.store.change, table, me.id, changed)
    return shown(hub, (await hub.changed(table)).table, me)


@post(
    "/tables/{table:str}/place",
    responses=specs(400, 401, 403, 404, 409, 413),
    status_code=200,
    summary="Give a chair that no other person has taken to a bot, to an account, or to anybody",
)
async def place(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.Place]) -> wire.TableInfo:
    me = somebody(player)
    row = await hub.run(hub.store.row, table)
    seat = await seat_of(hub, registry.game(row.agreement.game), me, data.to)
    await hub.run(hub.store.place, table, me.id, data.seat, seat, hub.now())
    return shown(hub, (await hub.changed(table)).table, me)
