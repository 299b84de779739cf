"""Occupations of the complex deck, in the order of their numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from tilth.core.steps import Label
from tilth.games.agricola.cards.card import FarmCard
from tilth.games.agricola.cards.facts import FACTS, MINOR
from tilth.games.agricola.cards.kinds import (
    PLAYERS_SPACES,
    Bargain,
    BeforeWork,
    Breeder,
    Craft,
    Homecoming,
    Larder,
    Official,
    Seller,
    Slaughter,
    Supplement,
    add_note,
    well_was_built,
)
from tilth.games.agricola.rules.board import PILE_GOOD, ROUNDS, SPACE_NAMES, SPACE_NUMBERS
from tilth.games.agricola.rules.family import can_grow, grow
from tilth.games.agricola.rules.farm.animals import gain_animals, gain_goods
from tilth.games.agricola.rules.farm.building import Renovate, can_renovate
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, bits, edges_names, fenced, pasture_named
from tilth.games.agricola.rules.farm.fields import FieldWork, can_bake, can_plough, can_sow
from tilth.games.agricola.rules.farm.housing import SMALLHOLDER, roomy_pastures
from tilth.games.agricola.rules.farm.pastures import Fence, blocked, fences_left
from tilth.games.agricola.rules.food import in_reach
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
    swapped,
)
from tilth.games.agricola.rules.improvements import (
    Improve,
    PlayOccupation,
    improvement_options,
    may_have_minor,
    may_have_occupation,
    occupation_options,
)
from tilth.games.agricola.rules.moments import Ask, happened
from tilth.games.agricola.rules.rounds import UseSpace, can_use
from tilth.games.agricola.rules.spaces import charging, fee_for, open_to, pay_fees
from tilth.games.agricola.rules.state import PEOPLE, SEAT_THINGS, Agricola


class Mover(FarmCard):
    """Moves a person, when all are placed, from one kind of space to a free one of another, and acts there."""

    offered_at = ("work_end",)
    sources: ClassVar[tuple[str, ...]] = ()
    targets: ClassVar[tuple[str, ...]] = ()

    def stands(self, state: Agricola, seat: int, source: str) -> bool:
        """Whether a person stands there who may be moved; nobody is moved twice."""
        moved = state.players[seat].notes.get("moved", -1) == state.round * 100 + SPACE_NUMBERS[source]
        return bool(state.occupied[SPACE_NUMBERS[source]] >> seat & 1) and not moved

    def moves(self, state: Agricola, seat: int) -> list[str]:
        """From where to where a person can go."""
        starts = [source for source in self.sources if self.stands(state, seat, source)]
        if not starts:
            return []
        bringing, charged = state.folding(seat, "brings"), charging(state)
        ends = []
        for target in self.targets:
            space = SPACE_NUMBERS[target]
            open_there = space in state.in_play and open_to(state, seat, space, charged)
            if open_there and can_use(state, seat, space, bringing):
                ends.append(target)
        return [f"{start} {end}" for start in starts for end in ends]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return len(self.moves(state, seat)) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, self.name, tuple(self.moves(state, seat))))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return fee_for(state, seat, SPACE_NUMBERS[option.split()[1]], charging(state))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        start, end = [SPACE_NUMBERS[word] for word in option.split()]
        notes = state.players[seat].notes
        state.occupied[start] &= ~(1 << seat)
        pay_fees(state, seat, end)
        state.occupied[end] |= 1 << seat
        notes["moved"] = state.round * 100 + end
        notes.pop("plough", None)  # another action than that of the last person placed
        state.tell("placed", SEAT_THINGS[seat], f"space:{SPACE_NAMES[end]}")
        state.push(UseSpace(seat, end))
        happened(state, seat, "before_space", SPACE_NAMES[end])

    def answer_label(self, option: str) -> Label:
        start, end = option.split()
        return ("answer-move", {"from": f"space:{start}", "to": f"space:{end}"})


class Serf(FarmCard):
    """Before sowing or baking on that space: 1 grain, or 1 vegetable for 1 grain, if something can be done then."""

    name = "serf"
    acts_at = ("before_space",)
    folds = ("brings",)

    def brings(self, state: Agricola, seat: int, space: str) -> int:
        return GRAIN if space == "sow_bake" else -1

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg == "sow_bake":
            if state.players[seat].goods[GRAIN]:
                state.push(Ask(seat, "serf", ("grain", "vegetable")))
            else:
                state.gain(seat, GRAIN, 1, "card:serf")

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        if option != "vegetable":
            return NOTHING
        return amount(GRAIN, 1 if self.works_without(state, seat) else 2)

    def works_without(self, state: Agricola, seat: int) -> bool:
        """Whether there is something to sow or to bake with a vegetable in place of one grain."""
        goods = state.players[seat].goods
        goods[GRAIN] -= 1
        goods[VEGETABLE] += 1
        works = can_sow(state, seat) or can_bake(state, seat)
        goods[GRAIN] += 1
        goods[VEGETABLE] -= 1
        return works

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "vegetable":
            state.lose(seat, GRAIN, 1)
        state.gain(seat, GOOD_NUMBERS[option], 1, "card:serf")


class AdoptiveParents(Bargain):
    """A child works at once, for 1 food."""

    name = "adoptive_parents"
    offered_at = ("grew",)

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.players[seat].newborn -= 1


class Pieceworker(FarmCard):
    """Buys 1 more of each good taken from a space: building resources and grain for 1 food, vegetables for 2."""

    name = "pieceworker"
    offered_at = ("took",)
    wares = (*BUILDING, GRAIN, VEGETABLE)

    def cost(self, good: int) -> int:
        return 2 if good == VEGETABLE else 1

    def sold(self, state: Agricola, seat: int, names: list[str]) -> list[str]:
        """Those of the goods that the owner can pay."""
        food = in_reach(state, seat)
        return [name for name in names if food >= self.cost(GOOD_NUMBERS[name])]

    def taken(self, arg: Any) -> list[str]:
        return [GOOD_NAMES[good] for good in self.wares if arg[1][good]]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return len(self.sold(state, seat, self.taken(arg))) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        names = self.sold(state, seat, self.taken(arg))
        state.push(Ask(seat, "pieceworker", tuple(names), names))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return NOTHING if option == "no" else amount(FOOD, self.cost(GOOD_NUMBERS[option]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "no":
            return
        good = GOOD_NUMBERS[option]
        state.lose(seat, FOOD, self.cost(good))
        state.gain(seat, good, 1, "card:pieceworker")
        rest = self.sold(state, seat, [name for name in arg if name != option])
        if rest:
            state.push(Ask(seat, "pieceworker", (*rest, "no"), rest))


class Acrobat(Mover):
    """Moves the person from the travelling players to the grain or a ploughing space."""

    name = "acrobat"
    acts_at = ("took",)
    sources = PLAYERS_SPACES
    targets = ("take_grain", "plow_field", "plow_sow")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[0] in self.sources:
            state.players[seat].notes["acrobat"] = state.round * 100 + SPACE_NUMBERS[arg[0]]

    def stands(self, state: Agricola, seat: int, source: str) -> bool:
        watched = state.players[seat].notes.get("acrobat", 0) == state.round * 100 + SPACE_NUMBERS[source]
        return watched and super().stands(state, seat, source)


class WetNurse(FarmCard):
    """A child for 1 food for each room just built that is free."""

    name = "wet_nurse"
    offered_at = ("built_rooms",)

    def most(self, state: Agricola, seat: int, rooms: int) -> int:
        player = state.players[seat]
        return min(rooms, player.room_count() - player.people, PEOPLE - player.people, in_reach(state, seat))

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return self.most(state, seat, arg) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        most = self.most(state, seat, arg)
        state.push(Ask(seat, "wet_nurse", tuple([f"grow {number}" for number in range(1, most + 1)])))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, int(option.partition(" ")[2]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        for _ in range(int(option.partition(" ")[2])):
            state.lose(seat, FOOD, 1)
            grow(state, seat)

    def answer_label(self, option: str) -> Label:
        return ("answer-grow", {"number": int(option.partition(" ")[2])})


class Educator(FarmCard):
    """Plays an occupation for 3 food (from the fourth on 2) when another player plays one."""

    name = "educator"
    offered_at = ("other_played_occupation",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return len(occupation_options(state, seat, self.food(state, seat))) > 0

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return may_have_occupation(state, seat, self.food(state, seat))

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(PlayOccupation(seat, self.food(state, seat), False))

    def food(self, state: Agricola, seat: int) -> int:
        return 2 if state.occupations(seat) >= 3 else 3


class FrameBuilder(FarmCard):
    """1 wood instead of 2 clay or stone of a room, or of 1 clay or stone of a renovation."""

    name = "frame_builder"
    folds = ("price",)

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        number = {"room": 2, "renovation": 1}.get(item, 0)
        goods = [good for good in (CLAY, STONE) if number and cost[good] >= number]
        return [cost] + [swapped(cost, good, number, WOOD, 1) for good in goods]


class BasinMaker(FarmCard):
    """Up to 2 wood on the card for every cooked boar; a point for each but the 1st, 4th, 7th and 10th."""

    name = "basin_maker"
    acts_at = ("cooked", "untanned")
    folds = ("bonus",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        self.ask(state, seat, 1 if moment == "untanned" else 0 if state.owns(seat, "tanner") else arg[BOAR])

    def ask(self, state: Agricola, seat: int, boars: int) -> None:
        most = min(2, state.players[seat].goods[WOOD])
        if boars and most:
            state.push(Ask(seat, "basin_maker", tuple([f"lay {n}" for n in range(most, 0, -1)] + ["no"]), boars))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return NOTHING if option == "no" else amount(WOOD, int(option.partition(" ")[2]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option != "no":
            number = int(option.partition(" ")[2])
            state.lose(seat, WOOD, number)
            add_note(state, seat, "basin_maker", number)
        self.ask(state, seat, arg - 1)

    def answer_label(self, option: str) -> Label:
        return ("answer-no", {}) if option == "no" else ("answer-lay", {"number": int(option.partition(" ")[2])})

    def bonus(self, state: Agricola, seat: int) -> int:
        wood = state.players[seat].notes.get("basin_maker", 0)
        return wood - sum([1 for step in (1, 4, 7, 10) if wood >= step])


class OrganicFarmer(FarmCard):
    """1 point for each pasture with an animal and room for 3 more."""

    name = "organic_farmer"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        return roomy_pastures(state.holders(seat), state.players[seat].animals())


class PerpetualStudent(FarmCard):
    """3 food for playing an occupation that chance chooses; what of its price is missing is begged for."""

    name = "perpetual_student"
    folds = ("lot",)

    def lot(self, state: Agricola, seat: int) -> int:
        return 3


class Constable(Official):
    """Wood at once; at the end 5 points for everybody who loses points nowhere."""

    name = "constable"
    folds = ("verdict",)

    def verdict(self, state: Agricola, seat: int, parts: dict[str, int], lost: bool) -> int:
        return 5 if min(parts.values()) >= 0 and not lost else 0


class Manufacturer(FarmCard):
    """Out of the wooden hut the three workshops are minor improvements too, each for 2 building resources less."""

    name = "manufacturer"
    folds = ("as_minor", "price")
    workshops = ("joinery", "pottery", "basketmakers_workshop")

    def as_minor(self, state: Agricola, seat: int, major: str, given: bool) -> bool:
        return major in self.workshops and state.players[seat].house != HUT

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        if not self.as_minor(state, seat, item, False):
            return [cost]
        goods = [good for good in BUILDING if cost[good]]
        return [less(less(cost, one, 1), other, 1) for one in goods for other in goods] or [cost]


class Forester(FarmCard):
    """Three plots for wood."""

    name = "forester"
    plots = (WOOD, WOOD, WOOD)


class Scholar(FarmCard):
    """In a stone house: an occupation for 1 food, or an improvement, at the start of a round."""

    name = "scholar"
    offered_at = ("round_start",)

    def ways(self, state: Agricola, seat: int) -> list[str]:
        ways = ["occupation"] if occupation_options(state, seat, 1) else []
        return [*ways, "improvement"] if improvement_options(state, seat, True, True) else ways

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.players[seat].house == STONE_HOUSE and len(self.ways(state, seat)) > 0

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        able = may_have_occupation(state, seat, 1) or may_have_minor(state, seat)
        return state.players[seat].house == STONE_HOUSE and able

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, "scholar", ("play occupation", "play improvement")))

    def answers(self, state: Agricola, seat: int, choices: tuple[str, ...]) -> list[str]:
        return [f"play {way}" for way in self.ways(state, seat) if f"play {way}" in choices]

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "play occupation":
            state.push(PlayOccupation(seat, 1, False))
        else:
            state.push(Improve(seat, True, True, False))

    def answer_label(self, option: str) -> Label:
        return (f"answer-{option.replace(' ', '-')}", {})


class Tanner(FarmCard):
    """Cooked boar and cattle lie on the card, if no Brush Maker or Basin Maker gets the boar: 1, 2, 3 points for 2, 4,
    6 boar and for 2, 3, 4 cattle."""

    name = "tanner"
    acts_at = ("cooked",)
    folds = ("bonus",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        add_note(state, seat, "tanner_cattle", arg[CATTLE])
        rivals = [name for name in ("brush_maker", "basin_maker") if state.owns(seat, name)]
        if rivals:
            state.push(*[Ask(seat, "tanner", ("tanner", rivals[0]))] * arg[BOAR])
        else:
            add_note(state, seat, "tanner_boar", arg[BOAR])

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "tanner":
            add_note(state, seat, "tanner_boar", 1)
        else:
            happened(state, seat, "untanned")

    def answer_label(self, option: str) -> Label:
        return ("answer-card", {"card": f"card:{option}"})

    def bonus(self, state: Agricola, seat: int) -> int:
        notes = state.players[seat].notes
        boar, cattle = notes.get("tanner_boar", 0), notes.get("tanner_cattle", 0)
        return min(3, boar // 2) + min(3, max(0, cattle - 1))


class TravelingSalesman(FarmCard):
    """A major improvement instead of a minor one, or two minor ones instead of one of any kind, on a space."""

    name = "traveling_salesman"
    acts_at = ("before_space", "used", "played_improvement")
    offered_at = ("improved",)
    folds = ("as_minor",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        if moment == "before_space":
            notes["traveling_salesman"] = 1
        elif moment == "used":
            notes.pop("traveling_salesman", 0)
        else:
            notes["minor_played"] = 1 if FACTS[arg].kind == MINOR else 0

    def as_minor(self, state: Agricola, seat: int, major: str, given: bool) -> bool:
        return "traveling_salesman" in state.players[seat].notes and not given

    def private(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return self.is_second(state, seat, arg) and may_have_minor(state, seat)

    def is_second(self, state: Agricola, seat: int, arg: Any) -> bool:
        """Whether a minor improvement was played where one of any kind may be."""
        notes = state.players[seat].notes
        return bool(arg[0] and arg[1]) and "traveling_salesman" in notes and notes.get("minor_played", 0) > 0

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        if not self.is_second(state, seat, arg):
            return False
        hand = [name for name in improvement_options(state, seat, False, True, True) if name.startswith("play ")]
        return len(hand) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Improve(seat, False, True, False, True))


class HouseSteward(Official):
    """Wood at once; at the end 3 points for everybody who has the most rooms."""

    name = "house_steward"

    def measure(self, state: Agricola, seat: int) -> int:
        return state.players[seat].room_count()


class WoodDeliveryman(Larder):
    """1 wood at the start of every round from 8 on that is still to come."""

    name = "wood_deliveryman"
    good = WOOD
    on_rounds = tuple(range(8, ROUNDS + 1))


class WoodDistributor(BeforeWork):
    """2 wood at once; before work the wood of the wood space may go evenly to clay, reed and fishing."""

    name = "wood_distributor"
    targets = ("clay_1", "reed_1", "fishing")

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, WOOD, 2, "card:wood_distributor")

    def ready(self, state: Agricola, seat: int) -> bool:
        return state.piles[SPACE_NUMBERS["wood_3"]][WOOD] >= 3

    def prepare(self, state: Agricola, seat: int) -> None:
        source = SPACE_NUMBERS["wood_3"]
        share = state.piles[source][WOOD] // 3
        state.pile_up(source, WOOD, -3 * share)
        for target in self.targets:
            state.pile_up(SPACE_NUMBERS[target], WOOD, share)
            state.tell("piled", share, "good:wood", f"space:{target}")


class Tinsmith(Seller):
    """Clay for food, 1 for 1, and 2 for 3 once anybody has built the Well."""

    name = "tinsmith"
    exchanges = ((1, CLAY, 1, FOOD), (2, CLAY, 3, FOOD))

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        return super().anytime(state, seat)[: 2 if well_was_built(state) else 1]

    def sells(self, state: Agricola, seat: int, left: Price) -> int:
        return left[CLAY] + (left[CLAY] // 2 if well_was_built(state) else 0)


class Smallholder(FarmCard):
    """A pasture for 2 animals holds 3; with at most 2 fields 1 more crop on every sown field."""

    name = "smallholder"
    effects = SMALLHOLDER
    folds = ("sowing",)

    def sowing(self, state: Agricola, seat: int, plot: int, good: int, fields: int) -> int:
        player = state.players[seat]
        cards = [name for name in player.plots if state.card(name).plots[0] in (GRAIN, VEGETABLE)]
        few = player.fields.bit_count() + len(cards) <= 2
        return 1 if few and good in (GRAIN, VEGETABLE) else 0


class StorehouseClerk(FarmCard):
    """1 more at the start of a round with at least 5 stone, 6 reed, 7 clay, 8 wood."""

    name = "storehouse_clerk"
    acts_at = ("round_start",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        for good, number in ((STONE, 5), (REED, 6), (CLAY, 7), (WOOD, 8)):
            if state.players[seat].goods[good] >= number:
                state.gain(seat, good, 1, "card:storehouse_clerk")


class StorehouseKeeper(FarmCard):
    """1 clay or 1 grain whenever a person brings both reed and stone."""

    name = "storehouse_keeper"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][REED] and arg[1][STONE]:
            state.push(Ask(seat, "storehouse_keeper", ("clay", "grain")))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.gain(seat, GOOD_NUMBERS[option], 1, "card:storehouse_keeper")


class Countryman(Mover):
    """Moves a person from the grain or the vegetable space to a sowing space."""

    name = "countryman"
    sources = ("take_grain", "take_vegetable")
    targets = ("sow_bake", "plow_sow")


class ClayWorker(FarmCard):
    """1 more clay whenever a person brings wood or clay."""

    name = "clay_worker"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][WOOD] or arg[1][CLAY]:
            state.gain(seat, CLAY, 1, "card:clay_worker")


class Lover(FarmCard):
    """A child at once, even without room. Costs 4 food more."""

    name = "lover"

    def playable(self, state: Agricola, seat: int) -> bool:
        return can_grow(state, seat, False)

    def play(self, state: Agricola, seat: int) -> None:
        grow(state, seat)


class MarketWoman(FarmCard):
    """2 grain whenever a person or a minor improvement brings vegetables."""

    name = "market_woman"
    acts_at = ("took", "took_by_card")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][VEGETABLE]:
            state.gain(seat, GRAIN, 2, "card:market_woman")


class Plowman(Bargain):
    """Ploughs a field for 1 food at the start of the rounds 4, 7 and 10 later."""

    name = "plowman"
    offered_at = ("round_start",)

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].notes["plowman"] = state.round

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        due = state.round - state.players[seat].notes.get("plowman", 0) in (4, 7, 10)
        return due and can_plough(state, seat)

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        state.push(FieldWork(seat, ploughs=1, source="plowman"))


class BrushwoodCollector(FarmCard):
    """1 wood instead of all reed of a room or a renovation."""

    name = "brushwood_collector"
    folds = ("price",)

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        if item not in ("room", "renovation") or not cost[REED]:
            return [cost]
        return [cost, swapped(cost, REED, cost[REED], WOOD, 1)]


class CattleBreeder(Breeder):
    """1 cattle at once; cattle also breed at the end of round 12."""

    name = "cattle_breeder"


class SeedSeller(Supplement):
    """1 grain at once, and 1 more whenever the grain space is used."""

    name = "seed_seller"
    served = ("take_grain",)
    more = amount(GRAIN)

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, GRAIN, 1, "card:seed_seller")


class SheepFarmer(FarmCard):
    """1 more sheep whenever a person brings sheep; 3 sheep for 1 cattle and 1 boar."""

    name = "sheep_farmer"
    acts_at = ("took",)
    folds = ("anytime",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[1][SHEEP]:
            gain_animals(state, seat, (1, 0, 0), "card:sheep_farmer")

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        return ["exchange"] if state.players[seat].goods[SHEEP] >= 3 else []

    def spends(self, state: Agricola, seat: int, what: str) -> Price:
        return amount(SHEEP, 3)

    def do(self, state: Agricola, seat: int, what: str) -> None:
        state.pay(seat, amount(SHEEP, 3))
        gain_animals(state, seat, (0, 1, 1), "card:sheep_farmer")


class ShepherdBoy(Homecoming):
    """1 sheep at the start of every later round, as soon as the house is of stone."""

    name = "shepherd_boy"
    good = SHEEP


class Slaughterman(Slaughter):
    """1 food whenever another player cooks animals; feeds last."""

    name = "slaughterman"


class SchnapsDistiller(Craft):
    """1 vegetable for 5 food in each harvest."""

    name = "schnaps_distiller"
    good = VEGETABLE
    food = 5


class WoodCarver(FarmCard):
    """1 wood less once a round, when the owner likes, for an improvement, a wooden room, a stable or fences."""

    name = "wood_carver"
    folds = ("paid", "price")
    saved_up = True

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        player = state.players[seat]
        made = item != "renovation" and (item != "room" or player.house == HUT)
        fresh = made and player.notes.get("wood_carver", 0) != state.round
        return [less(cost, WOOD, 1) if fresh else cost]

    def paid(self, state: Agricola, seat: int, item: str, cost: Price) -> None:
        state.players[seat].notes["wood_carver"] = state.round


class PigWhisperer(Larder):
    """1 boar after 4, 7 and 10 rounds."""

    name = "pig_whisperer"
    good = BOAR
    later = (4, 7, 10)


class StoneBreaker(FarmCard):
    """Renovates a clay hut to stone at any time."""

    name = "stone_breaker"
    folds = ("anytime",)
    works = True

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        ready = state.players[seat].house == CLAY_HUT and can_renovate(state, seat)
        return ["renovate"] if ready else []

    def do(self, state: Agricola, seat: int, what: str) -> None:
        state.push(Renovate(seat))


class Veterinarian(FarmCard):
    """Draws 2 of 4 sheep, 3 boar and 2 cattle at the start of a round, and keeps one of two equal ones."""

    name = "veterinarian"
    acts_at = ("round_start",)

    def play(self, state: Agricola, seat: int) -> None:
        for animal, number in ((SHEEP, 4), (BOAR, 3), (CATTLE, 2)):
            state.players[seat].notes[self.note(animal)] = number

    def note(self, animal: int) -> str:
        return f"veterinarian_{GOOD_NAMES[animal]}"

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        bag = [animal for animal in ANIMALS for _ in range(notes.get(self.note(animal), 0))]
        if len(bag) < 2:
            return
        state.reveals += 1
        first = bag.pop(state.rng.below(len(bag)))
        if bag[state.rng.below(len(bag))] == first:
            notes[self.note(first)] -= 1
            gain_goods(state, seat, amount(first), "card:veterinarian")


class AnimalHandler(Bargain):
    """Buys 1 sheep in round 7, 1 boar in round 10 and 1 cattle in round 14 for 1 food each."""

    name = "animal_handler"
    offered_at = ("round_start",)
    animals: ClassVar[dict[int, int]] = {7: SHEEP, 10: BOAR, 14: CATTLE}

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        return state.round in self.animals and self.waits(state, seat)

    def waits(self, state: Agricola, seat: int) -> bool:
        """Whether the animal was laid on the round space before the round began."""
        return state.players[seat].notes.get("animal_handler", 0) < state.round

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].notes["animal_handler"] = state.round

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        gain_goods(state, seat, amount(self.animals[state.round]), "card:animal_handler")


class AnimalTamer(FarmCard):
    """One animal in every room, unless the House Goat lives there."""

    name = "animal_tamer"
    folds = ("pets",)

    def pets(self, state: Agricola, seat: int, number: int) -> int:
        return number if state.owns(seat, "house_goat") else state.players[seat].room_count()


class AnimalBreeder(FarmCard):
    """Buys a pair of animals for fencing unused spaces: sheep for 1 food, boar for 2, cattle for 3."""

    name = "animal_breeder"
    acts_at = ("fenced",)
    offered_at = ("fenced",)
    costs: ClassVar[dict[str, int]] = {"sheep": 1, "boar": 2, "cattle": 3}

    def play(self, state: Agricola, seat: int) -> None:
        player = state.players[seat]
        player.notes["animal_breeder"] = fenced(player.fences)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        player = state.players[seat]
        new = fenced(player.fences) & ~player.notes.get("animal_breeder", 0) & ~player.stables
        player.notes["animal_breeder"] = fenced(player.fences)
        player.notes["animal_breeder_buys"] = 1 if new else 0

    def pairs(self, state: Agricola, seat: int) -> list[str]:
        purse = in_reach(state, seat)
        return [name for name, food in self.costs.items() if purse >= food]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.players[seat].notes.get("animal_breeder_buys", 0) > 0 and len(self.pairs(state, seat)) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, "animal_breeder", tuple(self.pairs(state, seat))))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, self.costs[option])

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.lose(seat, FOOD, self.costs[option])
        gain_goods(state, seat, amount(GOOD_NUMBERS[option], 2), "card:animal_breeder")


class Foreman(BeforeWork):
    """Lays 1 food on any space before work; whoever comes to the space gets it."""

    name = "foreman"
    acts_at = ("before_space", "other_before_space")

    def prepare(self, state: Agricola, seat: int) -> None:
        state.push(Ask(seat, "foreman", tuple([SPACE_NAMES[space] for space in state.in_play])))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        state.pile_up(SPACE_NUMBERS[option], FOOD, 1)
        state.tell("piled", 1, "good:food", f"space:{option}")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        user, name = (seat, arg) if moment == "before_space" else arg
        space = SPACE_NUMBERS[name]
        food = state.piles[space][FOOD]
        if food and PILE_GOOD[space] != FOOD:  # where food gathers anyway it lies with the rest
            state.pile_up(space, FOOD, -food)
            state.gain(user, FOOD, food, f"space:{name}")


class Weaver(FarmCard):
    """1 food at the start of work with at least 2 sheep."""

    name = "weaver"
    acts_at = ("work_start",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if state.players[seat].goods[SHEEP] >= 2:
            state.gain(seat, FOOD, 1, "card:weaver")


class ResourceSeller(FarmCard):
    """A stack of building resources; whoever receives the kind on top takes the piece too."""

    name = "resource_seller"
    folds = ("gained",)
    stack = (WOOD, CLAY, REED, CLAY, STONE, CLAY, STONE)

    def gained(self, state: Agricola, seat: int, good: int) -> None:
        taken = state.players[seat].notes.get("resource_seller", 0)
        if taken < len(self.stack) and self.stack[taken] == good:
            add_note(state, seat, "resource_seller", 1)
            state.gain(seat, good, 1, "card:resource_seller")


class Magician(FarmCard):
    """1 grain and 1 food for sending the last person to the travelling players."""

    name = "magician"
    acts_at = ("took",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg[0] in PLAYERS_SPACES and state.players[seat].to_place() == 0:
            gain_goods(state, seat, plus(amount(GRAIN), amount(FOOD)), "card:magician")


class FenceOverseer(Bargain):
    """Once a round a new stable is fenced in for 1 food and no wood."""

    name = "fence_overseer"
    offered_at = ("built_stable",)

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        player = state.players[seat]
        if player.notes.get("fence_overseer", 0) == state.round:
            return False
        return pasture_named(CELL_NAMES[arg], player.fences, blocked(player), fences_left(player)) is not None

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        player = state.players[seat]
        pasture = pasture_named(CELL_NAMES[arg], player.fences, blocked(player), fences_left(player))
        assert pasture is not None
        player.notes["fence_overseer"] = state.round
        before = player.fences
        player.fences = pasture.layout
        cells = [f"cell:{CELL_NAMES[cell]}" for cell in bits(pasture.cells)]
        edges = [f"edge:{name}" for name in edges_names(pasture.new_edges)]
        state.tell("fenced", SEAT_THINGS[seat], pasture.count, cells, edges)
        if any(player.animals()):
            state.resettle(seat)
        state.push(Fence(seat, before, True, pasture.count, gift=True))


class AnimalTrainer(FarmCard):
    """Buys animals with the food of the travelling players: sheep and boar for 2 each, cattle for 3."""

    name = "animal_trainer"
    offered_at = ("took",)
    costs: ClassVar[dict[str, int]] = {"sheep": 2, "boar": 2, "cattle": 3}

    def sold(self, state: Agricola, seat: int, food: int) -> list[str]:
        purse = min(food, state.players[seat].goods[FOOD])
        return [name for name, cost in self.costs.items() if cost <= purse]

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return arg[0] in PLAYERS_SPACES and len(self.sold(state, seat, arg[1][FOOD])) > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        food = arg[1][FOOD]
        state.push(Ask(seat, "animal_trainer", (*self.sold(state, seat, food), "no"), food))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return NOTHING if option == "no" else amount(FOOD, self.costs[option])

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "no":
            return
        state.lose(seat, FOOD, self.costs[option])
        left = arg - self.costs[option]
        sold = self.sold(state, seat, left)
        if sold:
            state.push(Ask(seat, "animal_trainer", (*sold, "no"), left))
        gain_goods(state, seat, amount(GOOD_NUMBERS[option]), "card:animal_trainer")


CARDS: list[FarmCard] = [
    Serf(),
    AdoptiveParents(),
    Pieceworker(),
    Acrobat(),
    WetNurse(),
    Educator(),
    FrameBuilder(),
    BasinMaker(),
    OrganicFarmer(),
    PerpetualStudent(),
    Constable(),
    Manufacturer(),
    Forester(),
    Scholar(),
    Tanner(),
    TravelingSalesman(),
    HouseSteward(),
    WoodDeliveryman(),
    WoodDistributor(),
    Tinsmith(),
    Smallholder(),
    StorehouseClerk(),
    StorehouseKeeper(),
    Countryman(),
    ClayWorker(),
    Lover(),
    MarketWoman(),
    Plowman(),
    BrushwoodCollector(),
    CattleBreeder(),
    SeedSeller(),
    SheepFarmer(),
    ShepherdBoy(),
    Slaughterman(),
    SchnapsDistiller(),
    WoodCarver(),
    PigWhisperer(),
    StoneBreaker(),
    Veterinarian(),
    AnimalHandler(),
    AnimalTamer(),
    AnimalBreeder(),
    Foreman(),
    Weaver(),
    ResourceSeller(),
    Magician(),
    FenceOverseer(),
    AnimalTrainer(),
]
