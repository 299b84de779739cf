"""Databases and servers for tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.browser import FakeClock, House
from tests.server.postgres import fresh_database, server_address
from tilth.server import Settings, create_app


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server from a Python package, for the whole run."""
    with server_address() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tilth.db"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def settings(tmp_path: Path, clock: FakeClock) -> Settings:
    return Settings(
        database=f"sqlite:///{tmp_path}/tilth.db",
        static=tmp_path / "static",
        requests_per_minute=100_000,
        sign_ins_per_minute=100_000,
        pages_per_minute=100_000,
        sockets_per_minute=100_000,
        frames_per_second=100_000,
        sweep=0,
        private_pause=3600,
        bot_pause=0,
        undo_grace=0,
        now=clock,
    )


@pytest.fixture
def house(settings: Settings, clock: FakeClock) -> Iterator[House]:
    """A server on an embedded database, with a clock that tests set."""
    with TestClient(create_app(settings)) as client:
        house = House(client, clock)
        yield house
        assert house.hub.bots.replaced == house.failing_bots
