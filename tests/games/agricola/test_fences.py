"""Fences and pastures, rule by rule, and against a slow second reading of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilth.games.agricola.rules.farm import fences
from tilth.games.agricola.rules.farm.fences import (
    ALL_CELLS,
    APART,
    BUILT,
    CELL_EDGES,
    CELL_NAMES,
    CELL_NUMBERS,
    CROSSED,
    EDGE_NAMES,
    EDGE_NUMBERS,
    ENCLOSED,
    EXISTS,
    FENCES,
    NEIGHBOURS,
    NOTHING,
    OPEN,
    SCATTERED,
    SUPPLY,
    WOOD,
    border,
    can_add_pasture,
    cells_name,
    cells_named,
    connected,
    edges_named,
    edges_names,
    fault,
    fenced,
    inner_edges,
    legal,
    next_pastures,
    pasture_named,
    pasture_of,
    pastures,
    preview,
    single_pastures,
    why_not,
    why_not_cells,
)

ROOMS = cells_named("b1+c1")  # the two rooms a farm begins with


def fence(*names: str) -> int:
    """A layout that fences the named pastures."""
    layout = 0
    for name in names:
        layout |= border(cells_named(name))
    return layout


def names(layout: int) -> list[str]:
    return [cells_name(area) for area in pastures(layout)]


# --- a second reading of the rules, on a picture of the farm: spaces at odd places, edges between them


def picture_edge(name: str) -> tuple[int, int]:
    """Where an edge lies in the picture, worked out from its name alone."""
    first, second = name.split("-")
    row, column = 2 * "abc".index(first[0]) + 1, 2 * int(first[1]) - 1
    if second in ("n", "s", "w", "e"):
        down, right = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}[second]
        return row + down, column + right
    other_row, other_column = 2 * "abc".index(second[0]) + 1, 2 * int(second[1]) - 1
    return (row + other_row) // 2, (column + other_column) // 2


PICTURE_EDGES = [picture_edge(name) for name in EDGE_NAMES]
SPACES = [(row, column) for row in (1, 3, 5) for column in (1, 3, 5, 7, 9)]
PLACES = [(row, column) for row in range(-1, 8, 2) for column in range(-1, 12, 2)]
BESIDE = {
    (row, column): [
        ((row + 2 * down, column + 2 * right), (row + down, column + right))
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
        if (row + 2 * down, column + 2 * right) in PLACES
    ]
    for row, column in PLACES
}
"""The places beside each place, with what lies between."""


def picture_areas(walls: set[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """The number of the area each space lies in; area 0 is the open land around and inside the farm."""
    area_of: dict[tuple[int, int], int] = {}
    number = 0
    for start in PLACES:
        if start in area_of:
            continue
        area_of[start] = number
        todo = [start]
        while todo:
            for there, between in BESIDE[todo.pop()]:
                if there not in area_of and between not in walls:
                    area_of[there] = number
                    todo.append(there)
        number += 1
    return area_of


def slow_pastures(layout: int) -> list[set[int]]:
    area_of = picture_areas({PICTURE_EDGES[edge] for edge in range(38) if layout >> edge & 1})
    found: dict[int, set[int]] = {}
    for cell, space in enumerate(SPACES):
        if area_of[space] != 0:
            found.setdefault(area_of[space], set()).add(cell)
    return list(found.values())


def slow_legal(layout: int, blocked: int) -> bool:
    walls = {PICTURE_EDGES[edge] for edge in range(38) if layout >> edge & 1}
    if len(walls) > 15:
        return False
    area_of = picture_areas(walls)
    for row, column in walls:  # each fence parts two areas; as there is one open land, one of them is closed
        if row % 2 == 0:
            if area_of[row - 1, column] == area_of[row + 1, column]:
                return False
        elif area_of[row, column - 1] == area_of[row, column + 1]:
            return False
    closed = [space for space in SPACES if area_of[space] != 0]
    if any(blocked >> SPACES.index(space) & 1 for space in closed):
        return False
    if not closed:
        return True
    reached = {closed[0]}
    todo = [closed[0]]
    while todo:
        row, column = todo.pop()
        for there in ((row - 2, column), (row + 2, column), (row, column - 2), (row, column + 2)):
            if there in closed and there not in reached:
                reached.add(there)
                todo.append(there)
    return len(reached) == len(closed)


def layouts_by_edges(free: int) -> set[int]:
    """All legal layouts on the free spaces, by trying every set of edges."""
    edges = [edge for edge in range(38) if any(CELL_EDGES[cell] >> edge & 1 for cell in fences.bits(free))]
    found = set()
    for count in range(min(15, len(edges)) + 1):
        for chosen in combinations(edges, count):
            layout = sum(1 << edge for edge in chosen)
            if slow_legal(layout, ALL_CELLS & ~free):
                found.add(layout)
    return found


def labellings(number: int) -> Iterator[list[int]]:
    """All ways to leave things alone (0) or to part them into nameless groups (1, 2, ...)."""
    if number == 0:
        yield []
        return
    for labels in labellings(number - 1):
        for label in range(max(labels, default=0) + 2):
            yield [*labels, label]


def layouts_by_areas(free: int) -> set[int]:
    """All legal layouts on the free spaces, by trying every way to part the spaces into pastures."""
    cells = fences.bits(free)
    found = set()
    for labels in labellings(len(cells)):
        areas = [0] * (max(labels) + 1)
        for cell, label in zip(cells, labels, strict=True):
            areas[label] |= 1 << cell
        layout = 0
        for area in areas[1:]:
            layout |= border(area)
        if (
            layout.bit_count() <= 15
            and all(connected(area) for area in areas[1:])
            and sorted(areas[1:]) == sorted(pastures(layout))
            and slow_legal(layout, ALL_CELLS & ~free)
        ):
            found.add(layout)
    return found


def layouts_by_play(start: int, free: int, budget: int = FENCES) -> set[int]:
    """All layouts that can be reached pasture by pasture."""
    reached = {start}
    todo = [start]
    while todo:
        layout = todo.pop()
        spent = (layout & ~start).bit_count()
        for pasture in next_pastures(layout, ALL_CELLS & ~free, FENCES - layout.bit_count(), budget - spent):
            if pasture.layout not in reached:
                reached.add(pasture.layout)
                todo.append(pasture.layout)
    return reached


def random_layout(rng: random.Random, blocked: int) -> int:
    """A legal layout after some random building."""
    layout = 0
    for _ in range(rng.randrange(5)):
        choice = next_pastures(layout, blocked, FENCES - layout.bit_count(), rng.randrange(4, 16))
        if not choice:
            break
        layout = rng.choice(choice).layout
    return layout


# --- the farmyard


def test_fifteen_spaces_and_thirty_eight_edges_have_names() -> None:
    assert CELL_NAMES[0] == "a1"
    assert CELL_NAMES[14] == "c5"
    assert len(set(CELL_NAMES)) == 15
    assert len(set(EDGE_NAMES)) == 38
    assert [CELL_NUMBERS[name] for name in CELL_NAMES] == list(range(15))
    assert [EDGE_NUMBERS[name] for name in EDGE_NAMES] == list(range(38))


def test_an_edge_is_named_after_its_two_spaces_or_its_side_of_the_board() -> None:
    assert edges_names(CELL_EDGES[CELL_NUMBERS["a1"]]) == ["a1-n", "a1-b1", "a1-w", "a1-a2"]
    assert edges_names(CELL_EDGES[CELL_NUMBERS["b3"]]) == ["a3-b3", "b3-c3", "b2-b3", "b3-b4"]
    assert edges_names(CELL_EDGES[CELL_NUMBERS["c5"]]) == ["b5-c5", "c5-s", "c4-c5", "c5-e"]
    assert len({picture_edge(name) for name in EDGE_NAMES}) == 38


def test_spaces_are_neighbours_if_they_share_an_edge() -> None:
    for cell in range(15):
        for other in range(15):
            shares = cell != other and CELL_EDGES[cell] & CELL_EDGES[other] != 0
            assert bool(NEIGHBOURS[cell] >> other & 1) == shares
    assert cells_name(NEIGHBOURS[CELL_NUMBERS["a1"]]) == "a2+b1"


def test_the_notation_of_spaces_and_layouts_reads_back() -> None:
    for cells in range(1, 1 << 15, 7):
        assert cells_named(cells_name(cells)) == cells
    layout = fence("a1+a2", "b2")
    assert edges_named(edges_names(layout)) == layout
    assert cells_named("house") == 0
    assert cells_named("a1+d1") == 0


def test_a_border_is_around_and_not_between() -> None:
    cells = cells_named("a1+a2")
    assert edges_names(border(cells)) == ["a1-n", "a2-n", "a1-b1", "a2-b2", "a1-w", "a2-a3"]
    assert edges_names(inner_edges(cells)) == ["a1-a2"]


# --- what a legal layout is


def test_no_fences_are_legal() -> None:
    assert legal(0, ROOMS)
    assert pastures(0) == ()


def test_eleven_fences_enclose_three_pastures() -> None:
    layout = fence("a2", "a3", "b2+b3")
    assert layout.bit_count() == 11
    assert names(layout) == ["a2", "a3", "b2+b3"]
    assert legal(layout, ROOMS)
    assert fenced(layout) == cells_named("a2+a3+b2+b3")
    assert pasture_of(layout, CELL_NUMBERS["b3"]) == cells_named("b2+b3")
    assert pasture_of(layout, CELL_NUMBERS["b4"]) == 0


def test_the_edge_of_the_board_is_no_fence() -> None:
    outer = edges_named(["a5-n", "a5-e"])
    layout = fence("a5")
    assert legal(layout, ROOMS)
    assert fault(layout & ~outer, ROOMS) == OPEN
    assert pastures(layout & ~outer) == ()


@pytest.mark.parametrize("missing", ["a4-n", "a4-b4", "a3-a4", "a4-a5"])
def test_a_pasture_is_fenced_on_all_sides(missing: str) -> None:
    assert fault(fence("a4") & ~edges_named([missing]), ROOMS) == OPEN


def test_a_fence_may_not_hang_outside_a_pasture() -> None:
    assert fault(fence("a4") | edges_named(["a5-n"]), ROOMS) == OPEN


def test_a_fence_may_not_hang_inside_a_pasture() -> None:
    assert fault(fence("a2+a3+b2+b3") | edges_named(["a2-a3"]), ROOMS) == OPEN
    assert legal(fence("a2+a3+b2+b3") | edges_named(["a2-a3", "b2-b3"]), ROOMS)


def test_rooms_and_fields_are_no_fences_and_may_not_be_enclosed() -> None:
    assert fault(fence("b1"), ROOMS) == ENCLOSED
    assert fault(fence("b1+b2"), ROOMS) == ENCLOSED
    assert legal(fence("b2"), ROOMS)
    assert fault(fence("b2") & ~edges_named(["b1-b2"]), ROOMS) == OPEN


def test_pastures_adjoin_by_a_side_not_by_a_corner() -> None:
    assert fault(fence("a2", "b3"), ROOMS) == APART
    assert fault(fence("a2", "a4"), ROOMS) == APART
    assert legal(fence("a2", "a3"), ROOMS)
    assert legal(fence("a2", "a3", "b3"), ROOMS)


def test_adjoining_pastures_share_a_fence() -> None:
    assert fence("a2", "a3").bit_count() == 7


def test_there_are_fifteen_fences() -> None:
    layout = fence("a2", "a3", "a4", "b2", "b3")
    assert layout.bit_count() == 15
    assert legal(layout, ROOMS)
    assert fault(layout, ROOMS, fences=14) == SUPPLY
    assert fault(fence("a2+a3+a4+b2+b3+b4", "a5", "b5", "c5"), ROOMS) == SUPPLY


def test_a_pasture_may_be_divided() -> None:
    layout = fence("a3+a4")
    halves = layout | edges_named(["a3-a4"])
    assert names(layout) == ["a3+a4"]
    assert names(halves) == ["a3", "a4"]
    assert legal(halves, ROOMS)


# --- why not


def test_each_reason_against_a_set_of_fences_is_named() -> None:
    layout = fence("a2+a3")
    assert why_not(layout, fence("a4") & ~layout, ROOMS) == ""
    assert why_not(layout, 0, ROOMS) == NOTHING
    assert why_not(layout, fence("a4"), ROOMS) == BUILT
    assert why_not(layout, edges_named(["a4-n"]), ROOMS) == OPEN
    assert why_not(layout, fence("a1+b1") & ~layout, ROOMS) == ENCLOSED
    assert why_not(layout, fence("c3"), ROOMS) == APART
    assert why_not(layout, fence("a4") & ~layout, ROOMS, supply=2) == SUPPLY
    assert why_not(layout, fence("a4") & ~layout, ROOMS, supply=3, budget=2) == WOOD
    assert why_not(layout, fence("b2+b3+b4+b5+c5") & ~layout, ROOMS) == SUPPLY


def test_each_reason_against_a_set_of_spaces_is_named() -> None:
    layout = fence("a2+a3")
    assert why_not_cells(layout, cells_named("a4"), ROOMS) == ""
    assert why_not_cells(layout, cells_named("a2"), ROOMS) == ""
    assert why_not_cells(layout, 0, ROOMS) == NOTHING
    assert why_not_cells(layout, cells_named("b1+b2"), ROOMS) == ENCLOSED
    assert why_not_cells(layout, cells_named("a4+b5"), ROOMS) == SCATTERED
    assert why_not_cells(layout, cells_named("a3+a4"), ROOMS) == CROSSED
    assert why_not_cells(layout, cells_named("a2+a3"), ROOMS) == EXISTS
    assert why_not_cells(layout, cells_named("c3"), ROOMS) == APART
    assert why_not_cells(layout, cells_named("a4"), ROOMS, supply=2) == SUPPLY
    assert why_not_cells(layout, cells_named("a4"), ROOMS, budget=2) == WOOD


def test_a_preview_shows_the_fences_and_the_pastures() -> None:
    layout = fence("a2+a3")
    shown = preview(layout, border(cells_named("b3+b4")))
    assert shown.count == 5
    assert edges_names(shown.added) == ["a4-b4", "b3-c3", "b4-c4", "b2-b3", "b4-b5"]
    assert [cells_name(area) for area in shown.pastures] == ["a2+a3", "b3+b4"]
    assert [cells_name(area) for area in shown.new_pastures] == ["b3+b4"]
    split = preview(layout, edges_named(["a2-a3"]))
    assert [cells_name(area) for area in split.new_pastures] == ["a2", "a3"]


# --- what can be built


def test_a_pasture_can_be_added_exactly_where_one_is_listed() -> None:
    rng = random.Random(5)
    answers = set()
    for _ in range(400):
        blocked = ROOMS | rng.getrandbits(15) & rng.getrandbits(15)
        layout = random_layout(rng, blocked)
        supply, budget = rng.randrange(16), rng.randrange(16)
        listed = bool(next_pastures(layout, blocked, supply, budget))
        assert can_add_pasture(layout, blocked, supply, budget) == listed
        answers.add((layout > 0, listed))
    assert len(answers) == 4, "with and without fences, possible and not"


def test_four_fences_enclose_any_free_space() -> None:
    choice = next_pastures(0, ROOMS, supply=15, budget=5)
    assert [pasture.name for pasture in choice] == [name for name in CELL_NAMES if name not in ("b1", "c1")]
    assert {pasture.count for pasture in choice} == {4}


def test_three_fences_enclose_nothing_on_an_open_farm() -> None:
    assert next_pastures(0, ROOMS, supply=15, budget=3) == []
    assert next_pastures(0, ROOMS, supply=3, budget=15) == []


def test_a_new_pasture_uses_the_fences_that_stand() -> None:
    layout = fence("a2", "a3", "b2")
    notch = pasture_named("b3", layout, ROOMS, supply=15)
    assert notch is not None
    assert (notch.count, edges_names(notch.new_edges)) == (2, ["b3-c3", "b3-b4"])
    assert notch.layout == fence("a2", "a3", "b2", "b3")
    assert not notch.divides


def test_a_division_is_listed_once_under_its_smaller_part() -> None:
    layout = fence("a2+a3+a4")
    divisions = [(pasture.name, pasture.count) for pasture in next_pastures(layout, ROOMS, 7) if pasture.divides]
    assert divisions == [("a2", 1), ("a4", 1), ("a3", 2)]
    middle = pasture_named("a3", layout, ROOMS, supply=7)
    assert middle is not None
    assert names(middle.layout) == ["a2", "a3", "a4"]


def test_no_pasture_is_offered_twice_or_again() -> None:
    layout = fence("a2+a3")
    offered = [pasture.name for pasture in next_pastures(layout, ROOMS, 15)]
    assert len(offered) == len(set(offered))
    assert "a2+a3" not in offered
    assert "a3+a4" not in offered


def test_a_notation_that_is_not_offered_is_no_pasture() -> None:
    assert pasture_named("b1", 0, ROOMS, supply=15) is None
    assert pasture_named("a3+a2", 0, ROOMS, supply=15) is None
    assert pasture_named("a2+a3", 0, ROOMS, supply=15, budget=5) is None


def test_a_single_space_can_be_fenced_only_if_it_is_unfenced_and_adjoins_a_pasture() -> None:
    layout = fence("a4+a5")
    assert [pasture.name for pasture in single_pastures(layout, ROOMS, 9)] == ["a3", "b4", "b5"]
    assert len(single_pastures(0, ROOMS, 15)) == 13


def test_all_fences_built_leaves_nothing_to_choose() -> None:
    assert next_pastures(fence("a2", "a3", "a4", "b2", "b3"), ROOMS, 0) == []


def test_fifteen_fences_can_surround_1232_sets_of_spaces() -> None:
    every = {cells for cells in range(1, 1 << 15) if border(cells).bit_count() <= 15 and connected(cells)}
    assert {pasture.cells for pasture in next_pastures(0, 0, 15)} == every
    assert len(every) == 1232


@pytest.mark.parametrize(("budget", "number"), [(4, 13), (6, 31), (8, 73), (10, 173), (12, 392), (15, 762)])
def test_the_first_choice_on_a_farm_with_two_rooms_stays_short(budget: int, number: int) -> None:
    assert len(next_pastures(0, ROOMS, 15, budget)) == number


# --- proof against the second reading


@pytest.mark.parametrize("free", ["a2+a3+b2+b3", "a4+a5+b4+b5", "b2+b3+b4", "a5+b5+c5", "c3+c4", "a1+a2+b2"])
def test_every_legal_layout_of_a_small_farm_is_reached_and_only_those(free: str) -> None:
    cells = cells_named(free)
    truth = layouts_by_edges(cells)
    assert layouts_by_areas(cells) == truth
    assert layouts_by_play(0, cells) == truth


@pytest.mark.slow
def test_every_legal_layout_of_a_cross_is_reached_and_only_those() -> None:
    cells = cells_named("a3+b2+b3+b4+c3")
    assert layouts_by_play(0, cells) == layouts_by_edges(cells)


@pytest.mark.slow
@pytest.mark.parametrize(
    "free",
    [
        "a1+a2+a3+a4+a5",
        "a1+a2+a3+b1+b2+b3",
        "a2+a3+a4+a5+b4+b5+c5",
        "a2+a3+a4+b2+b4+c2+c3+c4",
        "a1+b2+a3+b4+a5+a2+a4",
        "a3+a4+a5+b3+b4+b5+c3+c4+c5",
    ],
)
def test_every_legal_layout_of_a_larger_farm_is_reached_and_only_those(free: str) -> None:
    cells = cells_named(free)
    assert layouts_by_play(0, cells) == layouts_by_areas(cells)


def test_every_legal_extension_within_the_budget_is_reached_and_only_those() -> None:
    rng = random.Random(7)
    for _ in range(20):
        free = sum(1 << cell for cell in rng.sample(range(15), 7))
        every = layouts_by_areas(free)
        for start in rng.sample(sorted(every), min(5, len(every))):
            budget = rng.randrange(1, 12)
            extensions = {
                layout for layout in every if layout & start == start and (layout & ~start).bit_count() <= budget
            }
            assert layouts_by_play(start, free, budget) == extensions


def test_a_layout_with_an_edge_changed_is_judged_alike() -> None:
    rng = random.Random(11)
    judged = {True: 0, False: 0}
    for _ in range(1500):
        blocked = sum(1 << cell for cell in rng.sample(range(15), rng.randrange(6)))
        layout = random_layout(rng, blocked)
        for _ in range(rng.randrange(3)):
            layout ^= 1 << rng.randrange(38)
        blocked ^= 1 << rng.randrange(15)
        assert legal(layout, blocked) == slow_legal(layout, blocked)
        assert sorted(pastures(layout)) == sorted(sum(1 << cell for cell in area) for area in slow_pastures(layout))
        judged[legal(layout, blocked)] += 1
    assert min(judged.values()) > 200


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**38 - 1), st.integers(0, ALL_CELLS))
def test_any_edges_are_judged_alike(layout: int, blocked: int) -> None:
    assert legal(layout, blocked) == slow_legal(layout, blocked)
    assert sorted(pastures(layout)) == sorted(sum(1 << cell for cell in area) for area in slow_pastures(layout))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 15), st.integers(0, 15))
def test_what_is_listed_is_what_has_no_reason_against_it(seed: int, supply: int, budget: int) -> None:
    rng = random.Random(seed)
    blocked = sum(1 << cell for cell in rng.sample(range(15), rng.randrange(7)))
    layout = random_layout(rng, blocked)
    listed = next_pastures(layout, blocked, supply, budget)
    by_cells = {pasture.cells: pasture for pasture in listed}
    edges = {pasture.new_edges for pasture in listed}
    assert len(edges) == len(by_cells) == len(listed)
    for pasture in listed:
        assert slow_legal(pasture.layout, blocked)
        assert layout & ~pasture.layout == 0
        assert pasture.cells in pastures(pasture.layout)
        assert pasture.count == pasture.new_edges.bit_count() <= min(supply, budget)
        assert why_not_cells(layout, pasture.cells, blocked, supply, budget) == ""
        assert why_not(layout, pasture.new_edges, blocked, supply, budget) == ""
        assert pasture.divides == (fenced(pasture.layout) == fenced(layout))
    some = [rng.randrange(1, 1 << 15) for _ in range(50)] + [p.cells for p in rng.sample(next_pastures(0, 0, 15), 150)]
    for cells in some:
        if cells not in by_cells and why_not_cells(layout, cells, blocked, supply, budget) == "":
            assert border(cells) & ~layout in edges  # the other part of a division
            assert cells & fenced(layout) == cells
