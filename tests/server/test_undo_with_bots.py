"""Whoever plays with bots takes back a choice together with what the bots did since, if no chance was asked and nothing
hidden was opened meanwhile; whatever the game, alone too, and while all choose at the same time."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.browser import Browser, FakeClock, Frame, House, Socket
from tests.server.stored import open_store
from tilth.games import registry
from tilth.server import Settings, create_app
from tilth.storage import Store
from tilth.table import Table
from tilth.table.entries import Entry
from tilth.table.forced import pass_over
from tilth.table.seats import Agreement, ClockRules, Seat

OWN, BOT = Seat("player", "ann", "Ann"), Seat("bot", level="easy")
TABLES: dict[str, tuple[str, list[Seat], dict[str, Any]]] = {
    "agricola": ("agricola", [OWN, BOT, BOT], {}),
    "agricola alone": ("agricola", [OWN], {}),
    "agricola around one screen": ("agricola", [OWN, BOT, OWN], {}),
    "earth": ("earth", [BOT, OWN, BOT], {}),
    "earth alone": ("earth", [OWN], {}),
    "earth around one screen": ("earth", [OWN, OWN, BOT], {}),
    "earth in teams": ("earth", [OWN, BOT, BOT, BOT], {"teams": True}),
    "petrichor": ("petrichor", [BOT, OWN, BOT], {"draft": True}),
    "petrichor alone": ("petrichor", [OWN], {}),
    "petrichor around one screen": ("petrichor", [OWN, OWN, BOT], {"draft": True}),
    "sonora": ("sonora", [OWN, BOT], {}),
    "sonora alone": ("sonora", [OWN], {}),
}


class Play:
    """A table in a store where people choose at random and so do the bots."""

    def __init__(self, store: Store, kind: str, seed: int) -> None:
        name, seats, options = TABLES[kind]
        self.store = store
        self.game = registry.game(name)
        agreed = self.game.check(len(seats), options)
        rules = self.game.rules_version
        agreement = Agreement("t", name, rules, agreed, seed, ClockRules(), "own", "wait", True, "ann", 0.0)
        store.create(agreement, list(seats), 0.0)
        self.table = store.load("t")
        self.dice = random.Random(seed)
        self.before: dict[int, Any] = {}
        """What its seat saw before each choice of a person, and the entries it knew of."""

    def own(self, seat: int) -> bool:
        return self.table.seats[seat].kind == "player"

    def write(self, move: Any) -> None:
        assert self.store.commit([move]) == [True]
        self.table.accept(move)

    def seen(self, seat: int) -> Any:
        """All that a seat knows of the table, but who else is ready: that stays."""
        state = self.table.running()
        view = {name: value for name, value in state.view(seat).items() if name != "to_act"}
        known = [entry.number for page in self.table.story.readers[seat].pages for entry in page.entries]
        return view, list(state.options(seat)), known

    def step(self) -> None:
        """One choice, and what has to be after it."""
        state = self.table.running()
        seat = self.dice.choice(state.to_act())
        step = state.deciding(seat)
        option = self.dice.choice(state.options(seat))
        if not self.own(seat):
            self.write(self.table.propose_choice(seat, option, "bot", 0.0))
            self.answer_forced()
        else:
            before, foreseen = self.seen(seat), self.table.foresees_undo(seat, option)
            self.write(self.table.propose_choice(seat, option, "player", 0.0))
            self.before[self.table.version] = before
            self.answer_forced()
            if self.table.head.status == "playing" and (step is None or step.listed):
                assert self.table.can_undo(seat) == foreseen, (seat, option)

    def answer_forced(self) -> None:
        while self.table.head.status == "playing":
            seat = self.table.without_choice(self.table.running())
            if seat is None:
                return
            option = self.table.running().options(seat)[0]
            self.write(self.table.propose_choice(seat, option, "server", 0.0))

    def undo(self, choice: Entry) -> None:
        """Take a choice back, and see that the table is as it was for whoever made it, here and in the store."""
        undo = self.table.undo_of(choice, 0.0)
        before = self.store.position(self.table, self.table.without(undo))
        self.write(self.table.propose_undo(undo, before))
        assert self.seen(choice.seat) == self.before[choice.number]
        loaded = self.store.load("t")
        self.same(loaded, self.table)

    def same(self, loaded: Table, table: Table) -> None:
        assert loaded.entries == table.entries
        assert loaded.head == table.head
        assert self.game.save(loaded.running()) == self.game.save(table.running())
        for seat, reader in table.story.readers.items():
            other = loaded.story.readers[seat]
            assert (other.version, other.pages) == (reader.version, reader.pages)
            assert sorted(entry.number for entry in other._held) == sorted(entry.number for entry in reader._held)
            assert loaded.can_undo(seat) == table.can_undo(seat)

    def check_record(self) -> None:
        """The record knows nothing of what was taken back."""
        state, twin = self.table.record().replay(self.game), self.table.running().clone()
        twin.patient = False
        while pass_over(twin):
            pass
        assert [state.view(seat) for seat in range(state.seats)] == [twin.view(seat) for seat in range(state.seats)]


@pytest.mark.parametrize("kind", TABLES)
def test_after_an_undo_the_table_is_as_it_was_before_the_choice(kind: str, tmp_path: object) -> None:
    store = open_store(f"sqlite:///{tmp_path}/tilth.db")
    play = Play(store, kind, 11)
    own = [seat for seat in range(len(play.table.seats)) if play.own(seat)]
    undone = over_bots = steps = 0
    while steps < 400 and play.table.head.status == "playing":
        play.step()
        steps += 1
        if play.table.head.status != "playing" or play.dice.random() > 0.2:
            continue
        while any(found := [play.table.undoable(seat) for seat in own]) and play.dice.random() < 0.7:
            choice = play.dice.choice([entry for entry in found if entry is not None])
            since = [entry for entry in play.table.entries if entry.number > choice.number]
            over_bots += any(entry.by == "bot" for entry in since)
            play.undo(choice)
            undone += 1
    if play.table.head.status == "playing":
        play.check_record()
    assert undone >= 5
    assert over_bots >= 3 or len(play.table.seats) == 1
    store.database.close()


# With a server and its bots.


def told_since(socket: Socket, version: int) -> list[Frame]:
    """What was told after a version and still stands."""
    return [frame for frame in socket.seen if frame["type"] == "events" and frame["version"] > version]


def my_turn(socket: Socket) -> None:
    while not socket.to_act():
        socket.until("state", socket.state["version"] + 1)


def answered(socket: Socket) -> tuple[Frame, str]:
    """Choose until bots have answered a choice that can still be taken back; the table before it, and the choice."""
    dice = random.Random(2)
    while True:
        my_turn(socket)
        before, option = socket.state, dice.choice(socket.options())
        socket.choose(option)
        socket.until("state", before["version"] + 1)
        my_turn(socket)
        if socket.state["can_undo"] and len(told_since(socket, before["version"])) > 1:
            return before, option


def take_back(socket: Socket, version: int | None = None) -> None:
    now = socket.state["version"]
    socket.send(type="undo", seat=socket.state["seat"], version=now if version is None else version)


def test_what_bots_have_answered_is_taken_back_with_the_choice_and_answered_again_in_the_same_way(house: House) -> None:
    ann = house.guest("Ann")
    with ann.at(ann.table("me", "bot", "bot", seed=3)) as socket:
        before, option = answered(socket)
        now = socket.state["version"]
        first = [(told["by"], told["events"]) for told in told_since(socket, before["version"])]
        take_back(socket)
        assert socket.until("events")["undone"] == before["version"] + 1
        assert socket.until("state", now + 1)["view"] == before["view"]
        assert socket.options() == [offered["option"] for offered in before["decision"]["options"]]
        socket.choose(option)
        socket.until("state", now + 2)
        my_turn(socket)
        assert [(told["by"], told["events"]) for told in told_since(socket, now + 1)] == first


def test_who_pressed_before_the_bots_answer_was_seen_takes_the_same_choice_back(house: House) -> None:
    ann = house.guest("Ann")
    with ann.at(ann.table("me", "bot", "bot", seed=3)) as socket:
        before, _ = answered(socket)
        now = socket.state["version"]
        take_back(socket, before["version"] + 1)
        assert socket.until("state", now + 1)["view"] == before["view"]


def test_who_presses_twice_takes_one_choice_back(house: House) -> None:
    ann = house.guest("Ann")
    with ann.at(ann.table("me", "bot", "bot", seed=3)) as socket:
        before, _ = answered(socket)
        now = socket.state["version"]
        take_back(socket)
        take_back(socket)
        assert socket.refusal() in ("stale", "cannot_undo")
        assert socket.state["version"] == now + 1
        assert socket.state["view"] == before["view"]


def test_a_bot_that_thinks_about_what_is_taken_back_is_called_off(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "bot", seed=3, undo_grace=30)
    room = house.hub.rooms[table]
    with ann.at(table) as socket:
        dice = random.Random(1)
        room.table.agreement.undo_grace = 0
        my_turn(socket)
        room.table.agreement.undo_grace = 30
        while socket.to_act() or not socket.state["can_undo"]:
            before = socket.state
            socket.choose(dice.choice(socket.options()))
            socket.until("state", before["version"] + 1)
            if not socket.to_act() and not socket.state["can_undo"]:
                my_turn(socket)
        assert room._bot_task is not None
        take_back(socket)
        assert socket.until("state", socket.state["version"] + 1)["view"] == before["view"]
        assert room._bot_task is None


def two_and_a_bot(house: House, **more: Any) -> tuple[Browser, Browser, str]:
    """Ann, Ben and a bot, who plays when Ann has."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "bot", "open", options={"first_player": "random"}, seed=None, **more)
    ben.sit(table)
    return ann, ben, table


def until_the_bot_is_asked(ann: Socket, ben: Socket) -> Frame:
    """Play until the bot must answer a choice of Ann's that can be taken back; the table before it."""
    while True:
        for socket in (ann, ben):
            socket.send(type="ping")
            socket.until("pong")
        socket = ann if ann.to_act() else ben
        if not socket.to_act():
            continue
        before = socket.state
        socket.choose(socket.options()[-1])
        socket.until("state", before["version"] + 1)
        if socket is ann and socket.state["table"]["to_act"] == [1] and socket.state["can_undo"]:
            return before


def test_where_several_play_bots_give_time_to_take_a_choice_back(house: House) -> None:
    ann, ben, table = two_and_a_bot(house, undo_grace=10)
    with ann.at(table) as first, ben.at(table) as second:
        before = until_the_bot_is_asked(first, second)
        take_back(first)
        assert first.until("state", first.state["version"] + 1)["view"] == before["view"]
        house.hub.rooms[table].table.agreement.undo_grace = 1
        first.choose(first.options()[-1])
        first.until("state", first.state["version"] + 1)
        assert first.state["can_undo"]
        told = first.until("events", first.state["version"] + 1)
        assert told["by"]["seat"] == 1


def test_where_several_play_a_bots_answer_ends_it_and_who_comes_too_late_is_told(house: House) -> None:
    ann, ben, table = two_and_a_bot(house, undo_grace=1)
    with ann.at(table) as first, ben.at(table) as second:
        until_the_bot_is_asked(first, second)
        could = first.state["version"]
        first.until("state", could + 1)
        assert not first.state["can_undo"]
        take_back(first, could)
        error = first.until("error")
        assert (error["code"], error["message_id"]) == ("cannot_undo", "refusal-table-cannot-undo")


def test_a_table_says_how_long_bots_wait(settings: Settings, clock: FakeClock) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, undo_grace=3))) as client:
        ann = House(client, clock).guest("Ann")

        def said(*seats: str, **more: Any) -> int:
            grace: int = ann.get(f"/api/tables/{ann.table(*seats, **more)}").json()["undo_grace"]
            return grace

        assert said("me", "bot", "bot") == 0, "alone one takes back what bots did, too"
        assert said("me", "me", "bot") == 0
        assert said("me", "open", "bot") == 3
        assert said("me", "open", "bot", undo_grace=7) == 7
        assert said("me", "bot", undo_grace=5) == 5
