"""Lessons as a newcomer meets them: begun on the home page, followed to their end."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.lesson_hands import begin_lesson, follow_lesson, follow_lesson_to, step_at
from tilth.games import registry
from tilth.table.lessons import lessons

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

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


def test_a_lesson_is_followed_with_keys_alone_and_nothing_in_it_is_hard_to_reach(new_page: NewPage) -> None:
    page = new_page()
    begin_lesson(page, "agricola", "second")
    seen: list[str] = []

    def look(thought: str) -> None:
        if len(seen) % 4 == 0:
            assert [found["id"] for found in axe.Axe().run(page).response["violations"]] == []
        seen.append(thought)

    follow_lesson(page, look, keys=True)
    assert len(seen) > 20


def test_a_lesson_that_was_left_goes_on_where_it_was(new_page: NewPage) -> None:
    page = new_page()
    begin_lesson(page, "petrichor")
    scene = lessons(registry.game("petrichor"))["first"].scenes[0]
    first, second = [number for number, step in enumerate(scene.steps) if step.choose][:2]
    of_position = scene.needed().index(scene.needed()[second])
    assert first < of_position < second  # a choice, something to read, and then the thought that is left
    follow_lesson_to(page, second)
    said, address = page.inner_text(".thought"), page.url
    page.click(".brand")
    page.wait_for_selector("[data-lesson='petrichor/first'] >> text=Go on with the lesson")
    page.click(".btn.main[data-lesson='petrichor/first']")
    page.wait_for_selector(".thought")
    assert (page.url, page.inner_text(".thought"), step_at(page)) == (address, said, second)

    page.evaluate("() => { onpagehide = () => localStorage.removeItem('tilth-settings') }")  # as in another browser
    page.reload()
    page.wait_for_selector(".thought")
    assert step_at(page) == of_position


def test_something_else_than_asked_for_is_answered_with_a_word(new_page: NewPage) -> None:
    page = new_page()
    begin_lesson(page, "petrichor")
    page.wait_for_selector(".thought")
    scene = lessons(registry.game("petrichor"))["first"].scenes[0]
    follow_lesson_to(page, next(number for number, step in enumerate(scene.steps) if step.choose))
    asked = page.inner_text(".thought")
    page.click("[data-thing='tile:a3']")
    page.wait_for_function("(asked) => document.querySelector('.thought').innerText !== asked", arg=asked)
