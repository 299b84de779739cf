"""Why a disc, a bonus or a part of the notebook cannot be chosen now, for the seat that decides."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.bonuses import Discover
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.creek import Path, path_lengths
from tilth.games.sonora.rules.data import BONUSES, CANYON, CREEK, FOX, MUD, OWL, RABBIT, RUINS, SECTIONS, SHEET
from tilth.games.sonora.rules.flicks import Flick, Keep
from tilth.games.sonora.rules.mud import Boxes, Mud, node_cost
from tilth.games.sonora.rules.notation import DISC_NAMES
from tilth.games.sonora.rules.recording import Mark, Swap
from tilth.games.sonora.rules.ruins import Cross
from tilth.games.sonora.rules.scoring import BLANK, SHADED
from tilth.games.sonora.rules.state import BUILDINGS, COLUMNS, CREEK_CELLS, FIELD, SonoraState

MARKED_IN: Final[dict[int, tuple[str, ...]]] = {
    RUINS: ("building", "brick"),
    CANYON: ("cell",),
    CREEK: ("bend",),
    MUD: ("node", "triangle", "column"),
}
"""The kinds of things that are marked in each section."""
Reasons = dict[str, Label]


def why_not(state: SonoraState, seat: int) -> Reasons:
    step = state.deciding(seat)
    if step is None:
        return {}
    if isinstance(step, (Flick, Keep, Swap)):
        marks = [*(kind for kinds in MARKED_IN.values() for kind in kinds), "section", "bonus", "discovery"]
        waits: Label = ("not-before-swapping" if isinstance(step, Swap) else "not-before-marking", {})
        found: Reasons = {f"{kind}:*": waits for kind in marks}
        if isinstance(step, Swap):
            found["bonus:reflick"] = ("not-after-the-flicks", {})
            found["bonus:swap"] = ("not-without-two-discs", {})
            found.update(_swapping(state, step))
        else:
            found["bonus:reflick"] = ("not-before-a-flick", {})
            found["bonus:swap"] = ("not-before-swaps", {})
    else:
        found = _marking(state, seat, step)
    touched = {thing for option in step.options(state) for thing in step.touches(state, option)}
    return {thing: why for thing, why in found.items() if thing not in touched}


def _swapping(state: SonoraState, step: Swap) -> Reasons:
    own = list(state.colour_of(step.seat))
    return {
        f"disc:{DISC_NAMES[disc]}": ("not-your-disc" if disc not in own else "not-on-the-board", {})
        for disc in range(len(state.place))
        if disc not in own or state.place[disc] != FIELD
    }


def _marking(state: SonoraState, seat: int, step: Step[Any]) -> Reasons:
    found: Reasons = {"bonus:reflick": ("not-while-marking", {}), "bonus:swap": ("not-while-marking", {})}
    if isinstance(step, Mark):
        found.update({f"{kind}:*": ("not-before-a-disc", {}) for kinds in MARKED_IN.values() for kind in kinds})
        found.update({f"building:{name}": ("not-ruins-again", {}) for name in SHEET.buildings})
        found["section:ruins"] = ("not-ruins-again", {})
        found.update(_what_waits(state, seat))
        return found
    if isinstance(step, Cross):
        return found | _others(RUINS) | _ruins(state, step)
    if isinstance(step, Draw):
        return found | _others(CANYON) | _canyon(state, step)
    if isinstance(step, Path):
        return found | _others(CREEK) | _creek(state, step)
    if isinstance(step, Mud):
        return found | _others(MUD) | _mud(state, step) | {"column:*": ("not-before-nodes", {})}
    if isinstance(step, Boxes):
        return found | _others(MUD) | _columns(state, step) | {"node:*": ("not-after-nodes", {})}
    if isinstance(step, Discover):
        return found | {f"discovery:{name}": ("not-left-to-discover", {}) for name in BONUSES[FOX : RABBIT + 1]}
    return {}


def _others(section: int) -> Reasons:
    """While one section is marked, the others wait."""
    now: Label = ("not-this-section", {"section": f"section:{SECTIONS[section]}"})
    found: Reasons = {}
    for other, kinds in MARKED_IN.items():
        if other != section:
            found[f"section:{SECTIONS[other]}"] = now
            found.update({f"{kind}:*": now for kind in kinds})
    return found


def _what_waits(state: SonoraState, seat: int) -> Reasons:
    """Why a section, its discs or an animal cannot be marked with."""
    found: Reasons = {}
    for section in (CANYON, CREEK, MUD):
        discs = state.counted(seat, section)
        found[f"section:{SECTIONS[section]}"] = ("not-with-these-discs" if discs else "not-without-discs", {})
        found.update({f"disc:{DISC_NAMES[disc]}": ("not-with-these-discs", {}) for disc in discs})
    mud = state.counted(seat, MUD)
    for animal, kind in ((FOX, "shape"), (OWL, "path"), (RABBIT, "mud")):
        name = BONUSES[animal]
        for thing, left in (
            (f"bonus:{name}", state.left(seat, animal)),
            (f"discovery:{name}", state.discoveries_left(seat, animal - FOX)),
        ):
            if left <= 0:
                found[thing] = ("not-had", {})
            elif animal == RABBIT and mud:
                found[thing] = ("not-before-the-mud", {})
            else:
                found[thing] = (f"not-room-for-{kind}", {})
    return found


def _ruins(state: SonoraState, step: Cross) -> Reasons:
    found: Reasons = {}
    for building, name in enumerate(SHEET.buildings):
        if state.crossed[step.seat * BUILDINGS + building] >= SHEET.building_cells[building]:
            found[f"building:{name}"] = ("not-complete-twice", {})
    return found


def _canyon(state: SonoraState, step: Draw) -> Reasons:
    drawn = state.drawn[step.seat]
    return {
        f"cell:{name}": ("not-drawn-twice", {}) if drawn >> cell & 1 else ("not-side-by-side", {"number": step.number})
        for cell, name in enumerate(SHEET.canyon_names)
    }


def _creek(state: SonoraState, step: Path) -> Reasons:
    lengths = path_lengths(state, step.seat)
    found: Reasons = {}
    for cell, name in enumerate(SHEET.creek_names):
        mark = state.creek[step.seat * CREEK_CELLS + cell]
        if mark == SHADED:
            found[f"bend:{name}"] = ("not-where-the-bot-is", {})
        elif mark != BLANK:
            found[f"bend:{name}"] = ("not-marked-twice", {})
        elif lengths[cell]:
            found[f"bend:{name}"] = ("not-so-long", {"length": lengths[cell], "most": step.most})
        else:
            found[f"bend:{name}"] = ("not-past-the-bot", {})
    return found


def _mud(state: SonoraState, step: Mud) -> Reasons:
    crossed = state.nodes[step.seat]
    found: Reasons = {}
    for node, name in enumerate(SHEET.mud_nodes):
        if crossed >> node & 1:
            found[f"node:{name}"] = ("not-marked-twice", {})
        elif not SHEET.mud_near[node] & crossed:
            found[f"node:{name}"] = ("not-joined", {})
        else:
            found[f"node:{name}"] = ("not-enough-points", {"cost": node_cost(state, node), "points": step.points})
    return found


def _columns(state: SonoraState, step: Boxes) -> Reasons:
    return {
        f"column:{column + 1}": ("not-complete-twice", {})
        for column in range(COLUMNS)
        if state.columns[step.seat * COLUMNS + column] >= SHEET.column_boxes[column]
    }
