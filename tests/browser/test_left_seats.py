"""A seat that was left in a running game: a newcomer asks for it, and those at the table answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.test_games import HEADERS, be_guest, make_table
from tests.browser.test_screens import TEXTS, other_language

NAMES = {"en": ("Mira", "Oleg", "Vera", "Nina"), "ru": ("Мира", "Олег", "Вера", "Нина")}
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def post(page: Any, path: str, body: Any) -> None:
    assert page.request.post(path, data=json.dumps(body), headers=HEADERS).ok


@pytest.mark.parametrize(("locale", "size"), [("en", "desktop"), ("ru", "phone")])
def test_a_newcomer_asks_for_a_seat_that_was_left_and_plays_on(new_page: Any, locale: str, size: str) -> None:
    width, height = SIZES[size]
    pages = [new_page(width, height, locale) for _ in range(4)]
    for page, name in zip(pages, NAMES[locale], strict=True):
        page.goto("/")
        be_guest(page, name)
    owner, leaver, other, newcomer = pages
    table = make_table(owner, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for page, seat in ((leaver, 1), (other, 2)):
        post(page, f"/api/tables/{table}/sit", {"seat": seat})
    post(leaver, f"/api/tables/{table}/leave", {})
    for page in pages:
        page.goto(f"/t/{table}")
        page.wait_for_selector(".linenote")

    note = newcomer.locator(".linenote:has(button)")
    note.get_by_role("textbox").fill(NAMES[locale][3] + " 2")
    note.get_by_role("button").click()
    newcomer.wait_for_function("() => !document.querySelector('.linenote button')")
    question = owner.locator(".linenote:has(button)")
    question.wait_for()
    assert NAMES[locale][3] + " 2" in question.inner_text()
    other.wait_for_function("name => document.body.innerText.includes(name)", arg=NAMES[locale][3] + " 2")
    for page in pages:
        assert other_language(page.evaluate(TEXTS), locale) == []
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0

    question.get_by_role("button").first.click()
    newcomer.wait_for_selector(".hand")
    for page in (owner, newcomer):
        page.wait_for_function("() => !document.querySelector('.linenote')")
    told = newcomer.locator(".loglines .say").first.text_content()
    assert NAMES[locale][1] in told
    assert NAMES[locale][3] + " 2" in told


def test_who_is_told_no_goes_on_watching_and_who_left_sits_down_again(new_page: Any) -> None:
    owner, leaver, newcomer = pages = [new_page() for _ in range(3)]
    for page, name in zip(pages, ("Mira", "Oleg", "Nina"), strict=True):
        page.goto("/")
        be_guest(page, name)
    table = make_table(owner, [{"kind": "me"}, {"kind": "open"}])
    post(leaver, f"/api/tables/{table}/sit", {})
    leaver.goto("/")
    leaver.get_by_role("button", name="Leave the table").click()
    leaver.locator("dialog .btn.main").click()
    leaver.wait_for_function("() => !document.querySelector('.rowaway')")
    for page in pages:
        page.goto(f"/t/{table}")
    newcomer.get_by_role("button", name="Ask for this place").click()
    owner.get_by_role("button", name="No", exact=True).click()
    newcomer.wait_for_selector(".linenote:has-text('said no')")
    leaver.get_by_role("button", name="Sit down again").click()
    leaver.wait_for_selector(".hand")
    newcomer.wait_for_function("() => !document.body.innerText.includes('is free')")
