"""Hands for the tests: a mouse, a finger and a keyboard that play whatever is lit."""

from __future__ import annotations

import random
import time
from typing import Any

PRESSABLE = """() => document.activeElement.matches(
  '[data-lit], .prompt .acts .btn.lit, .prompt button.btn.main:enabled')"""
"""Whether the focus is on something that leads on."""
POINT = """(at) => {
  const shown = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.5, .85], [.12, .5], [.85, .5], [.5, .15], [.2, .9], [.8, .9]]) {
      const [left, top] = [box.left + box.width * x, box.top + box.height * y];
      const there = document.elementFromPoint(left, top);
      if (there && element.contains(there)) return [left, top];
    }
    return null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const main = all('.optfoot .btn.main:enabled, .prompt .acts button.btn.main:enabled');
  const lit = main.length ? main : all('[data-lit], .prompt .acts .btn.lit');
  for (let i = 0; i < lit.length; i++) {
    const point = shown(lit[(Math.floor(at * lit.length) + i) % lit.length]);
    if (point) return point;
  }
  return null;
}"""
"""Where the main button is, or else one of the lit things: a point at which nothing lies above it."""
PLAY = """async (table) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let asked = -1;
  await new Promise((done) => {
    socket.onmessage = (message) => {
      const frame = JSON.parse(message.data);
      if (frame.type !== 'state') return;
      if (frame.table.status === 'finished') return done();
      const { decision, version, seat } = frame;
      if (!decision || decision.forced || version === asked || !frame.table.to_act.includes(seat)) return;
      asked = version;
      const { options } = decision;
      const { option } = options[version % options.length];
      socket.send(JSON.stringify({ type: 'choose', seat, version, option }));
    };
  });
  socket.close();
}"""
"""Plays for the seat of this browser, without looking, until the game is over."""
MOST = 900
PATIENCE = 240.0
"""Seconds for a whole game; presses that lead nowhere are found out before all of them are made."""


STATE = """() => document.querySelector('.prompt.done') ? 'over'
  : document.querySelector('.prompt.mine') ? 'mine'
  : document.querySelector('.msg.waiting .btn') ? 'pass' : 'wait'"""
SETTLED = f"""() => {{
  const now = ({STATE})();
  const busy = document.querySelector('.prompt.mine[aria-busy=true]') || document.fonts.status !== 'loaded';
  return now === 'wait' || busy ? null : now;
}}"""


def state(page: Any) -> str:
    """`mine` when this browser must choose, `pass` when the screen must be handed on, `over`, or `wait`."""
    return str(page.evaluate(STATE))


def settle(page: Any) -> str:
    """Wait until there is something to do or the game is over; says which it was at that very moment."""
    try:
        return str(page.wait_for_function(SETTLED, timeout=60_000).json_value())
    except Exception as error:
        screen = page.evaluate("() => document.body.innerText")
        raise AssertionError(f"nothing can be done: {state(page)}, {fingerprint(page)}\n{screen}") from error


def turn_of(pages: list[Any], patience: float = 60.0) -> Any | None:
    """Of several browsers at one table the one that must choose; None when the game is over in all of them."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        states = [state(page) for page in pages]
        if all(now == "over" for now in states):
            return None
        for page, now in zip(pages, states, strict=True):
            if now == "mine" and not page.evaluate("() => document.querySelector('.prompt[aria-busy=true]')"):
                return page
        pages[0].wait_for_timeout(15)
    raise AssertionError(f"nobody may choose: {states}, {[fingerprint(page) for page in pages]}")


def fingerprint(page: Any) -> str:
    """Changes whenever the decision or the narrowing changes."""
    return str(
        page.evaluate(
            "() => document.querySelector('.prompt')?.innerText + '|' + document.querySelector('.told')?.innerText"
        )
    )


CROSS = ".lens.pinned .closelens, .explained.pinned .exclose"


def press_something(page: Any, rng: random.Random, tap: bool = False) -> None:
    """Press the main button when there is one, otherwise one of the lit things."""
    point = page.evaluate(POINT, rng.random())
    if point is None:
        page.wait_for_timeout(100)
        if page.locator(CROSS).count():  # what lies over the table is put away, as whoever wants to go on does
            _press(page.locator(CROSS).first, tap)
        elif state(page) == "mine" and page.evaluate(POINT, 0) is None:
            choose_from_list(page, rng, tap)
    elif tap:
        page.touchscreen.tap(*point)
    else:
        page.mouse.click(*point)


MAIN = ".prompt button.btn.main:enabled"
HAS_MAIN = f"() => document.querySelector('{MAIN}') !== null"
ON_MAIN = f"() => document.activeElement.matches('{MAIN}')"


def find_by_keys(page: Any, rng: random.Random, most: int = 60) -> bool:
    """Back to the main button where there is one, else stay or tab on to something that can be pressed."""
    wanted, key, eager = (ON_MAIN, "Shift+Tab", 1.0) if page.evaluate(HAS_MAIN) else (PRESSABLE, "Tab", 0.7)
    for _ in range(most):
        if page.evaluate(wanted) and rng.random() < eager:
            return True
        page.keyboard.press(key)
    return False


def choose_by_keys(page: Any, rng: random.Random) -> None:
    """Find something to press, perhaps walk on with arrows, then Enter, and once more where that only made it ready."""
    before = fingerprint(page)
    if not find_by_keys(page, rng):
        return
    for _ in range(rng.randrange(3)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    if page.evaluate(PRESSABLE):
        page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    if fingerprint(page) == before and page.evaluate(HAS_MAIN):
        page.keyboard.press("Enter")


def choose_from_list(page: Any, rng: random.Random, tap: bool = False) -> None:
    """The same options as a list."""
    if not page.locator("#option-list").count():
        _press(page.locator(".listb"), tap)
    rows = page.locator("#option-list .optrow")
    number = rows.count()
    if number:
        _press(rows.nth(rng.randrange(number)), tap)


def _press(target: Any, tap: bool) -> None:
    # What is lit may be gone by the time the press arrives: then another look is taken.
    try:
        if tap:
            target.tap(timeout=2_000)
        else:
            target.click(timeout=2_000)
    except Exception as error:
        if "Timeout" not in str(error) and "detached" not in str(error):
            raise


def close_result(page: Any) -> None:
    """Look at the board again when a game is over."""
    page.wait_for_selector("dialog .ranking")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog .ranking", state="detached")


def play_to_the_end(page: Any, seed: int = 1, tap: bool = False, upto: int = MOST) -> int:
    """Play a whole game with whatever is lit; gives the number of presses."""
    rng = random.Random(seed)
    until = time.monotonic() + PATIENCE
    for presses in range(upto):
        assert time.monotonic() < until, f"the game does not end: {fingerprint(page)}"
        now = settle(page)
        if now == "over":
            return presses
        if now == "pass":
            _press(page.locator(".msg.waiting .btn"), tap)
            continue
        press_something(page, rng, tap)
    return upto
