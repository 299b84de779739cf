"""Food that a price asks for: how much of it a player could make now, and the step in which it is made."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.rules.board import ROUNDS
from tilth.games.agricola.rules.goods import (
    BOAR,
    CATTLE,
    FOOD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    NOTHING,
    SHEEP,
    VEGETABLE,
    Price,
    amount,
    covers,
)
from tilth.games.agricola.rules.state import Agricola

EDIBLE: Final[tuple[int, ...]] = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)
EAT: Final[list[str]] = [f"!eat {name}" if name in ("grain", "vegetable") else f"!cook {name}" for name in GOOD_NAMES]
"""The notation of turning one of a good into food."""
ENOUGH: Final = "enough"


def cooking(state: Agricola) -> bool:
    """Whether animals may be cooked: after the last harvest they are only counted."""
    return state.round != ROUNDS or any(step.name in ("work", "harvest", "harvest_end") for step in state.stack)


def in_reach(state: Agricola, seat: int, kept: Price = NOTHING) -> int:
    """The food a player has or could make at any time now, where so much of the other goods is kept."""
    player = state.players[seat]
    goods = player.goods
    rates = player.rates
    food = goods[FOOD]
    for good in EDIBLE:
        if goods[good] > kept[good] and rates[good] and (good < SHEEP or cooking(state)):
            food += (goods[good] - kept[good]) * rates[good]
    if not state.full:
        return food
    seasoning = state.folding(seat, "seasons")
    selling = state.folding(seat, "sells")
    if seasoning or selling:
        left = tuple([max(0, goods[good] - kept[good]) for good in range(GOODS)])
        cooked = left if cooking(state) else left[:SHEEP] + NOTHING[SHEEP:]
        for card in seasoning:
            food += card.seasons(state, seat, cooked)
        for card in selling:
            food += card.sells(state, seat, left)
    return food


def affords(state: Agricola, seat: int, cost: Price) -> bool:
    """Whether a player can pay a price, the food in it made where it is missing. Nothing counts twice: what the price
    asks for besides is neither eaten nor cooked."""
    goods = state.players[seat].goods
    for good, number in enumerate(cost):
        if number and number > goods[good] and good != FOOD:
            return False
    return cost[FOOD] <= goods[FOOD] or cost[FOOD] <= in_reach(state, seat, cost)


def due(state: Agricola, seat: int) -> Price:
    """The price for which a player is making food, nothing for none."""
    for step in state.stack:
        if isinstance(step, MakeFood) and step.seat == seat:
            return step.cost
    return NOTHING


class MakeFood(Step[Agricola]):
    """Make the food that is missing for a price that was chosen; where there is one way only it just happens."""

    __slots__ = ("cost",)

    name = "make_food"
    saved = ("seat", "cost")
    kinds = ("cost: numbers",)

    def __init__(self, seat: int, cost: Price) -> None:
        super().__init__(seat)
        self.cost = cost

    def options(self, state: Agricola) -> list[str]:
        return [ENOUGH] if covers(state.players[self.seat].goods, self.cost) else meals(state, self.seat, self.cost)

    def choose(self, state: Agricola, option: str) -> None:
        if option != ENOUGH:
            state.push(self)
            state.interrupt(self.seat, option)

    def prompt(self, state: Agricola) -> Label:
        return ("ask-make_food", {"number": self.cost[FOOD] - state.players[self.seat].goods[FOOD]})


def meals(state: Agricola, seat: int, cost: Price) -> list[str]:
    """The ways to make food that is missing for a price, after each of which the price can still be paid."""
    player = state.players[seat]
    missing = cost[FOOD] - player.goods[FOOD]
    found: list[str] = []
    kinds = 0
    for good in EDIBLE:
        most = player.goods[good] - cost[good]
        if most <= 0 or player.rates[good] == 0 or (good >= SHEEP and not cooking(state)):
            continue
        at_once = 1
        while at_once < most and meal(state, seat, amount(good, at_once)) < missing:
            at_once += 1
        numbers = [1, at_once] if at_once > 1 else [1]
        ways = [number for number in numbers if _leaves(state, seat, cost, amount(good, number), 0)]
        found.extend([EAT[good] if number == 1 else f"{EAT[good]} {number}" for number in ways])
        kinds += 1 if ways else 0
    for card in state.folding(seat, "anytime"):
        for what in card.anytime(state, seat):
            food = card.food_made(state, seat, what)
            if food and _leaves(state, seat, cost, card.spends(state, seat, what), food):
                found.append(f"!{card.name} {what}")
                kinds += 1
    return found[-1:] if kinds == 1 else found


def meal(state: Agricola, seat: int, eaten: Price) -> int:
    """The food that goods bring which are eaten or cooked at once, with all cards."""
    rates = state.players[seat].rates
    food = sum(eaten[good] * rates[good] for good in EDIBLE)
    return food + sum(card.seasons(state, seat, eaten) for card in state.folding(seat, "seasons"))


def _leaves(state: Agricola, seat: int, cost: Price, given: Price, food: int) -> bool:
    """Whether a price can still be paid once goods were made into so much food, or eaten."""
    goods = state.players[seat].goods
    before = goods[:]
    made = food or meal(state, seat, given)
    for good in range(GOODS):
        goods[good] -= given[good]
    goods[FOOD] += made
    left = affords(state, seat, cost)
    goods[:] = before
    return left
