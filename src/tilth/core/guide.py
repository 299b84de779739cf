"""What a game knows of itself that helps whoever thinks about it: a bot, a teacher, a review of a game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tilth.core.bot import Bot, RandomBot
from tilth.core.game import Game
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.core.steps import Together

MOST = 60
"""Options that a search looks at where a game does not say which are worth it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Every answer has a plain default, so that a game is searched with nothing written; a game's own says better."""

    scale: float = 10.0
    """The lead in points with which a game is won three times of four."""
    horizon: int = 1
    """How many rounds a playout goes on before the position is judged."""
    hard: int = 120
    """Simulations of the level `hard`, about 0.3 s on one core; `expert` has seven times as many."""
    alone: int = 1
    """How many times as many take as long where somebody plays alone: nobody else replies in thought."""
    learned: float = 0.5
    """The part of what was learned from games in the judgement; the rest is what `points` says."""

    def policy(self, seed: int) -> Bot:
        """Who plays quickly and well enough to see where a position leads."""
        return RandomBot(seed)

    def thinks(self, state: State, seat: int) -> bool:
        """Whether the decision a seat owes is worth a search; the policy makes the others."""
        return True

    def rests(self, state: State) -> bool:
        """Whether a position can be judged as it is: as a rule when a turn begins, and never while some who choose at
        the same time have chosen and others have not."""
        top = state.stack[-1]
        return not isinstance(top, Together) or all(top.stacks)

    def grows(self, state: State) -> bool:
        """Whether replies are searched as a tree; else they are played by the policy up to the horizon."""
        return False

    def candidates(self, state: State, seat: int) -> list[str]:
        """The options, or points of the decision's domain, that are worth a thought."""
        options = state.options(seat)
        plain = [option for option in options if option[0] != "!"] or options
        return plain if len(plain) <= MOST else plain[:: len(plain) // MOST + 1]

    def by_hand(self, state: State, seat: int, option: str, rng: Rng) -> str:
        """What becomes of a choice that a hand carries out."""
        return option

    def points(self, state: State) -> list[float]:
        """The points each seat may expect to have at the end."""
        scores = state.scores()
        return [float(sum(parts.values())) for parts in scores] if scores else [0.0] * state.seats

    def rival(self, state: State) -> float:
        """What somebody alone plays against: the points its opponent may expect, or those to be reached."""
        return 0.0

    def side(self, state: State, seat: int) -> int:
        """Seats with the same number win and lose together, by the sum of their points."""
        return seat

    def features(self, state: State, seat: int) -> list[float]:
        """A position in numbers, as a seat sees it, of the same length for any number of seats; empty where nothing is
        learned."""
        return []

    def feature_names(self) -> list[str]:
        """What each of `features` is."""
        return []

    def lessons(self, game: Game) -> list[tuple[int, dict[str, Any]]]:
        """The tables that bots learn at, in turn: how many sit there, and the options of the game."""
        return [(seats, {}) for seats in game.seats]
