"""Whole games in a real browser: mouse, keyboard alone, several browsers, one screen, a phone in Russian."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser import hands

HEADERS = {"X-Tilth": "1", "Content-Type": "application/json"}


def be_guest(page: Any, name: str) -> None:
    """Sign in under a name; not once more, for that would sign out what the page is still loading."""
    known = page.request.get("/api/me").json()["player"]
    if known is not None and known["name"] == name:
        return
    assert page.request.post("/api/guest", data=json.dumps({"name": name}), headers=HEADERS).ok


def make_table(page: Any, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table made over HTTP, for tests that are not about the set-up form."""
    body = {"game": "petrichor", "seats": seats} | more
    answer = page.request.post("/api/tables", data=json.dumps(body), headers=HEADERS)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def test_a_whole_game_against_a_bot_with_the_mouse(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Against a bot").first.click()
    page.wait_for_url("**/t/*")
    assert hands.play_to_the_end(page, seed=1) < hands.MOST
    assert page.locator(".prompt h2").inner_text()
    totals = page.locator(".score tfoot td")
    assert totals.count() == 2
    # The parts of the score sheet add up to its total.
    for column in range(2):
        parts = [int(cell) for cell in page.locator(f".score tbody tr td:nth-of-type({column + 1})").all_inner_texts()]
        assert sum(parts) == int(totals.nth(column).inner_text())
    page.locator("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replaybar")
    page.get_by_role("button", name="To the end").click()
    place = page.locator(".replaybar h2")
    expect(place).to_have_text(re.compile(r"^Choice (\d+) of \1$"))
    last = int(place.inner_text().split()[-1])
    page.get_by_role("button", name="One choice back").click()
    expect(place).to_have_text(f"Choice {last - 1} of {last}")


def test_moves_travel_before_they_are_on_the_board(new_page: Any) -> None:
    page = new_page(still=False)
    page.goto("/")
    page.get_by_role("button", name="Against a bot").first.click()
    page.wait_for_url("**/t/*")
    flown = """() => { window.flown = 0; new MutationObserver((changes) => {
      for (const change of changes) window.flown += change.addedNodes.length;
    }).observe(document.querySelector('.stage'), { childList: true }); }"""
    page.wait_for_selector(".stage", state="attached")
    page.evaluate(flown)
    assert hands.play_to_the_end(page, seed=1, upto=12) == 12
    assert page.evaluate("() => window.flown") > 10
    assert hands.settle(page) == "mine"
    assert page.locator(".stage > *").count() == 0, "what has arrived is on the board itself"


def test_a_turn_is_three_presses_and_can_be_undone(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Against a bot").first.click()
    page.wait_for_url("**/t/*")
    rng = random.Random(3)
    for _ in range(60):
        hands.settle(page)
        if page.locator(".card.lit.frost").count() and page.locator(".tile").count():
            break
        hands.press_something(page, rng)
    drops = int(re.sub(r"\D", "", page.locator(".who ul li").first.inner_text().split()[0]))
    page.locator(".card.lit.frost").first.click()
    page.wait_for_selector(".tile.t-lit")
    free = page.locator(".tile.t-lit").count()
    assert free == page.locator(".tile").count() - page.locator(".tile .cloud").count()
    page.locator(".tile.t-lit > .hit").first.hover()
    expect(page.locator(".ghostcloud")).to_have_count(1)
    page.locator(".tile.t-lit > .hit").first.click()
    expect(page.locator(".qd.q-lit")).to_have_count(2)
    page.wait_for_function(
        "before => parseInt(document.querySelector('.who ul li').innerText) === before - 1", arg=drops
    )
    page.locator(".prompt").get_by_role("button", name="Undo").click()
    page.wait_for_selector(".tile.t-lit")
    page.wait_for_function("before => parseInt(document.querySelector('.who ul li').innerText) === before", arg=drops)


def test_passing_stands_apart_and_asks_once_more_without_moving_anything(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, *[{'kind': 'bot', 'level': 'random'}] * 2], seed=4)}")
    rng = random.Random(3)
    for _ in range(60):
        hands.settle(page)
        if page.locator(".prompt .apart").count():
            break
        hands.press_something(page, rng)
    expect(page.locator("#log-title ~ .loglines .since")).to_have_text("Since your last turn")
    places = """() => [...document.querySelectorAll('.boardpart, .prompt, .prompt .btn')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect(); return [left, top, width, height].join(); })"""
    before = page.evaluate(places)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".prompt h2")).to_have_text("Really pass?")
    assert page.evaluate(places) == before
    page.locator(".prompt h2").hover()
    expect(page.locator(".prompt h2")).to_have_text("Your turn: which card do you play?")
    page.get_by_role("button", name="Pass").click()
    page.wait_for_timeout(400)
    page.locator(".prompt .apart").click()
    expect(page.locator(".loglines")).to_contain_text("You pass")


def test_a_whole_solo_game_with_the_keyboard_alone(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector(".gamecard")
    # From the top of the page to the button that starts a game alone.
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.innerText === 'Alone'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    rng = random.Random(7)
    for _ in range(hands.MOST):
        if hands.settle(page) == "over":
            break
        hands.choose_by_keys(page, rng)
    assert hands.state(page) == "over"


def test_keys_are_taken_along_from_the_card_to_the_tile_to_the_vote(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, {'kind': 'bot', 'level': 'random'}], seed=4)}")
    hands.settle(page)
    on = "what => document.activeElement.matches(what)"
    page.keyboard.press("Tab")
    page.wait_for_function(on, arg="[data-lit]")
    rng = random.Random(3)
    for _ in range(20):
        hands.settle(page)
        if page.locator(".card.frost[data-lit]").count():
            break
        hands.choose_by_keys(page, rng)
    page.wait_for_function(on, arg=".card[data-lit]")
    page.locator(".card.frost[data-lit]").first.focus()
    for place in (".tile > .hit[data-lit]", ".qd[data-lit]"):
        page.keyboard.press("Enter")
        page.wait_for_function(on, arg=place)
    told = page.locator(".told .say").count()
    page.keyboard.press("Enter")
    page.wait_for_function("told => document.querySelectorAll('.told .say').length > told", arg=told)


def test_three_seats_two_browsers_and_a_bot_and_one_reloads(new_page: Any) -> None:
    host, friend = new_page(), new_page()
    host.goto("/new/petrichor")
    host.get_by_label("Your name").fill("Mira")
    host.get_by_role("button", name="3", exact=True).click()
    host.get_by_label("Seat 3").select_option("bot")
    host.get_by_role("button", name="Make the table").click()
    host.wait_for_selector(".qr")
    link = host.get_by_label("Link to this table").input_value()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Oleg")
    friend.get_by_role("button", name="Sit down").click()
    pages = [host, friend]
    rng = random.Random(11)
    for presses in range(32):
        acting = hands.turn_of(pages)
        assert acting is not None
        hands.press_something(acting, rng)
        if presses == 20:
            before = friend.locator(".who .pts").all_inner_texts()
            friend.reload()
            friend.wait_for_selector(".prompt")
            assert len(friend.locator(".who .pts").all_inner_texts()) == len(before)
    table = host.url.rpartition("/")[2]
    host.evaluate(f"() => {{ window.rest = ({hands.PLAY})('{table}') }}")
    friend.evaluate(hands.PLAY, table)
    for page in pages:
        page.wait_for_selector("dialog .ranking")
    assert host.locator(".score tfoot td").all_inner_texts() == friend.locator(".score tfoot td").all_inner_texts()


def test_a_hand_is_never_sent_to_another_browser(new_page: Any) -> None:
    host, friend = new_page(), new_page()
    host.goto("/")
    friend.goto("/")
    be_guest(host, "Mira")
    be_guest(friend, "Oleg")
    table = make_table(host, [{"kind": "me"}, {"kind": "open"}])
    frames: list[str] = []
    friend.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    assert friend.request.post(f"/api/tables/{table}/sit", data="{}", headers=HEADERS).ok
    friend.goto(f"/t/{table}")
    friend.wait_for_selector(".prompt")
    states = [json.loads(frame) for frame in frames if '"type":"state"' in frame]
    assert states
    for state in states:
        assert state["view"]["players"][0]["hand"] is None
        assert state["view"]["players"][1]["hand"] is not None


def test_the_set_up_offers_only_seats_of_this_table_to_begin(new_page: Any) -> None:
    page = new_page()
    page.goto("/new/petrichor")
    page.get_by_label("Your name").fill("Mira")
    first = page.get_by_label("First player")
    assert first.locator("option").all_inner_texts() == ["random", "seat 1", "seat 2"]
    page.get_by_role("button", name="3", exact=True).click()
    first.select_option("seat 3")
    page.get_by_role("button", name="2", exact=True).click()
    expect(first).to_have_value("random")
    first.select_option("seat 2")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name at this screen").fill("Oleg")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("Oleg is the first player")).to_be_visible()


def test_hot_seat_asks_to_pass_the_screen(new_page: Any) -> None:
    page = new_page()
    page.goto("/new/petrichor")
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name at this screen").fill("Oleg")
    page.get_by_role("button", name="Make the table").click()
    rng = random.Random(5)
    takers: list[str] = []
    while len(takers) < 6:
        if hands.settle(page) == "pass":
            assert page.locator(".card").count() == 0, "no hand is seen while the screen is handed over"
            takers.append(page.locator(".msg.waiting .btn").inner_text())
            page.locator(".msg.waiting .btn").click()
            page.wait_for_selector(".prompt")
            continue
        hands.press_something(page, rng)
    assert set(takers) == {"I am Mira", "I am Oleg"}


def test_on_a_phone_the_vote_is_pressed_on_the_weather_and_the_list_can_be_played_and_closed(new_page: Any) -> None:
    page = new_page(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto("/")
    be_guest(page, "Mira")
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, {'kind': 'bot', 'level': 'random'}], seed=4)}")
    rng = random.Random(2)
    for _ in range(40):
        hands.settle(page)
        if page.locator(".prompt h2").inner_text().startswith("Your vote"):
            break
        hands.press_something(page, rng, tap=True)
    assert page.locator(".wq.q-lit:visible").count() > 1
    page.locator(".listb").tap()
    page.locator(".optfoot").get_by_role("button", name="Close").tap()
    page.wait_for_selector("#option-list", state="detached")
    page.locator(".listb").tap()
    page.locator("#option-list .optrow").first.tap()
    page.locator(".optfoot").get_by_role("button", name="Vote").tap()
    page.wait_for_function("() => !document.querySelector('.prompt h2').innerText.startsWith('Your vote')")


def test_a_game_on_a_phone_in_russian(new_page: Any) -> None:
    page = new_page(width=390, height=844, locale="ru-RU", has_touch=True, is_mobile=True)
    page.goto("/")
    page.get_by_role("button", name="Против бота").first.tap()
    page.wait_for_url("**/t/*")
    assert hands.play_to_the_end(page, seed=2, tap=True) < hands.MOST
    hands.close_result(page)
    for tab in ("Журнал", "Счёт", "Разговор", "Стол"):
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{tab} is too wide"
