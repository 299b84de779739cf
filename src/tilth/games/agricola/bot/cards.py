"""What a card will bring its owner, found by trying it out on clones.

The card is laid on a farm as it might be in some rounds, and the farm goes through what is to come: to every action
space, through the moments of a round, through a harvest, to the scoring. What it has more than the same farm without
the card, times how often such things happen, is what the card will bring. So the rules of a card are all that has to be
known of it.
"""

from __future__ import annotations

from typing import Final

from tilth.core.cards import Moment
from tilth.games.agricola.bot.moves import Pause, finish
from tilth.games.agricola.bot.worth import PROMISED, steady_value
from tilth.games.agricola.cards.card import FarmCard
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.rules import scoring
from tilth.games.agricola.rules.board import HARVESTS, PILE_GOOD, ROUNDS, SPACE_NAMES, SPACE_NUMBERS, STAGE_OF
from tilth.games.agricola.rules.farm.animals import place_for
from tilth.games.agricola.rules.farm.farmyard import field_sites, room_sites
from tilth.games.agricola.rules.farm.fences import border
from tilth.games.agricola.rules.farm.pastures import blocked
from tilth.games.agricola.rules.goods import (
    CLAY,
    CLAY_HUT,
    FOOD,
    GOODS,
    GRAIN,
    HUT,
    NOTHING,
    REED,
    SHEEP,
    STONE,
    STONE_HOUSE,
    VEGETABLE,
    WOOD,
    amount,
)
from tilth.games.agricola.rules.harvest import MOMENTS as HARVEST_MOMENTS
from tilth.games.agricola.rules.harvest import Harvest, food_needed
from tilth.games.agricola.rules.improvements import put_down
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.spaces import SPACES, charging, open_to
from tilth.games.agricola.rules.state import Agricola

VISITS: dict[str, float] = {
    "plow_field": 3.0,
    "take_grain": 2.5,
    "wood_3": 3.0,
    "sheep_1": 2.0,
    "reed_1": 2.0,
    "fences": 1.5,
    "fishing": 2.0,
    "take_vegetable": 1.4,
    "day_laborer": 1.5,
    "clay_1": 2.0,
    "boar_1": 1.2,
    "family_growth_no_room": 0.8,
    "family_growth_minor": 1.2,
    "build_rooms_stables": 1.3,
    "cattle_1": 1.1,
    "improvement": 1.5,
    "renovate_improvement": 0.9,
    "sow_bake": 1.5,
    "stone_1_stage2": 0.8,
    "stone_1_stage4": 0.4,
    "plow_sow": 0.7,
    "starting_player_minor": 0.7,
    "renovate_fences": 0.3,
    "occupation": 1.5,
}
"""How often a player goes to a space in a game; the spaces of more players are shared by all of them."""
OTHER_VISITS: Final = 0.8
VISITS_IN_ALL: Final = 35.0

ANYWHERE = ("took", "used", "before_space", "opens", "brings", "paid", "gained", "claims")
"""What can play a part on any space; beside it the spaces on which something else does."""
SOME = {
    "price": ("build_rooms_stables", "improvement", "renovate_improvement"),
    "base_prices": ("build_rooms_stables", "renovate_improvement"),
    "skips_clay": ("renovate_improvement",),
    "fence_wood": ("fences",),
    "fenced": ("fences",),
    "sowing": ("sow_bake",),
    "sowed": ("sow_bake",),
    "baked": ("sow_bake",),
    "ploughed": ("plow_field",),
    "built_rooms": ("build_rooms_stables",),
    "built_stable": ("build_rooms_stables",),
    "renovated": ("renovate_improvement",),
    "grew": ("family_growth_no_room",),
    "crowds": ("family_growth_minor",),
    "played_improvement": ("improvement",),
    "improved": ("improvement",),
}
ROUND_MOMENTS = ("round_start", "work_start", "work_end", "return_home", "round_end")
AT_HARVEST = frozenset([*HARVEST_MOMENTS, "feed", "crafted", "need", "keeps_crops", "births", "cooked"])

USUAL: Final = 1.2
"""What an action brings as a rule."""
TRUST: Final = 0.8
"""How much of what a card promises comes true."""
MOST: Final = 6.0
"""More than this no card is believed to bring."""
CORRECTIONS = {"holiday_house": -9.0}
"""Where the trials miss something: here that the family does nothing in the last round."""
TEMPO: Final = 3.0
"""What the action for an occupation costs beyond its food: others go first to what all want in the first rounds."""
CLOSE: Final = 3
"""So many rounds long what was found out holds."""


class Outlook:
    """What the cards bring that a player could play now."""

    def __init__(self, state: Agricola, seat: int, known: dict[tuple[str, int], list[float]]) -> None:
        self.state = state
        self.seat = seat
        self.known = known
        self.before = frozenset(state.players[seat].cards)
        self.trials: Trials | None = None

    def of(self, state: Agricola) -> float:
        """What the cards that the player did not have before will bring."""
        total = 0.0
        for name in state.players[self.seat].cards:
            if name not in self.before:
                total += self.card(name)
        return total

    def hand(self, name: str) -> float:
        """What it is worth to have a card in the hand."""
        facts = FACTS[name]
        cost = min([sum([PROMISED[good] * price[good] for good in range(GOODS)]) for price in facts.costs])
        return self.card(name) + self.tried().at_once(name) - cost

    def tried(self) -> Trials:
        if self.trials is None:
            self.trials = Trials(self.state, self.seat)
        return self.trials

    def card(self, name: str) -> float:
        """What a card will bring from now to the end of the game."""
        key = (name, self.state.round // CLOSE)
        if key not in self.known:
            self.known[key] = self.tried().rates(name)
        action, round_, harvest, end = self.known[key]
        player = self.state.players[self.seat]
        left = ROUNDS - self.state.round
        actions = left * (player.people + (0.5 if player.people < 4 else 0.0)) + max(0, player.to_place() - 1)
        harvests = len([number for number in HARVESTS if number >= self.state.round])
        more = TRUST * (actions * action + left * round_ + harvests * harvest) + end
        more = min(more, MOST) + CORRECTIONS.get(name, 0.0)
        rivals = self.state.seats > 1 and FACTS[name].kind == OCCUPATION
        return more - TEMPO * left / ROUNDS if rivals else more


class Trials:
    """A farm as it might be in some rounds, and what happens to it without any new card."""

    def __init__(self, state: Agricola, seat: int) -> None:
        self.seat = seat
        self.base = prepared(state, seat)
        self.worth = steady_value(self.base, seat)
        self.spaces = [
            space
            for space in range(len(SPACE_NAMES))
            if space in self.base.in_play and SPACE_NAMES[space] not in ("occupation", "p3_occupation", "p4_occupation")
        ]
        self.visited: dict[tuple[int, int, int], float | None] = {}
        self.harvested: float | None = None
        self.passed: float | None = None

    def rates(self, name: str) -> list[float]:
        """What a card brings for each action, each round, each harvest, and in the end."""
        seat = self.seat
        card = self.base.card(name)
        other = self.played(name)
        if name not in other.players[seat].cards:
            return [0.0, 0.0, 0.0, 0.0]
        worth = steady_value(other, seat)
        parts = frozenset([*card.acts_at, *card.offered_at, *card.folds])
        return [
            self.actions(card, parts, other, worth),
            self.rounds(card, parts, other, worth),
            self.harvest(parts, other, worth),
            self.end(card, other),
        ]

    def played(self, name: str) -> Agricola:
        """The farm when a card has just been played on it."""
        farm = self.base.clone()
        put_down(farm, self.seat, name)
        farm.advance()
        finish(farm, self.seat, None)
        return farm

    def at_once(self, name: str) -> float:
        """What a card brings when it is played."""
        return steady_value(self.played(name), self.seat) - self.worth

    def actions(self, card: FarmCard, parts: frozenset[str], other: Agricola, worth: float) -> float:
        """What the card brings on the spaces, each counted as often as players go there."""
        if parts.isdisjoint(ANYWHERE):
            names = {name for part in parts for name in SOME.get(part, ())}
            spaces = [SPACE_NUMBERS[name] for name in names]
        else:
            spaces = self.spaces
        total = 0.0
        for space in spaces:
            total += self.more(self.seat, space, other, worth)
        if "fee" in parts or any(part.startswith("other_") for part in parts):
            for actor in self.base.others(self.seat):
                for space in self.spaces:
                    total += self.more(actor, space, other, worth)
        return total / VISITS_IN_ALL

    def more(self, actor: int, space: int, other: Agricola, worth: float) -> float:
        """What the card brings when somebody goes to a space, as often as that happens in a game."""
        first = self.gain(actor, space, other, worth, 1)
        if abs(first) < 0.05:
            return 0.0
        visits = VISITS.get(SPACE_NAMES[space], OTHER_VISITS)
        second = self.gain(actor, space, other, worth, 2) - first
        return first * min(visits, 1.0) + second * max(0.0, visits - 1.0)

    def gain(self, actor: int, space: int, other: Agricola, worth: float, times: int) -> float:
        """How much more so many visits bring with the card."""
        key = (actor, space, times)
        if key not in self.visited:
            self.visited[key] = visit(self.base, self.seat, actor, space, times)
        plain = self.visited[key]
        better = visit(other, self.seat, actor, space, times)
        if better is None:
            return 0.0
        if plain is None:
            return max(0.0, better - worth - USUAL * times)
        return better - worth - (plain - self.worth)

    def rounds(self, card: FarmCard, parts: frozenset[str], other: Agricola, worth: float) -> float:
        """What the card brings in a round by itself, as the rest of the game goes by."""
        total = 0.0
        if not parts.isdisjoint(ROUND_MOMENTS):
            if self.passed is None:
                self.passed = passed(self.base, self.seat) - self.worth
            total = (passed(other, self.seat) - worth - self.passed) / max(1, ROUNDS - other.round)
        if "anytime" in parts:
            gains = [0.0]
            for what in card.anytime(other, self.seat):
                twin = other.clone()
                card.do(twin, self.seat, what)
                twin.advance()
                finish(twin, self.seat, None)
                gains.append(steady_value(twin, self.seat) - worth)
            total += max(gains)
        return total

    def harvest(self, parts: frozenset[str], other: Agricola, worth: float) -> float:
        if parts.isdisjoint(AT_HARVEST):
            return 0.0
        if self.harvested is None:
            self.harvested = reaped(self.base, self.seat) - self.worth
        return reaped(other, self.seat) - worth - self.harvested

    def end(self, card: FarmCard, other: Agricola) -> float:
        """The points of the card at the end beyond those that it already seems to have."""
        seat = self.seat
        plain = sum(scoring.parts(grown(self.base, seat), seat).values())
        points = sum(scoring.parts(grown(other, seat), seat).values()) - plain
        now = card.bonus(other, seat) if "bonus" in card.folds else 0
        won = scoring.noted(other, seat) - scoring.noted(self.base, seat)
        return 0.6 * (points - card.facts.points - now - won)


def visit(state: Agricola, seat: int, actor: int, space: int, times: int) -> float | None:
    """The worth of a farm after somebody went to a space so many times; None where it is not possible."""
    if not open_to(state, actor, space, charging(state)) or not SPACES[space].usable(state, actor):
        return None
    twin = state.clone()
    for _ in range(times):
        if SPACES[space].usable(twin, actor):
            Place(actor).choose(twin, SPACE_NAMES[space])
            twin.advance()
            finish(twin, actor, None)
            twin.players[actor].placed = 0
            fill(twin, space)
    return steady_value(twin, seat)


def fill(state: Agricola, space: int) -> None:
    """A space as it lies there after two rounds."""
    state.occupied[space] = 0
    state.piles[space] = NOTHING
    if PILE_GOOD[space] >= 0:
        state.piles[space] = amount(PILE_GOOD[space], 2 * state.per_round(space))


def passed(state: Agricola, seat: int) -> float:
    """The worth of a farm when the rounds to come have gone by without any action."""
    twin = state.clone()
    player = twin.players[seat]
    for number in range(state.round + 1, ROUNDS + 1):
        twin.round = number
        player.house = max(player.house, HOUSES[number])
        for moment in ROUND_MOMENTS:
            twin.push(Moment(moment, seat))
            twin.advance()
            finish(twin, seat, None)
    twin.round = state.round
    return steady_value(twin, seat)


HOUSES = [HUT] * 11 + [CLAY_HUT] * 3 + [STONE_HOUSE]
"""In which house a family may live in each round."""


def reaped(state: Agricola, seat: int) -> float:
    """The worth of a farm after a harvest."""
    twin = state.clone()
    for other in twin.others(seat):
        twin.players[other].resting = True
    player = twin.players[seat]
    player.goods[FOOD] = max(0, food_needed(twin, seat) - 2)
    twin.push(Harvest())
    twin.advance()
    finish(twin, seat, None)
    return steady_value(twin, seat)


def prepared(state: Agricola, seat: int) -> Agricola:
    """The table with all spaces open, and with what a player needs to do something on each."""
    farm = state.clone()
    farm.stack = [Pause(seat)]
    farm.round = max(1, farm.round)
    for name in STAGE_OF:
        if SPACE_NUMBERS[name] not in farm.in_play:
            farm.in_play.append(SPACE_NUMBERS[name])
    for space in farm.in_play:
        farm.only[space] = -1
        fill(farm, space)
    for player in farm.players:
        player.placed = 0
        for good, number in SUPPLY:
            player.goods[good] = max(player.goods[good], number)
        furnish(farm, farm.players.index(player))
    farm.advance()
    return farm


def furnish(state: Agricola, seat: int) -> None:
    """Give a farm two fields, one of them sown, and a pasture with a pair of sheep, where it has none."""
    player = state.players[seat]
    if not player.fences and not PASTURE & (blocked(player) | player.stables):
        player.fences = border(PASTURE)
    for _ in range(2 - player.fields.bit_count()):
        player.fields |= field_sites(player) & -field_sites(player)
    if not any(player.stack) and player.fields:
        field = (player.fields & -player.fields).bit_length() - 1
        player.crop[field], player.stack[field] = GRAIN, 2
    if player.animals() == (0, 0, 0) and place_for(state, seat, SHEEP, 2):
        player.goods[SHEEP] = 2
        state.shelter(seat)


SUPPLY = ((WOOD, 6), (CLAY, 4), (REED, 2), (STONE, 3), (GRAIN, 2), (VEGETABLE, 1), (FOOD, 4))


def grown(state: Agricola, seat: int) -> Agricola:
    """A farm as it might be at the end of the game."""
    farm = state.clone()
    farm.round = ROUNDS
    player = farm.players[seat]
    player.house = max(player.house, CLAY_HUT)
    player.people = max(player.people, 4)
    for _ in range(4 - player.room_count()):
        player.rooms |= room_sites(player) & -room_sites(player)
    for _ in range(4 - player.fields.bit_count()):
        player.fields |= field_sites(player) & -field_sites(player)
    for good, number in HARVESTED:
        player.goods[good] = max(player.goods[good], number)
    return farm


PASTURE = 1 << 3 | 1 << 4 | 1 << 8 | 1 << 9
HARVESTED = (
    (WOOD, 3),
    (CLAY, 2),
    (REED, 1),
    (STONE, 2),
    (GRAIN, 4),
    (VEGETABLE, 2),
    (FOOD, 2),
    (SHEEP, 4),
    (SHEEP + 1, 2),
    (SHEEP + 2, 2),
)
