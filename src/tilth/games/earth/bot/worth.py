"""What a position is worth in points at the end: what lies there, what the engine will bring, what may still grow.

The parts of an island need each other. Soil is worth what it plants, a card in hand needs soil and a place, a sprout
needs room: so the scarcest of what planting needs says how much will be planted, softly.
"""

from __future__ import annotations

from typing import Final

PULL: Final = 0.4
from tilth.games.earth.bot.clock import Clock
from tilth.games.earth.bot.engine import CARDS, COMPOST, GROWTH, KINDS, SOIL, SPROUTS, engine
from tilth.games.earth.bot.sensible import halfway
from tilth.games.earth.rules.board import FULL
from tilth.games.earth.rules.data import CANOPY, ECOSYSTEM_RULE, FORBIDDING, GOAL, GROWTH_MAX, SPROUT_SPACES
from tilth.games.earth.rules.scoring import COMPLETION, LEAF_VALUES, SIMPLE_LEAF, count, score
from tilth.games.earth.rules.state import EarthState

TUNE: list[float] = [
    1.75, 1.4, 1.5, 0.5, 0.5,  # 0-4 base per own turn: soil cards sprouts growth compost
    3.6, 4.0, 3.0, 1.35, 2.0,  # 5-9 price card room trunk trunks
    1.0, 0.5, 0.5, 0.1, 0.1,  # 10-14 planted, planted*own/10, canopy progress, soil, cards
    0.7, 0.6, 1.0, 0.8, 1.0,  # 15-19 goals, halfway, engine pieces, forbidden, compost
    0.2, 0.1, 0.3, 0.3, 1.0,  # 20-24 soil linear engine, cards linear engine, room, trunks room, gaia
    0.09, 0.08, 6.0, 1.25, 0.5,  # 25-29 soil worth, card worth, kept, alone, part threshold
]


def worth(state: EarthState, seat: int, clock: Clock) -> float:
    """The points a player may expect at the end."""
    total = float(sum(score(state, seat).values()))
    if not state.round:
        return total
    t = TUNE
    spots = state.spots[seat]
    own = clock.own
    fires = clock.fires
    flows = engine(state, seat)
    come = [0.0, 0.0, 0.0, 0.0, 0.0]
    for action in range(4):
        times = fires[action]
        for kind in range(KINDS):
            come[kind] += flows[action * KINDS + kind] * times
    total += t[20] * come[SOIL] + t[21] * come[CARDS] + t[19] * come[COMPOST]
    others = max(0.0, fires[1] + fires[2] + fires[3] - 0.5 * own)
    field = state.field[seat]
    sprouts = state.sprouts[seat]
    growth = state.growth[seat]
    room = 0.0
    trunks = 0.0
    for cell in spots:
        card = field[cell]
        room += SPROUT_SPACES[card] - sprouts[cell]
        top = GROWTH_MAX[card]
        have = growth[cell]
        if have < top:
            trunks += top - have
            total += have * (CANOPY[card] / top - 1) * t[12]
        if FORBIDDING[card] is not None:
            total -= t[18] * own
    number = len(spots)
    slots = FULL - number
    turns = own * 0.64 + fires[0]
    cards = len(state.hands[seat]) + max(0.0, come[CARDS] + t[1] * own)
    soil = state.soil[seat] + max(0.0, come[SOIL] + t[0] * own + 0.8 * others)
    planted = scarce(scarce(slots + 0.01, turns + 0.01), scarce(cards * 0.8 + 0.01, soil / t[5] + 0.01))
    total += planted * t[6]
    total += t[17] * scarce(max(0.01, come[SPROUTS] + t[2] * own + 0.6 * others), room + t[7] * planted * 0.6 + 0.01)
    total += t[8] * scarce(max(0.01, come[GROWTH] + t[3] * own + 0.6 * others), trunks + t[9] * planted * 0.6 + 0.01)
    late = min(1.0, own / 5)
    total += t[13] * min(soil, 20.0) + t[14] * min(cards, 20.0)
    total += (t[22] * room + t[23] * trunks) * late
    total += goals(state, seat, own)
    if number == FULL and state.completed < 0:
        total += COMPLETION
    return total + number * (clock.overdue * PULL + t[10] + t[11] * own * 0.1)


def scarce(one: float, other: float) -> float:
    """About the smaller of the two; where they are alike, more of either still helps a little."""
    a = one * one * one
    b = other * other * other
    return float((a * b / (a + b)) ** 0.3333)


def goals(state: EarthState, seat: int, own: float) -> float:
    """Leaves to be placed at the end of the turn, and progress towards goals and sets."""
    total = 0.0
    late = min(1.0, own / 3)
    for place, goal in enumerate(state.fauna):
        leaves = state.leaves[place]
        if seat in leaves:
            continue
        prize = SIMPLE_LEAF if state.simple else LEAF_VALUES[min(len(leaves), 4)]
        if state.reached[seat] >> place & 1:
            total += prize
        else:
            rule = GOAL[goal]
            done = min(1.0, count(state, seat, rule, -1) / rule.need)
            total += prize * TUNE[15] * done * done * late
    mine = state.ecosystem[seat]
    for card in (mine, *state.ecosystems):
        if card >= 0:
            total += halfway(state, seat, ECOSYSTEM_RULE[card]) * late * TUNE[16] / 0.6
    return total
