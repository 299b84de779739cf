"""Reviews of the games in this browser: made by the bots' worker, and kept with the game."""

from __future__ import annotations

import asyncio
import logging

from tilth.browser.house import BrowserHouse
from tilth.play import wire
from tilth.play.reviewer import Piece
from tilth.play.reviews import Scores, check_finished, check_playable, made, none, on_the_way
from tilth.review import Review
from tilth.table import Player, Table
from tilth.table.rows import TableRow

SECONDS = 90.0
"""Seconds of work that a review gets."""
MOST_COMPARED = 40
"""The newest games of which averages are made: each is played once more for its points."""

_log = logging.getLogger("tilth")


class ReviewDesk:
    """One review after the other, as long as the page is open."""

    def __init__(self, house: BrowserHouse) -> None:
        self.house = house
        self._done: dict[str, float] = {}
        """How far the reviews are that are being made or wait for their turn."""
        self._failed: set[str] = set()
        self._turn = asyncio.Lock()
        self._scores: dict[str, Scores] = {}

    async def ask(self, me: Player, table: str) -> wire.ReviewInfo:
        """Begin with a review, unless it is there or being made."""
        board = await self._finished(table)
        check_playable(board)
        if table not in self._done and await self.house.store.review(table) is None:
            self._failed.discard(table)
            self._done[table] = 0.0
            self.house.keep(self._work(board))
        return await self.look(me, table)

    async def look(self, me: Player, table: str) -> wire.ReviewInfo:
        """How far a review is, or what came of it."""
        board = await self._finished(table)
        if table in self._done or table in self._failed:
            return on_the_way(self._done.get(table, 0.0), table in self._failed)
        review = await self.house.store.review(table)
        return none() if review is None else made(board, me, review, await self._others(board))

    async def _finished(self, table: str) -> Table:
        return check_finished((await self.house.current(table)).table)

    async def _work(self, board: Table) -> None:
        try:
            async with self._turn:
                await self.house.store.keep_review(board.id, await self._make(board))
        except Exception:
            _log.exception("reviewing table %s", board.id)
            self._failed.add(board.id)
        finally:
            del self._done[board.id]

    async def _make(self, board: Table) -> Review:
        piece = Piece(board.record().to_text(), SECONDS, board.agreement.seed % (1 << 31))
        while True:
            progress = await self.house.bots.review(piece)
            if progress.problem:
                raise ValueError(progress.problem)
            if progress.review is not None:
                return progress.review
            self._done[board.id] = progress.done
            piece = Piece()

    # The points of other games.

    async def _others(self, board: Table) -> list[Scores]:
        """The points of the games of this variant that so many have played here."""
        variant = board.game.variant(board.agreement.options)
        rows = [
            row
            for row in self.house.store.rows(("finished",))
            if row.agreement.game == board.game.name
            and len(row.seats) == len(board.seats)
            and not row.agreement.lesson
            and board.game.variant(row.agreement.options) == variant
        ]
        found = [await self._scores_of(row) for row in rows[:MOST_COMPARED]]
        return [scores for scores in found if scores]

    async def _scores_of(self, row: TableRow) -> Scores:
        """The points of a game; none where today's rules cannot say them."""
        table = row.agreement.id
        if table not in self._scores:
            await self.house.store.fetch(table)
            state = self.house.store.open(table)[0].state
            self._scores[table] = (state.scores() if state is not None else None) or []
            await asyncio.sleep(0)
        return self._scores[table]
