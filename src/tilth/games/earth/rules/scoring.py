"""Counting: what terrains, ecosystems and fauna cards ask of an island, and the points of a game."""

from __future__ import annotations

from typing import Final

from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import ADJACENT8, CLIMATE, DIAGONAL4, IN_COLUMN, IN_ROW, ISLAND, ORTHOGONAL4, SIDE
from tilth.games.earth.rules.data import (
    CANOPY,
    COLOURS,
    ECOSYSTEM_RULE,
    GROWTH_MAX,
    HABITATS,
    KIND,
    POINTS,
    SCORING,
    SPROUT_SPACES,
    TERRAIN,
    TYPES,
)
from tilth.games.earth.rules.lines import Filter, Rule
from tilth.games.earth.rules.table import Table

CATEGORIES: Final = (
    "base",
    "events",
    "compost",
    "sprouts",
    "growth",
    "terrain",
    "ecosystem",
    "shared1",
    "shared2",
    "fauna",
)
LEAF_VALUES: Final = (15, 11, 8, 6, 5)
SIMPLE_LEAF: Final = 10
COMPLETION: Final = 7


def fits(table: Table, seat: int, cell: int, wanted: Filter) -> bool:
    """Whether the card at a cell counts for a filter."""
    card = table.field[seat][cell]
    if not wanted.fits[card]:
        return False
    pieces = wanted.pieces
    if pieces == L.PRINTED:
        return True
    sprouts = table.sprouts[seat][cell]
    growth = table.growth[seat][cell]
    if pieces == L.MIN_SPROUTS:
        return sprouts >= wanted.least
    if pieces == L.MIN_GROWTH:
        return growth >= wanted.least
    if pieces == L.FULL_SPROUTS:
        return 0 < SPROUT_SPACES[card] == sprouts
    if pieces == L.FULL_GROWTH:
        return 0 < GROWTH_MAX[card] == growth
    if pieces == L.FULL_BOTH:
        return sprouts == SPROUT_SPACES[card] and growth == GROWTH_MAX[card]
    return sprouts == 0 and growth == 0


def count_cards(table: Table, seat: int, wanted: Filter, board: bool) -> int:
    """How many cards of the island count; with `board` the island and climate cards too."""
    field = table.field[seat]
    count = 0
    if wanted.pieces == L.PRINTED:
        table_of = wanted.fits
        for cell in table.spots[seat]:
            if table_of[field[cell]]:
                count += 1
        if board:
            if table_of[field[ISLAND]]:
                count += 1
            if table_of[field[CLIMATE]]:
                count += 1
        return count
    for cell in table.spots[seat]:
        if fits(table, seat, cell, wanted):
            count += 1
    return count


def scope_cells(scope: int, cell: int) -> list[int]:
    """The places a card at this place looks at."""
    if scope == L.ROW:
        return IN_ROW[cell]
    if scope == L.COLUMN:
        return IN_COLUMN[cell]
    if scope == L.NEIGHBOURS:
        return ADJACENT8[cell]
    if scope == L.ORTHOGONAL:
        return ORTHOGONAL4[cell]
    return DIAGONAL4[cell]


def amount(table: Table, seat: int, resource: int) -> int:
    """How much of a counted resource a player has."""
    if resource == L.HAVE_SOIL:
        return table.soil[seat]
    if resource == L.HAVE_HAND:
        return len(table.hands[seat])
    if resource == L.HAVE_COMPOST:
        return len(table.compost[seat])
    if resource == L.HAVE_EVENTS:
        return len(table.played[seat])
    if resource == L.HAVE_SPROUTS:
        return table.total(seat, L.SPROUT)
    return table.total(seat, L.GROWTH)


def count(table: Table, seat: int, rule: Rule, cell: int) -> int:
    """How often a rule is met; `cell` is where the card with the rule lies (-1: not in the island)."""
    kind = rule.kind
    if kind == L.PER_CARD:
        if rule.scope == L.WHOLE:
            return count_cards(table, seat, rule.filter, rule.board)
        field = table.field[seat]
        found = 0
        for other in scope_cells(rule.scope, cell):
            if field[other] and fits(table, seat, other, rule.filter):
                found += 1
        return found
    if kind == L.PER_RESOURCE:
        return amount(table, seat, rule.resource)
    if kind == L.BEST_PLAYER:
        best = 0
        for other in range(table.seats):
            best = max(best, count_cards(table, other, rule.filter, True))
        return best
    if kind == L.TYPE_TABLE:
        return rule.table[min(7, count_cards(table, seat, rule.filter, False))]
    if kind == L.LINES:
        found = 0
        for line in full_lines(table, seat, rule.line):
            if alike(table, seat, line, rule.attribute, rule.same):
                found += 1
        return found
    if kind == L.FULL_LINES:
        return len(full_lines(table, seat, rule.line))
    if kind == L.MIXED_SETS:
        return mixed_sets(table, seat)
    if kind == L.EMPTY_NEIGHBOURS:
        field = table.field[seat]
        return 4 - sum([1 for other in ORTHOGONAL4[cell] if field[other]])
    places = [spot for spot in table.spots[seat] if rule.filter.fits[table.field[seat][spot]]]
    if kind == L.PATH:
        return longest_path(frozenset(places), ORTHOGONAL4, cell, _STRAIGHT_PATHS) if cell in places else 0
    return longest_path(frozenset(places), DIAGONAL4, -1, _SLANTED_PATHS)


def points(table: Table, seat: int, rule: Rule, cell: int) -> int:
    """What a terrain or an ecosystem is worth to a player."""
    return min(rule.cap, count(table, seat, rule, cell) // rule.size * rule.vp)


def reached(table: Table, seat: int, goal: Rule) -> bool:
    """Whether a player meets a fauna goal now."""
    return count(table, seat, goal, -1) >= goal.need


def full_lines(table: Table, seat: int, line: int) -> list[list[int]]:
    """The rows, columns or long diagonals of four cards."""
    spots = table.spots[seat]
    found: list[list[int]] = []
    if len(spots) < 4:
        return found
    if line == L.DIAGONAL:
        top = spots[0] // SIDE
        left = min([spot % SIDE for spot in spots])
        field = table.field[seat]
        if top > SIDE - 4 or left > SIDE - 4:
            return found
        falling = [(top + i) * SIDE + left + i for i in range(4)]
        rising = [(top + 3 - i) * SIDE + left + i for i in range(4)]
        for diagonal in (falling, rising):
            if field[diagonal[0]] and field[diagonal[1]] and field[diagonal[2]] and field[diagonal[3]]:
                found.append(diagonal)
        return found
    lines: list[list[int]] = [[], [], [], [], [], [], []]
    for spot in spots:
        lines[spot // SIDE if line == L.ROW else spot % SIDE].append(spot)
    for cells in lines:
        if len(cells) == 4:
            found.append(cells)
    return found


def alike(table: Table, seat: int, line: list[int], attribute: int, same: bool) -> bool:
    """Whether four cards can be read as all the same, or all different, in an attribute."""
    field = table.field[seat]
    if attribute == L.BY_POINTS:
        return len({POINTS[field[cell]] for cell in line}) == 4
    if attribute == L.BY_SPROUTS:
        return len({table.sprouts[seat][cell] for cell in line}) == 4
    if attribute == L.BY_GROWTH:
        return len({table.growth[seat][cell] for cell in line}) == 4
    masks: list[int] = []
    for cell in line:
        card = field[cell]
        if attribute == L.BY_COLOUR:
            masks.append(COLOURS[card] & L.SIX_COLOURS)
        elif attribute == L.BY_TYPE:
            masks.append(TYPES[card])
        else:
            masks.append(HABITATS[card])
    if same:
        return masks[0] & masks[1] & masks[2] & masks[3] != 0
    return all_different(masks, 0, 0)


def all_different(masks: list[int], at: int, used: int) -> bool:
    """Whether every card can be given one of its marks so that no two get the same."""
    if at == len(masks):
        return True
    left = masks[at] & ~used
    while left:
        bit = left & -left
        if all_different(masks, at + 1, used | bit):
            return True
        left ^= bit
    return False


def mixed_sets(table: Table, seat: int) -> int:
    """How many sets of red, blue, yellow, terrain and event can be laid out, each on a card of its own.

    By Hall's theorem so many sets exist as the scarcest group of colours allows.
    """
    field = table.field[seat]
    terrains = 0
    sizes = [0] * 8
    for cell in (*table.spots[seat], ISLAND, CLIMATE):
        card = field[cell]
        if KIND[card] == TERRAIN:
            terrains += 1
        colours = (COLOURS[card] >> 1) & 7
        if colours:
            for group in range(1, 8):
                if colours & group:
                    sizes[group] += 1
    sets = min(terrains, len(table.played[seat]))
    for group in range(1, 8):
        sets = min(sets, sizes[group] // (1, 1, 2, 1, 2, 2, 3)[group - 1])
    return sets


_STRAIGHT_PATHS: Final[dict[tuple[frozenset[int], int], int]] = {}
_SLANTED_PATHS: Final[dict[tuple[frozenset[int], int], int]] = {}


def longest_path(
    places: frozenset[int], neighbours: list[list[int]], through: int, known: dict[tuple[frozenset[int], int], int]
) -> int:
    """The most places on one path without repetition; with `through` only paths over that place count."""
    key = (places, through)
    if key in known:
        return known[key]
    best = 0
    for start in places:
        best = max(best, _longest_from(places, neighbours, start, {start}, through, best))
    if len(known) > 100_000:
        known.clear()
    known[key] = best
    return best


def _longest_from(
    places: frozenset[int], neighbours: list[list[int]], at: int, walked: set[int], through: int, best: int
) -> int:
    if len(walked) > best and (through < 0 or through in walked):
        best = len(walked)
    for step in neighbours[at]:
        if step in places and step not in walked:
            walked.add(step)
            best = _longest_from(places, neighbours, step, walked, through, best)
            walked.discard(step)
            if best == len(places):
                return best
    return best


def growth_points(table: Table, seat: int) -> int:
    """One for each trunk, or the canopy's points for a flora grown to its top."""
    field = table.field[seat]
    growth = table.growth[seat]
    total = 0
    for cell in table.spots[seat]:
        have = growth[cell]
        if have:
            card = field[cell]
            total += CANOPY[card] if have == GROWTH_MAX[card] else have
    return total


def leaf_points(table: Table, player: int) -> int:
    """The leaves of a player (or of Gaia) on the fauna board, with the bonus for the first full island."""
    total = COMPLETION if table.completed == player else 0
    for leaves in table.leaves:
        if player in leaves:
            total += SIMPLE_LEAF if table.simple else LEAF_VALUES[leaves.index(player)]
    return total


def score(table: Table, seat: int) -> dict[str, int]:
    """The points of a player by the rows of the score pad."""
    field = table.field[seat]
    base = POINTS[field[ISLAND]] + POINTS[field[CLIMATE]]
    terrain = 0
    for cell in table.spots[seat]:
        card = field[cell]
        base += POINTS[card]
        line = SCORING[card]
        if line is not None and line.rule is not None:
            terrain += points(table, seat, line.rule, cell)
    own = table.ecosystem[seat]
    shared = table.ecosystems
    return {
        "base": base,
        "events": sum([POINTS[card] for card in table.played[seat]]),
        "compost": len(table.compost[seat]),
        "sprouts": table.total(seat, L.SPROUT),
        "growth": growth_points(table, seat),
        "terrain": terrain,
        "ecosystem": points(table, seat, ECOSYSTEM_RULE[own], -1) if own >= 0 else 0,
        "shared1": points(table, seat, ECOSYSTEM_RULE[shared[0]], -1) if shared else 0,
        "shared2": points(table, seat, ECOSYSTEM_RULE[shared[1]], -1) if shared else 0,
        "fauna": leaf_points(table, seat),
    }
