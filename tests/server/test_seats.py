"""Sitting down, hot-seat, spectators, leaving, coming back, chat."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

from tests.server.browser import Browser, House
from tests.server.stored import open_store, play


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


def test_the_game_begins_when_the_last_seat_is_taken(house: House, ann: Browser) -> None:
    table = ann.table("me", "open", "open")
    ben, eve = house.guest("Ben"), house.guest("Eve")
    with ann.at(table) as socket:
        assert socket.state["table"]["status"] == "waiting"
        assert socket.state["view"] is None
        assert ben.sit(table, seat=2).json()["status"] == "waiting"
        assert socket.until("state")["table"]["seats"][2]["name"] == "Ben"
        assert eve.sit(table).json()["status"] == "playing"
        state = socket.until("state")
        assert state["table"]["status"] == "playing"
        assert state["view"]["seats"] == 3
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ann", "Eve", "Ben"]
        assert [seat["you"] for seat in state["table"]["seats"]] == [True, False, False]


def test_a_taken_seat_stays_taken(house: House, ann: Browser) -> None:
    table = ann.table("me", "open", "open")
    answer = house.guest("Ben").sit(table, seat=0)
    assert answer.status_code == 409
    assert answer.json()["code"] == "seat_taken"
    assert house.stranger().sit(table).status_code == 401


def test_one_browser_holds_several_seats(house: House, ann: Browser) -> None:
    table = ann.table({"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Kid"})
    with ann.at(table) as socket:
        assert socket.state["held"] == [0, 1]
        assert [seat["name"] for seat in socket.state["table"]["seats"]] == ["Mum", "Kid"]
        for seat in (0, 1):
            socket.send(type="look", seat=seat)
            state = socket.until("state")
            assert state["seat"] == seat
            hands = [player["hand"] for player in state["view"]["players"]]
            assert hands[seat] is not None
            assert hands[1 - seat] is None  # pass the screen: the other hand is not even in the browser
            acting = seat in state["table"]["to_act"]
            assert (state["decision"] is not None) == acting
        socket.send(type="look", seat=None)
        assert all(player["hand"] is None for player in socket.until("state")["view"]["players"])


def test_the_log_is_told_again_from_the_seat_one_looks_from(ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket:
        socket.send(type="look", seat=1)
        log = socket.until("log")
        dealt = [e["args"] for entry in log["entries"] for e in entry["events"] if e["name"] == "dealt"]
        assert {args["seat"] for args in dealt if args["cards"]} == {"seat:1"}


def test_a_whole_hot_seat_game(ann: Browser) -> None:
    table = ann.table("me", "me", "me")
    dice = random.Random(1)
    with ann.at(table) as socket:
        while socket.state["table"]["status"] == "playing":
            seat = socket.state["table"]["to_act"][0]
            if socket.state["seat"] != seat:
                socket.send(type="look", seat=seat)
                socket.until("state")
            socket.choose(dice.choice(socket.options()))
            socket.until("state", socket.state["version"] + 1)
        assert len(socket.state["ranking"]) == 3


def test_a_second_seat_can_be_taken_by_the_same_browser(ann: Browser) -> None:
    table = ann.table("me", "open")
    assert ann.sit(table, name="Kid").json()["status"] == "playing"
    with ann.at(table) as socket:
        assert socket.state["held"] == [0, 1]


def test_spectators_come_and_go(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket:
        assert socket.until("presence") == {"type": "presence", "seats": [True, True], "watchers": 0}
        with house.guest("Eve").at(table):
            assert socket.until("presence")["watchers"] == 1
        assert socket.until("presence")["watchers"] == 0


def test_who_comes_and_goes_within_a_moment_is_told_once(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket:
        socket.until("presence")
        with ExitStack() as crowd:
            for number in range(5):
                crowd.enter_context(house.guest(f"Guest {number}").at(table))
            while socket.until("presence")["watchers"] < 5:
                pass
        while socket.until("presence")["watchers"] > 0:
            pass
        assert len([frame for frame in socket.seen if frame["type"] == "presence"]) < 10


def test_a_browser_that_reloads_sees_the_same_table_and_the_whole_story(house: House, ann: Browser) -> None:
    table = ann.table("me", "bot")
    with ann.at(table) as socket:
        socket.play_on(random.Random(2), 8)
        while not socket.to_act():
            socket.until("state", socket.state["version"] + 1)
        before = socket.state
        story = [*socket.seen[0]["entries"][1:], *(frame for frame in socket.seen if frame["type"] == "events")]
    with ann.at(table) as again:
        assert again.state["view"] == before["view"]
        assert again.state["decision"] == before["decision"]
        assert again.state["version"] == before["version"]
        told = [(entry["version"], entry["by"], entry["events"]) for entry in again.seen[0]["entries"][1:]]
        assert told == [(frame["version"], frame["by"], frame["events"]) for frame in story]
        again.play_on(random.Random(3))
        assert again.state["table"]["status"] == "finished"


def test_two_windows_of_one_browser_show_the_same(ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as one, ann.at(table) as two:
        one.choose(one.options()[0])
        one.until("state", 1)
        two.until("state", 1)
        assert one.state["view"] == two.state["view"]


def test_who_leaves_a_waiting_table_frees_the_seat(house: House, ann: Browser) -> None:
    table = ann.table("me", "open", "open")
    ben = house.guest("Ben")
    ben.sit(table)
    info = ben.post(f"/api/tables/{table}/leave").json()
    assert [seat["kind"] for seat in info["seats"]] == ["player", "open", "open"]
    assert ann.post(f"/api/tables/{table}/leave").json()["status"] == "closed"


def test_who_leaves_a_game_is_replaced_as_the_table_says(house: House, ann: Browser) -> None:
    ben = house.guest("Ben")
    waiting = ann.table("me", "open", when_gone="wait")
    ben.sit(waiting)
    info = ben.post(f"/api/tables/{waiting}/leave").json()
    assert info["seats"][1]["kind"] == "open"
    assert info["status"] == "playing"

    helped = ann.table("me", "open", when_gone="random")
    ben.sit(helped)
    info = ben.post(f"/api/tables/{helped}/leave").json()
    assert (info["seats"][1]["kind"], info["seats"][1]["level"]) == ("bot", "random")
    with ann.at(helped) as socket:
        house.run(house.hub.sweep)
        socket.play_on(random.Random(4))
        assert socket.state["table"]["status"] == "finished"


def test_a_seat_kept_for_a_friend_is_only_theirs(house: House, ann: Browser) -> None:
    ben = house.guest("Ben")
    ben.post("/api/register", {"name": "Benedict", "password": "longenough"})
    table = ann.table("me", {"kind": "player", "name": "benedict"})
    info = ann.get(f"/api/tables/{table}").json()
    assert (info["seats"][1]["kind"], info["seats"][1]["name"]) == ("reserved", "Benedict")
    assert house.guest("Eve").sit(table).status_code == 409
    assert [mine["id"] for mine in ben.get("/api/tables?which=invitations").json()] == [table]
    assert ben.sit(table).json()["status"] == "playing"
    body = {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "player", "name": "nobody"}]}
    assert ann.post("/api/tables", body).json()["message_id"] == "refusal-player-no-account"


def test_invitations_stand_apart_and_push_no_game_of_ones_own_away(house: House, ann: Browser) -> None:
    ben = house.guest("Ben")
    ben.post("/api/register", {"name": "Benedict", "password": "longenough"})
    running = ben.table("me")
    house.clock.time += 1
    waiting = ben.table("me", "open")
    invited = []
    for number in range(25):
        house.clock.time += 1
        maker = house.guest(f"Guest {number}")
        invited.append(maker.table("me", {"kind": "player", "name": "Benedict"}))
    assert [table["id"] for table in ben.get("/api/tables?which=mine").json()] == [running, waiting]
    shown = [table["id"] for table in ben.get("/api/tables?which=invitations").json()]
    assert shown == invited[::-1][:20]
    assert house.stranger().get("/api/tables?which=invitations").status_code == 401


def test_chat_reaches_everybody_and_stays(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    eve = house.guest("Eve")
    with ann.at(table) as socket, eve.at(table) as watcher:
        socket.send(type="chat", text="  rain \n at last ")
        for reader in (socket, watcher):
            line = reader.until("chat")
            assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "rain at last")
        watcher.send(type="chat", text="hello")
        assert socket.until("chat")["seat"] is None
    with ann.at(table) as again:
        assert [frame["text"] for frame in again.seen if frame["type"] == "chat"] == ["rain at last", "hello"]


def test_nobody_talks_faster_than_others_can_read(house: House, ann: Browser) -> None:
    table, eve = ann.table("me", "me"), house.guest("Eve")
    at_once = house.hub.settings.chat_per_minute // 3
    with ann.at(table) as socket, eve.at(table) as watcher:
        for number in range(at_once + 1):
            socket.send(type="chat", text=str(number))
        error = socket.until("error")
        assert (error["code"], error["message_id"]) == ("too_fast", "refusal-chat-too-fast")
        watcher.send(type="chat", text="hello")  # others may talk
        said = [watcher.until("chat")["text"] for _ in range(at_once + 1)]
        assert said == [*map(str, range(at_once)), "hello"]
        house.clock.time += 10
        socket.send(type="chat", text="later")
        assert socket.until("chat")["text"]
    with ann.at(ann.table("me", "me")) as elsewhere:
        elsewhere.send(type="chat", text="another table")
        assert elsewhere.until("chat")["text"] == "another table"


def test_nobody_without_a_name_chats(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    with house.stranger().at(table) as watcher:
        watcher.send(type="chat", text="psst")
        assert watcher.refusal() == "no_player"


def test_a_seed_of_ones_own_only_without_others(ann: Browser) -> None:
    body = {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 5}
    assert ann.post("/api/tables", body).json()["message_id"] == "refusal-table-seed-alone"
    views = []
    for _ in range(2):
        with ann.at(ann.table("me", "bot", seed=5)) as socket:
            views.append(socket.seen[0]["entries"][0]["events"])
    assert views[0] == views[1]


def test_the_same_seed_meets_the_same_bots(ann: Browser) -> None:
    games = []
    for _ in range(2):
        table = ann.table("me", "bot", seed=5)
        with ann.at(table) as socket:
            socket.play_on(random.Random(3))
        games.append(ann.get(f"/api/tables/{table}/record").text)
    assert games[0] == games[1]


def test_what_another_process_does_is_shown_here(house: House, ann: Browser) -> None:
    """The other process begins the game and chooses before this one has heard of either."""
    table = ann.table("me", "open")
    other = open_store(house.hub.settings.database)
    with ann.at(table) as socket:
        other.sit(table, None, "somebody", "Somebody", 1.0)
        loaded = other.load(table)
        play(other, loaded, random.Random(1), 3)
        while socket.state["version"] < 3:
            socket.until("state")
        assert socket.state["table"]["seats"][1]["name"] == "Somebody"
        assert socket.state["view"] == loaded.running().view(0)
        told = [frame["version"] for frame in socket.seen if frame["type"] == "events"]
        assert told == [0, 1, 2, 3]
        other.say(table, 1, "Somebody", "hello", 2.0)
        assert socket.until("chat")["text"] == "hello"
    other.database.close()
