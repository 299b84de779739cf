"""Where a disc lies: zones, borders, circles, corners; judged exactly."""

from __future__ import annotations

from math import acos, pi, sqrt
from typing import Any

from tests.games.sonora.positions import choose, new, recording
from tilth.games.sonora.rules.data import BOARD, CANYON, CREEK, MUD, RUINS
from tilth.games.sonora.rules.table import (
    belongs,
    circles_at,
    launching_place,
    launching_triangle,
    middle_of_corner,
    zones_at,
)


def test_every_quarter_is_its_zone() -> None:
    assert belongs(-7000, 7000) == [(RUINS, 1)]
    assert belongs(7000, 7000) == [(CANYON, 1)]
    assert belongs(7000, -7000) == [(MUD, 1)]
    assert belongs(-7000, -7000) == [(CREEK, 1)]


def test_on_a_border_the_greater_part_decides() -> None:
    assert zones_at(9, 6000) == [CANYON]
    assert zones_at(-9, 6000) == [RUINS]
    assert zones_at(6000, 9) == [CANYON]
    assert zones_at(6000, -9) == [MUD]


def test_exactly_halfway_the_owner_may_choose() -> None:
    assert zones_at(0, 6000) == [RUINS, CANYON]
    assert zones_at(-6000, 0) == [RUINS, CREEK]
    assert zones_at(8, 6000) == [RUINS, CANYON], "0.08 mm is as good as halfway"


def test_as_good_as_halfway_means_one_percent_of_the_disc() -> None:
    def difference(offset: float) -> float:
        """How much more of a disc lies on one side of a line at this distance from its centre."""
        radius = BOARD.radius / 100
        smaller = radius * radius * acos(offset / radius) - offset * sqrt(radius * radius - offset * offset)
        return (pi * radius * radius - 2 * smaller) / (pi * radius * radius)

    assert difference(BOARD.tie / 100) < 0.01 < difference((BOARD.tie + 1) / 100)


def test_near_the_middle_of_all_four_zones_the_centre_decides() -> None:
    assert zones_at(900, 900) == [CANYON]
    assert zones_at(0, 0) == [RUINS, CANYON, CREEK, MUD]


def test_the_owner_is_asked_about_a_disc_exactly_halfway() -> None:
    state = recording(2, discs={"a3": (0.0, 60.0), "b2": "canyon"})
    assert state.to_act() == [0]
    assert state.options(0) == ["side a3 ruins", "side a3 canyon"]
    choose(state, 0, "side a3 ruins")
    assert state.deciding(0).name == "cross"  # type: ignore[union-attr]


def test_touching_a_circle_counts_be_it_only_at_its_edge() -> None:
    """Disc 11 mm, circle 10 mm: 21 mm between the centres touch, a hundredth more does not."""
    x, y = 10400, -2200
    assert circles_at(x - 2100, y) == [BOARD.circle_name.index("lizard1")]
    assert circles_at(x - 2101, y) == []
    assert belongs(x - 2100, y) == [(RUINS, 2)]
    assert belongs(x - 2101, y) == [(MUD, 1)]


def test_a_circle_goes_before_the_zone_and_feeds_its_animal() -> None:
    """The lizard circle lies in the mud cracks and counts for the ruins."""
    at = BOARD.circle_name.index("lizard1")
    x, y = BOARD.circle_x[at], BOARD.circle_y[at]
    assert zones_at(x, y) == [MUD]
    assert belongs(x, y) == [(RUINS, 2)]


def test_several_discs_may_touch_one_circle() -> None:
    state = recording(2, discs={"a5": "lizard1", "a4": "lizard1", "b3": "lizard1"})
    assert state.deciding(0).prompt(state)[1] == {"points": 18}  # type: ignore[union-attr]


def test_each_animal_has_two_circles_in_zones_of_others() -> None:
    for animal in range(4):
        circles = [circle for circle in range(8) if BOARD.circle_animal[circle] == animal]
        assert len(circles) == 2
        for circle in circles:
            assert zones_at(BOARD.circle_x[circle], BOARD.circle_y[circle]) != [animal]


def test_the_ruins_lie_before_the_first_player_and_the_board_turns_clockwise() -> None:
    """The corner that comes to a player is the one before their own, seen clockwise."""
    assert corners(4, 1) == [0, 1, 2, 3]
    assert corners(4, 2) == [3, 0, 1, 2]
    assert [corners(4, number)[0] for number in range(1, 6)] == [0, 3, 2, 1, 0]
    for number in range(1, 8):
        assert corners(4, number)[(number - 1) % 4] == 0, "with four players the first always sits at the ruins"


def test_the_ruins_lie_before_the_first_player_whoever_that_is() -> None:
    assert corners(4, 1, first_player="3") == [2, 3, 0, 1]
    assert corners(4, 2, first_player="3") == [1, 2, 3, 0]
    assert corners(2, 1, first_player="2") == [2, 0]
    assert corners(3, 1, first_player="2") == [2, 0, 1]


def test_two_sit_opposite_each_other_or_side_by_side_as_the_table_chooses() -> None:
    """The next one clockwise sits on the left."""
    assert corners(2, 1) == [0, 2]
    assert corners(2, 1, corners="left") == [0, 1]
    assert corners(2, 1, corners="right") == [0, 3]
    assert corners(2, 2, corners="right") == [3, 2]


def test_of_three_the_table_chooses_the_corner_that_stays_free() -> None:
    assert corners(3, 1) == [0, 1, 2]
    assert corners(3, 1, free_corner="after_second") == [0, 1, 3]
    assert corners(3, 1, free_corner="after_first") == [0, 2, 3]
    assert corners(3, 1, free_corner="after_first", first_player="3") == [2, 3, 0]


def test_seats_have_corners_of_their_own() -> None:
    for seats in range(1, 5):
        for number in range(1, 8):
            assert len(set(corners(seats, number))) == seats


def corners(seats: int, number: int, **options: Any) -> list[int]:
    """Where the seats sit in a round; the token has gone on with every one."""
    state = new(seats, **options)
    state.first = (state.first + number - 1) % seats
    state.round = number
    return [state.corner(seat) for seat in range(seats)]


def test_a_launched_disc_lies_wholly_on_its_corner() -> None:
    assert launching_place(0, -12900, 12900)
    assert not launching_place(0, -12901, 12900), "over the rim"
    assert not launching_place(0, -12900, 9000), "over the corner's face"
    assert launching_place(0, *middle_of_corner(0))
    assert not launching_place(1, *middle_of_corner(0))
    for corner in range(4):
        assert all(launching_place(corner, x, y) for x, y in launching_triangle(corner))
        x, y = launching_triangle(corner)[1]
        inward = 1 if x < 0 else -1
        assert not launching_place(corner, x + 2 * inward, y)
