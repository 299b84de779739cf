"""The positions in the documentation can be loaded as they stand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tilth.games import game
from tilth.games.registry import OURS

FOLDER = Path(__file__).parents[2] / "docs" / "positions"
PAGES = sorted(FOLDER.glob("*.md"))


def positions(page: Path) -> list[dict[str, Any]]:
    """Every JSON block of a page."""
    blocks = re.findall(r"^```json\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [json.loads(block) for block in blocks]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_position_of_a_page_can_be_loaded(page: Path) -> None:
    found = positions(page)
    assert found, "a page shows at least one position"
    for data in found:
        assert data["game"] == page.stem
        assert not game(page.stem).load(data).is_over()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_names_every_field_of_the_whole(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    rules = game(page.stem)
    for seats in rules.seats:
        for field in rules.save(rules.new(seats)):
            assert f"`{field}`" in text, field


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_ours_has_its_page(name: str) -> None:
    assert name in [page.stem for page in PAGES]
