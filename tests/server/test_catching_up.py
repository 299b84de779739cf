"""Who opens a table sees it as the database has it, whichever process changed it and however late its notices are."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from tests.server.browser import Browser, FakeClock, House
from tests.server.stored import play
from tests.server.test_undo_with_bots import answered, take_back
from tilth.server import Settings, create_app
from tilth.storage import notifications
from tilth.storage.notifications import Notifications
from tilth.storage.store import News, Notice, Store
from tilth.table.left_seats import LeftSeats
from tilth.table.rows import ChatLine
from tilth.table.table import Table


async def deaf(_: Notifications) -> None:
    """Listen for notices and never hear one."""
    await asyncio.Event().wait()


@pytest.fixture(params=["late", "deaf"])
def houses(
    request: pytest.FixtureRequest, settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[House, House]]:
    """Two servers on one database that do not hear of each other in time, or never."""
    if request.param == "late":
        monkeypatch.setattr(notifications, "POLL", 3600)
    else:
        monkeypatch.setattr(Notifications, "listen", deaf)
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as two:
        yield House(one, clock), House(two, clock)


def test_a_socket_that_opens_shows_a_game_that_began_through_another_process(houses: tuple[House, House]) -> None:
    first, second = houses
    ann, ben = first.guest("Ann"), second.guest("Ben")
    table = ann.table("me", "open")
    assert ben.sit(table).json()["status"] == "playing"
    assert ann.get(f"/api/tables/{table}").json()["status"] == "playing"
    with ann.at(table) as socket:
        assert socket.state["table"]["status"] == "playing"
        assert [seat["name"] for seat in socket.state["table"]["seats"]] == ["Ann", "Ben"]


def test_a_socket_that_opens_shows_the_choices_and_the_chat_of_another_process(houses: tuple[House, House]) -> None:
    first, second = houses
    ann = first.guest("Ann")
    elsewhere = Browser(second, ann.cookie)
    table = ann.table("me", "me")
    with ann.at(table) as before:
        assert before.state["version"] == 0
    with elsewhere.at(table) as other:
        other.send(type="chat", text="hello")
        other.until("chat")
        other.choose(other.options()[0])
        other.until("state", 1)
    with ann.at(table) as after:
        assert after.state["version"] == 1
        assert [len(frame["entries"]) for frame in after.seen if frame["type"] == "log"] == [2]
        assert [frame["text"] for frame in after.seen if frame["type"] == "chat"] == ["hello"]


def test_what_another_process_took_back_with_the_answers_of_bots_is_taken_back_here_too(
    houses: tuple[House, House],
) -> None:
    first, second = houses
    ann = first.guest("Ann")
    table = ann.table("me", "bot", "bot", seed=3)
    with ann.at(table) as socket:
        before, _ = answered(socket)
        here = first.hub.rooms[table].table
        with Browser(second, ann.cookie).at(table) as other:
            assert other.state["can_undo"]
            take_back(other)
            other.until("state", other.state["version"] + 1)
            there = second.hub.rooms[table].table
        first.run(first.hub.changed, table)
        assert here.entries == there.entries
        assert [reader.pages for reader in here.story.readers.values()] == [
            reader.pages for reader in there.story.readers.values()
        ]
        assert socket.until("state", there.version_for(0))["view"] == before["view"]
        assert here.running().options(0) == there.running().options(0)


def test_a_table_nobody_looks_at_is_read_again_only_when_somebody_needs_it(houses: tuple[House, House]) -> None:
    first, second = houses
    ann = first.guest("Ann")
    table = ann.table("me", "me")
    room = first.run(first.hub.room, table)
    with Browser(second, ann.cookie).at(table) as other:
        other.choose(other.options()[0])
        other.until("state", 1)
    first.hub.hear(Notice(table))
    assert room.stale
    assert room.table.version == 0
    assert first.run(first.hub.room, table) is room
    assert not room.stale
    assert room.table.version == 1


def test_a_replay_reaches_to_the_choices_of_another_process(houses: tuple[House, House]) -> None:
    first, second = houses
    ann = first.guest("Ann")
    table = ann.table("me", "me")
    with Browser(second, ann.cookie).at(table) as other:
        other.choose(other.options()[0])
        other.until("state", 1)
    assert ann.get(f"/api/tables/{table}/replay?to=1").json()["version"] == 1


def test_somebody_who_opens_a_table_does_not_bother_the_others(houses: tuple[House, House]) -> None:
    ann, ben = houses[0].guest("Ann"), houses[0].guest("Ben")
    table = ann.table("me", "open")
    ben.sit(table)
    with ann.at(table) as socket:
        socket.until("presence")
        with ben.at(table):
            told = []
            while "presence" not in told:
                told.append(socket.next()["type"])
            assert set(told) <= {"presence", "undoable"}


def test_a_table_that_changes_while_it_is_read_is_read_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "me")
    house.hub.rooms.clear()
    read, news = Store.open, Store.news
    looked: list[str] = []

    def read_and_hear(store: Store, name: str) -> tuple[Table, list[ChatLine], LeftSeats]:
        found = read(store, name)
        house.hub.hear(Notice(name))
        return found

    def look_again(store: Store, name: str, after: int, heard: int) -> News:
        looked.append(name)
        return news(store, name, after, heard)

    monkeypatch.setattr(Store, "open", read_and_hear)
    monkeypatch.setattr(Store, "news", look_again)
    room = house.run(house.hub.room, table)
    assert looked == [table]
    assert not room.stale


def test_a_change_while_one_catches_up_is_not_lost(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = houses
    table = first.guest("Ann").table("me", "me")
    room = first.run(first.hub.room, table)
    read = Store.news
    elsewhere = second.hub.store
    left = [1]

    def read_too_early(store: Store, name: str, after: int, heard: int) -> News:
        found = read(store, name, after, heard)
        if left:
            left.pop()
            play(elsewhere, elsewhere.load(name), random.Random(1), 1)
            room.loop.call_soon_threadsafe(first.hub.hear, Notice(name))
        return found

    async def catch_up() -> None:
        room.stale = True
        await room.refresh()
        async with room.lock:  # whoever has heard of something reads it first
            pass

    monkeypatch.setattr(Store, "news", read_too_early)
    first.run(catch_up)
    assert room.table.version == 1


def test_a_guest_who_makes_an_account_has_the_new_name_at_every_table_at_once(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open")
    ben.sit(table)
    with ben.at(table) as socket:
        ann.post("/api/register", {"name": "Antonia", "password": "longenough"})
        assert socket.until("state")["table"]["seats"][0]["name"] == "Antonia"


def test_a_database_that_does_not_answer_for_a_moment_does_not_end_the_listening(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    class Locked:
        def execute(self, *_: object) -> None:
            raise sqlite3.OperationalError("database is locked")

    heard: list[Notice | None] = []
    listener = Notifications(house.hub.store, heard.append)
    listener._changes = Locked()  # type: ignore[assignment]
    assert not listener.look()
    assert "database is locked" in caplog.text
    other = Store(house.hub.database)
    table = house.guest("Ann").table("me", "open")
    listener._changes = sqlite3.connect(str(house.hub.database.url.database))
    listener._seen = 0
    assert listener.look()
    assert Notice(table) not in heard, "one does not hear oneself"
    other.say(table, None, "Eve", "hello", 0.0)
    assert listener.look()
    listener._changes.close()
    assert heard == [Notice(table, chat=True)]


def test_a_change_that_could_not_be_read_is_read_at_the_next_look(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open")
    read = Store.news

    def broken(*_: object) -> News:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Store, "news", broken)
    assert ben.sit(table).status_code == 500  # he sits, and his room could not be told
    monkeypatch.setattr(Store, "news", read)
    house.run(house.hub.room, table)
    assert house.hub.rooms[table].table.head.status == "playing"
