"""One address, several processes: the sockets of a table all go to the same process, everything else to the first.

The gateway only looks at the first line of a connection and hands the connection over: no choice passes through it.
Any process can serve any table, but a table is served quickest where all its browsers are together.
"""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import socket
from collections.abc import Callable
from multiprocessing.process import BaseProcess

NUMBER = 4
"""Bytes of a number that a process says: how many connections it has, first when it can serve, then as they change."""

COMES, COMES_FOR_A_TABLE = b"+", b"t"
"""What goes with every connection that is handed over: which of them are let in for a table's socket alone."""

MOST_TABLES = 10_000
"""Tables whose process is remembered."""

PATIENCE = 1.0
"""Seconds for a browser to say what it wants before it is let in without, and between tries to let it in."""

MOST_TRIES = 20

MOST_WAITING = 200
"""Connections that wait at the gateway; where there are more, they are let in without having said anything."""

LOOKED_AT = 512
"""Bytes of a connection that are looked at."""

BACKLOG = 2048
LONGEST_GOODBYE = 30.0

Start = Callable[[socket.socket], BaseProcess]
"""Starts a process at this end of a socket pair: connections come from there, and it ends when the other is shut."""

_to_table = re.compile(rb"GET /api/tables/([^/\s?]+)/socket[\s?]")
_log = logging.getLogger("uvicorn.error")


def to_table(start: bytes) -> re.Match[bytes] | None:
    """Whether a connection begins by asking for the socket of a table."""
    return _to_table.match(start)


class Plan:
    """Which process has which table."""

    def __init__(self, processes: int) -> None:
        self.connections = [0] * processes
        self._tables: dict[bytes, int] = {}

    def process(self, start: bytes) -> int:
        """The process for a connection that begins like this; a new table goes where there is most room."""
        found = to_table(start)
        if found is None:
            return 0
        number = self._tables.pop(found[1], None)
        if number is None:
            number = self.connections.index(min(self.connections))
        self._tables[found[1]] = number  # what was asked for last is last
        if len(self._tables) > MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        return number


class Gateway:
    """Starts the processes, keeps them running and lets browsers in, until it is told to stop."""

    def __init__(self, listener: socket.socket, start: Start, processes: int) -> None:
        listener.setblocking(False)
        listener.listen(BACKLOG)
        self.listener = listener
        self.start = start
        self.ways: list[socket.socket | None] = [None] * processes
        self.plan = Plan(processes)
        self.waiting: set[socket.socket] = set()
        self.failed = False

    def run(self) -> bool:
        """False where a process could not begin; it has said why."""
        asyncio.run(self._run())
        return not self.failed

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.told_to_stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            self.loop.add_signal_handler(number, self.told_to_stop.set)
        keepers = [asyncio.create_task(self._keep(number)) for number in range(len(self.ways))]
        await self.told_to_stop.wait()
        self.loop.remove_reader(self.listener)
        self.listener.close()
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)

    async def _keep(self, number: int) -> None:
        """Keep one process running: where it ends by itself, another one takes its place."""
        while True:
            way, theirs = socket.socketpair()
            way.setblocking(False)
            process = self.start(theirs)
            theirs.close()
            try:
                if not await self.loop.sock_recv(way, NUMBER):
                    self.failed = True
                    self.told_to_stop.set()
                    return
                self.ways[number] = way
                if None not in self.ways:
                    self.loop.add_reader(self.listener, self._accept)
                while said := await self.loop.sock_recv(way, NUMBER):
                    self.plan.connections[number] = int.from_bytes(said)
                _log.error("process %s has ended; another one takes its place", process.pid)
            finally:
                self.ways[number], self.plan.connections[number] = None, 0
                way.close()
                await asyncio.to_thread(_see_off, process)

    def _accept(self) -> None:
        try:
            browser, _ = self.listener.accept()
        except (BlockingIOError, ConnectionAbortedError):
            return
        except OSError as error:  # too many open files, say: it passes
            _log.error("nobody can be let in: %s", error)
            self.loop.remove_reader(self.listener)
            self.loop.call_later(PATIENCE, self.loop.add_reader, self.listener, self._accept)
            return
        browser.setblocking(False)
        if len(self.waiting) >= MOST_WAITING:
            self._let_in(browser, b"", 0)
            return
        self.waiting.add(browser)
        late = self.loop.call_later(PATIENCE, self._let_in, browser, b"")
        self.loop.add_reader(browser, self._look, browser, late)

    def _look(self, browser: socket.socket, late: asyncio.TimerHandle) -> None:
        try:
            start = browser.recv(LOOKED_AT, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            start = b""
        late.cancel()
        self._let_in(browser, start)

    def _let_in(self, browser: socket.socket, start: bytes, tries: int = MOST_TRIES) -> None:
        """Hand a connection over: to its process, to another one, or a little later where none can take it now."""
        self.loop.remove_reader(browser)
        self.waiting.discard(browser)
        for number in (self.plan.process(start), *range(len(self.ways))):
            way = self.ways[number]
            # The first process counts sign-ins for all: nobody comes to another one with anything else.
            comes = COMES_FOR_A_TABLE if number and to_table(start) else COMES
            try:
                if way is not None:
                    socket.send_fds(way, [comes], [browser.fileno()])
                    self.plan.connections[number] += 1
                    browser.close()
                    return
            except OSError:
                continue
        if tries:
            self.waiting.add(browser)
            self.loop.call_later(PATIENCE, self._let_in, browser, start, tries - 1)
        else:
            browser.close()


def _see_off(process: BaseProcess) -> None:
    """Wait for a process that has been told to end, but not for ever."""
    process.join(LONGEST_GOODBYE)
    if process.is_alive():
        process.kill()
        process.join()
