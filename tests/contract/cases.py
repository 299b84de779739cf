"""Which games the contract is tried on: every seat count, every set of options, so many random games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from math import prod
from typing import Any

from tests.toys import farm
from tilth.core import Game, NameList, Refusal, Rng, Setting
from tilth.games import game, names

RANDOM_GAMES = {"petrichor": 2000, "farm": 200}
"""Random games in the full run, where it is not the usual number."""
USUAL = 120
CHUNKS = 8
MOST_SETS = 500
"""Sets of options tried for a number of seats, where there are more of them."""
MOST_CHOICES = 20_000
"""A game that has not ended after so many choices never will."""


def all_games() -> list[Game]:
    return [farm.GAME, *(game(name) for name in names())]


def option_sets(rules: Game, seats: int) -> list[dict[str, Any]]:
    """Every combination of options that the game accepts for so many seats; of lists some random ones."""
    settings = [setting for setting in rules.settings if setting.applies(seats)]
    values = [choices(setting, seats) for setting in settings]
    sets = []
    for chosen in _mixed(values):
        options = {setting.name: value for setting, value in zip(settings, chosen, strict=True)}
        try:
            rules.check(seats, options)
        except Refusal:
            continue
        sets.append(options)
    return sets


def choices(setting: Setting, seats: int) -> tuple[Any, ...]:
    """The values of an option with so many seats; a list is empty, has a few names, half or all that it can hold."""
    if not isinstance(setting, NameList):
        return setting.offered(seats)
    rng = Rng(len(setting.choices))
    lists: list[list[Any]] = [[], []]
    for number in (2, setting.limit() // 2, setting.limit()):
        names = list(setting.choices)
        rng.shuffle(names)
        lists.append(names[:number])
    return tuple(lists)


def _mixed(values: list[tuple[Any, ...]]) -> Iterable[tuple[Any, ...]]:
    """All combinations, or so many at random where there are more."""
    if prod(len(row) for row in values) <= MOST_SETS:
        return product(*values)
    rng = Rng(MOST_SETS)
    return [tuple(rng.pick(list(row)) for row in values) for _ in range(MOST_SETS)]


def cases(rules: Game, chunk: int) -> list[tuple[int, dict[str, Any], int]]:
    """Seats, options and seed of the random games in one chunk, going round all combinations."""
    everything = [(seats, options) for seats in rules.seats for options in option_sets(rules, seats)]
    Rng(len(everything)).shuffle(everything)
    number = RANDOM_GAMES.get(rules.name, USUAL)
    return [(*everything[seed % len(everything)], seed) for seed in range(max(number, 1)) if seed % CHUNKS == chunk]


def in_turn(
    rules: Game, seats: Iterable[int], fixed: Mapping[str, Any], games: int, first_seed: int
) -> list[tuple[int, dict[str, Any], int]]:
    """Seats, options and seed of so many games: all seat counts and all sets with the fixed options in turn."""
    chosen = []
    for number in seats:
        sets = [options for options in option_sets(rules, number) if fixed.items() <= options.items()]
        Rng(number).shuffle(sets)
        chosen.append((number, sets))
    return [
        (number, sets[game // len(chosen) % len(sets)], first_seed + game)
        for game in range(games)
        for number, sets in [chosen[game % len(chosen)]]
    ]
