"""Bots that think in another worker of the page."""

from __future__ import annotations

import msgspec

from tilth.bots import promised
from tilth.browser.ports import Thinking
from tilth.play.bots import Bots
from tilth.play.thinker import Answer, Question

PATIENCE = 3
"""A bot is too slow when it takes so many times what its level promises,"""
SLACK = 30.0
"""and so many seconds more: the worker may still have to load its Python."""


class WorkerBots(Bots):
    """One question at a time, as there is one person."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__()
        self._thinking = thinking

    async def answer(self, question: Question, who: str, within: float) -> Answer:
        promise = promised(question.level)
        question.seconds = min(promise, within)
        text = await self._thinking.ask(msgspec.json.encode(question).decode(), PATIENCE * promise + SLACK)
        if not text:
            raise TimeoutError
        return msgspec.json.decode(text, type=Answer)

    async def close(self) -> None:
        """The worker ends with the page."""
