"""Bots of other packages, which come through the entry point group `tilth.bots`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from tests.toys import farm
from tilth.bots import FIRST, OFFERED, bot, hurry, levels, offered, promised, prompt_bot
from tilth.bots.search import Search
from tilth.core import RandomBot, Refusal


@pytest.fixture(autouse=True)
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two bots for the toy farm, one under a name that is taken, and one for another game."""
    names = ("farm.eager", "farm.random", "petrichor.wise", "farm")
    found = EntryPoints([EntryPoint(name, "tests.bots.test_levels:Other", "tilth.bots") for name in names])
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: found)
    levels.cache_clear()
    yield
    levels.cache_clear()


class Other(RandomBot):
    pass


def test_a_bot_of_another_package_is_a_level_of_its_game() -> None:
    assert list(levels(farm.GAME)) == [*OFFERED, "random", "eager"]
    assert isinstance(bot(farm.GAME, "eager", 7), Other)


def test_people_are_offered_the_levels_of_every_game_and_those_of_other_packages() -> None:
    assert offered(farm.GAME) == [*OFFERED, "eager"]


def test_a_level_of_the_game_stays_its_own() -> None:
    made: Any = bot(farm.GAME, "random", 7)
    assert type(made) is RandomBot


def test_a_level_of_another_game_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        bot(farm.GAME, "wise", 7)
    assert refused.value.details["known"] == ", ".join([*OFFERED, "random", "eager"])


def test_newcomers_meet_one_of_those_that_people_are_offered() -> None:
    assert FIRST in OFFERED
    assert "random" not in OFFERED


def test_for_people_who_wait_a_bot_ends_its_thoughts_in_time() -> None:
    expert = prompt_bot(farm.GAME, "expert", 7)
    assert isinstance(expert, Search)
    assert expert.seconds == promised("expert")
    hurry(expert, 0.5)
    assert expert.seconds == 0.5
    hurry(prompt_bot(farm.GAME, "random", 7), 0.5)  # quick by nature


def test_every_level_says_how_long_it_takes_at_most() -> None:
    assert [promised(level) for level in OFFERED] == [1.0, 1.0, 1.0, 1.0, 4.0]
    assert promised("eager") > promised("expert")
