"""Action A: extending and renovating the house, and building stables."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.card import ANY
from tilth.games.agricola.rules.farm.farmyard import ROOM_OPTIONS, STABLE_OPTIONS, named, room_sites, stable_sites
from tilth.games.agricola.rules.farm.fences import CELL_NUMBERS, CELLS
from tilth.games.agricola.rules.goods import (
    CLAY_HUT,
    HOUSE_MATERIAL,
    HOUSE_NAMES,
    REED,
    STONE_HOUSE,
    WOOD,
    Price,
    amount,
    plus,
)
from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.prices import Pay, can_pay, pay_step, payable, priced
from tilth.games.agricola.rules.state import CELL_THINGS, SEAT_THINGS, Agricola

DONE: Final = "done"
ROOM_PRICES: Final[list[list[Price]]] = [[plus(amount(good, 5), amount(REED, 2))] for good in HOUSE_MATERIAL]
STABLE_PRICE: Final[list[Price]] = [amount(WOOD, 2)]


def can_build_room(state: Agricola, seat: int) -> bool:
    player = state.players[seat]
    return can_pay(state, seat, "room", ROOM_PRICES[player.house]) and room_sites(player) != 0


def can_build_stable(state: Agricola, seat: int, wood: int = 2) -> bool:
    return can_pay(state, seat, "stable", [amount(WOOD, wood)]) and stable_sites(state.players[seat]) != 0


def add_room(state: Agricola, seat: int, cell: int) -> None:
    state.players[seat].rooms |= 1 << cell
    state.tell("room", SEAT_THINGS[seat], CELL_THINGS[cell])


def add_stable(state: Agricola, seat: int, cell: int) -> None:
    player = state.players[seat]
    player.stables |= 1 << cell
    state.tell("stable", SEAT_THINGS[seat], CELL_THINGS[cell])
    if player.pens:
        state.shelter(seat)
    happened(state, seat, "built_stable", cell)


class Build(Step[Agricola]):
    """Build up to so many rooms and stables, one after the other."""

    __slots__ = ("built", "free", "optional", "rooms", "stables")

    name = "build"
    saved = ("seat", "rooms", "stables", "optional", "free", "built")
    kinds = ("optional: switch", "free: switch")

    def __init__(
        self, seat: int, rooms: int, stables: int, optional: bool = False, free: bool = False, built: int = 0
    ) -> None:
        super().__init__(seat)
        self.rooms = rooms
        self.stables = stables
        self.optional = optional
        """Whether the player may build nothing at all."""
        self.free = free
        self.built = built
        """The rooms of this action so far."""

    def options(self, state: Agricola) -> list[str]:
        player = state.players[self.seat]
        options: list[str] = []
        if self.rooms and (self.free or can_pay(state, self.seat, "room", ROOM_PRICES[player.house])):
            options = named(ROOM_OPTIONS, room_sites(player))
        if self.stables and (self.free or can_pay(state, self.seat, "stable", STABLE_PRICE)):
            options = options + named(STABLE_OPTIONS, stable_sites(player))
        if self.optional or not options:
            options.append(DONE)
        return options

    def choose(self, state: Agricola, option: str) -> None:
        if option == DONE:
            if self.built:
                happened(state, self.seat, "built_rooms", self.built)
            return
        what, _, place = option.partition(" ")
        if what == "room":
            left = self.rooms if self.rooms == ANY else self.rooms - 1
            state.push(
                *self.payment(state, "room", ROOM_PRICES[state.players[self.seat].house]),
                Raise(self.seat, "room", CELL_NUMBERS[place]),
                Build(self.seat, left, self.stables, True, self.free, self.built + 1),
            )
        else:
            left = self.stables if self.stables == ANY else self.stables - 1
            state.push(
                *self.payment(state, "stable", STABLE_PRICE),
                Raise(self.seat, "stable", CELL_NUMBERS[place]),
                Build(self.seat, self.rooms, left, True, self.free, self.built),
            )

    def payment(self, state: Agricola, item: str, printed: list[Price]) -> list[Pay]:
        return [] if self.free else [pay_step(state, self.seat, item, printed)]

    def touches(self, state: Agricola, option: str) -> list[str]:
        return [] if option == DONE else [f"cell:{option.partition(' ')[2]}"]

    def label(self, state: Agricola, option: str) -> Label:
        if option == DONE:
            return (DONE, {})
        what, _, place = option.partition(" ")
        args: dict[str, Any] = {"cell": f"cell:{place}"}
        if self.free:
            return (f"build-{what}", args)
        printed = ROOM_PRICES[state.players[self.seat].house] if what == "room" else STABLE_PRICE
        return priced(f"build-{what}", args, payable(state, self.seat, what, printed))


class Raise(Step[Agricola]):
    """A room or a stable that was paid for is put up."""

    __slots__ = ("cell", "player", "what")

    name = "raise"
    saved = ("player", "what", "cell")
    kinds = ("what: word",)

    def __init__(self, player: int, what: str, cell: int) -> None:
        super().__init__()
        self.player = player
        self.what = what
        self.cell = cell

    def run(self, state: Agricola) -> None:
        if self.what == "room":
            add_room(state, self.player, self.cell)
        else:
            add_stable(state, self.player, self.cell)


# Renovation.


RENOVATION_PRICES: Final[list[list[list[Price]]]] = [
    [[plus(amount(good, rooms), amount(REED, 1))] for rooms in range(CELLS + 1)] for good in HOUSE_MATERIAL
]
"""By the kind of house that is made and its rooms: 1 of it for each room, and 1 reed."""


def renovation_prices(state: Agricola, seat: int, house: int) -> list[Price]:
    """The printed price for turning the whole house into another kind."""
    return RENOVATION_PRICES[house][state.players[seat].room_count()]


def renovations(state: Agricola, seat: int) -> list[int]:
    """The kinds of house a player could renovate to now, price aside."""
    player = state.players[seat]
    houses: list[int] = []
    if player.house < STONE_HOUSE:
        houses.append(player.house + 1)
    for card in state.folding(seat, "skips_clay"):
        if player.house < CLAY_HUT and card.skips_clay(state, seat):
            houses.append(STONE_HOUSE)
    return houses


def can_renovate(state: Agricola, seat: int) -> bool:
    for house in renovations(state, seat):
        if can_pay(state, seat, "renovation", renovation_prices(state, seat, house)):
            return True
    return False


class Renovate(Step[Agricola]):
    """Renew the whole house at once, by one kind."""

    __slots__ = ()

    name = "renovate"
    saved = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Agricola) -> list[str]:
        return [
            f"renovate {HOUSE_NAMES[house]}"
            for house in renovations(state, self.seat)
            if payable(state, self.seat, "renovation", renovation_prices(state, self.seat, house))
        ]

    def choose(self, state: Agricola, option: str) -> None:
        house = HOUSE_NAMES.index(option.partition(" ")[2])
        printed = renovation_prices(state, self.seat, house)
        state.push(pay_step(state, self.seat, "renovation", printed), Renew(self.seat, house))

    def label(self, state: Agricola, option: str) -> Label:
        name = option.partition(" ")[2]
        printed = renovation_prices(state, self.seat, HOUSE_NAMES.index(name))
        return priced("renovate", {"house": f"house:{name}"}, payable(state, self.seat, "renovation", printed))


class Renew(Step[Agricola]):
    """The renovation that was paid for."""

    __slots__ = ("house", "player")

    name = "renew"
    saved = ("player", "house")

    def __init__(self, player: int, house: int) -> None:
        super().__init__()
        self.player = player
        self.house = house

    def run(self, state: Agricola) -> None:
        player = state.players[self.player]
        if self.house > player.house + 1:
            player.notes["skipped_clay"] = 1
        player.house = self.house
        state.tell("renovated", SEAT_THINGS[self.player], f"house:{HOUSE_NAMES[self.house]}")
        happened(state, self.player, "renovated")
