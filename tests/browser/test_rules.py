"""The rules help: contents, search and pictures, and at a table the chapter about what is asked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser import hands
from tests.browser.test_games import be_guest, make_table
from tests.browser.test_screens import TEXTS, other_language

axe = pytest.importorskip("axe_playwright_python.sync_playwright")
expect = pytest.importorskip("playwright.sync_api").expect

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
AT_TOP = """(id) => {
  const bar = document.querySelector('.rulesbar')?.getBoundingClientRect();
  const box = document.getElementById(id)?.getBoundingClientRect();
  return bar && box && box.top >= bar.bottom - 2 && box.top < bar.bottom + 60;
}"""
"""Whether a chapter begins just below the bar."""
OUTSIDE = """() => [...document.querySelectorAll('figure')].filter((figure) => {
  const { left, right, top, bottom } = figure.getBoundingClientRect();
  const picture = figure.querySelector('.rulespicture > *:not(svg[width="0"])')?.getBoundingClientRect();
  return !picture || picture.width < 60 || picture.height < 20 || picture.left < left - 1 || picture.right > right + 1
    || picture.top < top - 1 || picture.bottom > bottom + 1;
}).map((figure) => figure.dataset.picture)"""
"""Pictures that are empty or larger than their frame."""


def opened(new_page: Any, size: str, locale: str, path: str, **more: Any) -> Any:
    width, height = SIZES[size]
    page = new_page(width=width, height=height, locale=locale, has_touch=size == "phone", **more)
    page.goto(path)
    page.wait_for_selector(".rulestext h2")
    return page


@pytest.mark.parametrize(
    ("size", "locale", "theme"), [("desktop", "en-GB", "light"), ("phone", "ru-RU", "dark")], ids=["desktop", "phone"]
)
def test_rules_have_pictures_in_place_and_pass_axe(new_page: Any, size: str, locale: str, theme: str) -> None:
    page = opened(new_page, size, locale, "/rules/petrichor", color_scheme=theme)
    for game in ("petrichor", "agricola", "earth", "sonora"):
        page.goto(f"/rules/{game}")
        page.wait_for_selector(".rulestext h2")
        assert page.locator("figure .rulespicture").count() == page.locator("figure").count() >= 5
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(OUTSIDE) == [], game
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        texts = page.evaluate(TEXTS)
        assert other_language([text for text in texts if "flick a3" not in text], locale[:2]) == [], game
        violations = axe.Axe().run(page).response["violations"]
        assert [one["id"] for one in violations if one["impact"] in ("serious", "critical")] == [], game


@pytest.mark.parametrize("size", SIZES)
def test_a_chapter_opens_directly_and_from_the_contents(new_page: Any, size: str) -> None:
    page = opened(new_page, size, "en-GB", "/rules/petrichor#voting")
    page.wait_for_function(AT_TOP, arg="rules-voting")
    if size == "phone":
        page.locator(".listchapters").click()
    page.locator(".chapters").get_by_text("Coffee and rice").click()
    page.wait_for_url("**/rules/petrichor#sprouts")
    page.wait_for_function(AT_TOP, arg="rules-sprouts")
    page.go_back()
    page.wait_for_function(AT_TOP, arg="rules-voting")


@pytest.mark.parametrize(("locale", "word", "marks"), [("en-GB", "overflow", "overflows"), ("ru-RU", "туча", "тучу")])
def test_a_search_marks_what_it_finds_and_says_when_there_is_nothing(
    new_page: Any, locale: str, word: str, marks: str
) -> None:
    page = opened(new_page, "desktop", locale, "/rules/petrichor")
    page.keyboard.press("/")
    page.keyboard.type(word)
    expect(page.locator("mark.now")).to_have_count(1)
    assert marks in [mark.lower() for mark in page.locator("mark").all_inner_texts()]
    found = page.locator("mark").count()
    expect(page.locator(".rulesbar .count")).to_have_text(re.compile(rf"^1 \S+ {found}"))
    page.keyboard.press("Enter")
    expect(page.locator(".rulesbar .count")).to_have_text(re.compile(rf"^2 \S+ {found}"))
    assert page.locator(".chapters b").count() > 0
    page.keyboard.type("xyz")
    expect(page.locator(".rulesbar .count")).to_have_text(re.compile("Nothing found|Ничего не нашлось"))
    expect(page.locator("mark")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".rulesbar .count")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_question_mark_opens_the_chapter_about_what_is_asked(new_page: Any, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height, has_touch=size == "phone")
    page.goto("/")
    be_guest(page, "Mira")
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, {'kind': 'bot'}])}")
    hands.settle(page)
    page.locator(".asksrules").click()
    page.wait_for_function(AT_TOP, arg="rules-table")
    address = page.url
    page.locator(".rulestext [data-chapter=weather]").first.click()
    page.wait_for_function(AT_TOP, arg="rules-weather")
    assert page.url == address
    page.keyboard.press("Escape")
    expect(page.locator(".dialog")).to_have_count(0)
    page.keyboard.press("?")
    page.wait_for_function(AT_TOP, arg="rules-table")


def test_what_is_new_is_explained_once_and_can_be_switched_off(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    table = make_table(page, [{"kind": "me"}, {"kind": "bot"}])
    page.goto(f"/t/{table}")
    hands.settle(page)
    expect(page.locator(".prompt .second")).to_have_text(re.compile("^Your first cloud"))
    page.goto("/settings")
    page.locator("#set-explain").click()
    page.goto(f"/t/{table}")
    hands.settle(page)
    expect(page.locator(".prompt .second")).not_to_have_text(re.compile("^Your first cloud"))
