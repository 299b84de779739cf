"""Bots behind the server: none of them may fail, and what one has worked out is kept for its next choice."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from tests.contract.cases import option_sets
from tests.server.bot_games import Tally, play
from tests.server.browser import House
from tilth.bots import levels
from tilth.core import Bot, Rng
from tilth.games import registry
from tilth.server.bots.fair_queue import FairQueue
from tilth.server.bots.process import Bots
from tilth.server.bots.thinker import MOST_BOTS, Answer, Question, Thinker

GAME = registry.game("petrichor")
GAMES = {"petrichor": 40, "sonora": 2, "earth": 12, "agricola": 8}
"""Games played for each number of seats."""

TABLES = [(name, seats) for name in registry.names() for seats in registry.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_bot_fails_in_whole_games_with_every_kind_of_options(
    name: str, seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    game = registry.game(name)
    sets = option_sets(game, seats)
    Rng(seats).shuffle(sets)

    async def games() -> Tally:
        bots, tally = Bots(), Tally()
        for number in range(GAMES[name]):
            await play(bots, game, seats, sets[number % len(sets)], number, "sensible", tally)
        await bots.close()
        return tally

    tally = asyncio.run(games())
    assert (tally.replaced, tally.endless) == (0, 0), caplog.text
    assert tally.games == GAMES[name]


def test_a_bot_that_fails_is_replaced_counted_and_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def silence(question: Question) -> Any:
        raise OSError("no process")

    monkeypatch.setattr(house.hub.bots, "_ask", silence)
    state = GAME.new(2, None, 5)
    seat = state.to_act()[0]
    with caplog.at_level(logging.ERROR, "tilth"):
        option = house.run(house.hub.bots.choose, "table", GAME, "sensible", state, seat, 1)
    assert option in state.options(seat)
    assert "no process" in caplog.text
    assert house.hub.bots.replaced == 1
    house.failing_bots = 1


def test_bots_answer_people_in_turn_however_many_tables_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def note(question: Question) -> Answer:
        asked.append(question.table)
        await asyncio.sleep(0)
        return Answer(GAME.load(question.state).options(question.seat)[0])

    async def ask_all() -> None:
        bots = Bots()
        monkeypatch.setattr(bots, "_ask", note)
        state = GAME.new(2, None, 5)
        seat = state.to_act()[0]
        ask = [("greedy", f"greedy {number}") for number in range(5)] + [("ann", "ann's"), ("ben", "ben's")]
        await asyncio.gather(*(bots.choose(table, GAME, "sensible", state, seat, 1, owner) for owner, table in ask))

    asyncio.run(ask_all())
    assert asked == ["greedy 0", "greedy 1", "ann's", "ben's", "greedy 2", "greedy 3", "greedy 4"]


def test_who_stops_waiting_holds_nobody_up() -> None:
    served: list[str] = []

    async def serve(turns: FairQueue, who: str) -> None:
        async with turns.turn(who):
            served.append(who)
            await asyncio.sleep(0.01)

    async def come_and_go() -> None:
        turns = FairQueue()
        tasks = [asyncio.create_task(serve(turns, who)) for who in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[0].cancel()
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(come_and_go())
    assert served[-1] == "d"
    assert "b" not in served


def test_bots_by_themselves_play_only_while_somebody_watches(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table({"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"})
    house.pass_time(60)
    room = house.hub.rooms[table]
    assert (room.table.version, room.busy()) == (0, False)
    assert house.hub.store.due(house.clock.time + 60) == []
    with ann.at(table) as socket:
        socket.until("state", 3)
    with ann.at(table) as socket:
        while socket.state["table"]["status"] == "playing":
            socket.until("state")


class Counting(Bot):
    """Chooses the first option, and remembers how often it was asked."""

    made: list[Counting]

    def __init__(self, seed: int) -> None:
        self.asked = 0
        Counting.made.append(self)

    def choose(self, state: Any, seat: int) -> str:
        self.asked += 1
        option: str = state.options(seat)[0]
        return option


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> type[Counting]:
    Counting.made = []
    monkeypatch.setitem(levels(GAME), "counting", Counting)
    return Counting


def question(table: str) -> Question:
    state = GAME.new(2, None, 5)
    return Question(table, GAME.name, "counting", GAME.save(state), state.to_act()[0], 1)


def test_the_bot_of_a_seat_is_kept_between_its_choices(counting: type[Counting]) -> None:
    thinker = Thinker()
    for table in ("a", "b", "a", "a"):
        thinker.think(question(table))
    assert [bot.asked for bot in counting.made] == [3, 1]


def test_the_bot_that_was_not_asked_for_the_longest_time_is_forgotten_first(counting: type[Counting]) -> None:
    thinker = Thinker()
    for number in range(MOST_BOTS):
        thinker.think(question(str(number)))
    thinker.think(question("0"))
    thinker.think(question("one more"))  # the bot of table 1 goes
    thinker.think(question("0"))
    assert len(counting.made) == MOST_BOTS + 1
    thinker.think(question("1"))
    assert len(counting.made) == MOST_BOTS + 2
