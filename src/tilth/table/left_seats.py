"""A seat that was left while a game runs: who may have it, and whom that must be asked."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilth.table.seats import Agreement, Seat

Way = Literal["sit", "ask", "none"]
"""How somebody comes to a seat: it is their own, the others must agree, or not at all."""


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
