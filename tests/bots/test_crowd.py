"""Several cores think about one decision."""

from __future__ import annotations

from math import inf

from tests.bots.test_search import middle
from tilth import games
from tilth.bots.crowd import Crowd, together
from tilth.bots.search import most_promising

PETRICHOR = games.game("petrichor")


def answer(seed: int) -> str:
    """What two cores make of a position, without a look at the clock."""
    crowd = Crowd(PETRICHOR, "hard", seed, cores=2)
    crowd.first.simulations, crowd.first.seconds = 16, inf
    state = middle(PETRICHOR, 2, 6)
    try:
        return crowd.choose(state, state.to_act()[0])
    finally:
        crowd.close()


def test_two_cores_answer_and_always_the_same() -> None:
    state = middle(PETRICHOR, 2, 6)
    assert state.admits(state.to_act()[0], answer(3))
    assert answer(3) == answer(3)


def test_what_they_found_is_added_up() -> None:
    root = together([{"a": (4, 2.0), "b": (4, 1.0)}, {"a": (4, 1.0), "b": (4, 3.0), "c": (1, 1.0)}])
    assert root.mean("a") == 3 / 8
    assert most_promising(root) == "b", "what was hardly tried is not taken"
