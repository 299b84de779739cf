"""What an address may do in a minute, and what is logged of a flood."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.browser import FakeClock, House
from tilth.server import Settings, create_app
from tilth.server.limits.addresses import MINUTE, Limits
from tilth.server.limits.log_throttle import Throttle


def test_a_minute_later_everything_may_be_done_again(clock: FakeClock) -> None:
    limits = Limits(clock)
    assert [limits.take("page", "192.0.2.1", 2) for _ in range(3)] == [True, True, False]
    clock.time += MINUTE
    assert limits.take("page", "192.0.2.1", 2)


def test_every_address_and_every_kind_is_counted_for_itself(clock: FakeClock) -> None:
    limits = Limits(clock)
    assert limits.take("page", "192.0.2.1", 1)
    assert limits.take("page", "192.0.2.2", 1)
    assert limits.take("socket", "192.0.2.1", 1)


def test_a_house_with_many_long_addresses_counts_as_one(clock: FakeClock) -> None:
    limits = Limits(clock)
    assert limits.take("page", "2001:db8:1:2::1", 1)
    assert not limits.take("page", "2001:db8:1:2:ffff::2", 1)
    assert limits.take("page", "2001:db8:1:3::1", 1)
    assert limits.take("page", "::ffff:192.0.2.1", 1)
    assert limits.take("page", "::ffff:192.0.2.2", 1)


def test_a_socket_that_is_closed_makes_room(clock: FakeClock) -> None:
    limits = Limits(clock)
    assert [limits.enter("192.0.2.1", 2) for _ in range(3)] == [True, True, False]
    limits.leave("192.0.2.1")
    assert limits.enter("192.0.2.1", 2)


@pytest.fixture
def strict(settings: Settings, clock: FakeClock) -> Iterator[House]:
    """A server that allows few pages and is reached over TLS, through a proxy that names another host."""
    few = msgspec.structs.replace(settings, pages_per_minute=5, secure=True, origins=("https://tilth.example",))
    with TestClient(create_app(few)) as client:
        yield House(client, clock)


def test_too_many_pages_are_refused(strict: House) -> None:
    answers = [strict.client.get("/") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["message_id"] == "refusal-too-many-requests"
    assert answers[-1].headers["x-content-type-options"] == "nosniff"
    assert strict.client.get("/api/me").status_code == 200


def test_sign_ins_are_counted_however_the_address_is_written(settings: Settings, clock: FakeClock) -> None:
    few = msgspec.structs.replace(settings, sign_ins_per_minute=2)
    with TestClient(create_app(few)) as client:
        paths = ("/api/guest", "/api/guest/", "/api/guest?a=b", "/api/login")
        answers = [client.post(path, json={"name": "Ann"}, headers={"X-Tilth": "1"}).status_code for path in paths]
    assert answers == [200, 200, 429, 429]


def test_behind_tls_browsers_are_told_to_come_over_tls(strict: House, house: House) -> None:
    assert "max-age=" in strict.client.get("/").headers["strict-transport-security"]
    assert "strict-transport-security" not in house.client.get("/").headers


def test_nothing_personal_is_kept_by_a_cache(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "open")
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/tables/none"):
        assert ann.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("https://tilth.example", True),
        ("http://testserver.local", True),
        ("http://tilth.example", False),
        ("https://tilth.example.evil", False),
        ("null", False),
        ("", False),
    ],
)
def test_a_socket_is_opened_by_pages_of_our_own_or_of_an_origin_that_was_named(
    strict: House, origin: str, welcome: bool
) -> None:
    table = strict.guest("Ann").table("me", "open")
    headers = {"Origin": origin, "Host": "testserver.local"}
    opened = False
    try:
        with strict.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
            opened = socket.receive_json(timeout=10)["type"] == "log"
    except Exception:
        assert not welcome
    assert opened is welcome


def test_the_same_line_is_logged_once_a_second(clock: FakeClock) -> None:
    throttle = Throttle(clock)

    def lets(words: str, *args: object) -> str:
        record = logging.LogRecord("tilth", logging.ERROR, "", 0, words, args, None)
        return record.getMessage() if throttle.filter(record) else ""

    assert lets("too many: %s", 1) == "too many: 1"
    assert lets("too many: %s", 2) == ""
    assert lets("too few: %s", 1) == "too few: 1"
    clock.time += 1.5
    assert lets("too many: %s", 3) == "too many: 3 (and 1 more like it)"
