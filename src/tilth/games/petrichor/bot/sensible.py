"""A sensible player: looks at where each of its turns would leave it, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilth.core.bot import Bot
from tilth.core.rng import Rng
from tilth.games.petrichor.rules.cards import BY_NOTATION
from tilth.games.petrichor.rules.data import (
    CACTUS,
    COFFEE,
    CORN,
    CORN_SHARED,
    DEVELOPED,
    DROWN,
    DROWNED,
    GROW,
    LAKE,
    RANKS,
    RANKS_DROWNED,
    RANKS_SPROUTING,
    RICE,
    THUNDER,
    WHEAT,
    WHEAT_MOST,
    WHEAT_OTHERS,
)
from tilth.games.petrichor.rules.state import Petrichor

FALLS = {1: 0.45, THUNDER: 0.8}
"""How much of a cloud's water is counted as lying on the tile below, by kind of cloud."""
TOKEN = 3.5
"""What a wheat token is worth before it is known who will have the most."""
CARD = 1.1
DROP = 0.12
TURN = ("frost_action", "sun_action", "rain_action", "wind_action", "vote", "take_back")
"""Decisions that belong to the turn a card began."""


class SensibleBot(Bot):
    """Greedy over its own turn: plays it out on a clone for every card it could play, then judges the table."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, state: Any, seat: int) -> str:
        options = worthwhile(state, seat)
        if len(options) == 1:
            return options[0]
        best, best_value = options[0], float("-inf")
        for option in options:
            value = self.after(state, seat, option, 3) + 0.001 * self.rng.below(100)
            if value > best_value:
                best, best_value = option, value
        return best

    def after(self, state: Petrichor, seat: int, option: str, depth: int) -> float:
        """The worth of the table after an option and what this seat would best do with the rest of the turn."""
        twin = state.clone()
        twin.choose(seat, option)
        step = twin.deciding(seat)
        if depth == 0 or step is None or step.name not in TURN:
            return worth(twin, seat)
        return max([self.after(twin, seat, follow, depth - 1) for follow in worthwhile(twin, seat)])


def worthwhile(state: Petrichor, seat: int) -> list[str]:
    """The options worth a thought: of several payments for one action only the one that spares the most cards."""
    options = state.options(seat)
    step = state.deciding(seat)
    if step is None or step.name not in ("turn", "second_action"):
        return options if len(options) <= 40 else options[:: len(options) // 40 + 1]
    hand = state.hand(seat)
    cheapest: dict[int, tuple[int, int, str]] = {}
    kept = []
    for option in options:
        payment = BY_NOTATION.get(option)
        if payment is None:
            kept.append(option)
            continue
        left = [hand[weather] - payment.cards[weather] for weather in range(4)]
        cost = (payment.number, -min(left), option)
        if payment.weather not in cheapest or cost < cheapest[payment.weather]:
            cheapest[payment.weather] = cost
    return [cost[2] for cost in cheapest.values()] + kept


def worth(state: Petrichor, seat: int) -> float:
    """How good the table is for a seat: its own prospects against those of the best of the others."""
    values = prospects(state)
    values[seat] += CARD * min(state.hand_size(seat), 4) if state.round < state.rounds() else 0.0
    others = [value for colour, value in enumerate(values) if colour != seat]
    return values[seat] - 0.6 * max(others) - 0.1 * sum(others)


def prospects(state: Petrichor) -> list[float]:
    """For each colour the points it has and those that lie in the fields, the clouds and the votes."""
    colours = state.colours
    values = [float(sum(state.parts(colour).values())) + DROP * state.supply[colour] for colour in range(colours)]
    for tile in range(state.field.size):
        crop = state.tiles[tile]
        if crop == LAKE:
            continue
        base = tile * colours
        falls = FALLS.get(state.clouds[tile], 0.0)
        water = [state.water[place] + falls * state.air[place] for place in range(base, base + colours)]
        total = sum(water)
        if total < 0.1:
            continue
        ripe = min(1.0, total / GROW[crop])
        share = 0.9 * ripe * ripe
        for colour, points in enumerate(expected(state, tile, crop, water, total)):
            values[colour] += share * (points + state.fertilized[tile] * (water[colour] > 0.3))
    _add_votes(state, values)
    return values


def expected(state: Petrichor, tile: int, crop: int, water: list[float], total: float) -> list[float]:
    """What a tile would bring each colour if its water lay as counted."""
    if crop == RICE:
        return [own * (1.0 if state.growth[tile] == DEVELOPED else 0.5) for own in water]
    present = [own > 0.3 for own in water]
    if crop == CORN:
        each = float(CORN_SHARED[max(sum(present), 1) - 1])
        return [each if here else 0.0 for here in present]
    ranks = [float(points) for points in RANKS[crop]]
    if crop == WHEAT:
        ranks = [WHEAT_MOST + TOKEN, WHEAT_OTHERS, WHEAT_OTHERS, WHEAT_OTHERS]
    elif crop == COFFEE and state.growth[tile] != DEVELOPED:
        ranks = [0.65 * low + 0.35 * high for low, high in zip(RANKS_SPROUTING, ranks, strict=True)]
    elif crop == CACTUS and (total >= DROWN or state.growth[tile] == DROWNED):
        ranks = [float(points) for points in RANKS_DROWNED]
    points = []
    for colour, own in enumerate(water):
        if not present[colour]:
            points.append(0.0)
            continue
        ahead = sum(1 for other, much in enumerate(water) if other != colour and much > own + 0.25)
        level = sum(1 for other, much in enumerate(water) if other != colour and abs(much - own) <= 0.25)
        points.append((ranks[ahead] + ranks[min(ahead + level, 3)]) / 2)
    return points


def _add_votes(state: Petrichor, values: list[float]) -> None:
    """A lead on a weather that is likely to come is most of a voting win."""
    colours = state.colours
    totals = [sum(state.votes[weather * colours : (weather + 1) * colours]) for weather in range(4)]
    order = sorted(totals, reverse=True)
    for weather, total in enumerate(totals):
        if not total:
            continue
        likely = 1.0 if total > order[1] else 0.7 if total == order[1] else 0.25
        votes = state.votes[weather * colours : (weather + 1) * colours]
        most = max(votes)
        leaders = votes.count(most)
        for colour in range(colours):
            if votes[colour] == most:
                values[colour] += 1.8 * likely if leaders == 1 else (0.3 if colours == 2 else 1.4) * likely
            elif votes[colour]:
                values[colour] += 0.15 * votes[colour] * likely


LEVELS: dict[str, Callable[[int], Bot]] = {"sensible": SensibleBot}
