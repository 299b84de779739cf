"""What the benchmark plays and how it counts; nothing here depends on how fast it goes."""

from __future__ import annotations

from random import Random

from tests.toys.farm import GAME
from tilth.benchmark import calibration
from tilth.benchmark.choices import choice_times, game_until, least, percentile
from tilth.benchmark.random_play import play, positions


def test_the_calibration_loop_does_what_it_always_did() -> None:
    assert calibration.turn() == 134
    assert calibration.turn_time() > 0


def test_every_choice_of_a_random_game_is_timed() -> None:
    state = GAME.new(3, {}, 5)
    assert len(choice_times(GAME, 3, {}, 5)) == play(state, Random(5))
    assert state.is_over()


def test_a_timed_game_can_be_had_as_a_record_up_to_any_choice() -> None:
    times = choice_times(GAME, 3, {}, 5)
    assert not game_until(GAME, 3, {}, 5, len(times) - 1).replay(GAME).is_over()
    record = game_until(GAME, 3, {}, 5, len(times))
    assert record.replay(GAME).is_over()
    assert record.seed == 5


def test_positions_lie_between_the_beginning_and_the_end_of_one_game() -> None:
    rounds = [state.round for state in positions(GAME, 2, {}, 1, 5)]
    assert len(rounds) == 5
    assert rounds == sorted(rounds)
    assert all(not state.is_over() for state in positions(GAME, 2, {}, 1, 5))


def test_of_several_rounds_the_least_time_of_each_choice_counts() -> None:
    assert least([[3.0, 1.0, 5.0], [2.0, 4.0, 5.0]]) == [2.0, 1.0, 5.0]


def test_a_percentile_is_one_of_the_times() -> None:
    times = [float(time) for time in range(1000, 0, -1)]
    assert percentile(times, 99) == 991
    assert percentile(times, 100) == 1000
    assert percentile([3.0], 99.9) == 3
