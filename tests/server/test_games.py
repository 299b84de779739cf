"""Every registered game can be played over the socket, with people and with bots of every level."""

from __future__ import annotations

import random

import pytest

from tests.server.browser import House, Socket
from tilth.bots import levels
from tilth.games import registry

CHOICES = 40


def step(socket: Socket, dice: random.Random) -> None:
    seat = socket.state["table"]["to_act"][0]
    if socket.state["seat"] != seat:
        socket.send(type="look", seat=seat)
        while socket.until("state")["seat"] != seat:
            pass
    assert socket.state["decision"]["prompt"]["id"]
    options = socket.options()
    assert options or socket.state["decision"]["domain"]
    socket.choose(dice.choice(options))
    socket.until("state", socket.state["version"] + 1)


@pytest.mark.parametrize("name", registry.names())
def test_two_people_play_every_game(house: House, name: str) -> None:
    game = registry.game(name)
    seats = max(2, game.seats[0])
    ann = house.guest("Ann")
    body = {"game": name, "seats": [{"kind": "me"}] * seats}
    answer = ann.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    dice = random.Random(1)
    with ann.at(table) as socket:
        for _ in range(CHOICES):
            if socket.state["table"]["status"] != "playing":
                break
            step(socket, dice)
        before = socket.state
    house.hub.rooms.clear()  # as after a restart
    with ann.at(table) as again:
        again.send(type="look", seat=before["seat"])
        while again.until("state")["seat"] != before["seat"]:
            pass
        assert again.state["view"] == before["view"]
        assert again.state["version"] == before["version"]


@pytest.mark.parametrize(
    ("name", "level"),
    [
        *[(name, level) for name in registry.names() for level in ("random", "sensible")],
        *[("petrichor", level) for level in ("easy", "normal", "raider", "hard")],
    ],
)
def test_bots_take_their_turns(house: House, name: str, level: str) -> None:
    game = registry.game(name)
    if level not in levels(game):
        pytest.skip("the game has no bot of this level")
    ann = house.guest("Ann")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (max(2, game.seats[0]) - 1)]
    answer = ann.post("/api/tables", {"game": name, "seats": seats})
    assert answer.status_code == 201, answer.text
    dice = random.Random(2)
    with ann.at(answer.json()["id"]) as socket:
        by_bots = 0
        while by_bots < 5 and socket.state["table"]["status"] == "playing":
            if socket.to_act():
                socket.choose(dice.choice(socket.options()))
            socket.until("state", socket.state["version"] + 1)
            told = [frame["by"] for frame in socket.seen if frame["type"] == "events"]
            by_bots = len([by for by in told if by is not None and by["seat"] != 0])
        assert by_bots >= 5
