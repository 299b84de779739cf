"""The tables at which environments are tried: a few of every game, or all that differ much."""

from __future__ import annotations

from typing import Any

from tilth.core import Rng
from tilth.games import game, names

Table = tuple[str, int, dict[str, Any]]
"""A game, seats and options."""

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "petrichor": [
        {},
        {"draft": True},
        {"fertilizer": True, "cactus": True, "lake": True, "rounds": 6},
        {"double_cards": True, "aimed_winds": True, "one_more_turn": True},
    ],
    "sonora": [{}, {"no_nudge": True}],
    "earth": [{}, {"teams": True}, {"setup": "advanced", "hidden_planting": True}, {"gaia": "expert"}],
    "agricola": [{"mode": "family"}, {}, {"deal": "draft"}, {"series": 1}],
}
"""The options that change most; each is tried wherever it exists."""


def all_tables() -> list[Table]:
    """Every game with every number of seats and every variant there is for it."""
    found = []
    for name in names():
        rules = game(name)
        known = {setting.name: setting for setting in rules.settings}
        for seats in rules.seats:
            for options in VARIANTS.get(name, [{}]):
                if all(known[option].applies(seats) for option in options):
                    found.append((name, seats, options))
    return found


def some_tables() -> list[Table]:
    """One table of each game, another one every time the list of them grows."""
    found = []
    for name in names():
        own = [table for table in all_tables() if table[0] == name]
        found.append(Rng(len(own)).pick(own))
    return found


def called(table: Table) -> str:
    """What a table is called in reports."""
    name, seats, options = table
    return " ".join([name, str(seats), *[f"{option}={value}" for option, value in options.items()]])
