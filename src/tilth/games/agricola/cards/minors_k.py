"""Minor improvements of the complex deck, in the order of their numbers."""

from __future__ import annotations

from typing import Any

from tilth.core.cards import Moment
from tilth.core.steps import Label
from tilth.games.agricola.cards.card import ANY, FarmCard
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.cards.kinds import (
    Bargain,
    Craft,
    Dairy,
    Extension,
    ExtraBaking,
    Gift,
    Larder,
    Plough,
    PloughBaking,
    Roof,
    Supplement,
    add_note,
)
from tilth.games.agricola.cards.majors import COOKING_HEARTH, Oven, Workshop
from tilth.games.agricola.rules.anytime import discard, draw
from tilth.games.agricola.rules.board import ROUNDS, SPACE_NUMBERS
from tilth.games.agricola.rules.farm.animals import gain_animals
from tilth.games.agricola.rules.farm.fields import FieldWork, can_plough, can_sow, plot_thing
from tilth.games.agricola.rules.farm.housing import FOREST_PASTURE
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BUILDING,
    CLAY,
    FOOD,
    GRAIN,
    NOTHING,
    REED,
    SHEEP,
    STONE,
    STONE_HOUSE,
    VEGETABLE,
    WOOD,
    Price,
    amount,
)
from tilth.games.agricola.rules.improvements import Improve
from tilth.games.agricola.rules.moments import Ask, happened
from tilth.games.agricola.rules.state import GOOD_THINGS, PEOPLE, SEAT_THINGS, Agricola

GROWTH_SPACES = ("family_growth_minor", "family_growth_no_room", "p5_occupation_or_growth")
EVEN_ROUNDS = tuple(range(2, ROUNDS + 1, 2))


def grows_family(state: Agricola, space: str) -> bool:
    """Whether a space is for family growth now; that of five players is so from round 5 on."""
    return space in GROWTH_SPACES and (space != "p5_occupation_or_growth" or state.round >= 5)


class Acreage(FarmCard):
    """Two plots for grain."""

    name = "acreage"
    plots = (GRAIN, GRAIN)


class Bakehouse(Oven):
    """Bakes up to 2 grain for 5 food each, and bakes at once. An oven is returned for it."""

    name = "bakehouse"
    bakes = (2, 5)


class Lumber(Gift):
    """3 wood at once. Goes on to the left."""

    name = "lumber"
    number = 3


class Beehive(Larder):
    """2 food on every even round space to come."""

    name = "beehive"
    number = 2
    on_rounds = EVEN_ROUNDS


class SpitRoast(FarmCard):
    """1 more food in a harvest in whose feeding phase an animal is cooked."""

    name = "spit_roast"
    acts_at = ("feed_start", "cooked", "feed_end")

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        if moment == "feed_start":
            notes["spit_roast"] = 1
        elif moment == "feed_end":
            notes.pop("spit_roast", None)
        elif any(arg[animal] for animal in ANIMALS) and notes.pop("spit_roast", 0):
            state.gain(seat, FOOD, 1, "card:spit_roast")


class Brewery(Craft):
    """1 grain for 3 food in each feeding; 1 point for at least 9 grain."""

    name = "brewery"
    folds = ("bonus",)
    good = GRAIN
    food = 3

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        return 1 if player.goods[GRAIN] + player.crops(GRAIN) >= 9 else 0


class BreadPaddle(ExtraBaking):
    """Bakes whenever an occupation was played."""

    name = "bread_paddle"
    offered_at = ("played_occupation",)


class Bookshelf(FarmCard):
    """3 food before an occupation is paid."""

    name = "bookshelf"
    folds = ("advance",)

    def advance(self, state: Agricola, seat: int) -> int:
        return 3


class Flail(PloughBaking):
    """Bakes whenever a ploughing space is used."""

    name = "flail"


class DuckPond(Larder):
    """1 food on each of the next three round spaces."""

    name = "duck_pond"
    next_rounds = 3


class SwingPlough(Plough):
    """Twice up to 3 fields instead of 1, on the space that only ploughs."""

    name = "swing_plough"
    times = 2
    spaces_served = ("plow_field",)


class Granary(Larder):
    """1 grain on the spaces of rounds 8, 10 and 12."""

    name = "granary"
    good = GRAIN
    on_rounds = (8, 10, 12)


class Greenhouse(Bargain):
    """After 4 and after 7 rounds a vegetable for 1 food."""

    name = "greenhouse"
    offered_at = ("round_start",)

    def play(self, state: Agricola, seat: int) -> None:
        for later in (4, 7):
            state.players[seat].notes[f"greenhouse {state.round + later}"] = 1

    def ready(self, state: Agricola, seat: int, arg: Any) -> bool:
        return f"greenhouse {state.round}" in state.players[seat].notes

    def bought(self, state: Agricola, seat: int, arg: Any) -> None:
        happened(state, seat, "took_by_card", ("greenhouse", amount(VEGETABLE)))
        state.gain(seat, VEGETABLE, 1, "card:greenhouse")


class LiquidManure(FarmCard):
    """1 more good on every newly sown field."""

    name = "liquid_manure"
    folds = ("sowing",)

    def sowing(self, state: Agricola, seat: int, plot: int, good: int, fields: int) -> int:
        return 1


class CrookedPlough(Plough):
    """Once up to 3 fields instead of 1, on the space that only ploughs."""

    name = "crooked_plough"
    spaces_served = ("plow_field",)


class HouseGoat(FarmCard):
    """1 food in every feeding; no other animal lives in the house."""

    name = "house_goat"
    acts_at = ("feeding",)
    folds = ("pets",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.gain(seat, FOOD, 1, "card:house_goat")

    def pets(self, state: Agricola, seat: int, number: int) -> int:
        return 0


class Sawhorse(FarmCard):
    """The next stable and every third fence cost nothing."""

    name = "sawhorse"
    acts_at = ("built_stable",)
    folds = ("price", "free_fences")

    def play(self, state: Agricola, seat: int) -> None:
        state.players[seat].notes["sawhorse"] = 1

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        state.players[seat].notes.pop("sawhorse", None)

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        return [NOTHING if item == "stable" and state.players[seat].notes.get("sawhorse", 0) else cost]

    def free_fences(self, state: Agricola, seat: int, standing: int, number: int) -> int:
        return (standing + number) // 3 - standing // 3


class Sawmill(Workshop):
    """1 wood for 3 food in each harvest; 1, 2, 3 points for 2, 4, 5 wood, and none for a Joinery besides."""

    name = "sawmill"
    food = 3
    steps = (2, 4, 5)

    def bonus(self, state: Agricola, seat: int) -> int:
        points = super().bonus(state, seat)
        return points - state.card("joinery").bonus(state, seat) if state.owns(seat, "joinery") else points


class WoodenStrongbox(FarmCard):
    """2 points for 5 rooms, 4 for more."""

    name = "wooden_strongbox"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        rooms = state.players[seat].room_count()
        return 4 if rooms >= 6 else 2 if rooms == 5 else 0


class Yoke(FarmCard):
    """Ploughs a field for every plough and Harrow in play."""

    name = "yoke"

    def play(self, state: Agricola, seat: int) -> None:
        ploughs = 0
        for owner in range(state.seats):
            for name in state.improvements(owner):
                if "plough" in FACTS[name].traits or name == "harrow":
                    ploughs += 1
        if ploughs and can_plough(state, seat):
            state.push(FieldWork(seat, ploughs=ploughs, started=True, source="yoke"))


class Broom(FarmCard):
    """Seven new minor improvements for those in the hand, and one of them may be played at once."""

    name = "broom"

    def play(self, state: Agricola, seat: int) -> None:
        for name in state.players[seat].hand[:]:
            if FACTS[name].kind != OCCUPATION:
                discard(state, seat, name)
        draw(state, seat, False, 7)
        state.push(Improve(seat, False, True, True, True))


class LandingNet(FarmCard):
    """2 food with reed from a space, 1 if other building resources come with it, from the space or from cards."""

    name = "landing_net"
    acts_at = ("took", "used")
    folds = ("gained",)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        notes = state.players[seat].notes
        if moment == "used":
            state.gain(seat, FOOD, notes.pop("landing_net", 0), "card:landing_net")
        elif arg[1][REED]:
            notes["landing_net"] = 1 if any(arg[1][good] for good in BUILDING if good != REED) else 2

    def gained(self, state: Agricola, seat: int, good: int) -> None:
        notes = state.players[seat].notes
        if good in (WOOD, CLAY, STONE) and "landing_net" in notes:
            notes["landing_net"] = 1


class Clapper(FarmCard):
    """1 more grain on every grain field whenever a family growth space is used, in the round of its playing too."""

    name = "clapper"
    acts_at = ("used",)

    def play(self, state: Agricola, seat: int) -> None:
        coming = [step.arg for step in state.stack if isinstance(step, Moment) and step.moment == "used"]
        for space in GROWTH_SPACES:
            stands = state.occupied[SPACE_NUMBERS[space]] >> seat & 1
            if stands and space not in coming and grows_family(state, space):
                self.clap(state, seat)

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        if grows_family(state, arg):
            self.clap(state, seat)

    def clap(self, state: Agricola, seat: int) -> None:
        player = state.players[seat]
        for plot in range(len(player.stack)):
            if player.crop[plot] == GRAIN:
                player.stack[plot] += 1
                field = plot_thing(player, plot)
                state.tell("sowed", SEAT_THINGS[seat], GOOD_THINGS[GRAIN], player.stack[plot], field)


class MinorCookingHearth(FarmCard):
    """A cooking hearth. A fireplace is returned for it."""

    name = "cooking_hearth_minor"
    rates = COOKING_HEARTH
    bakes = (ANY, 3)


class CornSheaf(Gift):
    """1 grain at once. Goes on to the left."""

    name = "corn_sheaf"
    good = GRAIN


class HerbGarden(Larder):
    """1 food on each of the next five round spaces."""

    name = "herb_garden"
    next_rounds = 5


class ClayPit(Supplement):
    """3 clay with the day labourer."""

    name = "clay_pit"
    served = ("day_laborer",)
    more = amount(CLAY, 3)


class ClayHutExtension(Extension):
    """A room of clay at once. Goes on to the left."""

    name = "clay_hut_extension"


class MilkingStool(Dairy):
    """1, 2, 3 food for 1, 3, 5 cattle in every field phase; 1 point for every 2 cattle."""

    name = "milking_stool"


class OxTeam(FarmCard):
    """Ploughs a field for every round to come, at most 3."""

    name = "ox_team"

    def play(self, state: Agricola, seat: int) -> None:
        fields = min(3, ROUNDS - state.round)
        if fields and can_plough(state, seat):
            state.push(FieldWork(seat, ploughs=fields, started=True, source="ox_team"))


class Horse(FarmCard):
    """2 points if a kind of animal is missing."""

    name = "horse"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        return 2 if 0 in state.players[seat].animals() else 0


class BrushwoodRoof(Roof):
    """Rooms and renovations: wood in place of any of the reed."""

    name = "brushwood_roof"
    good = WOOD


class TurnipField(FarmCard):
    """A field for vegetables; all fields may be sown at once."""

    name = "turnip_field"
    plots = (VEGETABLE,)

    def play(self, state: Agricola, seat: int) -> None:
        if can_sow(state, seat):
            state.push(FieldWork(seat, sows=True, started=True, source="turnip_field"))


class ReedHut(FarmCard):
    """One more person lives on the card, works and eats, until family growth brings this person into the house."""

    name = "reed_hut"
    acts_at = ("round_start", "grew")
    folds = ("need",)

    def play(self, state: Agricola, seat: int) -> None:
        player = state.players[seat]
        if player.people < PEOPLE:
            player.notes["reed_hut"] = 1
            player.guests += 1

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        player = state.players[seat]
        if not player.notes.get("reed_hut", 0):
            return
        if moment == "round_start":
            player.guests += 1
        elif player.people == PEOPLE:
            self.move(state, seat)
        else:
            state.push(Ask(seat, "reed_hut", ("no", "yes")))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        if option == "yes":
            self.move(state, seat)

    def move(self, state: Agricola, seat: int) -> None:
        """The newborn of the growth is the person of the card, who works no more in this round."""
        player = state.players[seat]
        del player.notes["reed_hut"]
        if player.to_place() > 0:
            player.guests -= 1

    def given_up(self, state: Agricola, seat: int, new: str) -> None:
        """The person of the card leaves the game; one who is placed does so on the way home."""
        if state.players[seat].notes.get("reed_hut", 0):
            self.move(state, seat)

    def need(self, state: Agricola, seat: int, food: int, grown: int) -> int:
        adult = 3 if state.seats == 1 else 2
        return food + adult * state.players[seat].notes.get("reed_hut", 0)


class SleepingCorner(FarmCard):
    """Family growth also where another player stands."""

    name = "sleeping_corner"
    folds = ("opens",)

    def opens(self, state: Agricola, seat: int, space: str) -> bool:
        return grows_family(state, space)


class SwanLake(Larder):
    """1 food on each of the next five round spaces."""

    name = "swan_lake"
    next_rounds = 5


class BoarBreeding(FarmCard):
    """1 boar at once. Goes on to the left."""

    name = "boar_breeding"

    def play(self, state: Agricola, seat: int) -> None:
        gain_animals(state, seat, (0, 1, 0), "card:boar_breeding")


class StoneCart(Larder):
    """1 stone on every even round space to come."""

    name = "stone_cart"
    good = STONE
    on_rounds = EVEN_ROUNDS


class StoneExchange(Gift):
    """2 stone at once. Goes on to the left."""

    name = "stone_exchange"
    good = STONE
    number = 2


class Mansion(FarmCard):
    """2 points for every room of a stone house."""

    name = "mansion"
    folds = ("bonus",)

    def bonus(self, state: Agricola, seat: int) -> int:
        player = state.players[seat]
        return 2 * player.room_count() if player.house == STONE_HOUSE else 0


class ForestPasture(FarmCard):
    """A place for any number of boar."""

    name = "forest_pasture"
    holder = FOREST_PASTURE


class Loom(Dairy):
    """1, 2, 3 food for 1, 4, 7 sheep in every field phase; 1 point for every 3 sheep."""

    name = "loom"
    animal = SHEEP
    herds = (1, 4, 7)
    for_point = 3


class Pelts(FarmCard):
    """A food may be laid in a room for every cooked animal, one in each, and is worth a point."""

    name = "pelts"
    acts_at = ("cooked",)
    notes_points = True

    def act(self, state: Agricola, seat: int, moment: str, arg: Any) -> None:
        player = state.players[seat]
        cooked = sum([arg[animal] for animal in ANIMALS])
        most = min(cooked, player.room_count() - player.notes.get("pelts", 0), player.goods[FOOD])
        if most > 0:
            state.push(Ask(seat, "pelts", tuple([f"store {food}" for food in range(most + 1)])))

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        return amount(FOOD, int(option.partition(" ")[2]))

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        food = int(option.partition(" ")[2])
        if food:
            state.lose(seat, FOOD, food)
            add_note(state, seat, "pelts", food)

    def answer_label(self, option: str) -> Label:
        return ("answer-store", {"number": int(option.partition(" ")[2])})


CARDS: list[FarmCard] = [
    Acreage(),
    Bakehouse(),
    Lumber(),
    Beehive(),
    SpitRoast(),
    Brewery(),
    BreadPaddle(),
    Bookshelf(),
    Flail(),
    DuckPond(),
    SwingPlough(),
    Granary(),
    Greenhouse(),
    LiquidManure(),
    CrookedPlough(),
    HouseGoat(),
    Sawhorse(),
    Sawmill(),
    WoodenStrongbox(),
    Yoke(),
    Broom(),
    LandingNet(),
    Clapper(),
    MinorCookingHearth(),
    CornSheaf(),
    HerbGarden(),
    ClayPit(),
    ClayHutExtension(),
    MilkingStool(),
    OxTeam(),
    Horse(),
    BrushwoodRoof(),
    TurnipField(),
    ReedHut(),
    SleepingCorner(),
    SwanLake(),
    BoarBreeding(),
    StoneCart(),
    StoneExchange(),
    Mansion(),
    ForestPasture(),
    Loom(),
    Pelts(),
]
