"""What a card usually brings its owner beyond what is seen on the farm, as `scripts/card_values` learned it from games
in which every card was in play now and then.

The trials of `cards` on the farm at hand are dear, and a search judges thousands of farms."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from tilth.games.agricola.bot.cards import Trials
from tilth.games.agricola.bot.worth import PROMISED
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.game import GAME
from tilth.games.agricola.rules.board import ROUNDS
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.rules.state import Agricola


def _read() -> dict[str, float]:
    text = files("tilth.games.agricola.bot").joinpath("cards.json").read_text(encoding="utf-8")
    found: dict[str, float] = json.loads(text)["cards"]
    return found


LEARNED: Final = _read()
"""The points of a card that is played at the start; later in proportion to the rounds that are left."""
TRUST: Final = 0.9

_at_once: Final[dict[tuple[str, int], float]] = {}
"""The same for every game with so many seats, so that nothing depends on what was played before."""


def brings(name: str, left: float) -> float:
    """What a card in play brings in so many rounds."""
    return TRUST * LEARNED.get(name, 0.0) * left / ROUNDS


def held(name: str, seats: int) -> float:
    """What it is worth to hold a card when the game begins."""
    facts = FACTS[name]
    key = (name, seats)
    if key not in _at_once:
        _at_once[key] = Trials(start(seats), 0).at_once(name)
    cost = min([sum([PROMISED[good] * price[good] for good in range(GOODS)]) for price in facts.costs])
    return LEARNED.get(name, 0.0) + _at_once[key] - cost - len(facts.needs)


def start(seats: int) -> Agricola:
    """A table at the start of which nobody holds a card."""
    state = GAME.new(seats, {}, 1)
    assert isinstance(state, Agricola)
    for player in state.players:
        player.hand = []
    return state
