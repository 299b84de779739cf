"""HTTP: games that are over, and positions, looked at from all sides."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from tilth.play import wire
from tilth.play.lobby import somebody
from tilth.server.http.dependencies import Caller, TheHub
from tilth.server.http.problems import specs


@get("/tables/{table:str}/analysis", responses=specs(404, 409), summary="A game that is over, to be analysed")
async def of_table(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.AnalysisInfo:
    return await hub.analyst.of_table(player, table)


@post(
    "/analysis",
    responses=specs(400, 401, 409, 413),
    status_code=200,
    summary="Read a record or a position that is to be analysed",
)
async def read(hub: TheHub, player: Caller, data: JSONBody[wire.AnalysisText]) -> wire.AnalysisInfo:
    return await hub.analyst.read(somebody(player), data)


@post("/analysis/look", responses=specs(400, 401, 409, 413), status_code=200, summary="A position and what led there")
async def look(hub: TheHub, player: Caller, data: JSONBody[wire.AnalysisMoment]) -> Response[wire.AnalysisView]:
    view = await hub.analyst.look(somebody(player), data)
    return Response(msgspec.Raw(msgspec.json.encode(view)), media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/analysis/hint", responses=specs(400, 401, 409, 413), status_code=200, summary="What a strong bot would do")
async def hint(hub: TheHub, player: Caller, data: JSONBody[wire.AnalysisMoment]) -> wire.HintFrame:
    return await hub.analyst.hint(somebody(player), data)


@post("/analysis/judge", responses=specs(400, 401, 409, 413), status_code=200, summary="Who is ahead, and by how much")
async def judge(hub: TheHub, player: Caller, data: JSONBody[wire.AnalysisMoment]) -> wire.AnalysisLeads:
    return await hub.analyst.judge(somebody(player), data)
