"""Every few of the named bots meet, as many as a table holds; the games go to whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from typing import Any

from tilth import games
from tilth.arena.match import Match
from tilth.arena.meeting import Meeting
from tilth.arena.playing import play
from tilth.arena.row import Row
from tilth.bots.programs import Limits, called
from tilth.core import Refusal
from tilth.workers import Crew


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int = 400
    """Of each meeting, at most."""
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    stops: bool = True
    """Whether a meeting ends when it is clear who does better."""
    limits: Limits = field(default_factory=Limits)
    """What programs may take that play."""
    records: bool = False
    """Whether games come with their records."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called."""
        return tuple(map(called, self.bots))

    @property
    def together(self) -> int:
        """How many different bots meet at a table."""
        return min(self.seats, len(self.bots))

    @property
    def deals(self) -> int:
        """Deals of each meeting at most: every one is played as often as there are bots at the table."""
        return max(1, self.games // self.together)

    def meetings(self) -> list[Meeting]:
        """Every few of the bots, each time as many as there are seats."""
        found = combinations(self.bots, self.together)
        return [Meeting(number, bots, self.deals, self.stops) for number, bots in enumerate(found)]

    def match(self, circle: tuple[str, ...], deal: int) -> Match:
        """One deal, played with each of those in the circle in turn in the first seat."""
        return Match(
            self.game,
            self.seats,
            circle,
            len(circle),
            self.seed + deal,
            self.options,
            same_deals=True,
            limits=self.limits,
        )

    def check(self) -> None:
        """Refuse what could not be played, before anything is."""
        if len(set(self.names)) < len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise Refusal("bad_request", "arena-bot-twice", bot=twice)
        for bot in self.bots:
            self.match((bot,), 0).check()

    def run(self, crew: Crew, meetings: list[Meeting]) -> Iterator[tuple[Meeting, list[Row]]]:
        """Play until all meetings are over; the games that count come deal by deal."""
        for piece, rows in crew.do(partial(play_deals, self), self._pieces(meetings)):
            meeting = meetings[piece.meeting]
            yield meeting, meeting.take(piece.deals, rows)

    def _pieces(self, meetings: list[Meeting]) -> Iterator[Piece]:
        """Something of each meeting in turn, as long as it is open and there is something left to give out."""
        open_meetings = list(meetings)
        while open_meetings:
            for meeting in list(open_meetings):
                deals = meeting.piece() if not meeting.over() else range(0)
                if deals:
                    yield Piece(meeting.number, deals, tuple(meeting.circle(deal) for deal in deals))
                else:
                    open_meetings.remove(meeting)


@dataclass(frozen=True)
class Piece:
    """Some deals of a meeting, and how the bots sit in each of them."""

    meeting: int
    deals: range
    circles: tuple[tuple[str, ...], ...]


def play_deals(tournament: Tournament, piece: Piece) -> list[list[Row]]:
    """Play some deals, each with every seating."""
    game = games.game(tournament.game)
    rows = []
    for deal, circle in zip(piece.deals, piece.circles, strict=True):
        match = tournament.match(circle, deal)
        played = []
        for number in range(match.games):
            row, record = play(game, match, number, watch=True)
            played.append(replace(row, record=record.to_text()) if tournament.records else row)
        rows.append(played)
    return rows
