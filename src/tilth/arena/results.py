"""What came of a tournament: everything that is told of it, at the terminal, as a page and as tables."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from tilth.arena.account import Accounts
from tilth.arena.meeting import Meeting
from tilth.arena.noise import Lead, lead
from tilth.arena.ratings import Rating, Ratings
from tilth.arena.row import Row
from tilth.arena.standing import Standing, of_games
from tilth.arena.tables import Ledger
from tilth.arena.tournament import Tournament
from tilth.core import Refusal


class Results:
    """The games that count, as they come in."""

    def __init__(self, tournament: Tournament, meetings: list[Meeting]) -> None:
        self.tournament = tournament
        self.meetings = meetings
        self.accounts = Accounts(tournament.names)
        self.ledger = Ledger()
        self.seconds = 0.0
        """How long it took, as the clock on the wall says."""
        self._rows: dict[tuple[str, ...], list[Row]] = {meeting.names: [] for meeting in meetings}

    def add(self, meeting: Meeting, rows: list[Row]) -> None:
        """Count some games; what was seen on the way goes into the accounts, since there may be very many."""
        self.ledger.add(meeting.names, rows)
        for row in rows:
            self.accounts.add(meeting.names, row)
        self._rows[meeting.names] += [replace(row, watched=None, record="") for row in rows]

    def rows(self) -> list[Row]:
        """All games."""
        return [row for rows in self._rows.values() for row in rows]

    @cached_property
    def standings(self) -> list[Standing]:
        """Every bot, the best first: by rating where there is one."""
        found = of_games(self.rows())
        ratings = self.ratings or {}
        return sorted(found, key=lambda one: -ratings[one.level].sure if one.level in ratings else 0.0)

    @cached_property
    def ratings(self) -> dict[str, Rating] | None:
        """By bot; None where nobody met anybody, or where there is nothing to rate with."""
        if self.tournament.together < 2:
            return None
        try:
            ratings = Ratings()
        except Refusal:
            return None
        ratings.add(self.rows())
        return ratings.bots

    def lead(self, meeting: Meeting, bot: str) -> Lead | None:
        """By how much a bot is ahead of those it met there."""
        return lead(self._rows[meeting.names], bot)

    def standing(self, meeting: Meeting, bot: str) -> Standing:
        """How a bot did in one meeting."""
        return next(one for one in of_games(self._rows[meeting.names]) if one.level == bot)

    def meeting(self, one: str, other: str) -> Meeting | None:
        """Where two met alone."""
        return next((meeting for meeting in self.meetings if set(meeting.names) == {one, other}), None)
