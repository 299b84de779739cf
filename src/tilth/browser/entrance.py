"""How the page comes in: `open` once, then calls and tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from tilth.browser.bots import WorkerBots
from tilth.browser.house import BrowserHouse
from tilth.browser.ports import Storage, Thinking
from tilth.browser.requests import Requests
from tilth.browser.store import BrowserStore
from tilth.core.errors import Refusal
from tilth.play import frames
from tilth.play.listener import Listener
from tilth.play.manners import Manners
from tilth.play.viewer import Viewer
from tilth.table import Player
from tilth.table.names import guest_name
from tilth.table.rows import Most

MOST = Most(waiting=0, playing=1_000)


class PageViewer(Viewer):
    """A table on the page."""

    def __init__(self, player: str, send: Callable[[str], object]) -> None:
        super().__init__(player)
        self._send = send

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self._send(message.decode())

    def close(self) -> None:
        """Say that nothing more will come."""
        self._send("")


class Line:
    """What is said between the page and one table, in its order."""

    def __init__(self, house: BrowserHouse, table: str, viewer: PageViewer) -> None:
        self._house = house
        self._table = table
        self._viewer = viewer
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._listening = asyncio.ensure_future(self._listen())

    def hear(self, text: str) -> None:
        self._said.put_nowait(text)

    def close(self) -> None:
        self._listening.cancel()

    async def _listen(self) -> None:
        viewer = self._viewer
        try:
            room = await self._house.current(self._table)
        except Refusal as refusal:
            viewer.send(frames.error_frame(refusal, 0))
            viewer.close()
            return
        listener = Listener(self._house, room, viewer)
        room.enter(viewer)
        try:
            while True:
                await asyncio.shield(asyncio.ensure_future(listener.answer(await self._said.get())))
        finally:
            room.leave(viewer)


class Entrance:
    """The house as the page sees it: texts in, texts out."""

    def __init__(self, house: BrowserHouse) -> None:
        self.house = house
        self._requests = Requests(house)
        self._lines: dict[int, Line] = {}

    async def call(self, method: str, path: str, body: str = "") -> str:
        return await self._requests.call(method, path, body)

    def connect(self, key: int, table: str, send: Callable[[str], object]) -> None:
        """Look at a table: `send` gets its frames, and an empty text where there is no such table."""
        person = self.house.store.person
        assert person is not None
        self._lines[key] = Line(self.house, table, PageViewer(person.id, send))

    def hear(self, key: int, text: str) -> None:
        line = self._lines.get(key)
        if line is not None:
            line.hear(text)

    def disconnect(self, key: int) -> None:
        line = self._lines.pop(key, None)
        if line is not None:
            line.close()


async def open(storage: Storage, thinking: Thinking, now: Callable[[], float] = time.time) -> Entrance:  # noqa: A001
    """The house with all that this browser has kept; who comes for the first time gets a name."""
    store = BrowserStore(storage)
    await store.load()
    house = BrowserHouse(store, WorkerBots(thinking), now, Manners(most_tables=MOST))
    if store.person is None:
        await house.run(store.set_person, Player(secrets.token_urlsafe(9), guest_name(), True))
    house.keep(house.sweep_on())
    return Entrance(house)
