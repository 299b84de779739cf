"""What an island brings by itself: the resources of its lines each time an action fires them."""

from __future__ import annotations

from typing import Final

from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import CLIMATE, ISLAND
from tilth.games.earth.rules.data import FIRING, PRINT
from tilth.games.earth.rules.lines import Line
from tilth.games.earth.rules.state import EarthState

SOIL: Final = 0
CARDS: Final = 1
SPROUTS: Final = 2
GROWTH: Final = 3
COMPOST: Final = 4
KINDS: Final = 5
ACTIONS: Final = 4
FLOWS: Final = ACTIONS * KINDS
"""For each action in turn, so much of each resource."""

GAINED: Final[list[int]] = [SOIL, CARDS, SPROUTS, GROWTH, COMPOST, COMPOST, COMPOST]
WORTH: Final[list[float]] = [0.8, 0.8, 1.0, 1.3, 1.0]
"""About what one of each resource is worth, to know which lines are used at all."""
ON_EACH: Final = 2.0
"""Cards that a line reaches which puts a piece on each of a type."""
PLANTED: Final = 0.7
"""Cards of a wanted kind that are planted in a turn."""
CHOSEN: Final = 0.5
"""How many of the actions one chooses oneself."""
COPIED: Final[list[float]] = [0.3, 0.3, 1.0, 0.5, 0.3]
"""What the best line of another card brings."""


def flow_of(line: Line) -> list[float]:
    """What a line brings on balance each time it is used; nothing where it costs more than it brings."""
    flow = [0.0] * KINDS
    if line.effect == L.COPY:
        return COPIED
    if line.effect != L.GAIN or line.colour in (L.BLACK, L.BROWN):
        return flow
    for at in range(0, len(line.gains), 2):
        resource, number = line.gains[at], float(line.gains[at + 1])
        if line.each:
            number = ON_EACH
        flow[GAINED[resource]] += number
        if resource == L.COMPOST_HAND:
            flow[CARDS] -= number
    pays = line.pays
    flow[SOIL] -= pays[L.SOIL]
    flow[SPROUTS] -= pays[L.SPROUT]
    flow[GROWTH] -= pays[L.GROWTH]
    flow[CARDS] -= pays[L.COMPOST_HAND]
    flow[COMPOST] += pays[L.COMPOST_HAND] - pays[L.COMPOST_PILE]
    if sum([number * worth for number, worth in zip(flow, WORTH, strict=True)]) <= 0:
        return [0.0] * KINDS
    times = (CHOSEN if line.chosen else 1.0) * (PLANTED if line.planted else 1.0)
    return [number * times for number in flow]


def flows_of(card: int) -> list[float]:
    flows: list[float] = []
    for action in range(ACTIONS):
        line = FIRING[action][card]
        flows += [0.0] * KINDS if line is None else flow_of(line)
    return flows


FLOW: Final[list[list[float]]] = [flows_of(card) for card in range(len(PRINT))]
"""By card: what it brings with each action."""
BRINGS: Final[list[bool]] = [any(flows) for flows in FLOW]


def engine(state: EarthState, seat: int) -> list[float]:
    """What each action brings a player, besides the action itself."""
    field = state.field[seat]
    total = [0.0] * FLOWS
    for cell in (*state.spots[seat], ISLAND, CLIMATE):
        card = field[cell]
        if BRINGS[card]:
            flows = FLOW[card]
            for at in range(FLOWS):
                total[at] += flows[at]
    return total
