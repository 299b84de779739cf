"""Marks on the sheet: of all that may be written the best for what the sheet may become. What was thought about once is
remembered, since thoughts about what may come meet the same sheets again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tilth.games.sonora.bot.sensible import Canyon
from tilth.games.sonora.bot.sheet import (
    LENGTHWISE,
    LENGTHWISE_AT_LAST,
    REWARD,
    REWARD_AT_LAST,
    at,
    best_ends,
    bonus_worth,
    canyon_curve,
    closed,
    creek_curve,
    mud_curve,
    ruins_curve,
    ruins_missing,
    ruins_rewards,
)
from tilth.games.sonora.rules.canyon import Draw, bonuses_in, fitting, free_cells
from tilth.games.sonora.rules.creek import Path
from tilth.games.sonora.rules.data import FOX, SHEET, bits
from tilth.games.sonora.rules.mud import ADD_DISCOVERY, ADD_RABBIT, STOP, Mud
from tilth.games.sonora.rules.ruins import Cross
from tilth.games.sonora.rules.scoring import BLANK, CIRCLED, CROSSED, canyon_points
from tilth.games.sonora.rules.state import COLUMNS, CREEK_CELLS, SonoraState

SHAPES: Final = 8
"""How many shapes are looked at closely."""
A_ROUND: Final = [7.0, 6.0, 1.3, 7.0]
"""What a round may bring in each section: value, cells, paths, value."""


def later(state: SonoraState, section: int) -> float:
    """What the rounds that are left may bring in a section."""
    rounds: int = state.settings["rounds"] - state.round
    return A_ROUND[section] * rounds


def draw(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    assert isinstance(step, Draw)
    return shapes(state, seat, step.number)[0]


def shapes(state: SonoraState, seat: int, number: int) -> list[str]:
    """The shapes that are worth a thought, the best first."""
    drawn, free = state.drawn[seat], free_cells(state, seat)
    return [SHEET.placement_text[shape] for shape in best_shapes(drawn, free, number, later(state, 1))]


@lru_cache(maxsize=4096)
def best_shapes(drawn: int, free: int, number: int, hope: float) -> list[int]:
    """Those that bring most at once or come nearest to something, then by what is left to be had."""
    canyon = Canyon(drawn, free)
    found = [(canyon.worth(shape), shape) for shape in bits(fitting(drawn, free) & SHEET.placements_upto[number])]
    found.sort(key=worth_of, reverse=True)
    rated = [(shape_worth(drawn, free, shape, hope), shape) for _, shape in found[:SHAPES]]
    rated.sort(key=worth_of, reverse=True)
    return [shape for _, shape in rated]


def worth_of(row: tuple[float, int]) -> float:
    return row[0]


def shape_worth(drawn: int, free: int, shape: int, hope: float) -> float:
    mask = SHEET.placement_mask[shape]
    worth = float(canyon_points(drawn | mask)) + sum([bonus_worth(bonus, hope <= 0.0) for bonus in bonuses_in(mask)])
    return worth + at(canyon_curve(drawn | mask, free & ~mask, hope <= 0.0), hope + 2.0)


def path(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    assert isinstance(step, Path)
    marks = tuple(state.creek[seat * CREEK_CELLS : (seat + 1) * CREEK_CELLS])
    ends = tuple([SHEET.creek_names.index(option) for option in options])
    return SHEET.creek_names[best_end(marks, ends, later(state, 2))]


@lru_cache(maxsize=4096)
def best_end(marks: tuple[int, ...], ends: tuple[int, ...], hope: float) -> int:
    """Where a path ends best."""
    best, most = ends[0], -1.0
    for end in ends:
        creek = list(marks)
        creek[end] = CIRCLED
        cell = SHEET.creek_parent[end]
        while creek[cell] == BLANK:
            creek[cell] = CROSSED
            cell = SHEET.creek_parent[cell]
        worth = (LENGTHWISE if hope > 0.0 else LENGTHWISE_AT_LAST)[end]
        if hope > 0.0:
            worth += at(creek_curve(tuple(creek), False), hope)
        else:
            worth += 0.1 * max([one for one, _ in best_ends(creek, True)])
        if worth > most:
            best, most = end, worth
    return best


def mud(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Rabbits that must be used are added first; then nodes as long as they are better than columns."""
    assert isinstance(step, Mud)
    if ADD_RABBIT in options:
        return ADD_RABBIT
    if ADD_DISCOVERY in options and state.round >= state.settings["rounds"]:
        return ADD_DISCOVERY
    columns = tuple(state.columns[seat * COLUMNS : (seat + 1) * COLUMNS])
    node = best_node(state.nodes[seat], tuple(state.boxes), columns, step.points, later(state, 3))
    return STOP if node < 0 else SHEET.mud_nodes[node]


@lru_cache(maxsize=8192)
def best_node(nodes: int, boxes: tuple[int, ...], columns: tuple[int, ...], points: int, hope: float) -> int:
    """The node to cross next with so many points, -1 to stop and fill columns."""
    best, most = -1, columns_worth(columns, points, hope <= 0.0)
    most += at(mud_curve(nodes, boxes, columns, hope <= 0.0), hope)
    rewards = REWARD if hope > 0.0 else REWARD_AT_LAST
    for node in range(1, len(SHEET.mud_nodes)):
        cost = SHEET.mud_cost[node] + (boxes[node] if boxes else 0)
        if nodes >> node & 1 or not SHEET.mud_near[node] & nodes or cost > points:
            continue
        after = nodes | 1 << node
        worth = sum([rewards[triangle] for triangle in SHEET.triangles_of[node] if closed(after, triangle)])
        worth += at(mud_curve(after, boxes, columns, hope <= 0.0), hope + points - cost)
        if worth > most:
            best, most = node, worth
    return best


def columns_worth(columns: tuple[int, ...], points: int, last: bool) -> float:
    """What the boxes bring if nothing else is bought; flick bonuses come too late in the last round."""
    worth = 0.0
    for column in range(COLUMNS):
        missing = SHEET.column_boxes[column] - columns[column]
        bonus = SHEET.column_bonus[column]
        if 0 < missing <= points and not (last and bonus < FOX):
            worth += bonus_worth(bonus, last)
            points -= missing
    return worth if last else worth + 0.3 * points


def cross(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    assert isinstance(step, Cross)
    if options == ["nothing"]:
        return "nothing"
    missing, rewards = ruins_missing(state, seat), ruins_rewards(state, seat)
    building = best_building(missing, rewards, step.points, later(state, 0))
    return f"{SHEET.buildings[building]} {min(step.points, missing[building])}"


@lru_cache(maxsize=4096)
def best_building(missing: tuple[int, ...], rewards: tuple[float, ...], points: int, hope: float) -> int:
    """The building to go on with: one that is completed at once, or that is best for what is left."""
    best, most = -1, -1.0
    for building, cells in enumerate(missing):
        if cells:
            count = min(cells, points)
            left = (*missing[:building], cells - count, *missing[building + 1 :])
            worth = rewards[building] if count == cells else 0.0
            worth += at(ruins_curve(left, rewards, hope <= 0.0), hope + points - count)
            worth += 0.001 * rewards[building] / cells
            if worth > most:
                best, most = building, worth
    return best
