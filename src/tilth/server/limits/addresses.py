"""How much an address may ask for: a household never meets these limits, a flood does at once."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

MINUTE = 60.0

HOUSE = 64
"""Bits that one house has in common where addresses are long (IPv6): it may change the rest at will."""


class Limits:
    """What every address did in this minute, and the sockets it has open."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._ends = now() + MINUTE
        self._done: Counter[tuple[str, str]] = Counter()
        self._open: Counter[str] = Counter()

    def take(self, kind: str, address: str, most: int) -> bool:
        """Note that an address does something of this kind; False where it did it often enough in this minute."""
        if self._now() >= self._ends:
            self._done.clear()
            self._ends = self._now() + MINUTE
        key = (kind, house(address))
        self._done[key] += 1
        return self._done[key] <= most

    def enter(self, address: str, most: int) -> bool:
        """Note that an address opens a socket, unless it has too many."""
        if self._open[house(address)] >= most:
            return False
        self._open[house(address)] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[house(address)] -= 1
        if not self._open[house(address)]:
            del self._open[house(address)]


def house(address: str) -> str:
    """What counts as one address."""
    with suppress(ValueError):
        parsed = ipaddress.ip_address(address)
        if parsed.version == 6 and parsed.ipv4_mapped is None:
            return str(ipaddress.ip_network((parsed, HOUSE), strict=False))
    return address
