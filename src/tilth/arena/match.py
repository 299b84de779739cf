"""What is to be played: a game with its options, who sits there, and how often."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tilth import games
from tilth.bots.programs import CommandBot, Limits, RuleBroken, called, seated
from tilth.core import Game, Refusal


@dataclass(frozen=True)
class Match:
    """Games between the same bots at the same table."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("random",)
    games: int = 100
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    rotate: bool = True
    same_deals: bool = False
    """Whether every deal is played with each seating, so that luck is shared, instead of a new one in each game."""

    limits: Limits = field(default_factory=Limits)
    """What programs may take that play."""

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
        for level in dict.fromkeys(self.bots):
            self._try_out(game, level)

    def _try_out(self, game: Game, level: str) -> None:
        """Refuse a level that is not there, and a program that does not begin as it should."""
        made = seated(game, level, 0, self.limits)
        if isinstance(made, CommandBot):
            try:
                made.try_out(self.seats, self.options)
            except RuleBroken as broken:
                if broken.said:
                    broken.refusal.add_note(broken.said)
                raise broken.refusal from None

    @property
    def seatings(self) -> int:
        """How many different seatings there are when the bots move on."""
        moved = (self.bots[start:] + self.bots[:start] for start in range(1, len(self.bots)))
        same = next((start for start, bots in enumerate(moved, 1) if bots == self.bots), len(self.bots))
        return same if self.rotate else 1

    def deal(self, number: int) -> int:
        """The seed of one of the games."""
        return self.seed + (number // self.seatings if self.same_deals else number)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who has each seat in one of the games: those named sit round the table in turn and move on each game."""
        start = number if self.rotate else 0
        return tuple(self.bots[(seat + start) % len(self.bots)] for seat in range(self.seats))

    def levels(self, number: int) -> tuple[str, ...]:
        """What those who sit there are called."""
        return tuple(called(bot) for bot in self.seating(number))

    def name(self, number: int) -> str:
        """The name of the record of one of the games."""
        name = f"{self.game}-{self.deal(number)}"
        return f"{name}-{number % self.seatings}" if self.same_deals else name
