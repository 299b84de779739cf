"""Every ruling names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

import tilth.games.earth


def test_every_named_test_exists() -> None:
    text = (Path(tilth.games.earth.__file__).parent / "RULINGS.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", text)
    assert len(named) > 20
    folder = Path(__file__).parent
    for file, test in named:
        assert f"def {test}(" in (folder / file).read_text(encoding="utf-8"), f"{file}::{test}"
