"""A page for Python to run in, as the browser's own worker gives it: storage that lasts, and bots that answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tilth.browser import entrance, thinking


class PageStorage:
    """Texts by table, as IndexedDB keeps them; `full` lets every writing fail, as a full disk does."""

    def __init__(self) -> None:
        self.person = "null"
        self.tables: dict[str, str] = {}
        self.kept: dict[str, dict[int, str]] = {}
        self.reviews: dict[str, str] = {}
        self.full = False

    async def load(self) -> str:
        tables = ",".join(f"{json.dumps(table)}:{row}" for table, row in self.tables.items())
        return f'{{"person":{self.person},"tables":{{{tables}}}}}'

    async def entries(self, table: str) -> str:
        return f"[{','.join(text for _, text in sorted(self.kept.get(table, {}).items()))}]"

    async def append(self, table: str, row: str, number: int, entry: str) -> bool:
        self._check_room()
        entries = self.kept.setdefault(table, {})
        if number in entries:
            return False
        entries[number] = entry
        self.tables[table] = row
        return True

    async def review(self, table: str) -> str:
        return self.reviews.get(table, "")

    async def keepReview(self, table: str, review: str) -> None:  # noqa: N802
        self._check_room()
        self.reviews[table] = review

    async def put(self, table: str, row: str) -> None:
        self._check_room()
        self.tables[table] = row

    async def remove(self, table: str) -> None:
        del self.tables[table]
        self.kept.pop(table, None)
        self.reviews.pop(table, None)

    async def setPerson(self, person: str) -> None:  # noqa: N802
        self._check_room()
        self.person = person

    def _check_room(self) -> None:
        if self.full:
            raise OSError("QuotaExceededError")


class PageBots:
    """The bots' worker; `dead` never answers."""

    def __init__(self) -> None:
        self.dead = False
        self.asked = 0

    async def ask(self, question: str, seconds: float) -> str:
        self.asked += 1
        return "" if self.dead else thinking.answer(question)


class Page:
    """Opens the house and talks to it as the client does."""

    def __init__(self, storage: PageStorage | None = None) -> None:
        self.storage = storage or PageStorage()
        self.bots = PageBots()
        self.frames: list[dict[str, Any]] = []
        self.closed = False
        self._house: entrance.Entrance | None = None

    async def __aenter__(self) -> Page:
        self._house = await entrance.open(self.storage, self.bots)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.house.close()

    @property
    def house(self) -> entrance.Entrance:
        assert self._house is not None
        return self._house

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = json.loads(await self.house.call(method, f"/api/{path}", json.dumps(body or {})))
        assert answer["status"] == status, answer
        return answer["body"]

    async def new_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        table: str = (await self.ask("POST", "tables", {"game": game, "seats": seats, **more}))["id"]
        return table

    def look(self, table: str, key: int = 1) -> None:
        self.house.connect(key, table, self._hear)

    def say(self, frame: dict[str, Any], key: int = 1) -> None:
        self.house.hear(key, json.dumps(frame))

    def _hear(self, text: str) -> None:
        if text:
            self.frames.append(json.loads(text))
        else:
            self.closed = True

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next frame of a kind, and forget those before it."""
        for _ in range(2000):
            while self.frames:
                frame = self.frames.pop(0)
                if frame["type"] == kind and all(frame.get(name) == value for name, value in wanted.items()):
                    return frame
            await asyncio.sleep(0.005)
        raise AssertionError(f"no {kind} frame")

    async def my_turn(self) -> dict[str, Any]:
        """The next state in which something is asked, or in which the game is over."""
        while True:
            state = await self.until("state")
            asked = state["decision"] is not None and not state["decision"]["forced"]
            if asked or state["table"]["status"] != "playing":
                return state

    def choose(self, state: dict[str, Any], option: str) -> None:
        self.say({"type": "choose", "seat": state["seat"], "version": state["version"], "option": option})
