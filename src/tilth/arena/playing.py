"""Playing the games of a match, one after the other or many at once."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from tilth import games
from tilth.arena.match import Match
from tilth.arena.row import Breach, Row
from tilth.arena.watching import Watcher
from tilth.bots import TimedBot
from tilth.bots.programs import RuleBroken, seated
from tilth.core import Bot, Game, RandomBot, Record, Rng, State, ask
from tilth.workers import processes

LONGEST = 20_000
"""No game that ends has so many decisions: one that reaches it is adjudicated as it stands, and counted."""
MOST_AT_ONCE = 50
"""Games that a worker is given together."""
SHARE = 8
"""A worker is given this part of its share of what is left, so that the last ones to play have single games."""


def decide(state: State, seat: int, bot: Bot, rng: Rng) -> str:
    """The option a bot takes, checked and with its outcome written into it."""
    option = bot.choose(state, seat) if isinstance(bot, RandomBot) else ask(bot, state, seat, rng)
    if not state.admits(seat, option):
        raise RuntimeError(f"{type(bot).__name__} chose {option!r}, which is not among {state.options(seat)[:20]}")
    return state.settle(seat, option)


def play(game: Game, match: Match, number: int, watch: bool = False) -> tuple[Row, Record]:
    """Play one game of a match to its end."""
    seed = match.deal(number)
    bots = [seated(game, level, seed * 64 + seat, match.limits) for seat, level in enumerate(match.seating(number))]
    return play_out(game, match.options, seed, match.levels(number), bots, watch)


def play_out(
    game: Game,
    options: dict[str, Any],
    seed: int,
    seating: tuple[str, ...],
    bots: Sequence[Bot],
    watch: bool = False,
) -> tuple[Row, Record]:
    """Play one game between bots, called as in `seating`, to its end.

    Who breaks a rule of the protocol has lost; its seat is played on by chance, for the sake of the others.
    """
    began = perf_counter()
    rng = Rng(seed)
    looking = any(not isinstance(bot, RandomBot) for bot in bots)
    state = game.new(len(bots), options, seed, hiding=looking)
    record = Record.of(game, state, seed)
    watcher = Watcher(state) if watch else None
    playing = list(bots)
    failures: list[str] = []
    breaches: dict[int, Breach] = {}
    while not state.is_over() and len(record.choices) < LONGEST:
        seat = state.to_act()[0]
        asked = perf_counter() if watcher is not None else 0.0
        try:
            option = decide(state, seat, playing[seat], rng)
        except RuleBroken as broken:
            breaches[seat] = Breach(seating[seat], seed, len(record.choices) + 1, broken.refusal, broken.said)
            playing[seat] = RandomBot(seed)
            continue
        except Exception as error:  # one bad move does not end a long match, but it is told
            failures.append(f"{seating[seat]}, seed {seed}, choice {len(record.choices) + 1}: {error!r}")
            option = decide(state, seat, RandomBot(seed), rng)
        if watcher is not None:
            watcher.decided(seat, perf_counter() - asked)
        record.choices.append((seat, option))
        state.choose(seat, option)
        if watcher is not None:
            watcher.went_on(state)
    scores = tuple(sum(parts.values()) for parts in state.scores() or [{}] * state.seats)
    places = state.ranking() if state.is_over() else [1 + sum(other > own for other in scores) for own in scores]
    for one in bots:
        if isinstance(one, TimedBot):
            one.close(state if state.is_over() else None)
    row = Row(
        seed,
        seating,
        scores,
        tuple(_after(places, breaches)),
        len(record.choices),
        perf_counter() - began,
        tuple(failures),
        state.is_over(),
        tuple(breaches.values()),
        watched=watcher.watched(state) if watcher is not None else None,
    )
    return row, record


def _after(places: list[int], losers: Collection[int]) -> list[int]:
    """The places when some have lost, whatever they had on the table: behind all the others."""
    if not losers:
        return places
    others = [place for seat, place in enumerate(places) if seat not in losers]
    last = max(2, len(others) + 1)
    return [last if seat in losers else 1 + sum(other < place for other in others) for seat, place in enumerate(places)]


def play_some(match: Match, records: Path | None, numbers: range) -> list[Row]:
    """Play some games of a match in this process; their records go into a folder if one is given."""
    game = games.game(match.game)
    rows = []
    for number in numbers:
        row, record = play(game, match, number)
        rows.append(row)
        if records is not None:
            (records / f"{match.name(number)}.txt").write_text(record.to_text(), encoding="utf-8")
    return rows


def run(match: Match, workers: int | None = None, records: Path | None = None) -> Iterator[list[Row]]:
    """Play a whole match on all cores; finished games come in batches, as they end."""
    match.check()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with processes(min(workers or os.cpu_count() or 1, match.games)) as crew:
        for _, rows in crew.do(partial(play_some, match, records), chunks(match.games, crew.size)):
            yield rows


def chunks(games: int, workers: int) -> list[range]:
    """The games in the pieces that workers are given: smaller and smaller, so that all of them end about together."""
    found, first = [], 0
    while first < games:
        size = max(1, min(MOST_AT_ONCE, (games - first) // (workers * SHARE)))
        found.append(range(first, first + size))
        first += size
    return found
