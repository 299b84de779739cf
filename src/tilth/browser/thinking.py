"""The bots' worker: questions in, answers out."""

from __future__ import annotations

import msgspec

from tilth.play.thinker import Question, Thinker

_thinker = Thinker()


def answer(question: str) -> str:
    """What a bot chooses."""
    return msgspec.json.encode(_thinker.think(msgspec.json.decode(question, type=Question))).decode()
