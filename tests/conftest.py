"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tilth.games import registry

# A build machine tries the same examples every time; everywhere else new ones are looked for.
settings.register_profile("build", derandomize=True)
if os.environ.get("CI", "") == "true":
    settings.load_profile("build")


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing is written into the data folder of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def farm_registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the toy farm be found by name, like any game."""
    monkeypatch.setitem(registry.OURS, "farm", "tests.toys.farm")
    registry.game.cache_clear()
    yield
    registry.game.cache_clear()
