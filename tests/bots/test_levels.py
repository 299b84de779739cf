"""Bots of other packages, which come through the entry point group `tilth.bots`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from tests.toys import farm
from tilth.bots import OFFERED, bot, levels
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


def test_a_level_of_the_game_stays_its_own() -> None:
    made: Any = bot(farm.GAME, "random", 7)
    assert type(made) is RandomBot


def test_a_level_of_another_game_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        bot(farm.GAME, "wise", 7)
    assert refused.value.details["known"] == ", ".join([*OFFERED, "random", "eager"])
