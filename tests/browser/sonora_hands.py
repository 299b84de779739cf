"""Hands that play Sonora: a mouse and a finger that pull back and let go, and keys that aim."""

from __future__ import annotations

import math
import random
from typing import Any

from tests.browser import hands

KIND = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('.boardwrap.asked')) return 'flick';
  if (has('.colourchoice')) return 'colours';
  if (has('.sectionchoice')) return 'section';
  if (has('.sec.canyon.drawing')) return 'draw';
  return 'other';
}"""
LIT = """([at, loose]) => {
  const shown = (element) => {
    element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5]]) {
      const [left, top] = [box.left + box.width * x, box.top + box.height * y];
      const there = document.elementFromPoint(left, top);
      if (there && (element === there || element.contains(there))) return [left, top];
    }
    return null;
  };
  const seen = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const main = all('.prompt .acts button.btn.main:not(:disabled)');
  if (main.length) return shown(main[0]);
  const places = all('.hex.litc, .bx.litc, .sec .markhit, .wchip.lit, .dpick.lit');
  const buttons = all('.prompt .acts .btn.lit:not(.small)');
  const tabs = places.length ? [] : all('.sectabs .litab:not(.now)');
  const lit = places.length && !(buttons.length && at < loose) ? places : [...buttons, ...tabs];
  for (let i = 0; i < lit.length; i++) {
    const point = shown(lit[(Math.floor(at * lit.length) + i) % lit.length]);
    if (point) return point;
  }
  return null;
}"""
"""The main button, or else a lit place of the sheet, or a button of the prompt."""

HURRY = """([id, names, least]) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  let seed = 7;
  let made = 0;
  let waiting = null;
  const chance = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
  const worth = ({ args }) => (args.points || 0) + 3 * ((args.bonuses ?? []).length || (args.bonus ? 1 : 0)) + chance();
  socket.onmessage = (message) => {
    const frame = JSON.parse(message.data);
    // The others' choices come in between: only the answer to the own one counts.
    if (frame.type === 'error' || (frame.type === 'events' && frame.by?.seat === waiting)) waiting = null;
    if (frame.type !== 'state' || !frame.decision || waiting !== null) return;
    const { options, seat, name } = frame.decision;
    if (made >= least && names.includes(name)) {
      socket.close();
      resolve(made);
      return;
    }
    made++;
    waiting = seat;
    let chosen = options[Math.floor(chance() * options.length)];
    const better = (a, b) => (worth(b.label) > worth(a.label) ? b : a);
    if (name === 'draw' || name === 'path') chosen = options.reduce(better);
    if (['keep', 'mark', 'cross', 'mud'].includes(name)) chosen = options[0];
    socket.send(JSON.stringify({ type: 'choose', seat, version: frame.version, option: chosen.option }));
  };
})"""
"""Chooses over a socket of its own, not quite by chance, until one of these decisions is asked."""


def hurry(page: Any, table: str, names: list[str], least: int = 0) -> None:
    """Let the game go on, out of sight, to a decision worth looking at."""
    page.evaluate(HURRY, [table, names, least])


def kind(page: Any) -> str:
    return str(page.evaluate(KIND))


def pull(page: Any, rng: random.Random) -> tuple[float, float, float, float]:
    """A pull across the board: from where, and to where; its opposite goes up and to the right, into the field."""
    box = page.locator(".boardwrap.asked").bounding_box()
    way = math.radians(rng.uniform(22, 68))
    length = rng.uniform(70, 112)
    x, y = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5
    return x, y, x - math.cos(way) * length, y + math.sin(way) * length


def drag(page: Any, rng: random.Random) -> None:
    """Pull back with the mouse and let go."""
    x, y, tx, ty = pull(page, rng)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(tx, ty, steps=5)
    page.mouse.up()


def finger(page: Any, rng: random.Random) -> None:
    """Pull back with a finger and let go."""
    x, y, tx, ty = pull(page, rng)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in (0.3, 0.6, 0.9, 1.0):
        point = {"x": x + (tx - x) * step, "y": y + (ty - y) * step}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def choose(page: Any, rng: random.Random, tap: bool = False) -> None:
    """Do one thing that is asked for."""
    press = page.touchscreen.tap if tap else page.mouse.click
    what = kind(page)
    if what == "flick":
        finger(page, rng) if tap else drag(page, rng)
    elif what == "section":
        box = page.locator(".sectionchoice .pick").nth(rng.randrange(2)).bounding_box()
        press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if tap and page.locator(".prompt button.btn.main").count():
            page.locator(".prompt button.btn.main").tap()
    elif what == "colours" and not page.locator(".prompt button.btn.main").count():
        for which, colour in (("own", 0), ("bot", 2)):
            pick = page.locator(f".colourchoice [data-colour^={which}]").nth(colour)
            pick.tap() if tap else pick.click()
    elif what == "draw" and not page.locator(".prompt button.btn.main").count():
        canyon = page.locator(".sec.canyon")
        canyon.scroll_into_view_if_needed()
        box = canyon.bounding_box()
        press(box["x"] + box["width"] * rng.uniform(0.3, 0.7), box["y"] + box["height"] * rng.uniform(0.3, 0.7))
    else:
        point = page.evaluate(LIT, [rng.random(), 0.25])
        if point:
            press(*point)
        else:
            page.wait_for_timeout(60)


STATE = (
    "() => (document.querySelector('.top .round b')?.innerText ?? '') + document.querySelector('.prompt')?.innerText"
)


def play(page: Any, rng: random.Random, until: str, tap: bool = False, most: int = 1500) -> None:
    """Play until the game is over or the top bar says so much."""
    for _ in range(most):
        if hands.settle(page) == "over" or until in page.locator(".top .round b").inner_text():
            return
        before = page.evaluate(STATE)
        choose(page, rng, tap)
        if before == page.evaluate(STATE):
            page.wait_for_timeout(30)
    raise AssertionError(f"{until} was not reached: {page.locator('.prompt').inner_text()}")
