"""Every screen: no serious violation of accessibility, nothing in the other language, nothing wider than the screen."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import hands
from tests.browser.test_games import HEADERS, be_guest, make_table

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
TEXTS = """() => {
  const texts = [];
  const seen = (element) => element.getClientRects().length > 0;
  const foreign = (element) => element.closest('[lang]:not(html)') || element.closest('code');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest('script, style') || foreign(parent) || !seen(parent)) continue;
    if (node.textContent.trim()) texts.push(node.textContent.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (foreign(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.getAttribute(name)) texts.push(element.getAttribute(name));
  }
  texts.push(document.title);
  return texts;
}"""
OURS = re.compile(r"\b(Tilth|QR|Literata|Onest|SIL Open Font License|[a-dp][1-6]|t/AbC123)\b")
"""What is written the same in both languages: our name, a licence, the names of tiles."""


def screens(page: Any, locale: str) -> Iterator[str]:
    """Go to every screen, one after the other; yields its name when it is there."""
    page.goto("/")
    page.wait_for_selector(".gamecard")
    yield "home"
    be_guest(page, "Мира" if locale == "ru" else "Mira")
    page.goto("/new/petrichor")
    page.wait_for_selector(".seatrows")
    yield "set-up"
    page.goto("/new/agricola")
    page.wait_for_selector(".seatrows")
    page.locator("#option-cards").click()
    page.locator(".pickname").first.click()
    yield "names to pick from"
    waiting = make_table(page, [{"kind": "me"}, {"kind": "open"}])
    page.goto(f"/t/{waiting}")
    page.wait_for_selector(".qr")
    yield "waiting room"
    page.locator(".invitetext .btn").click()
    page.wait_for_selector("dialog .setting")
    yield "changing a table"
    page.keyboard.press("Escape")
    page.goto("/")
    page.wait_for_selector(".tablerow")
    yield "home with a table"
    page.locator(".ownname").click()
    page.wait_for_selector("dialog input")
    yield "one's own name"
    clock = {"kind": "bank", "seconds": 900, "increment": 5}
    options = {"cactus": True, "lake": True, "fertilizer": True}
    table = make_table(page, [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], clock=clock, options=options)
    page.goto(f"/t/{table}")
    hands.settle(page)
    yield "table"
    page.locator(".listb").click()
    page.wait_for_selector("#option-list")
    yield "list of options"
    page.keyboard.press("Escape")
    page.locator(".rulesb").click()
    page.wait_for_selector(".dialog .rulestext h1, .dialog .rulestext h2")
    yield "rules at the table"
    page.keyboard.press("Escape")
    if page.locator(".tabs").is_visible():
        for tab in range(1, 4):
            page.locator(".tabs button").nth(tab).click()
            yield f"tab {tab}"
    else:
        page.locator(".sidetabs button").nth(1).click()
        yield "chat"
    solo = make_table(page, [{"kind": "me"}])
    page.goto(f"/t/{solo}")
    hands.settle(page)
    yield "solo"
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".replaybar")
    yield "replay"
    page.goto("/rules/petrichor")
    page.wait_for_selector(".rulestext h1")
    yield "rules"
    page.goto("/settings")
    page.wait_for_selector(".setting")
    yield "settings"
    page.goto("/account")
    page.wait_for_selector("form")
    yield "account"
    page.goto("/t/no-such-table")
    page.wait_for_selector(".msg.error")
    yield "no such table"


def other_language(texts: list[str], locale: str) -> list[str]:
    letters = re.compile(r"[A-Za-z]{2,}") if locale == "ru" else re.compile(r"[А-Яа-яЁё]")
    return [text for text in texts if letters.search(OURS.sub("", text))]


@pytest.mark.parametrize(("locale", "size"), [("en", "desktop"), ("en", "phone"), ("ru", "laptop"), ("ru", "phone")])
def test_nothing_stays_in_the_other_language_and_nothing_is_too_wide(new_page: Any, locale: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height, locale="ru-RU" if locale == "ru" else "en-GB")
    for screen in screens(page, locale):
        assert other_language(page.evaluate(TEXTS), locale) == [], f"{screen} in {locale}"
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{screen} is too wide"


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_no_serious_violation(new_page: Any, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height, color_scheme=theme)
    checker = axe.Axe()
    found = {}
    for screen in screens(page, "en"):
        violations = checker.run(page).response["violations"]
        serious = [
            f"{violation['id']}: {[node['target'] for node in violation['nodes']][:4]}"
            for violation in violations
            if violation["impact"] in ("serious", "critical")
        ]
        if serious:
            found[screen] = serious
    assert found == {}


@pytest.mark.parametrize("game", ["agricola", "earth", "petrichor", "sonora"])
def test_every_game_can_be_played_from_its_list_of_options(new_page: Any, game: str) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, {'kind': 'bot'}], game=game)}")
    hands.settle(page)
    told = page.locator(".told .say").count()
    rng = random.Random(1)
    for _ in range(6):
        hands.settle(page)
        hands.choose_from_list(page, rng)
        page.wait_for_timeout(150)
        if page.locator(".prompt .acts button.btn.main:enabled").count():
            page.locator(".prompt .acts button.btn.main:enabled").click()
    page.wait_for_function("before => document.querySelectorAll('.told .say').length > before", arg=told)


def test_a_planted_violation_is_found(new_page: Any) -> None:
    """The check above can fail."""
    page = new_page()
    page.goto("/settings")
    page.wait_for_selector(".setting")
    page.evaluate("() => document.querySelector('.setting').append(document.createElement('button'))")
    found = axe.Axe().run(page).response["violations"]
    assert "button-name" in [violation["id"] for violation in found]


def test_the_language_of_the_browser_is_the_default_and_can_be_changed(new_page: Any) -> None:
    page = new_page(locale="ru-RU")
    page.goto("/")
    page.wait_for_selector(".gamecard")
    assert page.locator("html").get_attribute("lang") == "ru"
    page.get_by_role("button", name="English").click()
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    page.reload()
    page.wait_for_selector(".gamecard")
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_lost_line_keeps_the_board_and_comes_back(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    table = make_table(page, [{"kind": "me"}, {"kind": "bot"}])
    sockets: list[Any] = []
    page.route_web_socket("**/socket", lambda socket: sockets.append((socket, socket.connect_to_server())))
    page.goto(f"/t/{table}")
    hands.settle(page)
    sockets[0][0].close()
    page.wait_for_function("() => document.querySelectorAll('.tile').length > 0 && document.querySelector('.prompt')")
    page.wait_for_function("() => !document.querySelector('.linenote')")
    assert len(sockets) >= 2
    assert hands.settle(page) == "mine"


@pytest.mark.parametrize(
    ("wrong", "instead", "reason"),
    [
        (r'"version":\d+', '"version":99999', "The game has gone on meanwhile; look at the table again."),
        (r'"option":"[^"]*"', '"option":"all of it"', "“all of it” is not possible now."),
    ],
)
def test_a_refused_choice_says_why(new_page: Any, wrong: str, instead: str, reason: str) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    table = make_table(page, [{"kind": "me"}, {"kind": "bot"}])
    honest = []

    def tamper(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(text if honest else re.sub(wrong, instead, str(text))))

    page.route_web_socket("**/socket", tamper)
    page.goto(f"/t/{table}")
    hands.settle(page)
    page.locator(".listb").click()
    page.locator("#option-list .optrow").first.click()
    page.wait_for_selector(".prompt.wrong")
    assert page.locator(".prompt .second").inner_text().replace("\u2068", "").replace("\u2069", "") == reason
    assert page.locator(".prompt .second").get_attribute("aria-live") == "polite"
    assert hands.settle(page) == "mine"
    # The reason stays until the next choice, which is taken.
    honest.append(True)
    page.wait_for_timeout(300)
    assert page.locator(".prompt.wrong").count() == 1
    told = page.locator(".told .say").count()
    if not page.locator("#option-list").count():
        page.locator(".listb").click()
    page.locator("#option-list .optrow").first.click()
    page.wait_for_function("told => document.querySelectorAll('.told .say').length > told", arg=told)
    assert page.locator(".prompt.wrong").count() == 0


def test_a_running_game_can_be_looked_back_at_on_a_phone(new_page: Any) -> None:
    width, height = SIZES["phone"]
    page = new_page(width=width, height=height, has_touch=True, is_mobile=True)
    page.goto("/")
    be_guest(page, "Mira")
    table = make_table(page, [{"kind": "me"}, {"kind": "bot"}])
    page.goto(f"/t/{table}")
    assert hands.settle(page) == "mine"
    page.locator(".tabs button").nth(1).tap()
    page.get_by_role("link", name="Replay").tap()
    page.wait_for_selector(".replaybar")
    assert page.url.endswith(f"/t/{table}/replay")


def test_chat_reaches_the_other_browser(new_page: Any) -> None:
    host, friend = new_page(), new_page()
    host.goto("/")
    friend.goto("/")
    be_guest(host, "Mira")
    be_guest(friend, "Oleg")
    table = make_table(host, [{"kind": "me"}, {"kind": "open"}])
    assert friend.request.post(f"/api/tables/{table}/sit", data=json.dumps({}), headers=HEADERS).ok
    for page in (host, friend):
        page.goto(f"/t/{table}")
        page.wait_for_selector(".sidetabs")
        page.locator(".sidetabs button").nth(1).click()
    host.get_by_label("Write a message").fill("Hello & <b>good luck</b>")
    host.keyboard.press("Enter")
    friend.wait_for_selector(".chatlines p span:has-text('Hello & <b>good luck</b>')")
