"""Animal housing: which animals a farm can keep, where they stand, and what can be kept when not all can.

Animals may be moved at any time, so a farm keeps a number of sheep, wild boar and cattle exactly if some arrangement of
them exists. Everything here is a pure function of the places (holders) and those three counts.
"""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.farm.fences import bits, cells_name, cells_named, count, fenced, pastures

Counts = tuple[int, int, int]

SHEEP: Final = 0
BOAR: Final = 1
CATTLE: Final = 2
KINDS: Final = ("sheep", "boar", "cattle")

# what a holder is
PASTURE: Final = "pasture"
STABLE: Final = "stable"
HOUSE: Final = "house"
CARD: Final = "card"
FILLED: Final = (PASTURE, CARD, STABLE, HOUSE)
"""The order in which they are filled."""

# how the kinds share a holder
ONE_KIND: Final = 0  # animals of one kind at a time, each kind up to its own number
ANY_MIX: Final = 1  # any kinds together; a group of kinds has as many places as the largest number among them
EACH_KIND: Final = 2  # every kind has places of its own

UNLIMITED: Final = 999  # more animals than a game can bring

# cards that change pastures and unfenced stables; add them up
DRINKING_TROUGH: Final = 1  # every pasture holds 2 more
SHEPHERDS_PIPE: Final = 2  # every pasture holds 2 more sheep, every unfenced stable 2 sheep
SMALLHOLDER: Final = 4  # a pasture that would hold 2 holds 3
STABLEMASTER: Final = 8  # one unfenced stable holds 3 of a kind
ANIMAL_KEEPER: Final = 16  # kinds may mix in a pasture


class Holder:
    """A place for animals: how many of each kind it takes, and how the kinds share it."""

    __slots__ = ("boar", "cattle", "cells", "mode", "most", "name", "rank", "shape", "sheep", "what")

    def __init__(self, name: str, what: str, sheep: int, boar: int, cattle: int, mode: int, cells: int = 0) -> None:
        self.name: Final = name
        self.what: Final = what
        self.sheep: Final = sheep
        self.boar: Final = boar
        self.cattle: Final = cattle
        self.mode: Final = mode
        self.cells: Final = cells
        self.shape: Final = _shape(sheep, boar, cattle, mode)
        self.most: Final = max(sheep, boar, cattle)
        self.rank: Final = FILLED.index(what) * (UNLIMITED + 1) - self.most
        """The lower, the sooner it is filled: the largest first of those that are the same."""

    def __repr__(self) -> str:
        return f"Holder({self.name}, {self.sheep}/{self.boar}/{self.cattle})"


def _shape(sheep: int, boar: int, cattle: int, mode: int) -> int:
    """What the solver needs to know of a holder, as one number, the same for holders that come to the same."""
    if mode == ONE_KIND:
        if (sheep > 0) + (boar > 0) + (cattle > 0) <= 1:
            mode = EACH_KIND
        elif max(sheep, boar, cattle) == 1:
            mode = ANY_MIX
    return mode | sheep << 2 | boar << 12 | cattle << 22


ANIMAL_YARD: Final = Holder("animal_yard", CARD, 2, 2, 2, ANY_MIX)
WILDLIFE_RESERVE: Final = Holder("wildlife_reserve", CARD, 1, 1, 1, EACH_KIND)
FOREST_PASTURE: Final = Holder("forest_pasture", CARD, 0, UNLIMITED, 0, EACH_KIND)


# --- the holders of a farm


def pasture_capacity(cells: int, stables: int, effects: int = 0) -> int:
    """How many animals a pasture holds: 2 for each space, doubled by every stable in it."""
    capacity = 2 * count(cells) << count(cells & stables)
    if capacity == 2 and effects & SMALLHOLDER:
        capacity = 3
    if effects & DRINKING_TROUGH:
        capacity += 2
    return capacity


_farms: dict[tuple[int, int, int, int, tuple[Holder, ...]], tuple[Holder, ...]] = {}


def farm_holders(
    layout: int, stables: int, house: int = 1, effects: int = 0, cards: tuple[Holder, ...] = ()
) -> tuple[Holder, ...]:
    """All holders of a farm: its pastures, the cards, the unfenced stables and the house, named by their spaces.

    `house` is the number of animals kept in the home (1 pet, none beside a goat, one in each room for a tamer).
    """
    key = (layout, stables, house, effects, cards)
    holders = _farms.get(key)
    if holders is None:
        if len(_farms) > 20_000:
            _farms.clear()
        holders = _list_holders(layout, stables, house, effects, cards)
        _farms[key] = holders
    return holders


def _list_holders(layout: int, stables: int, house: int, effects: int, cards: tuple[Holder, ...]) -> tuple[Holder, ...]:
    holders: list[Holder] = []
    more_sheep = 2 if effects & SHEPHERDS_PIPE else 0
    mode = ANY_MIX if effects & ANIMAL_KEEPER else ONE_KIND
    for cells in pastures(layout):
        capacity = pasture_capacity(cells, stables, effects)
        holders.append(Holder(cells_name(cells), PASTURE, capacity + more_sheep, capacity, capacity, mode, cells))
    holders.extend(cards)
    master = effects & STABLEMASTER != 0
    for cell in bits(stables & ~fenced(layout)):
        name = cells_name(1 << cell)
        if master:
            holders.append(Holder(name, STABLE, 3, 3, 3, ONE_KIND, 1 << cell))
            master = False
        else:
            holders.append(Holder(name, STABLE, 2 if more_sheep else 1, 1, 1, ONE_KIND, 1 << cell))
    if house > 0:
        holders.append(Holder(HOUSE, HOUSE, house, house, house, ANY_MIX))
    return tuple(holders)


# --- the solver


class _Housing:
    """What a collection of holders can keep.

    Giving each one-kind holder to a kind leaves a sum of places per kind; all such sums are listed. What exceeds such a
    sum must fit into the holders that mix, which is so exactly if every group of kinds fits into the places it may use.
    """

    __slots__ = ("all", "boar", "boar_cattle", "cattle", "kept", "known", "sheep", "sheep_boar", "sheep_cattle", "sums")

    def __init__(self, shapes: tuple[int, ...]) -> None:
        self.sheep = 0
        self.boar = 0
        self.cattle = 0
        self.sheep_boar = 0
        self.sheep_cattle = 0
        self.boar_cattle = 0
        self.all = 0
        sums: set[Counts] = {(0, 0, 0)}
        for shape in shapes:
            sheep = shape >> 2 & 1023
            boar = shape >> 12 & 1023
            cattle = shape >> 22
            mode = shape & 3
            if mode == ONE_KIND:
                more: set[Counts] = set()
                for s, b, c in sums:
                    if sheep:
                        more.add((s + sheep, b, c))
                    if boar:
                        more.add((s, b + boar, c))
                    if cattle:
                        more.add((s, b, c + cattle))
                sums = more
                continue
            self.sheep += sheep
            self.boar += boar
            self.cattle += cattle
            if mode == ANY_MIX:
                self.sheep_boar += max(sheep, boar)
                self.sheep_cattle += max(sheep, cattle)
                self.boar_cattle += max(boar, cattle)
                self.all += max(sheep, boar, cattle)
            else:
                self.sheep_boar += sheep + boar
                self.sheep_cattle += sheep + cattle
                self.boar_cattle += boar + cattle
                self.all += sheep + boar + cattle
        self.sums: Final = sorted(sums)
        self.known: Final[dict[Counts, bool]] = {}
        self.kept: Final[dict[Counts, list[Counts]]] = {}

    def fits(self, counts: Counts) -> bool:
        found = self.known.get(counts)
        if found is None:
            found = self._solve(counts)
            self.known[counts] = found
        return found

    def _solve(self, counts: Counts) -> bool:
        sheep, boar, cattle = counts
        for s, b, c in self.sums:
            s = sheep - s if sheep > s else 0
            b = boar - b if boar > b else 0
            c = cattle - c if cattle > c else 0
            if (
                s + b + c <= self.all
                and s <= self.sheep
                and b <= self.boar
                and c <= self.cattle
                and s + b <= self.sheep_boar
                and s + c <= self.sheep_cattle
                and b + c <= self.boar_cattle
            ):
                return True
        return False

    def largest(self, counts: Counts) -> list[Counts]:
        """All ways to keep a part of these animals to which none of the others could be added."""
        found = self.kept.get(counts)
        if found is None:
            found = self._largest(counts)
            self.kept[counts] = found
        return found

    def _largest(self, counts: Counts) -> list[Counts]:
        if self.fits(counts):
            return [counts]
        sheep, boar, cattle = counts
        found: list[Counts] = []
        for s in range(sheep + 1):
            c = cattle
            for b in range(boar + 1):
                while c >= 0 and not self.fits((s, b, c)):
                    c -= 1
                if c < 0:
                    break
                if s < sheep and self.fits((s + 1, b, c)):
                    continue
                if b < boar and self.fits((s, b + 1, c)):
                    continue
                found.append((s, b, c))
        return found


_housings: dict[tuple[int, ...], _Housing] = {}


def _housing(shapes: list[int]) -> _Housing:
    shapes.sort()
    key = tuple(shapes)
    housing = _housings.get(key)
    if housing is None:
        if len(_housings) > 4_000:
            _housings.clear()
        housing = _Housing(key)
        _housings[key] = housing
    return housing


def fits(holders: tuple[Holder, ...], counts: Counts) -> bool:
    """Whether these animals can all be kept."""
    return _housing([holder.shape for holder in holders]).fits(counts)


def takes(holder: Holder, counts: Counts) -> bool:
    """Whether these animals can be kept in one place; the same as `fits` for it alone."""
    sheep, boar, cattle = counts
    if sheep > holder.sheep or boar > holder.boar or cattle > holder.cattle:
        return False
    if holder.mode == EACH_KIND:
        return True
    if holder.mode == ONE_KIND:
        return (sheep > 0) + (boar > 0) + (cattle > 0) <= 1
    return (
        sheep + boar + cattle <= holder.most
        and sheep + boar <= max(holder.sheep, holder.boar)
        and sheep + cattle <= max(holder.sheep, holder.cattle)
        and boar + cattle <= max(holder.boar, holder.cattle)
    )


def room_for(holders: tuple[Holder, ...], counts: Counts, kind: int, wanted: int) -> int:
    """How many of the `wanted` animals of a kind can be kept beside these."""
    housing = _housing([holder.shape for holder in holders])
    room = 0
    while room < wanted and housing.fits(changed(counts, kind, room + 1)):
        room += 1
    return room


def best_kept(holders: tuple[Holder, ...], counts: Counts, values: Counts = (1, 1, 1)) -> list[Counts]:
    """All ways to keep as many of these animals as possible, so that none of the others could be kept as well.

    The most valuable way comes first; `values` says what an animal of each kind is worth. Do not change the list.
    """
    found = _housing([holder.shape for holder in holders]).largest(counts)
    if len(found) == 1:
        return found
    ranked: list[tuple[int, int, Counts]] = []
    for kept in found:
        sheep, boar, cattle = kept
        worth = sheep * values[0] + boar * values[1] + cattle * values[2]
        ranked.append((-worth, -(sheep + boar + cattle), kept))
    ranked.sort()
    return [kept for _, _, kept in ranked]


def of_kind(counts: Counts, kind: int) -> int:
    """How many animals of a kind there are."""
    sheep, boar, cattle = counts
    return sheep if kind == SHEEP else boar if kind == BOAR else cattle


def changed(counts: Counts, kind: int, number: int) -> Counts:
    """So many more animals of a kind."""
    sheep, boar, cattle = counts
    if kind == SHEEP:
        return sheep + number, boar, cattle
    if kind == BOAR:
        return sheep, boar + number, cattle
    return sheep, boar, cattle + number


# --- arranging


def _places(shape: int, kind: int) -> int:
    """How many animals of a kind a holder takes."""
    return shape >> 2 + 10 * kind & 1023


def _after(shape: int, kind: int, number: int) -> int:
    """What is left of a holder once animals of a kind stand in it."""
    mode = shape & 3
    if mode == ONE_KIND:
        return _places(shape, kind) - number << 2 + 10 * kind | EACH_KIND
    before = [_places(shape, other) for other in range(3)]
    if mode == ANY_MIX and before[0] == before[1] == before[2]:
        rest = before[0] - number
        return _shape(rest, rest, rest, ANY_MIX)
    after = before[:]
    after[kind] -= number
    if mode == ANY_MIX:
        own = before[kind]
        for other in range(3):  # the places of a kind are also places of every kind that has more
            after[other] = min([most - number if most >= own else most for most in before if most >= before[other]])
    return _shape(after[0], after[1], after[2], mode)


def _most_first(counts: Counts) -> list[int]:
    """The kinds of which there are any, those with most animals first."""
    sheep, boar, cattle = counts
    if boar == 0 and cattle == 0:
        return [SHEEP] if sheep else []
    ranked = [(-of_kind(counts, kind), kind) for kind in range(3) if of_kind(counts, kind)]
    ranked.sort()
    return [kind for _, kind in ranked]


class _Arrangement:
    """Holders being filled, always so that the animals not yet placed still fit into what is left of them."""

    __slots__ = ("holders", "inside", "left", "shapes")

    def __init__(self, holders: tuple[Holder, ...], counts: Counts) -> None:
        self.holders: Final = holders
        self.shapes: list[int] = [holder.shape for holder in holders]
        self.inside: list[Counts] = [(0, 0, 0) for _ in holders]
        self.left = counts

    def put(self, index: int, kind: int, number: int) -> int:
        """Place as many animals of a kind as possible, at most `number`, and say how many."""
        number = min(number, of_kind(self.left, kind))
        if number > 0:
            number = min(number, _places(self.shapes[index], kind))
        while number > 0:
            shapes = self.shapes[:]
            shapes[index] = _after(shapes[index], kind, number)
            left = changed(self.left, kind, -number)
            if left == (0, 0, 0) or _housing(shapes[:]).fits(left):
                self.shapes = shapes
                self.left = left
                self.inside[index] = changed(self.inside[index], kind, number)
                return number
            number -= 1
        return 0

    def keep(self, previous: dict[str, Counts]) -> None:
        """Leave animals where they were; what became of a pasture takes in the animals of that pasture."""
        names = {holder.name: index for index, holder in enumerate(self.holders)}
        moved: list[str] = []
        for name, counts in previous.items():
            if name not in names:
                moved.append(name)
                continue
            for kind in range(3):
                self.put(names[name], kind, of_kind(counts, kind))
        for name in moved:
            cells = cells_named(name)
            for kind in range(3):
                number = of_kind(previous[name], kind)
                for index, holder in enumerate(self.holders):
                    if holder.cells & cells:
                        number -= self.put(index, kind, number)

    def fill(self) -> None:
        """Place the others: in the pasture of their kind, else in the largest pasture, a card, a stable, the house."""
        largest = self.by_size()
        for index in largest:
            if self.holders[index].what == PASTURE:
                for kind in range(3):
                    if of_kind(self.inside[index], kind):
                        self.put(index, kind, of_kind(self.left, kind))
        while self.left != (0, 0, 0):
            for index in largest:
                for kind in _most_first(self.left):
                    self.put(index, kind, of_kind(self.left, kind))

    def by_size(self) -> list[int]:
        if len(self.holders) == 1:
            return [0]
        ranked = [(holder.rank, index) for index, holder in enumerate(self.holders)]
        ranked.sort()
        return [index for _, index in ranked]


def _can_stay(holders: tuple[Holder, ...], counts: Counts, previous: dict[str, Counts]) -> bool:
    """Whether no animal is new and every place that had some is as good as before: then nobody has to move."""
    sheep, boar, cattle = counts
    places = 0
    for holder in holders:
        inside = previous.get(holder.name)
        if inside is not None:
            if not takes(holder, inside):
                return False
            sheep, boar, cattle = sheep - inside[0], boar - inside[1], cattle - inside[2]
            places += 1
    return places == len(previous) and sheep <= 0 and boar <= 0 and cattle <= 0


def staying(counts: Counts, previous: dict[str, Counts]) -> dict[str, Counts]:
    """Where animals stand when some are gone: those in the places named last have left."""
    sheep, boar, cattle = counts
    found: dict[str, Counts] = {}
    for name, (s, b, c) in previous.items():
        stay = (min(s, sheep), min(b, boar), min(c, cattle))
        sheep, boar, cattle = sheep - stay[0], boar - stay[1], cattle - stay[2]
        if stay != (0, 0, 0):
            found[name] = stay
    return found


def arrange(
    holders: tuple[Holder, ...], counts: Counts, previous: dict[str, Counts] | None = None
) -> dict[str, Counts]:
    """Where the animals stand: the animals in each holder that has any, by the holder's name.

    Animals stay where they were before as far as that leaves a place for all. The animals must fit.
    """
    if previous and _can_stay(holders, counts, previous):
        return staying(counts, previous)
    if not fits(holders, counts):
        raise ValueError(f"{counts} do not fit into {holders}")
    arrangement = _Arrangement(holders, counts)
    if previous:
        arrangement.keep(previous)
    arrangement.fill()
    return {
        holder.name: inside for holder, inside in zip(holders, arrangement.inside, strict=True) if inside != (0, 0, 0)
    }


# --- the Organic Farmer's question


def roomy_pastures(holders: tuple[Holder, ...], counts: Counts, room: int = 3) -> int:
    """The largest number of pastures that can hold an animal and still have room for `room` more, all animals kept.

    The Forest Pasture counts as one.
    """
    candidates = [
        index for index, holder in enumerate(holders) if holder.what == PASTURE or holder.name == FOREST_PASTURE.name
    ]
    return max(0, _roomy([holder.shape for holder in holders], counts, candidates, room))


def _roomy(shapes: list[int], counts: Counts, candidates: list[int], room: int) -> int:
    """As many of the candidates as possible kept roomy; far below zero if the animals do not fit at all."""
    if not _housing(shapes.copy()).fits(counts):
        return -UNLIMITED
    if not candidates:
        return 0
    index = candidates[0]
    others = candidates[1:]
    best = _roomy(shapes, counts, others, room)
    for kind in range(3):
        if best == len(candidates):
            break
        joining = _roomiest(shapes[index], kind)
        if counts[kind] == 0 or _places(shapes[index], joining) < room:
            continue
        rest = _after(shapes[index], joining, room)
        if _places(rest, kind) > 0:
            less = shapes.copy()
            less[index] = _after(rest, kind, 1)
            best = max(best, 1 + _roomy(less, changed(counts, kind, -1), others, room))
    return best


def _roomiest(shape: int, kind: int) -> int:
    """The kind of which most could join an animal of `kind` in a holder."""
    best = kind
    if shape & 3 == ANY_MIX:
        for other in range(3):
            if _places(shape, other) > _places(shape, best):
                best = other
    return best
