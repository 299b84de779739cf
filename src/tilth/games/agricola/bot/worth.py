"""What a farm is worth to the bot: an estimate of its points at the end of the game."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.board import HARVESTS, ROUNDS
from tilth.games.agricola.rules.farm.fences import count, pastures
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    CLAY_HUT,
    FOOD,
    GRAIN,
    HOUSE_MATERIAL,
    HUT,
    REED,
    SHEEP,
    STONE,
    STONE_HOUSE,
    VEGETABLE,
    WOOD,
)
from tilth.games.agricola.rules.scoring import noted
from tilth.games.agricola.rules.state import Agricola, Player


def value(state: Agricola, seat: int) -> float:
    """An estimate of the points of a farm at the end of the game."""
    if state.is_over():
        return float(sum(state.scores()[seat].values()))
    player = state.players[seat]
    left = ROUNDS - state.round + (1 if player.to_place() > 0 else 0)
    return farm(state, seat, player, left) + feeding_outlook(state, seat, player, left) + materials(player, left)


def steady_value(state: Agricola, seat: int) -> float:
    """The same, but with food and material always worth the same: for comparing farms that have plenty."""
    player = state.players[seat]
    left = ROUNDS - state.round + (1 if player.to_place() > 0 else 0)
    stock = sum([STEADY[good] * player.goods[good] for good in range(SHEEP)])
    return farm(state, seat, player, left) + stock


STEADY: Final[tuple[float, ...]] = (0.4, 0.35, 0.55, 0.5, 0.0, 0.0, 0.42)
"""What a piece of wood, clay, reed, stone, grain, vegetable (these two count as crops) and food is worth."""
PROMISED: Final[tuple[float, ...]] = (0.35, 0.3, 0.5, 0.45, 0.4, 0.8, 0.4, 0.6, 0.7, 0.9)
"""What a good is worth that will come in a later round."""


EARLY: Final = 0.6
"""How much of the points that could as well be made later counts in the first round; in the last round all of it."""


def farm(state: Agricola, seat: int, player: Player, left: int) -> float:
    """The farm itself, without what lies in the supply."""
    goods = player.goods
    harvests = sum(1 for harvest in HARVESTS if harvest > state.round) + (1 if state.round in HARVESTS else 0)
    now = EARLY + (1.0 - EARLY) * state.round / ROUNDS
    worth = -3.0 * player.begging + 3.0 * player.people + house(player, left, now)
    worth += crops(player, goods, harvests, left, now)
    worth += animals(state, seat, player, harvests, now)
    worth += 1.05 * left * (player.people - 2)
    worth -= (15 - count(player.used())) * now
    for name in player.cards:
        worth += FACTS[name].points
    if state.full:
        for card in state.folding(seat, "bonus"):
            worth += card.bonus(state, seat)
        worth += noted(state, seat)
        worth += sum([PROMISED[good] * number for _, good, number in player.promised])
        worth += 0.02 * len(player.hand)
    if state.starting == seat:
        worth += 0.25
    return worth


def house(player: Player, left: int, now: float) -> float:
    rooms = player.room_count()
    worth = rooms * (2.0 if player.house == STONE_HOUSE else 1.0 if player.house == CLAY_HUT else 0.0) * now
    spare = rooms - player.people
    if spare > 0 and player.people < 5:
        worth += min(spare, min(5 - player.people, 2)) * (0.8 * max(0, left - 2) + 0.3)
    return worth


FIELDS: Final[tuple[float, ...]] = (-1.0, -0.2, 1.0, 2.0, 3.0, 4.0)
PASTURES: Final[tuple[float, ...]] = (-1.0, 1.0, 2.0, 3.0, 4.0)
GRAINS: Final[tuple[float, ...]] = (-1.0, 1.0, 1.35, 1.7, 2.1, 2.5, 3.0, 3.4, 4.0)
VEGETABLES: Final[tuple[float, ...]] = (-1.0, 1.0, 2.0, 3.0, 4.0)
SHEEPS: Final[tuple[float, ...]] = (-1.0, 1.0, 1.35, 1.7, 2.1, 2.5, 3.0, 3.4, 4.0)
BOARS: Final[tuple[float, ...]] = (-1.0, 1.0, 1.5, 2.0, 2.5, 3.0, 3.4, 4.0)
CATTLES: Final[tuple[float, ...]] = (-1.0, 1.0, 2.0, 2.5, 3.0, 3.5, 4.0)
"""The points of the table, with the steps between its rows made smooth."""


def row(points: tuple[float, ...], number: int) -> float:
    return points[number] if number < len(points) else points[-1]


def crops(player: Player, goods: list[int], harvests: int, left: int, now: float) -> float:
    fields = count(player.fields)
    worth = row(FIELDS, fields) * now
    growing_grain, growing_vegetables = player.crops(GRAIN), player.crops(VEGETABLE)
    worth += row(GRAINS, goods[GRAIN] + growing_grain) + row(VEGETABLES, goods[VEGETABLE] + growing_vegetables)
    worth += 0.25 * min(growing_grain + growing_vegetables, harvests * max(1, fields))
    empty = sum(1 for cell in range(15) if player.fields >> cell & 1 and player.stack[cell] == 0)
    seeds = min(empty, goods[GRAIN] + goods[VEGETABLE])
    if harvests and left:
        worth += 0.55 * seeds + 0.15 * min(empty, 3)
    return worth


MOST_IN_ONE: Final = 16
"""Animals in one place that are still worth thinking of."""


def animals(state: Agricola, seat: int, player: Player, harvests: int, now: float) -> float:
    goods = player.goods
    areas = pastures(player.fences)
    worth = row(PASTURES, len(areas)) * now
    room = 0
    for holder in state.holders(seat):
        room += min(MOST_IN_ONE, holder.most)
    for area in areas:
        worth += count(area & player.stables)
    worth += row(SHEEPS, goods[SHEEP]) + row(BOARS, goods[BOAR]) + row(CATTLES, goods[CATTLE])
    kept = goods[SHEEP] + goods[BOAR] + goods[CATTLE]
    pairs = sum(1 for good in ANIMALS if goods[good] >= 2)
    spare = max(0, room - kept)
    worth += min(pairs * harvests, spare) * 0.35
    worth += 0.16 * min(spare, 8) * (1 if harvests > 1 else 0.3)
    if harvests:
        rates = player.rates
        kitchen = 0.55 * rates[SHEEP] + 0.2 * rates[BOAR] + 0.15 * rates[CATTLE] + 0.35 * (rates[VEGETABLE] - 1)
        worth += kitchen * (0.55 + 0.09 * harvests)
    worth += 0.2 * len(player.tableau.baking) * (1 if harvests else 0)
    return worth


def feeding_outlook(state: Agricola, seat: int, player: Player, left: int) -> float:
    """How the next harvest looks: food that is likely to be missing costs begging cards."""
    goods = player.goods
    coming = [harvest for harvest in HARVESTS if harvest >= state.round]
    if not coming or state.stack[-1].name == "feed" or (left == 0 and state.round == ROUNDS):
        return 0.0
    rounds = coming[0] - state.round
    adult = 3 if state.seats == 1 else 2
    need = adult * player.people - player.newborn * (adult - 1 if rounds == 0 else 0)
    promised = sum(number for when, good, number in player.promised if good == FOOD and when <= coming[0])
    kitchen = player.rates[SHEEP] > 0
    stored = goods[FOOD] + promised
    stored += goods[GRAIN] + goods[VEGETABLE] * player.rates[VEGETABLE]
    for good in ANIMALS:
        stored += max(0, goods[good] - 1) * player.rates[good]
    fields = sum(1 for plot in range(len(player.stack)) if player.stack[plot])
    stored += fields
    actions = player.to_place() + rounds * (player.people - 1)
    hoped = actions * (1.0 if kitchen else 0.75)
    missing = max(0.0, need - stored - max(0.0, hoped - 1.0))
    short = max(0, need - stored)
    worth = -2.6 * missing - 0.32 * short * (1.6 if rounds <= 1 else 1.0)
    extra = max(0, goods[FOOD] + promised - need)
    later = len(coming) - 1
    return worth + 0.22 * min(extra, 4 * later) + 0.2 * min(goods[FOOD], need)


def materials(player: Player, left: int) -> float:
    """Building material for what can still be built."""
    goods = player.goods
    later = min(1.0, left / 3.0)
    material = HOUSE_MATERIAL[player.house]
    worth = 0.0
    want_room = 1.0 if player.room_count() < 5 else 0.4
    wood = goods[WOOD]
    worth += (0.42 * min(wood, 10) + 0.12 * max(0, min(wood, 18) - 10)) * later
    worth += (0.34 * min(goods[CLAY], 6) + 0.1 * max(0, min(goods[CLAY], 10) - 6)) * later
    worth += (0.62 * min(goods[REED], 3) + 0.25 * max(0, min(goods[REED], 6) - 3)) * later
    worth += (0.52 * min(goods[STONE], 6) + 0.2 * max(0, min(goods[STONE], 9) - 6)) * later
    if material in (WOOD, CLAY) and want_room and goods[material] >= 5 and goods[REED] >= 2 and left > 3:
        worth += 0.6
    if player.house == HUT and goods[CLAY] >= player.room_count() and goods[REED] and left:
        worth += 0.4
    return worth
