"""Requests that make no sense are refused as every other refusal is, and are no mistake of ours."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.browser import Browser, FakeClock, House
from tilth.server import Settings, create_app

JSON = {"X-Tilth": "1", "Content-Type": "application/json"}


@pytest.fixture
def ann(settings: Settings, database: str) -> Iterator[Browser]:
    """A guest of a server on each kind of database."""
    settings.static.mkdir()
    with TestClient(create_app(msgspec.structs.replace(settings, database=database))) as client:
        yield House(client, FakeClock()).guest("Ann")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        f"/{'x' * 300}",
        f"/{'x' * 300}.js",
        "/api/tables/%00",
        "/api/tables/%00/record",
        "/api/tables/%00/replay?to=0",
        "/api/tables/%FF",
        "/api/rules/petrichor/%00",
    ],
)
def test_an_address_that_cannot_be_is_not_found(ann: Browser, path: str) -> None:
    answer = ann.get(path)
    assert answer.status_code == 404, answer.text
    assert set(answer.json()) == {"code", "message_id", "args"}


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b"[" * 30_000 + b"]" * 30_000,
        b'{"name": ' * 7_000,
        b'{"name": "\xff\xfe"}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"name": "\\ud800"}',
        b'{"name": "A\x00nn"}',
    ],
    ids=["deep", "deep and closed", "deep objects", "no UTF-8", "half a letter", "half an escape", "raw NUL"],
)
@pytest.mark.parametrize("path", ["/api/guest", "/api/tables"])
def test_a_body_that_is_no_text_is_refused(ann: Browser, path: str, body: bytes) -> None:
    answer = ann.house.client.post(path, content=body, headers=JSON | {"Cookie": ann.cookie})
    assert answer.status_code == 400, answer.text
    assert answer.json()["message_id"] == "refusal-bad-request"


def test_a_name_with_a_nul_is_nobodys(ann: Browser) -> None:
    for body in ({"name": "\0", "password": "12345678"}, {"name": "Ann", "password": "1234567\0"}):
        assert ann.post("/api/login", body).json()["message_id"] == "refusal-bad-text"
        assert ann.post("/api/register", body).json()["message_id"] == "refusal-bad-text"
    seats = [{"kind": "me"}, {"kind": "reserved", "name": "B\0b"}]
    assert ann.post("/api/tables", {"game": "petrichor", "seats": seats}).status_code == 409


def test_words_with_a_nul_are_not_said(ann: Browser) -> None:
    with ann.at(ann.table("me", "open")) as socket:
        socket.send(type="chat", text="a\0b")
        assert socket.refusal() == "bad_frame"
        socket.send(type="chat", text="ab")
        assert socket.until("chat")["text"] == "ab"
