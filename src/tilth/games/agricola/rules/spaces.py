"""The action spaces: when each can be used, and what it does."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.card import ANY, FarmCard
from tilth.games.agricola.rules.board import SPACE_NAMES, SPACE_NUMBERS
from tilth.games.agricola.rules.family import can_grow, grow
from tilth.games.agricola.rules.farm.animals import gain_goods
from tilth.games.agricola.rules.farm.building import Build, Renovate, can_build_room, can_build_stable, can_renovate
from tilth.games.agricola.rules.farm.fields import FieldWork, can_bake, can_plough, can_sow
from tilth.games.agricola.rules.farm.pastures import Fence, can_fence
from tilth.games.agricola.rules.food import MakeFood, affords
from tilth.games.agricola.rules.goods import (
    BUILDING,
    FOOD,
    GOOD_NAMES,
    GOOD_NUMBERS,
    GOODS,
    GRAIN,
    NOTHING,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    Price,
    amount,
    covers,
    plus,
    some,
)
from tilth.games.agricola.rules.improvements import (
    Improve,
    PlayOccupation,
    can_improve,
    can_play_occupation,
    may_have_minor,
    may_have_occupation,
)
from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.state import SEAT_THINGS, SPACE_THINGS, Agricola


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """One action space. A space that cannot do anything for a player cannot be used by that player."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: int = SPACE_NUMBERS[name]

    def usable(self, state: Agricola, seat: int) -> bool:
        return True

    def private(self, state: Agricola, seat: int) -> bool:
        """Whether the others cannot know if it can be used: it depends on the cards in a player's hand."""
        return False

    def use(self, state: Agricola, seat: int) -> None:
        raise NotImplementedError(self.name)


# Goods.


def take_pile(state: Agricola, seat: int, space: int, extra: Price = NOTHING) -> None:
    """Take everything that lies on a space, and what it gives besides."""
    goods = plus(state.piles[space], extra)
    state.piles[space] = NOTHING
    happened(state, seat, "took", (SPACE_NAMES[space], goods))
    gain_goods(state, seat, goods, SPACE_THINGS[space])


def pile_lies(state: Agricola, space: int) -> bool:
    return some(state.piles[space])


class Pile(Space):
    """Goods gather here from round to round; whoever comes takes them all."""

    def __init__(self, name: str, extra: Price = NOTHING) -> None:
        super().__init__(name)
        self.extra = extra

    def usable(self, state: Agricola, seat: int) -> bool:
        return pile_lies(state, self.number)

    def use(self, state: Agricola, seat: int) -> None:
        take_pile(state, seat, self.number, self.extra)


class Gift(Space):
    """Always the same goods from the supply."""

    def __init__(self, name: str, goods: Price) -> None:
        super().__init__(name)
        self.goods = goods

    def use(self, state: Agricola, seat: int) -> None:
        take_pile(state, seat, self.number, self.goods)


class Choice(Space):
    """So many building resources of the player's choice, all different or also alike, and some food."""

    def __init__(self, name: str, number: int, food: int = 0, alike: bool = False) -> None:
        super().__init__(name)
        self.count = number
        self.food = food
        self.alike = alike

    def use(self, state: Agricola, seat: int) -> None:
        state.push(ChooseResources(seat, self.number, self.count, self.food, self.alike))


def _resource_sets(number: int, alike: bool) -> list[tuple[str, Price]]:
    """The ways to choose 1 or 2 building resources, by their notation."""
    if number == 1:
        return [(f"take {GOOD_NAMES[good]}", amount(good)) for good in BUILDING]
    return [
        (f"take {GOOD_NAMES[one]} {GOOD_NAMES[other]}", plus(amount(one), amount(other)))
        for one in BUILDING
        for other in BUILDING
        if one < other or (alike and one == other)
    ]


ONE: Final = _resource_sets(1, False)
TWO_DIFFERENT: Final = _resource_sets(2, False)
ANY_TWO: Final = _resource_sets(2, True)


class ChooseResources(Step[Agricola]):
    """Take one building resource, or two, of one's choice."""

    __slots__ = ("alike", "food", "number", "space")

    name = "choose_resources"
    saved = ("seat", "space", "number", "food", "alike")
    kinds = ("alike: switch",)

    def __init__(self, seat: int, space: int, number: int, food: int, alike: bool = False) -> None:
        super().__init__(seat)
        self.space = space
        self.number = number
        self.food = food
        self.alike = alike

    def sets(self) -> list[tuple[str, Price]]:
        return ONE if self.number == 1 else ANY_TWO if self.alike else TWO_DIFFERENT

    def options(self, state: Agricola) -> list[str]:
        return [name for name, _ in self.sets()]

    def choose(self, state: Agricola, option: str) -> None:
        for name, goods in self.sets():
            if name == option:
                take_pile(state, self.seat, self.space, plus(goods, amount(FOOD, self.food)))
                return

    def label(self, state: Agricola, option: str) -> Label:
        words = option.split()[1:]
        if len(set(words)) < len(words):
            return ("take", {"goods": [f"{words[0]}:{len(words)}"]})
        return ("take", {"goods": [f"good:{word}" for word in words]})


# The farmyard.


class RoomsStables(Space):
    def usable(self, state: Agricola, seat: int) -> bool:
        return can_build_room(state, seat) or can_build_stable(state, seat)

    def use(self, state: Agricola, seat: int) -> None:
        state.push(Build(seat, ANY, ANY))


class FieldSpace(Space):
    """Whatever an action offers of ploughing, sowing, baking and building a stable for 1 wood."""

    def __init__(self, name: str, ploughs: int = 0, sows: bool = False, bakes: bool = False, stables: int = 0) -> None:
        super().__init__(name)
        self.ploughs = ploughs
        self.sows = sows
        self.bakes = bakes
        self.stables = stables

    def usable(self, state: Agricola, seat: int) -> bool:
        return (
            (self.ploughs > 0 and can_plough(state, seat))
            or (self.sows and can_sow(state, seat))
            or (self.bakes and can_bake(state, seat))
            or (self.stables > 0 and can_build_stable(state, seat, 1))
        )

    def use(self, state: Agricola, seat: int) -> None:
        state.push(FieldWork(seat, self.ploughs, self.sows, self.bakes, self.stables, source=self.name))


class Fences(Space):
    def usable(self, state: Agricola, seat: int) -> bool:
        return can_fence(state, seat)

    def use(self, state: Agricola, seat: int) -> None:
        state.push(Fence(seat, state.players[seat].fences))


class Renovation(Space):
    """Renovate, then perhaps build an improvement or fences."""

    def __init__(self, name: str, fences: bool) -> None:
        super().__init__(name)
        self.fences = fences

    def usable(self, state: Agricola, seat: int) -> bool:
        return can_renovate(state, seat)

    def use(self, state: Agricola, seat: int) -> None:
        then: Step[Any] = Improve(seat, True, state.full, True)
        if self.fences:
            then = Fence(seat, state.players[seat].fences, True)
        state.push(Renovate(seat), then)


# The family.


class Growth(Space):
    """A child; with room also a minor improvement."""

    def __init__(self, name: str, room_needed: bool) -> None:
        super().__init__(name)
        self.room_needed = room_needed

    def usable(self, state: Agricola, seat: int) -> bool:
        return can_grow(state, seat, self.room_needed)

    def use(self, state: Agricola, seat: int) -> None:
        if self.room_needed and state.full:
            state.push(Improve(seat, False, True, True))
        grow(state, seat)


# Cards.


class StartingPlayer(Space):
    """Take the marker; then a minor improvement, or in the family game the food that lies here."""

    def use(self, state: Agricola, seat: int) -> None:
        state.starting = seat
        state.tell("starting_player", SEAT_THINGS[seat])
        if state.full:
            state.push(Improve(seat, False, True, True))
        else:
            take_pile(state, seat, self.number)


class Improvement(Space):
    def usable(self, state: Agricola, seat: int) -> bool:
        return can_improve(state, seat, True, state.full)

    def private(self, state: Agricola, seat: int) -> bool:
        return may_have_minor(state, seat)

    def use(self, state: Agricola, seat: int) -> None:
        state.push(Improve(seat, True, state.full, False))


class Occupation(Space):
    """Play an occupation: the first so many for one price, the others for another."""

    def __init__(self, name: str, first: int, cheap: int, dear: int) -> None:
        super().__init__(name)
        self.first = first
        self.cheap = cheap
        self.dear = dear

    def food(self, state: Agricola, seat: int) -> int:
        return self.cheap if state.occupations(seat) < self.first else self.dear

    def usable(self, state: Agricola, seat: int) -> bool:
        return can_play_occupation(state, seat, self.food(state, seat))

    def private(self, state: Agricola, seat: int) -> bool:
        return may_have_occupation(state, seat, self.food(state, seat))

    def use(self, state: Agricola, seat: int) -> None:
        state.push(PlayOccupation(seat, self.food(state, seat), False))


# Spaces of five players with a choice.

GROWTH_FROM: Final = 5
"""The round from which the spaces of five players allow family growth."""


class Alternatives(Space):
    """One of two or three things; the player chooses when standing here."""

    def ways(self, state: Agricola, seat: int) -> list[str]:
        """Those of the things that can be done now."""
        raise NotImplementedError

    def private_choice(self, state: Agricola, seat: int) -> bool:
        """Whether the others cannot know which of the things a player standing here can do."""
        return False

    def price(self, way: str) -> Price:
        """What one of the things costs."""
        return NOTHING

    def go(self, state: Agricola, seat: int, way: str) -> None:
        raise NotImplementedError

    def usable(self, state: Agricola, seat: int) -> bool:
        return len(self.ways(state, seat)) > 0

    def use(self, state: Agricola, seat: int) -> None:
        state.push(ChooseWay(seat, self.name))


class AnimalChoice(Alternatives):
    def ways(self, state: Agricola, seat: int) -> list[str]:
        return [way for way in ("sheep", "boar", "cattle") if affords(state, seat, self.price(way))]

    def price(self, way: str) -> Price:
        return amount(FOOD) if way == "cattle" else NOTHING

    def go(self, state: Agricola, seat: int, way: str) -> None:
        goods = amount(GOOD_NUMBERS[way])
        if way == "sheep":
            goods = plus(goods, amount(FOOD))
        state.pay(seat, self.price(way))
        take_pile(state, seat, self.number, goods)


class CardOrGrowth(Alternatives):
    """An occupation (or in the family game two building resources), or from round 5 on family growth."""

    def __init__(self, name: str, other: Space) -> None:
        super().__init__(name)
        self.other = other
        self.way = "occupation" if isinstance(other, Occupation) else "resources"

    def ways(self, state: Agricola, seat: int) -> list[str]:
        ways: list[str] = []
        if self.other.usable(state, seat):
            ways.append(self.way)
        if self.growing(state, seat):
            ways.append("growth")
        return ways

    def growing(self, state: Agricola, seat: int) -> bool:
        return state.round >= GROWTH_FROM and can_grow(state, seat)

    def private(self, state: Agricola, seat: int) -> bool:
        return self.other.private(state, seat)

    def private_choice(self, state: Agricola, seat: int) -> bool:
        return self.growing(state, seat) and self.other.private(state, seat)

    def go(self, state: Agricola, seat: int, way: str) -> None:
        if way == "growth":
            grow(state, seat)
        else:
            self.other.use(state, seat)


class RoomOrPlayers(Alternatives):
    def ways(self, state: Agricola, seat: int) -> list[str]:
        ways = ["room"] if can_build_room(state, seat) else []
        return [*ways, "food"] if pile_lies(state, self.number) else ways

    def go(self, state: Agricola, seat: int, way: str) -> None:
        if way == "room":
            state.push(Build(seat, 1, 0))
        else:
            take_pile(state, seat, self.number)


class ChooseWay(Step[Agricola]):
    """Choose one of the things a space offers."""

    __slots__ = ("chosen", "space")

    name = "choose_way"
    saved = ("seat", "space", "chosen")
    kinds = ("space: word", "chosen: word")

    def __init__(self, seat: int, space: str, chosen: str = "") -> None:
        super().__init__(seat)
        self.space = space
        self.chosen = chosen
        """What was chosen, where food had to be made for it first."""

    def place(self) -> Alternatives:
        space = SPACES[SPACE_NUMBERS[self.space]]
        assert isinstance(space, Alternatives)
        return space

    def options(self, state: Agricola) -> list[str]:
        return [self.chosen] if self.chosen else self.place().ways(state, self.seat)

    def private(self, state: Agricola) -> bool:
        return not self.chosen and self.place().private_choice(state, self.seat)

    def choose(self, state: Agricola, option: str) -> None:
        price = self.place().price(option)
        if covers(state.players[self.seat].goods, price):
            self.place().go(state, self.seat, option)
        else:
            state.push(MakeFood(self.seat, price), ChooseWay(self.seat, self.space, option))

    def prompt(self, state: Agricola) -> Label:
        return ("ask-choose_way", {"space": f"space:{self.space}"})


class CardSpace(Space):
    """An improvement that is an action space: the card itself says what its owner and the others may do there."""

    def usable(self, state: Agricola, seat: int) -> bool:
        return state.owner(self.name) >= 0

    def use(self, state: Agricola, seat: int) -> None:
        state.card(self.name).visited(state, state.owner(self.name), seat)


def _spaces() -> list[Space]:
    spaces: list[Space] = [
        RoomsStables("build_rooms_stables"),
        StartingPlayer("starting_player_minor"),
        StartingPlayer("starting_player_storehouse"),
        Gift("take_grain", amount(GRAIN)),
        FieldSpace("plow_field", ploughs=1),
        FieldSpace("stable_bake", bakes=True, stables=1),
        Occupation("occupation", 1, 0, 1),
        Gift("day_laborer", amount(FOOD, 2)),
        Choice("day_laborer_family", 1, 1),
        Pile("wood_3"),
        Pile("clay_1"),
        Pile("reed_1"),
        Pile("fishing"),
        FieldSpace("sow_bake", sows=True, bakes=True),
        Improvement("improvement"),
        Pile("sheep_1"),
        Fences("fences"),
        Pile("stone_1_stage2"),
        Renovation("renovate_improvement", False),
        Growth("family_growth_minor", True),
        Gift("take_vegetable", amount(VEGETABLE)),
        Pile("boar_1"),
        Pile("stone_1_stage4"),
        Pile("cattle_1"),
        FieldSpace("plow_sow", ploughs=1, sows=True),
        Growth("family_growth_no_room", False),
        Renovation("renovate_fences", True),
        Pile("p3_wood_2"),
        Pile("p3_clay_1"),
        Choice("p3_resource_1", 1),
        Occupation("p3_occupation", 0, 2, 2),
        Choice("p3_resources_2", 2),
        Pile("p4_wood_1"),
        Pile("p4_wood_2"),
        Pile("p4_clay_2"),
        Gift("p4_reed_stone_food", plus(amount(REED), plus(amount(STONE), amount(FOOD)))),
        Pile("p4_traveling_players"),
        Occupation("p4_occupation", 2, 1, 2),
        Choice("p4_resources_2", 2),
        Pile("p5_wood_4"),
        Pile("p5_clay_3"),
        Pile("p5_reed_stone_wood", plus(amount(STONE), amount(WOOD))),
        AnimalChoice("p5_animal_choice"),
        CardOrGrowth("p5_occupation_or_growth", Occupation("p5_occupation_or_growth", 2, 1, 2)),
        CardOrGrowth("p5_resources_or_growth", Choice("p5_resources_or_growth", 2, alike=True)),
        RoomOrPlayers("p5_room_or_players"),
        CardSpace("tavern"),
        CardSpace("clay_deposit"),
    ]
    table: list[Space] = [Space(name) for name in SPACE_NAMES]
    for space in spaces:
        table[space.number] = space
    return table


SPACES: Final[list[Space]] = _spaces()


# Who may stand where.


Charging = list[tuple[int, FarmCard]]
"""Cards that ask for a fee, with their owners."""


def charging(state: Agricola) -> Charging:
    """The cards that may ask for a fee where a space is used."""
    return state.folding_all("fee") if state.full else []


def fee_for(state: Agricola, seat: int, space: int, cards: Charging) -> Price:
    """What a player pays in all to the owners of these cards for using a space."""
    total = NOTHING
    for owner, card in cards:
        if owner != seat:
            total = plus(card.fee(state, owner, seat, SPACE_NAMES[space]), total)
    return total


def pay_fees(state: Agricola, seat: int, space: int) -> None:
    """Pay those who ask for something where a space is used."""
    for owner, card in charging(state):
        if owner != seat:
            fee = card.fee(state, owner, seat, SPACE_NAMES[space])
            for good in range(GOODS):
                if fee[good]:
                    state.give(seat, owner, good, fee[good])


class PayFees(Step[Agricola]):
    """Pay for using a space, once the food is made."""

    __slots__ = ("player", "space")

    name = "pay_fees"
    saved = ("player", "space")

    def __init__(self, player: int, space: int) -> None:
        super().__init__()
        self.player = player
        self.space = space

    def run(self, state: Agricola) -> None:
        pay_fees(state, self.player, self.space)


def open_to(state: Agricola, seat: int, space: int, cards: Charging) -> bool:
    """Whether a player may go to a space: nobody stands there (or a card allows it), and the fee for these cards can be
    paid."""
    only = state.only[space]
    if only >= 0 and only != seat:
        return False
    occupied = state.occupied[space]
    if occupied:
        if occupied >> seat & 1:
            return False
        if not any(card.opens(state, seat, SPACE_NAMES[space]) for card in state.folding(seat, "opens")):
            return False
    if not cards:
        return True
    fee = fee_for(state, seat, space, cards)
    return fee is NOTHING or affords(state, seat, fee)
