"""What leaves the server is what the seat may know, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.browser import Browser, House
from tests.server.stored import GAME
from tilth.core.errors import Refusal
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.core.steps import Together
from tilth.play.frames import Picture, error_frame, stories
from tilth.table import Table
from tilth.table.entries import Entry, told
from tilth.table.seats import Agreement, ClockRules, Seat
from tilth.table.table import Head


def table_of(state: State) -> Table:
    agreement = Agreement("t", "petrichor", 1, state.settings, 1, ClockRules(), "own", "wait", True, "p0", 0.0)
    seats = [Seat("player", f"p{seat}", f"P{seat}") for seat in range(state.seats)]
    head = Head("playing", 5, list(state.to_act()), state.round, None, None, None)
    table = Table(agreement, GAME, seats, head)
    table.state = state
    return table


def everything_sent(state: State, seat: int | None) -> list[Any]:
    """All that one seat gets to know of a position, bot's questions and refusals too."""
    table = table_of(state)
    player = None if seat is None else f"p{seat}"
    sent: list[Any] = [Picture(table, state, table.head).frame(player, seat, table.held_by(player), set(), 0.0)]
    for option in ("z9", "pass", "stop", "rain"):
        try:
            table.check(player, 0 if seat is None else seat, 0, option)
            sent.append("possible")
        except Refusal as refusal:
            sent.append(error_frame(refusal, 5))
    return sent


@pytest.mark.parametrize("seed", range(12))
def test_nothing_changes_for_a_seat_when_only_hidden_things_change(seed: int) -> None:
    dice = random.Random(seed)
    seats = 2 + seed % 3
    options = {"draft": bool(seed % 2), "fertilizer": seed % 4 > 1}
    state = GAME.new(seats, options, seed)
    moved = 0
    for _ in range(dice.randrange(60)):
        if state.is_over():
            break
        acting = dice.choice(state.to_act())
        state.choose(acting, dice.choice(state.options(acting)))
    while state.stack and isinstance(state.stack[-1], Together):  # in a supposed world the others choose once more
        acting = state.to_act()[0]
        state.choose(acting, state.options(acting)[0])
    for seat in range(seats):
        for trial in range(4):
            other = state.determinize(seat, Rng(seed * 100 + trial))
            moved += GAME.save(other) != GAME.save(state)
            assert everything_sent(other, seat) == everything_sent(state, seat)
    assert moved, "nothing hidden was changed"


def words_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {word for item in value.values() for word in words_in(item)}
    if isinstance(value, list):
        return {word for item in value for word in words_in(item)}
    return set()


def play_and_collect(house: House, spectator: bool) -> tuple[list[dict[str, Any]], Table]:
    ann = house.guest("Ann")
    table = ann.table("me", "bot", options={"draft": True})
    with ann.at(table) as socket:
        if spectator:
            with house.guest("Eve").at(table) as watching:
                socket.play_on(random.Random(4))
                while watching.state["table"]["status"] == "playing":
                    watching.next()
                seen = watching.seen
        else:
            socket.play_on(random.Random(4))
            seen = socket.seen
    return seen, house.hub.rooms[table].table


@pytest.mark.parametrize("spectator", [False, True])
def test_the_seed_and_chance_never_leave_while_a_game_runs(house: House, spectator: bool) -> None:
    seen, table = play_and_collect(house, spectator)
    assert len(seen) > 50
    for frame in seen:
        assert not words_in(frame) & {"seed", "rng", "used", "reveals", "flow", "password"}
        assert str(table.agreement.seed) not in json.dumps(frame)


def test_events_and_log_show_a_players_own_cards_and_hide_those_of_others(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open")
    ben.sit(table)
    dealt: dict[str, list[Any]] = {}
    for name, browser in (("ann", ann), ("ben", ben), ("eve", house.stranger())):
        with browser.at(table) as socket:
            events = [event for entry in socket.seen[0]["entries"] for event in entry["events"]]
            dealt[name] = [event["args"] for event in events if event["name"] == "dealt"]
            assert len(dealt[name]) >= 2
    for name, own in (("ann", "seat:0"), ("ben", "seat:1"), ("eve", None)):
        for args in dealt[name]:
            shown = bool(args["cards"])
            assert shown == (args["seat"] == own), (name, args)


def test_a_spectator_sees_the_spectators_view_whoever_they_say_they_are(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.table("me", "me")
    with eve.at(table) as socket:
        assert socket.state["seat"] is None
        assert socket.state["decision"] is None
        assert all(player["hand"] is None for player in socket.state["view"]["players"])
        for seat in (0, 1):
            socket.send(type="look", seat=seat)
            assert socket.refusal() == "wrong_seat"
    assert eve.get(f"/api/tables/{table}/replay?to=0&seat=0").status_code == 409
    assert eve.get(f"/api/tables/{table}/replay?to=0").status_code == 409
    assert eve.get(f"/api/tables/{table}/record").status_code == 409


def test_a_replay_of_a_running_game_shows_ones_own_cards_only(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open")
    ben.sit(table)
    hands = [p["hand"] for p in ann.get(f"/api/tables/{table}/replay?to=0").json()["view"]["players"]]
    assert hands[0] is not None
    assert hands[1] is None
    assert ann.get(f"/api/tables/{table}/replay?to=0&seat=1").status_code == 403
    assert ann.get(f"/api/tables/{table}/record").status_code == 409


def test_bots_think_about_a_state_without_secrets(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to the bots' process shows another hand, deck and chance than the real ones."""
    state = GAME.new(2, {"draft": True}, 5)
    asked: list[Any] = []

    async def note(question: Any) -> Any:
        asked.append(question)
        raise OSError

    monkeypatch.setattr(house.hub.bots, "_ask", note)
    seat = state.to_act()[0]
    for seed in range(5):
        house.run(house.hub.bots.choose, "table", GAME, "easy", state, seat, seed)
    house.failing_bots = 5
    real = GAME.save(state)
    assert len(asked) == 5
    for question in asked:
        assert question.state["rng"] != real["rng"]
        assert GAME.load(question.state).view(seat) == state.view(seat)
    assert any(question.state["deck"] != real["deck"] for question in asked)
    assert any(question.state["players"][1 - seat] != real["players"][1 - seat] for question in asked)


def test_which_options_can_be_undone_is_said_for_the_own_decision_only(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "me")
    with ann.at(table) as socket, house.stranger().at(table) as watcher:
        frame = socket.until("undoable")
        assert sorted(frame["yes"] + frame["no"]) == sorted(socket.options())
        watcher.send(type="ping")
        watcher.until("pong")
        assert all(seen["type"] != "undoable" for seen in watcher.seen)


def test_secrets_are_not_in_a_socket_of_the_wrong_browser(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "bot")
    player = ann.get("/api/me").json()["player"]["id"]
    other = Browser(house, f"tilth={player}")
    with other.at(table) as socket:
        assert socket.state["held"] == []


def test_who_draws_cards_is_told_which_and_the_others_only_how_many() -> None:
    state = GAME.new(2, {}, 3, telling=True)
    table = table_of(state)
    entry = Entry(0, "begin", -1, "", "server", 0.0, True, False, told(state.take_events()))
    assert not entry.open_to_all()
    shown = stories(table.state, table.story.add(entry), [0, 1, None])
    first, second, watcher = (json.loads(frame)["events"] for seat in (0, 1, None) for frame in shown[seat])
    for seat, own, other in ((0, first, second), (1, second, first)):
        cards, unseen, watched = (
            [event["args"]["cards"] for event in seen if event["name"] == "dealt" and event["args"]["seat"] == seat]
            for seen in (own, other, watcher)
        )
        assert all(cards)
        assert not any(unseen)
        assert not any(watched)
