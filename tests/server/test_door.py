"""Several processes behind one address: who goes where, and what happens when one of them ends."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.process import Process, command_line, environment, free_port, serving
from tests.server.stored import open_store
from tests.server.test_processes import choose, until
from tilth.server.processes.gateway import MOST_TABLES, PATIENCE, Plan
from tilth.server.processes.serve import NOT_STARTED

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")


def request(table: str) -> bytes:
    return f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: tilth\r\n".encode()


def test_all_sockets_of_a_table_go_to_one_process() -> None:
    plan = Plan(3)
    first = plan.process(request("abc"))
    plan.connections = [9 if number == first else 0 for number in range(3)]
    assert plan.process(request("abc")) == first


def test_a_new_table_goes_to_the_process_with_the_fewest_connections() -> None:
    plan = Plan(3)
    plan.connections = [5, 2, 7]
    assert plan.process(request("abc")) == 1


@pytest.mark.parametrize(
    "start", [b"", b"GET / HTTP/1.1", b"POST /api/tables HTTP/1.1", b"GET /api/tables/abc HTTP/1.1", b"\x16\x03"]
)
def test_everything_else_goes_to_the_first_process(start: bytes) -> None:
    plan = Plan(2)
    plan.connections = [9, 0]
    assert plan.process(start) == 0


def test_the_tables_that_came_long_ago_are_forgotten() -> None:
    plan = Plan(2)
    assert plan.process(request("old")) == 0
    for number in range(MOST_TABLES):
        plan.process(request(str(number)))
    plan.connections = [9, 0]
    assert plan.process(request("old")) == 1
    assert plan.process(request(str(MOST_TABLES - 1))) == 0


async def play(server: Process, table: str, cookies: list[str], choices: int) -> list[str]:
    """Two people at one table, each with a socket; what was acknowledged."""
    dice = random.Random(table)
    made: list[str] = []
    async with (
        connect(server.socket_address(table), additional_headers={"Cookie": cookies[0]}) as one,
        connect(server.socket_address(table), additional_headers={"Cookie": cookies[1]}) as two,
    ):
        sockets = [one, two]
        states = [await until(browser, "state") for browser in sockets]
        presence = await until(two, "presence")
        assert presence["seats"] == [True, True]  # they are in one process, so each sees that the other is there
        while len(made) < choices and states[0]["table"]["status"] == "playing":
            seat = states[0]["table"]["to_act"][0]
            made.append(await choose(sockets[seat], states[seat], dice))
            states = [await until(browser, "state", states[0]["version"] + 1) for browser in sockets]
    return made


def test_games_at_many_tables_in_two_processes(database: str) -> None:
    with serving(database, 2) as server:
        assert len(server.inside()) == 2
        people = [server.guest("Ann"), server.guest("Ben")]
        tables = [server.table(people[0], "me", "open") for _ in range(8)]
        for table in tables:
            server.post(f"/api/tables/{table}/sit", {}, people[1])

        async def all_of_them() -> list[list[str]]:
            return await asyncio.gather(*(play(server, table, people, 30) for table in tables))

        made = asyncio.run(all_of_them())
    store = open_store(database)
    for table, options in zip(tables, made, strict=True):
        assert [entry.option for entry in store.load(table).entries[1:]] == options
    store.database.close()


async def lose_a_process(server: Process, table: str, cookie: str) -> None:
    """The socket breaks; coming again, one finds everything that was acknowledged."""
    dice = random.Random(4)
    headers = {"Cookie": cookie}
    async with connect(server.socket_address(table), additional_headers=headers) as browser:
        state = await until(browser, "state")
        while state["version"] < 6:
            await choose(browser, state, dice)
            state = await until(browser, "state", state["version"] + 1)
            if state["seat"] not in state["table"]["to_act"]:
                await browser.send(f'{{"type": "look", "seat": {state["table"]["to_act"][0]}}}')
                state = await until(browser, "state")
        before = server.inside()
        for process in before:
            os.kill(process, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            await until(browser, "state", 10**6)
    while len(server.inside()) < 2 or set(server.inside()) & set(before):
        await asyncio.sleep(0.1)
    async with connect(server.socket_address(table), additional_headers=headers, open_timeout=30) as browser:
        assert (await until(browser, "state"))["version"] == state["version"]


def test_a_process_that_dies_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tilth.db", 2) as server:
        ann = server.guest("Ann")
        asyncio.run(lose_a_process(server, server.table(ann, "me", "me"), ann))


def test_the_bots_process_does_not_keep_a_browsers_connection_open(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/tilth.db", 2) as server,
        socket.create_connection(("127.0.0.1", server.port)) as ann,
    ):
        time.sleep(2 * PATIENCE)  # she is let in without having said anything
        cookie = server.guest("Ben")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "sensible"}]
        body = {"game": "petrichor", "seats": seats, "seed": 0}  # the bot begins
        table = server.post("/api/tables", body, cookie).json()["id"]
        while server.client.get(f"/api/tables/{table}").json()["to_act"] != [0]:
            time.sleep(0.1)
        ann.settimeout(10)
        ann.sendall(b"GET /api/me HTTP/1.1\r\nHost: tilth\r\nConnection: close\r\n\r\n")
        while ann.recv(4096):
            pass


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_when_the_door_is_shut_all_processes_end(tmp_path: Path, number: signal.Signals) -> None:
    with serving(f"sqlite:///{tmp_path}/tilth.db", 2) as server:
        inside = server.inside()
        server.process.send_signal(number)
        server.process.wait(30)
        for _ in range(300):
            if not any(command_line(process) for process in inside):
                return
            time.sleep(0.1)
    raise AssertionError("a process is still there")


def test_where_no_process_can_begin_the_server_ends(tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path}/nothing/tilth.db"
    serve = f"serve(Settings(database={nowhere!r}), port={free_port()}, processes=2)"
    code = f"from tilth.server import Settings, serve; {serve}"
    ended = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, timeout=60, check=False
    )
    assert ended.returncode == NOT_STARTED
