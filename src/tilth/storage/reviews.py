"""Reviews that were made or are being made, and the points of finished games, in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.review import Review
from tilth.storage import schema
from tilth.storage.database import Database

SILENT = 60.0
"""Seconds after which whoever was making a review has given it up."""
MOST_ASKED = 2
"""Reviews that one person may wait for at a time,"""
MOST_WAITING = 20
"""and all people together."""
MOST_COMPARED = 500
"""The newest games of which averages are made,"""
MOST_READ = 4 * MOST_COMPARED
"""and so many at most that are looked through for games of the same variant."""

Scores = list[dict[str, int]]


class Kept(Struct):
    """How far a review is: the part that is done, or the review itself."""

    done: float
    problem: bool
    review: Review | None


class Reviews:
    """Every method blocks: servers call it from threads."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def find(self, table: str, now: float) -> Kept | None:
        """The review of a game; None where nobody has asked for it, or its maker is gone."""
        with self.database.reading() as connection:
            row = connection.execute(select(schema.reviews).where(schema.reviews.c.table_id == table)).first()
        return None if row is None or _is_given_up(row, now) else _kept(row)

    def claim(self, table: str, player: str, now: float) -> bool:
        """Begin with a review; False where somebody does or did. Nobody asks for too many at a time."""
        reviews = schema.reviews
        fresh = {"asked_by": player, "beat": now, "done": 0.0, "problem": False, "review": None}
        try:
            with self.database.writing() as connection:
                row = connection.execute(select(reviews).where(reviews.c.table_id == table).with_for_update()).first()
                if row is not None and not row.problem and not _is_given_up(row, now):
                    return False
                open_ones = select(reviews.c.asked_by).where(
                    reviews.c.review.is_(None), reviews.c.problem.is_(False), reviews.c.beat > now - SILENT
                )
                waiting = list(connection.execute(open_ones).scalars())
                if waiting.count(player) >= MOST_ASKED or len(waiting) >= MOST_WAITING:
                    raise Refusal("too_many", "review-too-many")
                if row is None:
                    connection.execute(insert(reviews).values(table_id=table, **fresh))
                else:
                    connection.execute(update(reviews).where(reviews.c.table_id == table).values(**fresh))
            return True
        except IntegrityError:  # somebody else at the same moment
            return False

    def beat(self, tables: Sequence[str], now: float, done: float = 0.0) -> None:
        """Say that these are still worked at, and how far the first of them is."""
        reviews = schema.reviews
        with self.database.writing() as connection:
            connection.execute(update(reviews).where(reviews.c.table_id.in_(tables)).values(beat=now))
            connection.execute(update(reviews).where(reviews.c.table_id == tables[0]).values(done=done))

    def keep(self, table: str, review: Review | None) -> None:
        """Keep a review, or that none could be made."""
        text = None if review is None else msgspec.json.encode(review).decode()
        values = {"review": text, "done": 1.0, "problem": review is None}
        with self.database.writing() as connection:
            connection.execute(update(schema.reviews).where(schema.reviews.c.table_id == table).values(**values))

    # The points of other games.

    def uncounted(self, game: str, limit: int) -> list[str]:
        """Finished games whose points are not known yet, newest first; lessons are no games."""
        tables, results = schema.tables, schema.results
        query = (
            select(tables.c.id)
            .where(tables.c.game == game, tables.c.status == "finished", tables.c.lesson == "")
            .where(tables.c.id.not_in(select(results.c.table_id)))
        )
        with self.database.reading() as connection:
            return list(connection.execute(query.order_by(tables.c.created.desc()).limit(limit)).scalars())

    def count(self, table: str, game: str, seats: int, scores: Scores) -> None:
        """Keep the points of a game; none where today's rules cannot say them."""
        values = {"table_id": table, "game": game, "seats": seats, "scores": msgspec.json.encode(scores).decode()}
        try:
            with self.database.writing() as connection:
                connection.execute(insert(schema.results).values(**values))
        except IntegrityError:
            pass  # another process was as quick

    def scores(self, game: Game, seats: int, options: Mapping[str, Any]) -> list[Scores]:
        """The points of the games of this variant that so many have played here."""
        results, tables = schema.results, schema.tables
        query = (
            select(results.c.scores, tables.c.options)
            .join(tables)
            .where(results.c.game == game.name, results.c.seats == seats)
            .order_by(tables.c.created.desc())
            .limit(MOST_READ)
        )
        variant = game.variant(options)
        with self.database.reading() as connection:
            rows = connection.execute(query)
            same = (row.scores for row in rows if game.variant(msgspec.json.decode(row.options)) == variant)
            found = [msgspec.json.decode(text, type=Scores) for text in islice(same, MOST_COMPARED)]
        return [scores for scores in found if scores]


def _is_given_up(row: Row[tuple[object, ...]], now: float) -> bool:
    return row.review is None and not row.problem and row.beat < now - SILENT


def _kept(row: Row[tuple[object, ...]]) -> Kept:
    review = None if row.review is None else msgspec.json.decode(row.review, type=Review)
    return Kept(row.done, row.problem, review)
