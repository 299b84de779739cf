"""Hints: what a strong bot would do, asked from the table, thought about in a process of its own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.contract.cases import MOST_CHOICES
from tests.contract.twins import tables, twins_in
from tests.server.browser import Browser, Frame, House, Socket
from tilth import bots, games
from tilth.core import Game, Refusal, State
from tilth.play.bots import Bots
from tilth.play.thinker import ADVICE, Answer, Question, Thinker
from tilth.server.bots.pool import BotPool

BOT = {"kind": "bot", "level": "random"}
FIRST = [{"option": "c1", "touches": [], "lead": 1.0}]


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


@pytest.fixture
def ben(house: House) -> Browser:
    return house.guest("Ben")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few simulations that thinking takes no time."""
    monkeypatch.setattr("tilth.play.bots.ADVISED", 0.05)


def ask(socket: Socket) -> None:
    socket.send(type="hint", seat=socket.state["seat"], version=socket.state["version"])


def hint(socket: Socket) -> Frame:
    ask(socket)
    return socket.until("hint")


def test_a_hint_has_the_best_options_in_words_with_what_they_bring(ann: Browser) -> None:
    with ann.at(ann.table("me", BOT, seed=4)) as socket:
        ideas = hint(socket)["ideas"]
        assert 2 <= len(ideas) <= 3
        for idea in ideas:
            offered = next(one for one in socket.state["decision"]["options"] if one["option"] == idea["option"])
            assert (idea["label"], idea["touches"]) == (offered["label"], offered["touches"])
            assert idea["lead"] % 0.5 == 0, "no finer than it is known"
        assert socket.state["version"] == 0, "nothing has happened"


def test_who_asks_once_more_gets_the_same_hint_at_once(house: House, ann: Browser) -> None:
    with ann.at(ann.table("me", BOT, seed=4)) as socket:
        first = hint(socket)
        house.hub.bots.advise = None  # type: ignore[assignment, method-assign]
        assert hint(socket) == first


def test_hints_are_given_where_only_one_person_plays_unless_it_was_agreed_otherwise(ann: Browser) -> None:
    for seats, given, allowed in (
        (["me", BOT], None, True),
        (["me", BOT], False, False),
        (["me", "open"], None, False),
        (["me", "me"], None, False),
        (["me", "open"], True, True),
    ):
        table = ann.table(*seats, hints=given)
        assert ann.get(f"/api/tables/{table}").json()["hints"] is allowed


def test_whoever_made_a_table_may_allow_hints_until_the_game_begins(ann: Browser) -> None:
    table = ann.table("me", "open")
    for said, then in ((True, True), (None, True), (False, False)):
        assert ann.post(f"/api/tables/{table}/terms", {"hints": said}).json()["hints"] is then


def test_at_other_tables_one_is_told_so(ann: Browser) -> None:
    with ann.at(ann.table("me", BOT, hints=False)) as socket:
        ask(socket)
        assert socket.until("error")["message_id"] == "refusal-hint-not-here"


def between_people(ann: Browser, ben: Browser) -> str:
    table = ann.table("me", "open", hints=True)
    ben.sit(table)
    return table


def test_who_has_nothing_to_choose_is_told_so(ann: Browser, ben: Browser) -> None:
    table = between_people(ann, ben)
    with ann.at(table) as one, ben.at(table) as other:
        idle = other if one.to_act() else one
        ask(idle)
        assert idle.until("error")["message_id"] == "refusal-hint-nothing"
        idle.send(type="hint", seat=1 - idle.state["seat"], version=0)
        assert idle.until("error")["code"] == "wrong_seat"
        idle.send(type="hint", seat=idle.state["seat"], version=7)
        assert idle.until("error")["code"] == "stale"


def test_where_people_play_each_other_everybody_is_told_and_nothing_is_taken_back(ann: Browser, ben: Browser) -> None:
    table = between_people(ann, ben)
    with ann.at(table) as one, ben.at(table) as other:
        asks, looks = (one, other) if one.to_act() else (other, one)
        ask(asks)
        seat = asks.state["seat"]
        assert looks.until("events")["events"] == [{"name": "hint_asked", "args": {"seat": f"seat:{seat}"}}]
        assert asks.until("hint")["ideas"]
        hint(asks)  # once more, of which nobody need be told
        asks.choose(asks.options()[0])
        assert looks.until("events")["events"][0]["name"] != "hint_asked"
    assert "hint" not in ann.get(f"/api/tables/{table}/record").text


def test_in_a_lesson_hints_come_when_its_script_is_over(ann: Browser) -> None:
    made = ann.post("/api/lessons", {"game": "petrichor", "lesson": "first"}).json()
    with ann.at(made["id"]) as socket:
        ask(socket)
        assert socket.until("error")["message_id"] == "refusal-hint-lesson"


def test_nobody_asks_all_the_time(ann: Browser) -> None:
    with ann.at(ann.table("me", BOT, seed=4)) as socket:
        hint(socket)
        for _ in range(8):
            ask(socket)
        assert socket.until("error")["message_id"] == "refusal-hint-too-fast"


class Slow:
    """Somebody who thinks until they are called off."""

    def __init__(self) -> None:
        self.asked = self.called_off = 0

    async def answer(self, question: Question, who: str, within: float) -> Answer:
        assert question.level == ADVICE
        self.asked += 1
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            self.called_off += 1
            raise
        return Answer()


def test_thinking_ends_when_the_choice_was_made_or_nobody_waits(
    house: House, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr(house.hub.bots, "answer", slow.answer)
    with ann.at(ann.table("me", BOT, seed=4)) as socket:
        ask(socket)
        ask(socket)  # it is on its way already
        house.run(asyncio.sleep, 0.1)
        assert (slow.asked, slow.called_off) == (1, 0)
        socket.choose(socket.options()[0])
        socket.until("state")
        house.run(asyncio.sleep, 0.1)
        assert (slow.asked, slow.called_off) == (1, 1)
    with ann.at(ann.table("me", BOT, seed=4)) as socket:
        ask(socket)
        house.run(asyncio.sleep, 0.1)
    house.run(asyncio.sleep, 0.1)
    assert (slow.asked, slow.called_off) == (2, 2)


@pytest.mark.parametrize(
    ("problem", "message"), [(TimeoutError(), "hint-slow"), (OSError("no process"), "hint-failed")]
)
def test_whatever_happens_to_the_bot_one_is_told_in_a_sentence(
    house: House, ann: Browser, monkeypatch: pytest.MonkeyPatch, problem: Exception, message: str
) -> None:
    async def fail(question: Question, who: str, within: float) -> Answer:
        raise problem

    with ann.at(ann.table("me", BOT, seed=4)) as socket:
        monkeypatch.setattr(house.hub.bots, "answer", fail)
        ask(socket)
        assert socket.until("error")["message_id"] == f"refusal-{message}"


def test_a_hint_does_not_wait_for_bots_that_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("petrichor")
    state = game.new(2, None, 5)
    seat = state.to_act()[0]
    done: list[str] = []

    async def think(question: Question) -> Answer:
        await asyncio.sleep(0 if question.level == ADVICE else 0.1)
        done.append(question.level)
        return Answer(state.options(seat)[0])

    async def both() -> None:
        pool = BotPool(1)
        monkeypatch.setattr(pool, "_ask", think)
        playing = asyncio.ensure_future(pool.choose("t", game, "expert", state, seat, 1, "ann"))
        await asyncio.sleep(0.01)
        with pytest.raises(Refusal):  # this one has no idea
            await pool.advise("t", game, state, seat, 1, "ann")
        await playing

    asyncio.run(both())
    assert done == [ADVICE, "expert"]


class Here(Bots):
    """Thinks in this process, with few simulations and without a clock."""

    async def answer(self, question: Question, who: str, within: float) -> Answer:
        return Thinker().think(question)

    async def close(self) -> None:
        """Nothing to end."""


TWINS = {"petrichor": 6, "earth": 4}
"""How many are compared here; for all games see the bots' own tests."""


@pytest.mark.parametrize("name", TWINS)
def test_what_a_seat_cannot_know_changes_nothing_in_its_hint(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game(name)
    monkeypatch.setattr(bots.guide(game), "hard", 2)
    places = [table for table in tables(game) if table[0] > 1]
    compared = 0
    for seed in range(60):
        for twins, _ in twins_in(game, *places[seed % len(places)], seed, 12, MOST_CHOICES):
            for seat in same_for(twins.one, twins.other):
                assert told(game, twins.one, seat) == told(game, twins.other, seat), twins.what
                compared += 1
        if compared >= TWINS[name]:
            return
    raise AssertionError("too few twins")


def same_for(one: State, other: State) -> list[int]:
    """A seat that owes a choice at both positions and sees the same."""
    return [
        seat
        for seat in one.to_act()
        if seat in other.to_act() and one.view(seat) == other.view(seat) and one.options(seat) == other.options(seat)
    ][:1]


def told(game: Game, state: State, seat: int) -> Any:
    return asyncio.run(Here().advise("t", game, state, seat, 3, "ann"))
