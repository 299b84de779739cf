"""What a player remembers: how the table looked whenever it had to choose, and what it chose."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from json import dumps

from tilth.core import State


class Seen:
    """One choice, after those before it; it never changes, so that all copies of a game share it.

    The text is only made when somebody asks: most programs never do.
    """

    def __init__(self, state: State, seat: int, number: int, before: Seen | Known | None) -> None:
        self.state = state
        self.seat = seat
        self.number = number
        self.before = before
        self._digest = ""

    @property
    def digest(self) -> str:
        """All of it in a few letters, the same for whoever has seen and chosen the same."""
        if self._digest:
            return self._digest
        waiting: list[Seen] = []  # no deep recursion: a game may be long
        last: Seen | Known | None = self
        while isinstance(last, Seen) and not last._digest:
            waiting.append(last)
            last = last.before
        found = "" if last is None else last.digest
        for one in reversed(waiting):
            found = one._digest = digest(f"{found} {view_text(one.state, one.seat)} {one.number}")
        return found

    def __reduce__(self) -> tuple[type[Known], tuple[str]]:
        return Known, (self.digest,)


@dataclass(frozen=True)
class Known:
    """A choice of which only the letters are left, in a game that was put away as text."""

    digest: str


Memory = tuple[Seen | Known | None, ...]
"""The last choice of each seat."""


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()


def view_text(state: State, seat: int) -> str:
    """What a seat sees of a position and is asked, as text."""
    step = state.deciding(seat)
    seen = state.seen_by(seat)
    asked = None if step is None else [step.name, step.prompt(seen)]
    return dumps({"seat": seat, "asked": asked, "view": seen.seat_view(seat)}, sort_keys=True, ensure_ascii=False)


def remembered(memory: Memory, state: State, seat: int) -> str:
    """All that a seat has seen and chosen, and what it sees now."""
    last = memory[seat]
    before = "" if last is None else last.digest
    return f"{before} {digest(view_text(state, seat))}".strip()
