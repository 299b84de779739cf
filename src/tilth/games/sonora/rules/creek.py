"""The creek: paths that branch off from what is marked; the cell at the end counts."""

from __future__ import annotations

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.bonuses import win
from tilth.games.sonora.rules.data import BONUSES, NO_BONUS, SHEET
from tilth.games.sonora.rules.scoring import BLANK, CIRCLED, CROSSED, SHADED
from tilth.games.sonora.rules.state import CREEK_CELLS, SonoraState


def path_to(state: SonoraState, seat: int, cell: int) -> list[int]:
    """The unmarked cells from the nearest marked one down to a cell, end first; none if the bot is in the way."""
    base = seat * CREEK_CELLS
    found = []
    mark = state.creek[base + cell]
    while mark == BLANK:
        found.append(cell)
        cell = SHEET.creek_parent[cell]
        mark = state.creek[base + cell]
    return [] if mark == SHADED else found


def path_lengths(state: SonoraState, seat: int) -> list[int]:
    """The length of the new path that would end at each cell, 0 where none can."""
    base = seat * CREEK_CELLS
    marks = state.creek
    parents = SHEET.creek_parent
    lengths = [0] * CREEK_CELLS
    # A parent always stands before its children.
    for cell in range(1, CREEK_CELLS):
        if marks[base + cell] == BLANK:
            parent = parents[cell]
            mark = marks[base + parent]
            if mark != SHADED and (mark != BLANK or lengths[parent]):
                lengths[cell] = lengths[parent] + 1
    return lengths


def path_ends(state: SonoraState, seat: int, least: int, most: int) -> list[int]:
    """The cells at which a new path of such a length can end."""
    return [cell for cell, length in enumerate(path_lengths(state, seat)) if length and least <= length <= most]


class Path(Step[SonoraState]):
    """Lay a path of the whole length a disc allows; its end says where it goes."""

    __slots__ = ("least", "most")

    name = "path"
    saved = ("seat", "least", "most")

    def __init__(self, seat: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most

    def options(self, state: SonoraState) -> list[str]:
        return [SHEET.creek_names[cell] for cell in path_ends(state, self.seat, self.least, self.most)]

    def choose(self, state: SonoraState, option: str) -> None:
        end = SHEET.creek_names.index(option)
        path = path_to(state, self.seat, end)
        for cell in path:
            state.creek[self.seat * CREEK_CELLS + cell] = CROSSED
        state.creek[self.seat * CREEK_CELLS + end] = CIRCLED
        state.tell("path", f"seat:{self.seat}", f"bend:{option}", len(path), SHEET.creek_points[end])
        win(state, self.seat, SHEET.creek_bonus[end])

    def touches(self, state: SonoraState, option: str) -> list[str]:
        path = path_to(state, self.seat, SHEET.creek_names.index(option))
        return [f"bend:{SHEET.creek_names[cell]}" for cell in path]

    def label(self, state: SonoraState, option: str) -> Label:
        end = SHEET.creek_names.index(option)
        args = {"bend": f"bend:{option}", "length": len(path_to(state, self.seat, end))}
        bonus = SHEET.creek_bonus[end]
        if bonus != NO_BONUS:
            return ("path-bonus", {**args, "bonus": f"bonus:{BONUSES[bonus]}"})
        return ("path", {**args, "points": SHEET.creek_points[end]})

    def prompt(self, state: SonoraState) -> Label:
        if self.least == self.most:
            return ("ask-path", {"length": self.most})
        return ("ask-path-any", {"least": self.least, "most": self.most})
