"""What a sheet may become: for each section a curve that says what so much more value in it would bring, and how the
discs of the rounds that are left are best spread over the four."""

from __future__ import annotations

import itertools
from functools import lru_cache
from math import exp, log
from typing import Final

from tilth.games.sonora.rules.canyon import free_cells
from tilth.games.sonora.rules.data import (
    CANYON,
    CREEK,
    FOX,
    MUD,
    NO_BONUS,
    OWL,
    RABBIT,
    REFLICK,
    RUINS,
    SHEET,
    SWAP,
    around,
)
from tilth.games.sonora.rules.notation import DISC_NUMBER
from tilth.games.sonora.rules.scoring import BLANK, CIRCLED, CROSSED, NOT_BUILT, SHADED, cactus_points
from tilth.games.sonora.rules.state import (
    ASIDE,
    BUILDINGS,
    COLUMNS,
    CREEK_CELLS,
    DISCS_OF_COLOUR,
    FIELD,
    HAND,
    IN_HOLE,
    SOLO_COLOURS,
    SonoraState,
)
from tilth.games.sonora.rules.table import belongs

WORTH: Final = [2.2, 2.2, 3.6, 2.6, 4.0, 4.4]
"""What a bonus is worth in points, by kind: reflick, swap, fox, owl, rabbit, discovery."""
WORTH_AT_LAST: Final = [0.0, 0.0, *WORTH[FOX:]]
"""The same in the last round, when nothing will be flicked any more."""
MOST: Final = 99
"""No section gets more value than this in what is left of a game."""
CHUNK: Final = 5
CHUNKS_A_ROUND: Final = 5
"""The discs of a round, some of them on circles, are worth about so many chunks of value."""
PATHS: Final = 1.7
"""Paths in the creek that a chunk is worth: low discs do as well there as high ones."""
IN_HAND: Final = 1.6
"""How often a disc that is still to be flicked may hope to count."""
WASTE: Final = 1.6
"""Cells drawn for each cell that was needed."""
LONGING: Final = 0.35
"""The part of a triangle that counts when two of its nodes are crossed."""
LENGTH: Final = 0.35
"""What a cell of the creek that is passed over may have been worth."""
HEIGHT: Final = len(SHEET.canyon_bonus) // SHEET.canyon_width
BUILDABLE: Final = SHEET.canyon_white | SHEET.canyon_start
CELLS: Final = [
    max([mask.bit_count() for mask, own in zip(SHEET.placement_mask, SHEET.placement_number, strict=True) if own == n])
    if n
    else 0
    for n in range(6)
]
"""How many cells a disc of each number draws at the most."""


def straightened(steps: list[tuple[float, float]]) -> list[float]:
    """A curve from what is bought one after the other, each with its cost and what it brings; a part of the cost counts
    for a part of that."""
    curve = [0.0]
    total, spent = 0.0, 0.0
    for cost, worth in steps:
        while len(curve) <= MOST and len(curve) <= spent + cost:
            curve.append(total + worth * (len(curve) - spent) / cost)
        spent += cost
        total += worth
    while len(curve) <= MOST:
        curve.append(total)
    return curve


def risen(curve: list[float]) -> list[float]:
    """The curve with its dips filled: what costs much before it brings anything is worth beginning while there is
    time."""
    edge = [0]
    for value in range(1, len(curve)):
        while len(edge) > 1 and slope(curve, edge[-1], value) >= slope(curve, edge[-2], edge[-1]):
            edge.pop()
        edge.append(value)
    filled = [curve[0]]
    for one, other in itertools.pairwise(edge):
        rise = slope(curve, one, other)
        for value in range(one + 1, other + 1):
            filled.append(curve[one] + rise * (value - one))
    return filled


def slope(curve: list[float], one: int, other: int) -> float:
    return (curve[other] - curve[one]) / (other - one)


def bonus_worth(bonus: int, last: bool) -> float:
    """What a bonus brings, if there is one at all."""
    if bonus == NO_BONUS:
        return 0.0
    return WORTH_AT_LAST[bonus] if last else WORTH[bonus]


# The ruins.


@lru_cache(maxsize=4096)
def ruins_curve(missing: tuple[int, ...], rewards: tuple[float, ...], last: bool) -> list[float]:
    """The best buildings that can be completed with each value."""
    best = [0.0] * (MOST + 1)
    for cells, reward in zip(missing, rewards, strict=True):
        if cells:
            for value in range(MOST, cells - 1, -1):
                more = best[value - cells] + reward
                if more > best[value]:
                    best[value] = more
    if last:
        return best
    return risen(best)


def ruins_rewards(state: SonoraState, seat: int) -> tuple[float, ...]:
    """What each building may bring a seat: the upper reward as far as it is ahead of the others."""
    rewards = []
    last = state.round >= state.settings["rounds"]
    base = seat * BUILDINGS
    for building in range(BUILDINGS):
        bonus = SHEET.building_first_bonus[building]
        first = SHEET.building_first[building] + bonus_worth(bonus, last)
        later = float(SHEET.building_later[building])
        ahead = 99
        taken = False
        for other in range(state.seats):
            if other != seat:
                at = other * BUILDINGS + building
                taken = taken or state.rewards[at] != NOT_BUILT
                ahead = min(ahead, state.crossed[base + building] - state.crossed[at])
        if taken:
            rewards.append(later)
        elif state.seats == 1:
            rewards.append(first)
        else:
            hope = min(0.95, max(0.15, 0.55 + 0.05 * ahead))
            rewards.append(later + hope * (first - later))
    return tuple(rewards)


def ruins_missing(state: SonoraState, seat: int) -> tuple[int, ...]:
    base = seat * BUILDINGS
    return tuple([SHEET.building_cells[number] - state.crossed[base + number] for number in range(BUILDINGS)])


# The canyon.


@lru_cache(maxsize=4096)
def canyon_curve(drawn: int, free: int, last: bool) -> list[float]:
    """Cacti and bonuses one after the other, always the one that brings most for the way to it."""
    counts = [(drawn & mask).bit_count() for mask in SHEET.cactus_masks]
    steps: list[tuple[float, float]] = []
    spent = 0.0
    treasures = [cell for cell in TREASURES if free >> cell & 1]
    while treasures and spent < MOST:
        distances = ways(drawn, free, treasures)
        best, most, near = -1, 0.0, 0
        for cell, distance in zip(treasures, distances, strict=True):
            if distance:
                rate = treasure_worth(cell, counts, 2, last) / (distance + 0.5)
                if rate > most:
                    best, most, near = cell, rate, distance
        if best < 0:
            break
        cost = WASTE * near
        steps.append((cost, treasure_worth(best, counts, 1, last)))
        spent += cost
        kind = KIND[best]
        if kind >= 0:
            counts[kind] += 1
        way = way_to(drawn, free, best, near)
        drawn |= way
        free &= ~way
        treasures = [cell for cell in treasures if free >> cell & 1]
    curve = straightened(steps)
    return curve if last else risen(curve)


def kind_of(cell: int) -> int:
    """The kind of cactus in a cell, -1 where there is none."""
    return next((kind for kind, mask in enumerate(SHEET.cactus_masks) if mask >> cell & 1), -1)


KIND: Final = [kind_of(cell) for cell in range(len(SHEET.canyon_bonus))]
TREASURES: Final = [cell for cell, bonus in enumerate(SHEET.canyon_bonus) if bonus != NO_BONUS or KIND[cell] >= 0]


def treasure_worth(cell: int, counts: list[int], ahead: int, last: bool) -> float:
    """What a cell brings; a cactus as a part of what the next ones of its kind will bring."""
    kind = KIND[cell]
    if kind < 0:
        return bonus_worth(SHEET.canyon_bonus[cell], last)
    return (cactus_points(counts[kind] + ahead) - cactus_points(counts[kind])) / ahead


def ways(drawn: int, free: int, cells: list[int]) -> list[int]:
    """How many cells must be drawn to come to each of these, 0 where there is no way."""
    found = [0] * len(cells)
    reached = drawn
    left = len(cells)
    distance = 0
    while left and distance < 12:
        distance += 1
        ring = around(reached, HEIGHT, SHEET.canyon_width) & free & ~reached
        if not ring:
            break
        for at, cell in enumerate(cells):
            if ring >> cell & 1:
                found[at] = distance
                left -= 1
        reached |= ring
    return found


def way_to(drawn: int, free: int, cell: int, distance: int) -> int:
    """The cells of one shortest way, found backwards; `distance` as `ways` says."""
    rings = [drawn]
    reached = drawn
    for _ in range(distance):
        ring = around(reached, HEIGHT, SHEET.canyon_width) & free & ~reached
        rings.append(ring)
        reached |= ring
    way = here = 1 << cell
    for step in range(distance - 1, 0, -1):
        back = around(here, HEIGHT, SHEET.canyon_width) & rings[step]
        here = back & -back
        way |= here
    return way


# The creek.


@lru_cache(maxsize=8192)
def creek_paths(marks: tuple[int, ...], last: bool) -> list[float]:
    """The best that a path of each length brings now."""
    return [worth for worth, _ in best_ends(list(marks), last)]


@lru_cache(maxsize=4096)
def creek_curve(marks: tuple[int, ...], last: bool) -> list[float]:
    """What so many more paths bring, each of the length that is best for its cells."""
    creek = list(marks)
    total = 0.0
    curve = [0.0]
    for _ in range(12):
        best, most = -1, 0.0
        gain = 0.0
        for length, (worth, end) in enumerate(best_ends(creek, last)):
            if 1 <= length <= 4 and worth - 0.3 * length > most:
                best, most, gain = end, worth - 0.3 * length, worth
        if best < 0:
            break
        total += gain
        curve.append(total)
        creek[best] = CIRCLED
        cell = SHEET.creek_parent[best]
        while creek[cell] == BLANK:
            creek[cell] = CROSSED
            cell = SHEET.creek_parent[cell]
    while len(curve) <= MOST:
        curve.append(total)
    return risen(curve)


def best_ends(marks: list[int], last: bool) -> list[tuple[float, int]]:
    """By length: what the best path brings and where it ends."""
    lengths = [0] * CREEK_CELLS
    passed = [0.0] * CREEK_CELLS
    best = [(0.0, -1)] * 6
    worths = LENGTHWISE_AT_LAST if last else LENGTHWISE
    for cell in range(1, CREEK_CELLS):
        if marks[cell] != BLANK:
            continue
        parent = SHEET.creek_parent[cell]
        mark = marks[parent]
        if mark == SHADED or (mark == BLANK and not lengths[parent]):
            continue
        length = lengths[parent] + 1
        lengths[cell] = length
        own = worths[cell]
        passed[cell] = passed[parent] + LENGTH * own
        if length <= 5:
            worth = own - passed[parent] + 0.4 * len(SHEET.creek_children[cell])
            if worth > best[length][0]:
                best[length] = (worth, cell)
    return best


def lengthwise(last: bool) -> list[float]:
    """What ending a path in a cell brings."""
    return [
        points + bonus_worth(bonus, last) for points, bonus in zip(SHEET.creek_points, SHEET.creek_bonus, strict=True)
    ]


LENGTHWISE: Final = lengthwise(False)
LENGTHWISE_AT_LAST: Final = lengthwise(True)


# The mud.


@lru_cache(maxsize=8192)
def mud_curve(nodes: int, boxes: tuple[int, ...], columns: tuple[int, ...], last: bool) -> list[float]:
    """Nodes and columns one after the other, always what brings most for its cost."""
    open_columns = [column for column in range(COLUMNS) if columns[column] < SHEET.column_boxes[column]]
    rewards = REWARD_AT_LAST if last else REWARD
    steps: list[tuple[float, float]] = []
    spent = 0
    while spent < MOST:
        best, most, price, gain = -1, 0.0, 1, 0.0
        for node in range(1, len(SHEET.mud_nodes)):
            if nodes >> node & 1 or not SHEET.mud_near[node] & nodes:
                continue
            cost = SHEET.mud_cost[node] + (boxes[node] if boxes else 0)
            worth = node_promise(nodes, node, rewards)
            if worth / cost > most:
                best, most, price = node, worth / cost, cost
        for column in open_columns:
            cost = SHEET.column_boxes[column] - columns[column]
            worth = bonus_worth(SHEET.column_bonus[column], last)
            if 0.8 * worth / cost > most:  # boxes wait for what is left over
                best, most, price, gain = -2 - column, worth / cost, cost, worth
        if best == -1:
            break
        if best < 0:
            open_columns.remove(-2 - best)
        else:
            nodes |= 1 << best
            gain = sum([rewards[triangle] for triangle in SHEET.triangles_of[best] if closed(nodes, triangle)])
        steps.append((float(price), gain))
        spent += price
    curve = straightened(steps)
    return curve if last else risen(curve)


def closed(nodes: int, triangle: int) -> bool:
    return nodes & SHEET.triangle_mask[triangle] == SHEET.triangle_mask[triangle]


def node_promise(nodes: int, node: int, rewards: list[float]) -> float:
    """The triangles that a node closes, and a part of those it brings nearer."""
    promise = 0.0
    for triangle in SHEET.triangles_of[node]:
        left = (SHEET.triangle_mask[triangle] & ~nodes).bit_count()
        promise += rewards[triangle] * (1.0 if left == 1 else LONGING if left == 2 else LONGING / 3)
    return promise


def rewards_of_triangles(last: bool) -> list[float]:
    return [
        points + bonus_worth(bonus, last)
        for points, bonus in zip(SHEET.triangle_points, SHEET.triangle_bonus, strict=True)
    ]


REWARD: Final = rewards_of_triangles(False)
REWARD_AT_LAST: Final = rewards_of_triangles(True)


# Everything together.


class Outlook:
    """One sheet, what is already sure to be marked on it in this round, and what it may become."""

    __slots__ = ("chunks", "creek", "curves", "kept", "pending", "rate", "rounds", "spread")

    def __init__(self, state: SonoraState, seat: int) -> None:
        rounds = state.settings["rounds"] - state.round
        marks = tuple(state.creek[seat * CREEK_CELLS : (seat + 1) * CREEK_CELLS])
        self.creek: list[float] = creek_paths(marks, rounds == 0)
        self.curves: list[list[float]] = [
            ruins_curve(ruins_missing(state, seat), ruins_rewards(state, seat), rounds == 0),
            canyon_curve(state.drawn[seat], free_cells(state, seat), rounds == 0),
            creek_curve(marks, rounds == 0),
            mud_curve(
                state.nodes[seat],
                tuple(state.boxes),
                tuple(state.columns[seat * COLUMNS : (seat + 1) * COLUMNS]),
                rounds == 0,
            ),
        ]
        self.pending: list[float] = [0.0, 0.0, 0.0, 0.0]
        """Value that is sure to come, by section; in the creek in paths."""
        if state.seats == 1:
            self.pending[RUINS] -= state.bot_circled - state.bot_crossed
        self.add_animals(state, seat)
        self.rounds: int = rounds
        self.chunks: float = float(CHUNKS_A_ROUND * rounds)
        self.kept: float = kept_bonuses(state, seat, rounds)
        self.spread: list[float] = self.pending[:]
        self.rate: float = 0.0

    def add_animals(self, state: SonoraState, seat: int) -> None:
        """Bonuses and discoveries that were won are used sooner or later."""
        pending = self.pending
        pending[CANYON] += SHEET.fox_number * (state.left(seat, FOX) + state.discoveries_left(seat, 0))
        pending[CREEK] += state.left(seat, OWL) + state.discoveries_left(seat, 1)
        pending[MUD] += SHEET.rabbit_value * state.left(seat, RABBIT)
        pending[MUD] += SHEET.discovery_rabbit * state.discoveries_left(seat, 2)

    def value(self, section: int, number: int, times: int) -> float:
        """How far a disc brings its section on: by value, cells or paths."""
        if section == CREEK:
            return float(times)
        return float((CELLS[number] if section == CANYON else number) * times)

    def add(self, section: int, number: int, times: int) -> None:
        self.pending[section] += self.value(section, number, times)

    def add_hand(self, number: float) -> None:
        """Discs that are still to be flicked go where they are wanted most."""
        self.chunks += IN_HAND * number / CHUNK

    def foresee(self) -> float:
        """What is still to come: the discs that lie, and the chunks of what follows, one of each round for every
        section as the corners come round, the others where they bring most."""
        spread = self.pending[:]
        curves = self.curves
        total = 0.0
        for section in range(4):
            total += at(curves[section], spread[section])
        gains = [0.0, 0.0, 0.0, 0.0]
        for section in range(4):
            for _ in range(self.rounds):
                total += self.gain(section, spread[section])
                spread[section] += PATHS if section == CREEK else CHUNK
            gains[section] = self.gain(section, spread[section])
        free = self.chunks - 4 * self.rounds
        self.rate = max(gains) / CHUNK
        while free > 0.0:
            part = min(1.0, free)
            best = gains.index(max(gains))
            total += part * gains[best]
            spread[best] += part * (PATHS if best == CREEK else CHUNK)
            self.rate = gains[best] / CHUNK
            gains[best] = self.gain(best, spread[best])
            free -= part
        self.spread = spread
        return total + self.kept

    def gain(self, section: int, value: float) -> float:
        """What a chunk more brings in a section."""
        curve = self.curves[section]
        return at(curve, value + (PATHS if section == CREEK else CHUNK)) - at(curve, value)

    def brings(self, section: int, number: int, times: int) -> float:
        """What one disc more brings in a section: half what it brings there and then, half what it spares of the discs
        that would have gone there later. Only after `foresee`."""
        curve = self.curves[section]
        value = self.value(section, number, times)
        lies = self.pending[section]
        later = self.spread[section] - lies
        if section == CREEK:
            now = self.creek[number] * (1.0 if times == 1 else 1.85) * (0.9 if lies >= 2 else 1.0)
            if self.chunks == 0:
                return now
            return now - 0.25 * now * max(0.0, 1.0 - later)
        now = at(curve, lies + value) - at(curve, lies)
        if self.chunks == 0:
            return now
        spared = min(value, later)
        ends = self.spread[section]
        then = self.rate * spared + at(curve, ends + value - spared) - at(curve, ends)
        return 0.5 * now + 0.5 * then


def at(curve: list[float], value: float) -> float:
    """A curve between its points."""
    if value <= 0.0:
        return 0.0
    low = int(value)
    if low >= MOST:
        return curve[MOST]
    return curve[low] + (value - low) * (curve[low + 1] - curve[low])


def kept_bonuses(state: SonoraState, seat: int, rounds: int) -> float:
    """Flick bonuses that are kept: each round can use a few."""
    flicking = rounds + (1 if state.phase() == "flick" else 0)
    swapping = rounds + (1 if state.phase() in ("flick", "swap") else 0)
    reflicks = float(min(state.left(seat, REFLICK), 2 * flicking))
    swaps = float(min(state.left(seat, SWAP), 2 * swapping))
    return WORTH[REFLICK] * reflicks + 0.8 * WORTH[SWAP] * swaps


def planned_colour(state: SonoraState) -> int:
    """Alone: the own colour, once it is chosen; before that the one that promises most."""
    if state.own_colour >= 0:
        return state.own_colour
    promised = [outlook_of(state, 0, colour).foresee() for colour in range(SOLO_COLOURS)]
    return promised.index(max(promised))


def outlook(state: SonoraState, seat: int) -> Outlook:
    """A seat's sheet with its discs where they lie, ready to be asked."""
    return outlook_of(state, seat, planned_colour(state) if state.seats == 1 else seat)


def outlook_of(state: SonoraState, seat: int, colour: int) -> Outlook:
    """A seat's sheet with the discs of a colour."""
    found = Outlook(state, seat)
    flicking = state.phase() == "flick"
    hand = 0
    first = DISCS_OF_COLOUR * colour
    for disc in range(first, first + DISCS_OF_COLOUR):
        place = state.place[disc]
        number = DISC_NUMBER[disc]
        if state.times[disc] > 0:
            found.add(state.section[disc], number, state.times[disc])
        elif place == ASIDE:
            found.add(state.section[disc], number, 1)
        elif place == FIELD:
            section, times = belongs(state.x[disc], state.y[disc])[0]
            found.add(section, number, times)
        elif (place == HAND and flicking) or place == IN_HOLE:
            hand += number
    found.add_hand(hand)
    return found


# Alone.

HARM: Final = [0.8, 0.5, 0.6, 0.25]
"""What each point of a disc of the bot costs the player, by section."""
HARM_IN_HAND: Final = 0.15
"""The same for a disc that is still to be flicked, over the rim if that can be."""
LUCK: Final = 0.25
"""How much better than expected a colour may turn out, for each point of its discs that are still to be flicked."""


def harm(state: SonoraState) -> float:
    """What the bot's discs will spoil."""
    return harm_beside(state, planned_colour(state))


def harm_beside(state: SonoraState, own: int) -> float:
    """The same if this colour is the player's: of the two others the bot gets the one that spoils less."""
    if state.bot_colour >= 0:
        return harm_of(state, state.bot_colour)
    return min([harm_of(state, colour) for colour in range(SOLO_COLOURS) if colour != own])


def harm_of(state: SonoraState, colour: int) -> float:
    total = 0.0
    for disc in range(colour * DISCS_OF_COLOUR, (colour + 1) * DISCS_OF_COLOUR):
        if state.place[disc] == FIELD:
            section, times = belongs(state.x[disc], state.y[disc])[0]
            total += HARM[section] * DISC_NUMBER[disc] * times
        elif state.place[disc] == ASIDE:
            total += HARM[state.section[disc]] * DISC_NUMBER[disc]
        elif state.place[disc] == HAND:
            total += HARM_IN_HAND * DISC_NUMBER[disc]
    return total


def best_colour(state: SonoraState) -> float:
    """What the player may still expect: that of the best colour, and a little more where two that are nearly as good
    can still turn out well."""
    if state.phase() != "flick":
        return outlook(state, 0).foresee() - harm(state)
    worths = []
    for colour in range(SOLO_COLOURS):
        worths.append(outlook_of(state, 0, colour).foresee() - harm_beside(state, colour))
    best = worths.index(max(worths))
    more = 0.0
    for colour in range(SOLO_COLOURS):
        luck = LUCK * max(in_hand(state, colour), in_hand(state, best))
        if colour != best and luck > 0.0:
            more = max(more, luck * log(1.0 + exp((worths[colour] - worths[best]) / luck)))
    return worths[best] + more


def in_hand(state: SonoraState, colour: int) -> int:
    """The numbers of the discs of a colour that are still to be flicked."""
    first = DISCS_OF_COLOUR * colour
    return sum([DISC_NUMBER[disc] for disc in range(first, first + DISCS_OF_COLOUR) if state.place[disc] == HAND])


def prospects(state: SonoraState) -> list[float]:
    """The points that each seat may expect to have at the end."""
    if state.seats == 1:
        return [sum(state.scores()[0].values()) + best_colour(state)]
    return [sum(parts.values()) + outlook(state, seat).foresee() for seat, parts in enumerate(state.scores())]
