"""Real processes: two of them on one database, one of them killed, browsers that come back."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.process import Process, serving
from tests.server.stored import GAME, open_store, told_on

Frame = dict[str, Any]


async def until(socket: ClientConnection, kind: str, version: int = -1) -> Frame:
    """The next frame of a kind, of this version or a later one."""
    while True:
        frame: Frame = json.loads(await asyncio.wait_for(socket.recv(), 30))
        assert frame["type"] != "error", frame
        if frame["type"] == kind and frame.get("version", 0) >= version:
            return frame


async def choose(socket: ClientConnection, state: Frame, dice: random.Random) -> str:
    option: str = dice.choice(state["decision"]["options"])["option"]
    frame = {"type": "choose", "seat": state["seat"], "version": state["version"], "option": option}
    await socket.send(json.dumps(frame))
    return option


async def play_across(first: Process, second: Process) -> tuple[str, int]:
    """Ann sits at one process, Ben at another, and each sees what the other does."""
    ann, ben = first.guest("Ann"), second.guest("Ben")
    table = first.table(ann, "me", "open")
    second.post(f"/api/tables/{table}/sit", {}, ben)
    dice = random.Random(1)
    async with (
        connect(first.socket_address(table), additional_headers={"Cookie": ann}) as at_first,
        connect(second.socket_address(table), additional_headers={"Cookie": ben}) as at_second,
    ):
        states = [await until(at_first, "state"), await until(at_second, "state")]
        assert [state["table"]["status"] for state in states] == ["playing", "playing"]
        sockets = [at_first, at_second]
        while states[0]["table"]["status"] == "playing":
            seat = states[0]["table"]["to_act"][0]
            option = await choose(sockets[seat], states[seat], dice)
            version = states[0]["version"] + 1
            told = [await until(socket, "events", version) for socket in sockets]
            assert told[seat]["by"] == {"seat": seat, "option": option}
            assert told[1 - seat]["by"]["option"] in (option, None)
            states = [await until(socket, "state", version) for socket in sockets]
            assert states[0]["version"] == states[1]["version"] == version
            assert states[0]["table"]["to_act"] == states[1]["table"]["to_act"]
        await at_first.send(json.dumps({"type": "chat", "text": "well played"}))
        assert (await until(at_second, "chat"))["text"] == "well played"
        return table, version


def test_two_processes_on_one_database_play_one_game(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        table, version = asyncio.run(play_across(first, second))
    store = open_store(database)
    stored = store.load(table)
    assert stored.version == version
    assert stored.record().replay(GAME).is_over()
    store.database.close()


async def race(processes: list[Process], table: str, cookie: str, rounds: int) -> tuple[list[str], int]:
    """The same seats are held in two processes, and both choose at once: one of them wins each time."""
    dice = random.Random(2)
    won, refused = [], 0
    async with (
        connect(processes[0].socket_address(table), additional_headers={"Cookie": cookie}) as one,
        connect(processes[1].socket_address(table), additional_headers={"Cookie": cookie}) as two,
    ):
        sockets = [one, two]
        states = [await until(socket, "state") for socket in sockets]
        for _ in range(rounds):
            seat = states[0]["table"]["to_act"][0]
            for index, socket in enumerate(sockets):
                if states[index]["seat"] != seat:
                    await socket.send(json.dumps({"type": "look", "seat": seat}))
                    while states[index]["seat"] != seat:
                        states[index] = await until(socket, "state")
            version = states[0]["version"]
            await asyncio.gather(*(choose(socket, state, dice) for socket, state in zip(sockets, states, strict=True)))
            for index, socket in enumerate(sockets):
                await socket.send(json.dumps({"type": "ping"}))
                answered = False
                while not answered or states[index]["version"] == version:
                    frame: Frame = json.loads(await asyncio.wait_for(socket.recv(), 30))
                    if frame["type"] == "error":
                        assert frame["code"] == "stale"
                        refused += 1
                    if frame["type"] == "events" and index == 0:
                        won.append(frame["by"]["option"])
                    if frame["type"] == "state":
                        states[index] = frame
                    answered = answered or frame["type"] == "pong"
            if states[0]["table"]["status"] != "playing":
                break
            assert states[0]["version"] == states[1]["version"] == version + 1
        return won, refused


def test_two_processes_that_choose_at_once_agree_on_one_choice(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        ann = first.guest("Ann")
        # Nothing is hidden in the family game, so nothing is asked that has to be.
        table = first.table(ann, "me", "me", game="agricola", options={"mode": "family"})
        won, refused = asyncio.run(race([first, second], table, ann, 25))
    store = open_store(database)
    assert [entry.option for entry in store.load(table).entries[1:]] == won
    assert refused == len(won)
    store.database.close()


async def play_until_killed(server: Process, tables: list[str], cookie: str, choices: int) -> dict[str, list[str]]:
    """Many games at once; what was acknowledged at each table before the server was killed."""
    acknowledged: dict[str, list[str]] = {table: [] for table in tables}
    headers = {"Cookie": cookie}
    sockets = {table: await connect(server.socket_address(table), additional_headers=headers) for table in tables}

    async def play(table: str, socket: ClientConnection) -> None:
        dice = random.Random(table)
        try:
            state = await until(socket, "state")
            while state["table"]["status"] == "playing":
                seat = state["table"]["to_act"][0]
                if state["seat"] != seat:
                    await socket.send(json.dumps({"type": "look", "seat": seat}))
                    state = await until(socket, "state")
                option = await choose(socket, state, dice)
                told = await until(socket, "events", state["version"] + 1)
                assert told["by"]["option"] == option
                acknowledged[table].append(option)
                state = await until(socket, "state", told["version"])
        except ConnectionClosed:
            pass
        finally:
            await socket.close()

    async def end() -> None:
        while sum(map(len, acknowledged.values())) < choices:
            await asyncio.sleep(0.01)
        server.kill()

    await asyncio.gather(end(), *(play(table, socket) for table, socket in sockets.items()))
    return acknowledged


@pytest.mark.slow
def test_kill_in_the_middle_of_200_games_loses_nothing_that_was_acknowledged(database: str) -> None:
    with serving(database) as server:
        ann = server.guest("Ann")
        tables = [server.table(ann, "me", "me") for _ in range(200)]
        acknowledged = asyncio.run(play_until_killed(server, tables, ann, 1000))
    store = open_store(database)
    running = 0
    for table, options in acknowledged.items():
        stored = store.load(table)
        written = [entry.option for entry in stored.entries[1:] if entry.is_real()]
        assert written[: len(options)] == options
        assert len(written) <= len(options) + 1  # at most the one choice that was on its way
        assert told_on(stored.record().replay(GAME)) == told_on(stored.running())
        running += stored.head.status == "playing"
    assert running > 100
    store.database.close()


async def play_through_a_restart(database: str) -> tuple[str, list[int]]:
    """A browser reconnects with its cookie and goes on; a bot that had to think does so after the restart."""
    dice = random.Random(3)
    with serving(database) as server:
        ann = server.guest("Ann")
        table = server.table(ann, "me", "bot")
        async with connect(server.socket_address(table), additional_headers={"Cookie": ann}) as socket:
            state = await until(socket, "state")
            while state["version"] < 12:
                if 0 in state["table"]["to_act"]:
                    await choose(socket, state, dice)
                state = await until(socket, "state", state["version"] + 1)
            server.kill()
    with serving(database) as server:
        async with connect(server.socket_address(table), additional_headers={"Cookie": ann}) as socket:
            log = await until(socket, "log")
            again = await until(socket, "state")
            assert again["held"] == [0]
            assert again["version"] >= state["version"]
            assert [entry["version"] for entry in log["entries"]] == list(range(again["version"] + 1))
            while again["table"]["status"] == "playing":
                if 0 in again["table"]["to_act"]:
                    await choose(socket, again, dice)
                again = await until(socket, "state", again["version"] + 1)
            return table, again["ranking"]


def test_a_browser_comes_back_after_the_server_was_killed(database: str) -> None:
    table, ranking = asyncio.run(play_through_a_restart(database))
    store = open_store(database)
    assert store.load(table).record().replay(GAME).ranking() == ranking
    store.database.close()
