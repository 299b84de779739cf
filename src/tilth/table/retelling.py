"""A table from a record: the same choices, told anew."""

from __future__ import annotations

from tilth.core.errors import Refusal
from tilth.core.record import Record
from tilth.games import registry
from tilth.table.entries import By
from tilth.table.forced import forced_seats
from tilth.table.seats import Agreement, Seat
from tilth.table.table import Head, Move, Table


def retold(record: Record, agreement: Agreement, seats: list[Seat], now: float) -> list[Move]:
    """Everything that happened in a recorded game, each choice checked before it is made."""
    game = registry.game(record.game)
    if record.rules_version != game.rules_version:
        raise Refusal("bad_record", "record-rules", rules=record.rules_version, current=game.rules_version)
    if record.start is not None:
        raise Refusal("bad_record", "record-from-position")
    table = Table(agreement, game, seats, Head("waiting", 0, [], 0, None, None, None))
    moves = [table.propose_begin(now)]
    table.accept(moves[0])
    moves += _what_had_to_be(table, now)
    for number, (seat, option) in enumerate(record.choices, 1):
        if not _possible(table, seat, option):
            raise Refusal("bad_record", "record-illegal", number=number, seat=seat, option=option[:60])
        by: By = "bot" if seats[seat].kind == "bot" else "player"
        moves.append(table.propose_told(seat, option, by, now))
        table.accept(moves[-1])
        moves += _what_had_to_be(table, now)
    return moves


def _what_had_to_be(table: Table, now: float) -> list[Move]:
    """The answers of seats that are asked though they have no choice: records leave them out."""
    moves = []
    while table.head.status == "playing" and (forced := forced_seats(table.running())):
        moves.append(table.propose_told(forced[0], table.running().options(forced[0])[0], "server", now))
        table.accept(moves[-1])
    return moves


def _possible(table: Table, seat: int, option: str) -> bool:
    playing = table.head.status == "playing" and seat < len(table.seats)
    return playing and table.running().admits(seat, option)
