"""Games that began with earlier rules go on where today's tell the same story, and keep their story otherwise."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from tests.server.browser import Browser, House
from tests.server.stored import GAME, new_table, open_store, play, whole
from tilth.core import Record, Refusal
from tilth.storage import Store, schema
from tilth.table.table import SNAPSHOT_EVERY

EARLIER = 0


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.database.close()


def age(store: Store, table: str) -> None:
    """As if a table had been made with earlier rules."""
    with store.database.writing() as connection:
        where = schema.tables.c.id == table
        connection.execute(schema.tables.update().where(where).values(rules_version=EARLIER))


def tell_otherwise(store: Store, table: str) -> None:
    """As if earlier rules had told something else in the beginning."""
    with store.database.writing() as connection:
        where = (schema.entries.c.table_id == table) & (schema.entries.c.number == 1)
        connection.execute(schema.entries.update().where(where).values(events='[["no_longer_told",[1]]]'))


def test_a_game_of_earlier_rules_goes_on_where_todays_tell_the_same_story(store: Store) -> None:
    table = new_table(store, "t")
    play(store, table, random.Random(1), 40)
    age(store, "t")
    loaded = store.load("t")
    assert whole(loaded) == whole(table)
    play(store, loaded, random.Random(2), 10_000)
    again = store.load("t")
    assert again.head.status == "finished"
    assert again.record().replay(GAME).ranking() == again.head.places


def test_earlier_positions_of_such_a_game_come_from_no_snapshot_of_earlier_rules(store: Store) -> None:
    table = new_table(store, "t")
    play(store, table, random.Random(1), SNAPSHOT_EVERY + 8)
    age(store, "t")
    with store.database.writing() as connection:
        saved = {**GAME.save(GAME.new(2)), "rules_version": EARLIER}
        connection.execute(schema.snapshots.update().values(state=json.dumps(saved)))
    loaded = store.load("t")
    assert GAME.save(store.position(loaded, loaded.entries)) == GAME.save(table.running())


def test_a_game_that_would_have_gone_otherwise_has_only_its_story(store: Store) -> None:
    table = new_table(store, "t")
    play(store, table, random.Random(1), 20)
    age(store, "t")
    tell_otherwise(store, "t")
    loaded = store.load("t")
    assert loaded.stranded()
    assert len(loaded.entries) == len(table.entries)
    with pytest.raises(Refusal, match="table-not-playing"):
        loaded.running()
    assert loaded.record().rules_version == EARLIER


def begun(house: House) -> tuple[Browser, Browser, str]:
    """A game of two people, a few choices old."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open")
    ben.sit(table)
    dice = random.Random(3)
    with ann.at(table) as first, ben.at(table) as second:
        for _ in range(6):
            for socket in (first, second):
                if socket.to_act():
                    socket.choose(dice.choice(socket.options()))
                    first.until("state", first.state["version"] + 1)
                    second.until("state", second.state["version"] + 1)
                    break
    house.hub.rooms.clear()
    return ann, ben, table


def test_a_running_game_of_earlier_rules_can_be_opened_and_played_on(house: House) -> None:
    ann, _, table = begun(house)
    age(house.hub.store, table)
    with ann.at(table) as socket:
        assert socket.state["table"]["status"] == "playing"
        assert socket.state["view"] is not None


def test_a_running_game_that_would_have_gone_otherwise_is_closed_with_its_story_and_record(house: House) -> None:
    ann, _, table = begun(house)
    age(house.hub.store, table)
    tell_otherwise(house.hub.store, table)
    with ann.at(table) as socket:
        assert socket.state["table"]["status"] == "closed"
        assert socket.state["view"] is None
        log = next(frame for frame in socket.seen if frame["type"] == "log")
        assert len(log["entries"]) >= 7
        assert log["entries"][0]["events"]
        assert log["entries"][1]["events"] == []
    assert house.hub.store.row(table).head.status == "closed"
    record = Record.from_text(ann.get(f"/api/tables/{table}/record").text)
    assert record.rules_version == EARLIER
    assert len(record.choices) == 6


def test_a_finished_game_keeps_its_result_and_story(house: House) -> None:
    ann, _, table = begun(house)
    store = house.hub.store
    loaded = store.load(table)
    play(store, loaded, random.Random(4), 10_000)
    house.hub.rooms.clear()
    age(store, table)
    tell_otherwise(store, table)
    shown = ann.get(f"/api/tables/{table}").json()
    assert shown["status"] == "finished"
    assert sorted(seat["place"] for seat in shown["seats"]) in ([1, 2], [1, 1])
    with ann.at(table) as socket:
        assert socket.state["table"]["status"] == "finished"
        assert len(next(frame for frame in socket.seen if frame["type"] == "log")["entries"]) > 20
    assert ann.get(f"/api/tables/{table}/replay?to=3").status_code == 409
    assert len(Record.from_text(ann.get(f"/api/tables/{table}/record").text).choices) > 20


def test_one_can_leave_a_game_of_earlier_rules(house: House) -> None:
    ann, ben, table = begun(house)
    age(house.hub.store, table)
    answer = ben.post(f"/api/tables/{table}/leave")
    assert answer.status_code == 200, answer.text
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["player", "open"]
    assert ann.post(f"/api/tables/{table}/leave").json()["status"] == "closed"


def test_who_leaves_a_game_that_would_have_gone_otherwise_finds_it_closed(house: House) -> None:
    ann, ben, table = begun(house)
    age(house.hub.store, table)
    tell_otherwise(house.hub.store, table)
    answer = ann.post(f"/api/tables/{table}/leave")
    assert (answer.status_code, answer.json()["status"]) == (200, "closed")
    assert ben.post(f"/api/tables/{table}/leave").json()["code"] == "not_playing"


def test_one_can_leave_a_table_that_waited_while_the_rules_changed(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "open")
    house.hub.rooms.clear()
    age(house.hub.store, table)
    assert ann.post(f"/api/tables/{table}/leave").json()["status"] == "closed"


def test_a_finished_game_of_earlier_rules_can_be_looked_back_at_where_todays_tell_the_same_story(house: House) -> None:
    ann, _, table = begun(house)
    store = house.hub.store
    play(store, store.load(table), random.Random(4), 10_000)
    house.hub.rooms.clear()
    age(store, table)
    assert ann.get(f"/api/tables/{table}/replay?to=3").status_code == 200
    assert ann.post(f"/api/tables/{table}/leave").json()["code"] == "not_playing"


def test_a_table_that_waited_while_the_rules_changed_begins_with_todays(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open")
    house.hub.rooms.clear()
    age(house.hub.store, table)
    assert ben.sit(table).status_code == 200
    assert house.hub.store.row(table).agreement.rules_version == GAME.rules_version
    with ben.at(table) as socket:
        assert socket.state["table"]["status"] == "playing"
