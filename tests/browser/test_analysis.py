"""A game from all sides: from its replay into the analysis, other lines, a hint, a link that holds all of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_reviews import finished, serious

pytest.importorskip("axe_playwright_python.sync_playwright")

GOLDEN = Path(__file__).parent.parent / "golden"


def place(page: Any) -> Any:
    return page.locator(".lines .moves p")


def test_another_line_is_tried_from_a_moment_of_the_replay_and_passed_on_as_a_link(new_page: Any) -> None:
    page = new_page()
    table = finished(page)
    page.goto(f"/t/{table}/replay/9")
    expect(page.locator(".replaybar h2")).to_contain_text("Choice 8 of ")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".replaybar h2")).to_contain_text("Choice 7 of ")
    page.get_by_role("link", name="Analyse").click()
    expect(place(page)).to_contain_text(re.compile(r"^\d+ of \d+$"))
    at = int(place(page).inner_text().split()[0])
    page.keyboard.press("ArrowRight")
    expect(place(page)).to_contain_text(f"{at + 1} of ")
    page.keyboard.press("ArrowLeft")
    expect(place(page)).to_contain_text(f"{at} of ")
    page.locator(".prompt .listb").click()
    page.locator("#option-list .optrow").first.click()
    lines = page.locator(".lines li.line")
    expect(lines).to_have_count(2)
    expect(page.locator(".lines li .unknown")).to_have_count(0, timeout=20_000)
    page.keyboard.press("h")
    expect(page.locator(".hints .optrow").first).to_be_visible(timeout=20_000)
    page.keyboard.press("Escape")
    assert serious(page) == []
    page.wait_for_url("**/analysis#*")
    other = new_page(width=390, height=844, locale="ru-RU", has_touch=True, is_mobile=True, color_scheme="dark")
    other.goto(page.url)
    other.get_by_role("button", name="Варианты").tap()
    expect(other.locator(".lines li.line")).to_have_count(2)
    expect(place(other)).to_have_text(f"{at + 1} из {at + 1}")
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(other) == []


def test_on_a_phone_the_lines_have_a_tab_also_where_the_board_is_in_parts(new_page: Any) -> None:
    page = new_page(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto(f"/t/{finished(page, game='agricola')}/analysis/30")
    page.get_by_role("button", name="Lines").tap()
    expect(place(page)).to_have_text(re.compile(r"^\d+ of \d+$"))
    assert serious(page) == []


def test_from_the_board_escape_gives_the_arrows_back_to_the_line(new_page: Any) -> None:
    page = new_page()
    page.goto(f"/t/{finished(page)}/analysis/9")
    expect(place(page)).to_contain_text(" of ")
    at = int(place(page).inner_text().split()[0])
    page.locator(".table [data-nav]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(place(page)).to_contain_text(f"{at} of ")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(place(page)).to_contain_text(f"{at + 1} of ")


def test_a_record_that_is_pasted_is_analysed_from_where_it_was_left(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("link", name="Analyse a position").click()
    text = page.get_by_label("Record or position")
    assert serious(page) == []
    record = (GOLDEN / "earth" / "two-players.txt").read_text(encoding="utf-8")
    text.fill("\n".join(record.splitlines()[:40]))
    page.get_by_role("button", name="Analyse it").click()
    expect(place(page)).to_have_text("33 of 33")
    page.keyboard.press("Home")
    expect(place(page)).to_have_text("0 of 33")
