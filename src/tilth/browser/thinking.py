"""The bots' worker: questions in, answers out; and reviews, piece by piece between them."""

from __future__ import annotations

import msgspec

from tilth.play.reviewer import Piece, Reviewer
from tilth.play.thinker import Question, Thinker

_thinker = Thinker()
_reviewer = Reviewer()
_read = msgspec.json.Decoder(Question | Piece).decode


def answer(text: str) -> str:
    """What a bot chooses, or how far a review is."""
    asked = _read(text)
    found = _reviewer.go_on(asked) if isinstance(asked, Piece) else _thinker.think(asked)
    return msgspec.json.encode(found).decode()
