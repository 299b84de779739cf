"""Measuring one game on one core, through the public contract, beside the machine itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from platform import python_version
from random import Random
from statistics import median
from time import process_time
from typing import Any

from tilth.benchmark.calibration import turn_time
from tilth.benchmark.choices import choice_times, least, percentile
from tilth.benchmark.random_play import play, positions
from tilth.bots import bot, levels
from tilth.core import Game, Rng, State, ask, compiled

REPEATS = 5
GAMES, ROUNDS = 20, 4
"""Random games whose single choices are timed, and how often; as often a bot is asked."""
LEVEL = "sensible"
"""The bot whose moves are timed: the yardstick that every game has and that stays as it is."""
BOT_GAMES, BOT_MOVES = 6, 12
"""Random games in which that bot is asked, and at how many places of each."""


def measure(game: Game, seats: int, options: Mapping[str, Any] | None = None, seconds: float = 6) -> dict[str, Any]:
    """Speeds as CPU time of this process: the best of a few repeats, since other programs only ever slow us down.

    Random play takes as many seconds as given, the rest as long as it needs.
    """
    chosen = game.check(seats, options)
    machine = [turn_time()]
    rates, played = [], 0
    for _ in range(REPEATS):
        decisions_per_s, games_per_s, games = random_play(game, seats, chosen, played, seconds / (REPEATS + 1))
        rates.append((decisions_per_s, games_per_s))
        played += games
        machine.append(turn_time())
    best = max(rates)
    middles = [positions(game, seats, chosen, seed, 1)[0] for seed in range(REPEATS)]
    clone = min(time_of(state.clone) for state in middles)
    machine.append(turn_time())
    determinize = median(determinize_time(state) for state in middles)
    machine.append(turn_time())
    choices, moves = [], []
    for _ in range(ROUNDS):
        choices.append([time for seed in range(GAMES) for time in choice_times(game, seats, chosen, seed)])
        machine.append(turn_time())
        if LEVEL in levels(game):
            moves.append(bot_times(game, seats, chosen))
            machine.append(turn_time())
    return {
        "game": game.name,
        "seats": seats,
        "options": chosen,
        "decisions_per_s": round(best[0], 1),
        "games_per_s": round(best[1], 2),
        "clone_us": round(clone, 3),
        "determinize_us": round(determinize, 2),
        "choice_p99_us": round(percentile(least(choices), 99), 1),
        "choice_worst_us": round(max(least(choices)), 1),
        **({"bot_ms": round(median(least(moves)), 3)} if moves else {}),
        "calibration_us": round(min(machine), 2),
        "compiled": compiled(),
        "games": played,
        "python": python_version(),
    }


def random_play(
    game: Game, seats: int, options: Mapping[str, Any], first: int, seconds: float
) -> tuple[float, float, int]:
    """Decisions and games per second, and how many games it were; the first has this seed."""
    began = process_time()
    games = decisions = 0
    while process_time() - began < seconds:
        decisions += play(game.new(seats, options, first + games), Random(first + games))
        games += 1
    spent = process_time() - began
    return decisions / spent, games / spent, games


def time_of(work: Callable[[], object], times: int = 200) -> float:
    """Microseconds of the processor for a small piece of work: the best of a few repeats of so many times."""
    spent = []
    for _ in range(REPEATS):
        began = process_time()
        for _ in range(times):
            work()
        spent.append(process_time() - began)
    return min(spent) / times * 1e6


def determinize_time(state: State) -> float:
    """Microseconds for one state that the seat to act could imagine."""
    seat, rng = state.to_act()[0], Rng(1)
    return time_of(lambda: state.determinize(seat, rng))


def bot_times(game: Game, seats: int, options: Mapping[str, Any]) -> list[float]:
    """Milliseconds for each of a bot's moves, asked as the arena does, at places spread over random games."""
    found = []
    for seed in range(BOT_GAMES):
        for state in positions(game, seats, options, seed, BOT_MOVES):
            seat, player = state.to_act()[0], bot(game, LEVEL, seed)
            began = process_time()
            ask(player, state, seat, Rng(seed))
            found.append((process_time() - began) * 1000)
    return found
