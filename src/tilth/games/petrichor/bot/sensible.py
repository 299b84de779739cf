"""A sensible player: looks at where each of its turns would leave it, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
    WHEAT,
    WHEAT_MOST,
    WHEAT_OTHERS,
)
from tilth.games.petrichor.rules.state import Petrichor
from tilth.games.petrichor.rules.weather import vote_totals

FALLS: Final = (0.0, 0.45, 0.8)
"""How much of a cloud's water is counted as lying on the tile below, by kind of cloud."""
HERE: Final = 0.3
"""With more water than this a colour is counted as present on a tile."""
TOKEN: Final = 3.5
"""What a wheat token is worth before it is known who will have the most."""
CARD: Final = 1.1
DROP: Final = 0.12
CORN_SHARED_BY: Final[list[float]] = [float(points) for points in CORN_SHARED]
RANKS_OF: Final[list[list[float]]] = [[float(points) for points in ranks] for ranks in RANKS]
RANKS_OF[WHEAT] = [WHEAT_MOST + TOKEN, WHEAT_OTHERS, WHEAT_OTHERS, WHEAT_OTHERS]
"""By crop: what the first, second, third and fourth place are worth."""
RANKS_OF_YOUNG_COFFEE: Final[list[float]] = [
    0.65 * low + 0.35 * high for low, high in zip(RANKS_SPROUTING, RANKS[COFFEE], strict=True)
]
RANKS_OF_DROWNED: Final[list[float]] = [float(points) for points in RANKS_DROWNED]
TURN: Final = ("frost_action", "sun_action", "rain_action", "wind_action", "vote", "take_back")
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
    own = values[seat]
    if state.round < state.rounds():
        own += CARD * min(state.hand_size(seat), 4)
    best = float("-inf")
    others = 0.0
    for colour, value in enumerate(values):
        if colour != seat:
            others += value
            if value > best:
                best = value
    return own - 0.6 * best - 0.1 * others


def prospects(state: Petrichor) -> list[float]:
    """For each colour the points it has and those that lie in the fields, the clouds and the votes."""
    colours = state.colours
    values = [state.points(colour) + DROP * state.supply[colour] for colour in range(colours)]
    for tile, crop in enumerate(state.tiles):
        if crop == LAKE:
            continue
        falls = FALLS[state.clouds[tile]]
        water: list[float] = []
        total = 0.0
        for place in range(tile * colours, (tile + 1) * colours):
            much = state.water[place] + falls * state.air[place]
            water.append(much)
            total += much
        if total < 0.1:
            continue
        ripe = min(1.0, total / GROW[crop])
        share = 0.9 * ripe * ripe
        points = expected(state, tile, crop, water, total)
        for colour in range(colours):
            extra = state.fertilized[tile] if water[colour] > HERE else 0
            values[colour] += share * (points[colour] + extra)
    _add_votes(state, values)
    return values


def expected(state: Petrichor, tile: int, crop: int, water: list[float], total: float) -> list[float]:
    """What a tile would bring each colour if its water lay as counted."""
    if crop == RICE:
        each = 1.0 if state.growth[tile] == DEVELOPED else 0.5
        return [own * each for own in water]
    if crop == CORN:
        present = 0
        for own in water:
            if own > HERE:
                present += 1
        each = CORN_SHARED_BY[max(present, 1) - 1]
        return [each if own > HERE else 0.0 for own in water]
    ranks = RANKS_OF[crop]
    if crop == COFFEE and state.growth[tile] != DEVELOPED:
        ranks = RANKS_OF_YOUNG_COFFEE
    elif crop == CACTUS and (total >= DROWN or state.growth[tile] == DROWNED):
        ranks = RANKS_OF_DROWNED
    points: list[float] = []
    for colour, own in enumerate(water):
        if own <= HERE:
            points.append(0.0)
            continue
        ahead = level = 0
        for other, much in enumerate(water):
            if other != colour:
                if much > own + 0.25:
                    ahead += 1
                if -0.25 <= much - own <= 0.25:
                    level += 1
        points.append((ranks[ahead] + ranks[min(ahead + level, 3)]) / 2)
    return points


def _add_votes(state: Petrichor, values: list[float]) -> None:
    """A lead on a weather that is likely to come is most of a voting win."""
    colours = state.colours
    totals = vote_totals(state)
    second = sorted(totals)[-2]
    for weather, total in enumerate(totals):
        if not total:
            continue
        likely = 1.0 if total > second else 0.7 if total == second else 0.25
        most = leaders = 0
        for place in range(weather * colours, (weather + 1) * colours):
            votes = state.votes[place]
            if votes > most:
                most = votes
                leaders = 0
            if votes == most:
                leaders += 1
        for colour in range(colours):
            votes = state.votes[weather * colours + colour]
            if votes == most:
                values[colour] += 1.8 * likely if leaders == 1 else (0.3 if colours == 2 else 1.4) * likely
            elif votes:
                values[colour] += 0.15 * votes * likely


LEVELS: dict[str, Callable[[int], Bot]] = {"sensible": SensibleBot}
