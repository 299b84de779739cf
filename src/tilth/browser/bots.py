"""Bots that think in another worker of the page."""

from __future__ import annotations

import asyncio

import msgspec

from tilth.bots import promised
from tilth.browser.ports import Thinking
from tilth.play.bots import ADVISED, ASIDE, Bots
from tilth.play.reviewer import Piece, Progress
from tilth.play.thinker import Answer, Question

PATIENCE = 3
"""A bot is too slow when it takes so many times what its level promises,"""
SLACK = 30.0
"""and so many seconds more: the worker may still have to load its Python."""

STUCK = 300.0
"""A piece of a review takes a second or a few; after so many something is wrong."""


class WorkerBots(Bots):
    """One question at a time, as there is one person: the next one waits until the worker is done with what it was
    asked, even if nobody wants to know that any more."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__()
        self._thinking = thinking
        self._turn = asyncio.Lock()

    async def answer(self, question: Question, who: str, within: float) -> Answer:
        promise = ADVISED if question.level in ASIDE else promised(question.level)
        question.seconds = min(promise, within)
        asked = self._ask(msgspec.json.encode(question).decode(), PATIENCE * promise + SLACK)
        text = await asyncio.shield(asyncio.ensure_future(asked))
        if not text:
            raise TimeoutError
        return msgspec.json.decode(text, type=Answer)

    async def review(self, piece: Piece) -> Progress:
        """Do a piece of a review: whoever plays meanwhile waits for one piece at most."""
        text = await self._ask(msgspec.json.encode(piece).decode(), STUCK)
        return msgspec.json.decode(text, type=Progress) if text else Progress(problem="too slow")

    async def _ask(self, text: str, seconds: float) -> str:
        async with self._turn:
            return await self._thinking.ask(text, seconds)

    async def close(self) -> None:
        """The worker ends with the page."""
