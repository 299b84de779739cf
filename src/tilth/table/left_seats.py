"""A seat that was left while a game runs: who may have it, and whom that must be asked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from tilth.core.errors import Refusal
from tilth.table import schema
from tilth.table.seats import Agreement, Seat

MOST_ASKS = 5
"""People who may wait for an answer at one table."""

Way = Literal["sit", "ask", "none"]
"""How somebody comes to a seat: it is their own, the others must agree, or not at all."""

_holders = select(schema.holders).where(schema.holders.c.table_id == bindparam("table")).order_by(schema.holders.c.id)
_asks = select(schema.asks).where(schema.asks.c.table_id == bindparam("table")).order_by(schema.asks.c.id)


class Holder(Struct):
    """Somebody who has seen what a seat sees."""

    seat: int
    player: str
    name: str


class Ask(Struct):
    """Somebody who would like to have a seat; a refused one is kept, so that nobody asks twice."""

    id: int
    seat: int
    player: str
    name: str
    agreed: list[str]
    refused: bool


class LeftSeats(Struct):
    """What is known about the seats of a running game beyond who sits there now."""

    holders: list[Holder] = []
    asks: list[Ask] = []

    def last(self, seat: int) -> Holder | None:
        """Who held a seat last."""
        return next((holder for holder in reversed(self.holders) if holder.seat == seat), None)

    def way(self, seats: list[Seat], seat: int, player: str) -> Way:
        """How this person comes to this seat: nobody plays on who has seen another hand of the same game."""
        last = self.last(seat)
        if seats[seat].kind in ("open", "bot") and last is not None and last.player == player:
            return "sit"
        if seats[seat].kind != "open" or any(one.player == player and one.seat != seat for one in self.holders):
            return "none"
        return "ask"

    def ask_of(self, player: str) -> Ask | None:
        return next((ask for ask in self.asks if ask.player == player), None)


def deciders(agreement: Agreement, seats: list[Seat]) -> list[str]:
    """Whoever made the table while they sit there, else everybody who still does."""
    seated = list(dict.fromkeys(seat.player for seat in seats if seat.kind == "player"))
    return [agreement.creator] if agreement.creator in seated else seated


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
