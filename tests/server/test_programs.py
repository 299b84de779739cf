"""Programs that the owner of a server offers as bots: they think in the bots' processes, and no table waits in vain."""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tilth.bots import levels, offered
from tilth.bots.owned import VARIABLE
from tilth.bots.programs import offer_programs
from tilth.games import registry
from tilth.play import thinker
from tilth.play.catalogue import games
from tilth.play.thinker import Question, Thinker
from tilth.server.bots.pool import BotPool

GAME = registry.game("petrichor")
STATE = GAME.new(2, None, 5)
SEAT = STATE.to_act()[0]
KEEN = Path(__file__).parents[2] / "examples" / "bots" / "keen.py"


@pytest.fixture
def offered_programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program that plays, one for another game, and one that does not speak the protocol."""
    monkeypatch.setenv(VARIABLE, "{}")
    python = shlex.quote(sys.executable)
    offer_programs([f"keen=cmd:{python} {KEEN}", "earth.elsewhere=cmd:true", "petrichor.mute=cmd:true"])
    yield
    levels.cache_clear()


pytestmark = pytest.mark.usefixtures("offered_programs")


def test_they_are_offered_to_people_in_their_games() -> None:
    assert offered(GAME)[-2:] == ["keen", "mute"]
    assert {
        game.name: [level for level in game.levels if level in ("keen", "mute", "elsewhere")] for game in games()
    } == {
        "agricola": ["keen"],
        "earth": ["keen", "elsewhere"],
        "petrichor": ["keen", "mute"],
        "sonora": ["keen"],
    }


def test_they_think_in_the_bots_processes_and_one_that_fails_is_replaced() -> None:
    async def ask() -> tuple[str, int, str, int]:
        bots = BotPool(1)
        try:
            keen = await bots.choose("a", GAME, "keen", STATE, SEAT, 1)
            after_keen = bots.replaced
            mute = await bots.choose("a", GAME, "mute", STATE, SEAT, 1)
            return keen, after_keen, mute, bots.replaced
        finally:
            await bots.close()

    keen, after_keen, mute, after_mute = asyncio.run(ask())
    assert STATE.admits(SEAT, keen)
    assert after_keen == 0
    assert STATE.admits(SEAT, mute)
    assert after_mute == 1


def test_only_a_few_of_them_run_at_a_time_and_who_is_asked_again_is_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker, "MOST_PROGRAMS", 2)
    thinking = Thinker()
    answers = [
        thinking.think(Question(table, GAME.name, "keen", GAME.save(STATE), SEAT, 1)).option
        for table in ("a", "b", "c", "a")
    ]
    assert answers[0] == answers[3]
    assert len(thinking._bots) == 2
    thinking.close()


def test_a_level_that_is_a_command_is_no_level() -> None:
    answer = Thinker().think(Question("a", GAME.name, "cmd:true", GAME.save(STATE), SEAT, 1))
    assert "bot-level" in answer.problem
