"""The board and the score sheet, read from `board.json` and `sheet.json` into flat tables.

Both files are facts an owner of the game may replace; what does not hold together is refused with the place named.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from tilth.games.sonora.rules.physics import Ground

ANIMALS: Final = ["lizard", "fox", "owl", "rabbit"]
SECTIONS: Final = ["ruins", "canyon", "creek", "mud"]
"""A section belongs to the animal of the same number."""

RUINS: Final = 0
CANYON: Final = 1
CREEK: Final = 2
MUD: Final = 3

BONUSES: Final = ["reflick", "swap", "fox", "owl", "rabbit", "discovery"]
REFLICK: Final = 0
SWAP: Final = 1
FOX: Final = 2
OWL: Final = 3
RABBIT: Final = 4
DISCOVERY: Final = 5
NO_BONUS: Final = -1

HIGHEST_DISC: Final = 5

CACTI: Final = ["saguaro", "barrel", "prickly"]
COLUMN_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class Fault(ValueError):
    """A board or sheet file that does not hold together."""


def demand(holds: bool, place: str) -> None:
    if not holds:
        raise Fault(place)


class Board:
    """Measures in hundredths of a millimetre where they decide rules, so that every judgement is exact."""

    __slots__ = (
        "circle_animal",
        "circle_name",
        "circle_reach",
        "circle_x",
        "circle_y",
        "facts",
        "full_speed",
        "ground",
        "half",
        "hole",
        "leg",
        "radius",
        "tie",
        "zones",
    )

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts: dict[str, Any] = {key: value for key, value in facts.items() if key != "about"}
        motion = facts["motion"]
        self.half: int = hundredths(facts["side"]) // 2
        self.radius: int = hundredths(facts["disc_diameter"]) // 2
        self.leg: int = hundredths(facts["corner_leg"])
        self.tie: int = hundredths(facts["tie"])
        self.zones: list[int] = [ANIMALS.index(name) for name in facts["zones_clockwise_from_top_left"]]
        demand(sorted(self.zones) == [0, 1, 2, 3], "board.json: zones_clockwise_from_top_left")
        self.circle_animal: list[int] = [ANIMALS.index(circle["animal"]) for circle in facts["circles"]]
        self.circle_x: list[int] = [hundredths(circle["x"]) for circle in facts["circles"]]
        self.circle_y: list[int] = [hundredths(circle["y"]) for circle in facts["circles"]]
        self.circle_reach: int = self.radius + hundredths(facts["circle_diameter"]) // 2
        seen: list[int] = []
        self.circle_name: list[str] = []
        for animal in self.circle_animal:
            seen.append(animal)
            self.circle_name.append(f"{ANIMALS[animal]}{seen.count(animal)}")
        self.full_speed: float = float(motion["full_speed"])
        hole = (facts["hole_diameter"] - facts["disc_diameter"]) / 2.0
        demand(hole > 0, "board.json: hole_diameter")
        self.hole: int = hundredths(hole)
        demand(self.leg * 100 > 342 * self.radius, "board.json: corner_leg, a disc must fit")
        self.ground: Ground = Ground(
            facts["side"] / 2.0,
            facts["disc_diameter"] / 2.0,
            hole,
            float(facts["corner_leg"]),
            float(motion["deceleration"]),
            float(motion["disc_bounce"]),
            float(motion["rim_bounce"]),
            float(motion["jump_speed"]),
            float(motion["capture_speed"]),
        )


class Sheet:
    """The score sheet in flat tables; cells, nodes and buildings are numbers inside and names at the edge."""

    __slots__ = (
        "beyond",
        "bot_boxes",
        "bot_cells",
        "bot_ends",
        "bot_squares",
        "building_cells",
        "building_first",
        "building_first_bonus",
        "building_later",
        "buildings",
        "cactus_masks",
        "cactus_table",
        "canyon_bonus",
        "canyon_names",
        "canyon_start",
        "canyon_white",
        "canyon_width",
        "column_bonus",
        "column_boxes",
        "creek_bonus",
        "creek_children",
        "creek_names",
        "creek_parent",
        "creek_points",
        "discovery_icons",
        "discovery_rabbit",
        "facts",
        "fox_number",
        "highest_shape",
        "icons",
        "icons_at_start",
        "mud_cost",
        "mud_edge",
        "mud_near",
        "mud_nodes",
        "owl_length",
        "placement_around",
        "placement_index",
        "placement_mask",
        "placement_number",
        "placement_text",
        "placements_beside",
        "placements_on",
        "placements_upto",
        "rabbit_value",
        "triangle_bonus",
        "triangle_mask",
        "triangle_name",
        "triangle_points",
        "triangles_of",
    )

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts: dict[str, Any] = {key: value for key, value in facts.items() if key != "about"}
        self._read_ruins(facts["ruins"])
        self._read_canyon(facts["canyon"])
        self._read_creek(facts["creek"])
        self._read_mud(facts["mud"])
        self._read_bonuses(facts["bonuses"])

    def _read_ruins(self, ruins: dict[str, Any]) -> None:
        buildings = ruins["buildings"]
        self.buildings: list[str] = [str(building["name"]) for building in buildings]
        self.building_cells: list[int] = [int(building["cells"]) for building in buildings]
        self.building_first: list[int] = [int(building["first"]["vp"]) for building in buildings]
        self.building_first_bonus: list[int] = [bonus(building["first"].get("bonus")) for building in buildings]
        self.building_later: list[int] = [int(building["later"]["vp"]) for building in buildings]
        self.bot_cells: int = int(ruins["bot_cells"])

    def _read_canyon(self, canyon: dict[str, Any]) -> None:
        rows: list[str] = list(canyon["rows"])
        legend: dict[str, str] = canyon["legend"]
        width = len(rows[0])
        self.canyon_width: int = width
        demand(all(len(row) == width for row in rows), "sheet.json: canyon.rows of one length")
        self.canyon_names: list[str] = [
            f"{COLUMN_LETTERS[column]}{row + 1}" for row in range(len(rows)) for column in range(width)
        ]
        self.canyon_start: int = 0
        self.canyon_white: int = 0
        self.canyon_bonus: list[int] = []
        self.cactus_masks: list[int] = [0] * len(CACTI)
        for cell, sign in enumerate("".join(rows)):
            what = legend[sign]
            bit = 1 << cell
            if what == "start":
                self.canyon_start |= bit
            elif what != "rock":
                self.canyon_white |= bit
            if what in CACTI:
                self.cactus_masks[CACTI.index(what)] |= bit
            self.canyon_bonus.append(BONUSES.index(what) if what in BONUSES else NO_BONUS)
        demand(self.canyon_start > 0, "sheet.json: canyon.rows, a start")
        self.bot_squares: int = sum(1 << self.canyon_names.index(name) for name in canyon["bot_squares"])
        self.cactus_table: list[int] = [int(points) for points in canyon["table"]]
        self.beyond: int = int(canyon["beyond"])
        self._place_shapes(canyon["shapes"], len(rows), width)

    def _place_shapes(self, shapes: dict[str, Any], height: int, width: int) -> None:
        """Every way to lay every shape on white cells, turned and mirrored."""
        self.highest_shape: int = max(int(number) for number in shapes)
        self.placement_number: list[int] = []
        self.placement_mask: list[int] = []
        self.placement_around: list[int] = []
        self.placement_text: list[str] = []
        self.placement_index: dict[str, int] = {}
        self.placements_on: list[int] = [0] * (height * width)
        self.placements_beside: list[int] = [0] * (height * width)
        """The placements that cover a cell, and those that lie beside it, as bitmasks of placements."""
        for number in range(self.highest_shape, 0, -1):
            seen: set[int] = set()
            for shape in shapes.get(str(number), []):
                for turned in turnings([(int(row), int(column)) for row, column in shape]):
                    for row in range(height):
                        for column in range(width):
                            cells = [(row + r, column + c) for r, c in turned]
                            if all(r < height and c < width for r, c in cells):
                                self._lay(number, [r * width + c for r, c in cells], seen, height, width)
        self.placements_upto: list[int] = [
            sum(1 << placement for placement, own in enumerate(self.placement_number) if own <= number)
            for number in range(max(self.highest_shape, HIGHEST_DISC) + 1)
        ]
        """The placements of shapes with this number or a lower one, as bitmasks."""

    def _lay(self, number: int, cells: list[int], seen: set[int], height: int, width: int) -> None:
        mask = sum(1 << cell for cell in cells)
        if mask & self.canyon_white != mask or mask in seen:
            return
        seen.add(mask)
        text = f"{number} {' '.join(self.canyon_names[cell] for cell in sorted(cells))}"
        index = len(self.placement_text)
        self.placement_number.append(number)
        self.placement_mask.append(mask)
        self.placement_around.append(around(mask, height, width))
        self.placement_text.append(text)
        self.placement_index[text] = index
        for cell in cells:
            self.placements_on[cell] |= 1 << index
        for cell in bits(self.placement_around[index]):
            self.placements_beside[cell] |= 1 << index

    def _read_creek(self, creek: dict[str, Any]) -> None:
        self.creek_names: list[str] = [str(creek["start"])]
        self.creek_parent: list[int] = [-1]
        self.creek_points: list[int] = [0]
        self.creek_bonus: list[int] = [NO_BONUS]
        for branch in creek["branches"]:
            demand(branch["from"] in self.creek_names, f"sheet.json: creek branch {branch['name']}")
            parent = self.creek_names.index(branch["from"])
            for number, what in enumerate(branch["cells"], 1):
                self.creek_names.append(f"{branch['name']}{number}")
                self.creek_parent.append(parent)
                self.creek_points.append(what if isinstance(what, int) else 0)
                self.creek_bonus.append(NO_BONUS if isinstance(what, int) else bonus(what))
                parent = len(self.creek_names) - 1
        self.creek_children: list[list[int]] = [
            [child for child, parent in enumerate(self.creek_parent) if parent == cell]
            for cell in range(len(self.creek_names))
        ]
        self.bot_ends: list[int] = [self.creek_names.index(name) for name in creek["bot_starts"]]

    def _read_mud(self, mud: dict[str, Any]) -> None:
        nodes = mud["nodes"]
        self.mud_nodes: list[str] = [str(node["name"]) for node in nodes]
        demand(self.mud_nodes[0] == mud["start"], "sheet.json: mud.nodes, the start first")
        self.mud_cost: list[int] = [int(node["cost"]) for node in nodes]
        self.mud_edge: list[bool] = [bool(node["edge"]) for node in nodes]
        self.mud_near: list[int] = [0] * len(nodes)
        for line in mud["lines"]:
            one, other = (self.mud_nodes.index(name) for name in line.split("-"))
            self.mud_near[one] |= 1 << other
            self.mud_near[other] |= 1 << one
        triangles = mud["triangles"]
        self.triangle_name: list[str] = ["-".join(triangle["nodes"]) for triangle in triangles]
        self.triangle_mask: list[int] = [
            sum(1 << self.mud_nodes.index(name) for name in triangle["nodes"]) for triangle in triangles
        ]
        rewards = [triangle["reward"] for triangle in triangles]
        self.triangle_points: list[int] = [reward if isinstance(reward, int) else 0 for reward in rewards]
        self.triangle_bonus: list[int] = [NO_BONUS if isinstance(reward, int) else bonus(reward) for reward in rewards]
        self.triangles_of: list[list[int]] = [
            [number for number, mask in enumerate(self.triangle_mask) if mask >> node & 1] for node in range(len(nodes))
        ]
        self.column_boxes: list[int] = [int(column["boxes"]) for column in mud["columns"]]
        self.column_bonus: list[int] = [bonus(column["bonus"]) for column in mud["columns"]]
        self.bot_boxes: int = int(mud["bot_boxes"])

    def _read_bonuses(self, bonuses: dict[str, Any]) -> None:
        self.icons: list[int] = [int(bonuses["reflick"]["icons"]), int(bonuses["swap"]["icons"])]
        self.icons_at_start: list[int] = [int(bonuses["reflick"]["at_start"]), int(bonuses["swap"]["at_start"])]
        self.discovery_icons: list[int] = [int(bonuses["discovery"][name]) for name in ("fox", "owl", "rabbit")]
        self.rabbit_value: int = int(bonuses["rabbit"])
        self.discovery_rabbit: int = int(bonuses["discovery_rabbit"])
        self.fox_number: int = int(bonuses["fox"])
        self.owl_length: int = int(bonuses["owl"])


def hundredths(millimetres: float) -> int:
    return round(millimetres * 100)


def bonus(name: str | None) -> int:
    return NO_BONUS if name is None else BONUSES.index(name)


def turnings(shape: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """A shape in all its different turned and mirrored forms, each pushed to the top left."""
    found: list[list[tuple[int, int]]] = []
    form = shape
    for _ in range(2):
        for _ in range(4):
            form = [(column, -row) for row, column in form]
            top = min(row for row, _ in form)
            left = min(column for _, column in form)
            pushed = sorted((row - top, column - left) for row, column in form)
            if pushed not in found:
                found.append(pushed)
        form = [(row, -column) for row, column in form]
    return found


def bits(mask: int) -> list[int]:
    """The numbers in a bitmask, ascending; masks are long, and their text is searched faster than they are shifted."""
    text = bin(mask)[:1:-1]
    found = []
    number = text.find("1")
    while number >= 0:
        found.append(number)
        number = text.find("1", number + 1)
    return found


def around(mask: int, height: int, width: int) -> int:
    """The cells that share a side with a set of cells."""
    everything = (1 << height * width) - 1
    left = sum(1 << row * width for row in range(height))
    right = left << width - 1
    beside = (mask & ~right) << 1 | (mask & ~left) >> 1 | mask << width | mask >> width
    return beside & everything & ~mask


def read(name: str) -> dict[str, Any]:
    """One of the two files of facts."""
    facts: dict[str, Any] = json.loads(files("tilth.games.sonora").joinpath("data", name).read_text(encoding="utf-8"))
    return facts


BOARD: Final = Board(read("board.json"))
SHEET: Final = Sheet(read("sheet.json"))
