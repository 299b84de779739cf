"""What the tests of environments share."""

from __future__ import annotations

from pathlib import Path

import pytest

EXPECTED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
"""What PettingZoo says of every environment whose observation holds a mask."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            for warning in EXPECTED:
                item.add_marker(pytest.mark.filterwarnings(warning))
