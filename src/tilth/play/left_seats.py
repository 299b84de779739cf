"""What one person is told about seats that were left while a game runs."""

from __future__ import annotations

from tilth.play import wire
from tilth.play.frames import encode
from tilth.table import Table
from tilth.table.left_seats import LeftSeats, deciders

NO_PLACES = encode(wire.PlacesFrame([], []))


def places_frame(table: Table, places: LeftSeats, player: str | None) -> bytes:
    """Those at the table hear who asks, whoever asks hears the answer, and strangers see what they could ask for."""
    if table.head.status != "playing":
        return NO_PLACES
    left = []
    for number, seat in enumerate(table.seats):
        last = places.last(number)
        way = "none" if player is None else places.way(table.seats, number, player)
        if seat.kind == "open" or way == "sit":
            left.append(wire.LeftSeat(number, "" if last is None else last.name, way))
    asked = deciders(table.agreement, table.seats)
    seated = bool(table.held_by(player))
    asks = [
        wire.AskInfo(
            ask.id,
            ask.seat,
            ask.name,
            ask.player == player,
            ask.refused,
            player in asked and player not in ask.agreed,
        )
        for ask in places.asks
        if ask.player == player or (seated and not ask.refused)
    ]
    return encode(wire.PlacesFrame(left, asks))
