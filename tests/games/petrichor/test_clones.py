"""Clones share lists that seldom change, so nothing in the rules may ever write into one of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tilth.core import Rng
from tilth.games.petrichor import GAME

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"double_cards": True, "fertilizer": True}),
    (1, {"aimed_winds": True, "one_more_turn": True, "cactus": True}),
    (2, {"draft": True, "lake": True}),
    (3, {"fertilizer": True, "cactus": True, "lake": True}),
    (4, {"draft": True, "rounds": 6}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_happens_later_changes_no_clone_and_no_clone_changes_what_happens(
    seats: int, options: dict[str, Any]
) -> None:
    state, random = GAME.new(seats, options, 1), Random(1)
    kept = []
    while not state.is_over():
        if random.random() < 0.2:
            before = GAME.save(state)
            kept.append((state.clone(), before))
            for other in (state.clone(), state.determinize(random.randrange(seats), Rng(1))):
                for _ in range(20):
                    if not other.is_over():
                        other.choose(other.to_act()[0], random.choice(other.options(other.to_act()[0])))
            assert GAME.save(state) == before
        seat = random.choice(state.to_act())
        state.choose(seat, random.choice(state.options(seat)))
    assert len(kept) > 5
    for clone, before in kept:
        assert GAME.save(clone) == before
