"""A player that aims at what its sheet needs and marks greedily; its hand is as steady as its level."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tilth.core.bot import Bot
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.games.sonora.rules.canyon import bonuses_in, fitting, free_cells
from tilth.games.sonora.rules.creek import path_ends, path_to
from tilth.games.sonora.rules.data import (
    BOARD,
    CANYON,
    MUD,
    NO_BONUS,
    REFLICK,
    RUINS,
    SECTIONS,
    SHEET,
    around,
    bits,
)
from tilth.games.sonora.rules.flicks import Flick, Keep
from tilth.games.sonora.rules.mud import ADD_DISCOVERY, ADD_RABBIT, DONE, STOP, closed_triangles, node_cost, read_column
from tilth.games.sonora.rules.notation import (
    DISC_INDEX,
    DISC_NUMBER,
    LEAST_STRENGTH,
    MOST_STRENGTH,
    Aim,
    simulate,
)
from tilth.games.sonora.rules.physics import CORNER_X, CORNER_Y, DISC, HOLE, OFF, SHORT
from tilth.games.sonora.rules.ruins import is_first, read_cross
from tilth.games.sonora.rules.scoring import canyon_points
from tilth.games.sonora.rules.solo import BotPath
from tilth.games.sonora.rules.state import BUILDINGS, COLUMNS, FIELD, IN_HOLE, OFF_BOARD, SonoraState
from tilth.games.sonora.rules.table import belongs, middle_of_corner, straight

WORTH = [2.0, 2.0, 4.0, 3.0, 4.0, 4.0]
"""What a bonus is worth in points, by kind: reflick, swap, fox, owl, rabbit, discovery."""
CACTI = sum(SHEET.cactus_masks)
TREASURES = sum(1 << cell for cell, bonus in enumerate(SHEET.canyon_bonus) if bonus != NO_BONUS)
"""The cells with a cactus, and those with a bonus."""
NEARER = (1.0, 0.5, 0.3, 0.18, 0.1)
"""The part of a cactus or a bonus of the canyon that counts already when the shapes have come so near to it."""
CACTUS = 5.0
"""What a cactus brings, taken over the whole table."""
FINDING = 1.4
"""How much better than the average of the cells left a shape is drawn."""
RUINS_A_ROUND = 8
"""The value one may hope to have in the ruins in each round that is left."""
AIMS = 5
TRIES = 2
"""How many aims are tried for each disc, and how often each."""
GOOD_ENOUGH = 0.4
"""A disc that brings less than this part of what was hoped for is worth a reflick."""


def goals() -> list[tuple[float, list[int]]]:
    """The cacti and bonuses of the canyon: what each is worth, and the cells from which it is 0, 1, 2... steps away."""
    found = []
    height = len(SHEET.canyon_bonus) // SHEET.canyon_width
    for cell, bonus in enumerate(SHEET.canyon_bonus):
        if (CACTI | TREASURES) >> cell & 1:
            reached = 1 << cell
            rings = [reached]
            for _ in NEARER[1:]:
                ring = around(reached, height, SHEET.canyon_width) & (SHEET.canyon_white | SHEET.canyon_start)
                rings.append(ring)
                reached |= ring
            found.append((CACTUS if bonus == NO_BONUS else WORTH[bonus], rings))
    return found


GOALS = goals()


class Needs:
    """What a disc of each number would bring a seat in each section, if it were marked now."""

    def __init__(self, state: SonoraState, seat: int) -> None:
        self.shape = shape_worths(state.drawn[seat], free_cells(state, seat))
        self.path = [0.0] * 6
        for number in range(1, 6):
            ends = path_ends(state, seat, number, number)
            self.path[number] = max((path_worth(state, seat, cell) for cell in ends), default=0.0)
        self.mud = mud_rate(state, seat)
        self.ruins = ruins_worths(state, seat)

    def of(self, section: int, number: int, times: int) -> float:
        if section == RUINS:
            return self.ruins[number * times]
        if section == MUD:
            return self.mud * number * times
        once = self.shape[number] if section == CANYON else self.path[number]
        return once * (1.0 if times == 1 else 1.8)

    def at(self, number: int, x: int, y: int) -> float:
        """What a disc brings where it lies; its owner chooses when it lies between."""
        return max(self.of(section, number, times) for section, times in belongs(x, y))

    def in_hole(self, number: int) -> float:
        return max(self.of(section, number, 1) for section in range(4))


def ruins_worths(state: SonoraState, seat: int) -> list[float]:
    """What 0 to 10 points in the ruins bring: in the last round what they complete, before it their part in the best
    that can still be completed."""
    rounds = state.settings["rounds"] - state.round
    here = sum(
        DISC_NUMBER[disc] * times
        for disc in state.colour_of(seat)
        if state.place[disc] == FIELD
        for section, times in belongs(state.x[disc], state.y[disc])[:1]
        if section == RUINS
    )
    reach = here + RUINS_A_ROUND * rounds + 10
    best = [0.0] * (reach + 1)
    for building, cells in enumerate(SHEET.building_cells):
        missing = cells - state.crossed[seat * BUILDINGS + building]
        if missing:
            reward = building_reward(state, building)
            for points in range(reach, missing - 1, -1):
                best[points] = max(best[points], best[points - missing] + reward)
    if rounds == 0:
        return [best[here + points] - best[here] for points in range(11)]
    return [best[reach] / reach * points for points in range(11)]


def building_reward(state: SonoraState, building: int) -> float:
    """What completing a building brings at this moment."""
    bonus = SHEET.building_first_bonus[building]
    if not is_first(state, building):
        return SHEET.building_later[building]
    return SHEET.building_first[building] + (WORTH[bonus] if bonus != NO_BONUS else 0.0)


def mud_rate(state: SonoraState, seat: int) -> float:
    """What is still to be had in the mud for each point of value."""
    nodes = state.nodes[seat]
    cost = sum(node_cost(state, node) for node in range(len(SHEET.mud_nodes)) if not nodes >> node & 1)
    reward = 0.0
    for triangle, mask in enumerate(SHEET.triangle_mask):
        if nodes & mask != mask:
            bonus = SHEET.triangle_bonus[triangle]
            reward += SHEET.triangle_points[triangle] + (WORTH[bonus] if bonus != NO_BONUS else 0.0)
    return reward / cost if cost else 0.0


class Canyon:
    """A seat's canyon as it is now: what shapes in it are worth."""

    def __init__(self, drawn: int, free: int) -> None:
        self.drawn = drawn
        self.free = free
        self.points = canyon_points(drawn)
        self.goals = [(worth, rings, steps_to(drawn, rings)) for worth, rings in GOALS if free & rings[0]]

    def worth(self, placement: int) -> float:
        """Points and bonuses inside, and a part of those it comes nearer to."""
        mask = SHEET.placement_mask[placement]
        worth = float(canyon_points(self.drawn | mask) - self.points) if mask & CACTI else 0.0
        if mask & TREASURES:
            worth += sum(WORTH[bonus] for bonus in bonuses_in(mask))
        for goal, rings, before in self.goals:
            for steps in range(before):
                if mask & rings[steps]:
                    if steps:
                        worth += goal * (NEARER[steps] - (NEARER[before] if before < len(NEARER) else 0.0))
                    break
        return worth

    def rate(self) -> float:
        """What is still to be had for each cell that is left."""
        if not self.free:
            return 0.0
        reward = float(canyon_points(self.drawn | self.free) - self.points)
        return (reward + sum(WORTH[bonus] for bonus in bonuses_in(self.free))) / self.free.bit_count()


def steps_to(drawn: int, rings: list[int]) -> int:
    """How many steps a goal is away from the shapes drawn."""
    for steps, ring in enumerate(rings):
        if drawn & ring:
            return steps
    return len(rings)


@lru_cache(maxsize=64)
def shape_worths(drawn: int, free: int) -> list[float]:
    """What the best shape of each number brings; not much more than usual, since several discs may hope for it."""
    canyon = Canyon(drawn, free)
    usual = FINDING * canyon.rate()
    best = [0.0] * 6
    for placement in bits(fitting(drawn, free)):
        number = SHEET.placement_number[placement]
        best[number] = max(best[number], canyon.worth(placement))
    for number in range(1, 6):
        best[number] = max(min(best[number], 1.0 + usual * number), best[number - 1])
    return best


def path_worth(state: SonoraState, seat: int, end: int) -> float:
    """The end of the path, less what is passed over, and a little for what lies beyond."""
    path = path_to(state, seat, end)
    bonus = SHEET.creek_bonus[end]
    worth = SHEET.creek_points[end] + (WORTH[bonus] if bonus != NO_BONUS else 0.0)
    for cell in path[1:]:
        worth -= 0.15 * SHEET.creek_points[cell] + (0.5 if SHEET.creek_bonus[cell] != NO_BONUS else 0.0)
    return worth + 0.4 * len(SHEET.creek_children[end])


def node_worth(state: SonoraState, seat: int, node: int) -> float:
    """The triangles a node closes, and part of those it brings nearer."""
    crossed = state.nodes[seat] | 1 << node
    worth = 0.0
    for triangle in SHEET.triangles_of[node]:
        bonus = SHEET.triangle_bonus[triangle]
        reward = SHEET.triangle_points[triangle] + (WORTH[bonus] if bonus != NO_BONUS else 0.0)
        worth += reward * (0.0, 0.1, 0.4, 1.0)[(crossed & SHEET.triangle_mask[triangle]).bit_count()]
    return worth


class Player(Bot):
    """One bot for all levels; only the hand differs."""

    def __init__(self, seed: int, angle_error: float, strength_error: float) -> None:
        self.rng = Rng(seed)
        self.angle_error = angle_error
        self.strength_error = strength_error

    def choose(self, state: State, seat: int) -> str:
        assert isinstance(state, SonoraState)
        step = state.deciding(seat)
        options = state.options(seat)
        assert step is not None
        if isinstance(step, Flick):
            return self.flick(state, seat, step)
        if len(options) == 1:
            return options[0]
        choosers: dict[str, Callable[[SonoraState, int, Any, list[str]], str]] = {
            "keep": keep,
            "bullseye": place,
            "side": place,
            "swap": swap,
            "colours": colours,
            "cross": cross,
            "mark": mark,
            "draw": draw,
            "path": path,
            "mud": mud,
            "boxes": boxes,
            "bot_draw": bot_draw,
            "bot_path": bot_path,
            "bot_mud": bot_mud,
        }
        chooser = choosers.get(step.name)
        return options[0] if chooser is None else chooser(state, seat, step, options)

    # The finger.

    def flick(self, state: SonoraState, seat: int, step: Flick) -> str:
        """Try the most promising aims with an unsteady hand in mind, and flick the best with the hand one has."""
        needs = Needs(state, seat)
        corner = state.corner(seat)
        best: Aim | None = None
        most = 0.0
        for disc in step.discs(state):
            for aim in self.promising(state, corner, disc, needs):
                worth = sum(self.outcome(state, seat, corner, self.unsteady(aim), needs) for _ in range(TRIES)) / TRIES
                if best is None or worth > most:
                    best, most = aim, worth
        assert best is not None
        return self.unsteady(best).text()

    def promising(self, state: SonoraState, corner: int, disc: int, needs: Needs) -> list[Aim]:
        """The few straight aims that would bring a disc most."""
        number = DISC_NUMBER[disc]
        x, y = middle_of_corner(corner)
        far = BOARD.half // 2
        targets = [
            (needs.at(number, bx, by), bx, by)
            for bx, by in [
                *[(far * int(CORNER_X[zone]), far * int(CORNER_Y[zone])) for zone in range(4)],
                *zip(BOARD.circle_x, BOARD.circle_y, strict=True),
            ]
            if not (state.settings["no_nudge"] and bx * CORNER_X[corner] > 0 and by * CORNER_Y[corner] > 0)
        ]
        targets.append((needs.in_hole(number) * 0.8, 0, 0))
        targets.sort(key=lambda target: -target[0])
        return [straight(disc, x, y, tx, ty) for _, tx, ty in targets[:AIMS]]

    def outcome(self, state: SonoraState, seat: int, corner: int, aim: Aim, needs: Needs) -> float:
        """What a flick would bring: where the disc goes, and what becomes of the own and the others' discs."""
        worth = 0.0
        for track in simulate(state.x, state.y, [place == FIELD for place in state.place], aim, corner):
            end = track.end()
            number = DISC_NUMBER[track.disc]
            if end.kind == OFF:
                now = 0.0
            elif end.kind == HOLE:
                now = needs.in_hole(number)
            elif end.kind == SHORT:
                now = 0.0 if track.met(DISC) else 1.0
            else:
                now = needs.at(number, end.x, end.y)
            if track.disc == aim.disc:
                worth += now
            else:
                change = now - needs.at(number, state.x[track.disc], state.y[track.disc])
                worth += change if state.owner(track.disc) == seat else -0.3 * change
        return worth

    def unsteady(self, aim: Aim) -> Aim:
        """The flick the finger makes of an aim."""
        angle = round(aim.angle + self.wobble() * self.angle_error * 100) % 36000
        strength = round(aim.strength * (1 + self.wobble() * self.strength_error))
        strength = min(max(strength, LEAST_STRENGTH), MOST_STRENGTH)
        return Aim(aim.disc, True, aim.x, aim.y, angle, strength, "")

    def wobble(self) -> float:
        """An error around nought with a spread of one."""
        return sum(self.rng.below(2001) - 1000 for _ in range(3)) / 1000


# The other decisions.


def keep(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Spend a reflick on a disc that went where it is of little use; more freely when the game ends."""
    assert isinstance(step, Keep)
    disc = DISC_INDEX[step.disc]
    needs = Needs(state, seat)
    number = DISC_NUMBER[disc]
    if state.place[disc] == OFF_BOARD:
        return "reflick"
    if state.place[disc] == IN_HOLE:
        return "keep"
    hoped = max(needs.of(section, number, 2) for section in range(4))
    rounds_left = state.settings["rounds"] - state.round
    enough = GOOD_ENOUGH if state.left(seat, REFLICK) > rounds_left else GOOD_ENOUGH / 2
    return "keep" if needs.at(number, state.x[disc], state.y[disc]) >= enough * hoped else "reflick"


def place(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """The section where a disc is worth most."""
    needs = Needs(state, seat)
    number = DISC_NUMBER[DISC_INDEX[step.disc]]
    return max(options, key=lambda option: needs.of(SECTIONS.index(option.split(" ")[2]), number, 1))


def swap(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Swap when it brings clearly more; in the last round, when it brings anything."""
    needs = Needs(state, seat)
    least = 0.5 if state.round >= state.settings["rounds"] else 3.0
    best, most = "done", least
    for option in options:
        if option != "done":
            one, other = (DISC_INDEX[name] for name in option.split(" ")[1:])
            gain = sum(
                needs.at(DISC_NUMBER[a], state.x[b], state.y[b]) - needs.at(DISC_NUMBER[a], state.x[a], state.y[a])
                for a, b in ((one, other), (other, one))
            )
            if gain > most:
                best, most = option, gain
    return best


def colours(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """The colour that lies best is one's own, the one that lies worst the bot's."""
    needs = Needs(state, seat)
    worth = [0.0, 0.0, 0.0]
    for disc, where in enumerate(state.place):
        if where == FIELD:
            worth[disc // 5] += needs.at(DISC_NUMBER[disc], state.x[disc], state.y[disc])
        elif state.section[disc] >= 0:
            worth[disc // 5] += needs.of(state.section[disc], DISC_NUMBER[disc], 1)
    order = sorted(range(3), key=lambda colour: worth[colour])
    return f"own {'abc'[order[2]]} bot {'abc'[order[0]]}"


def cross(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Complete what can be completed; else go on where most is done and most is to be had."""

    def worth(option: str) -> float:
        building, count = read_cross(option)
        cells = SHEET.building_cells[building]
        reward = building_reward(state, building)
        done = state.crossed[seat * BUILDINGS + building] + count
        if done == cells:
            return reward / count + 1.0
        rounds_left = state.settings["rounds"] - state.round
        hope = 0.8 if cells - done <= 5 * rounds_left else 0.1
        return hope * reward / cells * (0.4 + 0.6 * done / cells)

    return max(options, key=worth)


def mark(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """High discs first, the mud last, since rabbits may still come; discoveries when the game nears its end."""
    ending = state.round >= state.settings["rounds"] - 1

    def order(option: str) -> tuple[int, int]:
        kind, _, what = option.partition(" ")
        number = DISC_NUMBER[DISC_INDEX[what]] if kind in ("canyon", "creek") else 0
        kinds = ["canyon", "creek", "bonus", "mud", "discovery", "finish"]
        if kind == "discovery" and not ending:
            return 9, 0
        if option == "bonus rabbit":
            return 3, 0
        return kinds.index(kind), -number

    return min(options, key=order)


def draw(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    canyon = Canyon(state.drawn[seat], free_cells(state, seat))
    return max(options, key=lambda option: canyon.worth(SHEET.placement_index[option]))


def path(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    return max(options, key=lambda option: path_worth(state, seat, SHEET.creek_names.index(option)))


def mud(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Rabbits are added; then the node that brings most for its cost, unless the columns bring more."""
    if ADD_RABBIT in options:
        return ADD_RABBIT
    if ADD_DISCOVERY in options and state.round >= state.settings["rounds"] - 1:
        return ADD_DISCOVERY
    best, most = STOP, 0.45
    for option in options:
        if option not in (STOP, ADD_DISCOVERY):
            node = SHEET.mud_nodes.index(option)
            worth = node_worth(state, seat, node) / max(node_cost(state, node), 1)
            if worth > most or (best == STOP and closed_triangles(state, seat, node)):
                best, most = option, worth
    return best


def boxes(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Fill a column if possible, else go on with the one that is nearest to its bonus."""

    def worth(option: str) -> float:
        if option == DONE:
            return -1.0
        column, count = read_column(option)
        missing = SHEET.column_boxes[column] - state.columns[seat * COLUMNS + column] - count
        bonus = WORTH[SHEET.column_bonus[column]]
        return (bonus if missing == 0 else bonus / (2 + missing)) + 0.01 * count

    return max(options, key=worth)


def bot_draw(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Let the bot spoil as little as possible, far from the own shapes."""

    def harm(option: str) -> float:
        placement = SHEET.placement_index[option]
        mask = SHEET.placement_mask[placement]
        beside = (SHEET.placement_around[placement] & state.drawn[seat]).bit_count()
        return (mask & CACTI).bit_count() + 1.2 * (mask & TREASURES).bit_count() + 0.7 * beside

    return min(options, key=harm)


def bot_path(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    assert isinstance(step, BotPath)

    def harm(option: str) -> float:
        cells = step.path(state, option)
        return sum(SHEET.creek_points[cell] + (2.0 if SHEET.creek_bonus[cell] != NO_BONUS else 0.0) for cell in cells)

    return min(options, key=harm)


def bot_mud(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """The node that is worth least to the player gets dearer."""
    return min(options, key=lambda option: node_worth(state, seat, SHEET.mud_nodes.index(option.split(" ")[0])))


def beginner(seed: int) -> Bot:
    return Player(seed, 6.0, 0.14)


def sensible(seed: int) -> Bot:
    return Player(seed, 3.0, 0.07)


def strong(seed: int) -> Bot:
    return Player(seed, 1.5, 0.04)


LEVELS: dict[str, Callable[[int], Bot]] = {"beginner": beginner, "sensible": sensible, "strong": strong}
