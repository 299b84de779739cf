"""Hands for an Earth table: play on without the board to a decision worth looking at."""

from __future__ import annotations

from typing import Any

from tests.browser import hands

AUTOPLAY = """async ([id, choices, at, least]) => await new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  let [made, seed, waiting] = [0, 7, null];
  socket.onmessage = (message) => {
    const frame = JSON.parse(message.data);
    // The others' choices come in between: only the answer to the own one counts.
    if (frame.type === 'error' || (frame.type === 'events' && frame.by?.seat === waiting)) waiting = null;
    if (frame.type !== 'state' || waiting !== null) return;
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
    waiting = decision.seat;
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


def open_together_at(pages: list[Any], table: str, decision: str) -> None:
    """Open a table in several browsers where all of them owe such a decision at once."""
    for page in pages:
        page.evaluate(f"(args) => {{ window.reached = ({AUTOPLAY})(args) }}", [table, 0, decision, 1])
    for page in pages:
        assert page.evaluate("() => window.reached") == decision
    for page in pages:
        page.goto(f"/t/{table}")
        hands.settle(page)
