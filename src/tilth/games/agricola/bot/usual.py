"""What a card will still bring, found out once for each stage of the game on a farm as farms usually are.

The trials of `cards` on the farm at hand know more, and cost too much for a search that judges thousands of farms."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.bot.cards import CORRECTIONS, Trials
from tilth.games.agricola.cards.facts import FACTS, MAJOR
from tilth.games.agricola.game import GAME
from tilth.games.agricola.rules.board import ROUNDS
from tilth.games.agricola.rules.state import Agricola, Player

ROUND_OF: Final = (2, 6, 10, 13)
"""The rounds for which trials are made."""
TRUST = 0.7
"""How much comes true of what a card promises in each action, round and harvest."""
MOST = 7.0
"""More than this no card is believed to bring."""
BONUS = 0.8
"""How much of the points comes true that a card brings a grown farm at the end."""

_trials: Final[dict[tuple[int, int], Trials]] = {}
_rates: Final[dict[tuple[str, int, int], list[float]]] = {}
"""The same for every game with so many seats, so that nothing depends on what was played before."""


def stage(round_number: int) -> int:
    """Which of the trials fits a round best."""
    return 0 if round_number < 4 else 1 if round_number < 8 else 2 if round_number < 12 else 3


def rates(name: str, seats: int, when: int) -> list[float]:
    """What a card brings for each action, each round, each harvest, and in the end."""
    key = (name, seats, when)
    if key not in _rates:
        table = (seats, when)
        if table not in _trials:
            _trials[table] = Trials(farm(seats, ROUND_OF[when]), 0)
        _rates[key] = _trials[table].rates(name)
    return _rates[key]


def farm(seats: int, round_number: int) -> Agricola:
    """A table at the start of which it is as late as this, nobody holding a card."""
    state = GAME.new(seats, {}, 1)
    assert isinstance(state, Agricola)
    for player in state.players:
        player.hand = []
    state.round = round_number
    return state


def brings(state: Agricola, player: Player, name: str, actions: float, harvests: int) -> float:
    """What a card will bring from now to the end of the game."""
    if FACTS[name].kind == MAJOR:  # a farm's worth knows these
        return 0.0
    action, round_, harvest, end = rates(name, state.seats, stage(state.round))
    left = ROUNDS - state.round
    more = TRUST * (actions * action + left * round_ + harvests * harvest) + BONUS * end * left / ROUNDS
    if more > MOST:
        more = MOST
    return more + CORRECTIONS.get(name, 0.0)


def held(state: Agricola, player: Player, name: str) -> float:
    """What it is worth to hold a card at the start of the game."""
    facts = FACTS[name]
    trials_of = (state.seats, 0)
    rates(name, state.seats, 0)
    cost = min([sum([COST[good] * price[good] for good in range(len(COST))]) for price in facts.costs])
    at_once = _trials[trials_of].at_once(name)
    return brings(state, player, name, 2.5 * ROUNDS, 6) + at_once - cost - 0.4 * len(facts.needs)


COST: Final = (0.4, 0.35, 0.55, 0.5, 0.4, 0.8, 0.4, 0.6, 0.7, 0.9)
