"""How long a game still lasts, as far as one can know."""

from __future__ import annotations

from typing import Final

from tilth.games.earth.rules.board import FULL
from tilth.games.earth.rules.data import GAIA_COLOUR
from tilth.games.earth.rules.lines import BLUE, BROWN, GREEN, RED, YELLOW
from tilth.games.earth.rules.state import EarthState

LONG: Final = 24.0
"""Actions of a game in all, of which everybody takes part in each."""
PER_CARD: Final = 1.45
"""Actions for each card that the fullest island still lacks."""
ALONE: Final = 1.4
"""The same for the own turns of the solo game."""
OWN: Final[list[float]] = [0.46, 0.2, 0.16, 0.18]
"""How often others choose each action: plant, compost, water, grow."""


class Clock:
    """What is still to come: own turns, actions of others, and by how much a game is overdue."""

    __slots__ = ("left", "others", "overdue", "own")

    def __init__(self, own: float, others: list[float], overdue: float) -> None:
        self.own: float = own
        self.others: list[float] = others
        """How often others choose each action."""
        self.left: float = own + others[0] + others[1] + others[2] + others[3]
        self.overdue: float = overdue


def fullest(state: EarthState) -> int:
    return max([len(spots) for spots in state.spots])


def clock(state: EarthState) -> Clock:
    """The turns that are left, in the solo game by Gaia's deck, else by the islands and the time it took so far."""
    if state.gaia is not None:
        return solo_clock(state)
    seats = state.seats
    gone = max(0, state.round - 1) * seats + (state.active - state.first) % seats if state.round else 0
    by_cards = PER_CARD * (FULL - fullest(state))
    by_time = LONG - gone
    left = max(0.5, min(by_cards, 0.5 * (by_cards + by_time)))
    others = left * (seats - 1) / seats
    return Clock(left / seats, [others * share for share in OWN], max(0.0, -by_time / seats))


def solo_clock(state: EarthState) -> Clock:
    gaia = state.gaia
    assert gaia is not None
    others = [0.0, 0.0, 0.0, 0.0]
    gyres = 0
    for card in gaia.deck:
        if GAIA_COLOUR[card] == BROWN:
            gyres += 1
        else:
            others[GAIA_COLOUR[card]] += 1
    turns = float(len(gaia.deck))
    if gaia.run == 1:
        turns += 6
        gyres += 2
        for action in (GREEN, RED, BLUE, YELLOW):
            others[action] += 1
    if state.settings["gaia"] == "beginner":
        turns += gyres + gaia.skips
    own = min(turns, ALONE * (FULL - len(state.spots[0])))
    if own < turns:
        part = own / turns
        others = [number * part for number in others]
    return Clock(own, others, 0.0)
