"""Occupations of the interactive deck, in the order of their numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from tilth.core.steps import Label
from tilth.games.agricola.cards.card import FarmCard
from tilth.games.agricola.cards.kinds import (
    PLAYERS_SPACES,
    Bargain,
    BeforeWork,
    Breeder,
    Craft,
    Dairy,
    Exchanger,
    Homecoming,
    Larder,
    Official,
    Supplement,
    add_note,
    lay_there,
    turn_of,
    well_was_built,
)
from tilth.games.agricola.rules.board import ROUNDS, SPACE_NAMES, SPACE_NUMBERS
from tilth.games.agricola.rules.farm.animals import gain_animals, gain_goods
from tilth.games.agricola.rules.farm.building import can_build_stable
from tilth.games.agricola.rules.farm.fences import CELL_NUMBERS
from tilth.games.agricola.rules.farm.fields import FieldWork, can_plough, plot_name, plot_named
from tilth.games.agricola.rules.farm.pastures import Fence, can_fence, fences_left
from tilth.games.agricola.rules.food import affords, in_reach
from tilth.games.agricola.rules.goods import (
    BOAR,
    CATTLE,
    CLAY,
    CLAY_HUT,
    FOOD,
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
from tilth.games.agricola.rules.improvements import (
    Improve,
    PlayOccupation,
    improvement_options,
    may_have_minor,
    may_have_occupation,
    occupation_options,
)
from tilth.games.agricola.rules.moments import Ask
from tilth.games.agricola.rules.state import NO_CROP, Agricola

ANIMAL_SPACES = {"sheep_1": SHEEP, "boar_1": BOAR, "cattle_1": CATTLE}
"""The round cards with animals, and which lie there."""

REED_SPACES = ("reed_1", "p4_reed_stone_food", "p5_reed_stone_wood")
STONE_SPACES = ("stone_1_stage2", "stone_1_stage4", "p4_reed_stone_food", "p5_reed_stone_wood")


def kept(state: Agricola, space: str, goods: Price, good: int) -> int:
    """How much of a good somebody keeps of what was just taken from a space: not what was left there again."""
    return goods[good] - state.piles[SPACE_NUMBERS[space]][good]


class FirstBuyer(Bargain):
    """Buys one of the first goods of a kind that another player takes in a round; the seller gets 1 food more."""

    offered_at = ("other_took",)
    good = REED
    sources: ClassVar[tuple[str, ...]] = REED_SPACES

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        other, (space, goods) = arg
        takers = sum([state.occupied[SPACE_NUMBERS[source]].bit_count() for source in self.sources])
        if space not in self.sources or takers > 1:
            return False
        return kept(state, space, goods, self.good) > 0 and state.players[other].goods[self.good] > 0

    def pay(self, state: Agricola, seat: int, arg: Any) -> None:
        state.give(seat, arg[0], FOOD, 1)

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.give(arg[0], seat, self.good, 1)
        state.gain(arg[0], FOOD, 1, f"card:{self.name}")


class Fieldsman(FarmCard):
    """2 more goods on a field sown alone, 1 more on each of two."""

    name = "fieldsman"
    folds = ("sowing",)

    def sowing(self, state: Agricola, seat: int, plot: int, good: int, fields: int) -> int:
        return 2 if fields == 1 else 1 if fields == 2 else 0


class WellBuilder(FarmCard):
    """The Well is a minor improvement too, and costs 1 wood and 1 stone."""

    name = "well_builder"
    folds = ("as_minor", "base_prices")
    well: ClassVar[Price] = price({"wood": 1, "stone": 1})

    def as_minor(self, state: Agricola, seat: int, major: str, given: bool) -> bool:
        return major == "well"

    def base_prices(self, state: Agricola, seat: int, item: str) -> list[Price]:
        return [self.well] if item == "well" else []


class VillageElder(Official):
    """Wood at once; at the end 3 points for everybody who has the most improvements."""

    name = "village_elder"

    def measure(self, state: Agricola, seat: int) -> int:
        return len(state.improvements(seat))


class SocialClimber(FarmCard):
    """3, 2, 1 stone for renovating to clay or to stone as the first, second, third of all."""

    name = "social_climber"
    acts_at = ("renovated",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        house = state.players[seat].house
        before = 0
        for other in state.others(seat):
            player = state.players[other]
            if player.house >= house and not (house == CLAY_HUT and "skipped_clay" in player.notes):
                before += 1
        state.gain(seat, STONE, 3 - before, "card:social_climber")


class HarvestHelper(FarmCard):
    """Takes a grain from a field of another player before feeding; that player gets 2 food."""

    name = "harvest_helper"
    offered_at = ("after_field",)

    def fields(self, state: Agricola, seat: int) -> list[str]:
        """The grain fields of the others, each with its owner's seat."""
        return [
            f"{other} {plot_name(state.players[other], plot)}"
            for other in state.others(seat)
            for plot in range(len(state.players[other].crop))
            if state.players[other].crop[plot] == GRAIN
        ]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return len(self.fields(state, seat)) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, "harvest_helper", tuple([f"reap {field}" for field in self.fields(state, seat)])))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        _, other, name = option.split()
        player = state.players[int(other)]
        plot = plot_named(player, name)
        player.stack[plot] -= 1
        if player.stack[plot] == 0:
            player.crop[plot] = NO_CROP
        state.gain(seat, GRAIN, 1, f"seat:{other}")
        state.gain(int(other), FOOD, 2, "card:harvest_helper")

    def answer_label(self, option: str) -> Label:
        _, other, name = option.split()
        field = f"cell:{name}" if name in CELL_NUMBERS else f"card:{name.partition('.')[0]}"
        return ("answer-reap", {"seat": f"seat:{other}", "field": field})


class FieldWorker(FarmCard):
    """1 grain among three players, else 1 food, whenever another player sows."""

    name = "field_worker"
    acts_at = ("other_sowed",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.gain(seat, GRAIN if state.seats == 3 else FOOD, 1, "card:field_worker")


class FieldWatchman(FarmCard):
    """Ploughs a field with the grain space."""

    name = "field_watchman"
    offered_at = ("used",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return arg == "take_grain" and can_plough(state, seat)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(FieldWork(seat, ploughs=1, source="field_watchman"))


class Gardener(FarmCard):
    """Vegetables stay on the fields when they are harvested."""

    name = "gardener"
    folds = ("keeps_crops",)

    def keeps_crops(self, state: Agricola, seat: int) -> int:
        return VEGETABLE


class ChurchWarden(Official):
    """Wood at once; at the end 3 points for everybody who placed at least 5 people in round 14."""

    name = "church_warden"
    acts_at = ("return_home",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if state.round == ROUNDS:
            for player in state.players:
                if player.placed >= 5:
                    player.notes["church_warden"] = 1

    def award(self, state: Agricola, owner: int, seat: int) -> int:
        return self.points if "church_warden" in state.players[seat].notes else 0


class Businessman(FarmCard):
    """One more improvement of any kind after a minor one played with the starting player's space."""

    name = "businessman"
    acts_at = ("before_space", "used")
    offered_at = ("improved",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        if moment == "used":
            notes.pop("businessman", 0)
        elif arg == "starting_player_minor":
            notes["businessman"] = 1

    def is_there(self, state: Agricola, seat: int, arg: Any) -> bool:
        """Whether the action of the space has brought a minor improvement, for the first time."""
        notes = state.players[seat].notes
        uses = 2 if notes.get("merchant", 0) == turn_of(state, seat) else 1  # the Merchant repeats the whole action
        return tuple(arg) == (False, True) and 1 <= notes.get("businessman", 0) <= uses

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return self.is_there(state, seat, arg) and len(improvement_options(state, seat, True, True)) > 0

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return self.is_there(state, seat, arg) and may_have_minor(state, seat)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        add_note(state, seat, "businessman", 1)
        state.push(Improve(seat, True, True, False))


class Sycophant(FarmCard):
    """Others pay 1 food for the grain space; 1 food from the supply whenever it is used."""

    name = "sycophant"
    acts_at = ("used", "other_used")
    folds = ("fee",)

    def fee(self, state: Agricola, owner: int, seat: int, space: str) -> Price:
        return amount(FOOD) if space == "take_grain" else NOTHING

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if (arg if moment == "used" else arg[1]) == "take_grain":
            state.gain(seat, FOOD, 1, "card:sycophant")


class ClayDigger(FarmCard):
    """Brings a space with 3 clay, and 1 more a round, into the game; the others pay 3 food for using it."""

    name = "clay_digger"
    spaces = ("p3_clay_1",)
    folds = ("fee",)

    def play(self, state: Agricola, seat: int) -> None:
        state.pile_up(SPACE_NUMBERS["p3_clay_1"], CLAY, 3)
        state.tell("piled", 3, "good:clay", "space:p3_clay_1")

    def fee(self, state: Agricola, owner: int, seat: int, space: str) -> Price:
        return amount(FOOD, 3) if space == "p3_clay_1" else NOTHING


class Manservant(Homecoming):
    """3 food at the start of every later round, as soon as the house is of stone."""

    name = "manservant"
    number = 3


class Midwife(FarmCard):
    """1 food when another family grows larger than one's own, 2 when it is larger by two."""

    name = "midwife"
    acts_at = ("other_grew",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        larger = state.players[arg[0]].people - state.players[seat].people
        state.gain(seat, FOOD, min(larger, 2), "card:midwife")


class FarmSteward(FarmCard):
    """The first family growth after the wooden hut needs no room."""

    name = "farm_steward"
    acts_at = ("grew",)
    folds = ("crowds",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if state.players[seat].house != HUT:
            state.players[seat].notes["farm_steward"] = 1

    def crowds(self, state: Agricola, seat: int) -> bool:
        player = state.players[seat]
        return player.house != HUT and "farm_steward" not in player.notes


class WoodBuyer(Bargain):
    """Buys 1 wood for 1 food from another player who takes wood."""

    name = "wood_buyer"
    offered_at = ("other_took",)

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        other, (space, goods) = arg
        return kept(state, space, goods, WOOD) > 0 and state.players[other].goods[WOOD] > 0

    def pay(self, state: Agricola, seat: int, arg: Any) -> None:
        state.give(seat, arg[0], FOOD, 1)

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.give(arg[0], seat, WOOD, 1)


class WoodCollector(Larder):
    """1 wood at the start of each of the next five rounds."""

    name = "wood_collector"
    good = WOOD
    next_rounds = 5


class HideFarmer(FarmCard):
    """Pays 1 food in the end for each unused space that shall cost no point."""

    name = "hide_farmer"
    acts_at = ("before_scoring",)
    folds = ("score",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        player = state.players[seat]
        most = min(in_reach(state, seat), 15 - player.used().bit_count())
        if most:
            state.push(Ask(seat, "hide_farmer", tuple([f"pay {food}" for food in range(most, -1, -1)])))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, int(option.partition(" ")[2]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        food = int(option.partition(" ")[2])
        state.lose(seat, FOOD, food)
        state.players[seat].notes["hide_farmer"] = food

    def answer_label(self, option: str) -> Label:
        return ("answer-pay", {"number": int(option.partition(" ")[2])})

    def score(self, state: Agricola, seat: int, parts: dict[str, int]) -> None:
        parts["unused"] += state.players[seat].notes.get("hide_farmer", 0)


class Juggler(FarmCard):
    """Takes the food of the travelling players twice, and pays 1 food for each artist of the others."""

    name = "juggler"
    offered_at = ("took",)
    artists = (
        "acrobat",
        "animal_trainer",
        "conjurer",
        "dancer",
        "magician",
        "puppeteer",
        "storyteller",
        "street_musician",
    )

    def owners(self, state: Agricola, seat: int) -> list[int]:
        """Who is to be paid, once for each artist."""
        return [owner for owner in [state.owner(card) for card in self.artists] if owner not in (-1, seat)]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        space, goods = arg
        player = state.players[seat]
        if space not in PLAYERS_SPACES or player.notes.get("dancer", 0) == turn_of(state, seat):
            return False
        return goods[FOOD] > 0 and affords(state, seat, self.needs(state, seat, "yes", arg))

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, "juggler", ("yes",), arg))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, max(0, len(self.owners(state, seat)) - arg[1][FOOD]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.players[seat].notes["juggler"] = turn_of(state, seat)
        state.gain(seat, FOOD, arg[1][FOOD], "card:juggler")
        for owner in self.owners(state, seat):
            state.give(seat, owner, FOOD, 1)


class Chamberlain(FarmCard):
    """From round 11 on all round cards lie open, those of later rounds for the owner alone."""

    name = "chamberlain"
    acts_at = ("round_start",)
    opened_in = 11

    def play(self, state: Agricola, seat: int) -> None:
        if state.round >= self.opened_in:
            self.open(state, seat)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if state.round == self.opened_in:
            self.open(state, seat)

    def open(self, state: Agricola, seat: int) -> None:
        hidden = [space for space in state.round_cards[state.round :] if space not in state.in_play]
        for space in hidden:
            state.in_play.append(space)
            state.only[space] = seat
            state.reveals += 1
        if len(hidden) == 3:  # both cards of stage 5, and the last one
            state.push(Ask(seat, "chamberlain", (SPACE_NAMES[hidden[0]], SPACE_NAMES[hidden[1]])))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        cards = state.round_cards[:]  # clones share the list
        if SPACE_NUMBERS[option] == cards[12]:
            cards[11], cards[12] = cards[12], cards[11]
            state.round_cards = cards


class CornProfiteer(Exchanger):
    """1 grain for 3 food, unless another player buys the grain for 2 food."""

    name = "corn_profiteer"
    exchanges = ((1, GRAIN, 3, FOOD),)

    def do(self, state: Agricola, seat: int, what: str) -> None:
        asked = tuple([other for other in state.others(seat) if affords(state, other, amount(FOOD, 2))])
        self.ask(state, seat, asked, ())

    def ask(self, state: Agricola, seat: int, asked: tuple[int, ...], buyers: tuple[int, ...]) -> None:
        """Ask the next of the others, or let the grain go."""
        if asked:
            state.push(Ask(asked[0], "corn_profiteer", ("buy", "no"), (seat, asked[1:], buyers)))
        elif len(buyers) > 1:
            state.push(Ask(seat, "corn_profiteer", tuple([f"sell {buyer}" for buyer in buyers])))
        elif buyers:
            self.sell(state, seat, buyers[0])
        else:
            super().do(state, seat, "1 grain 3 food")

    def sell(self, state: Agricola, seat: int, buyer: int) -> None:
        state.give(seat, buyer, GRAIN, 1)
        state.give(buyer, seat, FOOD, 2)

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        if option == "buy":
            return amount(FOOD, 2)
        return NOTHING if option == "no" else amount(GRAIN)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        what, _, buyer = option.partition(" ")
        if what == "sell":
            self.sell(state, seat, int(buyer))
        else:
            owner, asked, buyers = arg
            self.ask(state, owner, asked, (*buyers, seat) if what == "buy" else buyers)

    def answer_label(self, option: str) -> Label:
        what, _, buyer = option.partition(" ")
        return ("answer-sell", {"seat": f"seat:{buyer}"}) if what == "sell" else (f"answer-{what}", {})


class Cowherd(Supplement):
    """1 more cattle whenever the cattle space is used."""

    name = "cowherd"
    served = ("cattle_1",)
    more = amount(CATTLE)


class ClayPlasterer(FarmCard):
    """Renovating to clay costs 1 clay and 1 reed in all, a clay room 3 clay and 2 reed."""

    name = "clay_plasterer"
    folds = ("base_prices", "price")

    def base_prices(self, state: Agricola, seat: int, item: str) -> list[Price]:
        clay = item == "room" and state.players[seat].house == CLAY_HUT
        return [plus(amount(CLAY, 3), amount(REED, 2))] if clay else []

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        player = state.players[seat]
        clay = item == "renovation" and player.house == HUT
        return [less(cost, CLAY, player.room_count() - 1) if clay else cost]


class ClayHutBuilder(Homecoming):
    """2 clay at the start of each of the next five rounds, as soon as the hut is not of wood."""

    name = "clay_hut_builder"
    house = CLAY_HUT
    good = CLAY
    number = 2
    rounds = 5


class Bricklayer(FarmCard):
    """1 clay less for every improvement and renovation, 2 clay less for every room."""

    name = "bricklayer"
    folds = ("price",)

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        return [less(cost, CLAY, 2 if item == "room" else 1)]


class Layabout(FarmCard):
    """Takes no part in the next harvest."""

    name = "layabout"

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].resting = True


class MarketCrier(FarmCard):
    """1 more grain and 1 vegetable with the grain space, and 1 grain for each of the others."""

    name = "market_crier"
    offered_at = ("used",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return bool(arg == "take_grain")

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        gain_goods(state, seat, plus(amount(GRAIN), amount(VEGETABLE)), "card:market_crier")
        for other in state.others(seat):
            state.gain(other, GRAIN, 1, "card:market_crier")


class MilkingHand(Dairy):
    """1, 2, 3 food for 1, 3, 5 cattle in every field phase; 1 point for every 2 cattle."""

    name = "milking_hand"


class Butcher(FarmCard):
    """Sheep bring 1 food, boar 2 and cattle 3 without any improvement."""

    name = "butcher"
    rates = price({"sheep": 1, "boar": 2, "cattle": 3})


class NetFisherman(FarmCard):
    """Takes the food left on the fishing space when people go home, in rounds in which a person took reed."""

    name = "net_fisherman"
    acts_at = ("took", "return_home")
    folds = ("claims",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        if moment == "took":
            if arg[1][REED]:
                notes["net_fisherman"] = 1
        elif notes.pop("net_fisherman", 0):
            space = SPACE_NUMBERS["fishing"]
            food = state.piles[space][FOOD]
            state.pile_up(space, FOOD, -food)
            state.gain(seat, FOOD, food, "space:fishing")

    def claims(self, state: Agricola, seat: int) -> list[str]:
        return ["fishing"] if state.players[seat].notes.get("net_fisherman", 0) else []


class Puppeteer(FarmCard):
    """Plays an occupation for 1 food when another player goes to the travelling players."""

    name = "puppeteer"
    offered_at = ("other_took",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return arg[1][0] in PLAYERS_SPACES and len(occupation_options(state, seat, 1)) > 0

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return arg[1][0] in PLAYERS_SPACES and may_have_occupation(state, seat, 1)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(PlayOccupation(seat, 1, False))


class SheepWhisperer(Larder):
    """1 sheep after 4, 7, 9 and 11 rounds."""

    name = "sheep_whisperer"
    good = SHEEP
    later = (4, 7, 9, 11)


class ReedBuyer(FirstBuyer):
    """Buys 1 reed for 1 food from another player who takes the first reed of a round."""

    name = "reed_buyer"


class PigBreeder(Breeder):
    """1 boar at once; boar also breed at the end of round 12."""

    name = "pig_breeder"
    animal = BOAR


class PigCatcher(FarmCard):
    """Leaves 2 wood behind for 1 boar."""

    name = "pig_catcher"
    offered_at = ("took",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        space, goods = arg
        lay = lay_there(space, goods) > 0 and kept(state, space, goods, WOOD) >= 2
        return lay and state.players[seat].goods[WOOD] >= 2

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.leave(seat, WOOD, 2, arg[0])
        gain_animals(state, seat, (0, 1, 0), "card:pig_catcher")


class Groom(FarmCard):
    """In a stone house: a stable for 1 wood at the start of a round."""

    name = "groom"
    offered_at = ("round_start",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.players[seat].house == STONE_HOUSE and can_build_stable(state, seat, 1)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(FieldWork(seat, stables=1, source="groom"))


class StoneBuyer(FirstBuyer):
    """Buys 1 stone for 1 food from another player who takes the first stone of a round."""

    name = "stone_buyer"
    good = STONE
    sources = STONE_SPACES


class StoneCarver(Craft):
    """1 stone for 3 food in each harvest."""

    name = "stone_carver"
    good = STONE
    food = 3


class StreetMusician(FarmCard):
    """1 grain when another player goes to the travelling players."""

    name = "street_musician"
    acts_at = ("other_took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][0] in PLAYERS_SPACES:
            state.gain(seat, GRAIN, 1, "card:street_musician")


class Cabinetmaker(Craft):
    """1 wood for 2 food in each harvest."""

    name = "cabinetmaker"
    good = WOOD


class AnimalDealer(Bargain):
    """Buys one more animal of the kind for 1 food on an animal space."""

    name = "animal_dealer"
    offered_at = ("used",)

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        return arg in ANIMAL_SPACES

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        gain_goods(state, seat, amount(ANIMAL_SPACES[arg]), "card:animal_dealer")


class Taster(BeforeWork):
    """Pays the starting player 1 food to place a person before everybody."""

    name = "taster"

    def ready(self, state: Agricola, seat: int) -> bool:
        return state.starting != seat and affords(state, seat, amount(FOOD))

    def prepare(self, state: Agricola, seat: int) -> None:
        state.push(Ask(seat, "taster", ("buy",)))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.give(seat, state.starting, FOOD, 1)
        state.players[seat].notes["places_first"] = 1


class Outrider(FarmCard):
    """1 grain before the action of the newest round card."""

    name = "outrider"
    acts_at = ("before_space",)
    folds = ("brings",)

    def brings(self, state: Agricola, seat: int, space: str) -> int:
        return GRAIN if space == SPACE_NAMES[state.round_cards[state.round - 1]] else -1

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if self.brings(state, seat, arg) == GRAIN:
            state.gain(seat, GRAIN, 1, "card:outrider")


class WaterCarrier(FarmCard):
    """1 food at the start of every later round whenever anybody builds the Well."""

    name = "water_carrier"
    acts_at = ("played_improvement", "other_played_improvement")

    def play(self, state: Agricola, seat: int) -> None:
        if well_was_built(state):
            state.promise(seat, state.next_rounds(ROUNDS), FOOD)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if (arg if moment == "played_improvement" else arg[1]) == "well":
            state.promise(seat, state.next_rounds(ROUNDS), FOOD)


class FenceBuilder(FarmCard):
    """Marks a space with a fence; whenever the owner uses it, fences may be built besides."""

    name = "fence_builder"
    offered_at = ("used",)
    folds = ("claims",)

    def play(self, state: Agricola, seat: int) -> None:
        if fences_left(state.players[seat]):
            state.push(Ask(seat, "fence_builder", tuple([SPACE_NAMES[space] for space in state.in_play])))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        notes = state.players[seat].notes
        notes["fence_builder"] = SPACE_NUMBERS[option]
        notes["fence_builder_turn"] = turn_of(state, seat)
        add_note(state, seat, "fences_away", 1)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        marked = arg in self.claims(state, seat)
        later = state.players[seat].notes.get("fence_builder_turn", 0) != turn_of(state, seat)
        return marked and later and can_fence(state, seat)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Fence(seat, state.players[seat].fences))

    def claims(self, state: Agricola, seat: int) -> list[str]:
        space = state.players[seat].notes.get("fence_builder", -1)
        return [SPACE_NAMES[space]] if space >= 0 else []


class Fencer(FarmCard):
    """1 wood when another player fences, 2 for at least 5 fences."""

    name = "fencer"
    acts_at = ("other_fenced",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.gain(seat, WOOD, 2 if arg[1][0] >= 5 else 1, "card:fencer")


class FenceDeliveryman(Bargain):
    """4 fences after 6 and after 10 rounds, to be built at once for 2 food; until then they are away."""

    name = "fence_deliveryman"
    acts_at = ("round_start",)
    offered_at = ("round_start",)
    food = 2

    def play(self, state: Agricola, seat: int) -> None:
        player = state.players[seat]
        for later in (6, 10):
            number = min(4, fences_left(player))
            if state.round + later <= ROUNDS and number:
                player.notes[self.note(state.round + later)] = number
                add_note(state, seat, "fences_away", number)

    def note(self, round_number: int) -> str:
        """Under which the fences on the space of a round are counted."""
        return f"fence_deliveryman_{round_number}"

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        number = state.players[seat].notes.get(self.note(state.round), 0)
        if number:
            add_note(state, seat, "fences_away", -number)

    def fencing(self, state: Agricola, seat: int) -> Fence:
        player = state.players[seat]
        return Fence(seat, player.fences, free=player.notes.get(self.note(state.round), 0), gift=True)

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        if self.note(state.round) not in state.players[seat].notes:
            return False
        return len(self.fencing(state, seat).pastures(state)) > 0

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.push(self.fencing(state, seat))


class Rancher(FarmCard):
    """1 wood at the start of a round for using more spaces than every other player."""

    name = "rancher"
    acts_at = ("round_end", "round_start")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        if moment == "round_end":  # before anybody builds or ploughs at the start of the next round
            used = state.players[seat].used().bit_count()
            if all(state.players[other].used().bit_count() < used for other in state.others(seat)):
                notes["rancher"] = 1
        elif notes.pop("rancher", 0):
            state.gain(seat, WOOD, 1, "card:rancher")


CARDS: list[FarmCard] = [
    Fieldsman(),
    WellBuilder(),
    VillageElder(),
    SocialClimber(),
    HarvestHelper(),
    FieldWorker(),
    FieldWatchman(),
    Gardener(),
    ChurchWarden(),
    Businessman(),
    Sycophant(),
    ClayDigger(),
    Manservant(),
    Midwife(),
    FarmSteward(),
    WoodBuyer(),
    WoodCollector(),
    HideFarmer(),
    Juggler(),
    Chamberlain(),
    CornProfiteer(),
    Cowherd(),
    ClayPlasterer(),
    ClayHutBuilder(),
    Bricklayer(),
    Layabout(),
    MarketCrier(),
    MilkingHand(),
    Butcher(),
    NetFisherman(),
    Puppeteer(),
    SheepWhisperer(),
    ReedBuyer(),
    PigBreeder(),
    PigCatcher(),
    Groom(),
    StoneBuyer(),
    StoneCarver(),
    StreetMusician(),
    Cabinetmaker(),
    AnimalDealer(),
    Taster(),
    Outrider(),
    WaterCarrier(),
    FenceBuilder(),
    Fencer(),
    FenceDeliveryman(),
    Rancher(),
]
