"""Hints on the page: asked for, shown in words and on the board, picked and played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import NewPage

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

MAKE = """async ([seats, hints]) => {
  const ask = (path, body) => fetch(path, {
    method: 'POST', headers: { 'X-Tilth': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
  await ask('/api/guest', {});
  return (await (await ask('/api/tables', { game: 'petrichor', seats, hints })).json()).id;
}"""
BOT = {"kind": "bot", "level": "easy"}


def at_table(page: Any, *seats: dict[str, str], hints: bool | None = None) -> None:
    page.goto("/")
    page.goto(f"/t/{page.evaluate(MAKE, [list(seats), hints])}")
    page.wait_for_selector(".prompt.mine [aria-controls='option-list']")


def test_a_hint_is_read_lit_on_the_board_picked_and_played(new_page: NewPage) -> None:
    page = new_page()
    at_table(page, {"kind": "me"}, BOT)
    page.keyboard.press("h")
    page.wait_for_selector("#hint-sheet [data-idea]")
    ideas = page.locator("[data-idea]")
    assert 2 <= ideas.count() <= 3
    assert "point" in ideas.nth(0).inner_text() or "close finish" in ideas.nth(0).inner_text()
    page.wait_for_selector(".spotlight")
    assert axe.Axe().run(page).response["violations"] == []
    second = ideas.nth(1).get_attribute("data-idea")
    ideas.nth(1).click()
    assert ideas.nth(1).get_attribute("aria-pressed") == "true"
    lit = page.locator(".spotlight").bounding_box()
    tile = page.locator(f"[data-thing='tile:{second}']").first.bounding_box()
    assert abs(lit["x"] + lit["width"] / 2 - tile["x"] - tile["width"] / 2) < 8
    page.click(".prompt .btn.main")
    page.wait_for_selector("#hint-sheet", state="detached")


def test_on_a_phone_a_picked_idea_is_played_from_the_panel(new_page: NewPage) -> None:
    page = new_page(390, 844, "ru-RU", has_touch=True, is_mobile=True)
    at_table(page, {"kind": "me"}, BOT)
    page.tap(".hintb")
    page.wait_for_selector("[data-idea]")
    assert axe.Axe().run(page).response["violations"] == []
    page.tap("[data-idea]")
    page.tap("#hint-sheet .btn.main")
    page.wait_for_selector("#hint-sheet", state="detached")


def test_where_no_hints_are_given_there_is_no_button(new_page: NewPage) -> None:
    page = new_page()
    at_table(page, {"kind": "me"}, BOT, hints=False)
    assert page.locator(".hintb").count() == 0
    page.keyboard.press("h")
    assert page.locator("#hint-sheet").count() == 0
