"""Who is next where only a few can be served at a time: people in turn, however much each of them asks for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Ticket:
    """Somebody who waits, with the table they wait at."""

    def __init__(self, who: str, table: str) -> None:
        self.who = who
        self.table = table
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Whoever waits for a place gets one after at most one question of each other person; nobody has more than `each`
    of the places at a time, and no table more than one."""

    def __init__(self, places: int = 1, each: int = 1) -> None:
        self.places = places
        self.each = each
        self._served: list[Ticket] = []
        self._waiting: OrderedDict[str, list[Ticket]] = OrderedDict()

    def asking(self) -> int:
        """How many are served or wait."""
        return len(self._served) + sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, who: str, table: str) -> AsyncIterator[None]:
        ticket = Ticket(who, table)
        self._waiting.setdefault(who, []).append(ticket)
        self._call()
        try:
            await ticket.called
            yield
        finally:
            self._leave(ticket)

    def _leave(self, ticket: Ticket) -> None:
        if ticket in self._served:
            self._served.remove(ticket)
        else:
            self._take(ticket)
        self._call()

    def _take(self, ticket: Ticket) -> None:
        """Out of the line; whoever stands there again goes behind everybody else."""
        line = self._waiting[ticket.who]
        line.remove(ticket)
        if line:
            self._waiting.move_to_end(ticket.who)
        else:
            del self._waiting[ticket.who]

    def _call(self) -> None:
        while len(self._served) < self.places and (ticket := self._next()) is not None:
            self._take(ticket)
            self._served.append(ticket)
            ticket.called.set_result(None)

    def _next(self) -> Ticket | None:
        people = Counter(ticket.who for ticket in self._served)
        tables = {ticket.table for ticket in self._served}
        for who, line in self._waiting.items():
            if people[who] < self.each:
                for ticket in line:
                    if ticket.table not in tables and not ticket.called.cancelled():
                        return ticket
        return None
