"""Minor improvements of the basic deck, in the order of their numbers."""

from __future__ import annotations

from typing import Any

from tilth.core.steps import Label
from tilth.games.agricola.cards.card import ANY, FarmCard
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.cards.kinds import (
    Extension,
    Larder,
    Plough,
    Roof,
    Supplement,
    turn_of,
)
from tilth.games.agricola.cards.majors import Oven
from tilth.games.agricola.rules.board import ROUNDS, SPACE_NUMBERS
from tilth.games.agricola.rules.farm.animals import cook, gain_goods
from tilth.games.agricola.rules.farm.building import Build, Renew, renovation_prices
from tilth.games.agricola.rules.farm.farmyard import stable_sites
from tilth.games.agricola.rules.farm.fences import FENCES, fenced, single_pastures
from tilth.games.agricola.rules.farm.fields import FieldWork, can_plough
from tilth.games.agricola.rules.farm.housing import ANIMAL_YARD, DRINKING_TROUGH, SHEPHERDS_PIPE
from tilth.games.agricola.rules.farm.pastures import Fence, blocked, fences_left
from tilth.games.agricola.rules.food import meal
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BOAR,
    BUILDING,
    CATTLE,
    CLAY_HUT,
    FOOD,
    GOOD_NAMES,
    GOOD_NUMBERS,
    GRAIN,
    HUT,
    NOTHING,
    REED,
    SHEEP,
    STONE,
    STONE_HOUSE,
    VEGETABLE,
    WOOD,
    Price,
    amount,
    less,
    plus,
    price,
)
from tilth.games.agricola.rules.improvements import PlayOccupation, may_have_occupation, occupation_options
from tilth.games.agricola.rules.moments import Ask, happened
from tilth.games.agricola.rules.prices import can_pay, pay_step
from tilth.games.agricola.rules.state import Agricola

COOKABLE = (VEGETABLE, SHEEP, BOAR, CATTLE)
"""What a Fireplace, Cooking Hearth or Cooking Corner turns into food at any time."""


def cooks(state: Agricola, seat: int, good: int) -> bool:
    """Whether the food for a good comes from an improvement with the cooking symbol, not from another card."""
    food = state.players[seat].rates[good]
    return any(
        "cooking" in FACTS[name].traits and state.card(name).food_rates(state, seat)[good] == food
        for name in state.improvements(seat)
    )


class Field(FarmCard):
    """Plough a field at once. Goes on to the left."""

    name = "field"

    def play(self, state: Agricola, seat: int) -> None:
        if can_plough(state, seat):
            state.push(FieldWork(seat, ploughs=1))


class FishingRod(FarmCard):
    """1 more food from fishing, from round 8 on 2 more."""

    name = "fishing_rod"
    acts_at = ("used",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg == "fishing":
            state.gain(seat, FOOD, 2 if state.round >= 8 else 1, "card:fishing_rod")


class Axe(FarmCard):
    """A room of a wooden hut may cost 2 wood and 2 reed."""

    name = "axe"
    folds = ("base_prices",)

    def base_prices(self, state: Agricola, seat: int, item: str) -> list[Price]:
        if item == "room" and state.players[seat].house == HUT:
            return [price({"wood": 2, "reed": 2})]
        return []


class BakersOven(Oven):
    """Bakes up to 2 grain for 5 food each. An oven is returned for it."""

    name = "bakers_oven"
    bakes = (2, 5)


class BakingTray(FarmCard):
    """The two ovens count as minor improvements; these and the Wood-fired Oven cost 1 building resource less."""

    name = "baking_tray"
    folds = ("as_minor", "price")
    ovens = ("clay_oven", "stone_oven")

    def as_minor(self, state: Agricola, seat: int, major: str, given: bool) -> bool:
        return major in self.ovens

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        if item in self.ovens or item == "wood_fired_oven":
            return [less(cost, good, 1) for good in BUILDING if cost[good]] or [cost]
        return [cost]


class BuildingMaterial(FarmCard):
    """1 wood or 1 clay at once. Goes on to the left."""

    name = "building_material"

    def play(self, state: Agricola, seat: int) -> None:
        state.push(Ask(seat, "building_material", ("wood", "clay")))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        goods = amount(GOOD_NUMBERS[option])
        happened(state, seat, "took_by_card", ("building_material", goods))
        gain_goods(state, seat, goods, "card:building_material")


class Windmill(FarmCard):
    """Grain for 2 food each at any time."""

    name = "windmill"
    rates = price({"grain": 2})


class BeanField(FarmCard):
    """A field for vegetables."""

    name = "bean_field"
    plots = (VEGETABLE,)


class GypsysCrock(FarmCard):
    """1 more food for every 2 goods cooked, or baked, at once on a Fireplace, Cooking Hearth or Cooking Corner."""

    name = "gypsys_crock"
    acts_at = ("cooked", "baked")
    folds = ("anytime", "seasons")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        food = self.baked(state, seat, arg) // 2 if moment == "baked" else self.seasons(state, seat, arg)
        state.gain(seat, FOOD, food, "card:gypsys_crock")

    def seasons(self, state: Agricola, seat: int, cooked: Price) -> int:
        return sum([cooked[good] for good in COOKABLE if cooked[good] and cooks(state, seat, good)]) // 2

    def baked(self, state: Agricola, seat: int, grain: int) -> int:
        """How many of so much grain were baked on a cooking improvement: what is left by better ovens."""
        places: list[tuple[int, int]] = []
        for name in state.improvements(seat):
            most, food = state.card(name).bakes
            places.extend([(food, 1 if "cooking" in FACTS[name].traits else 0)] * min(most, grain))
        places.sort(reverse=True)
        return sum([cooking for _, cooking in places[:grain]])

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        goods = state.players[seat].goods
        able = [good for good in COOKABLE if goods[good] and cooks(state, seat, good)]
        return [
            f"{GOOD_NAMES[one]} {GOOD_NAMES[other]}"
            for one in able
            for other in able
            if one < other or (one == other and goods[one] > 1)
        ]

    def spends(self, state: Agricola, seat: int, what: str) -> Price:
        one, other = what.split()
        return plus(amount(GOOD_NUMBERS[one]), amount(GOOD_NUMBERS[other]))

    def food_made(self, state: Agricola, seat: int, what: str) -> int:
        return meal(state, seat, self.spends(state, seat, what))

    def do(self, state: Agricola, seat: int, what: str) -> None:
        cook(state, seat, self.spends(state, seat, what))

    def do_label(self, what: str) -> Label:
        one, other = what.split()
        goods = [f"{one}:2"] if one == other else [f"{one}:1", f"{other}:1"]
        return ("do-cook", {"card": "card:gypsys_crock", "goods": goods})


class SimpleFireplace(FarmCard):
    """Cooks sheep for 1 food, vegetables and boar for 2, cattle for 3; bakes any grain for 2."""

    name = "simple_fireplace"
    rates = price({"grain": 1, "vegetable": 2, "sheep": 1, "boar": 2, "cattle": 3})
    bakes = (ANY, 2)


class HalfTimberedHouse(FarmCard):
    """1 point for each room of a stone house, unless the Mansion scores them."""

    name = "half_timbered_house"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        return player.room_count() if player.house == STONE_HOUSE and not state.owns(seat, "mansion") else 0


class Raft(FarmCard):
    """Fishing brings 1 more food or 1 reed."""

    name = "raft"
    acts_at = ("used",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg == "fishing":
            state.push(Ask(seat, "raft", ("food", "reed")))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.gain(seat, FOOD if option == "food" else REED, 1, "card:raft")


class Manger(FarmCard):
    """1, 2, 3, 4 points for pastures of 6, 7, 8, 9 spaces together."""

    name = "manger"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        return min(4, max(0, fenced(state.players[seat].fences).bit_count() - 5))


class AnimalPen(Larder):
    """2 food at the start of every later round."""

    name = "animal_pen"
    next_rounds = ROUNDS
    number = 2


class Spices(FarmCard):
    """1 more food for every vegetable cooked on a Fireplace, Cooking Hearth or Cooking Corner."""

    name = "spices"
    acts_at = ("cooked",)
    folds = ("seasons",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.gain(seat, FOOD, self.seasons(state, seat, arg), "card:spices")

    def seasons(self, state: Agricola, seat: int, cooked: Price) -> int:
        return cooked[VEGETABLE] if cooked[VEGETABLE] and cooks(state, seat, VEGETABLE) else 0


class Plane(FarmCard):
    """With the Joinery, Sawmill or Cabinetmaker: 1 more food, or a second wood for 2 food."""

    name = "plane"
    acts_at = ("crafted",)
    served = ("joinery", "sawmill", "cabinetmaker")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg in self.served:
            more = ("plane_food", "plane_wood") if state.players[seat].goods[WOOD] else ("plane_food",)
            state.push(Ask(seat, "plane", more))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(WOOD) if option == "plane_wood" else NOTHING

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "plane_wood":
            state.lose(seat, WOOD, 1)
        state.gain(seat, FOOD, 2 if option == "plane_wood" else 1, "card:plane")


class WoodFiredOven(Oven):
    """Bakes any grain for 3 food each."""

    name = "wood_fired_oven"
    bakes = (ANY, 3)


class Clogs(FarmCard):
    """1 point for a clay hut, 2 for a stone house."""

    name = "clogs"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        return state.players[seat].house


class ShepherdsPipe(FarmCard):
    """Every pasture holds 2 more sheep, every unfenced stable 2 sheep."""

    name = "shepherds_pipe"
    effects = SHEPHERDS_PIPE


class Canoe(Supplement):
    """Fishing brings 1 more food and 1 reed."""

    name = "canoe"
    served = ("fishing",)
    more = plus(amount(FOOD), amount(REED))


class CarpPond(Larder):
    """1 food at the start of every later odd round."""

    name = "carp_pond"
    on_rounds = tuple(range(1, ROUNDS + 1, 2))


class PotatoDibber(FarmCard):
    """1 more vegetable on every field newly sown with vegetables."""

    name = "potato_dibber"
    folds = ("sowing",)

    def sowing(self, state: Agricola, seat: int, plot: int, good: int, fields: int) -> int:
        return 1 if good == VEGETABLE else 0


class Ceramics(FarmCard):
    """2 food at once; the Pottery costs nothing and counts as a minor improvement."""

    name = "ceramics"
    folds = ("as_minor", "price")

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, FOOD, 2, "card:ceramics")

    def as_minor(self, state: Agricola, seat: int, major: str, given: bool) -> bool:
        return major == "pottery"

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        return [NOTHING if item == "pottery" else cost]


class Basket(FarmCard):
    """Leaves 2 wood of a space behind for 3 food."""

    name = "basket"
    offered_at = ("took",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        space, goods = arg
        left = state.piles[SPACE_NUMBERS[space]][WOOD]
        enough: bool = goods[WOOD] - left >= 2
        return enough and state.players[seat].goods[WOOD] >= 2

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.leave(seat, WOOD, 2, arg[0])
        state.gain(seat, FOOD, 3, "card:basket")


class CornScoop(Supplement):
    """1 more grain whenever the grain space is used."""

    name = "corn_scoop"
    served = ("take_grain",)
    more = amount(GRAIN)


class ClayRoof(Roof):
    """Rooms and renovations: clay in place of any of the reed."""

    name = "clay_roof"


class ClaySupports(FarmCard):
    """A room of a clay hut may cost 2 clay, 1 wood and 1 reed."""

    name = "clay_supports"
    folds = ("base_prices",)

    def base_prices(self, state: Agricola, seat: int, item: str) -> list[Price]:
        if item == "room" and state.players[seat].house == CLAY_HUT:
            return [price({"wood": 1, "clay": 2, "reed": 1})]
        return []


class MadonnaStatue(FarmCard):
    """Two improvements are returned for its points."""

    name = "madonna_statue"


class MarketStall(FarmCard):
    """1 vegetable at once. Goes on to the left."""

    name = "market_stall"

    def play(self, state: Agricola, seat: int) -> None:
        happened(state, seat, "took_by_card", ("market_stall", amount(VEGETABLE)))
        state.gain(seat, VEGETABLE, 1, "card:market_stall")


class MiniPasture(FarmCard):
    """Fence a single space for nothing. Goes on to the left."""

    name = "mini_pasture"

    def playable(self, state: Agricola, seat: int) -> bool:
        player = state.players[seat]
        return len(single_pastures(player.fences, blocked(player), fences_left(player))) > 0

    def play(self, state: Agricola, seat: int) -> None:
        state.push(Fence(seat, state.players[seat].fences, False, FENCES, True))


class Millstone(FarmCard):
    """2 more food for every baking."""

    name = "millstone"
    acts_at = ("baked",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.gain(seat, FOOD, 2, "card:millstone")


class HelpfulNeighbours(FarmCard):
    """1 stone or 1 reed at once. Goes on to the left."""

    name = "helpful_neighbours"

    def play(self, state: Agricola, seat: int) -> None:
        state.push(Ask(seat, "helpful_neighbours", ("stone", "reed")))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.gain(seat, GOOD_NUMBERS[option], 1, "card:helpful_neighbours")


class FruitTree(Larder):
    """1 food at the start of every round from 8 on that is still to come."""

    name = "fruit_tree"
    on_rounds = tuple(range(8, ROUNDS + 1))


class Outhouse(FarmCard):
    """Worth its points, as long as another player has hardly learnt anything."""

    name = "outhouse"


class PrivateForest(Larder):
    """1 wood at the start of every later even round."""

    name = "private_forest"
    good = WOOD
    on_rounds = tuple(range(2, ROUNDS + 1, 2))


class SackCart(Larder):
    """1 grain at the start of the rounds 5, 8, 11 and 14 that are still to come."""

    name = "sack_cart"
    good = GRAIN
    on_rounds = (5, 8, 11, 14)


class LettucePatch(FarmCard):
    """A field for vegetables, each of which brings 4 food if it is eaten as it is reaped."""

    name = "lettuce_patch"
    plots = (VEGETABLE,)
    offered_at = ("reaped",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        player = state.players[seat]
        return 15 + player.plots.index("lettuce_patch") in arg and player.goods[VEGETABLE] > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.lose(seat, VEGETABLE, 1)
        state.gain(seat, FOOD, 4, "card:lettuce_patch")


class ReedPond(Larder):
    """1 reed on each of the next three round spaces."""

    name = "reed_pond"
    good = REED
    next_rounds = 3


class WritingDesk(FarmCard):
    """A second occupation for 2 food after one that was played on an action space."""

    name = "writing_desk"
    acts_at = ("played_occupation",)
    offered_at = ("used",)
    spaces_served = ("occupation", "p3_occupation", "p4_occupation", "p5_occupation_or_growth")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.players[seat].notes["writing_desk"] = turn_of(state, seat)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return self.is_second(state, seat, arg) and len(occupation_options(state, seat, 2)) > 0

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return self.is_second(state, seat, arg) and may_have_occupation(state, seat, 2)

    def is_second(self, state: Agricola, seat: int, arg: Any) -> bool:
        """Whether an occupation was played on one of the spaces in this turn."""
        played = state.players[seat].notes.get("writing_desk", 0) == turn_of(state, seat)
        return played and arg in self.spaces_served

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(PlayOccupation(seat, 2, False))


class BuildersTrowel(FarmCard):
    """Turns a wooden hut into a clay hut at any time between actions, for the usual price."""

    name = "builders_trowel"
    folds = ("anytime",)
    works = True

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        if state.players[seat].house != HUT:
            return []
        return ["renovate"] if can_pay(state, seat, "renovation", renovation_prices(state, seat, CLAY_HUT)) else []

    def do(self, state: Agricola, seat: int, what: str) -> None:
        printed = renovation_prices(state, seat, CLAY_HUT)
        state.push(pay_step(state, seat, "renovation", printed), Renew(seat, CLAY_HUT))


class Spindle(FarmCard):
    """1 food in every harvest for 3 sheep, 2 food for 5."""

    name = "spindle"
    acts_at = ("field",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        sheep = state.players[seat].goods[SHEEP]
        state.gain(seat, FOOD, 2 if sheep >= 5 else 1 if sheep >= 3 else 0, "card:spindle")


class Stable(FarmCard):
    """Build a stable for nothing. Goes on to the left."""

    name = "stable"

    def playable(self, state: Agricola, seat: int) -> bool:
        return stable_sites(state.players[seat]) != 0

    def play(self, state: Agricola, seat: int) -> None:
        state.push(Build(seat, 0, 1, free=True))


class ButterChurn(FarmCard):
    """1 food in every harvest for every 3 sheep and every 2 cattle."""

    name = "butter_churn"
    acts_at = ("field",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        goods = state.players[seat].goods
        state.gain(seat, FOOD, goods[SHEEP] // 3 + goods[CATTLE] // 2, "card:butter_churn")


class Quarry(Supplement):
    """3 stone whenever the day labourer's space is used."""

    name = "quarry"
    served = ("day_laborer",)
    more = amount(STONE, 3)


class StoneHouseExtension(Extension):
    """Add a room to a stone house for nothing. Goes on to the left."""

    name = "stone_house_extension"


class StoneTongs(Supplement):
    """1 more stone from either of the two stone spaces of the round cards."""

    name = "stone_tongs"
    served = ("stone_1_stage2", "stone_1_stage4")
    more = amount(STONE)


class Dovecote(Larder):
    """1 food at the start of every round from 10 on that is still to come."""

    name = "dovecote"
    on_rounds = tuple(range(10, ROUNDS + 1))


class AnimalYard(FarmCard):
    """A place for two animals of any kind."""

    name = "animal_yard"
    holder = ANIMAL_YARD


class DrinkingTrough(FarmCard):
    """Every pasture holds 2 more animals."""

    name = "drinking_trough"
    effects = DRINKING_TROUGH


class CattleMarket(FarmCard):
    """1 cattle for the sheep it costs. Goes on to the left."""

    name = "cattle_market"

    def play(self, state: Agricola, seat: int) -> None:
        gain_goods(state, seat, amount(CATTLE), "card:cattle_market")


class RidingPlough(Plough):
    """Twice up to 3 fields instead of 1."""

    name = "riding_plough"
    times = 2


class TurnwrestPlough(Plough):
    """Once up to 3 fields instead of 1."""

    name = "turnwrest_plough"


class FeedPellets(FarmCard):
    """1 vegetable in each feeding for an animal of a kind one has."""

    name = "feed_pellets"
    offered_at = ("feed",)

    def kinds(self, state: Agricola, seat: int) -> list[str]:
        return [GOOD_NAMES[animal] for animal in ANIMALS if state.players[seat].goods[animal]]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.players[seat].goods[VEGETABLE] > 0 and len(self.kinds(state, seat)) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.lose(seat, VEGETABLE, 1)
        state.push(Ask(seat, "feed_pellets", tuple(self.kinds(state, seat))))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(GOOD_NUMBERS[option])

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        gain_goods(state, seat, amount(GOOD_NUMBERS[option]), "card:feed_pellets")


CARDS: list[FarmCard] = [
    Field(),
    FishingRod(),
    Axe(),
    BakersOven(),
    BakingTray(),
    BuildingMaterial(),
    Windmill(),
    BeanField(),
    GypsysCrock(),
    SimpleFireplace(),
    HalfTimberedHouse(),
    Raft(),
    Manger(),
    AnimalPen(),
    Spices(),
    Plane(),
    WoodFiredOven(),
    Clogs(),
    ShepherdsPipe(),
    Canoe(),
    CarpPond(),
    PotatoDibber(),
    Ceramics(),
    Basket(),
    CornScoop(),
    ClayRoof(),
    ClaySupports(),
    MadonnaStatue(),
    MarketStall(),
    MiniPasture(),
    Millstone(),
    HelpfulNeighbours(),
    FruitTree(),
    Outhouse(),
    PrivateForest(),
    SackCart(),
    LettucePatch(),
    ReedPond(),
    WritingDesk(),
    BuildersTrowel(),
    Spindle(),
    Stable(),
    ButterChurn(),
    Quarry(),
    StoneHouseExtension(),
    StoneTongs(),
    Dovecote(),
    AnimalYard(),
    DrinkingTrough(),
    CattleMarket(),
    RidingPlough(),
    TurnwrestPlough(),
    FeedPellets(),
]
