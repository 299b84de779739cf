"""Every ruling names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tilth.games.petrichor as package

RULINGS = Path(package.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(test_\w+\.py)::(test_\w+)`", RULINGS)


@pytest.mark.parametrize(("file", "function"), NAMED)
def test_a_ruling_has_its_test(file: str, function: str) -> None:
    assert f"def {function}(" in Path(__file__).with_name(file).read_text(encoding="utf-8")


def test_every_ruling_names_a_test() -> None:
    for ruling in re.split(r"^- ", RULINGS, flags=re.MULTILINE)[1:]:
        assert "::test_" in ruling, ruling
