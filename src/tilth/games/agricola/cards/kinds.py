"""What several cards have in common: kinds of cards, and small questions they ask."""

from __future__ import annotations

from typing import Any, ClassVar

from tilth.core.steps import Label
from tilth.games.agricola.cards.card import FarmCard
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.board import ROUNDS
from tilth.games.agricola.rules.farm.animals import gain_goods
from tilth.games.agricola.rules.farm.building import Build
from tilth.games.agricola.rules.farm.farmyard import room_sites
from tilth.games.agricola.rules.farm.fields import FieldWork, can_bake, can_plough
from tilth.games.agricola.rules.food import affords
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    CATTLE,
    CLAY,
    FOOD,
    GOOD_NAMES,
    GOOD_NUMBERS,
    NOTHING,
    REED,
    STONE_HOUSE,
    WOOD,
    Price,
    amount,
    less,
    swapped,
)
from tilth.games.agricola.rules.harvest import breed
from tilth.games.agricola.rules.moments import Ask, happened
from tilth.games.agricola.rules.state import Agricola

PLAYERS_SPACES = ("p4_traveling_players", "p5_room_or_players")
"""Where the travelling players are; food comes from the second one only through them."""


GIVEN_WOOD_SPACES = ("p3_resource_1", "p5_reed_stone_wood")
"""Spaces whose wood comes from the supply and does not lie on them."""


def lay_there(space: str, goods: Price) -> int:
    """How much of the wood that a person took from a space lay on it, put there by the round or by a card."""
    return 0 if space in GIVEN_WOOD_SPACES else goods[WOOD]


PLOUGHING_SPACES = ("plow_field", "plow_sow")


def wood_of_round(round_number: int) -> int:
    """What five occupations bring when they are played: the earlier the more."""
    if round_number <= 5:
        return 4
    if round_number <= 8:
        return 3
    if round_number <= 11:
        return 2
    return 1 if round_number <= 13 else 0


def turn_of(state: Agricola, seat: int) -> int:
    """A number that tells the turns of a player apart."""
    return state.round * 10 + state.players[seat].placed


def add_note(state: Agricola, seat: int, note: str, number: int) -> None:
    """Count something on a card."""
    notes = state.players[seat].notes
    notes[note] = notes.get(note, 0) + number


def well_was_built(state: Agricola) -> bool:
    """Whether anybody has ever built the Well, even if it is back on its board."""
    return (
        "well" not in state.majors
        or state.owner("village_well") >= 0
        or any("built_well" in player.notes for player in state.players)
    )


def is_plough(name: str) -> bool:
    """Whether this is the name of a plough or of the Harrow."""
    return name in FACTS and ("plough" in FACTS[name].traits or "harrow" in FACTS[name].traits)


class Exchanger(FarmCard):
    """Exchanges goods for others at any time, each exchange as often as one likes."""

    folds: ClassVar[tuple[str, ...]] = ("anytime",)
    exchanges: ClassVar[tuple[tuple[int, int, int, int], ...]] = ()
    """How many of which good are given, and how many of which are taken."""

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        goods = state.players[seat].goods
        return [
            f"{number} {GOOD_NAMES[given]} {count} {GOOD_NAMES[taken]}"
            for number, given, count, taken in self.exchanges
            if goods[given] >= number
        ]

    def spends(self, state: Agricola, seat: int, what: str) -> Price:
        number, given, _, _ = what.split()
        return amount(GOOD_NUMBERS[given], int(number))

    def do(self, state: Agricola, seat: int, what: str) -> None:
        number, given, count, taken = what.split()
        state.lose(seat, GOOD_NUMBERS[given], int(number))
        gain_goods(state, seat, amount(GOOD_NUMBERS[taken], int(count)), f"card:{self.name}")

    def do_label(self, what: str) -> Label:
        number, given, count, taken = what.split()
        things = {"card": f"card:{self.name}", "given": f"{given}:{number}", "taken": f"{taken}:{count}"}
        return ("do-exchange", things)


class Seller(Exchanger):
    """Exchanges goods for food at any time."""

    folds = ("anytime", "sells")

    def sells(self, state: Agricola, seat: int, left: Price) -> int:
        return sum([left[given] // number * food for number, given, food, _ in self.exchanges])

    def food_made(self, state: Agricola, seat: int, what: str) -> int:
        return int(what.split()[2])


class Bargain(FarmCard):
    """Offers its owner something for food, which is made for it where it is missing."""

    food = 1

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        """Whether there is something to buy, the price aside."""
        return True

    def pay(self, state: Agricola, seat: int, arg: Any) -> None:
        state.lose(seat, FOOD, self.food)

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        raise NotImplementedError(self.name)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return self.ready(state, seat, arg) and affords(state, seat, amount(FOOD, self.food))

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(Ask(seat, self.name, ("buy",), arg))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, self.food)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        self.pay(state, seat, arg)
        self.bought(state, seat, arg)


class Supplement(FarmCard):
    """More goods whenever one of some spaces is used."""

    acts_at = ("used",)
    served: ClassVar[tuple[str, ...]] = ()
    more: ClassVar[Price] = NOTHING

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if arg in self.served:
            gain_goods(state, seat, self.more, f"card:{self.name}")


class Gift(FarmCard):
    """Some of one good at once."""

    good = WOOD
    number = 1

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, self.good, self.number, f"card:{self.name}")


class Larder(FarmCard):
    """Goods on spaces of rounds to come: on the next so many, on some by their number, or some rounds later."""

    good = FOOD
    number = 1
    next_rounds = 0
    on_rounds: ClassVar[tuple[int, ...]] = ()
    later: ClassVar[tuple[int, ...]] = ()

    def rounds(self, now: int) -> list[int]:
        """The rounds on whose spaces goods are laid in a round."""
        coming = [*range(now + 1, now + self.next_rounds + 1), *self.on_rounds, *[now + more for more in self.later]]
        return [when for when in coming if now < when <= ROUNDS]

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].notes[f"laid_{self.name}"] = state.round
        state.promise(seat, self.rounds(state.round), self.good, self.number)

    def given_up(self, state: Agricola, seat: int, new: str) -> None:
        """The goods still to come stay for a card that grows out of this one, and are lost for any other."""
        player = state.players[seat]
        laid = player.notes.pop(f"laid_{self.name}", 0)
        if FACTS[new].returns == "improvement":
            for when in self.rounds(laid):
                if (when, self.good, self.number) in player.promised:
                    player.promised.remove((when, self.good, self.number))


class Homecoming(FarmCard):
    """Something on round spaces, once, as soon as the house is good enough."""

    acts_at = ("renovated",)
    house = STONE_HOUSE
    good = FOOD
    number = 1
    rounds = ROUNDS

    def play(self, state: Agricola, seat: int) -> None:
        player = state.players[seat]
        if player.house >= self.house and self.name not in player.notes:
            player.notes[self.name] = 1
            state.promise(seat, state.next_rounds(self.rounds), self.good, self.number)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        self.play(state, seat)


class BeforeWork(FarmCard):
    """Prepares the work of a round, once, also in answer to another card of this kind that another player uses."""

    offered_at = ("work_start", "other_readied")

    def ready(self, state: Agricola, seat: int) -> bool:
        """Whether there is something to prepare."""
        return True

    def prepare(self, state: Agricola, seat: int) -> None:
        raise NotImplementedError(self.name)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.players[seat].notes.get(self.name, 0) != state.round and self.ready(state, seat)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.players[seat].notes[self.name] = state.round
        happened(state, seat, "readied", self.name)
        self.prepare(state, seat)


class ExtraBaking(FarmCard):
    """Offers to bake bread at some moment."""

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return can_bake(state, seat)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.push(FieldWork(seat, bakes=True))


class PloughBaking(ExtraBaking):
    """Offers to bake bread where fields are ploughed."""

    offered_at = ("used",)

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return arg in PLOUGHING_SPACES and can_bake(state, seat)


class Plough(FarmCard):
    """Some times in the game more fields than one on a ploughing space. One plough at a time."""

    offered_at = ("ploughed",)
    times = 1
    more = 2
    spaces_served: ClassVar[tuple[str, ...]] = ("plow_field", "plow_sow")

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].notes[self.name] = self.times

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        player = state.players[seat]
        if player.notes.get("plough", 0) == state.round * 10 + player.placed:
            return False
        return player.notes.get(self.name, 0) > 0 and arg[1] in self.spaces_served and can_plough(state, seat)

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        player = state.players[seat]
        player.notes[self.name] -= 1
        player.notes["plough"] = state.round * 10 + player.placed
        state.push(FieldWork(seat, ploughs=self.more, source=self.name))


class Craft(FarmCard):
    """Turns one good into food once in each harvest."""

    offered_at = ("feed",)
    good = CLAY
    food = 2

    def usable(self, state: Agricola, seat: int, moment: str, arg: Any) -> bool:
        return state.players[seat].goods[self.good] > 0

    def use(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.lose(seat, self.good, 1)
        state.gain(seat, FOOD, self.food, f"card:{self.name}")


class Dairy(FarmCard):
    """Food in every field phase for animals of a kind, and points for them."""

    acts_at = ("field",)
    folds = ("bonus",)
    animal = CATTLE
    herds: ClassVar[tuple[int, ...]] = (1, 3, 5)
    """So many animals bring 1, 2, 3 food."""
    for_point = 2
    """So many animals are worth a point."""

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        animals = state.players[seat].goods[self.animal]
        state.gain(seat, FOOD, sum([1 for herd in self.herds if animals >= herd]), f"card:{self.name}")

    def bonus(self, state: Agricola, seat: int) -> int:
        return state.players[seat].goods[self.animal] // self.for_point


class Slaughter(FarmCard):
    """1 food whenever another player cooks animals; feeds last."""

    acts_at = ("other_cooked",)
    folds = ("feeds_last",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if any(arg[1][animal] for animal in ANIMALS):
            state.gain(seat, FOOD, 1, f"card:{self.name}")

    def feeds_last(self, state: Agricola, seat: int) -> bool:
        return True


class Breeder(FarmCard):
    """An animal at once; its kind also breeds at the end of round 12."""

    acts_at = ("round_end",)
    animal = CATTLE

    def play(self, state: Agricola, seat: int) -> None:
        gain_goods(state, seat, amount(self.animal), f"card:{self.name}")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if state.round == 12 and state.players[seat].goods[self.animal] >= 2:
            breed(state, seat, [1 if animal == self.animal else 0 for animal in ANIMALS])


class FreeRoom(FarmCard):
    """Adds a room for nothing, once and at any time when the house is large enough."""

    folds = ("anytime",)
    works = True

    def large(self, state: Agricola, seat: int) -> bool:
        raise NotImplementedError

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        player = state.players[seat]
        ready = self.name not in player.notes and self.large(state, seat) and room_sites(player) != 0
        return ["room"] if ready else []

    def do(self, state: Agricola, seat: int, what: str) -> None:
        state.players[seat].notes[self.name] = 1
        state.push(Build(seat, 1, 0, free=True))

    def do_label(self, what: str) -> Label:
        return ("do-room", {"card": f"card:{self.name}"})


class Extension(FarmCard):
    """One more room of the house for nothing but the price of the card. Goes on to the left."""

    def playable(self, state: Agricola, seat: int) -> bool:
        return room_sites(state.players[seat]) != 0

    def play(self, state: Agricola, seat: int) -> None:
        state.push(Build(seat, 1, 0, free=True))


class Roof(FarmCard):
    """Another good in place of any of the reed of a room or a renovation."""

    folds = ("price",)
    good = CLAY

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        if item not in ("room", "renovation"):
            return [cost]
        return [swapped(cost, REED, number, self.good, number) for number in range(min(2, cost[REED]) + 1)]


class Thatching(FarmCard):
    """1 reed less for every room, every renovation and six improvements."""

    folds = ("price",)
    thatched = (
        "chicken_coop",
        "corn_storehouse",
        "half_timbered_house",
        "holiday_house",
        "mansion",
        "water_mill",
    )

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        return [less(cost, REED, 1) if item in ("room", "renovation") or item in self.thatched else cost]


class Official(FarmCard):
    """Wood at once, the earlier the more; at the end points for everybody who is first in something."""

    folds = ("award",)
    points = 3

    def play(self, state: Agricola, seat: int) -> None:
        state.gain(seat, WOOD, wood_of_round(state.round), f"card:{self.name}")

    def measure(self, state: Agricola, seat: int) -> int:
        """In what one can be first."""
        raise NotImplementedError(self.name)

    def award(self, state: Agricola, owner: int, seat: int) -> int:
        most = max([self.measure(state, other) for other in range(state.seats)])
        return self.points if self.measure(state, seat) == most else 0
