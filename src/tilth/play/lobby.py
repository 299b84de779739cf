"""Making tables, leaving them, playing on after them, and looking back at them: for any house."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from tilth.bots import levels
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.sequel import Sequel
from tilth.games import registry
from tilth.play import wire
from tilth.play.bots import stand_in
from tilth.play.frames import Picture, table_info
from tilth.play.house import House
from tilth.play.rooms import Room
from tilth.table import Player, Table
from tilth.table.lessons import check_scene
from tilth.table.names import clean_name
from tilth.table.rows import TableRow
from tilth.table.seats import Agreement, ClockRules, Seat, hints_by_default
from tilth.table.table import Head

OWN = -1
"""Where no seat is named: one's own, or the spectator's view."""


def somebody(player: Player | None) -> Player:
    """Refuse whoever has not even a nickname."""
    if player is None:
        raise Refusal("no_player", "player-unknown")
    return player


def shown(house: House, row: TableRow | Table, player: Player | None) -> wire.TableInfo:
    """A table as somebody may know it."""
    room = house.rooms.get(row.agreement.id)
    online = room.online() if room is not None else set()
    info: wire.TableInfo = table_info(row.agreement, row.seats, row.head, None if player is None else player.id, online)
    return info


# Making a table.


async def create(house: House, me: Player, data: wire.NewTable) -> wire.TableInfo:
    game = registry.game(data.game)
    options = game.check(len(data.seats), data.options)
    seats = [await seat_of(house, game, me, seat) for seat in data.seats]
    if data.seed is not None and any(seat.kind not in ("bot", "player") for seat in seats):
        raise Refusal("bad_request", "table-seed-alone")
    agreement = Agreement(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=options,
        seed=secrets.randbits(62) if data.seed is None else data.seed,
        clock=clock_of(data.clock),
        undo=data.undo,
        undo_grace=_grace(house, seats) if data.undo_grace is None else data.undo_grace,
        when_gone=data.when_gone,
        private=data.private,
        creator=me.id,
        created=house.now(),
        hints=hints_by_default(seats) if data.hints is None else data.hints,
    )
    await house.run(house.store.create, agreement, seats, house.now(), house.manners.most_tables)
    return shown(house, (await house.room(agreement.id)).table, me)


async def learn(house: House, me: Player, data: wire.NewLesson) -> wire.TableInfo:
    """Make the table for a scene of a lesson, as far as it is prepared."""
    game = registry.game(data.game)
    scene = check_scene(game, data.lesson, data.scene)
    seats = [Seat("bot", level=scene.bot) for _ in range(scene.seats)]
    seats[scene.seat] = Seat("player", me.id, me.name)
    agreement = Agreement(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=game.check(scene.seats, scene.options),
        seed=scene.seed,
        clock=ClockRules(),
        undo="own",
        when_gone="wait",
        private=True,
        creator=me.id,
        created=house.now(),
        lesson=f"{data.lesson}/{data.scene}",
        hints=True,
    )
    await house.run(house.store.create, agreement, seats, house.now(), house.manners.most_tables)
    room = await house.room(agreement.id)
    await room.lay_out()
    return shown(house, room.table, me)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def _grace(house: House, seats: list[Seat]) -> int:
    """How long bots wait where nobody said it: alone one takes back their choices too, so there they need not."""
    people = {seat.player for seat in seats if seat.kind in ("player", "reserved")}
    several = len(people) + len([1 for seat in seats if seat.kind == "open"]) > 1
    return house.manners.undo_grace if several else 0


async def name_at_table(house: House, me: Player, given: str) -> str:
    """What somebody is called at a table: nobody sits there under the name of somebody else's account."""
    name = clean_name(given) if given else me.name
    if name != me.name:
        await house.check_free(name, me)
    return name


def clock_of(clock: wire.NewClock) -> ClockRules:
    if clock.kind != "none" and clock.seconds < 1:
        raise Refusal("bad_request", "table-clock")
    return ClockRules(clock.kind, clock.seconds, clock.increment)


async def seat_of(house: House, game: Game, me: Player, seat: wire.NewSeat) -> Seat:
    """A seat as somebody asks for it."""
    if seat.kind == "me":
        return Seat("player", me.id, await name_at_table(house, me, seat.name))
    if seat.kind == "bot":
        level = seat.level or "random"
        if level not in levels(game):
            raise Refusal("bad_request", "bot-level", level=level[:60], known=", ".join(levels(game)))
        return Seat("bot", name=await name_at_table(house, me, seat.name) if seat.name else "", level=level)
    return await house.seat_for_others(seat)


# Leaving it.


async def leave(house: House, me: Player, table: str) -> wire.TableInfo:
    """Give up one's seats."""
    row = await house.run(house.store.row, table)
    when_gone = row.agreement.when_gone
    level = "" if when_gone == "wait" else stand_in(registry.game(row.agreement.game), when_gone)
    await house.run(house.store.leave, table, me.id, level, house.now())
    before = row.agreement.after
    if before in house.rooms:  # those who may still sit at the table before see that it is gone
        await house.changed(before)
    return shown(house, (await house.changed(table)).table, me)


async def put_away(house: House, me: Player, table: str) -> wire.TableInfo:
    """Leave a table out of one's lists."""
    await house.run(house.store.put_away, table, me.id)
    return shown(house, await house.run(house.store.row, table), me)


# Playing on after it.


async def sequel(house: House, table: str) -> wire.SequelInfo:
    """How a series goes on after a finished game."""
    found = _sequel(await house.current(table))
    following = (await house.run(house.store.row, table)).head.following
    if found is None:
        return wire.SequelInfo(None, None, [], following)
    ways = [wire.WayInfo(wire.Message(*way.label), way.touches) for way in found.ways]
    return wire.SequelInfo(wire.Message(*found.news), wire.Message(*found.question), ways, following)


async def go_on(house: House, me: Player, table: str, data: wire.GoOn) -> wire.TableInfo:
    """Make the table of the next game of a series, or find it."""
    room = await house.current(table)
    found = _sequel(room)
    before = room.table
    if not before.held_by(me.id):
        raise Refusal("wrong_seat", "table-no-seat")
    if found is None or data.way >= len(found.ways):
        raise Refusal("no_sequel", "table-no-sequel")
    made = await _table_after(house, before, me, found.ways[data.way].options, before.seats)
    return shown(house, (await house.room(made)).table, me)


async def again(house: House, me: Player, table: str) -> wire.TableInfo:
    """Play once more: make the table for the same people, or sit down where somebody has made it."""
    room = await house.current(table)
    before = room.table
    if not before.held_by(me.id):
        raise Refusal("wrong_seat", "table-no-seat")
    if before.head.status != "finished":
        raise Refusal("not_finished", "table-not-finished")
    if before.state is not None and (found := before.game.sequel(before.state)) is not None and found.ways:
        raise Refusal("series_goes_on", "table-series-goes-on")
    made = before.head.following
    if made is None:
        made = await _table_after(house, before, me, before.agreement.options, _same_people(room, me))
    await house.run(house.store.take_kept, made, me.id, house.now())
    return shown(house, (await house.changed(made)).table, me)


async def _table_after(house: House, before: Table, me: Player, options: Mapping[str, Any], seats: list[Seat]) -> str:
    """Make the table that follows a finished one, as it was agreed there; or find it, where somebody has made it."""
    agreement = msgspec.structs.replace(
        before.agreement,
        id=new_id(),
        rules_version=before.game.rules_version,
        options=before.game.check(len(before.seats), options),
        seed=secrets.randbits(62),
        creator=me.id,
        created=house.now(),
        after=before.agreement.id,
        lesson="",
    )
    made: str = await house.run(house.store.create_sequel, agreement, seats, house.now(), house.manners.most_tables)
    await house.changed(before.agreement.id)
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


# Looking back at it.


async def record(house: House, table: str) -> str:
    """A game as a text record; it names the seed, so where there are secrets it must be over."""
    room = await house.current(table)
    if house.keeps_secrets and room.table.head.status not in ("finished", "closed"):
        raise Refusal("not_finished", "table-not-finished")
    return room.table.record().to_text()


async def replay(house: House, player: Player | None, table: str, to: int, seat: int = OWN) -> bytes:
    """The frame of an earlier version: what one's own seat saw then, by its own versions; when nothing is secret any
    longer, what any seat saw."""
    room = await house.current(table)
    board = room.table
    me = None if player is None else player.id
    held = board.held_by(me)
    status = board.head.status
    known = status == "finished" or (status == "closed" and not house.keeps_secrets)
    if board.state is None:
        raise Refusal("not_playing", "table-not-playing", status=status)
    if not held and not known:
        raise Refusal("not_finished", "table-not-finished")
    if seat != OWN and (seat >= len(board.seats) or (seat not in held and not known)):
        raise Refusal("wrong_seat", "table-wrong-seat", seat=seat)
    looking = seat if seat != OWN else next(iter(held), None)
    pages = board.story.readers[looking].pages
    page = next((page for page in reversed(pages) if page.version <= to), pages[0])
    played = [entry for entry in board.entries if entry.kind != "close" and entry.number <= page.upto]
    state = await house.position(board, played)
    ended = page is pages[-1]
    head = Head(status, 0, [], state.round, board.head.places if ended else None, None, None)
    return Picture(board, state, head, page.version).frame(me, looking, held, room.online(), house.now())
