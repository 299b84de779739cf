"""Clocks: time is given by the test, so that nothing depends on how fast the machine is."""

from __future__ import annotations

import pytest

from tests.server.browser import House
from tilth.table import clocks
from tilth.table.seats import ClockRules

MOVE = ClockRules("move", 30)
BANK = ClockRules("bank", 100, 10)


def test_without_a_clock_there_is_none() -> None:
    assert clocks.start(ClockRules(), 3, [0], 0.0) is None


def test_only_those_who_owe_a_choice_lose_time() -> None:
    clock = clocks.start(BANK, 3, [1], 50.0)
    assert clock is not None
    assert clock.left_at(57.0) == [100, 93, 100]
    assert clock.deadline() == 150.0
    assert clock.out_of_time(149.9) == []
    assert clock.out_of_time(150.0) == [1]
    assert clock.left_at(1000.0) == [100, 0, 100]


def test_a_bank_gets_its_increment_for_every_choice() -> None:
    clock = clocks.start(BANK, 2, [0], 0.0)
    assert clock is not None
    clock = clocks.press(clock, BANK, 0, [1], 30.0)
    assert clock.left == [80, 100]
    clock = clocks.press(clock, BANK, 1, [0, 1], 40.0)
    assert clock.left == [80, 100]
    assert clock.left_at(50.0) == [70, 90]


def test_a_clock_per_move_begins_anew_with_every_choice() -> None:
    clock = clocks.start(MOVE, 2, [0], 0.0)
    assert clock is not None
    clock = clocks.press(clock, MOVE, 0, [0], 29.0)
    assert clock.left == [30, 30]
    clock = clocks.press(clock, MOVE, 0, [1], 58.0)
    assert clock.left_at(60.0) == [30, 28]


def test_where_several_choose_at_once_the_others_time_runs_on() -> None:
    clock = clocks.start(MOVE, 3, [0, 1, 2], 0.0)
    assert clock is not None
    clock = clocks.press(clock, MOVE, 0, [1, 2], 10.0)
    assert clock.left_at(10.0) == [30, 20, 20]
    assert clock.deadline() == 30.0


def test_an_undo_gives_no_time_back() -> None:
    clock = clocks.start(BANK, 2, [0], 0.0)
    assert clock is not None
    clock = clocks.press(clock, BANK, 0, [1], 30.0)
    clock = clocks.press(clock, BANK, None, [0], 35.0)
    assert clock.left == [80, 95]


def test_the_time_left_is_shown(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "me", clock={"kind": "bank", "seconds": 60, "increment": 5})
    with ann.at(table) as socket:
        seat = socket.state["table"]["to_act"][0]
        assert socket.state["clock"] == {"kind": "bank", "left": [60, 60], "running": [seat]}
        house.clock.time += 20
        socket.choose(socket.options()[0])
        state = socket.until("state", 1)
        assert state["clock"]["left"][seat] == 45


def test_the_clock_does_not_tell_that_somebody_chose_in_secret(house: House) -> None:
    """Before an island, a climate and an ecosystem are chosen nobody is ready."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open", game="earth", clock={"kind": "move", "seconds": 60})
    ben.sit(table)
    with ann.at(table) as socket:
        house.clock.time += 20
        socket.choose(socket.options()[0])
        assert socket.until("state", 1)["clock"]["left"] == [60, 40]
    with ben.at(table) as socket:
        assert socket.state["clock"]["left"] == [40, 40]


def test_a_bank_does_not_tell_how_often_somebody_chose_in_secret(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open", game="earth", clock={"kind": "bank", "seconds": 60, "increment": 5})
    ben.sit(table)
    with ann.at(table) as socket:
        for version, left in ((1, 60), (2, 60), (3, 65)):
            socket.choose(socket.options()[0])
            assert socket.until("state", version)["clock"]["left"] == [left, 60]


@pytest.mark.parametrize("when_gone", ["random", "bot"])
def test_others_choose_for_who_ran_out_of_time(house: House, when_gone: str) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open", clock={"kind": "move", "seconds": 30}, when_gone=when_gone)
    ben.sit(table)
    with ann.at(table) as socket:
        late = socket.state["table"]["to_act"][0]
        house.pass_time(29)
        assert house.hub.rooms[table].table.version == 0
        house.pass_time(1)
        state = socket.until("state", 1)
        assert state["table"]["seats"][late]["away"] is True
        entry = house.hub.rooms[table].table.entries[1]
        assert (entry.seat, entry.by) == (late, "clock")


def test_where_the_table_waits_nobody_chooses_for_another(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "me", clock={"kind": "move", "seconds": 30}, when_gone="wait")
    with ann.at(table) as socket:
        house.pass_time(1000)
        info = ann.get(f"/api/tables/{table}").json()
        assert house.hub.rooms[table].table.version == 0
        assert not any(seat["away"] for seat in info["seats"])
        socket.choose(socket.options()[0])
        assert socket.until("state", 1)["version"] == 1


def test_who_comes_back_plays_on_with_some_time(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open", clock={"kind": "bank", "seconds": 60}, when_gone="random")
    ben.sit(table)
    players = [ann, ben]
    with ann.at(table) as socket:
        late = socket.state["table"]["to_act"][0]
    with players[late].at(table) as socket:
        house.pass_time(61)
        socket.until("state", 1)
        assert socket.state["table"]["seats"][late]["away"] is True
        socket.send(type="back", seat=1 - late)
        assert socket.refusal() == "wrong_seat"
        socket.send(type="back", seat=late)
        while socket.state["table"]["seats"][late]["away"]:
            socket.until("state")
        assert socket.state["clock"]["left"][late] == 30


def test_a_clock_that_ran_out_while_no_server_was_running_is_noticed(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open", clock={"kind": "move", "seconds": 30}, when_gone="random")
    ben.sit(table)
    house.hub.rooms.clear()  # as after a restart
    house.pass_time(31)
    with ann.at(table) as socket:
        while socket.state["version"] < 1:
            socket.until("state")


def test_a_clock_needs_time(house: House) -> None:
    ann = house.guest("Ann")
    body = {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"kind": "move", "seconds": 0}}
    assert ann.post("/api/tables", body).json()["message_id"] == "refusal-table-clock"
