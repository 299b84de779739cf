"""Animal housing, rule by rule and card by card, and against trying every arrangement."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilth.games.agricola.rules.farm.fences import border, cells_named, edges_named
from tilth.games.agricola.rules.farm.housing import (
    ANIMAL_KEEPER,
    ANIMAL_YARD,
    ANY_MIX,
    BOAR,
    CARD,
    CATTLE,
    DRINKING_TROUGH,
    EACH_KIND,
    FOREST_PASTURE,
    HOUSE,
    ONE_KIND,
    PASTURE,
    SHEEP,
    SHEPHERDS_PIPE,
    SMALLHOLDER,
    STABLE,
    STABLEMASTER,
    WILDLIFE_RESERVE,
    Counts,
    Holder,
    arrange,
    best_kept,
    farm_holders,
    fits,
    pasture_capacity,
    room_for,
    roomy_pastures,
    takes,
)


def farm(
    *names: str, stables: str = "", house: int = 0, effects: int = 0, cards: tuple[Holder, ...] = ()
) -> tuple[Holder, ...]:
    """The holders of a farm with the named pastures and stables; without a pet unless asked for."""
    layout = 0
    for name in names:
        layout |= border(cells_named(name))
    return farm_holders(layout, cells_named(stables), house, effects, cards)


def most(holders: tuple[Holder, ...]) -> Counts:
    """The most sheep, the most wild boar and the most cattle that could be kept alone."""
    nothing = (0, 0, 0)
    return (
        room_for(holders, nothing, SHEEP, 500),
        room_for(holders, nothing, BOAR, 500),
        room_for(holders, nothing, CATTLE, 500),
    )


# --- pastures


@pytest.mark.parametrize(("name", "capacity"), [("a3", 2), ("a3+a4", 4), ("a3+a4+b3", 6), ("a2+a3+a4+b2+b3+b4", 12)])
def test_a_pasture_holds_two_animals_for_each_space(name: str, capacity: int) -> None:
    assert most(farm(name)) == (capacity, capacity, capacity)


def test_a_pasture_holds_one_kind() -> None:
    holders = farm("a3+a4")
    assert fits(holders, (4, 0, 0))
    assert not fits(holders, (1, 1, 0))
    assert not fits(holders, (0, 1, 1))


def test_three_pastures_for_two_sheep_a_boar_and_three_cattle() -> None:
    holders = farm("a2", "a3", "b2+b3")
    assert fits(holders, (2, 1, 3))
    assert fits(holders, (2, 2, 4))
    assert not fits(holders, (3, 1, 3))


@pytest.mark.parametrize(("stables", "capacity"), [("a3", 8), ("a3+a4", 16)])
def test_every_stable_doubles_its_pasture(stables: str, capacity: int) -> None:
    assert most(farm("a3+a4", stables=stables)) == (capacity, capacity, capacity)


def test_three_and_four_stables_multiply_by_eight_and_sixteen() -> None:
    cells = cells_named("a2+a3+b2+b3")
    assert pasture_capacity(cells, cells_named("a2+a3+b2")) == 64
    assert pasture_capacity(cells, cells) == 128


def test_a_divided_pasture_keeps_the_stable_on_one_side() -> None:
    whole = border(cells_named("a3+a4"))
    stable = cells_named("a4")
    assert [holder.sheep for holder in farm_holders(whole, stable, 0)] == [8]
    halves = whole | edges_named(["a3-a4"])
    assert [(holder.name, holder.sheep) for holder in farm_holders(halves, stable, 0)] == [("a3", 2), ("a4", 4)]


# --- stables and the house


def test_an_unfenced_stable_holds_one_animal() -> None:
    holders = farm(stables="a3+c5")
    assert [(holder.name, holder.what) for holder in holders] == [("a3", STABLE), ("c5", STABLE)]
    assert fits(holders, (1, 1, 0))
    assert not fits(holders, (1, 1, 1))


def test_a_stable_outside_does_not_double_a_pasture() -> None:
    assert most(farm("a3", stables="a4")) == (3, 3, 3)


def test_the_house_holds_one_pet_of_any_kind() -> None:
    holders = farm(house=1)
    assert [holder.name for holder in holders] == ["house"]
    assert most(holders) == (1, 1, 1)
    assert not fits(holders, (1, 0, 1))


def test_no_pet_beside_the_house_goat() -> None:
    assert farm(house=0) == ()
    assert fits((), (0, 0, 0))
    assert not fits((), (0, 1, 0))


def test_animal_tamer_keeps_an_animal_in_each_room_of_any_kinds() -> None:
    holders = farm(house=3)
    assert fits(holders, (1, 1, 1))
    assert fits(holders, (0, 3, 0))
    assert not fits(holders, (2, 1, 1))


# --- cards


def test_drinking_trough_adds_two_to_every_pasture_after_doubling_but_not_to_stables() -> None:
    assert most(farm("a3", stables="a3", effects=DRINKING_TROUGH)) == (6, 6, 6)
    assert most(farm("a3", "a4", effects=DRINKING_TROUGH)) == (8, 8, 8)
    assert most(farm(stables="a3", effects=DRINKING_TROUGH)) == (1, 1, 1)


def test_shepherds_pipe_makes_room_for_two_more_sheep_in_a_pasture_and_two_sheep_in_a_stable() -> None:
    assert most(farm("a3", stables="a3", effects=SHEPHERDS_PIPE)) == (6, 4, 4)
    holders = farm(stables="a3", effects=SHEPHERDS_PIPE)
    assert most(holders) == (2, 1, 1)
    assert not fits(holders, (1, 1, 0))


def test_smallholder_raises_a_pasture_of_two_to_three() -> None:
    assert most(farm("a3", effects=SMALLHOLDER)) == (3, 3, 3)
    assert most(farm("a3", stables="a3", effects=SMALLHOLDER)) == (4, 4, 4)
    assert most(farm(stables="a3", effects=SMALLHOLDER)) == (1, 1, 1)


def test_smallholder_trough_and_pipe_keep_seven_sheep_on_one_space() -> None:
    assert most(farm("a3", effects=SMALLHOLDER + DRINKING_TROUGH + SHEPHERDS_PIPE)) == (7, 5, 5)


def test_stablemaster_keeps_three_of_a_kind_in_one_unfenced_stable() -> None:
    holders = farm(stables="a3+a4", effects=STABLEMASTER)
    assert most(holders) == (4, 4, 4)
    assert fits(holders, (3, 1, 0))
    assert not fits(holders, (2, 2, 0))


def test_the_pipe_does_not_work_on_the_stablemasters_stable() -> None:
    assert most(farm(stables="a3", effects=STABLEMASTER + SHEPHERDS_PIPE)) == (3, 3, 3)
    assert most(farm(stables="a3+a4", effects=STABLEMASTER + SHEPHERDS_PIPE)) == (5, 4, 4)


def test_stablemaster_has_no_work_in_a_pasture() -> None:
    assert most(farm("a3", stables="a3", effects=STABLEMASTER)) == (4, 4, 4)


def test_animal_keeper_mixes_kinds_in_a_pasture() -> None:
    holders = farm("a3+a4", effects=ANIMAL_KEEPER)
    assert fits(holders, (1, 2, 1))
    assert not fits(holders, (1, 2, 2))


def test_the_pipes_two_places_in_a_mixed_pasture_are_for_sheep() -> None:
    holders = farm("a3", effects=ANIMAL_KEEPER + SHEPHERDS_PIPE)
    for counts in product(range(6), repeat=3):
        sheep, boar, cattle = counts
        extra = min(sheep, 2)
        assert fits(holders, (sheep, boar, cattle)) == (sheep - extra + boar + cattle <= 2)


def test_animal_yard_holds_two_animals_of_any_kinds() -> None:
    holders = farm(cards=(ANIMAL_YARD,))
    assert fits(holders, (1, 0, 1))
    assert fits(holders, (0, 2, 0))
    assert not fits(holders, (1, 1, 1))


def test_wildlife_reserve_has_one_place_for_each_kind() -> None:
    holders = farm(cards=(WILDLIFE_RESERVE,))
    assert fits(holders, (1, 1, 1))
    assert not fits(holders, (2, 0, 0))


def test_forest_pasture_holds_any_number_of_boar_and_nothing_else() -> None:
    holders = farm(cards=(FOREST_PASTURE,), effects=ANIMAL_KEEPER)
    assert fits(holders, (0, 90, 0))
    assert not fits(holders, (1, 0, 0))
    assert not fits(holders, (0, 0, 1))


# --- what to keep


def test_all_animals_are_kept_if_they_fit() -> None:
    assert best_kept(farm("a3", "a4"), (2, 0, 1)) == [(2, 0, 1)]


def test_a_full_farm_chooses_which_animals_to_lose() -> None:
    holders = farm("a3", house=1)
    assert best_kept(holders, (2, 1, 1)) == [(2, 0, 1), (2, 1, 0), (0, 1, 1)]
    assert best_kept(holders, (2, 2, 0)) == [(1, 2, 0), (2, 1, 0)]


def test_the_most_valuable_way_comes_first() -> None:
    holders = farm("a3", house=1)
    assert best_kept(holders, (2, 2, 2), values=(1, 2, 3))[0] == (0, 1, 2)
    assert best_kept(holders, (2, 2, 2), values=(5, 2, 1))[0] == (2, 1, 0)


def test_a_farm_without_places_keeps_nothing() -> None:
    assert best_kept((), (2, 0, 1)) == [(0, 0, 0)]


def test_room_for_a_newborn() -> None:
    holders = farm("a3", house=1)
    assert room_for(holders, (2, 0, 0), SHEEP, 1) == 1
    assert room_for(holders, (3, 0, 0), SHEEP, 1) == 0
    assert room_for(holders, (2, 0, 0), CATTLE, 5) == 1


# --- where they stand


def test_herds_go_to_pastures_first_and_the_largest_to_the_largest() -> None:
    holders = farm("a2", "a3+a4", stables="c5", house=1)
    assert arrange(holders, (1, 0, 0)) == {"a3+a4": (1, 0, 0)}
    assert arrange(holders, (1, 0, 3)) == {"a2": (1, 0, 0), "a3+a4": (0, 0, 3)}
    assert arrange(holders, (2, 1, 3)) == {"a2": (2, 0, 0), "a3+a4": (0, 0, 3), "c5": (0, 1, 0)}


def test_animals_stay_where_they_were() -> None:
    holders = farm("a2", "a3+a4", house=1)
    before = {"a2": (0, 1, 0), "house": (1, 0, 0)}
    assert arrange(holders, (1, 1, 0), before) == before
    assert arrange(holders, (1, 1, 3), before) == {**before, "a3+a4": (0, 0, 3)}
    assert arrange(holders, (1, 2, 0), before) == {**before, "a2": (0, 2, 0)}


def test_animals_move_only_if_they_must() -> None:
    holders = farm("a2", "a3+a4", house=1)
    before = {"a2": (0, 0, 1), "a3+a4": (2, 0, 0)}
    assert arrange(holders, (2, 0, 5), before) == {"a2": (2, 0, 0), "a3+a4": (0, 0, 4), "house": (0, 0, 1)}


def test_lost_animals_leave_their_place() -> None:
    holders = farm("a2", house=1)
    assert arrange(holders, (1, 0, 0), {"a2": (2, 0, 0), "house": (0, 0, 1)}) == {"a2": (1, 0, 0)}


def test_animals_of_a_divided_pasture_stay_on_its_spaces() -> None:
    before = {"a3+a4": (0, 3, 0)}
    after = arrange(farm("a3", "a4", "b3+b4"), (0, 3, 0), before)
    assert after == {"a3": (0, 2, 0), "a4": (0, 1, 0)}


def test_an_animal_stays_in_its_stable_when_it_is_fenced() -> None:
    before = arrange(farm("a3", stables="a4"), (2, 1, 0))
    assert before == {"a3": (2, 0, 0), "a4": (0, 1, 0)}
    assert arrange(farm("a3", "a4", stables="a4"), (2, 4, 0), before) == {"a3": (2, 0, 0), "a4": (0, 4, 0)}


def test_animals_that_do_not_fit_cannot_be_arranged() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        arrange(farm("a2"), (1, 1, 0))


# --- the Organic Farmer


def test_a_pasture_with_an_animal_and_room_for_three_more_is_roomy() -> None:
    assert roomy_pastures(farm("a3+a4"), (1, 0, 0)) == 1
    assert roomy_pastures(farm("a3+a4"), (2, 0, 0)) == 0
    assert roomy_pastures(farm("a3+a4"), (0, 0, 0)) == 0
    assert roomy_pastures(farm("a3"), (1, 0, 0)) == 0


def test_animals_are_moved_about_to_make_pastures_roomy() -> None:
    assert roomy_pastures(farm("a2+a3", "a4+a5", house=1), (3, 0, 0)) == 2
    assert roomy_pastures(farm("a2+a3", "a4+a5"), (3, 0, 0)) == 1
    assert roomy_pastures(farm("a2+a3", "a4+a5"), (1, 0, 0)) == 1


def test_the_forest_pasture_is_roomy_with_any_boar() -> None:
    holders = farm(cards=(FOREST_PASTURE, ANIMAL_YARD))
    assert roomy_pastures(holders, (0, 50, 0)) == 1
    assert roomy_pastures(holders, (1, 0, 0)) == 0


def test_a_mixed_pasture_is_roomy_if_three_sheep_of_the_pipe_could_join() -> None:
    holders = farm("a3", effects=ANIMAL_KEEPER + SHEPHERDS_PIPE)
    assert roomy_pastures(holders, (0, 1, 0)) == 1
    assert roomy_pastures(holders, (0, 1, 1)) == 0


# --- proof by trying everything


def allowed(holder: Holder, inside: Counts) -> bool:
    """Whether these animals may stand in a holder, from the words of the rule."""
    places = (holder.sheep, holder.boar, holder.cattle)
    if any(inside[kind] > places[kind] for kind in range(3)):
        return False
    if holder.mode == EACH_KIND:
        return True
    if holder.mode == ONE_KIND:
        return sum(1 for number in inside if number) <= 1
    groups = [group for size in (1, 2, 3) for group in combinations(range(3), size)]
    return all(sum(inside[kind] for kind in group) <= max(places[kind] for kind in group) for group in groups)


def contents(holder: Holder) -> list[Counts]:
    """Everything that may stand in a holder."""
    return [
        (sheep, boar, cattle)
        for sheep in range(holder.sheep + 1)
        for boar in range(holder.boar + 1)
        for cattle in range(holder.cattle + 1)
        if allowed(holder, (sheep, boar, cattle))
    ]


def plus(first: Counts, second: Counts) -> Counts:
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]


def keepable(holders: tuple[Holder, ...]) -> set[Counts]:
    """Every herd that can be kept, by trying every content of every holder."""
    herds = {(0, 0, 0)}
    for holder in holders:
        herds = {plus(herd, inside) for herd in herds for inside in contents(holder)}
    return herds


def is_roomy(holder: Holder, inside: Counts) -> bool:
    """Whether a holder has an animal and would take three more."""
    joining = [more for more in product(range(4), repeat=3) if sum(more) == 3]
    return (
        holder.what == PASTURE
        and inside != (0, 0, 0)
        and any(allowed(holder, plus(inside, (more[0], more[1], more[2]))) for more in joining)
    )


def most_roomy(holders: tuple[Holder, ...]) -> dict[Counts, int]:
    """For every herd that can be kept the largest number of roomy pastures."""
    best = {(0, 0, 0): 0}
    for holder in holders:
        more: dict[Counts, int] = {}
        for inside in contents(holder):
            roomy = is_roomy(holder, inside)
            for herd, number in best.items():
                total = plus(herd, inside)
                more[total] = max(more.get(total, 0), number + roomy)
        best = more
    return best


@st.composite
def some_holders(draw: st.DrawFn, largest: int = 4, most_holders: int = 4) -> tuple[Holder, ...]:
    number = st.integers(0, largest)
    holders = []
    for index in range(draw(st.integers(0, most_holders))):
        mode = draw(st.sampled_from([ONE_KIND, ONE_KIND, ANY_MIX, EACH_KIND]))
        what = CARD if mode == EACH_KIND else draw(st.sampled_from([PASTURE, PASTURE, STABLE, CARD, HOUSE]))
        sheep, boar, cattle = draw(number), draw(number), draw(number)
        if draw(st.booleans()):
            boar = cattle = sheep
        holders.append(Holder(f"holder-{index}", what, sheep, boar, cattle, mode))
    return tuple(holders)


herds = st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7))


def test_one_place_takes_what_fits_into_it_alone() -> None:
    for mode in (ONE_KIND, ANY_MIX, EACH_KIND):
        for sheep, boar, cattle in product(range(4), repeat=3):
            holder = Holder("place", CARD, sheep, boar, cattle, mode)
            for herd in product(range(5), repeat=3):
                assert takes(holder, herd) == fits((holder,), herd)


@settings(max_examples=120, deadline=None)
@given(some_holders())
def test_a_herd_fits_exactly_if_some_arrangement_holds_it(holders: tuple[Holder, ...]) -> None:
    truth = keepable(holders)
    for sheep, boar, cattle in product(range(9), repeat=3):
        assert fits(holders, (sheep, boar, cattle)) == ((sheep, boar, cattle) in truth)


@settings(max_examples=80, deadline=None)
@given(some_holders(), herds)
def test_what_is_kept_is_every_largest_part_of_the_herd(holders: tuple[Holder, ...], counts: Counts) -> None:
    parts = {part for part in keepable(holders) if all(part[kind] <= counts[kind] for kind in range(3))}
    largest = {
        part
        for part in parts
        if not any(other != part and all(other[kind] >= part[kind] for kind in range(3)) for other in parts)
    }
    kept = best_kept(holders, counts)
    assert set(kept) == largest
    assert len(kept) == len(largest)
    assert [-sum(part) for part in kept] == sorted(-sum(part) for part in kept)


@settings(max_examples=150, deadline=None)
@given(some_holders(), herds, herds)
def test_an_arrangement_is_allowed_complete_and_stable(
    holders: tuple[Holder, ...], counts: Counts, later: Counts
) -> None:
    by_name = {holder.name: holder for holder in holders}
    before: dict[str, Counts] = {}
    for herd in (best_kept(holders, counts)[0], best_kept(holders, later)[0]):
        placed = arrange(holders, herd, before)
        total = (0, 0, 0)
        for name, inside in placed.items():
            assert allowed(by_name[name], inside)
            total = plus(total, inside)
        assert total == herd
        assert arrange(holders, herd, placed) == placed
        before = placed


@settings(max_examples=100, deadline=None)
@given(some_holders(largest=3, most_holders=3), herds, st.integers(0, 2))
def test_nobody_moves_if_a_newcomer_finds_a_place(holders: tuple[Holder, ...], counts: Counts, kind: int) -> None:
    herd = best_kept(holders, counts)[0]
    before = arrange(holders, herd)
    newcomer = tuple(int(other == kind) for other in range(3))
    one: Counts = (newcomer[0], newcomer[1], newcomer[2])
    if any(allowed(holder, plus(before.get(holder.name, (0, 0, 0)), one)) for holder in holders):
        after = arrange(holders, plus(herd, one), before)
        for name, inside in before.items():
            assert all(after[name][other] >= inside[other] for other in range(3))


@settings(max_examples=60, deadline=None)
@given(some_holders(largest=7, most_holders=3), st.randoms(use_true_random=False))
def test_the_number_of_roomy_pastures_is_the_largest_possible(holders: tuple[Holder, ...], rng: Random) -> None:
    truth = most_roomy(holders)
    for counts in rng.sample(sorted(truth), min(40, len(truth))):
        assert roomy_pastures(holders, counts) == truth[counts]


@settings(max_examples=150, deadline=None)
@given(some_holders(largest=9, most_holders=7), herds, herds)
def test_fewer_animals_always_fit(holders: tuple[Holder, ...], counts: Counts, fewer: Counts) -> None:
    if fits(holders, counts):
        assert fits(holders, (min(counts[0], fewer[0]), min(counts[1], fewer[1]), min(counts[2], fewer[2])))


@settings(max_examples=150, deadline=None)
@given(some_holders(largest=9, most_holders=6), some_holders(most_holders=2), herds, st.data())
def test_more_room_never_hurts(
    holders: tuple[Holder, ...], others: tuple[Holder, ...], counts: Counts, data: st.DataObject
) -> None:
    if fits(holders, counts):
        assert fits(others + holders, counts)
        if holders:
            index = data.draw(st.integers(0, len(holders) - 1))
            old = holders[index]
            bigger = Holder(old.name, old.what, old.sheep + 1, old.boar, old.cattle + 2, old.mode)
            assert fits((*holders[:index], bigger, *holders[index + 1 :]), counts)


@settings(max_examples=150, deadline=None)
@given(some_holders(largest=9, most_holders=6), herds)
def test_the_order_of_the_holders_does_not_matter(holders: tuple[Holder, ...], counts: Counts) -> None:
    assert fits(holders, counts) == fits(holders[::-1], counts)
    assert best_kept(holders, counts) == best_kept(holders[::-1], counts)
