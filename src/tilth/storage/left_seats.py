"""Who held the seats of a running game and who asks for one, in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from tilth.core.errors import Refusal
from tilth.storage import schema
from tilth.table.left_seats import Ask, Holder, LeftSeats
from tilth.table.seats import Seat

MOST_ASKS = 5
"""People who may wait for an answer at one table."""

_holders = select(schema.holders).where(schema.holders.c.table_id == bindparam("table")).order_by(schema.holders.c.id)
_asks = select(schema.asks).where(schema.asks.c.table_id == bindparam("table")).order_by(schema.asks.c.id)


def read(connection: Connection, table: str) -> LeftSeats:
    holders = connection.execute(_holders, {"table": table})
    asks = connection.execute(_asks, {"table": table})
    return LeftSeats(
        [Holder(row.seat, row.player, row.name) for row in holders],
        [Ask(row.id, row.seat, row.player, row.name, msgspec.json.decode(row.agreed), row.refused) for row in asks],
    )


def hold(connection: Connection, table: str, seats: dict[int, Seat]) -> None:
    """Note that people have sat down at these seats of a running game."""
    rows: list[dict[str, Any]] = [
        {"table_id": table, "seat": number, "player": seat.player, "name": seat.name}
        for number, seat in seats.items()
        if seat.kind == "player"
    ]
    if rows:
        connection.execute(insert(schema.holders), rows)


def ask(connection: Connection, table: str, places: LeftSeats, seat: int, player: str, name: str) -> None:
    """Note that somebody would like to have a seat, unless they were refused or too many wait already."""
    before = places.ask_of(player)
    if before is not None and before.refused:
        raise Refusal("refused", "table-ask-refused")
    if before is not None:
        connection.execute(delete(schema.asks).where(schema.asks.c.id == before.id))
    elif len([one for one in places.asks if not one.refused]) >= MOST_ASKS:
        raise Refusal("too_many", "table-too-many-asks")
    values = {"table_id": table, "seat": seat, "player": player, "name": name, "agreed": "[]", "refused": False}
    connection.execute(insert(schema.asks).values(**values))


def answer(connection: Connection, asked: Ask, player: str, yes: bool) -> None:
    """Note what one person says to it."""
    if yes:
        asked.agreed = [*asked.agreed, player]
    else:
        asked.refused = True
    values = {"agreed": msgspec.json.encode(asked.agreed).decode(), "refused": asked.refused}
    connection.execute(update(schema.asks).where(schema.asks.c.id == asked.id).values(**values))


def forget(connection: Connection, table: str, seat: int) -> None:
    """Nobody asks any longer for a seat that is taken."""
    asks = schema.asks
    connection.execute(delete(asks).where(asks.c.table_id == table, asks.c.seat == seat, asks.c.refused.is_(False)))
