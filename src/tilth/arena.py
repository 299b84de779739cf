"""Many games at once: bots against bots on all cores, and what came of it."""

from __future__ import annotations

import csv
import os
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from math import log, sqrt
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from pathlib import Path
from time import perf_counter
from typing import Any, TextIO

from tilth import games
from tilth.bots import bot
from tilth.core import Bot, Game, RandomBot, Record, Refusal, Rng, State, ask
from tilth.workers import worker_pool

LONGEST = 20_000
"""No game that ends has so many decisions: one that reaches it is adjudicated as it stands, and counted."""
MOST_AT_ONCE = 50
"""Games that a worker is given together."""
SHARE = 8
"""A worker is given this part of its share of what is left, so that the last ones to play have single games."""


@dataclass(frozen=True)
class Match:
    """What is to be played: a game with its options, who sits there, and how often."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("random",)
    games: int = 100
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    rotate: bool = True
    same_deals: bool = False
    """Whether every deal is played once from each seat, so that luck is shared, instead of a new one in each game."""

    def check(self) -> None:
        """Refuse what could not be played, before anything is."""
        game = games.game(self.game)
        game.check(self.seats, self.options)
        if self.games < 1:
            raise Refusal("bad_request", "games-number", games=self.games)
        if len(self.bots) > self.seats:
            raise Refusal("bad_request", "bots-number", bots=len(self.bots), seats=self.seats)
        if self.same_deals and not self.rotate:
            raise Refusal("bad_request", "cli-not-with", option="--same-deals", other="--fixed")
        for level in self.bots:
            bot(game, level, 0)

    def deal(self, number: int) -> int:
        """The seed of one of the games."""
        return self.seed + (number // self.seats if self.same_deals else number)

    def seating(self, number: int) -> tuple[str, ...]:
        """The level of each seat in one of the games: those named sit round the table in turn and move on each game."""
        start = number if self.rotate else 0
        return tuple(self.bots[(seat + start) % len(self.bots)] for seat in range(self.seats))


@dataclass(frozen=True)
class Row:
    """One finished game."""

    seed: int
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    seconds: float
    failures: tuple[str, ...] = ()
    """What bots did wrong; a random option was taken then."""
    ended: bool = True
    """Whether the game came to its end, or had to be adjudicated as it stood."""


def decide(state: State, seat: int, bot: Bot, rng: Rng) -> str:
    """The option a bot takes, checked and with its outcome written into it."""
    option = bot.choose(state, seat) if isinstance(bot, RandomBot) else ask(bot, state, seat, rng)
    if not state.admits(seat, option):
        raise RuntimeError(f"{type(bot).__name__} chose {option!r}, which is not among {state.options(seat)[:20]}")
    return state.settle(seat, option)


def play(game: Game, match: Match, number: int) -> tuple[Row, Record]:
    """Play one game of a match to its end."""
    seed = match.deal(number)
    seating = match.seating(number)
    bots = [bot(game, level, seed * 64 + seat) for seat, level in enumerate(seating)]
    return play_out(game, match.options, seed, seating, bots)


def play_out(
    game: Game, options: dict[str, Any], seed: int, seating: tuple[str, ...], bots: Sequence[Bot]
) -> tuple[Row, Record]:
    """Play one game between bots, called as in `seating`, to its end."""
    began = perf_counter()
    rng = Rng(seed)
    looking = any(not isinstance(bot, RandomBot) for bot in bots)
    state = game.new(len(bots), options, seed, hiding=looking)
    record = Record.of(game, state, seed)
    failures: list[str] = []
    while not state.is_over() and len(record.choices) < LONGEST:
        seat = state.to_act()[0]
        try:
            option = decide(state, seat, bots[seat], rng)
        except Exception as error:  # one bad move does not end a long match, but it is told
            failures.append(f"{seating[seat]}, seed {seed}, choice {len(record.choices) + 1}: {error!r}")
            option = decide(state, seat, RandomBot(seed), rng)
        record.choices.append((seat, option))
        state.choose(seat, option)
    scores = tuple(sum(parts.values()) for parts in state.scores() or [{}] * state.seats)
    places = state.ranking() if state.is_over() else [1 + sum(other > own for other in scores) for own in scores]
    seconds = perf_counter() - began
    row = Row(seed, seating, scores, tuple(places), len(record.choices), seconds, tuple(failures), state.is_over())
    return row, record


def play_some(match: Match, numbers: range, records: Path | None) -> list[Row]:
    """Play some games of a match in this process; their records go into a folder if one is given."""
    game = games.game(match.game)
    rows = []
    for number in numbers:
        row, record = play(game, match, number)
        rows.append(row)
        if records is not None:
            name = f"{game.name}-{row.seed}-{number % match.seats}" if match.same_deals else f"{game.name}-{row.seed}"
            (records / f"{name}.txt").write_text(record.to_text(), encoding="utf-8")
    return rows


def run(match: Match, workers: int | None = None, records: Path | None = None) -> Iterator[list[Row]]:
    """Play a whole match on all cores; finished games come in batches, as they end."""
    match.check()
    workers = min(workers or os.cpu_count() or 1, match.games)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    if workers == 1:
        for numbers in chunks(match.games, 1):
            yield play_some(match, numbers, records)
        return
    with worker_pool(workers, _manner()) as pool:
        playing = [pool.submit(play_some, match, numbers, records) for numbers in chunks(match.games, workers)]
        for future in as_completed(playing):
            yield future.result()


def chunks(games: int, workers: int) -> list[range]:
    """The games in the pieces that workers are given: smaller and smaller, so that all of them end about together."""
    found, first = [], 0
    while first < games:
        size = max(1, min(MOST_AT_ONCE, (games - first) // (workers * SHARE)))
        found.append(range(first, first + size))
        first += size
    return found


def _manner() -> BaseContext:
    """How workers start: as copies of this process, which has imported everything, where no other thread runs in it."""
    alone = sys.platform == "linux" and threading.active_count() == 1
    return get_context("fork" if alone else None)


@dataclass(frozen=True)
class Standing:
    """How one level did: a shared first place counts as its share of a win."""

    level: str
    played: int
    score: float
    place: float
    wins: float
    share: float
    low: float
    high: float


def standings(rows: Iterable[Row]) -> list[Standing]:
    """How each level did over all its seats, the best first; the interval is Wilson's for 95 %."""
    totals: dict[str, list[float]] = {}
    for row in rows:
        winners = row.places.count(1)
        for level, score, place in zip(row.levels, row.scores, row.places, strict=True):
            sums = totals.setdefault(level, [0.0] * 4)
            won = 1 / winners if place == 1 else 0.0
            for i, addend in enumerate((1, score, place, won)):
                sums[i] += addend
    table = []
    for level, (played, points, place_sum, wins) in totals.items():
        low, high = wilson(wins, played)
        table.append(
            Standing(level, int(played), points / played, place_sum / played, wins, wins / played, low, high),
        )
    return sorted(table, key=lambda standing: (-standing.share, standing.level))


MARGIN = 0.05
"""Shares that differ by less than this from what is asked for need not be told apart."""
DOUBT = 0.05


def reaches(wins: float, played: int, least: float) -> bool | None:
    """Whether a share of wins of at least so much is shown; None while more games are needed.

    Wald's sequential test: for shares outside the margin it is wrong in one case of twenty at most.
    """
    low, high = max(0.01, least - MARGIN), min(0.99, least + MARGIN)
    likelier = wins * log(high / low) + (played - wins) * log((1 - high) / (1 - low))
    bound = log((1 - DOUBT) / DOUBT)
    return None if abs(likelier) < bound else likelier > 0


def wilson(wins: float, played: float, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share of wins lies with 95 %."""
    if not played:
        return 0.0, 1.0
    share = wins / played
    bend = z * z / played
    middle = share + bend / 2
    spread = z * sqrt(share * (1 - share) / played + bend / (4 * played))
    return max(0.0, (middle - spread) / (1 + bend)), min(1.0, (middle + spread) / (1 + bend))


def write_csv(rows: Sequence[Row], file: TextIO) -> None:
    """One line for each seat of each game, in the order of their seeds."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["seed", "seat", "level", "score", "place", "decisions", "seconds"])
    for row in sorted(rows, key=lambda row: row.seed):
        for seat, (level, score, place) in enumerate(zip(row.levels, row.scores, row.places, strict=True)):
            writer.writerow([row.seed, seat, level, score, place, row.decisions, f"{row.seconds:.4f}"])
