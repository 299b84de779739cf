"""How many connections one process takes, altogether and from one address."""

from __future__ import annotations

import logging
import sys
from collections.abc import Collection
from typing import TYPE_CHECKING

from tilth.server.settings import Settings

if TYPE_CHECKING:
    from tilth.server.limits.h11_connection import Connection

SPARE = 100
"""Open files that are not connections: the database, the client's pages, the bots' process."""

_log = logging.getLogger("tilth")


class Connections:
    """The connections of one process. Where it is full, whoever has asked for nothing for longest makes room."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = most_connections(settings.connections)
        self.most_each = min(settings.connections_per_address, self.most)
        self.asking: dict[Connection, None] = {}
        """Those whose request is not all here, the oldest first."""

    def takes(self, new: Connection, all_of_them: Collection[object]) -> bool:
        """Whether there is room for one more, which is already among them all."""
        address = address_of(new)
        theirs = sum(address_of(known) == address for known in all_of_them)
        if theirs > self.most_each and address not in self.settings.proxies:
            _log.warning("too many connections from %s", address)
            return False
        if len(all_of_them) > self.most:
            _log.warning("too many connections: %s", len(all_of_them))
            if not self.asking:
                return False
            next(iter(self.asking)).drop()
        return True


def address_of(connection: object) -> str:
    """Where a connection of uvicorn's comes from; a proxy's connections come from the proxy."""
    client: tuple[str, int] | None = getattr(connection, "client", None)
    return "" if client is None else client[0]


def most_connections(wanted: int) -> int:
    """As many connections as are wanted, or as the system lets this process have files open."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = wanted + SPARE if hard == resource.RLIM_INFINITY else min(wanted + SPARE, hard)
    if soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return min(wanted, max(files - SPARE, files // 2))
