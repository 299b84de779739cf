"""Occupations of the basic deck, in the order of their numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from tilth.core.steps import Label
from tilth.games.agricola.cards.card import FarmCard
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.cards.kinds import (
    PLAYERS_SPACES,
    PLOUGHING_SPACES,
    Bargain,
    Craft,
    Exchanger,
    ExtraBaking,
    FreeRoom,
    Homecoming,
    Larder,
    Official,
    Seller,
    Supplement,
    Thatching,
    add_note,
    lay_there,
    turn_of,
)
from tilth.games.agricola.rules.board import ROUNDS
from tilth.games.agricola.rules.farm.animals import gain_animals, gain_goods
from tilth.games.agricola.rules.farm.building import Build
from tilth.games.agricola.rules.farm.farmyard import room_sites, stable_sites
from tilth.games.agricola.rules.farm.fields import (
    FieldWork,
    can_bake,
    can_plough,
    empty_plots,
    finish_sowing,
    plot_name,
    plot_named,
    seeds,
    sow,
)
from tilth.games.agricola.rules.farm.housing import ANIMAL_KEEPER, STABLEMASTER
from tilth.games.agricola.rules.food import affords
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BOAR,
    BUILDING,
    CATTLE,
    CLAY,
    CLAY_HUT,
    FOOD,
    GOOD_NAMES,
    GOOD_NUMBERS,
    GRAIN,
    HOUSE_MATERIAL,
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
from tilth.games.agricola.rules.improvements import Improve, PutDown, can_improve, has_in_hand, may_have_minor, owned
from tilth.games.agricola.rules.moments import Ask
from tilth.games.agricola.rules.prices import price_things
from tilth.games.agricola.rules.state import Agricola


class LandAgent(Supplement):
    """1 vegetable at once; 1 grain whenever the vegetable space is used."""

    name = "land_agent"
    served = ("take_vegetable",)
    more = amount(GRAIN)

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, VEGETABLE, 1, "card:land_agent")


class Academic(FarmCard):
    """Counts as two occupations."""

    name = "academic"
    counts = 2


class MasterBaker(FarmCard):
    """Bakes whenever another player bakes, and gets 1 more food for a bake action of one's own."""

    name = "master_baker"
    acts_at = ("baked",)
    offered_at = ("other_baked",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        if notes.pop("master_baker", 0) == 0:
            state.gain(seat, FOOD, 1, "card:master_baker")

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return can_bake(state, seat)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.players[seat].notes["master_baker"] = 1
        state.push(FieldWork(seat, bakes=True))


class Baker(ExtraBaking):
    """Bakes when played and at the start of every feeding."""

    name = "baker"
    offered_at = ("feed_start",)

    def play(self, state: Agricola, seat: int) -> None:
        if can_bake(state, seat):
            state.push(FieldWork(seat, bakes=True, started=True))


class MasterBuilder(FreeRoom):
    """A room for nothing once the house has 5."""

    name = "master_builder"

    def large(self, state: Agricola, seat: int) -> bool:
        return state.players[seat].room_count() >= 5


class BerryPicker(FarmCard):
    """1 food whenever a person, or the Building Material, brings wood."""

    name = "berry_picker"
    acts_at = ("took", "took_by_card")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][WOOD]:
            state.gain(seat, FOOD, 1, "card:berry_picker")


class Mendicant(FarmCard):
    """Two begging cards cost no points."""

    name = "mendicant"
    folds = ("score",)

    def score(self, state: Agricola, seat: int, parts: dict[str, int]) -> None:
        parts["begging"] = -3 * max(0, state.players[seat].begging - 2)


class MasterBrewer(Craft):
    """1 grain for 3 food in each feeding."""

    name = "master_brewer"
    good = GRAIN
    food = 3


class BreadSeller(FarmCard):
    """1 food for every grain anybody bakes."""

    name = "bread_seller"
    acts_at = ("baked", "other_baked")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        grain: int = arg if moment == "baked" else arg[1]
        state.gain(seat, FOOD, grain, "card:bread_seller")


class BrushMaker(FarmCard):
    """Cooked boar lie on the card, unless the Tanner gets them: 1, 2, 3 points for 2, 3, 4 of them."""

    name = "brush_maker"
    acts_at = ("cooked", "untanned")
    folds = ("bonus",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        boar = 1 if moment == "untanned" else 0 if state.owns(seat, "tanner") else arg[BOAR]
        if boar:
            add_note(state, seat, "brush_maker", boar)

    def bonus(self, state: Agricola, seat: int) -> int:
        return min(3, max(0, state.players[seat].notes.get("brush_maker", 0) - 1))


class Thatcher(Thatching):
    """1 reed less for every room, every renovation and six improvements."""

    name = "thatcher"


class Turner(Seller):
    """Wood for food, 1 for 1."""

    name = "turner"
    exchanges = ((1, WOOD, 1, FOOD),)


class HeadOfTheFamily(FarmCard):
    """Builds rooms and has children also where another player stands."""

    name = "head_of_the_family"
    folds = ("opens",)
    spaces_opened = (
        "build_rooms_stables",
        "family_growth_minor",
        "family_growth_no_room",
        "p5_room_or_players",
    )

    def opens(self, state: Agricola, seat: int, space: str) -> bool:
        return space in self.spaces_opened or (space == "p5_occupation_or_growth" and state.round >= 5)


class Farmer(FarmCard):
    """1 boar for the first fencing, 1 cattle for every later one."""

    name = "farmer"
    acts_at = ("fenced",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        animal = CATTLE if "farmer" in notes else BOAR
        notes["farmer"] = 1
        gain_goods(state, seat, amount(animal), "card:farmer")


class Fisherman(FarmCard):
    """Takes the food of the fishing space twice, and pays 1 food for each card of the others for fishing."""

    name = "fisherman"
    offered_at = ("took",)
    tackle = ("fishing_rod", "raft", "canoe", "fish_trap", "landing_net")

    def owners(self, state: Agricola, seat: int) -> list[int]:
        """Who is to be paid, once for each card."""
        return [owner for owner in [state.owner(card) for card in self.tackle] if owner not in (-1, seat)]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        space, goods = arg
        if space != "fishing" or goods[FOOD] == 0:
            return False
        return affords(state, seat, self.needs(state, seat, "yes", arg))

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, "fisherman", ("yes",), arg))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, max(0, len(self.owners(state, seat)) - arg[1][FOOD]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.gain(seat, FOOD, arg[1][FOOD], "card:fisherman")
        for owner in self.owners(state, seat):
            state.give(seat, owner, FOOD, 1)


class MeatSeller(FarmCard):
    """With an oven sheep bring 2 food, boar 3 and cattle 4."""

    name = "meat_seller"
    meat: ClassVar[Price] = price({"sheep": 2, "boar": 3, "cattle": 4})

    def food_rates(self, state: Agricola, seat: int) -> Price:
        return self.meat if owned(state, seat, "oven") else NOTHING


class FieldWarden(FarmCard):
    """Takes vegetables and ploughs also where another player stands."""

    name = "field_warden"
    folds = ("opens",)

    def opens(self, state: Agricola, seat: int, space: str) -> bool:
        return space == "take_vegetable" or space in PLOUGHING_SPACES


class MasterForester(FarmCard):
    """Brings a space with 2 wood a round into the game; the others pay 2 food for using it."""

    name = "master_forester"
    spaces = ("p3_wood_2",)
    folds = ("fee",)

    def fee(self, state: Agricola, owner: int, seat: int, space: str) -> Price:
        return amount(FOOD, 2) if space == "p3_wood_2" else NOTHING


class YeomanFarmer(FarmCard):
    """Loses points only for unused spaces and begging cards."""

    name = "yeoman_farmer"
    folds = ("score",)

    def score(self, state: Agricola, seat: int, parts: dict[str, int]) -> None:
        for category in parts:
            if category not in ("unused", "begging"):
                parts[category] = max(0, parts[category])


class Undergardener(Supplement):
    """1 vegetable whenever the day labourer's space is used."""

    name = "undergardener"
    served = ("day_laborer",)
    more = amount(VEGETABLE)


class Conjurer(FarmCard):
    """1 grain with the food of the travelling players."""

    name = "conjurer"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[0] in PLAYERS_SPACES:
            state.gain(seat, GRAIN, 1, "card:conjurer")


class Greengrocer(Supplement):
    """1 vegetable whenever the grain space is used."""

    name = "greengrocer"
    served = ("take_grain",)
    more = amount(VEGETABLE)


class Storyteller(FarmCard):
    """Leaves 1 food of the travelling players behind for 1 vegetable; the Dancer fills up again."""

    name = "storyteller"
    offered_at = ("took",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return arg[0] in PLAYERS_SPACES and arg[1][FOOD] > 0 and state.players[seat].goods[FOOD] > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.leave(seat, FOOD, 1, arg[0])
        state.gain(seat, VEGETABLE, 1, "card:storyteller")
        if state.players[seat].notes.get("dancer", 0) == turn_of(state, seat) and arg[1][FOOD] <= 4:
            state.gain(seat, FOOD, 1, "card:dancer")


class EstateManager(FarmCard):
    """2, 3, 4 points among 3, 4, 5 players if nobody has more of any animal."""

    name = "estate_manager"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        own = state.players[seat].goods
        for other in state.others(seat):
            if any(state.players[other].goods[animal] > own[animal] for animal in ANIMALS):
                return 0
        return state.seats - 1 if state.seats >= 3 else 0


class DockWorker(Exchanger):
    """Exchanges 3 wood, or 2 of another building resource, for 1 of another kind."""

    name = "dock_worker"
    exchanges = tuple(
        [(3 if given == WOOD else 2, given, 1, taken) for given in BUILDING for taken in BUILDING if taken != given]
    )


class Chief(FarmCard):
    """1 point for each room of a stone house. Costs 2 food more."""

    name = "chief"
    folds = ("bonus",)

    def play(self, state: Agricola, seat: int) -> None:
        if state.owner("chiefs_daughter") < 0:  # who has her in hand nobody else knows: all are asked who may
            able = [other for other in state.others(seat) if has_in_hand(state, other, OCCUPATION)]
            state.push(*[Ask(other, "chiefs_daughter", ("yes", "no")) for other in able])

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        return player.room_count() if player.house == STONE_HOUSE else 0


class ChiefsDaughter(FarmCard):
    """Comes for nothing when another player plays the Chief; 1 point for a clay hut, 3 for a stone house."""

    name = "chiefs_daughter"
    folds = ("bonus",)

    def answers(self, state: Agricola, seat: int, choices: tuple[str, ...]) -> list[str]:
        return list(choices) if "chiefs_daughter" in state.players[seat].hand else ["no"]

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return has_in_hand(state, seat, OCCUPATION)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "yes":
            for card in state.folding(seat, "advance"):
                state.gain(seat, FOOD, card.advance(state, seat), f"card:{card.name}")
            state.push(PutDown(seat, "chiefs_daughter"))

    def bonus(self, state: Agricola, seat: int) -> int:
        return (0, 1, 3)[state.players[seat].house]


class Tutor(FarmCard):
    """1 point for every occupation played later."""

    name = "tutor"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        cards = state.players[seat].cards
        later = [name for name in cards[cards.index("tutor") + 1 :] if FACTS[name].kind == OCCUPATION]
        return sum([state.card(name).counts for name in later])


class HedgeKeeper(FarmCard):
    """Up to 3 more fences for nothing whenever at least one is built."""

    name = "hedge_keeper"
    folds = ("fence_wood",)

    def fence_wood(self, state: Agricola, seat: int, wood: int, begun: bool) -> int:
        return max(0 if begun else 1, wood - 3)


class Woodcutter(FarmCard):
    """1 more wood whenever a person brings wood."""

    name = "woodcutter"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][WOOD]:
            state.gain(seat, WOOD, 1, "card:woodcutter")


class WoodenHutBuilder(FarmCard):
    """1 point for each room of a wooden hut."""

    name = "wooden_hut_builder"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        return player.room_count() if player.house == HUT else 0


class HutBuilder(FarmCard):
    """Played by round 4: a room for nothing at the start of round 11, unless the house is of stone."""

    name = "hut_builder"
    offered_at = ("round_start",)

    def play(self, state: Agricola, seat: int) -> None:
        if state.round <= 4:
            state.players[seat].notes["hut_builder"] = 1

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        player = state.players[seat]
        ready = state.round == 11 and "hut_builder" in player.notes
        return ready and player.house != STONE_HOUSE and room_sites(player) != 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Build(seat, 1, 0, free=True))


class Merchant(Bargain):
    """Takes an improvement action a second time for 1 food."""

    name = "merchant"
    offered_at = ("improved",)

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        fresh = moment == "improved" and state.players[seat].notes.get("merchant", 0) != turn_of(state, seat)
        return fresh and bool(arg[1]) and may_have_minor(state, seat) and affords(state, seat, amount(FOOD, self.food))

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        player = state.players[seat]
        if player.notes.get("merchant", 0) == turn_of(state, seat):
            return False
        player.goods[FOOD] -= self.food  # an improvement must be left that can be paid besides
        able = can_improve(state, seat, arg[0], arg[1])
        player.goods[FOOD] += self.food
        return able

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.players[seat].notes["merchant"] = turn_of(state, seat)
        state.push(Improve(seat, arg[0], arg[1], True))


class HobbyFarmer(FarmCard):
    """1 vegetable, which may be sown at once."""

    name = "hobby_farmer"

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, VEGETABLE, 1, "card:hobby_farmer")
        player = state.players[seat]
        plots = [plot_name(player, plot) for plot in empty_plots(player) if VEGETABLE in seeds(state, player, plot)]
        if plots:
            state.push(Ask(seat, "hobby_farmer", (*plots, "no")))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return NOTHING if option == "no" else amount(VEGETABLE)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option != "no":
            plot = plot_named(state.players[seat], option)
            sow(state, seat, plot, VEGETABLE)
            finish_sowing(state, seat, (plot,))

    def answer_label(self, option: str) -> Label:
        return ("answer-no", {}) if option == "no" else ("answer-card", {"card": f"card:{option.partition('.')[0]}"})


class Cook(FarmCard):
    """Only two of the family need 2 food, all others 1."""

    name = "cook"
    folds = ("need",)

    def need(self, state: Agricola, seat: int, food: int, grown: int) -> int:
        return food - max(0, grown - 2)


class CharcoalBurner(FarmCard):
    """1 food and 1 wood whenever anybody builds something to bake with."""

    name = "charcoal_burner"
    acts_at = ("played_improvement", "other_played_improvement")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        built: str = arg if moment == "played_improvement" else arg[1]
        if "baking" in FACTS[built].traits:
            gain_goods(state, seat, plus(amount(FOOD), amount(WOOD)), "card:charcoal_burner")


class Basketmaker(Craft):
    """1 reed for 3 food in each harvest."""

    name = "basketmaker"
    good = REED
    food = 3


class Grocer(Exchanger):
    """Sells eight goods, one after the other, for 1 food each."""

    name = "grocer"
    wares = (REED, GRAIN, STONE, VEGETABLE, WOOD, CLAY, REED, VEGETABLE)

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        player = state.players[seat]
        sold = player.notes.get("grocer", 0)
        return [f"1 food 1 {GOOD_NAMES[self.wares[sold]]}"] if sold < len(self.wares) and player.goods[FOOD] else []

    def do(self, state: Agricola, seat: int, what: str) -> None:
        add_note(state, seat, "grocer", 1)
        super().do(state, seat, what)


class ClayFirer(Exchanger):
    """2 clay for 1 stone, 3 clay for 2."""

    name = "clay_firer"
    exchanges = ((2, CLAY, 1, STONE), (3, CLAY, 2, STONE))


class ClaySeller(Exchanger):
    """2 clay for a sheep or reed, 3 clay for a boar or stone, 4 clay for a cattle."""

    name = "clay_seller"
    exchanges = ((2, CLAY, 1, SHEEP), (2, CLAY, 1, REED), (3, CLAY, 1, BOAR), (3, CLAY, 1, STONE), (4, CLAY, 1, CATTLE))


class ClayDeliveryman(Larder):
    """1 clay at the start of every round from 6 on that is still to come."""

    name = "clay_deliveryman"
    good = CLAY
    on_rounds = tuple(range(6, ROUNDS + 1))


class ClayMixer(FarmCard):
    """2 more clay whenever a person brings nothing but clay."""

    name = "clay_mixer"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        goods = arg[1]
        if goods[CLAY] and sum(goods) == goods[CLAY]:
            state.gain(seat, CLAY, 2, "card:clay_mixer")


class LordOfTheManor(FarmCard):
    """1 point for every category in which the full 4 points were made."""

    name = "lord_of_the_manor"
    folds = ("score",)
    categories = ("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "stables")

    def score(self, state: Agricola, seat: int, parts: dict[str, int]) -> None:
        parts["bonus"] += sum([1 for category in self.categories if parts[category] >= 4])


class Maid(Homecoming):
    """1 food at the start of every later round, as soon as the hut is of clay."""

    name = "maid"
    house = CLAY_HUT


class Mason(FreeRoom):
    """A room for nothing once a stone house has 4."""

    name = "mason"

    def large(self, state: Agricola, seat: int) -> bool:
        player = state.players[seat]
        return player.house == STONE_HOUSE and player.room_count() >= 4


class Patron(FarmCard):
    """2 food before every later occupation is paid."""

    name = "patron"
    folds = ("advance",)

    def advance(self, state: Agricola, seat: int) -> int:
        return 2


class Pastor(FarmCard):
    """3 wood, 2 clay, 1 reed and 1 stone, once, for the last house with just 2 rooms."""

    name = "pastor"
    folds = ("anytime",)
    gift: ClassVar[Price] = price({"wood": 3, "clay": 2, "reed": 1, "stone": 1})

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        if "pastor" in state.players[seat].notes or state.players[seat].room_count() != 2:
            return []
        last = all(state.players[other].room_count() > 2 for other in state.others(seat))
        return ["take"] if last else []

    def do(self, state: Agricola, seat: int, what: str) -> None:
        state.players[seat].notes["pastor"] = 1
        gain_goods(state, seat, self.gift, "card:pastor")

    def do_label(self, what: str) -> Label:
        return ("do-gift", {"card": "card:pastor", "goods": price_things(self.gift)})


class PlowDriver(Bargain):
    """In a stone house: ploughs a field for 1 food at the start of a round."""

    name = "plow_driver"
    offered_at = ("round_start",)

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        return state.players[seat].house == STONE_HOUSE and can_plough(state, seat)

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.push(FieldWork(seat, ploughs=1, source="plow_driver"))


class PlowMaker(Bargain):
    """One more field for 1 food on a ploughing space."""

    name = "plow_maker"
    offered_at = ("ploughed",)

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        return arg[1] in PLOUGHING_SPACES and can_plough(state, seat)

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.push(FieldWork(seat, ploughs=1, source="plow_maker"))


class MushroomCollector(FarmCard):
    """Whoever takes wood with it may leave 1 wood behind for 2 food."""

    name = "mushroom_collector"
    offered_at = ("took",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return lay_there(*arg) > 0 and state.players[seat].goods[WOOD] > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.leave(seat, WOOD, 1, arg[0])
        state.gain(seat, FOOD, 2, "card:mushroom_collector")


class Braggart(FarmCard):
    """1, 3, 5, 7, 9 points for 5, 6, 7, 8, 9 improvements."""

    name = "braggart"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        number = min(9, len(state.improvements(seat)))
        return 2 * number - 9 if number >= 5 else 0


class Ratcatcher(FarmCard):
    """In rounds 10 and 12 one child of every other family does not work. Not to be played after round 9."""

    name = "ratcatcher"
    folds = ("idle",)

    def playable(self, state: Agricola, seat: int) -> bool:
        return state.round <= 9

    def idle(self, state: Agricola, owner: int, seat: int) -> int:
        return 1 if seat != owner and state.round in (10, 12) and state.players[seat].people > 2 else 0


class Renovator(FarmCard):
    """Renovating costs 2 clay or 2 stone less."""

    name = "renovator"
    folds = ("price",)

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        return [less(less(cost, CLAY, 2), STONE, 2) if item == "renovation" else cost]


class Conservator(FarmCard):
    """Renovates a wooden hut straight to stone."""

    name = "conservator"
    folds = ("skips_clay",)

    def skips_clay(self, state: Agricola, seat: int) -> bool:
        return True


class CattleWhisperer(Larder):
    """1 cattle after 5 and after 9 rounds."""

    name = "cattle_whisperer"
    good = CATTLE
    later = (5, 9)


class SeasonalWorker(FarmCard):
    """1 grain, from round 6 on also 1 vegetable instead, with the day labourer's food."""

    name = "seasonal_worker"
    acts_at = ("used",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg == "day_laborer":
            if state.round >= 6:
                state.push(Ask(seat, "seasonal_worker", ("grain", "vegetable")))
            else:
                state.gain(seat, GRAIN, 1, "card:seasonal_worker")

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.gain(seat, GOOD_NUMBERS[option], 1, "card:seasonal_worker")


class Shepherd(FarmCard):
    """2 lambs of at least 4 sheep."""

    name = "shepherd"
    folds = ("births",)

    def births(self, state: Agricola, seat: int, animal: int, number: int) -> int:
        return 2 if animal == SHEEP and state.players[seat].goods[SHEEP] >= 4 else number


class MasterShepherd(Larder):
    """1 sheep at the start of each of the next three rounds."""

    name = "master_shepherd"
    good = SHEEP
    next_rounds = 3


class ReedCollector(Larder):
    """1 reed at the start of each of the next four rounds."""

    name = "reed_collector"
    good = REED
    next_rounds = 4


class Swineherd(Supplement):
    """1 more boar whenever the boar space is used."""

    name = "swineherd"
    served = ("boar_1",)
    more = amount(BOAR)


class Stablehand(FarmCard):
    """A stable for nothing with the first fencing of a round."""

    name = "stablehand"
    acts_at = ("fenced",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        player = state.players[seat]
        if player.notes.get("stablehand", 0) != state.round and stable_sites(player):
            player.notes["stablehand"] = state.round
            state.push(Build(seat, 0, 1, free=True))


class Stablemaster(FarmCard):
    """One stable outside pastures holds 3 animals of a kind."""

    name = "stablemaster"
    effects = STABLEMASTER


class Quarryman(Seller):
    """Stone for food, 1 for 2."""

    name = "quarryman"
    exchanges = ((1, STONE, 2, FOOD),)


class StoneCarrier(Bargain):
    """1 more stone whenever a person brings stone, for 1 food if other building resources come with it."""

    name = "stone_carrier"
    acts_at = ("took",)
    offered_at = ("took",)

    def alone(self, goods: Price) -> bool:
        return goods[WOOD] + goods[CLAY] + goods[REED] == 0

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][STONE] and self.alone(arg[1]):
            state.gain(seat, STONE, 1, "card:stone_carrier")

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        return arg[1][STONE] > 0 and not self.alone(arg[1])

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.gain(seat, STONE, 1, "card:stone_carrier")


class Stonecutter(FarmCard):
    """1 stone less for every room, every renovation and every improvement."""

    name = "stonecutter"
    folds = ("price",)

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        return [less(cost, STONE, 1)]


class Dancer(FarmCard):
    """At least 4 food from the travelling players; whoever has the Juggler too chooses one of both."""

    name = "dancer"
    acts_at = ("took",)
    offered_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[0] in PLAYERS_SPACES and not state.owns(seat, "juggler"):
            self.use(state, seat, moment, arg)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        juggled = state.players[seat].notes.get("juggler", 0) == turn_of(state, seat)
        return arg[0] in PLAYERS_SPACES and arg[1][FOOD] < 4 and state.owns(seat, "juggler") and not juggled

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.players[seat].notes["dancer"] = turn_of(state, seat)
        state.gain(seat, FOOD, 4 - arg[1][FOOD], "card:dancer")


class Stockman(FarmCard):
    """A cattle for the second stable, a boar for the third, a sheep for the fourth."""

    name = "stockman"
    acts_at = ("built_stable",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        number = state.players[seat].stables.bit_count()
        if number >= 2:
            gain_goods(state, seat, amount((CATTLE, BOAR, SHEEP)[number - 2]), "card:stockman")


class Potter(Craft):
    """1 clay for 2 food in each harvest."""

    name = "potter"


class TenantFarmer(FarmCard):
    """Borrows one animal of each kind; each that is not returned in the end costs a point."""

    name = "tenant_farmer"
    acts_at = ("before_scoring",)
    folds = ("bonus",)

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].notes["tenant_farmer"] = 3
        gain_animals(state, seat, (1, 1, 1), "card:tenant_farmer")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        for animal in ANIMALS[::-1]:
            if state.players[seat].goods[animal]:
                name = GOOD_NAMES[animal]
                state.push(Ask(seat, "tenant_farmer", (f"return {name}", f"keep {name}")))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(GOOD_NUMBERS[option.partition(" ")[2]])

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        what, _, animal = option.partition(" ")
        if what == "return":
            state.players[seat].notes["tenant_farmer"] -= 1
            state.pay(seat, amount(GOOD_NUMBERS[animal]))

    def answer_label(self, option: str) -> Label:
        what, _, animal = option.partition(" ")
        return (f"answer-{what}", {"good": f"good:{animal}"})

    def bonus(self, state: Agricola, seat: int) -> int:
        return 0 if state.owns(seat, "yeoman_farmer") else -state.players[seat].notes.get("tenant_farmer", 0)


class AnimalKeeper(FarmCard):
    """Animals of different kinds may share a pasture."""

    name = "animal_keeper"
    effects = ANIMAL_KEEPER


class Reeve(Official):
    """Wood at once; at the end 3 points for everybody who has the most occupations."""

    name = "reeve"

    def measure(self, state: Agricola, seat: int) -> int:
        return state.counted_occupations(seat)


class Carpenter(FarmCard):
    """A room costs 3 of its material and 2 reed."""

    name = "carpenter"
    folds = ("base_prices",)

    def base_prices(self, state: Agricola, seat: int, item: str) -> list[Price]:
        material = HOUSE_MATERIAL[state.players[seat].house]
        return [plus(amount(material, 3), amount(REED, 2))] if item == "room" else []


class Guildmaster(FarmCard):
    """4 wood, 4 clay or 3 reed for building a workshop or playing its craftsman; 2 for each already there."""

    name = "guildmaster"
    acts_at = ("played_improvement", "played_occupation")
    crafts: ClassVar[dict[str, tuple[int, int]]] = {
        "joinery": (WOOD, 4),
        "cabinetmaker": (WOOD, 4),
        "pottery": (CLAY, 4),
        "potter": (CLAY, 4),
        "basketmakers_workshop": (REED, 3),
        "basketmaker": (REED, 3),
    }

    def play(self, state: Agricola, seat: int) -> None:
        for name in state.players[seat].cards:
            if name in self.crafts:
                state.gain(seat, self.crafts[name][0], 2, "card:guildmaster")
            elif name == "sawmill":
                state.gain(seat, WOOD, 2, "card:guildmaster")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg in self.crafts:
            good, number = self.crafts[arg]
            state.gain(seat, good, number, "card:guildmaster")


CARDS: list[FarmCard] = [
    LandAgent(),
    Academic(),
    MasterBaker(),
    Baker(),
    MasterBuilder(),
    BerryPicker(),
    Mendicant(),
    MasterBrewer(),
    BreadSeller(),
    BrushMaker(),
    Thatcher(),
    Turner(),
    HeadOfTheFamily(),
    Farmer(),
    Fisherman(),
    MeatSeller(),
    FieldWarden(),
    MasterForester(),
    YeomanFarmer(),
    Undergardener(),
    Conjurer(),
    Greengrocer(),
    Storyteller(),
    EstateManager(),
    DockWorker(),
    Chief(),
    ChiefsDaughter(),
    Tutor(),
    HedgeKeeper(),
    Woodcutter(),
    WoodenHutBuilder(),
    HutBuilder(),
    Merchant(),
    HobbyFarmer(),
    Cook(),
    CharcoalBurner(),
    Basketmaker(),
    Grocer(),
    ClayFirer(),
    ClaySeller(),
    ClayDeliveryman(),
    ClayMixer(),
    LordOfTheManor(),
    Maid(),
    Mason(),
    Patron(),
    Pastor(),
    PlowDriver(),
    PlowMaker(),
    MushroomCollector(),
    Braggart(),
    Ratcatcher(),
    Renovator(),
    Conservator(),
    CattleWhisperer(),
    SeasonalWorker(),
    Shepherd(),
    MasterShepherd(),
    ReedCollector(),
    Swineherd(),
    Stablehand(),
    Stablemaster(),
    Quarryman(),
    StoneCarrier(),
    Stonecutter(),
    Dancer(),
    Stockman(),
    Potter(),
    TenantFarmer(),
    AnimalKeeper(),
    Reeve(),
    Carpenter(),
    Guildmaster(),
]
