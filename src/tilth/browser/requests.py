"""What the page asks for: what a server answers over HTTP, as far as one needs nobody else for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from tilth.browser import records
from tilth.browser.house import BrowserHouse
from tilth.browser.reviews import ReviewDesk
from tilth.browser.store import NEEDS_SERVER
from tilth.core.errors import Refusal
from tilth.play import lobby, wire
from tilth.play.analysis import Analyst
from tilth.play.frames import plain
from tilth.play.lobby import OWN, shown
from tilth.play.records import play_on
from tilth.table import Player
from tilth.table.names import clean_name
from tilth.table.seats import Status

LISTS: dict[str, tuple[Status, ...]] = {"mine": ("playing",), "finished": ("finished", "closed")}
"""Which tables a list has; the others are about people who are not here."""

STATUS = {"no_table": 404, "no_lesson": 404, "needs_server": 404, "unknown_game": 404, "not_kept": 507}
"""How refusals are numbered where it is not simply 409."""

Handler = Callable[..., Awaitable[Any]]


class Requests:
    """Answers one request after another, each with the status that a server would give."""

    def __init__(self, house: BrowserHouse) -> None:
        self.house = house
        self._analyst = Analyst(house)
        self._reviews = ReviewDesk(house)
        self._handlers: dict[tuple[str, str], Handler] = {
            ("GET", "me"): self._me,
            ("POST", "guest"): self._me,
            ("POST", "name"): self._rename,
            ("POST", "records"): self._bring_in,
            ("POST", "lessons"): self._learn,
            ("GET", "tables"): self._tables,
            ("POST", "tables"): self._create,
            ("GET", "tables/*"): self._table,
            ("POST", "tables/*/leave"): self._leave,
            ("POST", "tables/*/put-away"): self._put_away,
            ("POST", "tables/*/again"): self._again,
            ("GET", "tables/*/sequel"): self._sequel,
            ("POST", "tables/*/sequel"): self._go_on,
            ("GET", "tables/*/record"): self._record,
            ("GET", "tables/*/replay"): self._replay,
            ("POST", "tables/*/play-on"): self._play_on,
            ("GET", "tables/*/review"): self._review,
            ("POST", "tables/*/review"): self._ask_review,
            ("GET", "tables/*/analysis"): self._analysis,
            ("POST", "analysis"): self._read,
            ("POST", "analysis/look"): self._look,
            ("POST", "analysis/hint"): self._hint,
            ("POST", "analysis/judge"): self._judge,
        }

    async def call(self, method: str, path: str, body: str) -> str:
        """The answer as text: `{"status": 200, "body": ...}`."""
        try:
            return _answer(200, await self._find(method, path, body))
        except Refusal as refusal:
            said = wire.Problem(refusal.code, f"refusal-{refusal.reason}", plain(refusal.details))
            return _answer(STATUS.get(refusal.code, 409), said)
        except msgspec.MsgspecError:
            return _answer(400, wire.Problem("bad_request", "refusal-bad-request", {}))

    async def _find(self, method: str, path: str, body: str) -> Any:
        parts = urlsplit(path.removeprefix("/api/"))
        names = parts.path.split("/")
        table = names[1] if len(names) > 1 else ""
        shape = names if names[0] == "analysis" else [names[0], *["*"][: len(names) - 1], *names[2:]]
        handler = self._handlers.get((method, "/".join(shape)))
        if handler is None:
            raise NEEDS_SERVER
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        return await handler(table=table, query=query, body=body)

    @property
    def _person(self) -> Player:
        assert self.house.store.person is not None
        return self.house.store.person

    # Who plays here.

    async def _me(self, **_: Any) -> wire.Me:
        me = self._person
        return wire.Me(wire.PlayerInfo(me.id, me.name, me.guest))

    async def _rename(self, body: str, **_: Any) -> wire.Me:
        name = clean_name(msgspec.json.decode(body, type=wire.NewName).name)
        await self.house.run(self.house.store.set_person, msgspec.structs.replace(self._person, name=name))
        return await self._me()

    # Tables.

    async def _tables(self, query: dict[str, str], **_: Any) -> list[wire.TableInfo]:
        status = LISTS.get(query.get("which", "open"), ())
        return [shown(self.house, row, self._person) for row in self.house.store.rows(status)]

    async def _create(self, body: str, **_: Any) -> wire.TableInfo:
        return await lobby.create(self.house, self._person, msgspec.json.decode(body, type=wire.NewTable))

    async def _learn(self, body: str, **_: Any) -> wire.TableInfo:
        return await lobby.learn(self.house, self._person, msgspec.json.decode(body, type=wire.NewLesson))

    async def _table(self, table: str, **_: Any) -> wire.TableInfo:
        return shown(self.house, self.house.store.row(table), self._person)

    async def _leave(self, table: str, **_: Any) -> wire.TableInfo:
        await self.house.store.fetch(table)
        return await lobby.leave(self.house, self._person, table)

    async def _put_away(self, table: str, **_: Any) -> wire.TableInfo:
        info = shown(self.house, self.house.store.row(table), self._person)
        await self.house.forget(table)
        return info

    async def _again(self, table: str, **_: Any) -> wire.TableInfo:
        return await lobby.again(self.house, self._person, table)

    async def _sequel(self, table: str, **_: Any) -> wire.SequelInfo:
        return await lobby.sequel(self.house, table)

    async def _go_on(self, table: str, body: str, **_: Any) -> wire.TableInfo:
        return await lobby.go_on(self.house, self._person, table, msgspec.json.decode(body, type=wire.GoOn))

    # Looking back.

    async def _record(self, table: str, **_: Any) -> str:
        return await lobby.record(self.house, table)

    async def _replay(self, table: str, query: dict[str, str], **_: Any) -> msgspec.Raw:
        to, seat = (_number(query.get(name, "")) for name in ("to", "seat"))
        return msgspec.Raw(await lobby.replay(self.house, self._person, table, to or 0, OWN if seat is None else seat))

    async def _bring_in(self, body: str, **_: Any) -> wire.TableInfo:
        return await records.bring_in(self.house, self._person, msgspec.json.decode(body, type=wire.NewRecord))

    async def _play_on(self, table: str, body: str, **_: Any) -> wire.TableInfo:
        return await play_on(self.house, self._person, table, msgspec.json.decode(body, type=wire.PlayOn))

    async def _review(self, table: str, **_: Any) -> wire.ReviewInfo:
        return await self._reviews.look(self._person, table)

    async def _ask_review(self, table: str, **_: Any) -> wire.ReviewInfo:
        return await self._reviews.ask(self._person, table)

    # Analysing.

    async def _analysis(self, table: str, **_: Any) -> wire.AnalysisInfo:
        return await self._analyst.of_table(self._person, table)

    async def _read(self, body: str, **_: Any) -> wire.AnalysisInfo:
        return await self._analyst.read(self._person, msgspec.json.decode(body, type=wire.AnalysisText))

    async def _look(self, body: str, **_: Any) -> wire.FastAnalysis:
        return await self._analyst.look(self._person, msgspec.json.decode(body, type=wire.AnalysisMoment))

    async def _hint(self, body: str, **_: Any) -> wire.HintFrame:
        return await self._analyst.hint(self._person, msgspec.json.decode(body, type=wire.AnalysisMoment))

    async def _judge(self, body: str, **_: Any) -> wire.AnalysisLeads:
        return await self._analyst.judge(self._person, msgspec.json.decode(body, type=wire.AnalysisMoment))


def _answer(status: int, body: Any) -> str:
    return msgspec.json.encode({"status": status, "body": body}).decode()


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
