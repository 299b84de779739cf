"""Undo goes back to one's last decision, unless chance was asked, something was revealed or somebody acted since."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.server.browser import House, Socket
from tests.server.stored import new_table, open_store, play
from tilth.table.table import PAST


@pytest.fixture
def hotseat(house: House) -> Iterator[Socket]:
    """Ann plays both seats of a game whose first choices are known."""
    ann = house.guest("Ann")
    with ann.at(ann.table("me", "me", seed=3)) as socket:
        yield socket


def step(socket: Socket, option: str | None = None) -> None:
    """Choose for whoever is to act, looking from that seat."""
    seat = socket.state["table"]["to_act"][0]
    if socket.state["seat"] != seat:
        socket.send(type="look", seat=seat)
        socket.until("state")
    socket.choose(socket.options()[0] if option is None else option)
    socket.until("state", socket.state["version"] + 1)


def test_the_last_choice_can_be_taken_back_and_made_again(hotseat: Socket) -> None:
    seat, before = hotseat.state["seat"], hotseat.state["view"]
    options = hotseat.options()
    step(hotseat, options[0])
    assert hotseat.state["can_undo"] is True
    hotseat.send(type="undo", seat=seat, version=1)
    told = hotseat.until("events", 2)
    assert told["undone"] == 1
    assert told["by"] is None
    state = hotseat.until("state", 2)
    assert state["version"] == 2
    assert state["view"] == before
    assert state["can_undo"] is False
    assert hotseat.options() == options
    step(hotseat, options[1])
    assert hotseat.state["version"] == 3


def test_a_whole_turn_can_be_taken_back_choice_by_choice(hotseat: Socket) -> None:
    """Further back than the positions that are kept at hand."""
    while hotseat.state["view"]["round"] == 0:
        step(hotseat)
    seat = hotseat.state["table"]["to_act"][0]
    hotseat.send(type="look", seat=seat)
    before = [hotseat.until("state")["view"]]
    while hotseat.state["table"]["to_act"] == [seat]:
        step(hotseat)
        assert hotseat.state["can_undo"] is True
        before.append(hotseat.state["view"])
    before.pop()
    assert len(before) > PAST
    version = hotseat.state["version"]
    while before:
        hotseat.send(type="undo", seat=seat, version=version)
        version += 1
        assert hotseat.until("state", version)["view"] == before.pop()


def test_the_log_forgets_what_was_taken_back(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "me", seed=3)
    with ann.at(table) as socket:
        seat = socket.state["seat"]
        step(socket)
        socket.send(type="undo", seat=seat, version=1)
        socket.until("state", 2)
    with ann.at(table) as again:
        assert [entry["version"] for entry in again.seen[0]["entries"]] == [0]
        assert again.state["version"] == 2


def test_nobody_undoes_the_choice_of_another(hotseat: Socket) -> None:
    first = hotseat.state["seat"]
    step(hotseat)
    hotseat.send(type="undo", seat=1 - first, version=1)
    assert hotseat.refusal() == "cannot_undo"
    hotseat.send(type="undo", seat=first, version=0)
    assert hotseat.refusal() == "stale"


def test_once_another_player_has_acted_it_is_too_late(hotseat: Socket) -> None:
    first = hotseat.state["seat"]
    step(hotseat)
    assert hotseat.state["table"]["to_act"] == [1 - first]
    step(hotseat)
    hotseat.send(type="undo", seat=first, version=2)
    assert hotseat.refusal() == "cannot_undo"


def test_a_table_without_undo_has_none(house: House) -> None:
    ann = house.guest("Ann")
    with ann.at(ann.table("me", "me", undo="none")) as socket:
        seat = socket.state["seat"]
        assert {option["undoable"] for option in socket.state["decision"]["options"]} == {False}
        step(socket)
        assert socket.state["can_undo"] is False
        socket.send(type="undo", seat=seat, version=1)
        assert socket.refusal() == "cannot_undo"


def test_options_say_beforehand_whether_they_can_be_undone(house: House) -> None:
    """In many positions: what was said about an option is what the table does after it."""
    ann = house.guest("Ann")
    dice = random.Random(5)
    found = {True: 0, False: 0}
    with ann.at(ann.table("me", "me", seed=8)) as socket:
        while min(found.values()) < 3:
            seat = socket.state["table"]["to_act"][0]
            if socket.state["seat"] != seat:
                socket.send(type="look", seat=seat)
                socket.until("state")
            told = socket.until("undoable", socket.state["version"])
            option = dice.choice(socket.options())
            said = option in told["yes"]
            assert said != (option in told["no"])
            step(socket, option)
            assert socket.state["can_undo"] is said
            found[said] += 1


def test_the_policy_is_the_same_before_and_after_a_restart(tmp_path: object) -> None:
    store = open_store(f"sqlite:///{tmp_path}/tilth.db")
    table = new_table(store, "t", seats=3)
    dice = random.Random(6)
    could = 0
    while play(store, table, dice, 1):
        fresh = store.load("t")
        for seat in range(3):
            assert fresh.can_undo(seat) == table.can_undo(seat)
            could += table.can_undo(seat)
    assert could > 10
    store.database.close()


def test_chance_and_revelations_are_final(tmp_path: object) -> None:
    store = open_store(f"sqlite:///{tmp_path}/tilth.db")
    table = new_table(store, "t")
    dice = random.Random(7)
    final = 0
    while table.head.status == "playing":
        state = table.running()
        used, reveals = state.rng.used, state.reveals
        play(store, table, dice, 1)
        after = table.state
        assert after is not None
        if (after.rng.used, after.reveals) != (used, reveals):
            final += 1
            assert not any(table.can_undo(seat) for seat in range(2))
    assert final >= 3
    store.database.close()
