"""The command line with the toy farm registered."""

from __future__ import annotations

import pytest

from tests.cli.runner import Runner


@pytest.fixture
def tilth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], farm_registered: None) -> Runner:
    return Runner(monkeypatch, capsys)
