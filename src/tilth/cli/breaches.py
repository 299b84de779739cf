"""Programs that lost games because they broke a rule."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from tilth.arena.row import Row
from tilth.arena.telling import told
from tilth.cli.environment import Environment


def show_breaches(env: Environment, rows: Iterable[Row]) -> None:
    """How many games each has lost so, and the first time with what it said."""
    breaches = sorted(
        (breach for row in rows for breach in row.breaches), key=lambda breach: (breach.level, breach.seed)
    )
    for _, some in groupby(breaches, lambda breach: breach.level):
        lost = list(some)
        env.console.print(told(lost, env.general))
        if lost[0].said:
            env.console.print(lost[0].said, style="dim")
