"""Games played in whatever Python runs this, each as one line that says exactly how it went.

Tilth's rules must go the very same way in the browser's Python as in any other, so the same lines come out of both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from tilth import game
from tilth.bots import bot
from tilth.core.bot import RandomBot
from tilth.core.record import Record
from tilth.core.state import State

RANDOM = [
    ("petrichor", 1, {}),
    ("petrichor", 4, {"cactus": True, "lake": True}),
    ("sonora", 1, {}),
    ("sonora", 3, {}),
    ("earth", 1, {}),
    ("earth", 3, {}),
    ("agricola", 1, {}),
    ("agricola", 2, {"mode": "family"}),
    ("agricola", 4, {}),
]
"""Tables of random games: how many sit there, and what they play with."""
BOTS = ("petrichor", "sonora", "earth", "agricola")
CHOICES = 40
"""Choices of a bot's game: bots look at many positions for each of them."""


def lines(records: dict[str, str]) -> Iterator[str]:
    """What comes out of these records, of random games, and of the beginnings of games between bots."""
    for name, text in sorted(records.items()):
        record = Record.from_text(text)
        yield _line(name, record.game, record.replay(game(record.game)), "")
    for name, seats, options in RANDOM:
        yield _played(name, seats, options, "random", 10_000)
    for name in BOTS:
        yield _played(name, 2, {}, "normal", CHOICES)


def _played(name: str, seats: int, options: dict[str, Any], level: str, most: int) -> str:
    played = game(name)
    state = played.new(seats, options, seed=29)
    bots = [RandomBot(seat) if level == "random" else bot(played, level, seat) for seat in range(seats)]
    record = Record.of(played, state, 29)
    while not state.is_over() and len(record.choices) < most:
        seat = state.to_act()[0]
        seen = state if level == "random" else state.determinize(seat, state.rng.clone())
        option = state.settle(seat, bots[seat].choose(seen, seat))
        record.choices.append((seat, option))
        state.choose(seat, option)
    return _line(f"{level} {seats}", name, state, record.to_text())


def _line(what: str, name: str, state: State, text: str) -> str:
    saved = json.dumps(game(name).save(state), sort_keys=True)
    views = json.dumps([state.view(seat) for seat in range(state.seats)], sort_keys=True)
    return f"{what} {name} {state.scores()} {sha256((text + saved + views).encode()).hexdigest()}"
