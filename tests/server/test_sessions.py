"""Who is signed in, until when, and where the key of the cookies is kept."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import delete, insert

from tests.server.browser import Browser, FakeClock, House, Socket
from tests.server.stored import earlier_database, open_store
from tilth.core import Refusal
from tilth.server import Settings, create_app
from tilth.server.http.cookie_key import beside, session_key
from tilth.server.http.sessions import sign
from tilth.server.play.hub import SIGNED_OUT
from tilth.storage import Database, Store, schema
from tilth.storage.sessions import DAY, LONGEST, UNUSED, Sessions

KEY = "ab" * 32


@pytest.fixture
def ann(house: House) -> Browser:
    browser = house.guest("Ann")
    browser.post("/api/register", {"name": "Ann", "password": "longenough"})
    return browser


def elsewhere(house: House) -> Browser:
    """Another browser of Ann's."""
    browser = house.stranger()
    assert browser.post("/api/login", {"name": "Ann", "password": "longenough"}).status_code == 200
    return browser


def name(browser: Browser) -> str | None:
    player = browser.get("/api/me").json()["player"]
    return None if player is None else str(player["name"])


def closing_code(socket: Socket) -> int:
    """How the server closed a socket."""
    try:
        while True:
            socket.next()
    except WebSocketDisconnect as closed:
        return closed.code


def test_signing_out_ends_the_session_on_the_server_too(house: House, ann: Browser) -> None:
    copied = Browser(house, ann.cookie)
    other = elsewhere(house)
    ann.post("/api/logout")
    assert name(copied) is None
    assert copied.post("/api/tables", {"game": "petrichor", "seats": [{"kind": "me"}]}).status_code == 401
    assert name(other) == "Ann"


def test_signing_out_everywhere_ends_every_session_of_a_person_and_nobody_elses(house: House, ann: Browser) -> None:
    other, ben = elsewhere(house), house.guest("Ben")
    copied = Browser(house, ann.cookie)
    assert ann.post("/api/logout-everywhere").json() == {"player": None}
    assert (name(copied), name(other), name(ben)) == (None, None, "Ben")
    assert house.stranger().post("/api/logout-everywhere").status_code == 401


def test_the_sockets_of_a_session_that_ended_are_closed(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    other = elsewhere(house)
    with other.at(table) as socket:
        ann.post("/api/logout-everywhere")
        assert closing_code(socket) == SIGNED_OUT
    with other.at(table) as again:
        assert again.state["held"] == []


def test_another_process_closes_its_sockets_within_seconds(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket:
        store = open_store(house.hub.settings.database)
        Sessions(store.database).end_all(house.hub.rooms[table].table.agreement.creator)
        store.database.close()
        house.run(house.hub.close_ended)
        assert closing_code(socket) == SIGNED_OUT


def test_a_socket_that_opens_after_a_request_asks_the_database_nothing_about_its_session(
    house: House, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.table("me", "me")
    monkeypatch.setattr(Sessions, "find", lambda *_: pytest.fail("looked up"))
    with ann.at(table) as socket:
        assert socket.state["held"] == [0, 1]


def test_a_session_that_nobody_uses_is_over(house: House, ann: Browser) -> None:
    house.clock.time += UNUSED - DAY
    assert name(ann) == "Ann"
    house.clock.time += UNUSED - DAY
    assert name(ann) == "Ann"
    house.clock.time += UNUSED + DAY
    assert name(ann) is None


def test_a_session_has_a_longest_life(house: House, ann: Browser) -> None:
    for _ in range(int(LONGEST / (60 * DAY))):
        house.clock.time += 60 * DAY
        assert name(ann) == "Ann"
    house.clock.time += 60 * DAY
    assert name(ann) is None


def test_signing_in_ends_the_session_that_the_browser_had(house: House, ann: Browser) -> None:
    before = Browser(house, ann.cookie)
    ann.post("/api/login", {"name": "Ann", "password": "longenough"})
    assert (name(before), name(ann)) == (None, "Ann")


def test_sessions_that_are_over_are_dropped(database: str) -> None:
    store = open_store(database)
    sessions = Sessions(store.database)
    with store.database.writing() as connection:
        connection.execute(insert(schema.players).values(id="p", name="P", created=0))
    old, new = sessions.begin("p", 0.0), sessions.begin("p", UNUSED)
    assert sessions.ended({old, new, "x"}, UNUSED + 1) == {old, "x"}
    sessions.forget(UNUSED + 1)
    assert sessions.find(new, UNUSED + 1) is not None
    assert sessions.find(old, 1.0) is None
    store.database.close()


def test_a_cookie_from_before_there_were_sessions_still_holds(settings: Settings, clock: FakeClock) -> None:
    with earlier_database(settings.database, "0003").writing() as connection:
        connection.execute(insert(schema.players).values(id="somebody", name="Somebody", created=0))
        connection.execute(insert(schema.keys).values(name="session", value=KEY))
    clock.time = time.time()
    with TestClient(create_app(settings)) as client:
        house = House(client, clock)
        browser = Browser(house, f"tilth={sign(bytes.fromhex(KEY), 'somebody')}")
        assert name(browser) == "Somebody"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.database.close()


def test_the_key_moves_out_of_the_database_into_a_file_of_its_own(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TILTH_KEY", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with store.database.writing() as connection:
        connection.execute(delete(schema.keys))
        connection.execute(insert(schema.keys).values(name="session", value=KEY))
    for _ in range(2):
        assert session_key(None, store.database, store) == bytes.fromhex(KEY)
    assert store.key("session") is None
    file = beside(store.database)
    assert file.is_relative_to(tmp_path)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_whoever_runs_a_server_can_give_the_key(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TILTH_KEY", raising=False)
    own = tmp_path / "key"
    made = session_key(own, store.database, store)
    assert made == bytes.fromhex(own.read_text())
    monkeypatch.setenv("TILTH_KEY", "given by the environment, as the file")
    assert session_key(own, store.database, store) == b"given by the environment, as the file"
    monkeypatch.setenv("TILTH_KEY", "short")
    with pytest.raises(Refusal, match="serve-key"):
        session_key(own, store.database, store)


@pytest.mark.skipif(os.name != "posix", reason="files have no such rights here")
@pytest.mark.parametrize("earlier", [False, True])
def test_nobody_else_on_the_machine_can_read_the_database_and_what_lies_beside_it(
    tmp_path: Path, earlier: bool
) -> None:
    before = os.umask(0)
    try:
        if earlier:
            (tmp_path / "tilth.db").touch(0o644)
        database = Database(f"sqlite:///{tmp_path}/tilth.db")
        database.migrate()
        with database.writing() as connection:
            connection.execute(insert(schema.players).values(id="p", name="P", created=0))
        session_key(None, database, Store(database))
        rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        database.close()
    finally:
        os.umask(before)
    assert rights == dict.fromkeys([f"tilth.db{end}" for end in ("", "-wal", "-shm", "-key")], 0o600)
