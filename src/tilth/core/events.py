"""What happened, as data: the log, the animation and the statistics are made from it."""

from __future__ import annotations

from typing import Any


class Event:
    """One named happening. `args` is the whole truth; seats not among `owners` get `public` instead.

    No owners: everybody may know everything.
    """

    __slots__ = ("args", "name", "owners", "public")

    def __init__(
        self, name: str, args: tuple[Any, ...], owners: tuple[int, ...] = (), public: tuple[Any, ...] = ()
    ) -> None:
        self.name = name
        self.args = args
        self.owners = owners
        self.public = public

    def seen_by(self, seat: int | None) -> tuple[Any, ...]:
        """The arguments as this seat (None: a spectator) may know them."""
        if not self.owners or seat in self.owners:
            return self.args
        return self.public
