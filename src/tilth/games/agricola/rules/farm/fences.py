"""Fences and pastures: the geometry of a farmyard, and which fences may be built.

The farmyard has 3 rows (a, b, c) of 5 spaces (1 to 5), numbered 0 to 14 along the rows. A set of spaces is a bitmask of
those numbers. Around and between the spaces lie 38 edges, 20 horizontal ones (0 to 19, line by line) and 18 vertical
ones (20 to 37, row by row); a layout of fences is a bitmask of edges.

Fences are built pasture by pasture. This loses nothing: the pastures of any legal layout can be fenced one after the
other so that every layout on the way is legal too.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15
EDGES: Final = 38
FENCES: Final = 15
FIRST_PASTURE: Final = 4
"""The fewest fences with which the first pasture can be made."""
ALL_CELLS: Final = (1 << 15) - 1
OUTSIDE: Final = -1

CELL_NAMES: Final[list[str]] = [f"{row}{column}" for row in "abc" for column in range(1, 6)]
CELL_NUMBERS: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _sides(cell: int) -> list[int]:
    """The edges north, south, west and east of a space."""
    row, column = divmod(cell, COLUMNS)
    return [cell, cell + COLUMNS, 20 + row * 6 + column, 20 + row * 6 + column + 1]


def _beyond(cell: int) -> list[int]:
    """The spaces north, south, west and east of a space, `OUTSIDE` beyond the board."""
    row, column = divmod(cell, COLUMNS)
    return [
        cell - COLUMNS if row > 0 else OUTSIDE,
        cell + COLUMNS if row < ROWS - 1 else OUTSIDE,
        cell - 1 if column > 0 else OUTSIDE,
        cell + 1 if column < COLUMNS - 1 else OUTSIDE,
    ]


def _mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        if number >= 0:
            mask |= 1 << number
    return mask


SIDES: Final[list[list[int]]] = [_sides(cell) for cell in range(15)]  # the edges north, south, west, east of a space
BEYOND: Final[list[list[int]]] = [_beyond(cell) for cell in range(15)]  # what lies behind each of them
CELL_EDGES: Final[list[int]] = [_mask(edges) for edges in SIDES]
NEIGHBOURS: Final[list[int]] = [_mask(cells) for cells in BEYOND]


def _edge_names() -> list[str]:
    """An inner edge is named after the spaces it parts ("a1-a2", "a1-b1"), an outer one by space and side ("a1-n")."""
    names = [""] * EDGES
    for cell in range(15):
        for side in range(4):
            other = BEYOND[cell][side]
            if other == OUTSIDE:
                names[SIDES[cell][side]] = f"{CELL_NAMES[cell]}-{'nswe'[side]}"
            elif other > cell:
                names[SIDES[cell][side]] = f"{CELL_NAMES[cell]}-{CELL_NAMES[other]}"
    return names


EDGE_NAMES: Final[list[str]] = _edge_names()
EDGE_NUMBERS: Final[dict[str, int]] = {name: edge for edge, name in enumerate(EDGE_NAMES)}


# --- notation


def bits(mask: int) -> list[int]:
    """The numbers in a bitmask, ascending."""
    numbers: list[int] = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


_COUNTS: Final[list[int]] = [mask.bit_count() for mask in range(1 << CELLS)]


def count(mask: int) -> int:
    """How many numbers are in a bitmask of spaces or edges."""
    most = mask >> CELLS
    return _COUNTS[mask & ALL_CELLS] + (count(most) if most else 0)


_cells_names: dict[int, str] = {}


def cells_name(cells: int) -> str:
    """The notation of a set of spaces: "a1+a2+b1"."""
    name = _cells_names.get(cells)
    if name is None:
        name = "+".join([CELL_NAMES[cell] for cell in bits(cells)])
        _cells_names[cells] = name
    return name


def cells_named(name: str) -> int:
    """The set of spaces of a notation; 0 if it is not one."""
    cells = 0
    for part in name.split("+"):
        cell = CELL_NUMBERS.get(part, OUTSIDE)
        if cell == OUTSIDE:
            return 0
        cells |= 1 << cell
    return cells


def edges_names(edges: int) -> list[str]:
    """The names of the edges in a layout."""
    return [EDGE_NAMES[edge] for edge in bits(edges)]


def edges_named(names: list[str]) -> int:
    """The layout made of named edges."""
    edges = 0
    for name in names:
        edges |= 1 << EDGE_NUMBERS[name]
    return edges


# --- areas


def border(cells: int) -> int:
    """The edges around a set of spaces."""
    edges = 0
    for cell in bits(cells):
        edges ^= CELL_EDGES[cell]
    return edges


def inner_edges(cells: int) -> int:
    """The edges between spaces of a set."""
    edges = 0
    for cell in bits(cells):
        edges |= CELL_EDGES[cell]
    return edges & ~border(cells)


def around(cells: int) -> int:
    """The spaces that adjoin a set by a side."""
    near = 0
    for cell in bits(cells):
        near |= NEIGHBOURS[cell]
    return near & ~cells


def connected(cells: int) -> bool:
    """Whether the spaces hang together by their sides, whatever fences lie between them."""
    reached = cells & -cells
    while True:
        grown = reached | (around(reached) & cells)
        if grown == reached:
            return reached == cells
        reached = grown


_pastures: dict[int, tuple[int, ...]] = {}


def pastures(layout: int) -> tuple[int, ...]:
    """The areas fenced on all sides, as sets of spaces in the order of their first space."""
    found = _pastures.get(layout)
    if found is None:
        if len(_pastures) > 50_000:
            _pastures.clear()
        found = tuple(_find_pastures(layout))
        _pastures[layout] = found
    return found


def _find_pastures(layout: int) -> list[int]:
    areas: list[int] = []
    unseen = ALL_CELLS
    while unseen and layout:
        area = unseen & -unseen
        closed = True
        todo = [area.bit_length() - 1]
        while todo:
            cell = todo.pop()
            for side in range(4):
                if layout >> SIDES[cell][side] & 1:
                    continue
                other = BEYOND[cell][side]
                if other == OUTSIDE:
                    closed = False
                elif not area >> other & 1:
                    area |= 1 << other
                    todo.append(other)
        unseen &= ~area
        if closed:
            areas.append(area)
    return areas


def fenced(layout: int) -> int:
    """All spaces that lie in a pasture."""
    cells = 0
    for area in pastures(layout):
        cells |= area
    return cells


def pasture_of(layout: int, cell: int) -> int:
    """The pasture a space lies in; 0 if it is not fenced."""
    for area in pastures(layout):
        if area >> cell & 1:
            return area
    return 0


# --- legality

OPEN: Final = "open"  # a fence that borders no closed pasture, or does not part two areas
ENCLOSED: Final = "enclosed"  # a room or a field is fenced in
APART: Final = "apart"  # a pasture adjoins no other
SUPPLY: Final = "supply"  # more fences than are left
WOOD: Final = "wood"  # more fences than can be paid for
NOTHING: Final = "nothing"  # no fence is added
BUILT: Final = "built"  # a fence stands there already
SCATTERED: Final = "scattered"  # the spaces do not hang together
CROSSED: Final = "crossed"  # a fence stands between the spaces
EXISTS: Final = "exists"  # the spaces are a pasture already


def fault(layout: int, blocked: int, fences: int = FENCES) -> str:
    """What is wrong with a layout, "" if nothing is; `blocked` are the rooms and fields, `fences` how many exist."""
    areas = pastures(layout)
    cells = 0
    borders = 0
    for area in areas:
        cells |= area
        borders |= border(area)
    if layout & ~borders:
        return OPEN
    if cells & blocked:
        return ENCLOSED
    if not connected(cells):
        return APART
    if count(layout) > fences:
        return SUPPLY
    return ""


def legal(layout: int, blocked: int, fences: int = FENCES) -> bool:
    """Whether a layout may stand on a farmyard whose rooms and fields are `blocked`."""
    return fault(layout, blocked, fences) == ""


def why_not(layout: int, added: int, blocked: int, supply: int = FENCES, budget: int = FENCES) -> str:
    """Why these edges may not be fenced in one go, "" if they may.

    `supply` is the number of fences left, `budget` the number that can be paid for, free ones included.
    """
    if not added:
        return NOTHING
    if added & layout:
        return BUILT
    reason = fault(layout | added, blocked, EDGES)
    if reason:
        return reason
    return _short(layout, added, supply, budget)


def _short(layout: int, added: int, supply: int, budget: int) -> str:
    number = count(added)
    if number > supply or number + count(layout) > FENCES:
        return SUPPLY
    return WOOD if number > budget else ""


def why_not_cells(layout: int, cells: int, blocked: int, supply: int = FENCES, budget: int = FENCES) -> str:
    """Why these spaces may not become a pasture, "" if they may."""
    if not cells:
        return NOTHING
    if cells & blocked:
        return ENCLOSED
    if not connected(cells):
        return SCATTERED
    if inner_edges(cells) & layout:
        return CROSSED
    added = border(cells) & ~layout
    if not added:
        return EXISTS
    return why_not(layout, added, blocked, supply, budget)


class Preview:
    """What a farmyard looks like once some fences are added."""

    __slots__ = ("added", "count", "layout", "new_pastures", "pastures")

    def __init__(self, layout: int, added: int) -> None:
        self.added: Final = added & ~layout
        self.count: Final = count(self.added)
        self.layout: Final = layout | added
        self.pastures: Final = pastures(self.layout)
        before = pastures(layout)
        self.new_pastures: Final = tuple([area for area in self.pastures if area not in before])


def preview(layout: int, added: int) -> Preview:
    """The fences needed and the pastures that result."""
    return Preview(layout, added)


# --- what can be built


class _Shape:
    """A set of spaces that hang together, with what is asked of it again and again."""

    __slots__ = ("border", "cells", "inner", "name", "near")

    def __init__(self, cells: int, border_: int, edges: int, near: int) -> None:
        self.cells: Final = cells
        self.border: Final = border_
        self.inner: Final = edges & ~border_
        self.near: Final = near
        self.name: Final = cells_name(cells)


class Pasture:
    """One way to fence a pasture: its spaces, the fences that are still missing, and the layout that results."""

    __slots__ = ("cells", "count", "divides", "layout", "name", "new_edges")

    def __init__(self, shape: _Shape, new_edges: int, number: int, layout: int, divides: bool) -> None:
        self.cells: Final = shape.cells
        self.name: Final = shape.name
        self.new_edges: Final = new_edges
        self.count: Final = number
        self.layout: Final = layout | new_edges
        self.divides: Final = divides  # an existing pasture is divided; no unfenced space is taken

    def __repr__(self) -> str:
        return f"Pasture({self.name}, {self.count})"


_all_shapes: list[_Shape] = []


def _shapes() -> list[_Shape]:
    """All sets of spaces that 15 fences can surround, found by adding space after space.

    A set within the limit can always be grown through sets within the limit, so larger ones need not be visited.
    """
    if not _all_shapes:
        seen: set[int] = set()
        todo: list[tuple[int, int, int, int]] = []
        for cell in range(CELLS):
            seen.add(1 << cell)
            todo.append((1 << cell, CELL_EDGES[cell], CELL_EDGES[cell], NEIGHBOURS[cell]))
        found: list[_Shape] = []
        while todo:
            cells, outline, edges, near = todo.pop()
            found.append(_Shape(cells, outline, edges, near))
            fringe = near & ~cells
            while fringe:
                low = fringe & -fringe
                fringe ^= low
                grown = cells | low
                if grown not in seen:
                    cell = low.bit_length() - 1
                    longer = outline ^ CELL_EDGES[cell]
                    if count(longer) <= FENCES:
                        seen.add(grown)
                        todo.append((grown, longer, edges | CELL_EDGES[cell], near | NEIGHBOURS[cell]))
        found.sort(key=_by_spaces)
        _all_shapes.extend(found)
    return _all_shapes


def _by_spaces(shape: _Shape) -> tuple[int, int]:
    return count(shape.cells), shape.cells


def enclosable() -> list[int]:
    """Every set of spaces that can be a pasture, on an empty board."""
    return [shape.cells for shape in _shapes()]


class _Listing:
    """All pastures that can be added to one layout with so many fences, the cheapest first, and the part of them for
    each lower limit."""

    __slots__ = ("all", "limit", "upto")

    def __init__(self, layout: int, blocked: int, limit: int) -> None:
        self.all: Final = _list_pastures(layout, blocked, limit)
        self.limit: Final = limit
        self.upto: Final[dict[int, list[Pasture]]] = {limit: self.all}


_listings: dict[tuple[int, int], _Listing] = {}
_listed: list[int] = [0]
_REMEMBERED: Final = 200_000


def _limit(layout: int, supply: int, budget: int) -> int:
    """How many fences can be added to a layout."""
    return min(FENCES - count(layout), min(supply, budget))


def next_pastures(layout: int, blocked: int, supply: int, budget: int = FENCES) -> list[Pasture]:
    """All ways to fence one more pasture or to divide one, the fewest fences first.

    `blocked` are the rooms and fields, `supply` is the number of fences left, `budget` the number that can be paid for,
    free ones included. The same division of a pasture is listed once, under its smallest part. Do not change the list.
    """
    limit = _limit(layout, supply, budget)
    if limit < (1 if layout else FIRST_PASTURE):
        return []
    key = (layout, blocked)
    listing = _listings.get(key)
    if listing is None or listing.limit < limit:
        if _listed[0] > _REMEMBERED:
            _listings.clear()
            _listed[0] = 0
        listing = _Listing(layout, blocked, limit)
        _listings[key] = listing
        _listed[0] += len(listing.all) + 1
    some = listing.upto.get(limit)
    if some is None:
        some = [pasture for pasture in listing.all if pasture.count <= limit]
        listing.upto[limit] = some
    return some


def _missing(shape: _Shape, layout: int, blocked: int, enclosed: int) -> int:
    """The edges to be fenced so that a shape becomes a pasture of its own, 0 where it cannot."""
    if shape.cells & blocked or shape.inner & layout:
        return 0
    if enclosed and not shape.cells & enclosed and not shape.near & enclosed:
        return 0
    return shape.border & ~layout


def can_add_pasture(layout: int, blocked: int, supply: int, budget: int) -> bool:
    """Whether `next_pastures` would list any."""
    limit = _limit(layout, supply, budget)
    if layout == 0:
        return limit >= FIRST_PASTURE and blocked & ALL_CELLS != ALL_CELLS
    if limit <= 0:
        return False
    key = (layout, blocked)
    fewest = _fewest.get(key)
    if fewest is None:
        if len(_fewest) > 20_000:
            _fewest.clear()
        fewest = _find_fewest(layout, blocked)
        _fewest[key] = fewest
    return fewest <= limit


_fewest: dict[tuple[int, int], int] = {}


def _find_fewest(layout: int, blocked: int) -> int:
    """The fences without which no other pasture can be had; more than there are where none can."""
    enclosed = fenced(layout)
    fewest = FENCES + 1
    for shape in _shapes():
        new_edges = _missing(shape, layout, blocked, enclosed)
        if new_edges:
            fewest = min(fewest, count(new_edges))
    return fewest


def _list_pastures(layout: int, blocked: int, limit: int) -> list[Pasture]:
    enclosed = fenced(layout)
    divisions: set[int] = set()
    by_count: list[list[Pasture]] = [[] for _ in range(FENCES + 1)]
    for shape in _shapes():
        new_edges = _missing(shape, layout, blocked, enclosed)
        if new_edges == 0:
            continue
        number = count(new_edges)
        if number > limit:
            continue
        inside = shape.cells & enclosed != 0
        if inside:
            if new_edges in divisions:
                continue
            divisions.add(new_edges)
        by_count[number].append(Pasture(shape, new_edges, number, layout, inside))
    listed: list[Pasture] = []
    for some in by_count:
        listed.extend(some)
    return listed


def single_pastures(layout: int, blocked: int, supply: int, budget: int = FENCES) -> list[Pasture]:
    """The ways to fence exactly one space that is not fenced yet."""
    return [
        pasture
        for pasture in next_pastures(layout, blocked, supply, budget)
        if not pasture.divides and pasture.cells & (pasture.cells - 1) == 0
    ]


def pasture_named(name: str, layout: int, blocked: int, supply: int, budget: int = FENCES) -> Pasture | None:
    """The listed pasture with this notation."""
    cells = cells_named(name)
    for pasture in next_pastures(layout, blocked, supply, budget):
        if pasture.cells == cells and pasture.name == name:
            return pasture
    return None
