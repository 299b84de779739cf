"""A database that is away: everybody is told to come again, whoever runs the server learns why, and nothing is lost."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import msgspec
import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy.engine import make_url

from tests.server.browser import Browser, FakeClock, House
from tests.server.lines import handshake, line
from tests.server.postgres import fresh_database
from tests.server.process import serving
from tilth.server import Settings, create_app


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


def test_a_file_that_was_moved_away_is_noticed(ann: Browser, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket, caplog.at_level(logging.ERROR, "tilth"):
        for name in ("tilth.db", "tilth.db-wal", "tilth.db-shm"):
            (tmp_path / name).rename(tmp_path / f"moved-{name}")
        answer = ann.get(f"/api/tables/{table}")
        assert answer.status_code == 503
        assert answer.json() == {"code": "unavailable", "message_id": "refusal-database-away", "args": {}}
        assert ann.post("/api/guest", {"name": "Ben"}).status_code == 503
        before = socket.state["version"]
        socket.choose(socket.options()[0])
        assert socket.refusal() == "unavailable"
        assert "is not the file it was" in caplog.text
        for name in ("tilth.db", "tilth.db-wal", "tilth.db-shm"):
            (tmp_path / f"moved-{name}").rename(tmp_path / name)
        socket.choose(socket.options()[0])
        assert socket.until("state", before + 1)["version"] == before + 1


def test_another_file_in_its_place_is_noticed_too(ann: Browser, tmp_path: Path) -> None:
    (tmp_path / "tilth.db").rename(tmp_path / "moved.db")
    (tmp_path / "tilth.db").touch()
    assert ann.get("/api/tables").status_code == 503


def shut(address: str, database: str, away: bool) -> None:
    """Let nobody into a PostgreSQL database, and put out who is there; or let them in again."""
    name = make_url(database).database
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {not away}")
        connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_without_postgresql_everybody_is_told_to_come_again(
    settings: Settings, postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = fresh_database(postgres)
    with TestClient(create_app(msgspec.structs.replace(settings, database=database))) as client:
        ann = House(client, FakeClock()).guest("Ann")
        table = ann.table("me", "open")
        shut(postgres, database, away=True)
        with caplog.at_level(logging.ERROR, "tilth"):
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record"):
                answer = ann.get(path)
                assert answer.status_code == 503, path
                assert answer.json()["message_id"] == "refusal-database-away"
        assert "the database cannot be had" in caplog.text
        assert "Traceback" not in caplog.text
        shut(postgres, database, away=False)
        assert ann.get("/api/me").json()["player"]["name"] == "Ann"


def test_without_postgresql_a_socket_is_refused_as_a_request_is(tmp_path: Path, postgres: str) -> None:
    database = fresh_database(postgres)
    with serving(database) as server:
        path = f"/api/tables/{server.table(server.guest('Ann'), 'me', 'open')}/socket"
        shut(postgres, database, away=True)
        with line(server.port, handshake(server.port, path.replace("/api/tables/", "/api/tables/x"))) as browser:
            assert browser.recv(12) == b"HTTP/1.1 503"
        begin = time.monotonic()
        for _ in range(100):
            assert server.client.get("/api/tables").status_code == 503
        passed = time.monotonic() - begin
        assert len(server.logged()) < passed + 5  # one line a second
