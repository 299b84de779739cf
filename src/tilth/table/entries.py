"""What is written down about a game, append-only: its beginning, choices, undos, newcomers and its closing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tilth.core.events import Event

EntryKind = Literal["begin", "choice", "undo", "sit", "hint", "close"]
ASIDE = ("sit", "hint")
"""What is told beside the game and changes nothing in it."""
By = Literal["player", "bot", "clock", "server"]


TABLE_EVENTS = {"seat_taken_over": ("seat", "name", "before"), "hint_asked": ("seat",)}
"""What the table itself tells, whatever is played there, with the names of its arguments."""


class Told(Struct, array_like=True, gc=False):
    """An event as it is kept: all of it, who may see all of it, and what the rest may see."""

    name: str
    args: tuple[Any, ...]
    owners: tuple[int, ...] = ()
    public: tuple[Any, ...] = ()

    def seen_by(self, seat: int | None) -> tuple[Any, ...]:
        return self.args if not self.owners or seat in self.owners else self.public


class Entry(Struct, gc=False):
    """One line of a table's story. An undo's `option` is the number of the choice it takes back; `by` the server is a
    choice that had to be, which others may not know."""

    number: int
    kind: EntryKind
    seat: int
    option: str
    by: By
    at: float
    final: bool
    """Chance was asked or something hidden was opened: it cannot be taken back."""
    secret: bool
    """Only its own seat may know the option: it was made while others chose too, or nothing was told of it."""
    events: list[Told]
    at_once: tuple[int, ...] = ()
    """The seats that learn of it at once, where others choose in secret meanwhile; () is everybody."""

    def takes_back(self, old: Entry) -> bool:
        """Whether an undo takes back an entry: the choice it names and all since, or what the same side has chosen
        since where others choose in secret meanwhile."""
        return old.number >= int(self.option) and (not self.at_once or old.at_once == self.at_once)

    def is_real(self) -> bool:
        """Whether somebody really chose: records leave out what had to be."""
        return self.kind == "choice" and self.by != "server"

    def had_to_be(self) -> bool:
        return self.kind == "choice" and self.by == "server"

    def shown_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know the option while the game runs.

        The notation names everything, so it is hidden from whoever may not see all that it led to.
        """
        if seat == self.seat:
            return True
        return not self.secret and all(not event.owners or seat in event.owners for event in self.events)

    def open_to_all(self) -> bool:
        """Whether everybody may know all of it."""
        return not self.secret and not any(event.owners for event in self.events)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The story without what was taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            kept = [old for old in kept if not entry.takes_back(old)]
        else:
            kept.append(entry)
    return kept


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Told])


def told(events: list[Event]) -> list[Told]:
    return [Told(event.name, event.args, event.owners, event.public) for event in events]


def write_events(events: list[Told]) -> str:
    return _encoder.encode(events).decode()


def read_events(text: str) -> list[Told]:
    return _decoder.decode(text)
