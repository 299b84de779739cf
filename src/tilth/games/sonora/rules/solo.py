"""Alone: three colours are flicked, one is kept, one is the bot's, which spoils the player's own sheet."""

from __future__ import annotations

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.canyon import adjoining, bot_cells, covering, free_cells, read_placement
from tilth.games.sonora.rules.data import MUD, RUINS, SECTIONS, SHEET, bits
from tilth.games.sonora.rules.notation import DISC_INDEX, DISC_NAMES, DISC_NUMBER
from tilth.games.sonora.rules.ruins import finish_disc
from tilth.games.sonora.rules.scoring import BLANK, SHADED
from tilth.games.sonora.rules.state import DISCS_OF_COLOUR, MARKED, SOLO_COLOURS, SonoraState

COLOURS = "abc"


class Colours(Step[SonoraState]):
    """One colour is the player's own, another the bot's; the third leaves the board."""

    name = "colours"
    saved = ("seat",)

    def options(self, state: SonoraState) -> list[str]:
        return [f"own {own} bot {bot}" for own in COLOURS for bot in COLOURS if own != bot]

    def choose(self, state: SonoraState, option: str) -> None:
        _, own, _, bot = option.split(" ")
        state.own_colour = COLOURS.index(own)
        state.bot_colour = COLOURS.index(bot)
        third = SOLO_COLOURS - state.own_colour - state.bot_colour
        for disc in range(third * DISCS_OF_COLOUR, (third + 1) * DISCS_OF_COLOUR):
            state.place[disc] = MARKED
            state.section[disc] = -1
        state.tell("colours", f"seat:{self.seat}", f"colour:{own}", f"colour:{bot}")

    def touches(self, state: SonoraState, option: str) -> list[str]:
        _, own, _, bot = option.split(" ")
        return [f"colour:{own}", f"colour:{bot}"]

    def label(self, state: SonoraState, option: str) -> Label:
        _, own, _, bot = option.split(" ")
        return ("colours", {"own": f"colour:{own}", "bot": f"colour:{bot}"})


class BotPhase(Step[SonoraState]):
    """The bot marks before the player: ruins, canyon, creek, mud. Where it has a choice, the player makes it."""

    name = "bot_phase"

    def run(self, state: SonoraState) -> None:
        ruins = state.bot_discs(RUINS)
        circled = min(state.value(ruins), SHEET.bot_cells - state.bot_circled)
        if ruins:
            state.bot_circled += circled
            state.tell("bot-ruins", circled)
        mud = state.bot_discs(MUD)
        points = state.value(mud)
        for disc in ruins + mud:
            finish_disc(state, disc)
        state.push(BotDiscs("canyon"), BotDiscs("creek"), BotMud(0, points))


class BotDiscs(Step[SonoraState]):
    """The bot uses all its discs of a section."""

    __slots__ = ("section",)

    name = "bot_discs"
    saved = ("section",)
    kinds = ("section: word",)

    def __init__(self, section: str) -> None:
        super().__init__()
        self.section = section

    def run(self, state: SonoraState) -> None:
        if state.bot_discs(SECTIONS.index(self.section)):
            state.push(BotPick(0, self.section), self)


class BotPick(Step[SonoraState]):
    """Which of its discs the bot uses next."""

    __slots__ = ("section",)

    name = "bot_pick"
    saved = ("seat", "section")
    kinds = ("section: word",)

    def __init__(self, seat: int, section: str) -> None:
        super().__init__(seat)
        self.section = section

    def options(self, state: SonoraState) -> list[str]:
        return [f"{self.section} {DISC_NAMES[disc]}" for disc in state.bot_discs(SECTIONS.index(self.section))]

    def choose(self, state: SonoraState, option: str) -> None:
        disc = DISC_INDEX[option.split(" ")[1]]
        state.times[disc] -= 1
        if state.times[disc] == 0:
            finish_disc(state, disc)
        if self.section == "canyon":
            possible = bool(bot_placements(state, DISC_NUMBER[disc]))
        else:
            possible = bool(bot_paths(state, DISC_NUMBER[disc]))
        if not possible:
            state.tell("lost", f"disc:{DISC_NAMES[disc]}")
        elif self.section == "canyon":
            state.push(BotDraw(self.seat, DISC_NAMES[disc]))
        else:
            state.push(BotPath(self.seat, DISC_NAMES[disc]))

    def touches(self, state: SonoraState, option: str) -> list[str]:
        section, disc = option.split(" ")
        return [f"section:{section}", f"disc:{disc}"]

    def label(self, state: SonoraState, option: str) -> Label:
        section, disc = option.split(" ")
        return ("bot-pick", {"disc": f"disc:{disc}", "section": f"section:{section}"})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-bot_pick", {"section": f"section:{self.section}"})


def bot_placements(state: SonoraState, number: int) -> list[int]:
    """The highest shape that fits: over a bot square, beside the bot's shapes, or beside a player's one they touch."""
    free = free_cells(state, 0)
    filled = bot_cells(state)
    reached = filled
    touched = 0
    for placement in state.bot_shapes:
        touched |= SHEET.placement_around[placement]
    if touched & SHEET.canyon_start:
        reached |= SHEET.canyon_start
    for placement in state.shapes[0]:
        if touched & SHEET.placement_mask[placement]:
            reached |= SHEET.placement_mask[placement]
    possible = (covering(SHEET.bot_squares) | adjoining(reached)) & ~covering(SHEET.canyon_white & ~free)
    for each in range(number, 0, -1):
        found = possible & SHEET.placements_upto[each] & ~SHEET.placements_upto[each - 1]
        if found:
            return bits(found)
    return []


def why_there(state: SonoraState, placement: int) -> str:
    """By which rule the bot may draw here."""
    if SHEET.placement_mask[placement] & SHEET.bot_squares:
        return "why:square"
    return "why:beside" if SHEET.placement_around[placement] & bot_cells(state) else "why:jump"


class BotDraw(Step[SonoraState]):
    """The bot fills the cells of a shape; they are lost to the player, with what is in them."""

    __slots__ = ("disc",)

    name = "bot_draw"
    saved = ("seat", "disc")
    kinds = ("disc: word",)

    def __init__(self, seat: int, disc: str) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, state: SonoraState) -> list[str]:
        return [
            SHEET.placement_text[placement] for placement in bot_placements(state, DISC_NUMBER[DISC_INDEX[self.disc]])
        ]

    def choose(self, state: SonoraState, option: str) -> None:
        placement = SHEET.placement_index[option]
        number, cells = read_placement(option)
        state.tell("bot-drew", f"disc:{self.disc}", number, cells, why_there(state, placement))
        state.bot_shapes = (*state.bot_shapes, placement)

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [f"shape:{option[0]}", *read_placement(option)[1]]

    def label(self, state: SonoraState, option: str) -> Label:
        number, cells = read_placement(option)
        return ("bot-draw", {"number": number, "cells": cells, "why": why_there(state, SHEET.placement_index[option])})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-bot_draw", {"disc": f"disc:{self.disc}"})


def bot_paths(state: SonoraState, length: int) -> list[list[int]]:
    """Paths over blank cells, from a bot square or from beside an older path of the bot."""
    marks = state.creek
    found: list[list[int]] = []
    for cell in range(1, len(SHEET.creek_names)):
        if marks[cell] == BLANK and (cell in SHEET.bot_ends or any(marks[one] == SHADED for one in beside(cell))):
            lengthen(marks, [cell], length, found)
    return found


def beside(cell: int) -> list[int]:
    return [SHEET.creek_parent[cell], *SHEET.creek_children[cell]]


def lengthen(marks: list[int], path: list[int], length: int, found: list[list[int]]) -> None:
    """Collect every way to go on to the full length."""
    if len(path) == length:
        found.append(path)
        return
    for cell in beside(path[-1]):
        if cell >= 0 and marks[cell] == BLANK and cell not in path:
            lengthen(marks, [*path, cell], length, found)


def path_text(path: list[int]) -> str:
    """In a tree the two ends say it all."""
    first, last = SHEET.creek_names[path[0]], SHEET.creek_names[path[-1]]
    return first if len(path) == 1 else f"{first}-{last}"


class BotPath(Step[SonoraState]):
    """The bot shades a path from the bottom of the creek; nobody can pass it or start from it."""

    __slots__ = ("disc",)

    name = "bot_path"
    saved = ("seat", "disc")
    kinds = ("disc: word",)

    def __init__(self, seat: int, disc: str) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, state: SonoraState) -> list[str]:
        return [path_text(path) for path in bot_paths(state, DISC_NUMBER[DISC_INDEX[self.disc]])]

    def path(self, state: SonoraState, option: str) -> list[int]:
        return next(path for path in bot_paths(state, DISC_NUMBER[DISC_INDEX[self.disc]]) if path_text(path) == option)

    def choose(self, state: SonoraState, option: str) -> None:
        path = self.path(state, option)
        why = "why:bottom" if path[0] in SHEET.bot_ends else "why:longer"
        for cell in path:
            state.creek[cell] = SHADED
        state.tell("bot-path", f"disc:{self.disc}", [f"bend:{SHEET.creek_names[cell]}" for cell in path], why)

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [f"bend:{SHEET.creek_names[cell]}" for cell in self.path(state, option)]

    def label(self, state: SonoraState, option: str) -> Label:
        return ("bot-path", {"bends": self.touches(state, option)})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-bot_path", {"disc": f"disc:{self.disc}"})


class BotMud(Step[SonoraState]):
    """The bot fills boxes beside edge nodes that are not crossed yet: each makes its node dearer by one."""

    __slots__ = ("points",)

    name = "bot_mud"
    saved = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, state: SonoraState) -> list[str]:
        found = []
        for node, name in enumerate(SHEET.mud_nodes):
            if SHEET.mud_edge[node] and not state.nodes[0] >> node & 1:
                for count in range(min(SHEET.bot_boxes - state.boxes[node], self.points), 0, -1):
                    found.append(f"{name} {count}")
        return found or ["nothing"]

    def choose(self, state: SonoraState, option: str) -> None:
        if option == "nothing":
            return
        name, count = option.split(" ")
        state.boxes[SHEET.mud_nodes.index(name)] += int(count)
        state.tell("bot-box", f"node:{name}", int(count))
        state.push(BotMud(self.seat, self.points - int(count)))

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [] if option == "nothing" else [f"node:{option.split(' ')[0]}"]

    def label(self, state: SonoraState, option: str) -> Label:
        if option == "nothing":
            return ("nothing", {})
        name, count = option.split(" ")
        return ("bot-box", {"node": f"node:{name}", "count": int(count)})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-bot_mud", {"points": self.points})
