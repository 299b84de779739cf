"""A finished game is looked back at: from its replay to the review, to a moment of it, and to another try."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import hands
from tests.browser.test_games import be_guest, make_table

axe = pytest.importorskip("axe_playwright_python.sync_playwright")


def finished(page: Any, name: str = "Mira", game: str = "petrichor") -> str:
    page.goto("/settings")
    be_guest(page, name)
    table = make_table(page, [{"kind": "me"}, {"kind": "bot", "level": "normal"}], game=game)
    page.evaluate(hands.PLAY, table)
    return table


def ask(page: Any, table: str) -> None:
    page.goto(f"/t/{table}/replay")
    page.locator(".toreview").click()
    page.locator(".msg .btn.main").click()
    page.locator(".page.review h1").wait_for(timeout=60_000)


def serious(page: Any) -> list[str]:
    found = axe.Axe().run(page).response["violations"]
    return [violation["id"] for violation in found if violation["impact"] in ("serious", "critical")]


def test_a_review_leads_to_the_moment_and_to_another_try(new_page: Any) -> None:
    page = new_page()
    ask(page, finished(page))
    assert serious(page) == []
    curve = page.get_by_role("slider", name="Moment of the game")
    curve.focus()
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    at = int(curve.get_attribute("aria-valuenow"))
    page.keyboard.press("Enter")
    page.locator(".replaybar").wait_for()
    assert page.locator(".replaybar h2").inner_text().startswith(f"Choice {at} of ")
    page.go_back()
    card = page.locator("#choice-1")
    number = int(card.locator("small").inner_text().rpartition(" ")[2])
    card.get_by_role("link", name="See this moment").click()
    assert page.locator(".replaybar h2").inner_text().startswith(f"Choice {number - 1} of ")
    page.go_back()
    prompt = card.locator("p").nth(1).inner_text()
    card.get_by_role("button", name="Try it from here").click()
    page.wait_for_selector(".prompt.mine")
    assert prompt in page.locator(".prompt").inner_text()


def test_a_review_on_a_phone_is_no_wider_than_the_phone(new_page: Any) -> None:
    page = new_page(width=390, height=844, locale="ru-RU", has_touch=True, is_mobile=True, color_scheme="dark")
    ask(page, finished(page, "Мира"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.querySelector('.page').scrollWidth") <= 390
    assert serious(page) == []
    page.locator(".moments").tap(position={"x": 150, "y": 60})
    page.locator(".replaybar").wait_for()
