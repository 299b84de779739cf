"""What a seat sees of a game of Earth, as a row of numbers.

Seats are counted from whoever looks, then clockwise; Gaia counts as the seat after the last one. A card has a number of
its own, 1 to 283, and 0 is no card.
"""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Block, starts
from tilth.core.steps import Step
from tilth.games.earth.encoding.actions import CLIMATE_SLUGS, EVENT_CARDS, ISLAND_SLUGS, SIDES
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.actions import ACTIONS, ChooseAction, Follow
from tilth.games.earth.rules.activation import Activate, Copy, Order
from tilth.games.earth.rules.anytime import LastChance, TakeCompost
from tilth.games.earth.rules.board import CLIMATE, ISLAND, NAMES, PLACES
from tilth.games.earth.rules.data import (
    DECK,
    ECOSYSTEM_SLUG,
    FAUNA_SLUG,
    FIRST_CLIMATE,
    FIRST_ISLAND,
    GAIA_SLUG,
    GOAL,
    SLUG,
)
from tilth.games.earth.rules.gaia import LEVELS, GaiaLeaf, gaia_score
from tilth.games.earth.rules.pieces import CompostHand, Lift, Place, TakePart
from tilth.games.earth.rules.planting import Keep, PayInstead, Plant, PlantAt, Replace
from tilth.games.earth.rules.scoring import CATEGORIES, count, score
from tilth.games.earth.rules.setup import KINDS, ChooseSide
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.table import Gaia, Pool
from tilth.games.earth.rules.teams import TakeShared, team_of

SEATS: Final = 5
MANY: Final = 999.0
"""More of anything than a game can bring."""
CARDS: Final = len(DECK)
GOALS: Final = 4
SETUPS: Final = ("simple", "standard", "advanced")
PLAYERS: Final[list[str]] = [f"seat {seat}" for seat in range(SEATS)]
WITH_GAIA: Final[list[str]] = [*PLAYERS, "Gaia"]
SLUGS: Final[list[str]] = [SLUG[card] for card in DECK]
SIDE_NAMES: Final[list[str]] = (
    [f"island {slug}" for slug in ISLAND_SLUGS]
    + [f"climate {slug}" for slug in CLIMATE_SLUGS]
    + [f"ecosystem {slug}" for slug in ECOSYSTEM_SLUG]
)
DECISIONS: Final[list[str]] = [
    kind.name
    for kind in (
        Activate,
        ChooseAction,
        ChooseSide,
        CompostHand,
        Copy,
        Follow,
        GaiaLeaf,
        Keep,
        LastChance,
        Lift,
        Order,
        PayInstead,
        Place,
        Plant,
        PlantAt,
        Replace,
        TakeCompost,
        TakePart,
        TakeShared,
    )
]
OF_A_BOARD: Final = ["soil", "hand", "drawn", "compost", "events", "cards", "sprouts", "growth", "planted now"]
OF_GAIA: Final = ["deck", "run", "sprouts", "growth", "soil", "compost", "cards", "skips"]
OF_A_POOL: Final = ["soil", "sprouts", "growth", "compost", "cards"]


def _goals(names: list[str]) -> list[str]:
    return [f"goal {goal + 1} {name}" for goal in range(GOALS) for name in names]


def _of_a_seat(seat: int) -> list[Block]:
    """What everybody sees of a player."""
    return [
        Block(f"sides of seat {seat}", SIDE_NAMES),
        Block(f"island of seat {seat}", SLUGS),
        Block(f"card at place of seat {seat}", NAMES[:PLACES], 0, CARDS),
        Block(f"sprouts at place of seat {seat}", NAMES[:PLACES], 0, MANY),
        Block(f"growth at place of seat {seat}", NAMES[:PLACES], 0, MANY),
        Block(f"events of seat {seat}", [SLUG[card] for card in EVENT_CARDS]),
        Block(f"goals of seat {seat}", _goals(["met"])),
        Block(f"count for goals of seat {seat}", _goals(["count"]), 0, MANY),
        Block(f"board of seat {seat}", OF_A_BOARD, 0, MANY),
        Block(f"careful of seat {seat}", ["careful"]),
        Block(f"points of seat {seat}", list(CATEGORIES), -MANY, MANY),
    ]


BLOCKS: Final[list[Block]] = [
    Block("seats", [str(seats) for seats in range(1, SEATS + 1)]),
    Block("setup", list(SETUPS)),
    Block("options", ["hidden_planting", "teams", "compost_from_discard"]),
    Block("level of Gaia", list(LEVELS)),
    Block("first player", PLAYERS),
    Block("active", WITH_GAIA),
    Block("action", ACTIONS),
    Block("asked now", PLAYERS),
    Block("full island first", WITH_GAIA),
    Block("table", ["round", "deck", "discard"], 0, MANY),
    Block("goals", _goals(FAUNA_SLUG)),
    Block("leaves", _goals(WITH_GAIA), 0, SEATS + 1),
    Block("ecosystems", ECOSYSTEM_SLUG),
    Block("decision", DECISIONS),
    Block("decision about card", SLUGS),
    Block("decision about place", NAMES),
    Block("decision about thing", [*L.RESOURCES, *KINDS, "exactly", "one on each"]),
    Block("decision about number", ["number"], 0, MANY),
    Block("hand", SLUGS),
    Block("offered", SIDE_NAMES),
    Block("team card", SLUGS),
    Block("team", [f"{whose} {what}" for whose in ("own", "other") for what in OF_A_POOL], 0, MANY),
    Block("card of Gaia", GAIA_SLUG),
    Block("Gaia", OF_GAIA, 0, MANY),
    Block("points of Gaia", ["base", "compost", "sprouts", "growth", "fauna"], -MANY, MANY),
    *[block for seat in range(SEATS) for block in _of_a_seat(seat)],
]
STARTS: Final[dict[str, int]] = starts([(block.name, len(block.entries)) for block in BLOCKS])

IN_SEATS: Final = STARTS["seats"] - 1
IN_SETUP: Final = STARTS["setup"]
IN_OPTIONS: Final = STARTS["options"]
IN_LEVEL: Final = STARTS["level of Gaia"]
IN_FIRST: Final = STARTS["first player"]
IN_ACTIVE: Final = STARTS["active"]
IN_ACTION: Final = STARTS["action"]
IN_ASKED: Final = STARTS["asked now"]
IN_COMPLETED: Final = STARTS["full island first"]
IN_TABLE: Final = STARTS["table"]
IN_GOALS: Final = STARTS["goals"]
IN_LEAVES: Final = STARTS["leaves"]
IN_ECOSYSTEMS: Final = STARTS["ecosystems"]
IN_DECISION: Final = STARTS["decision"]
IN_CARD: Final = STARTS["decision about card"] - 1
IN_PLACE: Final = STARTS["decision about place"]
IN_THING: Final = STARTS["decision about thing"]
IN_KIND: Final = IN_THING + len(L.RESOURCES)
IN_EXACTLY: Final = IN_KIND + len(KINDS)
IN_NUMBER: Final = STARTS["decision about number"]
IN_HAND: Final = STARTS["hand"] - 1
IN_OFFERED: Final = STARTS["offered"]
IN_TEAM_CARD: Final = STARTS["team card"] - 1
IN_TEAM: Final = STARTS["team"]
IN_GAIA_CARD: Final = STARTS["card of Gaia"]
IN_GAIA: Final = STARTS["Gaia"]
IN_GAIA_POINTS: Final = STARTS["points of Gaia"]
OF_SEAT: Final = STARTS["sides of seat 0"]
EACH_SEAT: Final = STARTS["sides of seat 1"] - OF_SEAT
IN_SIDES: Final = 0
IN_ISLAND: Final = STARTS["island of seat 0"] - OF_SEAT - 1
IN_CARDS: Final = STARTS["card at place of seat 0"] - OF_SEAT
IN_SPROUTS: Final = STARTS["sprouts at place of seat 0"] - OF_SEAT
IN_GROWTH: Final = STARTS["growth at place of seat 0"] - OF_SEAT
IN_EVENTS: Final = STARTS["events of seat 0"] - OF_SEAT
IN_MET: Final = STARTS["goals of seat 0"] - OF_SEAT
IN_COUNTS: Final = STARTS["count for goals of seat 0"] - OF_SEAT
IN_BOARD: Final = STARTS["board of seat 0"] - OF_SEAT
IN_CAREFUL: Final = STARTS["careful of seat 0"] - OF_SEAT
IN_POINTS: Final = STARTS["points of seat 0"] - OF_SEAT
"""Where each block begins, or the place before it where its things are counted from 1; in a seat, from where the seat
begins."""

LEVEL_AT: Final[dict[str, int]] = {level: at for at, level in enumerate(LEVELS)}
SETUP_AT: Final[dict[str, int]] = {setup: at for at, setup in enumerate(SETUPS)}
DECISION_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(DECISIONS)}
EVENT_AT: Final[dict[int, int]] = {card: at for at, card in enumerate(EVENT_CARDS)}
BY_KIND: Final = (IN_OFFERED - FIRST_ISLAND, IN_OFFERED + SIDES - FIRST_CLIMATE, IN_OFFERED + 2 * SIDES)
"""Where an offered side stands, less its number: an island's, a climate's, an ecosystem's."""


def look(state: EarthState, seat: int, row: memoryview[float]) -> None:
    """The numbers that `BLOCKS` names, of a position in which others have chosen nothing in secret."""
    see_options(row, state)
    see_table(row, state, seat)
    if state.gaia is not None:
        see_gaia(row, state, state.gaia)
    if state.team:
        see_pools(row, state, seat)
    for at in range(state.seats):
        see_player(row, state, (seat + at) % state.seats, OF_SEAT + at * EACH_SEAT, at == 0)
    for card in state.hands[seat]:
        row[IN_HAND + card] = 1.0
    for kind, sides in enumerate(state.offers[seat]):
        for side in sides:
            row[BY_KIND[kind] + side] = 1.0
    for card in state.drawn[seat]:
        row[IN_CARD + card] = 1.0
    step = state.deciding(seat)
    if step is not None:
        see_decision(row, state, seat, step)


def see_options(row: memoryview[float], state: EarthState) -> None:
    settings = state.settings
    row[IN_SEATS + state.seats] = 1.0
    row[IN_SETUP + SETUP_AT[settings["setup"]]] = 1.0
    if state.hidden:
        row[IN_OPTIONS] = 1.0
    if state.team:
        row[IN_OPTIONS + 1] = 1.0
    if settings["compost_from_discard"]:
        row[IN_OPTIONS + 2] = 1.0


def see_table(row: memoryview[float], state: EarthState, seat: int) -> None:
    """What lies in the middle, and whose turn it is."""
    seats = state.seats
    row[IN_FIRST + (state.first - seat) % seats] = 1.0
    if state.round:
        row[IN_ACTIVE + (SEATS if state.active < 0 else (state.active - seat) % seats)] = 1.0
    if state.action >= 0:
        row[IN_ACTION + state.action] = 1.0
    if state.completed >= 0:
        row[IN_COMPLETED + (SEATS if state.completed == seats else (state.completed - seat) % seats)] = 1.0
    for other in state.acting:
        row[IN_ASKED + (other - seat) % seats] = 1.0
    deck = len(state.deck)
    discard = len(state.discard)
    for lane in state.lanes:
        deck += len(lane)
    for dropped in state.dropped:
        discard += len(dropped)
    row[IN_TABLE] = float(state.round)
    row[IN_TABLE + 1] = float(deck)
    row[IN_TABLE + 2] = float(discard)
    for place, goal in enumerate(state.fauna):
        row[IN_GOALS + place * len(FAUNA_SLUG) + goal] = 1.0
        leaves = IN_LEAVES + place * (SEATS + 1)
        rank = 0.0
        for other in state.leaves[place]:
            rank += 1.0
            row[leaves + (SEATS if other == seats else (other - seat) % seats)] = rank
    for card in state.ecosystems:
        row[IN_ECOSYSTEMS + card] = 1.0


def see_gaia(row: memoryview[float], state: EarthState, gaia: Gaia) -> None:
    row[IN_LEVEL + LEVEL_AT[state.settings["gaia"]]] = 1.0
    if gaia.card >= 0:
        row[IN_GAIA_CARD + gaia.card] = 1.0
    row[IN_GAIA] = float(len(gaia.deck))
    row[IN_GAIA + 1] = float(gaia.run)
    row[IN_GAIA + 2] = float(gaia.sprouts)
    row[IN_GAIA + 3] = float(gaia.growth)
    row[IN_GAIA + 4] = float(gaia.soil)
    row[IN_GAIA + 5] = float(len(gaia.compost))
    row[IN_GAIA + 6] = float(len(gaia.pile))
    row[IN_GAIA + 7] = 1.0 if gaia.skips else 0.0
    at = IN_GAIA_POINTS
    for number in gaia_score(state).values():
        row[at] = float(number)
        at += 1


def see_pools(row: memoryview[float], state: EarthState, seat: int) -> None:
    own = team_of(seat)
    see_pool(row, state.pools[own], IN_TEAM)
    see_pool(row, state.pools[1 - own], IN_TEAM + len(OF_A_POOL))
    for card in state.pools[own].cards:
        row[IN_TEAM_CARD + card] = 1.0


def see_pool(row: memoryview[float], pool: Pool, at: int) -> None:
    row[at] = float(pool.soil)
    row[at + 1] = float(pool.sprouts)
    row[at + 2] = float(pool.growth)
    row[at + 3] = float(len(pool.compost))
    row[at + 4] = float(len(pool.cards))


def see_player(row: memoryview[float], state: EarthState, seat: int, at: int, own: bool) -> None:
    """The island and the board of a player, written from a place on."""
    field = state.field[seat]
    if own or not state.is_choosing_sides(seat):
        if field[ISLAND]:
            row[at + IN_SIDES + field[ISLAND] - FIRST_ISLAND] = 1.0
        if field[CLIMATE]:
            row[at + IN_SIDES + SIDES + field[CLIMATE] - FIRST_CLIMATE] = 1.0
        if state.ecosystem[seat] >= 0:
            row[at + IN_SIDES + 2 * SIDES + state.ecosystem[seat]] = 1.0
    sprouts = state.sprouts[seat]
    growth = state.growth[seat]
    all_sprouts = 0
    all_growth = 0
    for cell in state.spots[seat]:
        card = field[cell]
        row[at + IN_ISLAND + card] = 1.0
        row[at + IN_CARDS + cell] = float(card)
        number = sprouts[cell]
        if number:
            row[at + IN_SPROUTS + cell] = float(number)
            all_sprouts += number
        number = growth[cell]
        if number:
            row[at + IN_GROWTH + cell] = float(number)
            all_growth += number
    for card in state.played[seat]:
        row[at + IN_EVENTS + EVENT_AT[card]] = 1.0
    board = at + IN_BOARD
    row[board] = float(state.soil[seat])
    row[board + 1] = float(len(state.hands[seat]))
    row[board + 2] = float(len(state.drawn[seat]))
    row[board + 3] = float(len(state.compost[seat]))
    row[board + 4] = float(len(state.played[seat]))
    row[board + 5] = float(len(state.spots[seat]))
    row[board + 6] = float(all_sprouts)
    row[board + 7] = float(all_growth)
    row[board + 8] = float(len(state.planted[seat]))
    if state.careful[seat]:
        row[at + IN_CAREFUL] = 1.0
    if not state.round:
        return
    reached = state.reached[seat]
    for place, goal in enumerate(state.fauna):
        if reached >> place & 1:
            row[at + IN_MET + place] = 1.0
        row[at + IN_COUNTS + place] = float(count(state, seat, GOAL[goal], -1))
    points = at + IN_POINTS
    for number in score(state, seat).values():
        row[points] = float(number)
        points += 1


def see_decision(row: memoryview[float], state: EarthState, seat: int, step: Step[EarthState]) -> None:
    """What the seat is asked, and what it is about."""
    row[IN_DECISION + DECISION_AT[step.name]] = 1.0
    if isinstance(step, (Activate, Copy, Replace)):
        row[IN_PLACE + step.cell] = 1.0
    elif isinstance(step, Place):
        row[IN_THING + step.piece] = 1.0
        row[IN_NUMBER] = float(step.number)
        for cell in step.places:
            row[IN_PLACE + cell] = 1.0
        if step.each:
            row[IN_EXACTLY + 1] = 1.0
    elif isinstance(step, Lift):
        row[IN_THING + step.piece] = 1.0
        row[IN_NUMBER] = float(step.number)
    elif isinstance(step, Plant):
        row[IN_NUMBER] = float(step.left)
    elif isinstance(step, PlantAt):
        row[IN_CARD + step.card] = 1.0
    elif isinstance(step, CompostHand):
        row[IN_NUMBER] = float(step.number)
        if step.exact:
            row[IN_EXACTLY] = 1.0
    elif isinstance(step, TakePart):
        row[IN_THING + step.resource] = 1.0
        row[IN_NUMBER] = float(step.number)
    elif isinstance(step, PayInstead):
        row[IN_CARD + step.card] = 1.0
        row[IN_NUMBER] = float(step.price)
    elif isinstance(step, TakeCompost):
        for card in state.compost[seat][-step.number :]:
            row[IN_CARD + card] = 1.0
    elif isinstance(step, ChooseSide):
        row[IN_KIND + step.kind] = 1.0
