"""What Sonora looks like in numbers."""

from __future__ import annotations

import pytest

from tests.games.sonora.positions import go, lay, new, recording
from tilth.games.sonora.encoding import ENCODING
from tilth.games.sonora.encoding.sitting import turned
from tilth.games.sonora.rules.flicks import Bullseye, Flick, Keep
from tilth.games.sonora.rules.mud import Mud
from tilth.games.sonora.rules.notation import DISC_INDEX, read_flick, read_outcome
from tilth.games.sonora.rules.recording import Swap
from tilth.games.sonora.rules.state import SonoraState

CENTRE = [0.5, 1 / 3, 0.5, 0.0, 50.0]
"""The middle disc, from the middle of the corner, along the diagonal, with half the strength."""


def seen(state: SonoraState, seat: int) -> dict[str, float]:
    """What is not 0 of what a seat sees."""
    return {name: value for name, value in ENCODING.named(ENCODING.observe(state, seat)).items() if value}


def offered(state: SonoraState, seat: int) -> list[str]:
    return [ENCODING.means(number) for number in ENCODING.mask(state, seat)]


def rests(state: SonoraState, seat: int, option: str) -> tuple[int, int]:
    """Where a flick comes to rest, as whoever flicks sits at the board."""
    outcome = read_outcome(state.settle(seat, option))
    assert outcome is not None
    end = outcome.tracks[0].end()
    return turned(state.corner(seat), end.x, end.y)


def test_a_flick_of_the_grid_is_the_same_from_every_corner() -> None:
    state = new(4)
    ends = set()
    for seat in range(4):
        go(state, Flick(seat))
        numbers = {ENCODING.means(number): number for number in ENCODING.mask(state, seat)}
        ends.add(rests(state, seat, ENCODING.option(state, seat, numbers["flick: 3 -15 50"])))
    assert len(ends) == 1


def test_some_flicks_have_the_same_numbers_as_all_of_them() -> None:
    state = new(3)
    seat = state.to_act()[0]
    every = ENCODING.choices(state, seat)
    numbers = ENCODING.numbers(state, seat, every)
    free = ENCODING.point(state, seat, [0.1, 0.1, 0.1, 3.0, 33.3])
    assert ENCODING.numbers(state, seat, [every[700], free, every[2]]) == [numbers[700], -1, numbers[2]]
    assert ENCODING.number(state, seat, free) == -1


def test_a_point_of_the_axes_is_the_same_flick_from_every_corner() -> None:
    state = new(4)
    ends = set()
    for seat in range(4):
        go(state, Flick(seat))
        ends.add(rests(state, seat, ENCODING.point(state, seat, [0.5, 0.9, 0.1, -15.0, 50.0])))
    assert len(ends) == 1


@pytest.mark.parametrize("at", [0.0, 0.3, 0.7, 1.0, 2.0, -1.0])
def test_every_point_of_the_axes_is_a_flick_that_is_allowed(at: float) -> None:
    for seats in range(1, 5):
        state = new(seats)
        seat = state.to_act()[0]
        for other in (0.0, 0.5, 1.0):
            option = ENCODING.point(state, seat, [at, at, other, at * 180, at * 100])
            assert state.admits(seat, option), option


def test_the_first_axis_goes_from_the_lowest_disc_in_hand_to_the_highest() -> None:
    state = new(2)
    lay(state, a2=(0.0, 0.0))
    go(state, Flick(0))
    named = [read_flick(ENCODING.point(state, 0, [at, *CENTRE[1:]])) for at in (0.0, 0.3, 0.6, 1.0)]
    assert [aim.disc + 1 for aim in named if aim is not None] == [1, 3, 4, 5]


def test_any_point_can_be_chosen_only_where_something_is_flicked() -> None:
    state = new(2)
    assert ENCODING.ranges(state, state.to_act()[0])
    go(state, Mud(0, 9))
    assert not ENCODING.ranges(state, 0)


def test_discs_lie_as_whoever_looks_sits_at_the_board() -> None:
    state = new(2, corners="opposite")
    lay(state, b4=(-70.0, 70.0))
    go(state, Keep(1, "b4"))
    own, other = seen(state, 1), seen(state, 0)
    assert (own["lies: own 4 x"], own["lies: own 4 y"]) == (0.5, -0.5)
    assert (other["lies: 1 4 x"], other["lies: 1 4 y"]) == (-0.5, 0.5)
    assert own["counts: own 4 ruins"] == other["counts: 1 4 ruins"] == 1
    assert own["zone: 2 clockwise ruins"] == other["zone: 0 clockwise ruins"] == 1


def test_a_disc_on_a_circle_counts_twice_and_a_bullseye_for_its_section() -> None:
    state = new(2)
    lay(state, a1="fox1")
    assert seen(state, 0)["counts: own 1 canyon"] == 2
    go(state, Bullseye(1, "b2"))
    assert offered(state, 1) == ["section: ruins", "section: canyon", "section: creek", "section: mud"]
    state.choose(1, "bullseye b2 creek")
    state.times[DISC_INDEX["b2"]] = 1
    assert seen(state, 0)["counts: 1 2 creek"] == 1


def test_own_discs_are_named_by_their_numbers() -> None:
    state = recording(3, swaps=1, discs={"a1": "mud", "a5": "creek", "b2": "mud", "b3": "canyon"})
    assert offered(state, 0) == ["say: done", "swap: swap 1 5"]
    go(state, Swap(1))
    assert offered(state, 1) == ["say: done", "swap: swap 2 3"]


def test_the_sheet_of_another_player_is_seen_like_the_own_one() -> None:
    state = go(new(2), Mud(1, 5))
    state.choose(1, offered(state, 1)[1].partition(": ")[2])
    whose = [name for name in seen(state, 0) if name.startswith("node: 1 ")]
    assert len(whose) == len([name for name in seen(state, 1) if name.startswith("node: own ")]) == 2
