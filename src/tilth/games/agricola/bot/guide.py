"""What Agricola tells those who think about it."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.bot import Bot
from tilth.core.game import Game
from tilth.core.guide import Guide
from tilth.core.state import State
from tilth.games.agricola.bot.farmer import FarmerBot, bargain, likely, meals
from tilth.games.agricola.bot.feature_names import NAMES
from tilth.games.agricola.bot.features import features
from tilth.games.agricola.bot.prospect import expected
from tilth.games.agricola.rules.board import ROUNDS
from tilth.games.agricola.rules.series import target
from tilth.games.agricola.rules.state import Agricola

WEIGHTY: Final = frozenset(["place", "place_second", "improve", "occupation", "fence", "offer", "feed"])
"""The decisions that are worth a search."""
GOOD: Final = 50.0
"""The points that somebody alone plays for where no target is set: those of the first game of a series."""
PACE: Final = 4.2
"""The points that somebody alone makes in a round and that nothing on the farm shows yet."""


class AgricolaGuide(Guide):
    """A farm is judged between actions, by what it may expect."""

    scale = 5.0
    horizon = 1
    hard = 140
    alone = 2

    def policy(self, seed: int) -> Bot:
        return FarmerBot(seed)

    def thinks(self, state: State, seat: int) -> bool:
        assert isinstance(state, Agricola)
        step = state.deciding(seat)
        if step is None or step.name not in WEIGHTY:
            return False
        return step.name != "place" or not state.full or bargain(state, seat) is None

    def rests(self, state: State) -> bool:
        seat = state.to_act()[0]
        step = state.deciding(seat)
        return step is not None and step.name == "place"

    def candidates(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Agricola)
        step = state.deciding(seat)
        return meals(state, seat) if step is not None and step.name == "feed" else likely(state, seat)

    def points(self, state: State) -> list[float]:
        assert isinstance(state, Agricola)
        return [expected(state, seat) for seat in range(state.seats)]

    def rival(self, state: State) -> float:
        assert isinstance(state, Agricola)
        needed = target(state.settings)
        return (GOOD if needed is None else float(needed)) - PACE * (ROUNDS - state.round)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Agricola)
        return features(state, seat)

    def feature_names(self) -> list[str]:
        return NAMES

    def lessons(self, game: Game) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"mode": mode}) for seats in (1, 2, 1, 2, 3, 1, 2, 4) for mode in ("family", "full")]


GUIDE = AgricolaGuide()
