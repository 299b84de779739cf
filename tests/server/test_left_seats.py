"""A seat that was left in a running game: its own person comes back, anybody else asks, and nobody sees two hands."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.browser import Browser, Frame, House, Socket
from tests.server.stored import new_table, open_store


class Game:
    """Ann made the table, Ben and Cat sat down, the game runs."""

    def __init__(self, house: House, **more: Any) -> None:
        self.house = house
        self.ann, self.ben, self.cat = house.guest("Ann"), house.guest("Ben"), house.guest("Cat")
        self.table = self.ann.table("me", "open", "open", **more)
        self.ben.sit(self.table, seat=1)
        self.cat.sit(self.table, seat=2)

    def leave(self, browser: Browser) -> Any:
        return browser.post(f"/api/tables/{self.table}/leave").json()

    def ask(self, browser: Browser, seat: int = 1) -> Any:
        return browser.post(f"/api/tables/{self.table}/ask", {"seat": seat})

    def answer(self, browser: Browser, ask: int, yes: bool = True) -> Any:
        return browser.post(f"/api/tables/{self.table}/answer", {"ask": ask, "yes": yes})

    def names(self) -> list[str]:
        return [seat["name"] for seat in self.ann.get(f"/api/tables/{self.table}").json()["seats"]]


@pytest.fixture
def game(house: House) -> Game:
    return Game(house)


def question(socket: Socket) -> Frame:
    """The first question that one is told of."""
    while True:
        for ask in socket.until("places")["asks"]:
            found: Frame = ask
            return found


def test_nobody_just_sits_down_in_a_seat_that_was_left(house: House, game: Game) -> None:
    game.leave(game.ben)
    for browser, reason in ((house.guest("Eve"), "ask-first"), (game.cat, "seat-taken"), (game.ann, "seat-taken")):
        assert browser.sit(game.table).json()["message_id"] == f"refusal-table-{reason}"
    with house.guest("Eve").at(game.table) as watcher:
        assert watcher.state["held"] == []
        assert all(player["hand"] is None for player in watcher.state["view"]["players"])


def test_who_left_comes_back_without_asking(game: Game) -> None:
    game.leave(game.ben)
    with game.ben.at(game.table) as socket:
        left = socket.until("places")["left"]
        assert left == [{"seat": 1, "name": "Ben", "way": "sit"}]
        assert game.ben.sit(game.table).json()["seats"][1]["you"]
        assert socket.until("places")["left"] == []
    assert game.names() == ["Ann", "Ben", "Cat"]


def test_who_left_takes_the_seat_back_from_the_bot_that_stood_in(house: House) -> None:
    game = Game(house, when_gone="random")
    game.leave(game.ben)
    assert house.guest("Eve").sit(game.table).json()["code"] == "seat_taken"
    assert game.ask(house.guest("Eve")).json()["code"] == "seat_taken"
    assert game.ben.sit(game.table).json()["seats"][1]["kind"] == "player"


def test_around_one_screen_everybody_comes_back_to_their_own_seat(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table({"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Kid"}, "open")
    ben.sit(table)
    ann.post(f"/api/tables/{table}/leave")
    ann.sit(table)
    names = [seat["name"] for seat in ann.sit(table).json()["seats"]]
    assert names == ["Mum", "Kid", "Ben"]


def test_who_made_the_table_decides_while_they_sit_there(house: House, game: Game) -> None:
    eve = house.guest("Eve")
    game.leave(game.ben)
    with game.ann.at(game.table) as owner, game.cat.at(game.table) as other, eve.at(game.table) as newcomer:
        assert newcomer.until("places")["left"] == [{"seat": 1, "name": "Ben", "way": "ask"}]
        assert game.ask(eve).status_code == 200
        asked = question(owner)
        assert (asked["seat"], asked["name"], asked["answer"], asked["mine"]) == (1, "Eve", True, False)
        assert question(other)["answer"] is False
        assert question(newcomer)["mine"] is True
        assert game.answer(game.cat, asked["id"]).json()["message_id"] == "refusal-table-not-asked"
        assert game.answer(game.ann, asked["id"]).json()["seats"][1]["name"] == "Eve"
        for socket in (owner, other, newcomer):
            told = socket.until("events")["events"]
            assert told == [
                {"name": "seat_taken_over", "args": {"seat": "seat:1", "name": "Eve", "before": "Ben"}},
            ]
        assert newcomer.until("state")["held"] == [1]
    with game.cat.at(game.table) as again:
        log = next(frame for frame in again.seen if frame["type"] == "log")
        assert log["entries"][-1]["events"][0]["name"] == "seat_taken_over"


def test_without_who_made_the_table_everybody_there_must_agree(house: House, game: Game) -> None:
    eve = house.guest("Eve")
    game.leave(game.ann)
    game.ask(eve, 0)
    with game.ben.at(game.table) as socket:
        asked = question(socket)
    assert game.answer(game.ben, asked["id"]).json()["seats"][0]["kind"] == "open"
    assert game.answer(game.cat, asked["id"]).json()["seats"][0]["name"] == "Eve"


def test_who_leaves_no_longer_has_to_agree(house: House, game: Game) -> None:
    game.leave(game.ann)
    game.ask(house.guest("Eve"), 0)
    with game.ben.at(game.table) as socket:
        asked = question(socket)
    game.answer(game.ben, asked["id"])
    game.leave(game.cat)
    assert game.names() == ["Eve", "Ben", ""]


def test_a_no_is_told_to_who_asked_and_stands(house: House, game: Game) -> None:
    eve = house.guest("Eve")
    game.leave(game.ben)
    with eve.at(game.table) as socket:
        game.ask(eve)
        asked = question(socket)
        game.answer(game.ann, asked["id"], yes=False)
        assert question(socket)["refused"] is True
    assert game.ask(eve).json()["message_id"] == "refusal-table-ask-refused"
    assert game.answer(game.ann, asked["id"]).json()["message_id"] == "refusal-table-no-ask"
    assert game.names() == ["Ann", "", "Cat"]


def test_nobody_takes_a_seat_who_has_seen_another_hand_of_this_game(house: House, game: Game) -> None:
    game.leave(game.ben)
    assert game.ask(game.cat).json()["message_id"] == "refusal-table-seen-another-hand"
    game.leave(game.cat)
    assert game.ask(game.cat).json()["message_id"] == "refusal-table-seen-another-hand"
    with game.cat.at(game.table) as socket:
        ways = {left["seat"]: left["way"] for left in socket.until("places")["left"]}
        assert ways == {1: "none", 2: "sit"}


def test_who_was_followed_by_somebody_else_must_ask_too(house: House, game: Game) -> None:
    eve = house.guest("Eve")
    game.leave(game.ben)
    game.ask(eve)
    with game.ann.at(game.table) as socket:
        game.answer(game.ann, question(socket)["id"])
        assert game.ben.sit(game.table).json()["code"] == "seat_taken"
        game.leave(eve)
        assert game.ben.sit(game.table).json()["code"] == "ask_first"
        assert game.ask(game.ben).status_code == 200


def test_only_a_few_may_wait_for_an_answer(house: House, game: Game) -> None:
    game.leave(game.ben)
    codes = [game.ask(house.guest(f"Guest {number}")).status_code for number in range(6)]
    assert codes == [200] * 5 + [409]


def test_a_seat_that_is_not_free_cannot_be_asked_for(house: House, game: Game) -> None:
    eve = house.guest("Eve")
    assert game.ask(eve, 1).json()["code"] == "seat_taken"
    assert game.ask(eve, 7).json()["code"] == "seat_taken"
    assert game.ask(house.stranger()).status_code == 401
    waiting = game.ann.table("me", "open")
    assert eve.post(f"/api/tables/{waiting}/ask", {"seat": 1}).json()["code"] == "not_playing"


def test_the_game_goes_on_with_whoever_took_the_seat_over_and_can_be_read_back(house: House, game: Game) -> None:
    eve = house.guest("Eve")
    dice = random.Random(1)
    game.leave(game.ben)
    game.ask(eve)
    with game.ann.at(game.table) as owner:
        game.answer(game.ann, question(owner)["id"])
    game.leave(game.cat)
    game.ask(house.guest("Dan"), 2)
    with game.ann.at(game.table) as owner:
        game.answer(game.ann, question(owner)["id"])
    store = house.hub.store
    for _ in range(3):
        table = store.load(game.table)
        state = table.running()
        seat = state.to_act()[0]
        assert store.commit([table.propose_choice(seat, dice.choice(state.options(seat)), "player", 1.0)]) == [True]
    loaded = store.load(game.table)
    assert [entry.kind for entry in loaded.entries] == ["begin", "sit", "sit", "choice", "choice", "choice"]
    replayed = loaded.record().replay(loaded.game)
    assert loaded.game.save(replayed) == loaded.game.save(loaded.running())
    house.hub.rooms.clear()
    assert eve.get(f"/api/tables/{game.table}/replay?to=2").json()["seat"] == 1


def test_a_choice_that_was_on_its_way_still_counts(house: House, game: Game) -> None:
    people = [game.ann, game.ben, game.cat]
    acting = game.ann.get(f"/api/tables/{game.table}").json()["to_act"][0]
    leaving = 1 if acting != 1 else 2
    game.leave(people[leaving])
    game.ask(house.guest("Eve"), leaving)
    with game.ann.at(game.table) as owner, people[acting].at(game.table) as socket:
        version = socket.state["version"]
        game.answer(game.ann, question(owner)["id"])
        socket.until("state", version + 1)
        socket.choose(socket.options()[0], version=version)
        socket.until("state", version + 2)


def test_another_process_hears_that_somebody_asks(house: House, game: Game) -> None:
    game.leave(game.ben)
    other = open_store(house.hub.settings.database)
    with game.ann.at(game.table) as socket:
        other.ask(game.table, 1, "somebody", "Somebody")
        assert question(socket)["name"] == "Somebody"
    other.database.close()


def test_both_kinds_of_database_remember_who_held_a_seat_and_who_asks(database: str) -> None:
    store = open_store(database)
    new_table(store, "t", seats=3)
    store.leave("t", "player1", "", 1.0)
    store.ask("t", 1, "eve", "Eve")
    places = store.open("t")[2]
    assert [holder.player for holder in places.holders] == ["player0", "player1", "player2"]
    for player in ("player0", "player2"):
        store.answer("t", places.asks[0].id, player, True, 2.0)
    table, _, places = store.open("t")
    assert (table.seats[1].name, table.entries[-1].kind, places.asks) == ("Eve", "sit", [])
    store.database.close()


def test_choices_and_newcomers_that_meet_do_not_block_one_another(database: str) -> None:
    store, other = open_store(database), open_store(database)
    new_table(store, "t", seats=3)

    def change_seats() -> None:
        for number in range(12):
            holder = other.row("t").seats[1].player
            other.leave("t", holder, "", 1.0)
            other.ask("t", 1, f"eve{number}", "Eve")
            ask = other.open("t")[2].ask_of(f"eve{number}")
            assert ask is not None
            for player in ("player0", "player2"):
                other.answer("t", ask.id, player, True, 2.0)

    def choose() -> int:
        """Until nobody comes any more. Who waits for SQLite sleeps meanwhile, so the first may be written only then."""
        written = 0
        while (not changing.done() and written < 60) or not written:
            table = store.load("t")
            state = table.running()
            seat = state.to_act()[0]
            option = random.Random(written).choice(state.options(seat))
            written += store.commit([table.propose_choice(seat, option, "player", 1.0)])[0]
        return written

    with ThreadPoolExecutor() as pool:
        changing = pool.submit(change_seats)
        assert choose() > 0
        changing.result()
    kinds = [entry.kind for entry in store.load("t").entries]
    assert kinds.count("sit") == 12
    for one in (store, other):
        one.database.close()
