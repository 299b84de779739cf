"""Hands for an Earth table: press what is lit, or play on without the board to a decision worth looking at."""

from __future__ import annotations

import random
from typing import Any

from tests.browser import hands

LIT = """.act.lit, .hc.lit, .hole.lit, .pc.lit, .traycard.lit, .tc.lit, .fa.lit, .fchip.lit, .pool .lit,
  .prompt .acts .btn.lit"""
POINT = (
    """(at) => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    for (const [x, y] of [[.12, .5], [.5, .5], [.12, .85], [.5, .9], [.85, .5], [.5, .12]]) {
      const [left, top] = [box.left + box.width * x, box.top + box.height * y];
      const there = document.elementFromPoint(left, top);
      if (there && element.contains(there)) return [left, top];
    }
    return null;
  };
  const points = (selector) => [...document.querySelectorAll(selector)].map(shown).filter((point) => point);
  const main = points('.optfoot .btn.main:not(:disabled), .prompt .acts button.btn.main:not(:disabled)');
  if (main.length) return main[0];
  const lit = points(`LIT`);
  return lit.length ? lit[Math.floor(at * lit.length)] : null;
}"""
).replace("LIT", LIT)
"""Where the main button is, or else something lit: a point at which nothing lies above it."""
AUTOPLAY = """async ([id, choices, at, least]) => await new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  let [made, seed] = [0, 7];
  socket.onmessage = (message) => {
    const frame = JSON.parse(message.data);
    if (frame.type !== 'state') return;
    const decision = frame.decision;
    const over = frame.table.status === 'finished';
    if (!over && (!decision || decision.name === 'interrupt')) return;
    const here = !over && made >= choices && (!at || decision.name === at) && decision.options.length >= least;
    if (over || here) { socket.close(); done(over ? 'over' : decision.name); return; }
    const own = decision.options.filter((option) => !option.option.startsWith('!'));
    const bold = own.filter((option) => !/^(done|skip|enough)/.test(option.option));
    const from = bold.length ? bold : own;
    seed = (seed * 16807) % 2147483647;
    made += 1;
    const option = from[seed % from.length].option;
    socket.send(JSON.stringify({ type: 'choose', seat: decision.seat, version: frame.version, option }));
  };
})"""
"""Plays on without the board until a decision worth looking at."""


def open_at(page: Any, table: str, choices: int, decision: str = "", least: int = 0) -> None:
    """Open a table at a decision in the middle of the game."""
    assert page.evaluate(AUTOPLAY, [table, choices, decision, least]) == (decision or "over")
    page.goto(f"/t/{table}")
    hands.settle(page)


def press_something(page: Any, rng: random.Random, tap: bool = False) -> None:
    point = page.evaluate(POINT, rng.random())
    if point is None:
        hands.choose_from_list(page, rng, tap)
    elif tap:
        page.touchscreen.tap(*point)
    else:
        page.mouse.click(*point)
