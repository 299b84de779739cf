"""Records that come into a browser: to look back at, and to play on from."""

from __future__ import annotations

from tilth.browser.house import BrowserHouse
from tilth.core.record import Record
from tilth.games import registry
from tilth.play import wire
from tilth.play.lobby import new_id, seat_of, shown
from tilth.table import Player, Table
from tilth.table.retelling import retold
from tilth.table.rows import TableRow
from tilth.table.seats import Agreement, ClockRules, Seat, hints_by_default


async def bring_in(house: BrowserHouse, me: Player, data: wire.NewRecord) -> wire.TableInfo:
    """Keep a recorded game as a table that is over; who sat there is not part of a record."""
    record = Record.from_text(data.text)
    return await _keep(house, me, record, [Seat("player") for _ in range(record.seats)], closed=True)


async def play_on(house: BrowserHouse, me: Player, table: str, data: wire.PlayOn) -> wire.TableInfo:
    """Begin another table at which a game goes on that was left, with these at its seats."""
    record = (await house.current(table)).table.record()
    game = registry.game(record.game)
    return await _keep(house, me, record, [await seat_of(house, game, me, seat) for seat in data.seats], closed=False)


async def _keep(house: BrowserHouse, me: Player, record: Record, seats: list[Seat], closed: bool) -> wire.TableInfo:
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
    moves = retold(record, agreement, seats, now)
    if closed and moves[-1].head.status == "playing":
        moves.append(Table(agreement, game, seats, moves[-1].head).propose_close(now))
    await house.run(house.store.add, TableRow(agreement, seats, moves[-1].head), moves)
    return shown(house, (await house.room(agreement.id)).table, me)
