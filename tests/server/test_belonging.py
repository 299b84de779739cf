"""Nothing about a table changes by somebody who does not belong to it, and nothing about a finished game by anybody."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.browser import Browser, FakeClock, House


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


def leave(browser: Browser, table: str) -> Any:
    return browser.post(f"/api/tables/{table}/leave")


def finished(ann: Browser) -> str:
    """A game of Ann against a bot, played to its end."""
    table = ann.table("me", {"kind": "bot", "level": "random"})
    with ann.at(table) as socket:
        socket.play_on(random.Random(5))
    return table


def test_who_never_sat_at_a_table_cannot_leave_it(house: House, ann: Browser) -> None:
    eve = house.guest("Eve")
    for table in (ann.table("open", "open"), ann.table("bot", "bot"), ann.table("me", "open"), ann.table("me", "bot")):
        before = ann.get(f"/api/tables/{table}").json()
        answer = leave(eve, table)
        assert (answer.status_code, answer.json()["message_id"]) == (403, "refusal-table-no-seat")
        assert ann.get(f"/api/tables/{table}").json() == before


def test_who_made_a_table_closes_it_while_no_person_sits_there(house: House, ann: Browser) -> None:
    assert leave(ann, ann.table("bot", "bot")).json()["status"] == "closed"
    assert leave(ann, ann.table("open", "open")).json()["status"] == "closed"
    table = ann.table("open", "open")
    house.guest("Ben").sit(table)
    assert leave(ann, table).status_code == 403


def test_nobody_leaves_a_finished_game_and_its_result_stays(ann: Browser) -> None:
    table = finished(ann)
    before = ann.get(f"/api/tables/{table}").json()
    answer = leave(ann, table)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_playing")
    assert ann.get(f"/api/tables/{table}").json() == before
    assert [mine["id"] for mine in ann.get("/api/tables?which=finished").json()] == [table]


def test_nobody_leaves_or_sits_down_at_a_closed_table(ann: Browser) -> None:
    table = ann.table("me", "open")
    leave(ann, table)
    assert leave(ann, table).json()["code"] == "not_playing"
    assert ann.sit(table).json()["code"] == "not_playing"


def test_a_result_keeps_the_name_under_which_it_was_played(ann: Browser) -> None:
    over, running = finished(ann), ann.table("me", "open")
    ann.post("/api/register", {"name": "Annabel", "password": "longenough"})
    names = [ann.get(f"/api/tables/{table}").json()["seats"][0]["name"] for table in (over, running)]
    assert names == ["Ann", "Annabel"]


def test_whoever_sits_at_the_same_screen_keeps_their_name(ann: Browser) -> None:
    table = ann.table("me", {"kind": "me", "name": "Kid"})
    ann.post("/api/register", {"name": "Annabel", "password": "longenough"})
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}").json()["seats"]] == ["Annabel", "Kid"]


def test_what_is_said_to_a_finished_game_changes_nothing(ann: Browser) -> None:
    table = finished(ann)
    with ann.at(table) as socket:
        before = socket.state
        socket.send(type="back", seat=0)
        socket.send(type="look", seat=0)
        after = socket.until("state")
        for frame in ("undo", "choose"):
            socket.send(type=frame, seat=0, version=before["version"], **({"option": "x"} if frame == "choose" else {}))
            assert socket.refusal() == "not_playing"
        assert after == before


def test_nobody_fills_the_house_with_tables(house: House, ann: Browser, clock: FakeClock) -> None:
    most = house.hub.settings.most_tables
    tables = [ann.table("me", "open") for _ in range(most.waiting)]
    waiting = {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "open"}]}
    playing = {"game": "petrichor", "seats": [{"kind": "me"}]}
    answer = ann.post("/api/tables", waiting)
    assert (answer.status_code, answer.json()["message_id"]) == (409, "refusal-table-too-many-waiting")
    for _ in range(most.playing):
        ann.table("me")
    assert ann.post("/api/tables", playing).json()["message_id"] == "refusal-table-too-many-playing"
    assert house.guest("Ben").post("/api/tables", waiting).status_code == 201
    leave(ann, tables[0])
    assert ann.post("/api/tables", waiting).status_code == 201
    clock.time += 24 * 3600 + 1  # what was begun on other days may go on for as long as one likes
    assert ann.post("/api/tables", playing).status_code == 201
