"""The error of a person's hand: measured from the gesture, the same for everybody, never to be repeated."""

from __future__ import annotations

from statistics import pstdev

from tests.games.sonora.positions import new
from tilth.core.rng import Rng
from tilth.games.sonora.hand import CALM_ANGLE, CALM_STRENGTH, KEYS_ANGLE, KEYS_STRENGTH, unsteady
from tilth.games.sonora.notation import read_flick

EXACT = "flick a3 -118.0,118.0 315.00 60.0"


def misses(option: str) -> tuple[list[int], list[int]]:
    """Many flicks of one aim: by how much they miss its direction (0.01 degrees) and its strength (0.1 percent)."""
    aim = read_flick(option)
    assert aim is not None
    made = [unsteady(aim, Rng(seed)) for seed in range(3000)]
    return [flick.angle - aim.angle for flick in made], [flick.strength - aim.strength for flick in made]


def test_a_calm_hand_still_has_a_small_spread_around_its_aim() -> None:
    angles, strengths = misses(f"{EXACT} by hand 0 0")
    assert 0.9 * CALM_ANGLE < pstdev(angles) < 1.1 * CALM_ANGLE
    assert abs(sum(angles) / len(angles)) < 0.1 * CALM_ANGLE
    assert 0.85 < pstdev(strengths) / (CALM_STRENGTH * 0.6) < 1.15
    assert max(abs(miss) for miss in angles) <= 3 * CALM_ANGLE


def test_a_gesture_that_trembles_misses_by_so_much_more() -> None:
    angles, strengths = misses(f"{EXACT} by hand 2.00 5.0")
    assert 0.9 < pstdev(angles) / (CALM_ANGLE + 200) < 1.1
    assert 0.9 < pstdev(strengths) / ((CALM_STRENGTH + 50) * 0.6) < 1.1


def test_keys_and_plain_numbers_have_one_fixed_error_of_their_own() -> None:
    assert misses(f"{EXACT} by keys") == misses(EXACT)
    angles, strengths = misses(f"{EXACT} by keys")
    assert 0.9 < pstdev(angles) / KEYS_ANGLE < 1.1
    assert 0.9 < pstdev(strengths) / (KEYS_STRENGTH * 0.6) < 1.1
    assert KEYS_ANGLE > CALM_ANGLE
    assert KEYS_STRENGTH > CALM_STRENGTH


def test_no_gesture_counts_as_worse_than_the_worst() -> None:
    assert misses(f"{EXACT} by hand 99 99.9") == misses(f"{EXACT} by hand 8.00 15.0")


def test_the_same_aim_never_gives_the_same_flick_twice_in_a_game() -> None:
    state = new()
    seen = set()
    for last in ["", "one", "two", "three", "four"]:
        state.last = last
        seen.add(state.by_hand(0, f"{EXACT} by hand 0.40 1.0"))
    assert len(seen) == 5
    assert EXACT not in seen


def test_the_error_asks_no_chance_of_the_game_and_is_the_same_when_worked_out_again() -> None:
    state = new()
    used = state.rng.used
    flicks = {state.by_hand(0, EXACT) for _ in range(3)}
    assert len(flicks) == 1
    assert state.rng.used == used
    assert state.clone().by_hand(0, EXACT) in flicks
    assert state.determinize(0, Rng(5)).by_hand(0, EXACT) not in flicks, "a bot must not foresee a hand"


def test_a_program_that_settles_an_aim_itself_gets_exactly_that_aim() -> None:
    state = new()
    assert state.settle(0, f"{EXACT} by hand 3.00 9.0").startswith(f"{EXACT} = ")
    assert state.settle(0, EXACT).startswith(f"{EXACT} = ")


def test_how_one_aimed_is_part_of_the_notation_and_nothing_else_is() -> None:
    state = new()
    for good in (" by keys", " by hand 0.42 1.3", " by hand 12 5", ""):
        assert state.admits(0, EXACT + good)
    for bad in (" by hand", " by hand 0.4", " by hand -1 2", " by hand 0.421 1", " by foot", " by keys = a3: 0 rest"):
        assert not state.admits(0, EXACT + bad)


def test_a_flick_by_hand_starts_in_the_middle_of_the_corner_when_no_place_is_named() -> None:
    state = new()
    made = state.by_hand(0, "flick a3 315 60 by keys")
    assert state.admits(0, made)
    assert read_flick(made).placed  # type: ignore[union-attr]


def test_the_domain_tells_what_the_spreads_are() -> None:
    state = new()
    step = state.deciding(0)
    assert step is not None
    domain = step.domain(state)
    assert domain is not None
    assert domain["hand"] == {"calm": [0.3, 0.8], "keys": [0.9, 2.0], "most": [8.0, 15.0]}
