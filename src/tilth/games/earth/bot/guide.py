"""What Earth tells those who think about it."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.bot import Bot
from tilth.core.game import Game
from tilth.core.guide import Guide
from tilth.core.state import State
from tilth.games.earth.bot.clock import clock
from tilth.games.earth.bot.feature_names import NAMES
from tilth.games.earth.bot.features import features
from tilth.games.earth.bot.policy import LOOKED_AT, QuickBot
from tilth.games.earth.bot.rival import gaia_expects, gaia_points
from tilth.games.earth.bot.sensible import card_value
from tilth.games.earth.bot.worth import expects
from tilth.games.earth.rules.anytime import EXCHANGE, TAKEN
from tilth.games.earth.rules.data import COST, EVENT, KIND, NUMBER
from tilth.games.earth.rules.gaia import LEVELS
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.teams import team_of

SMALL: Final = frozenset(["place", "lift", "order", "pay_instead", "take_shared"])
"""Decisions that the policy makes."""
BETWEEN: Final = frozenset(["choose_action", "plant", "follow", "last_chance"])
"""Decisions before which events are thought of."""


class EarthGuide(Guide):
    """An engine that is built in time, and a race in which everybody takes part in every action."""

    scale = 20.0
    horizon = 1
    hard = 300
    alone = 4
    learned = 0.6

    def policy(self, seed: int) -> Bot:
        return QuickBot(seed)

    def thinks(self, state: State, seat: int) -> bool:
        step = state.deciding(seat)
        return step is not None and step.name not in SMALL

    def rests(self, state: State) -> bool:
        step = state.deciding(state.to_act()[0])
        return step is not None and step.name == "choose_action"

    def candidates(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, EarthState)
        step = state.deciding(seat)
        options = state.options(seat)
        plain = [option for option in options if option[0] != "!"]
        if step is None:
            return options
        name = step.name
        if name == "plant":
            plain = plantings(state, seat, plain)
        if name in BETWEEN:
            plain += [option for option in options if option.startswith("!event")]
        if name == "plant" and EXCHANGE in options and lacks_soil(state, seat):
            plain.append(EXCHANGE)
        return plain or options

    def points(self, state: State) -> list[float]:
        assert isinstance(state, EarthState)
        now = clock(state)
        return [expects(state, seat, now) for seat in range(state.seats)]

    def rival(self, state: State) -> float:
        assert isinstance(state, EarthState)
        return gaia_points(state) if state.is_over() else gaia_expects(state, clock(state))

    def side(self, state: State, seat: int) -> int:
        assert isinstance(state, EarthState)
        return team_of(seat) if state.team else seat

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, EarthState)
        return features(state, seat)

    def feature_names(self) -> list[str]:
        return NAMES

    def lessons(self, game: Game) -> list[tuple[int, dict[str, Any]]]:
        few: list[tuple[int, dict[str, Any]]] = [(1, {"gaia": level}) for level in LEVELS]
        few += [(2, {}), (2, {"setup": "simple"}), (2, {"hidden_planting": True}), (2, {"setup": "advanced"})]
        many: list[tuple[int, dict[str, Any]]] = [(3, {}), (4, {}), (5, {}), (4, {"teams": True})]
        return [*few, *few, *many]  # tables of many take the most time and teach little more


def lacks_soil(state: EarthState, seat: int) -> bool:
    """Whether the soil of one exchange would pay for a card that cannot be paid now."""
    soil = state.soil[seat]
    for card in state.hands[seat]:
        if KIND[card] != EVENT and soil < state.price(seat, card, COST[card]) <= soil + TAKEN:
            return True
    return False


def plantings(state: EarthState, seat: int, options: list[str]) -> list[str]:
    """The cards that promise most, replacements, and to stop."""
    now = clock(state)
    left = now.left
    cards = [option for option in options if option.startswith("plant ")]
    if len(cards) > LOOKED_AT:
        values = {option: card_value(state, seat, NUMBER[option[6:]], left) for option in cards}
        cards.sort(key=lambda option: -values[option])
        del cards[LOOKED_AT:]
    return cards + [option for option in options if not option.startswith("plant ")]


GUIDE = EarthGuide()
