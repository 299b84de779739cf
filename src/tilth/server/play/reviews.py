"""Reviews of finished games, as people ask for them: made once, kept, and shown with the averages of other games."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tilth.core.errors import Refusal
from tilth.play import wire
from tilth.review import Review
from tilth.server.bots.pool import BotPool
from tilth.server.bots.reviews import Job, Reviewing
from tilth.storage.database import Database
from tilth.storage.reviews import Reviews, Scores
from tilth.table import Player, Table

if TYPE_CHECKING:
    from tilth.server.play.hub import Hub

MOST_COUNTED = 200
"""Games of which the points are worked out at one time, for the averages."""

_log = logging.getLogger("tilth")


class ReviewDesk:
    """Where reviews are asked for."""

    def __init__(self, hub: Hub, database: Database, bots: BotPool) -> None:
        self.hub = hub
        self.kept = Reviews(database)
        self._work = Reviewing(hub.settings.review_seconds, bots.thinking, self._told, self._made)

    async def ask(self, me: Player, table: str) -> wire.ReviewInfo:
        """Begin with a review, unless somebody has asked for it before."""
        board = await self._finished(table)
        if board.state is None:
            rules, current = board.agreement.rules_version, board.game.rules_version
            raise Refusal("bad_record", "record-rules", rules=rules, current=current)
        if await self.hub.run(self.kept.claim, table, me.id, self.hub.now()):
            self._work.add(Job(table, board.record(), board.agreement.seed % (1 << 31)))
            self.hub.keep(self._count(board.game.name))
        return await self.look(me, table)

    async def look(self, me: Player | None, table: str) -> wire.ReviewInfo:
        """How far a review is, or what came of it."""
        board = await self._finished(table)
        kept = await self.hub.run(self.kept.find, table, self.hub.now())
        if kept is None:
            return wire.ReviewInfo("none", 0.0, None, [], {}, 0)
        if kept.review is None:
            return wire.ReviewInfo("failed" if kept.problem else "working", kept.done, None, [], {}, 0)
        held = board.held_by(None if me is None else me.id)
        others = await self.hub.run(self.kept.scores, board.game.name, len(board.seats))
        shown = versions(board, next(iter(held), None))
        return wire.ReviewInfo("done", 1.0, kept.review, shown, averages(others), len(others))

    async def close(self) -> None:
        await self._work.close()

    async def _finished(self, table: str) -> Table:
        """A table whose replay everybody may see."""
        board = (await self.hub.current(table)).table
        if board.head.status != "finished":
            raise Refusal("not_finished", "table-not-finished")
        return board

    async def _told(self, tables: list[str], done: float) -> None:
        await self.hub.run(self.kept.beat, tables, self.hub.now(), done)

    async def _made(self, table: str, review: Review | None) -> None:
        await self.hub.run(self.kept.keep, table, review)

    async def _count(self, game: str) -> None:
        """Work out the points of games that nobody has counted yet."""
        for table in await self.hub.run(self.kept.uncounted, game, MOST_COUNTED):
            try:
                await self.hub.run(self._count_one, table)
            except Exception:
                _log.exception("the points of table %s", table)

    def _count_one(self, table: str) -> None:
        board = self.hub.store.load(table)
        scores = board.state.scores() if board.state is not None else None
        self.kept.count(table, board.game.name, len(board.seats), scores or [])


def versions(board: Table, seat: int | None) -> list[int]:
    """The version, as a seat counts them, that shows each choice of the record."""
    told = {entry.number: page.version for page in board.story.readers[seat].pages for entry in page.entries}
    return [told.get(entry.number, 0) for entry in board.entries if entry.is_real()]


def averages(games: Iterable[Scores]) -> dict[str, float]:
    """The points of a seat on average, by category."""
    seats = [parts for scores in games for parts in scores]
    names = dict.fromkeys(name for parts in seats for name in parts)
    return {name: round(sum(parts.get(name, 0) for parts in seats) / len(seats), 1) for name in names}
