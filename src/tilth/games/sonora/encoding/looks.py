"""What a seat sees of Sonora, in plain numbers."""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Block, starts
from tilth.games.sonora.encoding.sitting import DISC_NAMES, WHOSE, place_of, turned, zone
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.creek import Path
from tilth.games.sonora.rules.data import BOARD, BONUSES, FOX, SECTIONS, SHEET, bits
from tilth.games.sonora.rules.flicks import Bullseye, Flick, Keep
from tilth.games.sonora.rules.mud import Boxes, Mud
from tilth.games.sonora.rules.notation import DISC_INDEX
from tilth.games.sonora.rules.recording import Side
from tilth.games.sonora.rules.ruins import Cross
from tilth.games.sonora.rules.scoring import BLANK, CIRCLED, FIRST, NOT_BUILT, SHADED
from tilth.games.sonora.rules.solo import BotDraw, BotMud, BotPath
from tilth.games.sonora.rules.state import (
    BONUS_KINDS,
    BUILDINGS,
    COLUMNS,
    CREEK_CELLS,
    FIELD,
    PLACES,
    SOLO_COLOURS,
    SonoraState,
)
from tilth.games.sonora.rules.table import CORNERS, belongs

ASKED: Final = [
    "flick",
    "keep",
    "bullseye",
    "colours",
    "swap",
    "side",
    "bot_pick",
    "bot_draw",
    "bot_path",
    "bot_mud",
    "cross",
    "mark",
    "draw",
    "path",
    "mud",
    "boxes",
    "discover",
]
ASKED_AT: Final = {name: at for at, name in enumerate(ASKED)}
CANYON: Final = [cell for cell in range(len(SHEET.canyon_names)) if SHEET.canyon_white >> cell & 1]
CANYON_AT: Final = {cell: at for at, cell in enumerate(CANYON)}
CANYON_NAMES: Final = [SHEET.canyon_names[cell] for cell in CANYON]
CREEK_NAMES: Final = SHEET.creek_names
ANIMALS: Final = BONUSES[FOX : FOX + 3]
LEFT: Final = [*BONUSES, *[f"discovered {animal}" for animal in ANIMALS]]
MOST_POINTS: Final = 400.0
MOST_MARKS: Final = 30.0


def of_sheets(name: str, entries: list[str], high: float = 1.0) -> Block:
    """Numbers for each sheet, the own one first."""
    return Block(name, [f"{whose} {entry}" for whose in WHOSE for entry in entries], 0, high)


BLOCKS: Final = [
    Block("asked", ASKED),
    Block("disc asked", DISC_NAMES),
    Block("number asked", ["points, number or longest path", "shortest path"], 0, 200),
    Block("seats", ["1", "2", "3", "4"]),
    Block("options", ["no nudge"]),
    Block("round", ["round", "rounds left"], 0, 7),
    Block("next", WHOSE),
    Block("first", WHOSE),
    Block("corner", [f"{whose} {corner} clockwise" for whose in WHOSE for corner in range(CORNERS)]),
    Block("zone", [f"{corner} clockwise {section}" for corner in range(CORNERS) for section in SECTIONS]),
    Block("colours", [f"{whose} {colour}" for whose in ("own", "bot's") for colour in "abc"]),
    Block("disc", [f"{disc} {place}" for disc in DISC_NAMES for place in PLACES]),
    Block("lies", [f"{disc} {axis}" for disc in DISC_NAMES for axis in "xy"], -1, 1),
    Block("counts", [f"{disc} {section}" for disc in DISC_NAMES for section in SECTIONS], 0, 2),
    of_sheets("points", SECTIONS, MOST_POINTS),
    of_sheets("bonuses left", LEFT, MOST_MARKS),
    of_sheets("crossed", SHEET.buildings, MOST_MARKS),
    of_sheets("built first", SHEET.buildings),
    of_sheets("built later", SHEET.buildings),
    of_sheets("drawn", CANYON_NAMES),
    of_sheets("path", CREEK_NAMES),
    of_sheets("path ends", CREEK_NAMES),
    of_sheets("node", SHEET.mud_nodes),
    of_sheets("boxes", [str(column + 1) for column in range(COLUMNS)], MOST_MARKS),
    Block("bot's ruins", ["circled", "crossed"], 0, MOST_MARKS),
    Block("bot's canyon", CANYON_NAMES),
    Block("bot's creek", CREEK_NAMES),
    Block("bot's boxes", SHEET.mud_nodes, 0, SHEET.bot_boxes),
]
"""Places are measured from the middle of the board, half its side being 1, and turned so that the own corner is top
left. A disc counts for the sections its place or its bullseye gives it, twice on a circle."""
STARTS: Final[dict[str, int]] = starts([(block.name, len(block.entries)) for block in BLOCKS])
DISC_ASKED: Final = STARTS["disc asked"]
NUMBER: Final = STARTS["number asked"]
SEATS: Final = STARTS["seats"]
NO_NUDGE: Final = STARTS["options"]
ROUND: Final = STARTS["round"]
NEXT: Final = STARTS["next"]
BEGINS: Final = STARTS["first"]
CORNER: Final = STARTS["corner"]
ZONE: Final = STARTS["zone"]
COLOURS: Final = STARTS["colours"]
DISC: Final = STARTS["disc"]
LIES: Final = STARTS["lies"]
COUNTS: Final = STARTS["counts"]
POINTS: Final = STARTS["points"]
BONUSES_LEFT: Final = STARTS["bonuses left"]
CROSSED: Final = STARTS["crossed"]
BUILT_FIRST: Final = STARTS["built first"]
BUILT_LATER: Final = STARTS["built later"]
DRAWN: Final = STARTS["drawn"]
PATH: Final = STARTS["path"]
PATH_ENDS: Final = STARTS["path ends"]
NODE: Final = STARTS["node"]
BOXES: Final = STARTS["boxes"]
BOT_RUINS: Final = STARTS["bot's ruins"]
BOT_CANYON: Final = STARTS["bot's canyon"]
BOT_CREEK: Final = STARTS["bot's creek"]
BOT_BOXES: Final = STARTS["bot's boxes"]


def look(state: SonoraState, seat: int, row: memoryview[float]) -> None:
    """The numbers of all blocks."""
    _asked(state, seat, row)
    _table(state, seat, row)
    corner = state.corner(seat)
    for disc in range(len(state.place)):
        _disc(state, disc, place_of(state, seat, disc), corner, row)
    for player, parts in enumerate(state.scores()):
        place = (player - seat) % state.seats
        at = POINTS + place * len(SECTIONS)
        for section in range(len(SECTIONS)):
            row[at + section] = float(parts[SECTIONS[section]])
        _sheet(state, player, place, row)
    if state.seats == 1:
        _bot(state, row)


def _asked(state: SonoraState, seat: int, row: memoryview[float]) -> None:
    step = state.deciding(seat)
    if step is None:
        return
    row[ASKED_AT[step.name]] = 1.0
    disc = ""
    if isinstance(step, (Flick, Keep, Bullseye, Side, BotDraw, BotPath)):
        disc = step.disc
    elif isinstance(step, (Cross, Mud, Boxes, BotMud)):
        row[NUMBER] = float(step.points)
    elif isinstance(step, Draw):
        row[NUMBER] = float(step.number)
    elif isinstance(step, Path):
        row[NUMBER] = float(step.most)
        row[NUMBER + 1] = float(step.least)
    if disc:
        row[DISC_ASKED + place_of(state, seat, DISC_INDEX[disc])] = 1.0


def _table(state: SonoraState, seat: int, row: memoryview[float]) -> None:
    seats = state.seats
    row[SEATS + seats - 1] = 1.0
    row[NO_NUDGE] = float(state.settings["no_nudge"])
    row[ROUND] = float(state.round)
    row[ROUND + 1] = float(state.settings["rounds"] - state.round)
    for acting in state.acting:
        row[NEXT + (acting - seat) % seats] = 1.0
    row[BEGINS + (state.first - seat) % seats] = 1.0
    corner = state.corner(seat)
    for player in range(seats):
        row[CORNER + (player - seat) % seats * CORNERS + (state.corner(player) - corner) % CORNERS] = 1.0
    for other in range(CORNERS):
        row[ZONE + other * len(SECTIONS) + zone(corner, other)] = 1.0
    if state.own_colour >= 0:
        row[COLOURS + state.own_colour] = 1.0
        row[COLOURS + SOLO_COLOURS + state.bot_colour] = 1.0


def _disc(state: SonoraState, disc: int, place: int, corner: int, row: memoryview[float]) -> None:
    where = state.place[disc]
    row[DISC + place * len(PLACES) + where] = 1.0
    section = state.section[disc]
    at = COUNTS + place * len(SECTIONS)
    if where == FIELD:
        x, y = turned(corner, state.x[disc], state.y[disc])
        row[LIES + place * 2] = x / BOARD.half
        row[LIES + place * 2 + 1] = y / BOARD.half
        if section < 0:
            for found, times in belongs(state.x[disc], state.y[disc]):
                row[at + found] = float(times)
            return
    if section >= 0:
        row[at + section] = float(state.times[disc])


def _sheet(state: SonoraState, player: int, place: int, row: memoryview[float]) -> None:
    at = BONUSES_LEFT + place * len(LEFT)
    for bonus in range(BONUS_KINDS):
        row[at + bonus] = float(state.left(player, bonus))
    for animal in range(len(ANIMALS)):
        row[at + BONUS_KINDS + animal] = float(state.discoveries_left(player, animal))
    own, at = player * BUILDINGS, place * BUILDINGS
    for building in range(BUILDINGS):
        row[CROSSED + at + building] = float(state.crossed[own + building])
        reward = state.rewards[own + building]
        if reward == FIRST:
            row[BUILT_FIRST + at + building] = 1.0
        elif reward != NOT_BUILT:
            row[BUILT_LATER + at + building] = 1.0
    at = DRAWN + place * len(CANYON)
    for cell in bits(state.drawn[player] & SHEET.canyon_white):
        row[at + CANYON_AT[cell]] = 1.0
    own, at = player * CREEK_CELLS, place * CREEK_CELLS
    for cell in range(CREEK_CELLS):
        mark = state.creek[own + cell]
        if mark != BLANK and mark != SHADED:
            row[PATH + at + cell] = 1.0
            if mark == CIRCLED:
                row[PATH_ENDS + at + cell] = 1.0
    at = NODE + place * len(SHEET.mud_nodes)
    for node in bits(state.nodes[player]):
        row[at + node] = 1.0
    own, at = player * COLUMNS, BOXES + place * COLUMNS
    for column in range(COLUMNS):
        row[at + column] = float(state.columns[own + column])


def _bot(state: SonoraState, row: memoryview[float]) -> None:
    row[BOT_RUINS] = float(state.bot_circled)
    row[BOT_RUINS + 1] = float(state.bot_crossed)
    for placement in state.bot_shapes:
        for cell in bits(SHEET.placement_mask[placement]):
            row[BOT_CANYON + CANYON_AT[cell]] = 1.0
    for cell in range(CREEK_CELLS):
        if state.creek[cell] == SHADED:
            row[BOT_CREEK + cell] = 1.0
    for node, boxes in enumerate(state.boxes):
        row[BOT_BOXES + node] = float(boxes)
