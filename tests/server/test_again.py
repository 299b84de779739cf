"""Playing once more with the same people, and tables that one does not want to see any more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.browser import Browser, House, Socket


@pytest.fixture
def ann(house: House, farm_registered: None) -> Browser:
    return house.guest("Ann")


@pytest.fixture
def ben(house: House) -> Browser:
    return house.guest("Ben")


def finished(first: Browser, second: Browser | None = None, *bots: Any) -> str:
    """A short game that is over."""
    table = first.table("me", *(["open"] if second else []), *bots, game="farm")
    with first.at(table) as socket:
        if second is None:
            socket.play_on(random.Random(1))
            return table
        second.sit(table)
        with second.at(table) as other:
            play_together(first, table, socket, other)
    return table


def play_together(browser: Browser, table: str, *sockets: Socket) -> None:
    """Let people choose at random until their game is over."""
    dice = random.Random(1)
    while to_act := browser.get(f"/api/tables/{table}").json()["to_act"]:
        socket = sockets[to_act[0]]
        while not socket.to_act():
            socket.until("state")
        socket.play_on(dice, 1)


def again(browser: Browser, table: str) -> Any:
    return browser.post(f"/api/tables/{table}/again")


def test_alone_or_with_bots_the_next_game_begins_at_once(ann: Browser) -> None:
    table = finished(ann, None, {"kind": "bot", "level": "random"})
    made = again(ann, table).json()
    assert (made["status"], made["after"], made["options"]) == (
        "playing",
        table,
        ann.get(f"/api/tables/{table}").json()["options"],
    )
    assert [seat["kind"] for seat in made["seats"]] == ["player", "bot"]
    assert ann.get(f"/api/tables/{table}").json()["next"] == made["id"]
    assert again(ann, table).json()["id"] == made["id"]


def test_the_seats_of_the_others_are_kept_and_they_are_told_at_once(ann: Browser, ben: Browser) -> None:
    table = finished(ann, ben)
    with ben.at(table) as socket:
        made = again(ann, table).json()
        assert (made["status"], made["host"]) == ("waiting", True)
        assert socket.until("state")["table"]["next"] == made["id"]
    seat = ben.get(f"/api/tables/{made['id']}").json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["kept"]) == ("reserved", "Ben", True)
    assert [found["id"] for found in ben.get("/api/tables?which=invitations").json()] == [made["id"]]
    joined = again(ben, table).json()
    assert (joined["id"], joined["status"]) == (made["id"], "playing")


def test_a_kept_seat_is_kept_for_one_guest(house: House, ann: Browser, ben: Browser) -> None:
    made = again(ann, finished(ann, ben)).json()
    assert house.guest("Ben").sit(made["id"]).json()["code"] == "seat_taken"
    assert ben.sit(made["id"]).status_code == 200


def test_only_who_has_played_plays_again_and_only_when_it_is_over(house: House, ann: Browser, ben: Browser) -> None:
    table = finished(ann)
    assert again(ben, table).status_code == 403
    assert again(house.stranger(), table).status_code == 401
    running = ann.table("me", game="farm")
    assert again(ann, running).json()["code"] == "not_finished"


def test_a_series_goes_on_instead(ann: Browser) -> None:
    table = ann.table("me", game="farm", options={"year": 1}, seed=3)
    with ann.at(table) as socket:
        socket.play_on(random.Random(1))
    assert again(ann, table).json()["code"] == "series_goes_on"


def test_after_a_next_table_that_was_closed_another_can_be_made(ann: Browser, ben: Browser) -> None:
    table = finished(ann, ben)
    closed = again(ann, table).json()["id"]
    with ben.at(table) as socket:
        ann.post(f"/api/tables/{closed}/leave")
        assert socket.until("state")["table"]["next"] is None
    made = again(ben, table).json()
    assert made["id"] != closed
    assert again(ann, table).json()["id"] == made["id"]


def test_a_finished_game_can_be_put_away(ann: Browser, ben: Browser) -> None:
    table = finished(ann, ben)
    assert ann.post(f"/api/tables/{table}/put-away").status_code == 200
    assert ann.post(f"/api/tables/{table}/put-away").status_code == 200
    assert ann.get("/api/tables?which=finished").json() == []
    assert [found["id"] for found in ben.get("/api/tables?which=finished").json()] == [table]
    assert ann.get(f"/api/tables/{table}").status_code == 200


def test_an_invitation_can_be_put_away(ann: Browser, ben: Browser) -> None:
    made = again(ann, finished(ann, ben)).json()["id"]
    assert ben.post(f"/api/tables/{made}/put-away").status_code == 200
    assert ben.get("/api/tables?which=invitations").json() == []
    assert ben.sit(made).status_code == 200


def test_who_still_plays_or_never_did_puts_nothing_away(ann: Browser, ben: Browser) -> None:
    table = ann.table("me", "open", game="farm")
    assert ann.post(f"/api/tables/{table}/put-away").json()["message_id"] == "refusal-table-still-on"
    assert ben.post(f"/api/tables/{table}/put-away").status_code == 403
