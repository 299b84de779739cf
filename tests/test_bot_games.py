"""Bots play whole games in the arena and never fail; behind the server more games are played."""

from __future__ import annotations

import pytest

from tilth import games
from tilth.arena import Match, play


@pytest.mark.parametrize(
    ("name", "seats", "number"),
    [("petrichor", 4, 3), ("sonora", 2, 1), ("earth", 4, 3), ("agricola", 1, 1), ("agricola", 4, 2)],
)
def test_bots_play_to_the_end_without_a_failure(name: str, seats: int, number: int) -> None:
    game, match = games.game(name), Match(name, seats, ("sensible",), number)
    failures = [failure for i in range(number) for failure in play(game, match, 1000 + i)[0].failures]
    assert failures == []
