"""How a browser calls its player: by a sound, by a notification and by the title; each can be switched off."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.browser import hands
from tests.browser.test_games import be_guest, make_table

STUBS = """() => {
  window.tones = [];
  window.notices = [];
  const parameter = (note) => ({
    setValueAtTime: note, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {},
  });
  const node = (more) => ({ connect: (next) => next, start: () => {}, stop: () => {}, ...more });
  window.AudioContext = class {
    state = 'running';
    currentTime = 0;
    destination = {};
    createOscillator() { return node({ frequency: parameter((value) => window.tones.push(Math.round(value))) }); }
    createGain() { return node({ gain: parameter(() => {}) }); }
  };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, more) { window.notices.push([title, more.body]); }
  };
  Object.defineProperty(document, 'hidden', { get: () => window.away === true });
}"""
"""An AudioContext and a Notification that only note what they are asked for, and a page that can be sent away."""

YOUR_TURN = [392, 587]
"""The two notes that call a player."""

PUT_DOWN = 180
"""The note of one's own choice."""


@pytest.fixture
def page(new_page: Any) -> Any:
    opened = new_page()
    opened.add_init_script(f"({STUBS})()")
    opened.goto("/")
    be_guest(opened, "Mira")
    return opened


def switch(page: Any, name: str, on: bool) -> None:
    page.goto("/settings")
    box = page.locator(f"#set-{name}")
    box.wait_for()
    if box.is_checked() != on:
        box.click()
    page.wait_for_function(
        "([name, on]) => JSON.parse(localStorage.getItem('tilth-settings'))[name] === on",
        arg=[{"title": "titleBlink"}.get(name, name), on],
    )


def play_a_round(page: Any, away: bool = False) -> None:
    """Choose until the bot has had a turn and it is Mira's again."""
    turns = ["mine"]

    def hear(text: str) -> None:
        frame = json.loads(text)
        if frame["type"] == "state":
            turn = "bot's" if frame["decision"] is None else "mine"
            if turn != turns[-1]:
                turns.append(turn)

    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, {'kind': 'bot'}], seed=5)}")
    hands.settle(page)
    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.reload()
    hands.settle(page)
    page.evaluate("away => { window.away = away; }", away)
    rng = random.Random(1)
    for _ in range(60):
        hands.settle(page)
        if turns == ["mine", "bot's", "mine"]:
            page.wait_for_timeout(300)
            assert hands.settle(page) == "mine"
            return
        hands.press_something(page, rng)
        page.wait_for_timeout(50)
    raise AssertionError("it never became Mira's turn again")


def test_a_sound_tells_of_ones_own_choice_and_of_ones_turn(page: Any) -> None:
    switch(page, "sound", on=True)
    play_a_round(page)
    tones = page.evaluate("() => window.tones")
    assert PUT_DOWN in tones
    assert [tone for tone in tones if tone in YOUR_TURN] == YOUR_TURN  # once, and not for every choice of a turn


def test_without_sound_nothing_is_heard(page: Any) -> None:
    switch(page, "sound", on=False)
    play_a_round(page)
    assert page.evaluate("() => window.tones") == []


def test_a_notification_calls_a_player_who_looks_elsewhere(page: Any) -> None:
    switch(page, "notices", on=True)
    play_a_round(page, away=True)
    assert page.evaluate("() => window.notices") == [["Your turn", "Petrichor"]]


def test_who_looks_at_the_table_gets_no_notification(page: Any) -> None:
    switch(page, "notices", on=True)
    play_a_round(page)
    assert page.evaluate("() => window.notices") == []


def test_without_notifications_nobody_is_called(page: Any) -> None:
    switch(page, "notices", on=True)
    switch(page, "notices", on=False)
    play_a_round(page, away=True)
    assert page.evaluate("() => window.notices") == []


def test_a_refused_permission_leaves_notifications_off(page: Any) -> None:
    page.goto("/settings")
    page.locator("#set-notices").wait_for()
    page.evaluate("() => { Notification.requestPermission = async () => 'denied'; }")
    page.locator("#set-notices").click()
    page.wait_for_function("() => !document.querySelector('#set-notices').checked")
    assert page.evaluate("() => JSON.parse(localStorage.getItem('tilth-settings')).notices") is False


@pytest.mark.parametrize("on", [True, False])
def test_the_title_says_whose_turn_it_is_unless_switched_off(page: Any, on: bool) -> None:
    switch(page, "title", on)
    play_a_round(page)
    assert page.title().startswith("● Your turn") is on
