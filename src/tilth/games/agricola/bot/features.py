"""A position in numbers, as a seat sees it: its own farm, the best rival's, the mean of the others, and the board."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.bot.prospect import expected
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.rules.board import (
    FAMILY_BOARD,
    FULL_BOARD,
    HARVESTS,
    PILE_GOOD,
    ROUNDS,
    SPACE_NUMBERS,
    STAGES,
)
from tilth.games.agricola.rules.farm.fences import count, pastures
from tilth.games.agricola.rules.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GOODS,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from tilth.games.agricola.rules.state import Agricola

ROUND_CARDS: Final = [SPACE_NUMBERS[name] for stage in STAGES for name in stage]
BOARD: Final = [SPACE_NUMBERS[name] for name in FULL_BOARD + FAMILY_BOARD[1:2] + FAMILY_BOARD[4:6]] + ROUND_CARDS
"""The spaces that are there with any number of players; those of more players count by what lies on them."""
MAJORS: Final = (
    "fireplace_2",
    "fireplace_3",
    "cooking_hearth_4",
    "cooking_hearth_5",
    "clay_oven",
    "stone_oven",
    "joinery",
    "pottery",
    "basketmakers_workshop",
    "well",
)
FARM: Final = 68
"""How many numbers describe a farm."""


def features(state: Agricola, seat: int) -> list[float]:
    """All numbers; of the same length for any number of seats."""
    own = farm(state, seat)
    own_points = own[0]
    best: list[float] = []
    mean = [0.0] * FARM
    others = state.others(seat)
    if others:
        part = 1.0 / len(others)
        for other in others:
            block = farm(state, other)
            if not best or block[0] > best[0]:
                best = block
            for at in range(FARM):
                mean[at] += part * block[at]
    else:
        best = [0.0] * FARM
    return own + best + mean + table(state, seat, own_points - best[0])


def farm(state: Agricola, seat: int) -> list[float]:
    """One farm, beginning with the points it may expect."""
    player = state.players[seat]
    goods = player.goods
    areas = pastures(player.fences)
    capacity = 0
    for holder in state.holders(seat):
        capacity += min(16, holder.most)
    fenced = 0
    stables = 0
    for area in areas:
        fenced += count(area)
        stables += count(area & player.stables)
    fields = count(player.fields)
    empty = 0
    for plot in range(len(player.stack)):
        if player.stack[plot] == 0 and (plot >= 15 or player.fields >> plot & 1):
            empty += 1
    grain, vegetables = player.crops(GRAIN), player.crops(VEGETABLE)
    adult = 3 if state.seats == 1 else 2
    need = adult * player.people - (adult - 1) * player.newborn
    promised = 0
    for _, good, number in player.promised:
        if good == FOOD:
            promised += number
    food = goods[FOOD]
    rooms = player.room_count()
    rates = player.rates
    people = player.people
    kept = goods[SHEEP] + goods[BOAR] + goods[CATTLE]
    material = goods[player.house] if player.house < 2 else goods[STONE]
    numbers: list[float] = [expected(state, seat) / 10.0]
    for good in range(GOODS):
        numbers.append(goods[good] / 4.0)
    house = player.house
    numbers += [
        1.0 if house == 0 else 0.0,
        1.0 if house == 1 else 0.0,
        1.0 if house == 2 else 0.0,
        float(rooms),
        float(people),
        float(player.newborn),
        float(player.to_place()),
        1.0 if people == 2 else 0.0,
        1.0 if people == 3 else 0.0,
        1.0 if people == 4 else 0.0,
        1.0 if people == 5 else 0.0,
        float(fields),
        float(empty),
        float(player.sown(GRAIN)),
        float(player.sown(VEGETABLE)),
        float(grain),
        float(vegetables),
        float(len(areas)),
        float(fenced),
        float(count(player.stables)),
        float(stables),
        capacity / 4.0,
        max(0, capacity - kept) / 4.0,
        float(15 - count(player.used())),
        float(player.begging),
        1.0 if state.starting == seat else 0.0,
        float(rates[SHEEP]),
        float(rates[BOAR]),
        float(rates[CATTLE]),
        float(rates[VEGETABLE]),
        max(0, need - food) / 4.0,
        max(0, need - food - goods[GRAIN] - goods[VEGETABLE] * rates[VEGETABLE]) / 4.0,
        promised / 4.0,
        float(max(0, rooms - people)),
        min(1.0, material / 5.0) * min(1.0, goods[REED] / 2.0),
        min(1.0, goods[CLAY if house == 0 else STONE] / rooms) if house < 2 and goods[REED] else 0.0,
        1.0 if goods[SHEEP] else 0.0,
        1.0 if goods[BOAR] else 0.0,
        1.0 if goods[CATTLE] else 0.0,
        1.0 if goods[SHEEP] > 1 else 0.0,
        1.0 if goods[BOAR] > 1 else 0.0,
        1.0 if goods[CATTLE] > 1 else 0.0,
        1.0 if grain + goods[GRAIN] else 0.0,
        1.0 if vegetables + goods[VEGETABLE] else 0.0,
        min(15, goods[WOOD]) / 5.0,
        float(len(player.tableau.occupations)),
        float(len(player.tableau.improvements)),
    ]
    cards = player.cards
    for name in MAJORS:
        numbers.append(1.0 if name in cards else 0.0)
    return numbers


def table(state: Agricola, seat: int, lead: float) -> list[float]:
    """What all share: the time, the spaces and what lies on them; and the cards that the seat holds."""
    number = state.round
    next_harvest = 0
    harvests = 0
    for harvest in HARVESTS:
        if harvest >= number:
            harvests += 1
            if not next_harvest:
                next_harvest = harvest
    acting = state.to_act()
    occupations = 0
    hand = state.players[seat].hand
    for name in hand:
        if FACTS[name].kind == OCCUPATION:
            occupations += 1
    numbers = [
        lead,
        number / 14.0,
        1.0 if next_harvest == number else 0.0,
        (next_harvest - number) / 4.0 if next_harvest else 0.0,
        harvests / 6.0,
        (ROUNDS - number) * (ROUNDS - number) / 196.0,
        1.0 if acting and acting[0] == seat else 0.0,
        1.0 if state.full else 0.0,
        1.0 if state.seats == 1 else 0.0,
        1.0 if state.seats == 2 else 0.0,
        state.seats / 5.0,
        occupations / 4.0,
        (len(hand) - occupations) / 4.0,
    ]
    piles = state.piles
    on_board = [0.0] * GOODS
    free = [0.0] * GOODS
    for space in state.in_play:
        good = PILE_GOOD[space]
        if good >= 0:
            lying = piles[space][good] / 4.0
            on_board[good] += lying
            if lying > free[good]:
                free[good] = lying
    for good in range(GOODS):
        if good not in (GRAIN, VEGETABLE):
            numbers.append(on_board[good])
            numbers.append(free[good])
    in_play = set(state.in_play)
    for space in BOARD:
        numbers.append(0.0 if space not in in_play else 1.0 if state.occupied[space] else 0.5)
    for name in MAJORS:
        numbers.append(1.0 if name in state.majors else 0.0)
    return numbers
