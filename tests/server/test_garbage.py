"""Everything is looked through for garbage when nobody waits for it, and in the end even if somebody does."""

from __future__ import annotations

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import pytest

from tilth.server.processes import garbage_collection


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When Python was asked to look at everything; it does not really."""
    made: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: made.append(asyncio.get_running_loop().time()))
    monkeypatch.setattr(gc, "get_count", lambda: (0, garbage_collection.LOOKS + 1, 0))
    monkeypatch.setattr(garbage_collection, "EVERY", 0.01)
    monkeypatch.setattr(garbage_collection, "QUIET", 60.0)  # a slow machine is not a quiet one
    return made


async def play(looks: list[float], seconds: float, busy: bool) -> None:
    """Let the looker watch a writer that writes all the time, or never, until it has looked or the time is over."""
    loop = asyncio.get_running_loop()
    writer: Any = SimpleNamespace(used=loop.time() if busy else -1e9)
    looker = asyncio.create_task(garbage_collection.look_when_quiet(writer))
    end = loop.time() + seconds
    while loop.time() < end and not looks:
        if busy:
            writer.used = loop.time()
        await asyncio.sleep(0.005)
    looker.cancel()


def test_it_is_looked_for_while_nobody_plays(looks: list[float]) -> None:
    asyncio.run(play(looks, 10, busy=False))
    assert looks


def test_nobody_who_plays_waits_for_it(looks: list[float]) -> None:
    asyncio.run(play(looks, 0.1, busy=True))
    assert not looks


def test_it_is_not_put_off_for_ever(looks: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "LATEST", 0.05)
    asyncio.run(play(looks, 10, busy=True))
    assert looks


def test_a_look_that_would_find_little_is_spared(looks: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (0, garbage_collection.LOOKS, 0))
    asyncio.run(play(looks, 0.1, busy=False))
    assert not looks
