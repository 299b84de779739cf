"""The sensible player."""

from __future__ import annotations

import pytest

from tilth.core import Bot, RandomBot, Rng, ask
from tilth.games.earth import GAME
from tilth.games.earth.bot.sensible import LEVELS


def totals(seats: int, options: dict[str, object], seed: int, players: list[Bot]) -> list[int]:
    """A whole game; every choice is made on what the seat may know."""
    state, rng = GAME.new(seats, options, seed), Rng(seed)
    while not state.is_over():
        seat = state.to_act()[0]
        option = ask(players[seat], state, seat, rng)
        assert state.admits(seat, option)
        state.choose(seat, option)
    return [sum(parts.values()) for parts in state.scores() or []]


def test_two_sensible_players_average_far_above_120() -> None:
    scores = [total for seed in range(5) for total in totals(2, {}, seed, [LEVELS["sensible"](s) for s in (1, 2)])]
    assert sum(scores) / len(scores) > 150


def test_a_sensible_player_beats_a_random_one() -> None:
    won = 0
    for seed in range(6):
        players = [LEVELS["sensible"](seed), RandomBot(seed)]
        scores = totals(2, {}, seed, players if seed % 2 else players[::-1])
        won += (scores[0] > scores[1]) == bool(seed % 2)
    assert won >= 5


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"gaia": "hard"}), (3, {"hidden_planting": True}), (4, {"teams": True}), (5, {"setup": "simple"})],
)
def test_a_sensible_player_can_play_every_variant(seats: int, options: dict[str, object]) -> None:
    assert len(totals(seats, options, 3, [LEVELS["sensible"](seat) for seat in range(seats)])) == seats
