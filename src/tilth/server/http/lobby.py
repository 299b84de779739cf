"""HTTP: making, finding, joining and leaving tables, and looking back at them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tilth.play import lobby, records, wire
from tilth.play.lobby import OWN, name_at_table, shown, somebody
from tilth.server.http.dependencies import Caller, TheHub
from tilth.server.http.problems import specs

Which = Literal["open", "mine", "invitations", "finished"]


@post("/tables", responses=specs(400, 401, 403, 404, 409, 413), status_code=201, summary="Make a table")
async def create(hub: TheHub, player: Caller, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    return await lobby.create(hub, somebody(player), data)


@post("/lessons", responses=specs(400, 401, 403, 404, 409, 413), status_code=201, summary="Begin a scene of a lesson")
async def learn(hub: TheHub, player: Caller, data: JSONBody[wire.NewLesson]) -> wire.TableInfo:
    return await lobby.learn(hub, somebody(player), data)


@get(
    "/tables", responses=specs(400, 401), summary="Tables: open ones, one's own, those one is invited to, finished ones"
)
async def tables(hub: TheHub, player: Caller, which: FromQuery[Which] = "open") -> list[wire.TableInfo]:
    if which == "mine":
        rows = await hub.run(hub.store.tables_of, somebody(player).id)
    elif which == "invitations":
        rows = await hub.run(hub.store.invitations, somebody(player).id)
    elif which == "open":
        rows = await hub.run(hub.store.list_tables, ("waiting",), None, True, True)
    else:
        rows = await hub.run(
            hub.store.list_tables, ("finished",), None if player is None else player.id, player is None
        )
    return [shown(hub, row, player) for row in rows]


@get("/tables/{table:str}", responses=specs(404), summary="One table")
async def table(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.TableInfo:
    return shown(hub, await hub.run(hub.store.row, table), player)


@post("/tables/{table:str}/sit", responses=specs(400, 401, 403, 404, 409, 413), status_code=200, summary="Take a seat")
async def sit(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.Sit]) -> wire.TableInfo:
    me = somebody(player)
    name = await name_at_table(hub, me, data.name)
    await hub.run(hub.store.sit, table, data.seat, me.id, name, hub.now())
    return shown(hub, (await hub.changed(table)).table, me)


@post(
    "/tables/{table:str}/leave",
    responses=specs(400, 401, 403, 404, 409),
    status_code=200,
    summary="Give up one's seats",
)
async def leave(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.TableInfo:
    return await lobby.leave(hub, somebody(player), table)


@post(
    "/tables/{table:str}/put-away",
    responses=specs(400, 401, 403, 404, 409),
    status_code=200,
    summary="Leave a table that is over, or an invitation, out of one's lists",
)
async def put_away(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.TableInfo:
    return await lobby.put_away(hub, somebody(player), table)


@get("/tables/{table:str}/sequel", responses=specs(404, 409), summary="How a series goes on after a finished game")
async def sequel(hub: TheHub, table: FromPath[str]) -> wire.SequelInfo:
    return await lobby.sequel(hub, table)


@post(
    "/tables/{table:str}/sequel",
    responses=specs(400, 401, 403, 404, 409, 413),
    status_code=201,
    summary="Make the table of the next game of a series, with the same people; or find it, where it was made before",
)
async def go_on(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.GoOn]) -> wire.TableInfo:
    return await lobby.go_on(hub, somebody(player), table, data)


@post(
    "/tables/{table:str}/again",
    responses=specs(400, 401, 403, 404, 409),
    status_code=201,
    summary="Play once more: make the table for the same people, or sit down where somebody has made it",
)
async def again(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.TableInfo:
    return await lobby.again(hub, somebody(player), table)


@get(
    "/tables/{table:str}/record",
    responses=specs(404, 409),
    media_type=MediaType.TEXT,
    summary="A game that is over as a text record",
)
async def record(hub: TheHub, table: FromPath[str]) -> str:
    return await lobby.record(hub, table)


@get("/tables/{table:str}/replay", responses=specs(400, 403, 404, 409), summary="An earlier version of the game")
async def replay(
    hub: TheHub,
    player: Caller,
    table: FromPath[str],
    to: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, QueryParameter(ge=-1, le=7)] = OWN,
) -> Response[wire.StateFrame]:
    """What one's own seat saw then, by its own versions; when the game is over, what any seat saw."""
    frame = await lobby.replay(hub, player, table, to, seat)
    return Response(msgspec.Raw(frame), media_type=MediaType.JSON)  # type: ignore[arg-type]


@post(
    "/tables/{table:str}/play-on",
    responses=specs(400, 401, 403, 404, 409, 413),
    status_code=201,
    summary="Try a finished game once more from one of its positions, against bots",
)
async def play_on(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.PlayOn]) -> wire.TableInfo:
    return await records.play_on(hub, somebody(player), table, data)


@post(
    "/tables/{table:str}/review",
    responses=specs(400, 401, 403, 404, 409),
    status_code=200,
    summary="Ask for the review of a finished game",
)
async def ask_review(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.ReviewInfo:
    return await hub.reviews.ask(somebody(player), table)


@get("/tables/{table:str}/review", responses=specs(404, 409), summary="How far a review is, or what came of it")
async def review(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.ReviewInfo:
    return await hub.reviews.look(player, table)
