"""Activating abilities: card after card in reading order, the island and climate before or after the field."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Label, Step
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import BOARD, BY_NAME, CLIMATE, ISLAND, NAMES
from tilth.games.earth.rules.data import ABILITIES, FIRING
from tilth.games.earth.rules.lines import Line
from tilth.games.earth.rules.pieces import cell_args, payable, touched_cell, use_line, useful
from tilth.games.earth.rules.table import Table

UNDECIDED: Final = 0
BOARD_FIRST: Final = 1
FIELD_FIRST: Final = 2
ORDERS: Final = ["board", "field"]
USE: Final[list[str]] = [f"use {name}" for name in NAMES]
PART: Final[list[str]] = [f"part {name}" for name in NAMES]
SKIP: Final[list[str]] = [f"skip {name}" for name in NAMES]
AS: Final[list[str]] = [f"copy {name}" for name in NAMES]


def firing(table: Table, seat: int, action: int, cell: int) -> Line | None:
    """The line of the card at a cell that fires now for this player."""
    line = FIRING[action][table.field[seat][cell]]
    if line is not None and line.chosen and table.active != seat:
        return None
    return line


def fired(table: Table, seat: int, action: int) -> list[int]:
    """The places of all cards an action fires for a player, island and climate first."""
    return [cell for cell in (*BOARD, *table.spots[seat]) if firing(table, seat, action, cell) is not None]


def copied(table: Table, seat: int, action: int, cell: int) -> list[int]:
    """Where the lines lie that a copying card at this cell can use as its own."""
    field = table.field[seat]
    found = []
    for other in table.spots[seat]:
        if other != cell:
            line = FIRING[action][field[other]]
            if line is not None and line.effect == L.GAIN and payable(table, seat, line):
                found.append(other)
    return found


def tell_used(table: Table, seat: int, cell: int) -> None:
    """Say which card is at work, so that what follows can be understood."""
    if table.telling:
        table.say(seat, "used", *cell_args(table, seat, cell).values())


class Walk(Step[Table]):
    """Go on to the next card that fires. What costs nothing is used at once, unless the player takes care himself."""

    __slots__ = ("action", "at", "order", "player")

    name = "walk"
    saved = ("player", "action", "order", "at")

    def __init__(self, player: int, action: int, order: int = UNDECIDED, at: int = 0) -> None:
        super().__init__()
        self.player = player
        self.action = action
        self.order = order
        self.at = at

    def run(self, state: Table) -> None:
        seat = self.player
        action = self.action
        order = self.order
        careful = state.careful[seat]
        watched = state.gaia is not None and action in (L.RED, L.YELLOW)
        spots = state.spots[seat]
        field = state.field[seat]
        fires = FIRING[action]
        if order == UNDECIDED:
            island = firing(state, seat, action, ISLAND)
            climate = firing(state, seat, action, CLIMATE)
            order = FIELD_FIRST
            simple = (island is None or island.fixed) and (climate is None or climate.fixed)
            if (island is None and climate is None) or (simple and not careful):
                order = BOARD_FIRST
            else:
                for cell in spots:
                    if fires[field[cell]] is not None:
                        state.push(Order(seat, action))
                        return
        walk = BOARD + spots if order == BOARD_FIRST else spots + BOARD
        for at in range(self.at, len(walk)):
            cell = walk[at]
            line = fires[field[cell]]
            if line is None or (line.chosen and state.active != seat):
                continue
            if line.fixed and not careful and not watched:
                tell_used(state, seat, cell)
                use_line(state, seat, line, cell, False)
                continue
            after = Walk(seat, action, order, at + 1)
            if line.effect == L.COPY:
                if careful or copied(state, seat, action, cell):
                    state.push(Copy(seat, action, cell), after)
                    return
            elif careful:
                state.push(Activate(seat, action, cell), after)
                return
            elif line.free:
                state.push(after)
                tell_used(state, seat, cell)
                use_line(state, seat, line, cell, False)
                return
            elif payable(state, seat, line) and useful(state, seat, line):
                state.push(Activate(seat, action, cell), after)
                return


class Order(Step[Table]):
    """Whether island and climate are activated before the field or after it."""

    __slots__ = ("action",)

    name = "order"
    saved = ("seat", "action")

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def options(self, state: Table) -> list[str]:
        return ORDERS

    def choose(self, state: Table, option: str) -> None:
        state.push(Walk(self.seat, self.action, BOARD_FIRST if option == "board" else FIELD_FIRST))

    def prompt(self, state: Table) -> Label:
        cells = [cell for cell in BOARD if firing(state, self.seat, self.action, cell) is not None]
        return ("ask-order", {"cards": [cell_args(state, self.seat, cell)["card"] for cell in cells]})

    def touches(self, state: Table, option: str) -> list[str]:
        return ["order:board", "cell:island", "cell:climate"] if option == "board" else ["order:field"]


class Activate(Step[Table]):
    """Use the line of a card, or only a part of what it brings, or skip it."""

    __slots__ = ("action", "cell")

    name = "activate"
    saved = ("seat", "action", "cell")

    def __init__(self, seat: int, action: int, cell: int) -> None:
        super().__init__(seat)
        self.action = action
        self.cell = cell

    def options(self, state: Table) -> list[str]:
        line = firing(state, self.seat, self.action, self.cell)
        if line is None or not payable(state, self.seat, line):
            return [SKIP[self.cell]]
        if state.careful[self.seat] and line.certain:
            return [USE[self.cell], PART[self.cell], SKIP[self.cell]]
        return [USE[self.cell], SKIP[self.cell]]

    def private(self, state: Table) -> bool:
        return state.may_hold_events(self.seat)

    def choose(self, state: Table, option: str) -> None:
        if option == SKIP[self.cell]:
            return
        line = firing(state, self.seat, self.action, self.cell)
        assert line is not None
        tell_used(state, self.seat, self.cell)
        use_line(state, self.seat, line, self.cell, option == PART[self.cell])

    def touches(self, state: Table, option: str) -> list[str]:
        return touched_cell(state, self.seat, NAMES[self.cell]) if option == USE[self.cell] else []

    def label(self, state: Table, option: str) -> Label:
        return (option.partition(" ")[0], cell_args(state, self.seat, self.cell))

    def prompt(self, state: Table) -> Label:
        args = cell_args(state, self.seat, self.cell)
        line = firing(state, self.seat, self.action, self.cell)
        text = f"text-{args['card']}"
        if line is not None and ABILITIES[state.field[self.seat][self.cell]] > 1:
            text = f"line-{args['card']}-{L.COLOURS[line.colour]}"
        return ("ask-activate", {**args, "text": text})


class Copy(Step[Table]):
    """Use the line of another card of the island as if it were printed here, or skip."""

    __slots__ = ("action", "cell")

    name = "copy"
    saved = ("seat", "action", "cell")

    def __init__(self, seat: int, action: int, cell: int) -> None:
        super().__init__(seat)
        self.action = action
        self.cell = cell

    def options(self, state: Table) -> list[str]:
        return [*[AS[other] for other in copied(state, self.seat, self.action, self.cell)], SKIP[self.cell]]

    def private(self, state: Table) -> bool:
        return state.may_hold_events(self.seat)

    def choose(self, state: Table, option: str) -> None:
        if option == SKIP[self.cell]:
            return
        other = BY_NAME[option[5:]]
        line = FIRING[self.action][state.field[self.seat][other]]
        assert line is not None
        if state.telling:
            here, there = cell_args(state, self.seat, self.cell), cell_args(state, self.seat, other)
            state.say(self.seat, "copied", *here.values(), *there.values())
        use_line(state, self.seat, line, self.cell, state.careful[self.seat])

    def touches(self, state: Table, option: str) -> list[str]:
        return [] if option == SKIP[self.cell] else touched_cell(state, self.seat, option[5:])

    def label(self, state: Table, option: str) -> Label:
        if option == SKIP[self.cell]:
            return ("skip", cell_args(state, self.seat, self.cell))
        return ("copy", cell_args(state, self.seat, BY_NAME[option[5:]]))

    def prompt(self, state: Table) -> Label:
        return ("ask-copy", cell_args(state, self.seat, self.cell))
