"""A sensible player: weighs points, engine and goals, and looks one choice ahead where it matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tilth.core.bot import Bot
from tilth.core.rng import Rng
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import BY_NAME, FULL, ISLAND
from tilth.games.earth.rules.data import (
    CANOPY,
    CLIMATES,
    COST,
    ECOSYSTEM_RULE,
    EVENT,
    FIRING,
    FIRST_ISLAND,
    GOAL,
    GROWTH_MAX,
    ISLANDS,
    KIND,
    NUMBER,
    POINTS,
    PRINT,
    SCORING,
    SPROUT_SPACES,
    START,
)
from tilth.games.earth.rules.lines import Line, Rule
from tilth.games.earth.rules.pieces import at_option
from tilth.games.earth.rules.scoring import LEAF_VALUES, SIMPLE_LEAF, count, score
from tilth.games.earth.rules.state import EarthState

GAIN_VALUE: Final = (0.8, 0.9, 0.95, 1.15, 0.75, 1.0, 0.0)
"""What one of each resource is worth in the middle of the game, as a gain."""
PAY_VALUE: Final = (0.8, 0.0, 1.0, 1.25, -0.3, 0.0, 1.0)
SHARE: Final = (0.36, 0.2, 0.2, 0.24, 0.64, 0.0, 0.0)
"""How many of the coming actions fire a line, by its colour."""
ACTIONS_PER_CARD: Final = 1.45
"""How many actions are taken on the whole for each card that the fullest island still lacks."""
PLANTED: Final = 1.2
"""What every planted card is worth beyond its points: it brings the end nearer and goals into reach."""
LOOKED_AT: Final = 9
"""So many cards of a hand are tried out."""


def worth_of(line: Line) -> float:
    """What a line brings each time it is used."""
    if line.effect == L.COPY:
        return 2.4
    if line.effect != L.GAIN or line.colour in (L.BLACK, L.BROWN):
        return 0.0
    if line.each:
        return 2.2
    value = 0.0
    for at in range(0, len(line.gains), 2):
        value += GAIN_VALUE[line.gains[at]] * line.gains[at + 1]
    for resource, number in enumerate(line.pays):
        value -= PAY_VALUE[resource] * number
    value = max(0.0, value)
    if line.chosen:
        value *= 0.5
    return value * 0.7 if line.planted else value


ENGINE: Final[list[list[tuple[float, float]]]] = [
    [(worth_of(line), SHARE[line.colour]) for line in card if worth_of(line) > 0] for card in PRINT
]
"""By card: what its lines bring and how often they fire."""
POWER: Final[list[float]] = [sum(value * share for value, share in card) for card in ENGINE]


class SensibleBot(Bot):
    """Greedy with a good eye."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)
        self.left = 0.0
        """How many actions we expect, fixed while we think: else we would never want to fill an island."""

    def choose(self, state: Any, seat: int) -> str:
        self.left = actions_left(state)
        step = state.deciding(seat)
        options: list[str] = state.options(seat)
        plain = [option for option in options if option[0] != "!"]
        if step is None:
            return options[0]
        if step.name in ("choose_action", "activate", "last_chance", "plant", "follow"):
            event = self.event(state, seat, options)
            if event:
                return event
        if len(plain) == 1:
            return plain[0]
        return self.decide(state, seat, step.name, plain, True)

    def event(self, state: EarthState, seat: int, options: list[str]) -> str:
        """An event that pays for itself now."""
        best, most = "", 0.4
        before = None
        for option in options:
            if option.startswith("!event"):
                if before is None:
                    before = value(state, seat, self.left)
                twin = state.clone()
                twin.choose(seat, option)
                self.resolve(twin, seat, state)
                gained = value(twin, seat, self.left) - before
                if gained > most:
                    best, most = option, gained
        return best

    def resolve(self, twin: EarthState, seat: int, state: EarthState) -> None:
        """Answer what an event asks, until the decision it interrupted is back."""
        waiting = state.deciding(seat)
        for _ in range(40):
            step = twin.deciding(seat)
            if step is None or (waiting is not None and step.name == waiting.name):
                return
            options = [option for option in twin.options(seat) if option[0] != "!"]
            if not options:
                return
            twin.choose(seat, self.decide(twin, seat, step.name, options, False))

    def decide(self, state: EarthState, seat: int, name: str, options: list[str], deep: bool) -> str:
        """The decision itself; `deep` where it is really ours and not one played through in thought."""
        if name in ("place", "lift"):
            return pieces(state, seat, name, options)
        if name == "compost_hand":
            return compost(state, seat, options, self.left)
        if name in ("activate", "copy"):
            return activate(state, seat, options, self.left)
        if name == "choose_side":
            return max(options, key=lambda option: self.after(state, seat, option) + side_value(option))
        if name == "follow" or (name == "choose_action" and deep):
            return max(options, key=lambda option: self.through(state, seat, option))
        if name == "plant":
            return self.plant(state, seat, options)
        if name in ("keep", "take_compost"):
            cards = [option for option in options if option != "enough"]
            return max(cards, key=lambda option: card_value(state, seat, NUMBER[option], self.left))
        if name in ("plant_at", "replace"):
            return max(options, key=lambda option: self.after(state, seat, option))
        if name in ("order", "pay_instead", "take_part", "take_shared"):
            return options[0]
        return options[self.rng.below(len(options))]

    def after(self, state: EarthState, seat: int, option: str) -> float:
        twin = state.clone()
        twin.choose(seat, option)
        return value(twin, seat, self.left)

    def through(self, state: EarthState, seat: int, option: str) -> float:
        """The worth after an option and everything we do ourselves until the turn is over for us."""
        twin = state.clone()
        twin.hiding = False  # nobody looks into our thoughts
        turn = (state.active, state.round)
        twin.choose(seat, option)
        for _ in range(60):
            step = twin.deciding(seat)
            if step is None or twin.is_over() or (twin.active, twin.round) != turn or step.name == "choose_action":
                break
            options = [other for other in twin.options(seat) if other[0] != "!"]
            twin.choose(seat, options[0] if len(options) == 1 else self.decide(twin, seat, step.name, options, False))
        return value(twin, seat, self.left)

    def plant(self, state: EarthState, seat: int, options: list[str]) -> str:
        """The card that improves the island most, if any does."""
        cards = [option for option in options if option.startswith("plant ")]
        cards.sort(key=lambda option: -card_value(state, seat, NUMBER[option[6:]], self.left))
        best, most = "done", value(state, seat, self.left) + 0.3
        for option in [*cards[:LOOKED_AT], *[option for option in options if option.startswith("replace")]]:
            twin = state.clone()
            twin.choose(seat, option)
            for _ in range(3):
                step = twin.deciding(seat)
                if step is None or step.name not in ("plant_at", "pay_instead", "replace"):
                    break
                twin.choose(seat, twin.options(seat)[0])
            worth = value(twin, seat, self.left)
            if worth > most:
                best, most = option, worth
        return best


def actions_left(state: EarthState) -> float:
    """How many actions are still to come, about."""
    if state.gaia is not None:
        turns = len(state.gaia.deck) + (6 if state.gaia.run == 1 else 0)
        return min(2.0 * turns, 2.2 * (FULL - len(state.spots[0])))
    fullest = max(len(spots) for spots in state.spots)
    return ACTIONS_PER_CARD * (FULL - fullest)


def value(state: EarthState, seat: int, left: float) -> float:
    """What a position is worth to a player, in points."""
    spots = state.spots[seat]
    field = state.field[seat]
    total = float(sum(score(state, seat).values()))
    if not state.round:
        return total
    engine = 0.0
    room = 0.0
    for cell in spots:
        card = field[cell]
        engine += POWER[card]
        room += 0.35 * (SPROUT_SPACES[card] - state.sprouts[seat][cell])
        top = GROWTH_MAX[card]
        if top:
            have = state.growth[seat][cell]
            if have < top:
                room += 0.5 * (CANOPY[card] - have)
                total += have * (CANOPY[card] / top - 1) * 0.8
    total += (engine + POWER[field[ISLAND]] + POWER[field[ISLAND + 1]]) * left * 0.8
    total += room * min(1.0, left / 10)
    total += soil_value(state, seat, left)
    hand = state.hands[seat]
    total += min(len(hand), 14) * min(0.8, 0.08 * left) + max(0, len(hand) - 14) * min(0.3, 0.02 * left)
    total += goals(state, seat, left)
    if len(spots) == FULL and state.completed < 0:
        total += 7
    return total + len(spots) * PLANTED


def soil_value(state: EarthState, seat: int, left: float) -> float:
    soil = state.soil[seat]
    each = min(0.85, 0.07 * left)
    return min(soil, 18) * each + max(0, soil - 18) * each * 0.4


def goals(state: EarthState, seat: int, left: float) -> float:
    """Leaves to be placed at the end of the turn, and progress towards goals."""
    total = 0.0
    for place, goal in enumerate(state.fauna):
        leaves = state.leaves[place]
        if seat in leaves:
            continue
        prize = SIMPLE_LEAF if state.simple else LEAF_VALUES[min(len(leaves), 4)]
        if state.reached[seat] >> place & 1:
            total += prize
        elif left > 0:
            rule = GOAL[goal]
            done = min(1.0, count(state, seat, rule, -1) / rule.need)
            total += prize * 0.7 * done * done
    own = state.ecosystem[seat]
    for card in (own, *state.ecosystems):
        if card >= 0:
            total += halfway(state, seat, ECOSYSTEM_RULE[card])
    return total


def halfway(state: EarthState, seat: int, rule: Rule) -> float:
    """A part of the points for an incomplete set."""
    if rule.size < 2:
        return 0.0
    number = count(state, seat, rule, -1)
    if number // rule.size * rule.vp >= rule.cap:
        return 0.0
    return 0.6 * rule.vp * (number % rule.size) / rule.size


def card_value(state: EarthState, seat: int, card: int, left: float) -> float:
    """What a hand card promises, without looking where it would lie."""
    if KIND[card] == EVENT:
        return 1.5 + POINTS[card] * 0.5
    worth = POINTS[card] + POWER[card] * left * 0.8 + 0.4 * SPROUT_SPACES[card] + 0.55 * CANOPY[card]
    if SCORING[card] is not None:
        worth += 5
    cost = max(0, COST[card] - len(state.reducers(seat)) // 2)
    worth -= cost * min(0.85, 0.07 * left)
    for place, goal in enumerate(state.fauna):
        rule = GOAL[goal]
        if rule.kind == L.PER_CARD and seat not in state.leaves[place] and rule.filter.fits[card]:
            worth += 8 / rule.need
    own = state.ecosystem[seat]
    for number in (own, *state.ecosystems):
        if number >= 0:
            rule = ECOSYSTEM_RULE[number]
            if rule.kind == L.PER_CARD and rule.filter.fits[card]:
                worth += 0.8 * rule.vp / rule.size
            elif rule.kind in (L.TYPE_TABLE, L.DIAGONAL_PATH) and rule.filter.fits[card]:
                worth += 3.5
    return worth


def side_value(option: str) -> float:
    """What a side promises beyond its points."""
    if option in ISLANDS:
        draw, composted, soil = START[ISLANDS[option] - FIRST_ISLAND]
        return 1.1 * (draw - composted) + composted + 0.8 * soil + 14 * POWER[ISLANDS[option]]
    if option in CLIMATES:
        return 14 * POWER[CLIMATES[option]]
    return 0.0


def pieces(state: EarthState, seat: int, name: str, options: list[str]) -> str:
    """Where pieces go or come from: canopies within reach first, the least useful given away first."""
    step = state.deciding(seat)
    piece = getattr(step, "piece", L.SPROUT)
    placing = name == "place"
    best, most = options[0], float("-inf")
    for option in options:
        if option in ("enough", "share"):
            continue
        cell, number = at_option(option)
        card = state.field[seat][cell]
        if piece == L.SPROUT:
            worth = number * (0.01 if placing else -0.01)
            have = state.sprouts[seat][cell]
            if placing and have + number == SPROUT_SPACES[card]:
                worth += 0.02
        else:
            have = state.growth[seat][cell]
            top = GROWTH_MAX[card]
            after = have + number if placing else have - number
            worth = (_grown(card, after, top) - _grown(card, have, top)) / number
        if worth > most:
            best, most = option, worth
    return best


def _grown(card: int, have: int, top: int) -> float:
    """Points of a flora's growth, with the canopy drawing near."""
    if have == top:
        return float(CANOPY[card])
    return have + 0.6 * have / top * (CANOPY[card] - top)


def compost(state: EarthState, seat: int, options: list[str], left: float) -> str:
    """The least promising card; nothing more once all that is left shall be planted."""
    cards = [option for option in options if option != "enough"]
    worst = min(cards, key=lambda option: card_value(state, seat, NUMBER[option], left))
    if "enough" not in options:
        return worst
    wanted = min(FULL - len(state.spots[seat]), 7)
    if left < 2.5:
        wanted = min(wanted, 2)
    goal_hand = any(
        GOAL[goal].resource == L.HAVE_HAND and seat not in state.leaves[place] for place, goal in enumerate(state.fauna)
    )
    return "enough" if len(cards) <= wanted + (6 if goal_hand else 0) else worst


def activate(state: EarthState, seat: int, options: list[str], left: float) -> str:
    """Use a line that brings more than it costs at this time of the game."""
    best, most = options[-1], 0.05
    action = state.action
    for option in options[:-1]:
        cell = BY_NAME[option.partition(" ")[2]]
        line = FIRING[action][state.field[seat][cell]]
        if line is None:
            continue
        worth = line_now(state, seat, line, left)
        if worth > most:
            best, most = option, worth
    return best


def line_now(state: EarthState, seat: int, line: Line, left: float) -> float:
    """What using a line brings now; soil is worth little near the end, and what finds no room nothing."""
    soil = min(0.85, 0.07 * left)
    gains = (soil, min(0.8, 0.08 * left) + 0.15, 1.0, 1.15, 0.8, 1.0, 0.0)
    pays = (soil, 0.0, 1.0, 1.2, -0.5, 0.0, 1.0)
    if line.each:
        return 2.0
    worth = 0.0
    for at in range(0, len(line.gains), 2):
        resource, number = line.gains[at], line.gains[at + 1]
        if resource in (L.SPROUT, L.GROWTH):
            number = min(number, sum(state.room(seat, resource, cell) for cell in state.spots[seat]))
        elif resource == L.COMPOST_HAND:
            number = min(number, max(0, len(state.hands[seat]) - 4))
        worth += gains[resource] * number
    for resource, number in enumerate(line.pays):
        worth -= pays[resource] * number
    return worth


LEVELS: dict[str, Callable[[int], Bot]] = {"sensible": SensibleBot}
