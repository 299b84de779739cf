"""Makes golden games: a finished game of random play as a record, with its result in the last line.

PYTHONPATH=src:. python -m tests.golden.recording petrichor 4 7 '{"draft": true}' > tests/golden/petrichor/draft.txt
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tilth.core import Game, Record, Rng, State
from tilth.games import game


def result(state: State) -> str:
    """The line that ends a golden game."""
    scores = [sum(parts.values()) for parts in state.scores() or []]
    return f"# scores {scores} ranking {state.ranking()}"


def random_game(rules: Game, seats: int, options: dict[str, Any], seed: int) -> str:
    """A game of random choices, the same for the same seed."""
    state = rules.new(seats, options, seed)
    record = Record.of(rules, state, seed)
    rng = Rng(seed + 1)
    while not state.is_over():
        seat = rng.pick(state.to_act())
        option = state.settle(seat, rng.pick(state.options(seat)))
        record.choices.append((seat, option))
        state.choose(seat, option)
    return record.to_text() + result(state) + "\n"


if __name__ == "__main__":
    name, seats, seed, options = sys.argv[1:]
    sys.stdout.write(random_game(game(name), int(seats), json.loads(options), int(seed)))
