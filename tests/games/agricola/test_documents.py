"""The page about positions, the rulings and the words of the cards are true to the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tilth.games.agricola as package
from tests.docs.test_positions import FOLDER, positions
from tests.games.agricola.positions import choose
from tilth.games.agricola import GAME
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.state import Agricola
from tilth.words import LOCALES, Words

PACKAGE = Path(package.__file__).parent
RULINGS = "\n".join(
    file.read_text(encoding="utf-8") for file in [PACKAGE / "RULINGS.md", *sorted((PACKAGE / "rulings").glob("*.md"))]
)
TESTS = "\n".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))


def test_the_documented_farm_is_the_picture_of_the_rulebook() -> None:
    state = GAME.load(positions(FOLDER / "agricola.md")[0])
    assert isinstance(state, Agricola)
    player = state.players[0]
    assert player.fences.bit_count() == 11
    assert player.pens == {"a4": (2, 0, 0), "a5": (0, 1, 0), "b4+b5": (0, 0, 3)}
    assert state.to_act() == [0]
    choose(state, "sheep_1")
    assert player.animals() == (4, 1, 3), "the boar moves into the house, and both sheep find a place"


@pytest.mark.parametrize("name", re.findall(r"`(test_\w+)`", RULINGS))
def test_a_ruling_has_its_test(name: str) -> None:
    assert f"def {name}(" in TESTS


def test_every_ruling_names_a_test() -> None:
    rows = [line for line in RULINGS.splitlines() if line.startswith("| ")]
    assert len(rows) > 15
    for row in rows:
        if row.lower().endswith("| test |") or row.startswith("| --- "):
            continue
        assert "`test_" in row, row


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_name_and_every_card_that_exists_a_text(locale: str) -> None:
    words = Words(locale, GAME, strict=True)
    for name in FACTS:
        assert words.thing(f"card:{name}")
    for name in GAME.new(1).catalogue.farm:  # type: ignore[attr-defined]
        assert words.say("table-text", card=f"card:{name}")
