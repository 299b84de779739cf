"""What a seat sees of a game of Agricola, as a row of numbers.

Seats are counted from whoever looks, then clockwise. Spaces of the farmyard stand in reading order, a1 to c5.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from tilth.core.cards import Offer
from tilth.core.encoding import Block, starts
from tilth.core.steps import Step
from tilth.games.agricola.cards.card import CATALOGUE
from tilth.games.agricola.cards.facts import FACTS, MAJORS, OCCUPATION
from tilth.games.agricola.cards.kinds import Plough
from tilth.games.agricola.cards.minors_i import PlaceSecond
from tilth.games.agricola.encoding.names import (
    CARD_AT,
    CARD_PLOTS,
    CARDS,
    FIRST_PLOT,
    IN_HAND,
    IN_HAND_AT,
    PEN_AT,
    PENS,
)
from tilth.games.agricola.rules import series
from tilth.games.agricola.rules.anytime import Exchange
from tilth.games.agricola.rules.board import HARVESTS, ROUNDS, SPACE_NAMES, SPACE_NUMBERS, STAGES
from tilth.games.agricola.rules.farm.animals import Arrange, House, Pot
from tilth.games.agricola.rules.farm.building import Build, Renovate
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, EDGE_NAMES, EDGES, fenced
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence, fences_left
from tilth.games.agricola.rules.food import MakeFood
from tilth.games.agricola.rules.goods import ANIMALS, GOOD_NAMES, GOODS, GRAIN, HOUSE_NAMES, NOTHING
from tilth.games.agricola.rules.harvest import Feed, food_needed
from tilth.games.agricola.rules.improvements import Improve, Owe, PlayOccupation
from tilth.games.agricola.rules.moments import Ask
from tilth.games.agricola.rules.prices import Pay
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.scoring import CATEGORIES, parts
from tilth.games.agricola.rules.setup import Draft, Drop, Mulligan
from tilth.games.agricola.rules.spaces import ChooseResources, ChooseWay
from tilth.games.agricola.rules.state import Agricola, Player

SEATS: Final = 5
MANY: Final = 999.0
"""More of anything than a game can bring."""
MODES: Final = ("full", "family")
DECKS: Final = "EIK"
DEALS: Final = ("seven", "ten", "mulligan", "draft")
PLAYERS: Final[list[str]] = [f"seat {seat}" for seat in range(SEATS)]
DECISIONS: Final[list[str]] = [
    kind.name
    for kind in (
        Arrange,
        Ask,
        Build,
        ChooseResources,
        ChooseWay,
        Draft,
        Drop,
        Exchange,
        Feed,
        Fence,
        FieldWork,
        House,
        Improve,
        MakeFood,
        Mulligan,
        Offer,
        Owe,
        Pay,
        Place,
        PlaceSecond,
        PlayOccupation,
        Pot,
        Renovate,
    )
]
ITEMS: Final = ("room", "renovation", "stable", "fence")
"""What is paid for that is no card."""
ALLOWED: Final = ("major", "minor", "optional", "sow", "bake", "cook", "animals only")
NUMBERS: Final = ("rooms", "stables", "ploughs", "free fences", "left", "food")
OF_A_FAMILY: Final = (
    "people",
    "newborn",
    "to place",
    "placed",
    "guests",
    "idle",
    "begging",
    "resting",
    "food needed",
    "fences left",
    "occupations in hand",
    "minors in hand",
)
NOTED: Final[list[str]] = [
    *[name for name, card in CATALOGUE.farm.items() if isinstance(card, Plough)],
    "basin_maker",
    "brush_maker",
    "farmer",
    "grocer",
    "hut_builder",
    "landing_net",
    "master_baker",
    "pelts",
    "reed_hut",
    "resource_seller",
    "spit_roast",
    "tanner_boar",
    "tanner_cattle",
    "tenant_farmer",
]
"""Cards that count something for later. What others note is when they were used, or stands in the points."""
ROUND_SPACES: Final[list[str]] = [name for stage in STAGES for name in stage]
KINDS: Final[list[str]] = [GOOD_NAMES[animal] for animal in ANIMALS]


def _of_a_seat(seat: int) -> list[Block]:
    """What everybody sees of a player."""
    return [
        Block(f"goods of seat {seat}", GOOD_NAMES, 0, MANY),
        Block(f"house of seat {seat}", HOUSE_NAMES),
        Block(f"rooms of seat {seat}", CELL_NAMES),
        Block(f"fields of seat {seat}", CELL_NAMES),
        Block(f"stables of seat {seat}", CELL_NAMES),
        Block(f"pastures of seat {seat}", CELL_NAMES),
        Block(f"fences of seat {seat}", EDGE_NAMES),
        Block(f"grain on field of seat {seat}", CELL_NAMES, 0, MANY),
        Block(f"vegetables on field of seat {seat}", CELL_NAMES, 0, MANY),
        Block(f"crops on card of seat {seat}", CARD_PLOTS, 0, MANY),
        Block(f"animals of seat {seat}", [f"{kind} in {pen}" for pen in PENS for kind in KINDS], 0, MANY),
        Block(f"family of seat {seat}", list(OF_A_FAMILY), 0, MANY),
        Block(f"cards of seat {seat}", CARDS),
        Block(f"counted by cards of seat {seat}", NOTED, 0, MANY),
        Block(
            f"promised to seat {seat}",
            [f"round {number} {good}" for number in range(1, ROUNDS + 1) for good in GOOD_NAMES],
            0,
            MANY,
        ),
        Block(f"points of seat {seat}", list(CATEGORIES), -MANY, MANY),
    ]


BLOCKS: Final[list[Block]] = [
    Block("seats", [str(seats) for seats in range(1, SEATS + 1)]),
    Block("mode", list(MODES)),
    Block("decks", list(DECKS)),
    Block("deal", list(DEALS)),
    Block("exchange", ["cards"]),
    Block("phase", ["setup", "harvest", "over"]),
    Block("starting player", PLAYERS),
    Block("asked now", PLAYERS),
    Block("table", ["round", "rounds to the harvest", "occupations", "minors", "target"], 0, MANY),
    Block("round of card", ROUND_SPACES, 0, ROUNDS),
    Block("majors", MAJORS),
    Block("space", SPACE_NAMES),
    Block("space for seat", [f"{space} seat {seat}" for space in SPACE_NAMES for seat in range(SEATS)]),
    Block("people on space", [f"{space} seat {seat}" for space in SPACE_NAMES for seat in range(SEATS)]),
    Block("goods on space", [f"{space} {good}" for space in SPACE_NAMES for good in GOOD_NAMES], 0, MANY),
    Block("decision", DECISIONS),
    Block("decision about card", CARDS),
    Block("decision about space", SPACE_NAMES),
    Block("decision about item", list(ITEMS)),
    Block("decision allows", list(ALLOWED)),
    Block("decision about number", list(NUMBERS), 0, MANY),
    Block("decision about goods", GOOD_NAMES, 0, MANY),
    Block("hand", IN_HAND),
    Block("pack", IN_HAND),
    *[block for seat in range(SEATS) for block in _of_a_seat(seat)],
]
STARTS: Final[dict[str, int]] = starts([(block.name, len(block.entries)) for block in BLOCKS])

IN_SEATS: Final = STARTS["seats"] - 1
IN_MODE: Final = STARTS["mode"]
IN_DECKS: Final = STARTS["decks"]
IN_DEAL: Final = STARTS["deal"]
IN_EXCHANGE: Final = STARTS["exchange"]
IN_PHASE: Final = STARTS["phase"]
IN_STARTING: Final = STARTS["starting player"]
IN_ASKED: Final = STARTS["asked now"]
IN_TABLE: Final = STARTS["table"]
IN_ROUNDS: Final = STARTS["round of card"]
IN_MAJORS: Final = STARTS["majors"]
IN_SPACES: Final = STARTS["space"]
IN_SPACE_FOR: Final = STARTS["space for seat"]
IN_PEOPLE: Final = STARTS["people on space"]
IN_PILES: Final = STARTS["goods on space"]
IN_DECISION: Final = STARTS["decision"]
IN_CARD: Final = STARTS["decision about card"]
IN_SPACE: Final = STARTS["decision about space"]
IN_ITEM: Final = STARTS["decision about item"]
IN_ALLOWED: Final = STARTS["decision allows"]
IN_NUMBER: Final = STARTS["decision about number"]
IN_COST: Final = STARTS["decision about goods"]
IN_HAND_CARDS: Final = STARTS["hand"]
IN_PACK: Final = STARTS["pack"]
OF_SEAT: Final = STARTS["goods of seat 0"]
EACH_SEAT: Final = STARTS["goods of seat 1"] - OF_SEAT
IN_HOUSE: Final = STARTS["house of seat 0"] - OF_SEAT
IN_ROOMS: Final = STARTS["rooms of seat 0"] - OF_SEAT
IN_FIELDS: Final = STARTS["fields of seat 0"] - OF_SEAT
IN_STABLES: Final = STARTS["stables of seat 0"] - OF_SEAT
IN_PASTURES: Final = STARTS["pastures of seat 0"] - OF_SEAT
IN_FENCES: Final = STARTS["fences of seat 0"] - OF_SEAT
IN_GRAIN: Final = STARTS["grain on field of seat 0"] - OF_SEAT
IN_VEGETABLES: Final = STARTS["vegetables on field of seat 0"] - OF_SEAT
IN_PLOTS: Final = STARTS["crops on card of seat 0"] - OF_SEAT
IN_ANIMALS: Final = STARTS["animals of seat 0"] - OF_SEAT
IN_FAMILY: Final = STARTS["family of seat 0"] - OF_SEAT
IN_CARDS: Final = STARTS["cards of seat 0"] - OF_SEAT
IN_NOTED: Final = STARTS["counted by cards of seat 0"] - OF_SEAT
IN_PROMISED: Final = STARTS["promised to seat 0"] - OF_SEAT - GOODS
IN_POINTS: Final = STARTS["points of seat 0"] - OF_SEAT
"""Where each block begins, or the place before it where its things are counted from 1; in a seat, from where the seat
begins."""

NOTED_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(NOTED)}
MAJOR_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(MAJORS)}
DECISION_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(DECISIONS)}
ROUND_SPACE_AT: Final[dict[int, int]] = {SPACE_NUMBERS[name]: at for at, name in enumerate(ROUND_SPACES)}
TO_HARVEST: Final[list[int]] = [min([harvest - now for harvest in HARVESTS if harvest >= now]) for now in range(15)]
FIVE: Final[list[array[float]]] = [array("f", [bits >> at & 1 for at in range(5)]) for bits in range(32)]
"""Five flags at once, by the bits of a mask."""


def look(state: Agricola, seat: int, row: memoryview[float]) -> None:
    """The numbers that `BLOCKS` names, of a position in which others have chosen nothing in secret."""
    see_options(row, state)
    see_table(row, state, seat)
    see_spaces(row, state, seat)
    for at in range(state.seats):
        see_farm(row, state, (seat + at) % state.seats, OF_SEAT + at * EACH_SEAT)
    player = state.players[seat]
    for name in player.hand:
        row[IN_HAND_CARDS + IN_HAND_AT[name]] = 1.0
    for name in player.pack:
        row[IN_PACK + IN_HAND_AT[name]] = 1.0
    step = state.deciding(seat)
    if step is not None:
        see_decision(row, step)


def see_options(row: memoryview[float], state: Agricola) -> None:
    settings = state.settings
    row[IN_SEATS + state.seats] = 1.0
    row[IN_MODE + (0 if state.full else 1)] = 1.0
    if not state.full:
        return
    decks = settings["decks"]
    for at in range(len(DECKS)):
        if DECKS[at] in decks:
            row[IN_DECKS + at] = 1.0
    row[IN_DEAL + DEALS.index(settings["deal"])] = 1.0
    if settings["exchange"]:
        row[IN_EXCHANGE] = 1.0


def see_table(row: memoryview[float], state: Agricola, seat: int) -> None:
    """The round, the decks, the majors, and who is asked."""
    seats = state.seats
    if not state.stack:
        row[IN_PHASE + 2] = 1.0
    elif state.round == 0:
        row[IN_PHASE] = 1.0
    else:
        for step in state.stack:
            if step.name == "harvest_end":
                row[IN_PHASE + 1] = 1.0
    row[IN_STARTING + (state.starting - seat) % seats] = 1.0
    for other in state.acting:
        row[IN_ASKED + (other - seat) % seats] = 1.0
    row[IN_TABLE] = float(state.round)
    row[IN_TABLE + 1] = float(TO_HARVEST[state.round])
    row[IN_TABLE + 2] = float(len(state.occupation_deck))
    row[IN_TABLE + 3] = float(len(state.minor_deck))
    row[IN_TABLE + 4] = float(series.target(state.settings) or 0)
    named = state.settings.get("round_cards")
    for number, space in enumerate(state.round_cards):
        if number < state.round or space in state.in_play or (named and SPACE_NAMES[space] in named):
            row[IN_ROUNDS + ROUND_SPACE_AT[space]] = float(number + 1)
    for name in state.majors:
        row[IN_MAJORS + MAJOR_AT[name]] = 1.0


def see_spaces(row: memoryview[float], state: Agricola, seat: int) -> None:
    """What lies and who stands on the action spaces."""
    seats = state.seats
    for space in state.in_play:
        row[IN_SPACES + space] = 1.0
        pile = state.piles[space]
        if pile is not NOTHING:
            at = IN_PILES + space * GOODS
            for good in range(GOODS):
                if pile[good]:
                    row[at + good] = float(pile[good])
        people = state.occupied[space]
        if people:
            for other in range(seats):
                if people >> other & 1:
                    row[IN_PEOPLE + space * SEATS + (other - seat) % seats] = 1.0
        only = state.only[space]
        if only >= 0:
            row[IN_SPACE_FOR + space * SEATS + (only - seat) % seats] = 1.0


def see_cells(row: memoryview[float], at: int, cells: int) -> None:
    """Flags for a set of spaces of the farmyard."""
    row[at : at + 5] = FIVE[cells & 31]
    row[at + 5 : at + 10] = FIVE[cells >> 5 & 31]
    row[at + 10 : at + 15] = FIVE[cells >> 10]


def see_farm(row: memoryview[float], state: Agricola, seat: int, at: int) -> None:
    """A farm and what belongs to it, written from a place on."""
    player = state.players[seat]
    goods = player.goods
    for good in range(GOODS):
        if goods[good]:
            row[at + good] = float(goods[good])
    row[at + IN_HOUSE + player.house] = 1.0
    see_cells(row, at + IN_ROOMS, player.rooms)
    if player.fields:
        see_cells(row, at + IN_FIELDS, player.fields)
    if player.stables:
        see_cells(row, at + IN_STABLES, player.stables)
    if player.fences:
        see_cells(row, at + IN_PASTURES, fenced(player.fences))
        edges = player.fences
        for edge in range(EDGES):
            if edges >> edge & 1:
                row[at + IN_FENCES + edge] = 1.0
    see_crops(row, player, at)
    for pen, inside in player.pens.items():
        animals = at + IN_ANIMALS + 3 * PEN_AT[pen]
        sheep, boar, cattle = inside
        row[animals] = float(sheep)
        row[animals + 1] = float(boar)
        row[animals + 2] = float(cattle)
    see_family(row, state, seat, player, at + IN_FAMILY)
    for name in player.cards:
        row[at + IN_CARDS + CARD_AT[name]] = 1.0
    for note, number in player.notes.items():
        if note in NOTED_AT:
            row[at + IN_NOTED + NOTED_AT[note]] = float(number)
    for when, good, number in player.promised:
        row[at + IN_PROMISED + when * GOODS + good] += float(number)
    points = at + IN_POINTS
    for number in parts(state, seat).values():
        if number:
            row[points] = float(number)
        points += 1


def see_crops(row: memoryview[float], player: Player, at: int) -> None:
    """What grows on the fields, and on plots of cards."""
    stack = player.stack
    for cell in range(15):
        if stack[cell]:
            block = IN_GRAIN if player.crop[cell] == GRAIN else IN_VEGETABLES
            row[at + block + cell] = float(stack[cell])
    last = ""
    plot = 0
    for number, card in enumerate(player.plots):
        plot = plot + 1 if card == last else FIRST_PLOT[card]
        last = card
        row[at + IN_PLOTS + plot] = float(stack[15 + number])


def see_family(row: memoryview[float], state: Agricola, seat: int, player: Player, at: int) -> None:
    """The people of a farm and the cards they hold, in the order of `OF_A_FAMILY`."""
    row[at] = float(player.people)
    row[at + 1] = float(player.newborn)
    row[at + 2] = float(max(0, player.to_place()))
    row[at + 3] = float(player.placed)
    row[at + 4] = float(player.guests)
    row[at + 5] = float(player.idle)
    row[at + 6] = float(player.begging)
    row[at + 7] = 1.0 if player.resting else 0.0
    row[at + 8] = float(food_needed(state, seat))
    row[at + 9] = float(fences_left(player))
    occupations = 0
    for name in player.hand:
        if FACTS[name].kind == OCCUPATION:
            occupations += 1
    row[at + 10] = float(occupations)
    row[at + 11] = float(len(player.hand) - occupations)


def see_decision(row: memoryview[float], step: Step[Any]) -> None:
    """What the seat is asked, and what it is about."""
    row[IN_DECISION + DECISION_AT[step.name]] = 1.0
    if isinstance(step, PlaceSecond):
        row[IN_ALLOWED + 6] = float(step.animals)
    elif isinstance(step, Ask):
        row[IN_CARD + CARD_AT[step.card]] = 1.0
    elif isinstance(step, Pay):
        if step.item in CARD_AT:
            row[IN_CARD + CARD_AT[step.item]] = 1.0
        elif step.item in ITEMS:
            row[IN_ITEM + ITEMS.index(step.item)] = 1.0
    elif isinstance(step, ChooseWay):
        row[IN_SPACE + SPACE_NUMBERS[step.space]] = 1.0
    elif isinstance(step, ChooseResources):
        row[IN_SPACE + step.space] = 1.0
        row[IN_NUMBER + 4] = float(step.number)
    elif isinstance(step, Improve):
        row[IN_ALLOWED] = float(step.majors)
        row[IN_ALLOWED + 1] = float(step.minors)
        row[IN_ALLOWED + 2] = float(step.optional)
    elif isinstance(step, PlayOccupation):
        row[IN_ALLOWED + 2] = float(step.optional)
        row[IN_NUMBER + 5] = float(step.food)
    elif isinstance(step, Build):
        row[IN_ALLOWED + 2] = float(step.optional)
        row[IN_NUMBER] = float(step.rooms)
        row[IN_NUMBER + 1] = float(step.stables)
    elif isinstance(step, FieldWork):
        row[IN_ALLOWED + 2] = float(step.started)
        row[IN_ALLOWED + 3] = float(step.sows)
        row[IN_ALLOWED + 4] = float(step.bakes)
        row[IN_NUMBER + 1] = float(step.stables)
        row[IN_NUMBER + 2] = float(step.ploughs)
        if step.source in SPACE_NUMBERS:
            row[IN_SPACE + SPACE_NUMBERS[step.source]] = 1.0
        elif step.source in CARD_AT:
            row[IN_CARD + CARD_AT[step.source]] = 1.0
    elif isinstance(step, Fence):
        row[IN_ALLOWED + 2] = float(step.optional)
        row[IN_NUMBER + 3] = float(step.free)
    elif isinstance(step, (Drop, Exchange)):
        row[IN_NUMBER + 4] = float(step.left)
    elif isinstance(step, House):
        row[IN_ALLOWED + 5] = float(step.cooking)
    elif isinstance(step, Owe):
        row[IN_NUMBER + 5] = float(step.food)
    elif isinstance(step, MakeFood):
        for good in range(GOODS):
            row[IN_COST + good] = float(step.cost[good])
    elif isinstance(step, Pot):
        for kind in range(3):
            row[IN_COST + ANIMALS[kind]] = float(step.animals[kind])
