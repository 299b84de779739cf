"""Action B: family growth."""

from __future__ import annotations

from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.state import PEOPLE, SEAT_THINGS, Agricola


def can_grow(state: Agricola, seat: int, room_needed: bool = True) -> bool:
    """Whether a child can be born: fewer than five people, and more rooms than people where a room is needed."""
    player = state.players[seat]
    if player.people >= PEOPLE:
        return False
    if not room_needed or player.room_count() > player.people:
        return True
    return any(card.crowds(state, seat) for card in state.folding(seat, "crowds"))


def grow(state: Agricola, seat: int) -> None:
    """A child is born. It acts from the next round on."""
    player = state.players[seat]
    player.people += 1
    player.newborn += 1
    state.tell("grew", SEAT_THINGS[seat], player.people)
    happened(state, seat, "grew")
