"""The account screen: a password that does not do is told why, and one can log out everywhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_games import make_table

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
WORDS = {
    "en": ("Your name", "Password", "Make an account", "A password needs 8 to 200 characters."),
    "ru": ("Ваше имя", "Пароль", "Завести", "В пароле должно быть от 8 до 200 знаков."),
}


@pytest.mark.parametrize("locale", WORDS)
def test_a_password_that_is_too_short_is_told_so(browser: Any, address: str, locale: str) -> None:
    # A context of its own: Chromium notes a refused request as an error, which other pages may not have.
    context = browser.new_context(locale=locale, base_url=address, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/account")
    name, password, make, sentence = WORDS[locale]
    page.get_by_label(name).fill("Zoe" if locale == "en" else "Зоя")
    page.get_by_label(password).fill("short")
    page.get_by_role("button", name=make).click()
    page.get_by_role("alert").filter(has_text=sentence).wait_for()
    context.close()


@pytest.mark.parametrize("size", SIZES)
def test_logging_out_everywhere_reaches_the_other_browser(new_page: Any, size: str) -> None:
    here, there = new_page(*SIZES[size]), new_page(*SIZES[size])
    for page, button in ((here, "Make an account"), (there, "Log in")):
        page.goto("/account")
        page.get_by_label("Your name").fill(f"Everywhere {size}")
        page.get_by_label("Password").fill("longenough")
        page.get_by_role("button", name=button).click()
        page.wait_for_selector(".gamecard")
    table = make_table(there, [{"kind": "me"}, {"kind": "bot"}])
    there.goto(f"/t/{table}")
    there.wait_for_selector(".hand")
    here.goto("/account")
    here.get_by_role("button", name="Log out everywhere").click()
    here.wait_for_selector("form")
    there.wait_for_selector(".linenote:has-text('watching')")
