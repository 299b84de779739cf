"""Reviews of finished games, as people ask for them: made once, kept, and shown with the averages of other games."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from tilth.play import wire
from tilth.play.reviews import check_finished, check_playable, made, none, on_the_way
from tilth.review import Review
from tilth.server.bots.pool import BotPool
from tilth.server.bots.reviews import Job, Reviewing
from tilth.storage.database import Database
from tilth.storage.reviews import Reviews
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
        check_playable(board)
        if await self.hub.run(self.kept.claim, table, me.id, self.hub.now()):
            self._work.add(Job(table, board.record(), board.agreement.seed % (1 << 31)))
            self.hub.keep(self._count(board.game.name))
        return await self.look(me, table)

    async def look(self, me: Player | None, table: str) -> wire.ReviewInfo:
        """How far a review is, or what came of it."""
        board = await self._finished(table)
        kept = await self.hub.run(self.kept.find, table, self.hub.now())
        if kept is None:
            return none()
        if kept.review is None:
            return on_the_way(kept.done, kept.problem)
        game, options = board.game, board.agreement.options
        others = await self.hub.run(self.kept.scores, game, len(board.seats), options)
        return made(board, me, kept.review, others)

    async def close(self) -> None:
        await self._work.close()

    async def _finished(self, table: str) -> Table:
        """A table whose replay everybody may see."""
        return check_finished((await self.hub.current(table)).table)

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
