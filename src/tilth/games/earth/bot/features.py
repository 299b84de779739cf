"""A position in numbers, as a seat sees it: itself, its best rival, the mean of the others, Gaia, and the time."""

from __future__ import annotations

from typing import Final

from tilth.games.earth.bot.clock import Clock, clock, fullest
from tilth.games.earth.bot.engine import FLOWS, engine
from tilth.games.earth.bot.rival import gaia_expects
from tilth.games.earth.bot.sensible import card_value, halfway
from tilth.games.earth.bot.worth import worth
from tilth.games.earth.rules.board import FULL
from tilth.games.earth.rules.data import (
    CANOPY,
    COST,
    ECOSYSTEM_RULE,
    EVENT,
    FORBIDDING,
    GOAL,
    GROWTH_MAX,
    KIND,
    REDUCING,
    SCORING,
    SPROUT_SPACES,
    TYPES,
)
from tilth.games.earth.rules.gaia import LEVELS, blue_cards, pot_points
from tilth.games.earth.rules.scoring import CATEGORIES, LEAF_VALUES, SIMPLE_LEAF, count, leaf_points, score
from tilth.games.earth.rules.state import EarthState

HAND: Final = 6
"""Hand cards that are looked at, the most promising ones."""
GAIA: Final = 16
MINE: Final = HAND + 5
FIELD: Final = 4


def features(state: EarthState, seat: int) -> list[float]:
    """The same length for any number of seats; of others only what everybody sees."""
    now = clock(state)
    values = [worth(state, other, now) for other in range(state.seats)]
    found = block(state, seat, now, values[seat])
    found += mine(state, seat, now)
    others = [other for other in range(state.seats) if other != seat]
    if state.team:
        others = [other for other in others if other % 2 != seat % 2]
    size = len(found) - MINE
    if not others:
        found += [0.0] * (size + FIELD)
    else:
        best = others[0]
        total = 0.0
        planted = 0
        for other in others:
            total += values[other]
            planted += len(state.spots[other])
            if values[other] > values[best]:
                best = other
        found += block(state, best, now, values[best])
        number = len(others)
        found += [number / 4, (values[seat] - values[best]) / 20, total / number / 50, planted / number / FULL]
    found += gaia_block(state, now, values[seat])
    mate = values[(seat + 2) % 4] / 50 if state.team else 0.0
    found += [
        now.own / 10,
        now.others[0] / 5,
        now.others[1] / 5,
        now.others[2] / 5,
        now.others[3] / 5,
        now.overdue / 5,
        state.round / 10,
        fullest(state) / FULL,
        mate,
        1.0 if state.active == seat else 0.0,
        1.0 if state.simple else 0.0,
        1.0 if state.team else 0.0,
        1.0 if state.completed >= 0 else 0.0,
    ]
    for number in range(1, 6):
        found.append(1.0 if state.seats == number else 0.0)
    return found


def block(state: EarthState, seat: int, now: Clock, value: float) -> list[float]:
    """What everybody sees of a player."""
    parts = score(state, seat)
    found = [parts[kind] / 10 for kind in CATEGORIES]
    spots = state.spots[seat]
    field = state.field[seat]
    sprouts = state.sprouts[seat]
    growth = state.growth[seat]
    room = trunks = canopy = canopies = events = 0.0
    scoring = reducing = forbidding = 0.0
    kinds = [0.0, 0.0, 0.0, 0.0, 0.0]
    for cell in spots:
        card = field[cell]
        room += SPROUT_SPACES[card] - sprouts[cell]
        top = GROWTH_MAX[card]
        have = growth[cell]
        if have < top:
            trunks += top - have
            canopy += CANOPY[card] - have
        elif top:
            canopies += 1
        if SCORING[card] is not None:
            scoring += 1
        if REDUCING[card] is not None:
            reducing += 1
        if FORBIDDING[card] is not None:
            forbidding += 1
        bits = TYPES[card]
        for kind in range(5):
            if bits >> kind & 1:
                kinds[kind] += 1
    events = float(len(state.played[seat]))
    flows = engine(state, seat)
    for at in range(FLOWS):
        found.append(flows[at] / 4)
    planted = len(spots)
    found += [
        value / 50,
        sum(parts.values()) / 50,
        state.soil[seat] / 10,
        len(state.hands[seat]) / 10,
        planted / FULL,
        1.0 if planted >= 14 else 0.0,
        1.0 if planted == FULL else 0.0,
        room / 10,
        trunks / 10,
        canopy / 10,
        canopies / 5,
        events / 3,
        scoring / 3,
        reducing / 3,
        forbidding,
        kinds[0] / 5,
        kinds[1] / 5,
        kinds[2] / 5,
        kinds[3] / 5,
        kinds[4] / 5,
        1.0 if state.active == seat else 0.0,
        now.own * planted / 50,
    ]
    found += goal_block(state, seat)
    mine = state.ecosystem[seat]
    found.append(halfway(state, seat, ECOSYSTEM_RULE[mine]) / 5 if mine >= 0 else 0.0)
    more = 0.0
    for card in state.ecosystems:
        more += halfway(state, seat, ECOSYSTEM_RULE[card])
    found.append(more / 5)
    return found


def goal_block(state: EarthState, seat: int) -> list[float]:
    """Leaves that will be placed, and the goals that are not met, the nearest first."""
    sure = 0.0
    nearest: list[float] = []
    for place, goal in enumerate(state.fauna):
        leaves = state.leaves[place]
        if seat in leaves:
            continue
        prize = SIMPLE_LEAF if state.simple else LEAF_VALUES[min(len(leaves), 4)]
        if state.reached[seat] >> place & 1:
            sure += prize
        else:
            rule = GOAL[goal]
            nearest.append(min(1.0, count(state, seat, rule, -1) / rule.need) * prize / 10)
    nearest.sort(reverse=True)
    while len(nearest) < 4:
        nearest.append(0.0)
    return [sure / 10, *nearest]


def mine(state: EarthState, seat: int, now: Clock) -> list[float]:
    """The own hand: what its best cards promise, what they cost, and how many of them can be paid."""
    left = now.left
    soil = state.soil[seat]
    cards: list[float] = []
    events = payable = 0.0
    cheapest = 20
    price = 0.0
    for card in state.hands[seat]:
        if KIND[card] == EVENT:
            events += 1
            continue
        cards.append(card_value(state, seat, card, left) / 5)
        cost = COST[card]
        price += cost
        cheapest = min(cheapest, cost)
        if cost <= soil:
            payable += 1
    number = len(cards)
    cards.sort(reverse=True)
    cards = cards[:HAND]
    while len(cards) < HAND:
        cards.append(0.0)
    return [
        *cards,
        number / 10,
        events / 3,
        payable / 5,
        cheapest / 10,
        price / number / 5 if number else 0.0,
    ]


def gaia_block(state: EarthState, now: Clock, value: float) -> list[float]:
    """What Gaia has, what she will have, and her level."""
    gaia = state.gaia
    if gaia is None:
        return [0.0] * GAIA
    level = LEVELS.index(state.settings["gaia"])
    expected = gaia_expects(state, now)
    leaves = 0
    for placed in state.leaves:
        if state.seats in placed:
            leaves += 1
    return [
        expected / 50,
        (value - expected) / 20,
        len(gaia.compost) / 20,
        gaia.sprouts / 20,
        pot_points(gaia.growth) / 20,
        leaf_points(state, state.seats) / 20,
        len(gaia.pile) / 10,
        gaia.soil / 10,
        blue_cards(state) / 5,
        leaves / 4,
        (len(gaia.deck) + (6 if gaia.run == 1 else 0)) / 12,
        1.0 if gaia.skips else 0.0,
        1.0 if level == 0 else 0.0,
        1.0 if level == 1 else 0.0,
        1.0 if level == 2 else 0.0,
        1.0 if level == 3 else 0.0,
    ]
