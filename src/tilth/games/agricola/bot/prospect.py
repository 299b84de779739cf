"""The points that a farm may expect at the end of the game: what it has, and what its plans are worth.

`worth` sees one action ahead; here the way to something counts too: material for a room in which a child is born,
clay for a fireplace, seed for a field, food for all the harvests to come."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.bot.usual import brings
from tilth.games.agricola.bot.worth import (
    BOARS,
    CATTLES,
    FIELDS,
    GRAINS,
    PASTURES,
    PROMISED,
    SHEEPS,
    VEGETABLES,
    row,
)
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.board import HARVESTS, ROUNDS, SPACE_NUMBERS
from tilth.games.agricola.rules.farm.fences import count, pastures
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    CLAY_HUT,
    FOOD,
    GRAIN,
    HUT,
    REED,
    SHEEP,
    STONE,
    STONE_HOUSE,
    VEGETABLE,
    WOOD,
)
from tilth.games.agricola.rules.scoring import noted
from tilth.games.agricola.rules.state import PEOPLE, Agricola, Player

# The family.
ACTION: Final = 0.9
"""What an action of a grown family brings beyond what everybody has."""
ROOM: Final = 0.55
"""Of the worth of a child: what a room for it is worth."""
ROOM_PLAN: Final = 0.45
"""Of the worth of a room: what its material is worth beyond other material."""
CHILD_LATER: Final = 0.7
"""A second room waits for its child."""
BUILT: Final = 2.6
"""What a room beyond the first two was built of."""
MEAL: Final = 0.3
"""What a food costs that a child will eat."""

# Points that could as well be made later.
EARLY: Final = 0.5
SPACE_EARLY: Final = 0.34

# Fields.
REAP: Final = 0.3
"""What will be reaped from the fields, beyond points and food."""
SOWN: Final = 0.6
"""What grows from a seed counts for points besides."""
SEED: Final = 0.34
"""Of the worth of a sown field: a seed and an empty field for it."""
BARE: Final = 0.15
"""The same: an empty field without a seed."""
ALONE: Final = 0.15
"""The same: a seed without a field."""

# Animals.
BIRTH: Final = 0.4
STALL: Final = 0.16
PAIR: Final = 0.2

# Kitchens and ovens.
KITCHEN: Final = 0.9
KITCHEN_LATER: Final = 0.35
KITCHEN_PLAN: Final = 0.6
HEARTH: Final = 0.15
OVEN: Final = 0.3
CRAFT: Final = 0.3

# Food.
HUNGER: Final = 2.4
"""What a food costs that is missing and hard to find in time."""
FORAGE: Final = 1.6
"""The food that an action finds when it must."""
FORAGE_KITCHEN: Final = 2.0
SHARE: Final = 0.6
"""Of the actions up to a harvest: those that can be spent on food."""
DEAR: Final = 0.45
"""What a food costs that is missing at the next harvest."""
CHEAP: Final = 0.25
"""And at later ones."""
EDIBLE: Final = 1.0
"""What counts as food of what could be eaten but is worth points too."""
SPARE_FOOD: Final = 0.12

# Materials.
WOOD_1: Final = 0.38
WOOD_2: Final = 0.12
CLAY_1: Final = 0.3
CLAY_2: Final = 0.1
REED_1: Final = 0.55
REED_2: Final = 0.2
STONE_1: Final = 0.5
STONE_2: Final = 0.2
RENOVATE: Final = 0.5
"""Of the points of a renovation: what its material is worth beyond other material."""

# Cards and the rest.
HAND: Final = 0.05
STARTING: Final = 0.25
ORDER: Final = 0.06
"""What it is worth to have houses and fields on the left and pastures on the right."""

RIGHT: Final = 0b11000_11000_11000
LEFT: Final = 0b00011_00011_00011
MOST_IN_ONE: Final = 12
"""Animals in one place that are still worth thinking of."""
GROWTH: Final = SPACE_NUMBERS["family_growth_minor"]
GROWTH_LEFT: Final = 8.5
"""The rounds that are left when it comes, about."""
CRAFTS: Final[tuple[tuple[str, int, float], ...]] = (
    ("joinery", WOOD, 2.0),
    ("pottery", CLAY, 2.0),
    ("basketmakers_workshop", REED, 3.0),
)


def expected(state: Agricola, seat: int) -> float:
    """The points a seat may expect."""
    if not state.stack:
        return float(sum(state.scores()[seat].values()))
    player = state.players[seat]
    return Prospect(state, seat, player).points()


class Prospect:
    """One farm at one moment, and the time that it still has."""

    def __init__(self, state: Agricola, seat: int, player: Player) -> None:
        self.state = state
        self.seat = seat
        self.player = player
        self.placing: int = max(0, player.to_place())
        self.left: int = ROUNDS - state.round
        self.reaping: bool = state.round in HARVESTS and reaping(state)
        harvests = 0
        for number in HARVESTS:
            if number > state.round or (number == state.round and not self.reaping):
                harvests += 1
        self.harvests: int = harvests
        """The harvests to come."""
        self.time: float = self.left + (1.0 if self.placing else 0.0)
        """The rounds in which something can still be done."""
        self.chance: float = min(1.0, (self.placing + self.left * player.people) / 8.0)
        """How likely what is planned will be done: with few actions left it is not."""
        self.now: float = EARLY + (1.0 - EARLY) * state.round / ROUNDS
        self.areas: list[int] = list(pastures(player.fences))

    def points(self) -> float:
        player = self.player
        worth = -3.0 * player.begging + self.family() + self.crops() + self.animals() + self.kitchen()
        worth += self.food() + self.materials() + self.land()
        return worth + self.cards()

    # The family and its house.

    def child(self) -> float:
        """What one more person is worth that is born as soon as can be."""
        rounds = float(self.left)
        if rounds > GROWTH_LEFT and GROWTH not in self.state.in_play:
            rounds = GROWTH_LEFT
        adult = 3.0 if self.state.seats == 1 else 2.0
        return 3.0 + ACTION * max(0.0, rounds - 1.0) - MEAL * adult * self.harvests

    def family(self) -> float:
        player = self.player
        worth = 3.0 * player.people + ACTION * self.left * (player.people - 2)
        rooms = player.room_count()
        level = 2.0 if player.house == STONE_HOUSE else 1.0 if player.house == CLAY_HUT else 0.0
        worth += rooms * level * self.now
        if self.time < 1.0:
            return worth
        worth += BUILT * (min(rooms, PEOPLE) - 2) * self.chance
        if player.people >= PEOPLE:
            return worth
        child = self.child()
        spare = rooms - player.people
        if spare > 0:
            worth += ROOM * child
            if spare > 1 and player.people + 1 < PEOPLE:
                worth += ROOM * CHILD_LATER * child * min(1.0, self.time / 4.0)
        if rooms < PEOPLE and spare < 2 and self.time > 1.5:
            goods = player.goods
            have = goods[WOOD] if player.house == HUT else goods[CLAY] if player.house == CLAY_HUT else goods[STONE]
            ready = min(1.0, have / 5.0) * (0.4 + 0.6 * min(1.0, goods[REED] / 2.0))
            worth += self.chance * ROOM_PLAN * ROOM * child * ready * (1.0 if spare <= 0 else CHILD_LATER)
        return worth

    # The land.

    def land(self) -> float:
        """Empty spaces, and whether there is a place left for what needs one."""
        player = self.player
        early = SPACE_EARLY + (1.0 - SPACE_EARLY) * self.state.round / ROUNDS
        worth = -(15 - count(player.used())) * early
        fenced = 0
        for area in self.areas:
            fenced |= area
        worth -= ORDER * (count((player.fields | player.rooms) & RIGHT) + count(fenced & LEFT))
        if self.state.starting == self.seat and self.state.seats > 1:
            worth += STARTING
        return worth

    def crops(self) -> float:
        player = self.player
        goods = player.goods
        fields = count(player.fields)
        grain, vegetables = player.crops(GRAIN), player.crops(VEGETABLE)
        worth = row(FIELDS, fields) * self.now
        worth += row(GRAINS, goods[GRAIN] + grain) + row(VEGETABLES, goods[VEGETABLE] + vegetables)
        harvests = self.harvests
        empty = 0
        reaped = 0
        for plot in range(len(player.stack)):
            growing = player.stack[plot]
            if growing:
                reaped += min(growing, harvests)
            elif plot >= 15 or player.fields >> plot & 1:
                empty += 1
        worth += REAP * reaped
        if self.time >= 1.0:
            seeds = goods[GRAIN] + goods[VEGETABLE]
            sowing = min(empty, seeds)
            sown = SOWN + REAP * min(harvests, 3)
            sown *= self.chance
            worth += sown * (SEED * sowing + BARE * min(empty - sowing, 3) + ALONE * min(seeds - sowing, 2))
        return worth

    def animals(self) -> float:
        player = self.player
        goods = player.goods
        worth = row(PASTURES, len(self.areas)) * self.now
        for area in self.areas:
            worth += count(area & player.stables)
        worth += row(SHEEPS, goods[SHEEP]) + row(BOARS, goods[BOAR]) + row(CATTLES, goods[CATTLE])
        harvests = self.harvests
        if harvests:
            room = 0
            for holder in self.state.holders(self.seat):
                room += min(MOST_IN_ONE, holder.most)
            kept = goods[SHEEP] + goods[BOAR] + goods[CATTLE]
            pairs = 0
            for good in ANIMALS:
                if goods[good] >= 2:
                    pairs += 1
            spare = max(0, room - kept)
            worth += BIRTH * min(pairs * harvests, spare) + PAIR * pairs
            worth += STALL * min(spare, 8) * (1.0 if harvests > 1 else 0.3)
        return worth

    # Kitchen and food.

    def kitchen(self) -> float:
        """What cooking and baking will bring, and the clay for it."""
        player = self.player
        harvests = self.harvests
        if not harvests:
            return 0.0
        rates = player.rates
        worth = 0.0
        full = KITCHEN + KITCHEN_LATER * harvests
        if rates[SHEEP]:
            worth += full + HEARTH * (rates[BOAR] + rates[CATTLE] + rates[VEGETABLE] - 7) * harvests / 3.0
        elif self.time > 1.0:
            price = 2 if "fireplace_2" in self.state.majors else 3 if "fireplace_3" in self.state.majors else 5
            worth += self.chance * KITCHEN_PLAN * full * min(1.0, player.goods[CLAY] / price)
        ovens = 0
        for card in player.tableau.baking:
            if card.bakes[1] > 3:
                ovens += 1
        worth += OVEN * min(ovens, 2) * harvests
        for name, good, _ in CRAFTS:
            if name in player.cards:
                worth += CRAFT * harvests * (1.0 if player.goods[good] else 0.5)
        return worth

    def food(self) -> float:
        """What the meals to come cost that are not laid by yet, up to begging."""
        player = self.player
        state = self.state
        if not self.harvests:
            return SPARE_FOOD * 0.5 * min(player.goods[FOOD], 4)
        goods = player.goods
        rates = player.rates
        adult = 3 if state.seats == 1 else 2
        forage = FORAGE_KITCHEN if rates[SHEEP] else FORAGE
        bread = rates[GRAIN]
        for card in player.tableau.baking:
            bread = max(bread, card.bakes[1])
        meat = 0.0
        births = 0.0
        for good in ANIMALS:
            if rates[good] and goods[good]:
                meat += rates[good] * (goods[good] - 1)
                if goods[good] >= 2:
                    births += rates[good]
        edible = meat + goods[VEGETABLE] * rates[VEGETABLE] + goods[GRAIN] * (0.5 + 0.5 * bread)
        crafts = [(good, made) for name, good, made in CRAFTS if name in player.cards]
        first = True
        need = 0.0
        reaped = 0
        stored = float(goods[FOOD])
        missed = 0.0
        worth = 0.0
        for number in HARVESTS:
            if number < state.round or (number == state.round and self.reaping):
                continue
            need += adult * player.people - (player.newborn * (adult - 1) if number == state.round else 0)
            reaped += 1
            for plot in range(len(player.stack)):
                if player.stack[plot] >= reaped:
                    edible += rates[VEGETABLE] if player.crop[plot] == VEGETABLE else 0.5 + 0.5 * bread
            for good, made in crafts:
                if goods[good] >= reaped:
                    edible += made
            have = stored + EDIBLE * edible
            for when, good, coming in player.promised:
                if good == FOOD and when <= number:
                    have += coming
            edible += births
            missing = need - have
            if missing > missed:
                worth -= (DEAR if first else CHEAP) * (missing - missed)
                missed = missing
            if first:
                actions = self.placing + (number - state.round) * player.people
                hard = missing - SHARE * forage * actions
                if hard > 0:
                    worth -= HUNGER * hard
                first = False
            elif number == HARVESTS[-1] and missing < 0:
                worth += SPARE_FOOD * min(-missing, 6.0)
        return worth

    # Materials.

    def materials(self) -> float:
        """Building material for what can still be built."""
        player = self.player
        goods = player.goods
        if self.time < 1.0:
            return 0.0
        wood, clay, reed, stone = goods[WOOD], goods[CLAY], goods[REED], goods[STONE]
        worth = WOOD_1 * min(wood, 10) + WOOD_2 * max(0, min(wood, 18) - 10)
        worth += CLAY_1 * min(clay, 6) + CLAY_2 * max(0, min(clay, 10) - 6)
        worth += REED_1 * min(reed, 3) + REED_2 * max(0, min(reed, 6) - 3)
        worth += STONE_1 * min(stone, 6) + STONE_2 * max(0, min(stone, 9) - 6)
        if player.house != STONE_HOUSE:
            rooms = player.room_count()
            have = clay if player.house == HUT else stone
            worth += RENOVATE * rooms * self.now * min(1.0, have / rooms) * (1.0 if reed else 0.4)
        return worth * self.chance

    # Cards.

    def cards(self) -> float:
        """The points of the cards in play, and what they will bring."""
        state = self.state
        player = self.player
        worth = 0.0
        for name in player.cards:
            worth += FACTS[name].points
        for card in state.folding(self.seat, "bonus"):
            worth += card.bonus(state, self.seat)
        for _, good, number in player.promised:
            if good != FOOD:
                worth += PROMISED[good] * number
        if not state.full:
            return worth
        worth += noted(state, self.seat) + HAND * min(len(player.hand), self.left)
        for name in player.cards:
            worth += brings(name, float(self.left))
        return worth


def reaping(state: Agricola) -> bool:
    """Whether the harvest of this round is under way, its crops taken in."""
    return any(step.name == "harvest_end" for step in state.stack)
