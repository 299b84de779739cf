"""Random and broken bytes for a real server: it may refuse them, but neither falters nor logs a mistake of its own."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from itertools import pairwise

from tests.server.lines import PING, line, opened, text, until
from tests.server.process import Process

KNOWN = "Invalid UTF-8 sequence received from client."
"""uvicorn's own way of telling that a browser was wrong."""

OPTIONS = ["", "pass", "rain", "\0", "é" * 50, "1", "x" * 3000]

REQUESTS = [
    b"GET / HTTP/1.1\r\nHost: tilth\r\nConnection: close\r\n\r\n",
    b"GET /api/tables?which=open HTTP/1.1\r\nHost: tilth\r\nCookie: tilth=a.b\r\nConnection: close\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: tilth\r\nX-Tilth: 1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 15\r\nConnection: close\r\n\r\n{"name": "Ann"}',
    b"POST /api/login HTTP/1.1\r\nHost: tilth\r\nX-Tilth: 1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    b"2\r\n{}\r\n0\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: tilth\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
]


def mutated(dice: random.Random, said: bytes) -> bytes:
    """The same with a few bytes changed, left out, doubled or put elsewhere."""
    made = bytearray(said)
    for _ in range(dice.randrange(1, 6)):
        place = dice.randrange(len(made) + 1)
        end = min(len(made), place + dice.randrange(1, 9))
        match dice.randrange(4):
            case 0:
                made[place:end] = dice.randbytes(end - place)
            case 1:
                del made[place:end]
            case 2:
                made[place:place] = made[place:end] * dice.randrange(1, 50)
            case _:
                made[place:place] = dice.choice(
                    [b"\0", b"\r\n", b"%00", b"\xff", b"{" * 200, b"\\u0000", b"-1", b"1e99"]
                )
    return bytes(made)


def random_frame(dice: random.Random) -> bytes:
    """A frame, or what looks like one: often nearly right."""
    seat, version = dice.choice([0, 1, 7, -1, 2**70, None, "0", []]), dice.choice([0, 1, -1, 2**70, None, 0.5])
    said: dict[str, object] = {"type": dice.choice(["choose", "undo", "look", "chat", "back", "ping", "", None, 7])}
    for name, value in (("seat", seat), ("version", version), ("option", dice.choice(OPTIONS)), ("text", "hm")):
        if dice.random() < 0.8:
            said[name] = value
    payload = json.dumps(said).encode()
    match dice.randrange(4):
        case 0:
            return text(payload[:4000])
        case 1:
            return text(mutated(dice, payload)[:4000])
        case 2:
            return mutated(dice, text(payload))
        case _:
            return dice.randbytes(dice.randrange(1, 300))


async def _frames(server: Process, path: str, cookie: str, dice: random.Random, until_then: float) -> int:
    sent = 0
    while time.monotonic() < until_then:
        reader, writer = await opened(server.port, path, cookie)
        with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
            for _ in range(dice.randrange(1, 20)):
                writer.write(random_frame(dice))
                await writer.drain()
                sent += 1
                await asyncio.wait_for(reader.read(1 << 20), 0.02)
        writer.close()
    return sent


def fuzz_frames(server: Process, dice: random.Random, seconds: float) -> int:
    """Frames for a table at which somebody plays; how many were sent."""
    ann = server.guest("Ann")
    path = f"/api/tables/{server.table(ann, 'me', 'me')}/socket"
    return asyncio.run(_frames(server, path, ann, dice, time.monotonic() + seconds))


def fuzz_requests(server: Process, dice: random.Random, seconds: float) -> int:
    """Requests that are nearly right; how many were sent."""
    end, sent = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        with suppress(OSError), line(server.port, mutated(dice, dice.choice(REQUESTS)), 0.1) as browser:
            sent += 1
            browser.recv(65536)
    return sent


def check(server: Process) -> None:
    """It still plays, and has logged no mistake."""
    ann = server.guest("Ann")

    async def ask() -> None:
        path = f"/api/tables/{server.table(ann, 'me', 'me')}/socket"
        reader, writer = await opened(server.port, path, ann)
        writer.write(text(PING))
        await until(reader, "pong")
        writer.close()

    asyncio.run(ask())
    logged = server.logged()
    told = [before for before, said in pairwise(logged) if said.startswith("Traceback")]
    mistakes = [said for said in told if KNOWN not in said]
    assert not mistakes, "\n".join(logged)
