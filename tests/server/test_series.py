"""A series of games over HTTP: what a finished table tells of the next one, and how that is made."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from tests.server.browser import Browser, House
from tests.server.stored import earlier_database, new_table, open_store
from tilth.storage import schema
from tilth.table.seats import ClockRules, Seat

CLOCK = {"kind": "bank", "seconds": 900, "increment": 5}


@pytest.fixture
def ann(house: House, farm_registered: None) -> Browser:
    return house.guest("Ann")


def first_year(browser: Browser, *seats: Any, **more: Any) -> str:
    """A finished first year of a farm."""
    table = browser.table(*(seats or ("me",)), game="farm", options={"year": 1}, seed=3, **more)
    with browser.at(table) as socket:
        socket.play_on(random.Random(1))
    return table


def test_a_game_by_itself_has_no_sequel(house: House, ann: Browser) -> None:
    table = ann.table("me", game="farm")
    with ann.at(table) as socket:
        socket.play_on(random.Random(1))
    assert ann.get(f"/api/tables/{table}").json()["standing"] is None
    assert ann.get(f"/api/tables/{table}/sequel").json() == {"news": None, "question": None, "ways": [], "next": None}
    answer = ann.post(f"/api/tables/{table}/sequel", {"way": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "no_sequel")


def test_a_table_says_where_it_stands_in_its_series(ann: Browser) -> None:
    table = ann.table("me", game="farm", options={"year": 2, "barn": ["peddler"]})
    standing = {"id": "year", "args": {"year": 2, "barn": ["card:peddler"]}}
    assert ann.get(f"/api/tables/{table}").json()["standing"] == standing
    assert ann.get("/api/tables?which=mine").json()[0]["standing"] == standing
    with ann.at(table) as socket:
        assert socket.state["table"]["standing"] == standing


def test_a_finished_game_tells_the_ways_to_go_on(ann: Browser) -> None:
    table = first_year(ann)
    sequel = ann.get(f"/api/tables/{table}/sequel").json()
    assert sequel["news"] == {"id": "year-over", "args": {"year": 1}}
    assert sequel["question"] == {"id": "ask-keep", "args": {}}
    assert sequel["next"] is None
    for way in sequel["ways"]:
        assert way["label"] == {"id": "keep", "args": {"card": way["touches"][0]}}


def test_the_next_game_has_the_same_people_and_rules_and_what_was_handed_on(ann: Browser) -> None:
    table = first_year(ann, {"kind": "me", "name": "Anna"}, "bot", clock=CLOCK, undo="none", private=False)
    way = ann.get(f"/api/tables/{table}/sequel").json()["ways"][0]
    answer = ann.post(f"/api/tables/{table}/sequel", {"way": 0})
    assert answer.status_code == 201
    following = answer.json()
    assert following["id"] != table
    assert following["after"] == table
    assert following["status"] == "playing"
    assert following["options"] == {"rounds": 2, "rain": False, "year": 2, "barn": [way["touches"][0][5:]]}
    assert [(seat["kind"], seat["name"], seat["you"]) for seat in following["seats"]] == [
        ("player", "Anna", True),
        ("bot", "", False),
    ]
    assert (following["clock"], following["undo"], following["private"]) == (CLOCK, "none", False)
    assert ann.get(f"/api/tables/{table}").json()["after"] is None


def test_a_game_has_one_sequel_however_often_it_is_asked_for(ann: Browser) -> None:
    table = first_year(ann)
    first = ann.post(f"/api/tables/{table}/sequel", {"way": 1}).json()
    again = ann.post(f"/api/tables/{table}/sequel", {"way": 0}).json()
    assert again == first
    assert ann.get(f"/api/tables/{table}/sequel").json()["next"] == first["id"]
    assert len(ann.get("/api/tables?which=mine").json()) == 1


def test_the_last_game_of_a_series_tells_its_news_and_no_way_on(ann: Browser) -> None:
    table = ann.table("me", game="farm", options={"year": 2})
    with ann.at(table) as socket:
        socket.play_on(random.Random(1))
    sequel = ann.get(f"/api/tables/{table}/sequel").json()
    assert (sequel["news"]["id"], sequel["ways"]) == ("year-over", [])
    assert ann.post(f"/api/tables/{table}/sequel", {"way": 0}).json()["code"] == "no_sequel"


def test_a_running_game_and_a_way_that_is_not_there_are_refused(ann: Browser) -> None:
    running = ann.table("me", game="farm", options={"year": 1})
    assert ann.get(f"/api/tables/{running}/sequel").json()["code"] == "not_finished"
    assert ann.post(f"/api/tables/{running}/sequel", {"way": 0}).json()["code"] == "not_finished"
    table = first_year(ann)
    assert ann.post(f"/api/tables/{table}/sequel", {"way": 7}).json()["code"] == "no_sequel"
    for body in ({}, {"way": -1}, {"way": "first"}, {"way": 0, "options": {}}):
        assert ann.post(f"/api/tables/{table}/sequel", body).status_code == 400
    assert ann.post("/api/tables/nowhere/sequel", {"way": 0}).status_code == 404


def test_only_who_sat_at_the_table_goes_on_but_everybody_may_know(house: House, ann: Browser) -> None:
    table = first_year(ann)
    ben = house.guest("Ben")
    assert ben.get(f"/api/tables/{table}/sequel").json()["ways"]
    answer = ben.post(f"/api/tables/{table}/sequel", {"way": 0})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_seat")
    assert house.stranger().post(f"/api/tables/{table}/sequel", {"way": 0}).status_code == 401


def test_of_several_who_make_a_sequel_at_once_only_one_does(database: str) -> None:
    store = open_store(database)
    try:
        new_table(store, "first")
        before = store.row("first").agreement

        def follow(name: str) -> str:
            made = msgspec.structs.replace(before, id=name, after="first")
            return store.create_sequel(made, [Seat("player", "ann", "Ann"), Seat("player", "ben", "Ben")], 0.0)

        with ThreadPoolExecutor(4) as pool:
            found = set(pool.map(follow, [f"next{number}" for number in range(4)]))
        assert len(found) == 1
        following = found.pop()
        assert store.following("first") == following
        assert store.following(following) is None
    finally:
        store.database.close()


def test_tables_from_before_there_were_series_are_kept(tmp_path: Path) -> None:
    """A database of the first version is brought up to date, with its tables."""
    url = f"sqlite:///{tmp_path}/old.db"
    row = {
        "id": "old",
        "game": "agricola",
        "rules_version": 1,
        "seed": 1,
        "private": True,
        "creator": "ann",
        "created": 0,
        "clock_kind": "none",
        "clock_seconds": 0,
        "clock_increment": 0,
        "undo": "own",
        "when_gone": "wait",
        "status": "waiting",
        "version": 0,
        "to_act": "[]",
        "round": 0,
        "options": '{"mode":"full","permanent":"woodcutter,chief"}',
    }
    with earlier_database(url, "0001").writing() as connection:
        connection.execute(insert(schema.tables).values(row))
    store = open_store(url)
    kept = store.row("old").agreement
    assert kept.after is None
    assert kept.clock == ClockRules()
    assert kept.options == {"mode": "full", "permanent": ["woodcutter", "chief"]}
    store.database.close()
