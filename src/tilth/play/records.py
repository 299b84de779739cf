"""Tables from records: games that go on from where they once stood."""

from __future__ import annotations

from tilth.core.errors import Refusal
from tilth.core.record import Record
from tilth.games import registry
from tilth.play import wire
from tilth.play.house import House
from tilth.play.lobby import new_id, seat_of, shown
from tilth.table import Player, Table
from tilth.table.retelling import retold
from tilth.table.rows import TableRow
from tilth.table.seats import Agreement, ClockRules, Seat, hints_by_default


async def play_on(house: House, me: Player, table: str, data: wire.PlayOn) -> wire.TableInfo:
    """Begin another table at which a game goes on, as it was left or as it stood after some of its choices."""
    before = (await house.current(table)).table
    if house.keeps_secrets and before.head.status != "finished":
        raise Refusal("not_finished", "table-not-finished")
    record = before.record()
    if data.at is not None:
        del record.choices[data.at :]
    if len(data.seats) != record.seats:
        game = registry.game(record.game)
        raise Refusal("bad_seats", "seats", game=game.name, least=record.seats, most=record.seats)
    if any(seat.kind not in ("bot", "me") for seat in data.seats):
        raise Refusal("bad_request", "table-seed-alone")
    seats = [await seat_of(house, registry.game(record.game), me, seat) for seat in data.seats]
    return await keep(house, me, record, seats, closed=False)


async def keep(house: House, me: Player, record: Record, seats: list[Seat], closed: bool) -> wire.TableInfo:
    """Set up a table at which all that is recorded has happened; a closed one is only to look at."""
    game = registry.game(record.game)
    now = house.now()
    agreement = Agreement(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=game.check(len(seats), record.options),
        seed=record.seed,
        clock=ClockRules(),
        undo="own",
        when_gone="wait",
        private=True,
        creator=me.id,
        created=now,
        hints=hints_by_default(seats),
    )
    moves = await house.run(retold, record, agreement, seats, now)
    if closed and moves[-1].head.status == "playing":
        moves.append(Table(agreement, game, seats, moves[-1].head).propose_close(now))
    await house.run(house.store.add, TableRow(agreement, seats, moves[-1].head), moves, house.manners.most_tables)
    return shown(house, (await house.room(agreement.id)).table, me)
