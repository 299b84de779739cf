"""The mud cracks: nodes bought with the discs' value; three of them close a triangle. Spare points fill columns."""

from __future__ import annotations

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.bonuses import spend, spend_discovery, win
from tilth.games.sonora.rules.data import BONUSES, FOX, NO_BONUS, RABBIT, SHEET
from tilth.games.sonora.rules.state import COLUMNS, SonoraState

ADD_RABBIT = "add rabbit"
ADD_DISCOVERY = "add discovery"
STOP = "stop"
DONE = "done"


def node_cost(state: SonoraState, node: int) -> int:
    """The number on a node; alone, each box the bot has filled beside it adds one."""
    return SHEET.mud_cost[node] + (state.boxes[node] if state.boxes else 0)


def open_nodes(state: SonoraState, seat: int, points: int) -> list[int]:
    """The nodes joined to a crossed one that can be paid."""
    crossed = state.nodes[seat]
    return [
        node
        for node in range(len(SHEET.mud_nodes))
        if not crossed >> node & 1 and SHEET.mud_near[node] & crossed and node_cost(state, node) <= points
    ]


def closed_triangles(state: SonoraState, seat: int, node: int) -> list[int]:
    """The triangles that crossing a node would close."""
    crossed = state.nodes[seat] | 1 << node
    return [
        triangle
        for triangle in SHEET.triangles_of[node]
        if crossed & SHEET.triangle_mask[triangle] == SHEET.triangle_mask[triangle]
    ]


class Mud(Step[SonoraState]):
    """Cross nodes as long as the points last; rabbits may be added to them."""

    __slots__ = ("points",)

    name = "mud"
    saved = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, state: SonoraState) -> list[str]:
        found = [SHEET.mud_nodes[node] for node in open_nodes(state, self.seat, self.points)]
        if state.left(self.seat, RABBIT) > 0:
            found.append(ADD_RABBIT)
        if state.discoveries_left(self.seat, RABBIT - FOX) > 0:
            found.append(ADD_DISCOVERY)
        return [*found, STOP]

    def choose(self, state: SonoraState, option: str) -> None:
        seat = self.seat
        if option == STOP:
            state.push(Boxes(seat, self.points))
        elif option == ADD_RABBIT:
            spend(state, seat, RABBIT)
            state.push(Mud(seat, self.points + SHEET.rabbit_value))
        elif option == ADD_DISCOVERY:
            spend_discovery(state, seat, RABBIT - FOX)
            state.push(Mud(seat, self.points + SHEET.discovery_rabbit))
        else:
            node = SHEET.mud_nodes.index(option)
            cost = node_cost(state, node)
            state.tell("node", f"seat:{seat}", f"node:{option}", cost)
            closed = closed_triangles(state, seat, node)
            state.nodes[seat] |= 1 << node
            state.push(Mud(seat, self.points - cost))
            for triangle in closed:
                name = f"triangle:{SHEET.triangle_name[triangle]}"
                state.tell("triangle", f"seat:{seat}", name, SHEET.triangle_points[triangle])
                win(state, seat, SHEET.triangle_bonus[triangle])

    def touches(self, state: SonoraState, option: str) -> list[str]:
        if option in (STOP, ADD_RABBIT, ADD_DISCOVERY):
            return {STOP: [], ADD_RABBIT: ["bonus:rabbit"], ADD_DISCOVERY: ["discovery:rabbit"]}[option]
        closed = closed_triangles(state, self.seat, SHEET.mud_nodes.index(option))
        return [f"node:{option}", *[f"triangle:{SHEET.triangle_name[triangle]}" for triangle in closed]]

    def label(self, state: SonoraState, option: str) -> Label:
        if option == STOP:
            return ("stop", {"points": self.points})
        if option == ADD_RABBIT:
            return ("add-rabbit", {"points": SHEET.rabbit_value})
        if option == ADD_DISCOVERY:
            return ("add-discovery", {"points": SHEET.discovery_rabbit})
        node = SHEET.mud_nodes.index(option)
        closed = closed_triangles(state, self.seat, node)
        bonuses = [SHEET.triangle_bonus[triangle] for triangle in closed]
        args = {
            "node": f"node:{option}",
            "cost": node_cost(state, node),
            "points": sum(SHEET.triangle_points[triangle] for triangle in closed),
            "bonuses": [f"bonus:{BONUSES[bonus]}" for bonus in bonuses if bonus != NO_BONUS],
        }
        return ("cross-node-bonus" if args["bonuses"] else "cross-node", args)

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-mud", {"points": self.points})


class Boxes(Step[SonoraState]):
    """What is left over fills boxes of the columns, a point each, if one wants."""

    __slots__ = ("points",)

    name = "boxes"
    saved = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, state: SonoraState) -> list[str]:
        found = []
        for column in range(COLUMNS):
            room = SHEET.column_boxes[column] - state.columns[self.seat * COLUMNS + column]
            for count in range(min(room, self.points), 0, -1):
                found.append(f"column {column + 1} {count}")
        return [*found, DONE]

    def choose(self, state: SonoraState, option: str) -> None:
        if option == DONE:
            return
        column, count = read_column(option)
        at = self.seat * COLUMNS + column
        state.columns[at] += count
        state.tell("box", f"seat:{self.seat}", f"column:{column + 1}", count)
        state.push(Boxes(self.seat, self.points - count))
        if state.columns[at] == SHEET.column_boxes[column]:
            win(state, self.seat, SHEET.column_bonus[column])

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [] if option == DONE else [f"column:{read_column(option)[0] + 1}"]

    def label(self, state: SonoraState, option: str) -> Label:
        if option == DONE:
            return ("boxes-done", {"points": self.points})
        column, count = read_column(option)
        args = {"column": f"column:{column + 1}", "count": count}
        if state.columns[self.seat * COLUMNS + column] + count < SHEET.column_boxes[column]:
            return ("boxes", args)
        return ("boxes-bonus", {**args, "bonus": f"bonus:{BONUSES[SHEET.column_bonus[column]]}"})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-boxes", {"points": self.points})


def read_column(option: str) -> tuple[int, int]:
    _, column, count = option.split(" ")
    return int(column) - 1, int(count)
