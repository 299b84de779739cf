"""What a position is worth in points at the end: what lies there, what the engine will bring, what may still grow.

The parts of an island need each other. Soil is worth what it plants, a card in hand needs soil and a place, a sprout
needs room: so the scarcest of what planting needs says how much will be planted, softly.
"""

from __future__ import annotations

from typing import Final

from tilth.games.earth.bot.clock import Clock
from tilth.games.earth.bot.engine import CARDS, COMPOST, GROWTH, KINDS, SOIL, SPROUTS, engine
from tilth.games.earth.bot.sensible import halfway
from tilth.games.earth.rules.board import FULL
from tilth.games.earth.rules.data import CANOPY, ECOSYSTEM_RULE, FORBIDDING, GOAL, GROWTH_MAX, SPROUT_SPACES
from tilth.games.earth.rules.lines import BLUE, RED, YELLOW
from tilth.games.earth.rules.scoring import COMPLETION, LEAF_VALUES, SIMPLE_LEAF, count, score
from tilth.games.earth.rules.state import EarthState

TURN: Final[list[float]] = [1.6, 1.1, 1.3, 0.6, 0.0]
"""What an own turn brings of each resource by itself."""
FOLLOWED: Final[list[float]] = [0.8, 0.0, 0.6, 0.6, 0.0]
"""What a turn of others brings."""
GREEN: Final = 0.8
"""How many own turns are spent on planting, as far as soil and cards last."""
ACTION: Final = 6.2
"""Points of an action without the engine; the better its engine, the more often it is chosen."""
PRICE: Final = 4.6
"""Soil for a card, on average."""
CARD: Final = 14.8
"""Points of a card still to be planted, with what it does for goals, ecosystems and the engine."""
ROOM: Final = 1.9
"""Sprouts for which a new card brings room."""
TRUNKS: Final = 1.5
"""Growth pieces for which it brings room."""
SPROUT: Final = 0.7
TRUNK: Final = 1.75
"""Points of a sprout and of a growth piece that are still to come, canopies included."""
CANOPY_NEAR: Final = 0.7
"""The part of a canopy's points that counts on the way there."""
PLANTED: Final = 3.1
PLANTED_EARLY: Final = 0.06
"""Points of a planted card beyond what is printed on it, and so much more for each turn to come."""
SOIL_COMES: Final = 0.15
CARDS_COME: Final = 0.19
COMPOST_COMES: Final = 0.5
"""Points of what the engine brings, besides what is planted with it."""
IN_HAND: Final = 0.19
"""Points of a card that may be composted or kept."""
OPEN_SPROUT: Final = 0.29
OPEN_TRUNK: Final = 0.28
"""Points of a place for a piece, while there is time."""
NEAR_GOAL: Final = 0.8
NEAR_SET: Final = 0.57
"""The part of a goal's or a set's points that progress counts for."""
FORBIDDEN: Final = 0.42
"""Points lost for each own turn with an action one may not choose."""
PULL: Final = 0.4
"""Points of every planted card for each round that a game is overdue: who fills islands ends it."""
LATE: Final = 5.0
"""With fewer own turns to come, room counts less."""


def worth(state: EarthState, seat: int, clock: Clock) -> float:
    """What a player strives for: points, and cards in the island, which bring more than they show."""
    return expects(state, seat, clock) + len(state.spots[seat]) * (PLANTED + PLANTED_EARLY * clock.own)


def expects(state: EarthState, seat: int, clock: Clock) -> float:
    """The points a player may expect at the end."""
    total = float(sum(score(state, seat).values()))
    if not state.round:
        return total
    own = clock.own
    come = income(state, seat, clock)
    total += SOIL_COMES * come[SOIL] + CARDS_COME * come[CARDS] + COMPOST_COMES * come[COMPOST]
    followed = clock.left - own - clock.others[0]
    for kind in range(KINDS):
        come[kind] += TURN[kind] * own + FOLLOWED[kind] * followed
    spots = state.spots[seat]
    field = state.field[seat]
    sprouts = state.sprouts[seat]
    growth = state.growth[seat]
    room = trunks = 0.0
    for cell in spots:
        card = field[cell]
        room += SPROUT_SPACES[card] - sprouts[cell]
        top = GROWTH_MAX[card]
        have = growth[cell]
        if have < top:
            trunks += top - have
            total += have * (CANOPY[card] / top - 1) * CANOPY_NEAR
        if FORBIDDING[card] is not None:
            total -= FORBIDDEN * own
    number = len(spots)
    cards = len(state.hands[seat]) + max(0.0, come[CARDS])
    soil = state.soil[seat] + max(0.0, come[SOIL])
    turns = scarce(float(FULL - number), 2.0 * GREEN * own + clock.others[0])
    planted = scarce(turns, scarce(0.8 * cards, soil / PRICE))
    total += planted * CARD + IN_HAND * min(cards, 20.0)
    total += SPROUT * scarce(come[SPROUTS], room + ROOM * planted)
    total += TRUNK * scarce(come[GROWTH], trunks + TRUNKS * planted)
    total += (OPEN_SPROUT * room + OPEN_TRUNK * trunks) * min(1.0, own / LATE)
    total += goals(state, seat, own)
    if number == FULL and state.completed < 0:
        total += COMPLETION
    return total + number * clock.overdue * PULL


def income(state: EarthState, seat: int, clock: Clock) -> list[float]:
    """What the engine brings of each resource until the end, if its best colours are chosen most."""
    flows = engine(state, seat)
    shares = [0.0, 0.0, 0.0, 0.0]
    whole = 0.0
    for action in (RED, BLUE, YELLOW):
        at = action * KINDS
        value = ACTION + flows[at + SPROUTS] + 1.2 * flows[at + GROWTH] + flows[at + COMPOST]
        value += 0.8 * flows[at + SOIL] + 0.7 * flows[at + CARDS]
        if state.gaia is not None:  # she takes her part of some of it
            if action == RED:
                value -= 3.5 + 0.5 * flows[at + SOIL]
            elif action == YELLOW:
                value -= 1.6 * flows[at + CARDS]
        value = max(1.0, value)
        shares[action] = value * value
        whole += value * value
    come = [0.0, 0.0, 0.0, 0.0, 0.0]
    for action in range(4):
        times = clock.others[action]
        times += GREEN * clock.own if action == 0 else (1 - GREEN) * clock.own * shares[action] / whole
        at = action * KINDS
        for kind in range(KINDS):
            come[kind] += flows[at + kind] * times
    return come


def scarce(one: float, other: float) -> float:
    """About the smaller of the two; where they are alike, more of either still helps a little."""
    if one <= 0 or other <= 0:
        return 0.0
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
            total += prize * NEAR_GOAL * done * done * late
    mine = state.ecosystem[seat]
    for card in (mine, *state.ecosystems):
        if card >= 0:
            total += halfway(state, seat, ECOSYSTEM_RULE[card]) * late * NEAR_SET
    return total
