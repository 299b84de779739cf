"""Minor improvements of the interactive deck, in the order of their numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from tilth.core.cards import Moment
from tilth.core.steps import Label
from tilth.games.agricola.cards.card import ANY, FarmCard
from tilth.games.agricola.cards.kinds import (
    PLOUGHING_SPACES,
    Craft,
    Extension,
    Gift,
    Larder,
    Plough,
    PloughBaking,
    Slaughter,
    Supplement,
    Thatching,
    add_note,
    is_plough,
    lay_there,
    turn_of,
)
from tilth.games.agricola.cards.majors import Oven
from tilth.games.agricola.rules.board import HARVESTS, ROUNDS, SPACE_NUMBERS
from tilth.games.agricola.rules.farm.animals import gain_goods
from tilth.games.agricola.rules.farm.fences import NEIGHBOURS, fenced
from tilth.games.agricola.rules.farm.fields import (
    FieldWork,
    can_plough,
    empty_plots,
    finish_sowing,
    plot_name,
    plot_named,
    seeds,
    sow,
)
from tilth.games.agricola.rules.farm.housing import WILDLIFE_RESERVE
from tilth.games.agricola.rules.food import affords
from tilth.games.agricola.rules.goods import (
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    NOTHING,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Price,
    amount,
    less,
    price,
)
from tilth.games.agricola.rules.harvest import Reap, breed
from tilth.games.agricola.rules.moments import Ask, happened
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.spaces import take_pile
from tilth.games.agricola.rules.state import Agricola

ANIMAL_SPACES = ("sheep_1", "boar_1", "cattle_1")
STONE_CARDS = ("stone_1_stage2", "stone_1_stage4")
"""The two round cards with stone."""

ROADS = ("wooden_path", "clay_path", "paved_road")
"""From the worst to the best."""


class Road(FarmCard):
    """2 points where no better road is in play."""

    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        better = ROADS[ROADS.index(self.name) + 1 :]
        return 0 if any(state.owner(road) >= 0 for road in better) else 2


class MoldboardPlough(Plough):
    """Twice 2 fields instead of 1 on the space for ploughing only."""

    name = "moldboard_plough"
    times = 2
    more = 1
    spaces_served: ClassVar[tuple[str, ...]] = ("plow_field",)


class Alms(FarmCard):
    """1 food for each completed round. Goes on to the left."""

    name = "alms"

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, FOOD, state.round - 1, "card:alms")


class BakersKitchen(Oven):
    """Bakes up to 2 grain for 5 food each, but is no oven. An oven is returned for it."""

    name = "bakers_kitchen"
    bakes = (2, 5)


class VillageWell(Larder):
    """1 food on each of the next three round spaces. The Well is returned for it."""

    name = "village_well"
    next_rounds = 3


class ThreshingBoard(PloughBaking):
    """Bakes bread with the ploughing spaces."""

    name = "threshing_board"


class Harrow(Plough):
    """Once 2 fields instead of 1; every other player may do so once too, for 2 food to the owner."""

    name = "harrow"
    acts_at = ("other_ploughed",)
    more = 1

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        other, (_, source) = arg
        player = state.players[other]
        if source not in PLOUGHING_SPACES or not affords(state, other, amount(FOOD, 2)) or not can_plough(state, other):
            return
        if "harrow_lent" not in player.notes and player.notes.get("plough", 0) != turn_of(state, other):
            state.push(Ask(other, "harrow", ("yes", "no"), seat))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, 2) if option == "yes" else NOTHING

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "yes":
            state.players[seat].notes["harrow_lent"] = 1
            state.players[seat].notes["plough"] = turn_of(state, seat)
            state.give(seat, arg, FOOD, 2)
            state.push(FieldWork(seat, ploughs=1, source="harrow"))


class StrawberryPatch(Larder):
    """1 food on each of the next three round spaces."""

    name = "strawberry_patch"
    next_rounds = 3


class Punner(FarmCard):
    """Ploughs a field when another player ploughs more than one with a plough or the Harrow."""

    name = "punner"
    acts_at = ("other_ploughed",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        other, (_, source) = arg
        notes = state.players[seat].notes
        use = turn_of(state, other) * 10 + other
        if is_plough(source) and notes.get("punner", -1) != use and can_plough(state, seat):
            notes["punner"] = use
            state.push(Ask(seat, "punner", ("yes", "no")))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "yes":
            state.push(FieldWork(seat, ploughs=1, source="punner"))


class HolidayHouse(FarmCard):
    """Nobody of the family is placed in round 14."""

    name = "holiday_house"
    folds = ("idle",)

    def idle(self, state: Agricola, owner: int, seat: int) -> int:
        player = state.players[seat]
        return player.people - player.newborn + player.guests if owner == seat and state.round == ROUNDS else 0


class GoosePond(Larder):
    """1 food on each of the next four round spaces."""

    name = "goose_pond"
    next_rounds = 4


class Guest(FarmCard):
    """A guest works for a round, the next one. Goes on to the left."""

    name = "guest"

    def play(self, state: Agricola, seat: int) -> None:
        notes = state.players[seat].notes
        notes["guests"] = notes.get("guests", 0) + 1


class GrainCart(Supplement):
    """2 more grain with the grain space."""

    name = "grain_cart"
    served = ("take_grain",)
    more = amount(GRAIN, 2)


class HandMill(FarmCard):
    """Up to 2 grain for 2 food each in each harvest."""

    name = "hand_mill"
    offered_at = ("feed",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.players[seat].goods[GRAIN] > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if state.players[seat].goods[GRAIN] > 1:
            state.push(Ask(seat, "hand_mill", ("mill 2", "mill 1")))
        else:
            self.answer(state, seat, "mill 1", None)

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(GRAIN, int(option.partition(" ")[2]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        grain = int(option.partition(" ")[2])
        state.lose(seat, GRAIN, grain)
        state.gain(seat, FOOD, 2 * grain, "card:hand_mill")

    def answer_label(self, option: str) -> Label:
        return ("answer-mill", {"number": int(option.partition(" ")[2])})


class Rake(FarmCard):
    """2 points for 5 fields, with a plough, the Harrow, the Punner or the Yoke for 6."""

    name = "rake"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        helped = any(is_plough(card) or card in ("punner", "yoke") for card in player.cards)
        return 2 if player.fields.bit_count() >= (6 if helped else 5) else 0


class ShepherdsCrook(FarmCard):
    """2 sheep for every new pasture of at least 4 spaces that does not come from dividing a larger one."""

    name = "shepherds_crook"
    acts_at = ("fenced",)

    def play(self, state: Agricola, seat: int) -> None:
        player = state.players[seat]
        player.notes["shepherds_crook"] = fenced(player.fences)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        before = state.players[seat].notes["shepherds_crook"]
        large = [area for area in arg[1] if area.bit_count() >= 4 and not area & before]
        self.play(state, seat)
        if large:
            gain_goods(state, seat, amount(SHEEP, 2 * len(large)), "card:shepherds_crook")


class Copse(FarmCard):
    """Two plots on which wood grows like grain."""

    name = "copse"
    plots = (WOOD, WOOD)


class WoodCart(FarmCard):
    """2 more wood whenever a person takes wood that lies on a space."""

    name = "wood_cart"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if lay_there(*arg):
            state.gain(seat, WOOD, 2, "card:wood_cart")


class Spinney(FarmCard):
    """Another player who takes wood from the space of 3 wood gives 1 of it."""

    name = "spinney"
    acts_at = ("other_took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        other, (space, goods) = arg
        if space == "wood_3" and goods[WOOD] and state.players[other].goods[WOOD]:
            state.give(other, seat, WOOD, 1)


class WoodenHutExtension(Extension):
    """A room of the wooden hut at once. Goes on to the left."""

    name = "wooden_hut_extension"


class WoodenCrane(FarmCard):
    """1 more stone with the two round cards of stone, 2 more for 1 food."""

    name = "wooden_crane"
    acts_at = ("used",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg in STONE_CARDS:
            state.gain(seat, STONE, 1, "card:wooden_crane")
            if affords(state, seat, amount(FOOD)):
                state.push(Ask(seat, "wooden_crane", ("pay 1", "pay 0")))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, int(option.partition(" ")[2]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "pay 1":
            state.lose(seat, FOOD, 1)
            state.gain(seat, STONE, 1, "card:wooden_crane")

    def answer_label(self, option: str) -> Label:
        return ("answer-pay", {"number": int(option.partition(" ")[2])})


class WoodenPath(Road):
    """2 points where it is the best road of all."""

    name = "wooden_path"


class ChickenCoop(Larder):
    """1 food on each of the next eight round spaces."""

    name = "chicken_coop"
    next_rounds = 8


class CookingCorner(FarmCard):
    """Cooks sheep for 2 food, boar for 3, vegetables and cattle for 4; bakes any grain for 3."""

    name = "cooking_corner"
    rates = price({"grain": 1, "vegetable": 4, "sheep": 2, "boar": 3, "cattle": 4})
    bakes = (ANY, 3)


class CornStorehouse(FarmCard):
    """Sows grain after the field phase, 2 on each field."""

    name = "corn_storehouse"
    offered_at = ("field_end",)

    def fields(self, state: Agricola, seat: int) -> list[str]:
        """Where grain can be sown now."""
        player = state.players[seat]
        return [plot_name(player, plot) for plot in empty_plots(player) if GRAIN in seeds(state, player, plot)]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return len(self.fields(state, seat)) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, "corn_storehouse", tuple(self.fields(state, seat)), ()))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return NOTHING if option == "done" else amount(GRAIN)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        plots = tuple(arg)
        if option != "done":
            plot = plot_named(state.players[seat], option)
            sow(state, seat, plot, GRAIN, 2)
            plots = (*plots, plot)
            more = self.fields(state, seat)
            if more:
                state.push(Ask(seat, "corn_storehouse", (*more, "done"), plots))
                return
        finish_sowing(state, seat, plots)

    def answer_label(self, option: str) -> Label:
        return ("done", {}) if option == "done" else ("answer-card", {"card": f"card:{option.partition('.')[0]}"})


class Flagon(FarmCard):
    """4 food, and 1 for every other player, whenever the Well or the Village Well is built."""

    name = "flagon"
    acts_at = ("played_improvement", "other_played_improvement")
    wells = ("well", "village_well")

    def pour(self, state: Agricola, seat: int) -> None:
        state.gain(seat, FOOD, 4, "card:flagon")
        for other in state.others(seat):
            state.gain(other, FOOD, 1, "card:flagon")

    def play(self, state: Agricola, seat: int) -> None:
        for well in self.wells:
            if state.owner(well) >= 0:
                self.pour(state, seat)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if (arg if moment == "played_improvement" else arg[1]) in self.wells:
            self.pour(state, seat)


class Lasso(FarmCard):
    """Two people at once, if one of them goes for animals."""

    name = "lasso"
    offered_at = ("used",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        player = state.players[seat]
        if player.to_place() <= 0 or player.notes.get("lasso", 0) == state.round * 10 + player.placed:
            return False
        options = Place(seat).options(state)
        return arg in ANIMAL_SPACES or any(name in ANIMAL_SPACES for name in options)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        player = state.players[seat]
        player.notes["lasso"] = state.round * 10 + player.placed + 1
        state.push(PlaceSecond(seat, arg not in ANIMAL_SPACES))


class PlaceSecond(Place):
    """The second person of the same turn; where the first did not go for animals, this one must."""

    __slots__ = ("animals",)

    name = "place_second"
    saved = ("seat", "animals")
    kinds = ("animals: switch",)

    def __init__(self, seat: int, animals: bool) -> None:
        super().__init__(seat)
        self.animals = animals

    def options(self, state: Agricola) -> list[str]:
        options = super().options(state)
        return [name for name in options if name in ANIMAL_SPACES] if self.animals else options

    def private(self, state: Agricola) -> bool:
        return not self.animals and super().private(state)


class ClayPath(Road):
    """2 points where it is the best road of all."""

    name = "clay_path"


class PlanterBox(FarmCard):
    """2 more grain or 1 more vegetable on newly sown fields beside the house."""

    name = "planter_box"
    folds = ("sowing",)

    def sowing(self, state: Agricola, seat: int, plot: int, good: int, fields: int) -> int:
        if plot >= 15 or not NEIGHBOURS[plot] & state.players[seat].rooms:
            return 0
        return 2 if good == GRAIN else 1


class Ladder(Thatching):
    """1 reed less for every room, every renovation and six improvements."""

    name = "ladder"


class Manure(FarmCard):
    """Harvests the fields after a round without a harvest."""

    name = "manure"
    offered_at = ("round_end",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.round not in HARVESTS and any(state.players[seat].stack)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Reap(seat), Moment("field_end", seat))


class MilkingShed(FarmCard):
    """1 food for every 5 sheep and every 3 cattle of all players in every harvest."""

    name = "milking_shed"
    acts_at = ("field_start",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        sheep = sum([player.goods[SHEEP] for player in state.players])
        cattle = sum([player.goods[CATTLE] for player in state.players])
        state.gain(seat, FOOD, sheep // 5 + cattle // 3, "card:milking_shed")


class PavedRoad(Road):
    """2 points, as no road is better."""

    name = "paved_road"


class FishTrap(FarmCard):
    """1 more food with fishing and with reed from a space."""

    name = "fish_trap"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[0] == "fishing" or arg[1][REED]:
            state.gain(seat, FOOD, 1, "card:fish_trap")


class ReedExchange(Gift):
    """2 reed at once. Goes on to the left."""

    name = "reed_exchange"
    good = REED
    number = 2


class Slaughterhouse(Slaughter):
    """1 food whenever another player cooks animals; feeds last."""

    name = "slaughterhouse"


class SchnapsDistillery(Craft):
    """1 vegetable for 4 food in each harvest; 1 point each for a fifth and a sixth vegetable."""

    name = "schnaps_distillery"
    folds = ("bonus",)
    good = VEGETABLE
    food = 4

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        return max(0, min(2, player.goods[VEGETABLE] + player.crops(VEGETABLE) - 4))


class StrawThatchedRoof(FarmCard):
    """No reed for rooms and renovations."""

    name = "straw_thatched_roof"
    folds = ("price",)

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        return [less(cost, REED, cost[REED]) if item in ("room", "renovation") else cost]


class Tavern(FarmCard):
    """An action space: 3 food for the others, 3 food or 2 points for its owner."""

    name = "tavern"
    spaces = ("tavern",)
    notes_points = True

    def visited(self, state: Agricola, owner: int, seat: int) -> None:
        if seat == owner:
            state.push(Ask(seat, "tavern", ("food", "points")))
        else:
            state.gain(seat, FOOD, 3, "space:tavern")

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "food":
            state.gain(seat, FOOD, 3, "space:tavern")
        else:
            add_note(state, seat, "tavern", 2)

    def answer_label(self, option: str) -> Label:
        return ("answer-points", {"number": 2})


class AnimalFeed(FarmCard):
    """One more animal of each kind on the farm just before the scoring."""

    name = "animal_feed"
    acts_at = ("round_end",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if state.round == ROUNDS:  # so that all animals have a place before other cards look at the farm
            breed(state, seat, [min(1, number) for number in state.players[seat].animals()])


class WildlifeReserve(FarmCard):
    """A place for one animal of each kind."""

    name = "wildlife_reserve"
    holder = WILDLIFE_RESERVE


class WaterMill(FarmCard):
    """After the field phase everybody may turn 1 grain into 3 food; the others give the owner 1 of it."""

    name = "water_mill"
    acts_at = ("field_end", "field_end_away")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        millers = [seat]
        if state.round in HARVESTS:
            millers = [miller for miller in state.in_order() if not state.players[miller].resting]
        millers = [miller for miller in millers if state.players[miller].goods[GRAIN]]
        state.push(*[Ask(miller, "water_mill", ("yes", "no"), seat) for miller in millers])

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(GRAIN) if option == "yes" else NOTHING

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "yes":
            state.lose(seat, GRAIN, 1)
            state.gain(seat, FOOD, 3, "card:water_mill")
            if seat != arg:
                state.give(seat, arg, FOOD, 1)


class WeeklyMarket(FarmCard):
    """2 vegetables at once. Goes on to the left."""

    name = "weekly_market"

    def play(self, state: Agricola, seat: int) -> None:
        happened(state, seat, "took_by_card", ("weekly_market", amount(VEGETABLE, 2)))
        state.gain(seat, VEGETABLE, 2, "card:weekly_market")


class ClayDeposit(FarmCard):
    """An action space: 5 clay for the others, who pay 1 food, 5 clay or 2 points for its owner."""

    name = "clay_deposit"
    spaces = ("clay_deposit",)
    folds = ("fee",)
    notes_points = True

    def fee(self, state: Agricola, owner: int, seat: int, space: str) -> Price:
        return amount(FOOD) if space == "clay_deposit" else NOTHING

    def visited(self, state: Agricola, owner: int, seat: int) -> None:
        if seat == owner:
            state.push(Ask(seat, "clay_deposit", ("clay", "points")))
        else:
            self.answer(state, seat, "clay", None)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "clay":
            take_pile(state, seat, SPACE_NUMBERS["clay_deposit"], amount(CLAY, 5))
        else:
            add_note(state, seat, "clay_deposit", 2)

    def answer_label(self, option: str) -> Label:
        return ("answer-points", {"number": 2})


CARDS: list[FarmCard] = [
    MoldboardPlough(),
    Alms(),
    BakersKitchen(),
    VillageWell(),
    ThreshingBoard(),
    Harrow(),
    StrawberryPatch(),
    Punner(),
    HolidayHouse(),
    GoosePond(),
    Guest(),
    GrainCart(),
    HandMill(),
    Rake(),
    ShepherdsCrook(),
    Copse(),
    WoodCart(),
    Spinney(),
    WoodenHutExtension(),
    WoodenCrane(),
    WoodenPath(),
    ChickenCoop(),
    CookingCorner(),
    CornStorehouse(),
    Flagon(),
    Lasso(),
    ClayPath(),
    PlanterBox(),
    Ladder(),
    Manure(),
    MilkingShed(),
    PavedRoad(),
    FishTrap(),
    ReedExchange(),
    Slaughterhouse(),
    SchnapsDistillery(),
    StrawThatchedRoof(),
    Tavern(),
    AnimalFeed(),
    WildlifeReserve(),
    WaterMill(),
    WeeklyMarket(),
    ClayDeposit(),
]
