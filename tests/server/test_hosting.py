"""Whoever made a table changes it until the game begins, and everybody sees it at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Browser, House

BOT = {"kind": "bot", "level": "easy"}


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


@pytest.fixture
def ben(house: House) -> Browser:
    return house.guest("Ben")


def place(browser: Browser, table: str, seat: int, **to: Any) -> Any:
    return browser.post(f"/api/tables/{table}/place", {"seat": seat, "to": to})


def terms(browser: Browser, table: str, **changed: Any) -> Any:
    return browser.post(f"/api/tables/{table}/terms", changed)


def test_a_table_says_who_made_it(ann: Browser, ben: Browser) -> None:
    table = ann.table("open", "me")
    assert [(info["host"], info["host_seat"]) for info in (at(ann, table), at(ben, table))] == [(True, 1), (False, 1)]
    assert at(ann, ann.table("open", "open"))["host_seat"] is None


def at(browser: Browser, table: str) -> dict[str, Any]:
    info: dict[str, Any] = browser.get(f"/api/tables/{table}").json()
    return info


def test_the_host_fills_a_seat_with_a_bot_and_frees_it_again(ann: Browser, ben: Browser) -> None:
    table = ann.table("me", "open", "open")
    with ben.at(table) as socket:
        assert place(ann, table, 1, **BOT).json()["seats"][1]["level"] == "easy"
        assert socket.until("state")["table"]["seats"][1]["kind"] == "bot"
        place(ann, table, 1, kind="open")
        assert socket.until("state")["table"]["seats"][1]["kind"] == "open"


def test_the_last_seat_that_is_filled_begins_the_game(ann: Browser) -> None:
    table = ann.table("me", "open")
    with ann.at(table) as socket:
        assert place(ann, table, 1, **BOT).json()["status"] == "playing"
        assert socket.until("state")["view"] is not None


def test_a_seat_kept_for_somebody_who_does_not_come_can_be_given_to_others(
    house: House, ann: Browser, ben: Browser
) -> None:
    ben.post("/api/register", {"name": "Benedict", "password": "longenough"})
    table = ann.table("me", {"kind": "player", "name": "Benedict"}, "open")
    assert at(ben, table)["seats"][1]["kept"] is True
    assert at(ann, table)["seats"][1]["kept"] is False
    assert place(ann, table, 1, kind="open").json()["seats"][1]["kind"] == "open"


def test_nobody_is_made_to_stand_up(ann: Browser, ben: Browser) -> None:
    table = ann.table("me", "open", "open")
    ben.sit(table)
    assert place(ann, table, 1, **BOT).json()["message_id"] == "refusal-table-seat-of-another"
    assert at(ann, table)["seats"][1]["name"] == "Ben"


@pytest.mark.parametrize(
    ("seat", "to", "code"),
    [
        (5, BOT, "bad_request"),
        (9, BOT, "bad_request"),
        (1, {"kind": "bot", "level": "genius"}, "bad_request"),
        (1, {"kind": "king"}, "bad_request"),
        (1, {"kind": "player", "name": "nobody"}, "bad_request"),
    ],
)
def test_a_seat_is_checked_like_that_of_a_new_table(ann: Browser, seat: int, to: dict[str, Any], code: str) -> None:
    table = ann.table("me", "open")
    assert place(ann, table, seat, **to).json()["code"] == code
    assert at(ann, table)["seats"][1]["kind"] == "open"


def test_the_host_changes_options_and_everybody_sees_it(ann: Browser, ben: Browser) -> None:
    table = ann.table("me", "open", "open")
    ben.sit(table)
    clock = {"kind": "move", "seconds": 60, "increment": 0}
    with ben.at(table) as socket:
        assert terms(ann, table, options={"rounds": 6}, clock=clock, private=False).status_code == 200
        seen = socket.until("state")["table"]
    assert (seen["options"]["rounds"], seen["clock"], seen["private"]) == (6, clock, False)


def test_the_game_begins_with_the_options_that_were_agreed_on_last(ann: Browser, ben: Browser) -> None:
    table = ann.table("me", "open")
    with ann.at(table) as socket:
        terms(ann, table, options={"rounds": 6, "layout": "first"})
        ben.sit(table)
        while socket.state["view"] is None:
            socket.until("state")
        assert socket.state["table"]["options"]["rounds"] == 6
        assert socket.state["view"]["rounds"] == 6
    assert ann.get(f"/api/tables/{table}").json()["options"]["layout"] == "first"


@pytest.mark.parametrize(
    "wrong",
    [{"options": {"rounds": 5}}, {"options": {"moon": True}}, {"clock": {"kind": "move", "seconds": 0}}, {"seed": 1}],
)
def test_what_a_new_table_could_not_have_is_refused(ann: Browser, wrong: dict[str, Any]) -> None:
    table = ann.table("me", "open")
    before = at(ann, table)
    assert terms(ann, table, **wrong).status_code in (400, 409)
    assert at(ann, table) == before


def test_only_the_host_changes_a_table(house: House, ann: Browser, ben: Browser) -> None:
    table = ann.table("me", "open", "open")
    ben.sit(table)
    for answer in (place(ben, table, 2, **BOT), terms(ben, table, options={"rounds": 6})):
        assert (answer.status_code, answer.json()["message_id"]) == (403, "refusal-table-not-host")
    assert place(house.stranger(), table, 2, **BOT).status_code == 401


def test_nothing_changes_once_the_game_has_begun(ann: Browser) -> None:
    table = ann.table("me", BOT)
    for answer in (place(ann, table, 1, kind="open"), terms(ann, table, options={"rounds": 6})):
        assert (answer.status_code, answer.json()["message_id"]) == (409, "refusal-table-has-begun")


def test_the_host_says_how_long_bots_wait_and_what_is_not_said_stays(ann: Browser) -> None:
    table = ann.table("me", "open", "open")
    assert terms(ann, table, undo_grace=20).json()["undo_grace"] == 20
    assert terms(ann, table, when_gone="bot").json()["undo_grace"] == 20
