"""Tables on pages of every size: nothing overlaps or is cut, everything can be read and pressed, and nothing moves."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.browser import audit, hands, sonora_hands
from tests.browser.conftest import NewPage

GAMES = ["petrichor", "sonora", "earth", "agricola"]
HEADERS = {"X-Tilth": "1", "Content-Type": "application/json"}


def sit_down(page: Any, game: str, bots: int) -> None:
    """A new table against bots."""
    page.goto("/")
    page.request.post("/api/guest", data=json.dumps({"name": "Mira"}), headers=HEADERS)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "sensible"}] * bots]
    made = page.request.post("/api/tables", data=json.dumps({"game": game, "seats": seats, "seed": 5}), headers=HEADERS)
    page.goto(f"/t/{made.json()['id']}")
    hands.settle(page)


def press(page: Any, game: str, rng: random.Random, tap: bool) -> None:
    (sonora_hands.choose if game == "sonora" else hands.press_something)(page, rng, tap)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("finger", "locale", "bots"), [(True, "ru-RU", 3), (False, "en-GB", 1)], ids=["touch", "mouse"]
)
def test_a_table_fits_pages_of_every_size(new_page: NewPage, game: str, finger: bool, locale: str, bots: int) -> None:
    page = new_page(390, 844, locale, has_touch=finger)
    sit_down(page, game, bots)
    rng = random.Random(4)
    problems = {}
    for presses in (0, 9):
        for _ in range(presses):
            press(page, game, rng, finger)
            hands.settle(page)
        for width, height in audit.SIZES:
            found = audit.audit(page, width, height, finger)
            if found:
                problems[f"{width} x {height} after {presses} presses"] = found
        page.set_viewport_size({"width": 390, "height": 844})
    assert problems == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("width", "height", "finger"), [(1440, 900, False), (390, 844, True)], ids=["desktop", "phone"]
)
def test_nothing_moves_while_one_plays(new_page: NewPage, game: str, width: int, height: int, finger: bool) -> None:
    page = new_page(width, height, has_touch=finger)
    sit_down(page, game, 2)
    rng = random.Random(4)
    shifts = []
    before = audit.places(page)
    for number in range(16):
        press(page, game, rng, finger)
        if hands.settle(page) == "over":
            break
        page.wait_for_timeout(30)
        after = audit.places(page)
        if found := audit.moved(before, after):
            shifts.append((number, hands.fingerprint(page).splitlines()[0], found))
        before = after
    assert shifts == []
