"""Whole games of bots through the server's thinking processes, with everything counted that went wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tilth.core import Game
from tilth.play.bots import Bots

MOST_CHOICES = 20_000
"""A game that has not ended after so many choices never will."""


@dataclass
class Tally:
    """How some games went: a replaced choice is that of a lower level, made because a bot had failed."""

    games: int = 0
    choices: int = 0
    replaced: int = 0
    endless: int = 0


async def play(
    bots: Bots, game: Game, seats: int, options: dict[str, Any], seed: int, level: str, tally: Tally
) -> None:
    """Play one game to its end with a bot on every seat, as a table on the server would."""
    state = game.new(seats, options, seed)
    table = f"{game.name}-{seats}-{seed}"
    before = bots.replaced
    choices = 0
    while not state.is_over() and choices < MOST_CHOICES:
        seat = state.to_act()[0]
        option = await bots.choose(table, game, level, state, seat, seed * MOST_CHOICES + choices)
        state.choose(seat, state.settle(seat, option))
        choices += 1
    tally.games += 1
    tally.choices += choices
    tally.replaced += bots.replaced - before
    tally.endless += not state.is_over()
