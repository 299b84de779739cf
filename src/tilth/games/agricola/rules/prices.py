"""The only place where a price is worked out."""

from __future__ import annotations

from typing import Any

from tilth.core.steps import Label, Step
from tilth.games.agricola.rules.food import MakeFood, affords
from tilth.games.agricola.rules.goods import GOOD_NAMES, GOODS, Price, best_prices, covers, price_name
from tilth.games.agricola.rules.state import Agricola


def prices(state: Agricola, seat: int, item: str, printed: list[Price], saving: bool = False) -> list[Price]:
    """What a player may pay for an item, all cards counted, or all but those whose help is saved for something else;
    prices that are worse in everything are left out."""
    if not state.players[seat].tableau.pricing:
        return printed
    costs = printed
    for card in state.folding(seat, "base_prices"):
        costs = costs + card.base_prices(state, seat, item)
    for card in state.folding(seat, "price"):
        if saving and card.saved_up:
            continue
        changed: list[Price] = []
        for cost in costs:
            for other in card.price(state, seat, item, cost):
                if other not in changed:
                    changed.append(other)
        costs = changed
    return best_prices(costs) if len(costs) > 1 else costs


def payable(state: Agricola, seat: int, item: str, printed: list[Price]) -> list[Price]:
    """The prices of an item that a player can pay now."""
    return [cost for cost in prices(state, seat, item, printed) if affords(state, seat, cost)]


def can_pay(state: Agricola, seat: int, item: str, printed: list[Price]) -> bool:
    """Whether a player can pay for an item. Cards never make anything dearer, so the printed price is tried first."""
    for cost in printed:
        if affords(state, seat, cost):
            return True
    if not state.players[seat].tableau.pricing:
        return False
    return any(affords(state, seat, cost) for cost in prices(state, seat, item, printed))


def price_things(cost: Price) -> list[str]:
    """A price as things that words can name."""
    return [f"{GOOD_NAMES[good]}:{cost[good]}" for good in range(GOODS) if cost[good]]


def priced(label: str, args: dict[str, Any], costs: list[Price]) -> Label:
    """A label that also says the price, where there is just one."""
    if len(costs) == 1 and any(costs[0]):
        return (f"{label}-for", {**args, "price": price_things(costs[0])})
    return (label, args)


class Pay(Step[Agricola]):
    """Pay one of several prices."""

    __slots__ = ("costs", "helped", "item")

    name = "pay"
    saved = ("seat", "item", "costs", "helped")
    kinds = ("item: word", "costs: tables", "helped: tables")

    def __init__(self, seat: int, item: str, costs: tuple[Price, ...], helped: tuple[Price, ...] = ()) -> None:
        super().__init__(seat)
        self.item = item
        self.costs = costs
        self.helped = helped
        """Those of the prices that take the help of a card that could be saved."""

    def options(self, state: Agricola) -> list[str]:
        return [price_name(cost) for cost in self.costs if affords(state, self.seat, cost)]

    def choose(self, state: Agricola, option: str) -> None:
        for cost in self.costs:
            if price_name(cost) == option:
                if not covers(state.players[self.seat].goods, cost):
                    helped = (cost,) if cost in self.helped else ()
                    state.push(MakeFood(self.seat, cost), Pay(self.seat, self.item, (cost,), helped))
                    return
                state.pay(self.seat, cost)
                if cost in self.helped:
                    for card in state.folding(self.seat, "paid"):
                        card.paid(state, self.seat, self.item, cost)
                return

    def label(self, state: Agricola, option: str) -> Label:
        for cost in self.costs:
            if price_name(cost) == option and any(cost):
                return ("pay", {"price": price_things(cost)})
        return ("pay-nothing", {})


def pay_step(state: Agricola, seat: int, item: str, printed: list[Price]) -> Pay:
    """The step in which a player pays for an item."""
    costs = prices(state, seat, item, printed)
    if not state.full or not state.folding(seat, "paid"):
        return Pay(seat, item, tuple(costs))
    plain = prices(state, seat, item, printed, True)
    helped = [cost for cost in costs if cost not in plain]
    return Pay(seat, item, tuple(plain + helped), tuple(helped))
