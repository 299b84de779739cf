"""The options of Sonora as numbers: every one of them has a name, flicks on a grid."""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Group
from tilth.games.sonora.encoding.flicks import DISC_NAMES, GRID_NAMES
from tilth.games.sonora.rules.data import BONUSES, FOX, HIGHEST_DISC, SECTIONS, SHEET
from tilth.games.sonora.rules.mud import ADD_DISCOVERY, ADD_RABBIT, DONE, STOP
from tilth.games.sonora.rules.notation import DISC_INDEX, DISC_NUMBER
from tilth.games.sonora.rules.recording import ALL_MUD, FINISH
from tilth.games.sonora.rules.scoring import BLANK, CROSSED
from tilth.games.sonora.rules.solo import COLOURS, lengthen, path_text

Table = dict[str, int]
"""The number of every option of a kind of decision, by its notation, in which discs are only numbers."""

NOTHING: Final = "nothing"
ANIMALS: Final = BONUSES[FOX : FOX + 3]
NUMBERS: Final = range(1, HIGHEST_DISC + 1)


def bot_paths() -> list[str]:
    """Every path that the bot may ever shade."""
    marks = [CROSSED] + [BLANK] * (len(SHEET.creek_names) - 1)
    found: list[list[int]] = []
    for cell in range(1, len(marks)):
        for length in NUMBERS:
            lengthen(marks, [cell], length, found)
    return [path_text(path) for path in found]


SAID: Final = [NOTHING, DONE, STOP, FINISH, "keep", "reflick"]
MARKED: Final = [
    *[f"{section} {number}" for section in ("canyon", "creek") for number in NUMBERS],
    ALL_MUD,
    *[f"{kind} {animal}" for kind in ("bonus", "discovery") for animal in ANIMALS],
]
GROUPS: Final = [
    Group("flick", [f"{disc} {aim}".strip() for disc in DISC_NAMES for aim in GRID_NAMES]),
    Group("say", SAID),
    Group("section", SECTIONS),
    Group("swap", [f"swap {one} {other}" for one in NUMBERS for other in range(one + 1, HIGHEST_DISC + 1)]),
    Group("colours", [f"own {own} bot {bot}" for own in COLOURS for bot in COLOURS if own != bot]),
    Group("mark", MARKED),
    Group("discover", [f"discover {animal}" for animal in ANIMALS]),
    Group(
        "cross",
        [
            f"{name} {count}"
            for name, cells in zip(SHEET.buildings, SHEET.building_cells, strict=True)
            for count in range(1, cells + 1)
        ],
    ),
    Group("draw", SHEET.placement_text),
    Group("path", SHEET.creek_names),
    Group("node", [*SHEET.mud_nodes, ADD_RABBIT, ADD_DISCOVERY]),
    Group(
        "boxes",
        [
            f"column {column + 1} {count}"
            for column, boxes in enumerate(SHEET.column_boxes)
            for count in range(1, boxes + 1)
        ],
    ),
    Group("bot path", bot_paths()),
    Group(
        "bot boxes",
        [
            f"{name} {count}"
            for name, edge in zip(SHEET.mud_nodes, SHEET.mud_edge, strict=True)
            if edge
            for count in range(1, SHEET.bot_boxes + 1)
        ],
    ),
]
"""`flick`: a disc (alone with its colour, a without a letter), degrees off the diagonal of the own corner, percent of
the strength. `section`: where a bullseye or a disc on a border counts. `swap`: two own discs by their numbers. `mark`:
what to mark next; `canyon` and `creek` are also which disc the bot uses. `draw`: a shape on the sheet, one's own or the
bot's."""


def _tables() -> dict[str, Table]:
    """By group: the number of each of its entries, and of everything that may be said instead."""
    start = 0
    starts: dict[str, int] = {}
    for group in GROUPS:
        starts[group.name] = start
        start += len(group.entries)
    said = {word: starts["say"] + at for at, word in enumerate(SAID)}
    return {
        group.name: {**said, **{entry: starts[group.name] + at for at, entry in enumerate(group.entries)}}
        for group in GROUPS
        if group.name != "flick"
    }


TABLES: Final = _tables()
DECIDED: Final = {
    "keep": "say",
    "bullseye": "section",
    "side": "section",
    "swap": "swap",
    "colours": "colours",
    "mark": "mark",
    "bot_pick": "mark",
    "discover": "discover",
    "cross": "cross",
    "draw": "draw",
    "bot_draw": "draw",
    "path": "path",
    "mud": "node",
    "boxes": "boxes",
    "bot_path": "bot path",
    "bot_mud": "bot boxes",
}
"""The group of each decision but the flick."""


def numbers(asked: str, options: list[str]) -> list[int]:
    """The numbers of the options of a decision that is no flick."""
    table = TABLES[DECIDED[asked]]
    if asked in ("bullseye", "side"):
        return [table[option.rpartition(" ")[2]] for option in options]
    if asked in ("swap", "mark", "bot_pick"):
        return [table[" ".join([_by_number(word) for word in option.split(" ")])] for option in options]
    return [table[option] for option in options]


def _by_number(word: str) -> str:
    """A disc by its number: whose it is goes without saying."""
    return str(DISC_NUMBER[DISC_INDEX[word]]) if word in DISC_INDEX else word
