"""A file that keeps the standing of all bots, game by game, over many runs."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from tilth.arena.meeting import Meeting
from tilth.arena.ratings import Rating, Ratings
from tilth.arena.row import Row
from tilth.arena.tournament import Tournament
from tilth.core import Refusal
from tilth.core.reading import Reader

FORMAT = 1


@dataclass
class Rung:
    """Where a bot stands, and what it has played."""

    mu: float
    sigma: float
    played: int = 0
    wins: float = 0.0
    points: float = 0.0
    """Of its seat in each game, or the mean of its seats."""


@dataclass
class Played:
    """Games that are in the ladder already: who met, at what table, on which deals."""

    bots: list[str]
    seats: int
    options: dict[str, Any]
    seed: int
    deals: int
    date: str
    version: str


@dataclass
class Standing:
    """All bots of one game."""

    bots: dict[str, Rung] = field(default_factory=dict)
    played: list[Played] = field(default_factory=list)


class Ladder:
    """The standings of all games, to be read from a file and written back."""

    def __init__(self) -> None:
        self.games: dict[str, Standing] = {}

    @classmethod
    def from_text(cls, text: str, file: str) -> Ladder:
        """Read what `to_text` wrote."""
        try:
            reader = Reader(json.loads(text))
            if reader.number("tilth_ladder") != FORMAT:
                raise ValueError
            ladder = cls()
            games = reader.part("games")
            for name in games.data:
                ladder.games[name] = _standing(games.part(name))
        except (ValueError, TypeError, RecursionError):
            raise Refusal("bad_file", "ladder-file", file=file) from None
        return ladder

    def to_text(self) -> str:
        games = {name: asdict(standing) for name, standing in sorted(self.games.items())}
        return json.dumps({"tilth_ladder": FORMAT, "games": games}, indent=1, ensure_ascii=False) + "\n"

    def standing(self, game: str) -> Standing:
        return self.games.setdefault(game, Standing())

    def order(self, game: str) -> list[tuple[str, Rung]]:
        """The bots of a game, from the one that is best for certain."""
        return sorted(self.standing(game).bots.items(), key=lambda pair: (3 * pair[1].sigma - pair[1].mu, pair[0]))

    def check(self, tournament: Tournament, meetings: list[Meeting]) -> None:
        """Refuse games that are in it already: twice the same says nothing new."""
        deals = range(tournament.seed, tournament.seed + tournament.deals)
        for old in self.standing(tournament.game).played:
            same = old.seats == tournament.seats and old.options == tournament.options
            overlap = old.seed < deals.stop and deals.start < old.seed + old.deals
            if same and overlap and any(set(meeting.names) == set(old.bots) for meeting in meetings):
                free = max(one.seed + one.deals for one in self.standing(tournament.game).played)
                raise Refusal("bad_request", "ladder-again", bots=", ".join(old.bots), seed=free)

    def add(self, tournament: Tournament, meetings: list[Meeting], rows: list[Row], date: str, version: str) -> None:
        """Take the games of a run into account."""
        standing = self.standing(tournament.game)
        ratings = Ratings({name: Rating(rung.mu, rung.sigma) for name, rung in standing.bots.items()})
        ratings.add(rows)
        for name, rating in ratings.bots.items():
            rung = standing.bots.setdefault(name, Rung(rating.mu, rating.sigma))
            rung.mu, rung.sigma = rating.mu, rating.sigma
        for row in rows:
            for name in dict.fromkeys(row.levels):
                rung = standing.bots[name]
                rung.played += 1
                rung.wins += row.wins(name)
                rung.points += row.score(name)
        for meeting in meetings:
            standing.played.append(
                Played(
                    list(meeting.names),
                    tournament.seats,
                    tournament.options,
                    tournament.seed,
                    meeting.played,
                    date,
                    version,
                )
            )


def _standing(reader: Reader) -> Standing:
    bots = reader.part("bots")
    rungs = {name: Rung(**bots.part(name).data) for name in bots.data}
    for rung in rungs.values():
        if not all(isinstance(value, (int, float)) for value in asdict(rung).values()):
            raise ValueError
    return Standing(rungs, [Played(**part.data) for part in reader.parts("played")])
