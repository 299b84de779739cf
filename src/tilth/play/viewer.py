"""Somebody who looks at a table: who it is, from which seat, and what they were told last."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tilth.play.left_seats import NO_PLACES


class Viewer(ABC):
    """Rooms leave frames here; what carries them is up to the house."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.seat: int | None = None
        self.places = NO_PLACES
        """What was last told about seats that were left."""
        self.presence = b""
        """What was last told about who is here."""

    @abstractmethod
    def send(self, *messages: bytes) -> None:
        """Take frames on their way; nobody waits until they have arrived."""
