"""The canyon: shapes drawn side by side, for the cacti and bonuses inside them."""

from __future__ import annotations

from functools import lru_cache

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.bonuses import win
from tilth.games.sonora.rules.data import BONUSES, CACTI, NO_BONUS, SHEET, bits
from tilth.games.sonora.rules.scoring import cactus_counts, canyon_points
from tilth.games.sonora.rules.state import SonoraState


def bot_cells(state: SonoraState) -> int:
    """The cells the bot has filled."""
    filled = 0
    for placement in state.bot_shapes:
        filled |= SHEET.placement_mask[placement]
    return filled


def free_cells(state: SonoraState, seat: int) -> int:
    return SHEET.canyon_white & ~state.drawn[seat] & ~bot_cells(state)


def placements(state: SonoraState, seat: int, number: int) -> list[int]:
    """The ways for a seat to draw a shape of this number or a lower one."""
    return bits(drawable(state, seat) & SHEET.placements_upto[number])


def drawable(state: SonoraState, seat: int) -> int:
    """All ways for a seat to draw a shape, as a bitmask of placements."""
    return fitting(state.drawn[seat], free_cells(state, seat))


@lru_cache(maxsize=1024)
def fitting(drawn: int, free: int) -> int:
    """The shapes that lie on free white cells, side by side with a drawn one, as a bitmask of placements."""
    return adjoining(drawn) & ~covering(SHEET.canyon_white & ~free)


def adjoining(cells: int) -> int:
    """The placements that share a side with any of these cells."""
    found = 0
    for cell in bits(cells):
        found |= SHEET.placements_beside[cell]
    return found


def covering(cells: int) -> int:
    """The placements that cover any of these cells."""
    found = 0
    for cell in bits(cells):
        found |= SHEET.placements_on[cell]
    return found


class Draw(Step[SonoraState]):
    """Draw one shape with a number no higher than given."""

    __slots__ = ("number",)

    name = "draw"
    saved = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, state: SonoraState) -> list[str]:
        texts = SHEET.placement_text
        return [texts[placement] for placement in placements(state, self.seat, self.number)]

    def choose(self, state: SonoraState, option: str) -> None:
        placement = SHEET.placement_index[option]
        mask = SHEET.placement_mask[placement]
        seat = self.seat
        before = cactus_counts(state.drawn[seat])
        state.shapes[seat] = (*state.shapes[seat], placement)
        state.drawn[seat] |= mask
        if state.telling:
            number, cells = read_placement(option)
            state.tell("drew", f"seat:{seat}", number, cells)
            for kind, count in enumerate(cactus_counts(state.drawn[seat])):
                if count > before[kind]:
                    state.tell("cactus", f"seat:{seat}", f"cactus:{CACTI[kind]}", count - before[kind])
        for bonus in bonuses_in(mask):
            win(state, seat, bonus)

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [f"shape:{option[0]}", *read_placement(option)[1]]

    def label(self, state: SonoraState, option: str) -> Label:
        mask = SHEET.placement_mask[SHEET.placement_index[option]]
        number, cells = read_placement(option)
        drawn = state.drawn[self.seat]
        args = {
            "number": number,
            "cells": cells,
            "points": canyon_points(drawn | mask) - canyon_points(drawn),
            "bonuses": [f"bonus:{BONUSES[bonus]}" for bonus in bonuses_in(mask)],
        }
        return ("draw-bonus" if args["bonuses"] else "draw", args)

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-draw", {"number": self.number})


def bonuses_in(mask: int) -> list[int]:
    """The bonuses inside a shape."""
    return [SHEET.canyon_bonus[cell] for cell in bits(mask) if SHEET.canyon_bonus[cell] != NO_BONUS]


def read_placement(text: str) -> tuple[int, list[str]]:
    number, *cells = text.split(" ")
    return int(number), [f"cell:{cell}" for cell in cells]
