"""Whatever stands on a table says what it is, and a press that does nothing says why: with mouse, keys and finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.audit import moved, places
from tests.browser.earth_hands import open_at
from tests.browser.test_games import be_guest, make_table

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

ASKED = {
    "petrichor": (".wins", "one more would make it", ".tile .cloud", "A new one needs free sky", ".qd.sun"),
    "agricola": ("[data-thing='round:9']", "Harvest after this round", ".cellart >> nth=9", "First place a", ".sp.lit"),
    "earth": (".act.red", "Everybody else gets 2 soil", ".good.swap", "Three sprouts of your island", ".act.green"),
    "sonora": ("[data-thing='hole:centre']", "counts once", ".mybons li >> nth=1", "all discs have been", ".well"),
}
"""Of each game: a thing and what is said of it, what is pressed in vain and why, and a thing in focus."""


def sit_down(page: Any, game: str) -> None:
    page.goto("/")
    be_guest(page, "Mira")
    more = {"options": {"first_player": "1"}} if game == "petrichor" else {}  # then the bot has the first cloud
    table = make_table(page, [{"kind": "me"}, {"kind": "bot"}], game=game, **more)
    if game == "earth":
        open_at(page, table, 12, "choose_action")
    else:
        page.goto(f"/t/{table}")
        hands.settle(page)


@pytest.mark.parametrize("game", ASKED)
def test_a_thing_is_explained_under_the_mouse_when_pressed_in_vain_and_by_key(new_page: Any, game: str) -> None:
    page = new_page()
    sit_down(page, game)
    thing, said, closed, why, focused = ASKED[game]
    card = page.locator(".explained")
    before = places(page)
    page.locator(thing).first.hover()
    expect(card).to_contain_text(said)
    assert moved(before, places(page)) == {}
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    page.locator(closed).click(force=True)
    expect(page.locator(".explained.pinned .whynot")).to_contain_text(why)
    found = axe.Axe().run(page).response["violations"]
    assert [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")] == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(focused).first.focus()
    page.keyboard.press("?")
    expect(page.locator(".explained.pinned, .lens.pinned")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".dialog .rulestext")).to_be_visible()


def test_what_others_have_is_explained_too(new_page: Any) -> None:
    page = new_page()
    sit_down(page, "agricola")
    for thing, said in ((".minib", "2 rooms (wooden hut), fields: 0"), (".aggoods li", "has 0.")):
        page.locator(thing).locator("visible=true").first.hover()
        expect(page.locator(".explained")).to_contain_text(said)


def test_a_held_finger_explains_in_russian_and_presses_nothing(new_page: Any) -> None:
    page = new_page(width=390, height=844, locale="ru-RU", has_touch=True)
    finger = page.context.new_cdp_session(page)
    for game, thing in (
        ("petrichor", ".tile >> nth=0"),
        ("agricola", "[data-thing='round:9']"),
        ("earth", ".act.red"),
        ("sonora", ".bons > span >> nth=1"),
    ):
        sit_down(page, game)
        box = page.locator(thing).bounding_box()
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        prompt = page.locator(".prompt h2").inner_text()
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(page.locator(".explained.pinned")).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        foreign = re.findall(r"[A-Za-z]{2,}", page.locator(".explained").inner_text())
        assert [word for word in foreign if word != "III"] == []
        assert page.locator(".prompt h2").inner_text() == prompt
        page.locator(".exclose").tap()
        expect(page.locator(".explained")).to_have_count(0)
