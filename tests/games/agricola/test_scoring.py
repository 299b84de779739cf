"""Every row of the scoring table."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import farm, own, sown, table
from tilth.games.agricola.rules.farm.fences import CELL_NAMES


def score(category: str, **farmyard: object) -> int:
    state = table()
    farm(state, **farmyard)  # type: ignore[arg-type]
    return state.scores()[0][category]


@pytest.mark.parametrize(("number", "points"), [(0, -1), (1, -1), (2, 1), (3, 2), (4, 3), (5, 4), (8, 4)])
def test_fields(number: int, points: int) -> None:
    assert score("fields", fields="+".join(["a1", "a2", "a3", "a4", "a5", "b5", "b4", "b3"][:number])) == points


@pytest.mark.parametrize(("number", "points"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_pastures(number: int, points: int) -> None:
    assert score("pastures", pastures=("a5", "a4", "b5", "b4", "a3")[:number]) == points


def test_pastures_are_counted_not_their_spaces() -> None:
    assert score("pastures", pastures=("a3+a4+a5", "b5")) == 2


GRAIN = [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (20, 4)]


@pytest.mark.parametrize(("number", "points"), GRAIN)
def test_grain(number: int, points: int) -> None:
    assert score("grain", grain=number) == points


@pytest.mark.parametrize(("number", "points"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (9, 4)])
def test_vegetables(number: int, points: int) -> None:
    assert score("vegetables", vegetable=number) == points


def test_grain_and_vegetables_count_on_fields_too() -> None:
    state = table()
    farm(state, fields="a1+a2", grain=3, vegetable=1)
    sown(state, 0, "a1", "grain", 3)
    sown(state, 0, "a2", "vegetable", 2)
    assert (state.scores()[0]["grain"], state.scores()[0]["vegetables"]) == (3, 3)


def herd(kind: str, number: int) -> int:
    return score(kind, pastures=("a1+a2+a3+a4+a5",), **{kind: number})


@pytest.mark.parametrize(
    ("number", "points"), [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (10, 4)]
)
def test_sheep(number: int, points: int) -> None:
    assert herd("sheep", number) == points


@pytest.mark.parametrize(
    ("number", "points"), [(0, -1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (9, 4)]
)
def test_boar(number: int, points: int) -> None:
    assert herd("boar", number) == points


@pytest.mark.parametrize(("number", "points"), [(0, -1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (8, 4)])
def test_cattle(number: int, points: int) -> None:
    assert herd("cattle", number) == points


def test_every_unused_space_costs_a_point() -> None:
    assert score("unused") == -13
    assert score("unused", fields="a1", stables="a3", pastures=("a4+a5",)) == -9


def test_a_used_farm_costs_nothing() -> None:
    cells = [name for name in CELL_NAMES if name not in ("b1", "c1")]
    assert score("unused", fields="+".join(cells)) == 0


def test_only_fenced_stables_count() -> None:
    assert score("stables", stables="a5+c5", pastures=("a4+a5",)) == 1


@pytest.mark.parametrize(("house", "points"), [("wood", 0), ("clay", 4), ("stone", 8)])
def test_four_rooms(house: str, points: int) -> None:
    assert score("rooms", rooms="a1+b1+c1+c2", house=house) == points


@pytest.mark.parametrize(("people", "points"), [(2, 6), (3, 9), (5, 15)])
def test_people(people: int, points: int) -> None:
    assert score("people", people=people) == points


def test_a_begging_card_costs_3_points() -> None:
    state = table()
    state.players[0].begging = 2
    assert state.scores()[0]["begging"] == -6


@pytest.mark.parametrize(
    ("card", "good", "steps"),
    [
        ("joinery", "wood", {2: 0, 3: 1, 4: 1, 5: 2, 7: 3, 12: 3}),
        ("pottery", "clay", {2: 0, 3: 1, 5: 2, 6: 2, 7: 3}),
        ("basketmakers_workshop", "reed", {1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 9: 3}),
    ],
)
def test_a_workshop_scores_what_is_left_of_its_material(card: str, good: str, steps: dict[int, int]) -> None:
    for number, points in steps.items():
        state = table()
        own(state, 0, card)
        farm(state, **{good: number})
        assert state.scores()[0]["bonus"] == points


def test_equal_points_share_the_victory() -> None:
    state = table(3)
    assert state.ranking() == [1, 1, 1]
    state.players[1].begging = 1
    assert state.ranking() == [1, 3, 1]
