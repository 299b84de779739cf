"""Plays a seat of a table with a bot of this process, so that a picture shows a game worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilth.bots.levels import bot as bot_of_level
from tilth.games import registry

LISTEN = """(id) => {
  const mate = (window.mate = { choices: [], state: null });
  mate.socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  mate.socket.onmessage = (message) => {
    const frame = JSON.parse(message.data);
    if (frame.type === 'log') mate.choices = frame.entries.flatMap((entry) => entry.by ?? []);
    else if (frame.type === 'events' && frame.by) mate.choices.push(frame.by);
    else if (frame.type === 'state') mate.state = frame;
  };
}"""
MINE = """() => window.mate.state &&
  (window.mate.state.table.status === 'finished' || window.mate.state.table.to_act.includes(window.mate.state.seat))"""


def play(page: Any, table: str, seed: int, until: Callable[[Any, str], bool]) -> None:
    """Play on the page's own seat as the sensible bot would, until `until(state, decision)` is true or it is over."""
    page.evaluate(LISTEN, table)
    state: Any = None
    bot: Any = None
    heard = 0
    while True:
        page.wait_for_function(MINE, timeout=60_000)
        frame = page.evaluate("() => ({ ...window.mate.state, choices: window.mate.choices })")
        if frame["table"]["status"] == "finished":
            break
        if state is None:
            game = registry.game(frame["table"]["game"])
            state = game.new(len(frame["table"]["seats"]), frame["table"]["options"], seed, patient=True)
            bot = bot_of_level(game, "sensible", seed)
        for choice in frame["choices"][heard:]:
            if choice["option"] is None:
                raise LookupError("a choice that this seat may not know")
            state.choose(choice["seat"], choice["option"])
        heard = len(frame["choices"])
        if until(state, frame["decision"]["name"]):
            break
        option = bot.choose(state, frame["seat"])
        sent = {"type": "choose", "seat": frame["seat"], "version": frame["version"], "option": option}
        page.evaluate("(sent) => { window.mate.state = null; window.mate.socket.send(JSON.stringify(sent)); }", sent)
    page.evaluate("() => window.mate.socket.close()")
