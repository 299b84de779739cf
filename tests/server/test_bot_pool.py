"""The pool of the bots: fair between tables and people, true to what each process has worked out, never stuck."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests.server.browser import House
from tilth.bots import OFFERED, promised
from tilth.games import registry
from tilth.play.bots import LOWER, stand_in
from tilth.play.thinker import NICE, Answer, Question
from tilth.server.bots import pool
from tilth.server.bots.fair_queue import FairQueue
from tilth.server.bots.pool import BotPool, spare_cores
from tilth.server.bots.process import ThinkingProcess

GAME = registry.game("petrichor")
STATE = GAME.new(2, None, 5)
SEAT = STATE.to_act()[0]


async def first_option(question: Question) -> Answer:
    return Answer(STATE.options(SEAT)[0])


def ask(bots: BotPool, table: str, owner: str = "", level: str = "easy") -> Awaitable[str]:
    return bots.choose(table, GAME, level, STATE, SEAT, 1, owner)


def watched(work: Callable[[Question], Awaitable[Answer]], bots: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this answer instead of a process."""
    monkeypatch.setattr(bots, "_ask", work)


# Who is next.


def test_bots_answer_people_in_turn_however_many_tables_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def note(question: Question) -> Answer:
        asked.append(question.table)
        await asyncio.sleep(0)
        return await first_option(question)

    async def ask_all() -> None:
        bots = BotPool(1)
        watched(note, bots, monkeypatch)
        greedy = [ask(bots, f"greedy {number}", "greedy") for number in range(5)]
        await asyncio.gather(*greedy, ask(bots, "ann's", "ann"), ask(bots, "ben's", "ben"))

    asyncio.run(ask_all())
    assert asked == ["greedy 0", "greedy 1", "ann's", "ben's", "greedy 2", "greedy 3", "greedy 4"]


@pytest.mark.parametrize(("processes", "most"), [(1, 1), (2, 1), (3, 2), (7, 4)])
def test_nobody_has_more_than_half_of_the_processes(processes: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking: Counter[str] = Counter()
    highest = 0

    async def note(question: Question) -> Answer:
        nonlocal highest
        thinking["greedy"] += 1
        highest = max(highest, thinking["greedy"])
        await asyncio.sleep(0)
        thinking["greedy"] -= 1
        return await first_option(question)

    async def ask_all() -> None:
        bots = BotPool(processes)
        watched(note, bots, monkeypatch)
        await asyncio.gather(*(ask(bots, f"greedy {number}", "greedy") for number in range(20)))

    asyncio.run(ask_all())
    assert highest == most


def test_a_table_has_one_place_at_a_time() -> None:
    async def come() -> list[str]:
        served: list[str] = []
        queue = FairQueue(3, each=3)

        async def serve(table: str) -> None:
            async with queue.turn("ann", table):
                served.append(table)
                await asyncio.sleep(0.01)

        first = [asyncio.create_task(serve(table)) for table in ("a", "a", "b")]
        await asyncio.sleep(0)
        now = list(served)
        await asyncio.gather(*first)
        return now

    assert asyncio.run(come()) == ["a", "b"]


def test_who_stops_waiting_holds_nobody_up() -> None:
    served: list[str] = []

    async def serve(queue: FairQueue, who: str) -> None:
        async with queue.turn(who, who):
            served.append(who)
            await asyncio.sleep(0.01)

    async def come_and_go() -> int:
        queue = FairQueue()
        tasks = [asyncio.create_task(serve(queue, who)) for who in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[0].cancel()
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return queue.asking()

    assert asyncio.run(come_and_go()) == 0
    assert served[-1] == "d"
    assert "b" not in served


def test_where_many_wait_everybodys_bots_think_more_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: list[float | None] = []

    async def note(question: Question) -> Answer:
        seconds.append(question.seconds)
        await asyncio.sleep(0.01)
        return await first_option(question)

    async def ask_all() -> None:
        bots = BotPool(1)
        watched(note, bots, monkeypatch)
        await ask(bots, "alone", level="expert")
        await asyncio.gather(*(ask(bots, f"table {number}", level="expert") for number in range(8)))

    asyncio.run(ask_all())
    alone, first, second, *_, last = [found or 0 for found in seconds]
    assert alone == first == last == promised("expert")  # nobody else had come yet, or was left
    assert second == promised("expert") / 7


# Where bots think.


def test_without_a_number_one_core_is_left_for_people() -> None:
    assert spare_cores() == max(1, len(os.sched_getaffinity(0)) - 1)


def test_a_bot_stays_in_its_process_while_that_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[tuple[str, ThinkingProcess]] = []
    really = ThinkingProcess.ask

    async def note(process: ThinkingProcess, question: Question) -> Answer:
        answered.append((question.table, process))
        return await really(process, question)

    async def ask_all() -> None:
        bots = BotPool(2)
        monkeypatch.setattr(ThinkingProcess, "ask", note)
        await ask(bots, "a", "ann")
        assert [process.running() for process in bots._playing.processes] == [
            True,
            False,
        ]  # the other one is not needed yet
        await asyncio.gather(ask(bots, "a", "ann"), ask(bots, "b", "ben"))
        for table in "abba":
            await ask(bots, table)
        await bots.close()

    asyncio.run(ask_all())
    homes = dict(answered)
    assert homes["a"] is not homes["b"]
    assert all(process is homes[table] for table, process in answered)


def test_bots_give_way_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async def priority() -> int:
        bots = BotPool(1)
        await ask(bots, "a")
        process = bots._playing.processes[0]._process
        assert process is not None
        try:
            return os.getpriority(os.PRIO_PROCESS, process.pid)
        finally:
            await bots.close()

    assert asyncio.run(priority()) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def test_a_question_that_is_called_off_ends_the_thinking_and_the_next_one_is_answered() -> None:
    async def call_off() -> str:
        bots = BotPool(1)
        await ask(bots, "a")
        process = bots._playing.processes[0]
        thinking = asyncio.ensure_future(ask(bots, "a", level="expert"))
        await asyncio.sleep(0.05)
        assert process.busy
        thinking.cancel()
        await asyncio.wait([thinking])
        assert (process.busy, process.running()) == (False, False)
        try:
            return await ask(bots, "a")
        finally:
            await bots.close()
            assert bots.replaced == 0

    assert STATE.admits(SEAT, asyncio.run(call_off()))


# Who plays where a bot fails.


def test_every_level_has_a_lower_one_down_to_chance() -> None:
    below: list[str] = []
    level = "expert"
    while level != "random":
        level = LOWER[level]
        below.append(level)
    assert below == ["hard", "normal", "easy", "random"]
    assert set(LOWER) == set(OFFERED)


def test_a_bot_that_fails_is_replaced_by_the_next_lower_level_logged_and_counted(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def fail_above_normal(question: Question) -> Answer:
        asked.append(question.level)
        if question.level == "expert":
            raise OSError("no process")
        return Answer(problem="no idea") if question.level == "hard" else await first_option(question)

    monkeypatch.setattr(house.hub.bots, "_ask", fail_above_normal)
    with caplog.at_level(logging.ERROR, "tilth"):
        option = house.run(house.hub.bots.choose, "table", GAME, "expert", STATE, SEAT, 1)
    assert option in STATE.options(SEAT)
    assert asked == ["expert", "hard", "normal"]
    assert [record.getMessage() for record in caplog.records] == [
        "bot expert of petrichor at table table is replaced by hard: its process failed: OSError('no process')",
        "bot hard of petrichor at table table is replaced by normal: no idea",
    ]
    assert house.hub.bots.replaced == 1
    house.failing_bots = 1


def test_a_bot_that_is_too_slow_is_replaced(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 0)
    monkeypatch.setattr(pool, "SLACK", 0.05)

    async def dream(question: Question) -> Answer:
        if question.level == "hard":
            await asyncio.sleep(5)
        return await first_option(question)

    async def choose() -> int:
        bots = BotPool(1)
        watched(dream, bots, monkeypatch)
        assert await ask(bots, "a", level="hard") in STATE.options(SEAT)
        return bots.replaced

    assert asyncio.run(choose()) == 1
    assert "bot hard of petrichor at table a is replaced by normal: too slow" in caplog.text


@pytest.mark.parametrize("level", ["sensible", "from elsewhere"])
def test_for_levels_of_other_names_stands_in_whom_newcomers_meet(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def silence(question: Question) -> Answer:
        asked.append(question.level)
        return Answer(problem="no")

    async def choose() -> str:
        bots = BotPool(1)
        watched(silence, bots, monkeypatch)
        return await ask(bots, "a", level=level)

    assert asyncio.run(choose()) in STATE.options(SEAT)  # by chance in the end
    assert asked == [level, "easy"]


def test_for_somebody_who_is_gone_a_normal_bot_plays() -> None:
    assert [stand_in(GAME, when_gone) for when_gone in ("bot", "random")] == ["normal", "random"]


# At a table.


class Dreamer:
    """Bots that think until a test tells them what to choose."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self.called_off = 0
        self.house = house
        self.answer: asyncio.Future[str] | None = None
        monkeypatch.setattr(house.hub.bots, "choose", self.choose)

    async def choose(self, table: str, game: Any, level: str, state: Any, seat: int, *_: Any) -> str:
        self.asked += 1
        self.answer = asyncio.get_running_loop().create_future()
        try:
            return await self.answer
        except asyncio.CancelledError:
            self.called_off += 1
            raise

    async def wake(self, option: str) -> None:
        assert self.answer is not None
        self.answer.set_result(option)

    async def settle(self) -> tuple[int, int]:
        """Questions that were asked, and those of them that were called off."""
        await asyncio.sleep(0.05)
        return self.asked, self.called_off


def test_a_bot_stops_thinking_when_what_it_thinks_about_is_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    dreamer = Dreamer(house, monkeypatch)
    ann = house.guest("Ann")
    table = ann.table("me", {"kind": "bot", "level": "expert"}, seed=1)
    with ann.at(table) as socket:
        while socket.to_act():
            socket.choose(socket.options()[0])
            socket.until("state", socket.state["version"] + 1)
        assert house.run(dreamer.settle) == (1, 0)
        assert socket.state["can_undo"] is True
        socket.send(type="undo", seat=0, version=socket.state["version"])
        socket.until("state", socket.state["version"] + 1)
        assert house.run(dreamer.settle) == (1, 1)
        assert house.hub.rooms[table].busy() is False


def test_a_bot_stops_thinking_when_the_last_person_leaves(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = Dreamer(house, monkeypatch)
    ann = house.guest("Ann")
    table = ann.table({"kind": "bot", "level": "expert"}, "me", seed=1)
    assert house.run(dreamer.settle) == (1, 0)
    ann.post(f"/api/tables/{table}/leave")
    assert house.run(dreamer.settle) == (1, 1)


def test_a_bot_among_bots_stops_thinking_when_nobody_watches(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = Dreamer(house, monkeypatch)
    ann = house.guest("Ann")
    table = ann.table(*[{"kind": "bot", "level": "expert"}] * 2, seed=1)
    with ann.at(table):
        assert house.run(dreamer.settle) == (1, 0)
    assert house.run(dreamer.settle) == (1, 1)


def test_who_chooses_at_the_same_time_does_not_disturb_a_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = Dreamer(house, monkeypatch)
    ann = house.guest("Ann")
    table = ann.table("me", {"kind": "bot", "level": "expert"}, options={"draft": True}, seed=1)
    with ann.at(table) as socket:
        assert house.run(dreamer.settle) == (1, 0)
        socket.choose(socket.options()[0])
        socket.until("state", socket.state["version"] + 1)
        assert house.run(dreamer.settle) == (1, 0)
        room = house.hub.rooms[table]
        before = room.table.version
        house.run(dreamer.wake, room.table.running().options(1)[0])
        house.run(dreamer.settle)
        assert room.table.version > before


@pytest.mark.parametrize("pause", [0.0, 0.5])
def test_a_bot_takes_a_moment_before_the_first_of_its_choices(
    house: House, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    house.hub.manners = msgspec.structs.replace(house.hub.manners, bot_pause=pause)
    ann = house.guest("Ann")
    table = ann.table("me", {"kind": "bot", "level": "random"}, seed=1)
    with ann.at(table) as socket:
        while socket.to_act():
            socket.choose(socket.options()[0])
            socket.until("state", socket.state["version"] + 1)
        began = time.monotonic()
        socket.until("state", socket.state["version"] + 1)
        took = time.monotonic() - began
        assert pause - 0.1 <= took
        assert took < pause + 0.4 < promised("easy")


def test_what_others_may_not_know_takes_exactly_a_moment(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much a bot could think about, it has as long for that as is shown where there is nothing to choose."""
    house.hub.manners = msgspec.structs.replace(house.hub.manners, bot_pause=0.2)
    given: list[float] = []

    async def note(
        table: str, game: Any, level: str, state: Any, seat: int, seed: int, owner: str, within: float
    ) -> str:
        given.append(within)
        option: str = state.options(seat)[0]
        return option

    monkeypatch.setattr(house.hub.bots, "choose", note)
    monkeypatch.setattr("tilth.play.rooms.is_hidden", lambda state, seat: True)
    ann = house.guest("Ann")
    table = ann.table({"kind": "bot", "level": "expert"}, "me", seed=1)
    with ann.at(table) as socket:
        while not socket.to_act():
            socket.until("state", socket.state["version"] + 1)
    assert given[0] == 0.2
