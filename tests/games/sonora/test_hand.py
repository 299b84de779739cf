"""The error of a person's hand: one spread for everybody and for every way of aiming, never to be repeated."""

from __future__ import annotations

from statistics import pstdev

import pytest

from tests.games.sonora.positions import choose, new
from tilth.core import Rng
from tilth.games.sonora.bot.sensible import LEVELS, Player
from tilth.games.sonora.rules.flicks import Flick
from tilth.games.sonora.rules.hand import ANGLE_SPREAD, STRENGTH_SPREAD, unsteady
from tilth.games.sonora.rules.notation import read_flick

EXACT = "flick a3 -118.0,118.0 315.00 60.0"


def misses() -> tuple[list[int], list[int]]:
    """Many flicks of one aim: by how much they miss its direction (0.01 degrees) and its strength (0.1 percent)."""
    aim = read_flick(EXACT)
    assert aim is not None
    made = [unsteady(aim, Rng(seed)) for seed in range(3000)]
    return [flick.angle - aim.angle for flick in made], [flick.strength - aim.strength for flick in made]


def test_a_hand_has_a_small_spread_around_its_aim() -> None:
    angles, strengths = misses()
    assert 0.9 * ANGLE_SPREAD < pstdev(angles) < 1.1 * ANGLE_SPREAD
    assert abs(sum(angles) / len(angles)) < 0.1 * ANGLE_SPREAD
    assert 0.9 < pstdev(strengths) / (STRENGTH_SPREAD * 0.6) < 1.1
    assert max(abs(miss) for miss in angles) <= 3 * ANGLE_SPREAD
    assert 0.63 < sum(abs(miss) <= ANGLE_SPREAD for miss in angles) / len(angles) < 0.73, "two of three"


@pytest.mark.parametrize("said", [" by hand 0 0", " by hand 0.42 1.3", " by keys", " by foot", " steadily"])
def test_what_a_client_says_about_its_hand_is_no_flick(said: str) -> None:
    """There is nothing to be said that would make a hand steadier."""
    state = new()
    assert state.admits(0, EXACT)
    assert not state.admits(0, EXACT + said)


def test_no_two_flicks_of_a_game_share_an_error() -> None:
    """The same disc from the same place with the same aim, again and again, as after a short flick."""
    state = new()
    seen = []
    for _ in range(200):
        made = state.by_hand(0, "flick a3 -118.0,118.0 315.00 6.0")
        seen.append(read_flick(made).angle)  # type: ignore[union-attr]
        choose(state, 0, "flick a3 -118.0,118.0 315.00 6.0")
        assert state.place[2] == 0, "too weak: flicked again"
    runs = [tuple(seen[at : at + 4]) for at in range(len(seen) - 3)]
    assert len(set(runs)) == len(runs)
    assert pstdev(seen) > 0.8 * ANGLE_SPREAD


def test_the_last_flick_does_not_decide_the_next_error() -> None:
    """Two flicks of a game may follow the same flick; their errors differ all the same."""
    state = new()
    choose(state, 0, "flick a3 -118.0,118.0 315.00 6.0")
    one = state.by_hand(0, EXACT)
    choose(state, 0, "flick a3 -118.0,118.0 315.00 6.0")
    assert state.by_hand(0, EXACT) != one


def test_the_error_asks_no_chance_of_the_game_and_is_the_same_when_worked_out_again() -> None:
    state = new()
    used = state.rng.used
    flicks = {state.by_hand(0, EXACT) for _ in range(3)}
    assert len(flicks) == 1
    assert state.rng.used == used
    assert state.clone().by_hand(0, EXACT) in flicks
    assert state.determinize(0, Rng(5)).by_hand(0, EXACT) not in flicks, "a bot must not foresee a hand"


def test_a_program_that_settles_an_aim_itself_gets_exactly_that_aim() -> None:
    assert new().settle(0, EXACT).startswith(f"{EXACT} = ")


def test_a_flick_by_hand_starts_in_the_middle_of_the_corner_when_no_place_is_named() -> None:
    state = new()
    made = state.by_hand(0, "flick a3 315 60")
    assert state.admits(0, made)
    assert read_flick(made).placed  # type: ignore[union-attr]


def test_the_domain_tells_what_the_spread_is_and_what_the_most() -> None:
    domain = Flick(0).domain(new())
    assert domain["hand"] == {"spread": [0.6, 1.5], "most": [1.8, 4.5]}


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_has_a_steadier_hand_than_people(level: str) -> None:
    bot = LEVELS[level](1)
    assert isinstance(bot, Player)
    assert bot.angle_error >= ANGLE_SPREAD / 100
    assert bot.strength_error >= STRENGTH_SPREAD / 1000
