"""Chance: the same on every machine, fair, and not to be foreseen."""

from __future__ import annotations

from tilth.core import Rng

KNOWN_NUMBERS = [79, 47, 15, 74, 35, 24]
KNOWN_SHUFFLE = [6, 5, 9, 2, 1, 3, 4, 8, 0, 7]


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.below(100) for _ in range(6)] == KNOWN_NUMBERS
    cards = list(range(10))
    Rng(7).shuffle(cards)
    assert cards == KNOWN_SHUFFLE


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = Rng(1)
    rng.below(6)
    twin = rng.clone()
    assert [rng.roll() for _ in range(5)] == [twin.roll() for _ in range(5)]
    rng.roll()
    assert rng.used == twin.used + 1


def test_a_die_is_fair() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.roll() - 1] += 1
    assert all(880 < count < 1120 for count in counts), counts


def test_a_shuffle_reaches_every_order_evenly() -> None:
    rng = Rng(5)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(880 < count < 1120 for count in seen.values()), seen


def test_a_fork_is_another_generator() -> None:
    rng = Rng(2)
    first, second = rng.fork(), rng.fork()
    assert first.seed != second.seed != rng.seed
    assert rng.used == 2
