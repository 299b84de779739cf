"""HTTP: making, finding, joining and leaving tables, and looking back at them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tilth.bots import levels
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.sequel import Sequel
from tilth.games import registry
from tilth.play import wire
from tilth.play.bots import stand_in
from tilth.play.frames import Picture, table_info
from tilth.play.rooms import Room
from tilth.server.http.dependencies import Caller, TheHub
from tilth.server.http.problems import specs
from tilth.server.http.sessions import somebody
from tilth.server.play.hub import Hub
from tilth.storage.store import Notice
from tilth.table import Player, Table
from tilth.table.names import clean_name
from tilth.table.rows import TableRow
from tilth.table.seats import Agreement, ClockRules, Seat
from tilth.table.table import Head

OWN = -1
"""Where no seat is named: one's own, or the spectator's view."""

Which = Literal["open", "mine", "invitations", "finished"]


def shown(hub: Hub, row: TableRow | Table, player: Player | None) -> wire.TableInfo:
    room = hub.rooms.get(row.agreement.id)
    online = room.online() if room is not None else set()
    info: wire.TableInfo = table_info(row.agreement, row.seats, row.head, None if player is None else player.id, online)
    return info


@post("/tables", responses=specs(400, 401, 403, 404, 409, 413), status_code=201, summary="Make a table")
async def create(hub: TheHub, player: Caller, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    me = somebody(player)
    game = registry.game(data.game)
    options = game.check(len(data.seats), data.options)
    seats = [await seat_of(hub, game, me, seat) for seat in data.seats]
    if data.seed is not None and any(seat.kind not in ("bot", "player") for seat in seats):
        raise Refusal("bad_request", "table-seed-alone")
    agreement = Agreement(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules_version=game.rules_version,
        options=options,
        seed=secrets.randbits(62) if data.seed is None else data.seed,
        clock=clock_of(data.clock),
        undo=data.undo,
        undo_grace=_grace(hub, seats) if data.undo_grace is None else data.undo_grace,
        when_gone=data.when_gone,
        private=data.private,
        creator=me.id,
        created=hub.now(),
    )
    await hub.run(hub.store.create, agreement, seats, hub.now(), hub.settings.most_tables)
    return shown(hub, (await hub.room(agreement.id)).table, me)


def _grace(hub: Hub, seats: list[Seat]) -> int:
    """How long bots wait where nobody said it: alone one takes back their choices too, so there they need not."""
    people = {seat.player for seat in seats if seat.kind in ("player", "reserved")}
    several = len(people) + len([1 for seat in seats if seat.kind == "open"]) > 1
    return hub.settings.undo_grace if several else 0


async def name_at_table(hub: Hub, me: Player, given: str) -> str:
    """What somebody is called at a table: nobody sits there under the name of somebody else's account."""
    name = clean_name(given) if given else me.name
    if name != me.name:
        await hub.run(hub.players.check_free, name, me.id)
    return name


def clock_of(clock: wire.NewClock) -> ClockRules:
    if clock.kind != "none" and clock.seconds < 1:
        raise Refusal("bad_request", "table-clock")
    return ClockRules(clock.kind, clock.seconds, clock.increment)


async def seat_of(hub: Hub, game: Game, me: Player, seat: wire.NewSeat) -> Seat:
    """A seat as somebody asks for it."""
    if seat.kind == "open":
        return Seat("open")
    if seat.kind == "me":
        return Seat("player", me.id, await name_at_table(hub, me, seat.name))
    if seat.kind == "bot":
        level = seat.level or "random"
        if level not in levels(game):
            raise Refusal("bad_request", "bot-level", level=level[:60], known=", ".join(levels(game)))
        return Seat("bot", name=await name_at_table(hub, me, seat.name) if seat.name else "", level=level)
    friend = await hub.run(hub.players.account, seat.name)
    if friend is None:
        raise Refusal("bad_request", "player-no-account", name=seat.name)
    return Seat("reserved", friend.id, friend.name)


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
    me = somebody(player)
    row = await hub.run(hub.store.row, table)
    when_gone = row.agreement.when_gone
    level = "" if when_gone == "wait" else stand_in(registry.game(row.agreement.game), when_gone)
    await hub.run(hub.store.leave, table, me.id, level, hub.now())
    if row.agreement.after is not None:  # those who may still sit at the table before see that it is gone
        hub.hear(Notice(row.agreement.after))
    return shown(hub, (await hub.changed(table)).table, me)


@post(
    "/tables/{table:str}/put-away",
    responses=specs(400, 401, 403, 404, 409),
    status_code=200,
    summary="Leave a table that is over, or an invitation, out of one's lists",
)
async def put_away(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.TableInfo:
    me = somebody(player)
    await hub.run(hub.store.put_away, table, me.id)
    return shown(hub, await hub.run(hub.store.row, table), me)


@get("/tables/{table:str}/sequel", responses=specs(404, 409), summary="How a series goes on after a finished game")
async def sequel(hub: TheHub, table: FromPath[str]) -> wire.SequelInfo:
    found = _sequel(await hub.current(table))
    following = await hub.run(hub.store.following, table)
    if found is None:
        return wire.SequelInfo(None, None, [], following)
    ways = [wire.WayInfo(wire.Message(*way.label), way.touches) for way in found.ways]
    return wire.SequelInfo(wire.Message(*found.news), wire.Message(*found.question), ways, following)


@post(
    "/tables/{table:str}/sequel",
    responses=specs(400, 401, 403, 404, 409, 413),
    status_code=201,
    summary="Make the table of the next game of a series, with the same people; or find it, where it was made before",
)
async def go_on(hub: TheHub, player: Caller, table: FromPath[str], data: JSONBody[wire.GoOn]) -> wire.TableInfo:
    me = somebody(player)
    room = await hub.current(table)
    found = _sequel(room)
    before = room.table
    if not before.held_by(me.id):
        raise Refusal("wrong_seat", "table-no-seat")
    if found is None or data.way >= len(found.ways):
        raise Refusal("no_sequel", "table-no-sequel")
    made = await _table_after(hub, before, me, found.ways[data.way].options, before.seats)
    return shown(hub, (await hub.room(made)).table, me)


@post(
    "/tables/{table:str}/again",
    responses=specs(400, 401, 403, 404, 409),
    status_code=201,
    summary="Play once more: make the table for the same people, or sit down where somebody has made it",
)
async def again(hub: TheHub, player: Caller, table: FromPath[str]) -> wire.TableInfo:
    me = somebody(player)
    room = await hub.current(table)
    before = room.table
    if not before.held_by(me.id):
        raise Refusal("wrong_seat", "table-no-seat")
    if before.head.status != "finished":
        raise Refusal("not_finished", "table-not-finished")
    if before.state is not None and (found := before.game.sequel(before.state)) is not None and found.ways:
        raise Refusal("series_goes_on", "table-series-goes-on")
    made = before.head.following
    if made is None:
        made = await _table_after(hub, before, me, before.agreement.options, _same_people(room, me))
    await hub.run(hub.store.take_kept, made, me.id, hub.now())
    return shown(hub, (await hub.changed(made)).table, me)


async def _table_after(hub: Hub, before: Table, me: Player, options: Mapping[str, Any], seats: list[Seat]) -> str:
    """Make the table that follows a finished one, as it was agreed there; or find it, where somebody has made it."""
    agreement = msgspec.structs.replace(
        before.agreement,
        id=secrets.token_urlsafe(9),
        rules_version=before.game.rules_version,
        options=before.game.check(len(before.seats), options),
        seed=secrets.randbits(62),
        creator=me.id,
        created=hub.now(),
        after=before.agreement.id,
    )
    made: str = await hub.run(hub.store.create_sequel, agreement, seats, hub.now(), hub.settings.most_tables)
    await hub.changed(before.agreement.id)
    return made


def _same_people(room: Room, me: Player) -> list[Seat]:
    """The seats of a game that is played once more: one's own are taken, those of others kept until they come."""
    seats = []
    for number, seat in enumerate(room.table.seats):
        if seat.kind == "player" and seat.player != me.id:
            seats.append(Seat("reserved", seat.player, seat.name))
        elif seat.kind == "bot" and room.places.last(number) is not None:  # it stood in for somebody
            seats.append(Seat("bot", level=seat.level))
        else:
            seats.append(msgspec.structs.replace(seat))
    return seats


def _sequel(room: Room) -> Sequel | None:
    """What a finished game hands on."""
    if room.table.head.status != "finished" or room.table.state is None:
        raise Refusal("not_finished", "table-not-finished")
    return room.table.game.sequel(room.table.state)


@get(
    "/tables/{table:str}/record",
    responses=specs(404, 409),
    media_type=MediaType.TEXT,
    summary="A game that is over as a text record",
)
async def record(hub: TheHub, table: FromPath[str]) -> str:
    room = await hub.current(table)
    if room.table.head.status not in ("finished", "closed"):
        raise Refusal("not_finished", "table-not-finished")
    return room.table.record().to_text()


@get("/tables/{table:str}/replay", responses=specs(400, 403, 404, 409), summary="An earlier version of the game")
async def replay(
    hub: TheHub,
    player: Caller,
    table: FromPath[str],
    to: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, QueryParameter(ge=-1, le=7)] = OWN,
) -> Response[wire.StateFrame]:
    """What one's own seat saw then, by its own versions; when the game is over, what any seat saw."""
    room = await hub.current(table)
    board = room.table
    me = None if player is None else player.id
    held = board.held_by(me)
    over = board.head.status == "finished"
    if board.state is None:
        raise Refusal("not_playing", "table-not-playing", status=board.head.status)
    if not held and not over:
        raise Refusal("not_finished", "table-not-finished")
    if seat != OWN and (seat >= len(board.seats) or (seat not in held and not over)):
        raise Refusal("wrong_seat", "table-wrong-seat", seat=seat)
    looking = seat if seat != OWN else next(iter(held), None)
    pages = board.story.readers[looking].pages
    page = next((page for page in reversed(pages) if page.version <= to), pages[0])
    played = [entry for entry in board.entries if entry.kind != "close" and entry.number <= page.upto]
    state = await hub.position(board, played)
    ended = page is pages[-1]
    head = Head(board.head.status, 0, [], state.round, board.head.places if ended else None, None, None)
    frame = Picture(board, state, head, page.version).frame(me, looking, held, room.online(), hub.now())
    return Response(msgspec.Raw(frame), media_type=MediaType.JSON)  # type: ignore[arg-type]
