"""Our own board and sheet: fair to every seat by how they are made, and worth playing by what bots make of them."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.sonora.balance import Tally, hand
from tilth.games.sonora.bot import sensible
from tilth.games.sonora.rules.data import BOARD, SHEET, around
from tilth.games.sonora.rules.table import CORNERS, corner_in, zones_at

CIRCLES = list(zip(BOARD.circle_animal, BOARD.circle_x, BOARD.circle_y, strict=True))


def near(corner: int) -> list[int]:
    """The animals whose circles lie in the zone of a corner."""
    return sorted(animal for animal, x, y in CIRCLES if zones_at(x, y) == [BOARD.zones[corner]])


def test_two_circles_lie_wholly_in_each_zone() -> None:
    radius = BOARD.circle_reach - BOARD.radius
    for corner in range(CORNERS):
        assert len(near(corner)) == 2
    for _, x, y in CIRCLES:
        assert min(abs(x), abs(y)) > radius
        assert max(abs(x), abs(y)) < BOARD.half - radius


def test_no_disc_touches_two_circles_and_none_that_falls_into_the_hole_touches_one() -> None:
    for (_, ax, ay), (_, bx, by) in combinations(CIRCLES, 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > (2 * BOARD.circle_reach) ** 2
    for _, x, y in CIRCLES:
        assert x * x + y * y > (BOARD.circle_reach + round(BOARD.ground.hole * 100)) ** 2


def test_every_corner_has_the_same_board_before_it() -> None:
    """A quarter turn lays circles upon circles, so no corner is nearer to them than another."""
    places = {(x, y) for _, x, y in CIRCLES}
    assert {(y, -x) for x, y in places} == places


def test_each_animal_has_one_circle_near_the_rim_and_one_near_the_hole() -> None:
    for animal in range(4):
        far, close = sorted((x * x + y * y for which, x, y in CIRCLES if which == animal), reverse=True)
        assert far > 2 * close


@pytest.mark.parametrize("rounds", [5, 6, 7])
def test_two_opposite_players_come_equally_often_near_the_canyon_and_the_mud(rounds: int) -> None:
    """In six rounds near every circle: each sits twice at two corners, and together those have all four animals."""
    counts = []
    for start in (0, 2):
        corners = [corner_in(number, start) for number in range(1, rounds + 1)]
        seen = [animal for corner in corners for animal in near(corner)]
        counts.append([seen.count(animal) for animal in range(4)])
    assert counts[0][1] == counts[1][1]
    assert counts[0][3] == counts[1][3]
    if rounds == 6:
        assert counts[0] == counts[1] == [3, 3, 3, 3]


def test_four_players_come_equally_often_near_the_canyon_and_the_mud() -> None:
    for start in range(CORNERS):
        seen = [animal for number in range(1, 7) for animal in near(corner_in(number, start))]
        assert (seen.count(1), seen.count(3)) == (3, 3)


def test_one_kind_of_cactus_is_enough_to_pass_the_end_of_the_table() -> None:
    assert max(mask.bit_count() for mask in SHEET.cactus_masks) > len(SHEET.cactus_table)


def test_every_white_cell_of_the_canyon_can_be_reached() -> None:
    reached = SHEET.canyon_start
    height = len(SHEET.canyon_names) // SHEET.canyon_width
    while True:
        more = reached | around(reached, height, SHEET.canyon_width) & SHEET.canyon_white
        if more == reached:
            break
        reached = more
    assert reached == SHEET.canyon_white | SHEET.canyon_start


def test_bot_games_stay_in_a_wide_band(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight games of bots that try fewer aims than usual: no section rules, and scores are like the rulebook's."""
    monkeypatch.setattr(sensible, "AIMS", 3)
    monkeypatch.setattr(sensible, "TRIES", 1)
    tally = Tally(2)
    for game in range(8):
        tally.play([hand("sensible", 2 * game), hand("sensible", 2 * game + 1)], game)
    assert 95 < tally.mean() < 160
    assert max(tally.shares().values()) < 0.5
    assert min(tally.shares().values()) > 0.05
    assert sum(tally.on_circle) < 0.65 * sum(tally.discs)
