"""The goods of the game, and prices made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9
GOODS: Final = 10

GOOD_NAMES: Final[list[str]] = [
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "food",
    "sheep",
    "boar",
    "cattle",
]
GOOD_NUMBERS: Final[dict[str, int]] = {name: good for good, name in enumerate(GOOD_NAMES)}
BUILDING: Final[tuple[int, ...]] = (WOOD, CLAY, REED, STONE)
ANIMALS: Final[tuple[int, ...]] = (SHEEP, BOAR, CATTLE)

HUT: Final = 0
CLAY_HUT: Final = 1
STONE_HOUSE: Final = 2
HOUSE_NAMES: Final[list[str]] = ["wood", "clay", "stone"]
HOUSE_MATERIAL: Final[tuple[int, ...]] = (WOOD, CLAY, STONE)

Price = tuple[int, ...]
"""How much of each good; the goods in their order."""

NOTHING: Final[Price] = (0,) * GOODS


def price(amounts: Mapping[str, int]) -> Price:
    """A price from goods by name."""
    return tuple([amounts.get(name, 0) for name in GOOD_NAMES])


def _amount(good: int, count: int) -> Price:
    return tuple([count if other == good else 0 for other in range(GOODS)])


FEW: Final = 16
_AMOUNTS: Final[list[list[Price]]] = [[_amount(good, count) for count in range(FEW)] for good in range(GOODS)]


def amount(good: int, count: int = 1) -> Price:
    """So many of one good."""
    return _AMOUNTS[good][count] if 0 <= count < FEW else _amount(good, count)


def some(cost: Price) -> bool:
    """Whether there is anything in a price."""
    return any(number for number in cost)


def plus(one: Price, other: Price) -> Price:
    if other is NOTHING:
        return one
    return tuple([one[good] + other[good] for good in range(GOODS)])


def less(one: Price, good: int, count: int) -> Price:
    """A price with a good made cheaper, never below nothing."""
    return tuple([max(0, one[i] - count) if i == good else one[i] for i in range(GOODS)])


def swapped(one: Price, good: int, count: int, other: int, other_count: int) -> Price:
    """A price in which so many of one good are replaced by so many of another."""
    new = list(one)
    new[good] -= count
    new[other] += other_count
    return tuple(new)


def with_amount(one: Price, good: int, count: int) -> Price:
    """A price in which there is just so much of a good."""
    new = list(one)
    new[good] = count
    return tuple(new)


def covers(stock: list[int], cost: Price) -> bool:
    """Whether a stock is enough for a price."""
    return all(number <= stock[good] for good, number in enumerate(cost) if number)


def price_name(cost: Price) -> str:
    """The notation of a price: "5 wood 2 reed", "free" for nothing."""
    parts = [f"{cost[good]} {GOOD_NAMES[good]}" for good in range(GOODS) if cost[good]]
    return " ".join(parts) if parts else "free"


def amounts(cost: Price) -> dict[str, int]:
    """A price as plain data: the goods by name."""
    return {GOOD_NAMES[good]: cost[good] for good in range(GOODS) if cost[good]}


def best_prices(prices: list[Price]) -> list[Price]:
    """The prices of which none is at least as cheap in every good."""
    kept: list[Price] = []
    for one in prices:
        if one in kept:
            continue
        beaten = False
        for other in prices:
            if other != one and all(other[good] <= one[good] for good in range(GOODS)):
                beaten = True
                break
        if not beaten:
            kept.append(one)
    return kept
