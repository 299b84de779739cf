"""Clones share piles of cards and rows of islands, so nothing in the rules may ever write into one of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tilth.core import Rng
from tilth.games.earth import GAME

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"gaia": "expert"}),
    (1, {"compost_from_discard": True, "setup": "simple"}),
    (2, {"setup": "advanced"}),
    (3, {"hidden_planting": True}),
    (4, {"teams": True}),
    (4, {"teams": True, "compost_from_discard": True}),
    (5, {}),
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
