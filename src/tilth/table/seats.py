"""Who sits where, and what was agreed when the table was made."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

from msgspec import Struct

SeatKind = Literal["open", "reserved", "player", "bot"]
"""Open to anyone with the link, kept for one person, taken by a person, or played by a bot."""

Status = Literal["waiting", "playing", "finished", "closed"]
UndoPolicy = Literal["own", "none"]
WhenGone = Literal["wait", "bot", "random"]


class Seat(Struct):
    """One chair: `player` is the id of the person who sits there or for whom it is kept."""

    kind: SeatKind
    player: str = ""
    name: str = ""
    level: str = ""

    def taken_by(self, player: str | None) -> bool:
        return self.kind == "player" and bool(player) and self.player == player


def hints_by_default(seats: list[Seat]) -> bool:
    """Hints are for those who play with bots or alone; where people play each other they must be agreed."""
    return len([seat for seat in seats if seat.kind != "bot"]) < 2


class ClockRules(Struct, frozen=True):
    """No clock, so many seconds for each choice, or a bank with an increment for each choice."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class Agreement(Struct):
    """What was agreed; whoever made the table may change some of it until the game begins."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: int
    clock: ClockRules
    undo: UndoPolicy
    when_gone: WhenGone
    private: bool
    creator: str
    created: float
    undo_grace: int = 0
    """Seconds that bots wait after a person's choice which can be taken back."""
    after: str | None = None
    """The table whose sequel this is."""
    lesson: str = ""
    """The scene of a lesson that is played here, such as `first/0`."""
    hints: bool = False
    """Whether a strong bot may be asked what to do."""

    def bot_seed(self, moment: int, seat: int) -> int:
        """A bot's chance at one moment: who chooses the seed of a table meets the same bots again."""
        return int.from_bytes(blake2b(f"{self.seed}/{moment}/{seat}".encode(), digest_size=7).digest())
