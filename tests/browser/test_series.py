"""A series of solo games in a real browser, and the lists of names in the set-up form."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.test_games import be_guest, make_table
from tests.browser.test_screens import SIZES
from tilth import bots, game
from tilth.core import Rng, ask

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

AGRICOLA = game("agricola")
RICH = {"series": 1, "bonus_food": 50}
PLAY = """async ([table, choices]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise((done, fail) => {
    let made = 0;
    socket.onmessage = (message) => {
      const frame = JSON.parse(message.data);
      if (frame.type === 'error') fail(new Error(message.data));
      if (frame.type !== 'state') return;
      if (frame.table.status === 'finished') return done();
      socket.send(JSON.stringify({ type: 'choose', seat: 0, version: frame.version, option: choices[made++] }));
    };
  });
  socket.close();
}"""


@cache
def won_game() -> tuple[int, tuple[str, ...]]:
    """The seed and the choices of a first game that reaches its target with at least two occupations."""
    for seed in range(200):
        state, bot, rng = AGRICOLA.new(1, RICH, seed), bots.bot(AGRICOLA, "sensible", seed), Rng(seed)
        choices = []
        while not state.is_over():
            choices.append(ask(bot, state, 0, rng))
            state.choose(0, choices[-1])
        sequel = AGRICOLA.sequel(state)
        if sequel is not None and len(sequel.ways) > 1:
            return seed, tuple(choices)
    raise LookupError("no bot reaches a target with plenty of food")


def finished(page: Any) -> str:
    """A table with a finished first game of a series, open on the page."""
    seed, choices = won_game()
    table = make_table(page, [{"kind": "me"}], game="agricola", options=RICH, seed=seed)
    page.goto(f"/t/{table}")
    page.evaluate(PLAY, [table, list(choices)])
    page.wait_for_selector("dialog .goon")
    return table


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_reached_target_leads_to_the_next_game_with_an_occupation_that_stays(new_page: Any, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height)
    page.goto("/")
    be_guest(page, "Mira")
    first = finished(page)
    expect(page.locator(".prompt h2")).to_have_text(re.compile("^Target reached: "))
    expect(page.locator("dialog h2")).to_have_text(re.compile("^Target reached: "))
    page.locator("dialog .goon").click()
    expect(page.get_by_role("dialog", name="Which occupation stays for good?")).to_be_visible()
    assert axe.Axe().run(page, "dialog").response["violations"] == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    kept = page.locator(".way b").nth(1).inner_text()
    page.locator(".way").nth(1).click()
    page.wait_for_url(lambda address: first not in address)
    hands.settle(page)
    second = page.url.rpartition("/")[2]
    if size == "phone":
        page.locator(".tabs button").last.click()
    expect(page.locator(".standing")).to_contain_text("Solo series, game 2: 55 points are needed")
    expect(page.locator(".standing")).to_contain_text(f"permanent: {kept}")
    page.locator(".standing a").click()
    page.wait_for_url(f"**/t/{first}")
    page.locator("dialog").get_by_role("link", name="To the next game").click()
    page.wait_for_url(f"**/t/{second}")
    page.goto("/")
    expect(page.locator(".tablerow.yours .rowstanding")).to_contain_text("game 2: 55 points")
    expect(page.locator(f'.tablerow[href="/t/{first}"] .rowstanding')).to_contain_text("game 1: 50 points")


def test_a_missed_target_says_that_the_series_is_over(new_page: Any) -> None:
    page = new_page(locale="ru-RU")
    page.goto("/")
    be_guest(page, "Мира")
    options = {"series": 8, "permanent": ["woodcutter"]}
    table = make_table(page, [{"kind": "me"}], game="agricola", options=options, seed=1)
    state, choices = AGRICOLA.new(1, options, 1), []
    while not state.is_over():
        choices.append(state.options(0)[0])
        state.choose(0, choices[-1])
    page.goto(f"/t/{table}")
    page.evaluate(PLAY, [table, choices])
    expect(page.locator(".prompt h2")).to_have_text(re.compile("^Серия окончена: .* а нужно было 67$"))
    assert page.locator(".goon").count() == 0
    expect(page.locator(".standing")).to_have_text("Сольная серия, игра 8: нужно 67 очков; постоянные занятия: Лесоруб")


def test_a_series_is_begun_in_the_set_up_form_with_chosen_cards_by_keys(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    page.goto("/new/agricola")
    page.locator(".seg").first.click()
    page.get_by_label("Solo series").select_option(label="begin a series")
    page.locator("#option-hand").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("dock work")
    expect(page.locator(".pickname")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator(".pickcount")).to_have_text("1 of 14 chosen")
    page.keyboard.press("Escape")
    expect(page.locator("#option-hand")).to_be_focused()
    expect(page.locator("#picked-hand")).to_have_text("Dock Worker")
    page.locator("#option-round_cards").click()
    for name in ("1 Sheep", "Fences"):
        page.get_by_role("checkbox", name=name, exact=True).check()
    page.get_by_role("button", name="Earlier: Fences").click()
    expect(page.get_by_role("button", name="Later: Fences")).to_be_focused()
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#picked-round_cards")).to_have_text("Fences, 1 Sheep")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    hands.settle(page)
    expect(page.locator(".standing")).to_contain_text("Solo series, game 1: 50 points are needed")
    expect(page.locator('.fcard[data-thing="card:dock_worker"]')).to_be_visible()
    expect(page.locator('[data-thing="round:2"] .agreed')).to_have_text("Sheep")


def test_a_group_is_taken_whole_and_too_few_cards_are_refused_in_a_sentence(browser: Any, address: str) -> None:
    # A context of its own: Chromium notes a refused request as an error, which other pages may not have.
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU", base_url=address)
    page = context.new_page()
    page.goto("/")
    be_guest(page, "Мира")
    page.goto("/new/agricola")
    page.locator("#option-cards").click()
    page.get_by_role("button", name="Все: Занятия базовой колоды").click()
    expect(page.locator(".pickcount")).to_have_text("Выбрано: 73 из 308")
    page.get_by_role("button", name="Готово").click()
    page.get_by_role("button", name="Создать стол").click()
    expect(page.get_by_role("alert")).to_contain_text("слишком мало простых улучшений: 0, а нужно 14")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    context.close()
