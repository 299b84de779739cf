"""The ten major improvements."""

from __future__ import annotations

from typing import ClassVar

from tilth.games.agricola.cards.card import ANY, FarmCard
from tilth.games.agricola.cards.kinds import (
    Craft,
    Larder,
)
from tilth.games.agricola.rules.farm.fields import FieldWork, can_bake
from tilth.games.agricola.rules.goods import CLAY, REED, WOOD, Price, price
from tilth.games.agricola.rules.state import Agricola

FIREPLACE: Price = price({"grain": 1, "vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3})
COOKING_HEARTH: Price = price({"grain": 1, "vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4})


class Fireplace(FarmCard):
    """Cooks vegetables, sheep and boar for 2 food and cattle for 3; bakes any grain for 2."""

    name = "fireplace_2"
    rates = FIREPLACE
    bakes = (ANY, 2)


class DearFireplace(FarmCard):
    """The same for 3 clay."""

    name = "fireplace_3"
    rates = FIREPLACE
    bakes = (ANY, 2)


class CookingHearth(FarmCard):
    """Cooks sheep for 2 food, vegetables and boar for 3, cattle for 4; bakes any grain for 3."""

    name = "cooking_hearth_4"
    rates = COOKING_HEARTH
    bakes = (ANY, 3)


class DearCookingHearth(FarmCard):
    """The same for 5 clay."""

    name = "cooking_hearth_5"
    rates = COOKING_HEARTH
    bakes = (ANY, 3)


class Oven(FarmCard):
    """An oven bakes at once when it is built."""

    def play(self, state: Agricola, seat: int) -> None:
        if can_bake(state, seat):
            state.push(FieldWork(seat, bakes=True, started=True))


class ClayOven(Oven):
    """Bakes 1 grain for 5 food."""

    name = "clay_oven"
    bakes = (1, 5)


class StoneOven(Oven):
    """Bakes up to 2 grain for 4 food each."""

    name = "stone_oven"
    bakes = (2, 4)


class Workshop(Craft):
    """Turns one building resource into food in each harvest, and is worth points for what is left of it, plots on cards
    included."""

    folds = ("bonus",)
    good = WOOD
    steps: ClassVar[tuple[int, ...]] = (3, 5, 7)

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        left = player.goods[self.good] + player.crops(self.good)
        return sum([1 for step in self.steps if left >= step])


class Joinery(Workshop):
    """1 wood for 2 food in each harvest; 1, 2, 3 points for 3, 5, 7 wood."""

    name = "joinery"


class Pottery(Workshop):
    """1 clay for 2 food in each harvest; 1, 2, 3 points for 3, 5, 7 clay."""

    name = "pottery"
    good = CLAY


class BasketmakersWorkshop(Workshop):
    """1 reed for 3 food in each harvest; 1, 2, 3 points for 2, 4, 5 reed."""

    name = "basketmakers_workshop"
    good = REED
    food = 3
    steps = (2, 4, 5)


class Well(Larder):
    """1 food on each of the next five round spaces."""

    name = "well"
    next_rounds = 5

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].notes["built_well"] = 1
        super().play(state, seat)


CARDS: list[FarmCard] = [
    Fireplace(),
    DearFireplace(),
    CookingHearth(),
    DearCookingHearth(),
    ClayOven(),
    StoneOven(),
    Joinery(),
    Pottery(),
    BasketmakersWorkshop(),
    Well(),
]
