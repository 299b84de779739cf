"""Bots behind the server: none of them may fail, and what one has worked out is kept for its next choice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.contract.cases import option_sets
from tests.server.bot_games import Tally, play
from tests.server.browser import House
from tilth.bots import levels
from tilth.core import Bot, Rng
from tilth.games import registry
from tilth.play.thinker import MOST_BOTS, Question, Thinker
from tilth.server.bots.pool import BotPool

GAME = registry.game("petrichor")
GAMES = {"petrichor": 16, "sonora": 2, "earth": 5, "agricola": 4}
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
        bots, tally = BotPool(), Tally()
        for number in range(GAMES[name]):
            await play(bots, game, seats, sets[number % len(sets)], number, "sensible", tally)
        await bots.close()
        return tally

    tally = asyncio.run(games())
    assert (tally.replaced, tally.endless) == (0, 0), caplog.text
    assert tally.games == GAMES[name]


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
