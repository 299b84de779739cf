"""What Petrichor tells those who think about it."""

from __future__ import annotations

from typing import Any

from tilth.core.bot import Bot
from tilth.core.game import Game
from tilth.core.guide import Guide
from tilth.core.state import State
from tilth.games.petrichor.bot.feature_names import NAMES
from tilth.games.petrichor.bot.features import features
from tilth.games.petrichor.bot.moves import candidates
from tilth.games.petrichor.bot.policy import Quick
from tilth.games.petrichor.bot.worth import prospects
from tilth.games.petrichor.rules.data import NEUTRAL
from tilth.games.petrichor.rules.state import Petrichor


class PetrichorGuide(Guide):
    """Points lie in the fields, the clouds, the votes and the hand."""

    scale = 6.0
    hard = 300
    alone = 2

    def policy(self, seed: int) -> Bot:
        return Quick()

    def rests(self, state: State) -> bool:
        step = state.deciding(state.to_act()[0])
        return step is not None and step.name == "turn"

    def grows(self, state: State) -> bool:
        """Only between people: what the Southern Winds turn up is chance, and a tree would branch with every card."""
        return state.seats > 1

    def candidates(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Petrichor)
        return candidates(state, seat)

    def points(self, state: State) -> list[float]:
        assert isinstance(state, Petrichor)
        return prospects(state)[: state.seats]

    def rival(self, state: State) -> float:
        assert isinstance(state, Petrichor)
        return float(state.points(NEUTRAL)) if state.is_over() else prospects(state)[NEUTRAL]

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Petrichor)
        return features(state, seat)

    def feature_names(self) -> list[str]:
        return NAMES

    def lessons(self, game: Game) -> list[tuple[int, dict[str, Any]]]:
        """Every other game alone, for these are short; the others most for two, with and without what the box adds."""
        crops = {"cactus": True, "lake": True, "fertilizer": True}
        long = {"rounds": 6, "draft": True, "fertilizer": True}
        winds = {"double_cards": True, "aimed_winds": True, "no_tricks": True, "one_more_turn": True}
        mixed = {"double_cards": True, "fertilizer": True, "cactus": True}
        company: list[tuple[int, dict[str, Any]]] = [
            (2, {}),
            (3, {}),
            (4, {}),
            (2, crops),
            (2, long),
            (4, crops),
            (2, {}),
            (3, long),
        ]
        alone: list[dict[str, Any]] = [winds, {}, winds, mixed, winds, {}, winds, winds]
        return [table for pair in zip(company, [(1, options) for options in alone], strict=True) for table in pair]


GUIDE = PetrichorGuide()
