"""Several cores think about one decision: each searches worlds of its own, and what they found is added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from tilth import games
from tilth.bots.levels import bot, prompt_bot
from tilth.bots.search import Search, most_promising
from tilth.bots.tree import Node
from tilth.core.bot import Bot
from tilth.core.game import Game
from tilth.core.rng import Rng
from tilth.core.state import State

Found = dict[str, tuple[int, float]]
"""By option: how often it was tried, and the sum of what came of it."""


class Crowd(Bot):
    """A searching level on several cores; nothing is shared but the question and the answers."""

    def __init__(self, game: Game, level: str, seed: int, cores: int) -> None:
        first = prompt_bot(game, level, seed)
        assert isinstance(first, Search), f"{level} does not search"
        self.first = first
        self.game = game
        self.level = level
        self.cores = cores
        self.rng = Rng(seed)
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, state: State, seat: int) -> str:
        guide = self.first.guide
        if not guide.thinks(state, seat):
            return self.first.choose(state, seat)
        options = guide.candidates(state, seat)
        if len(options) == 1:
            return self.first.choose(state, seat)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.cores, get_context("spawn"))
        saved = self.game.save(state)
        share = -(-self.first.simulations // self.cores)
        seeds = [self.rng.below(1 << 60) for _ in range(self.cores)]
        question = (self.game.name, self.level, share, self.first.seconds, saved, seat, options)
        asked = [self._pool.submit(explore, seed, *question) for seed in seeds]
        option = most_promising(together([answer.result() for answer in asked]))
        return guide.by_hand(state, seat, option, self.rng)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def explore(
    seed: int,
    name: str,
    level: str,
    simulations: int,
    seconds: float,
    saved: dict[str, Any],
    seat: int,
    options: list[str],
) -> Found:
    """One core's part of the search."""
    game = games.game(name)
    search = bot(game, level, seed)
    assert isinstance(search, Search)
    search.simulations, search.seconds = simulations, seconds
    root = search.explore(game.load(saved), seat, options)
    return {option: (visits, root.sums[option]) for option, visits in root.visits.items()}


def together(parts: list[Found]) -> Node:
    """What several searches found, added up."""
    root = Node()
    for part in parts:
        for option, (visits, total) in part.items():
            root.visits[option] = root.visits.get(option, 0) + visits
            root.sums[option] = root.sums.get(option, 0.0) + total
    return root
