"""Lessons as a newcomer meets them: begun on the home page, followed to their end."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.lesson_hands import begin_lesson, follow_lesson
from tilth.games import registry
from tilth.table.lessons import lessons

LESSONS = [(game, name) for game in registry.names() for name in lessons(registry.game(game))]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_followed_to_its_end_on_a_phone_in_russian(new_page: NewPage, game: str, lesson: str) -> None:
    page = new_page(390, 844, "ru-RU", has_touch=True, is_mobile=True)
    begin_lesson(page, game, lesson)
    said = follow_lesson(page, tap=True)
    steps = sum(len(scene.steps) for scene in lessons(registry.game(game))[lesson].scenes)
    assert len(set(said)) > steps / 2
    page.click("dialog[open] .quiet2:last-of-type")
    page.wait_for_selector(".gamecard")
    assert page.locator(f".btn.main[data-lesson='{game}/{lesson}']").count() == 0
    assert page.locator(f"[data-lesson='{game}/{lesson}']").count() == 1


def test_a_lesson_that_was_left_goes_on_where_it_was(new_page: NewPage) -> None:
    page = new_page()
    begin_lesson(page, "petrichor")
    page.click(".prompt .btn.main")
    second = page.inner_text(".thought")
    page.click(".brand")
    page.click(".btn.main[data-lesson='petrichor/first']")
    page.wait_for_selector(".thought")
    assert second  # reading begins anew with the position, which is the same
    assert page.locator(".prompt .btn.main").is_visible()


def test_something_else_than_asked_for_is_answered_with_a_word(new_page: NewPage) -> None:
    page = new_page()
    begin_lesson(page, "petrichor")
    page.wait_for_selector(".thought")
    while page.locator(".prompt [data-lit]").count():
        page.click(".prompt .btn.main")
    asked = page.inner_text(".thought")
    page.click("[data-thing='tile:a3']")
    page.wait_for_function("(asked) => document.querySelector('.thought').innerText !== asked", arg=asked)
