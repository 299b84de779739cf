"""Positions from outside: of whatever game, saved or written by hand."""

from __future__ import annotations

from typing import Any

from tilth.core.decision import decision
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.state import State
from tilth.games.registry import game, names


def load(data: Any) -> tuple[Game, State]:
    """The game and the state that some JSON holds; an impossible one is refused, naming the field."""
    if not isinstance(data, dict):
        raise Refusal("bad_state", "not-an-object", field="state")
    name = data.get("game")
    if not isinstance(name, str) or name not in names():
        raise Refusal("bad_state", "not-among", field="game", value=str(name)[:60], allowed=", ".join(names()))
    rules = game(name)
    try:
        state = rules.load(data)
        for seat in range(state.seats):
            decision(state, seat)  # what is written by hand may fit field by field and still make no sense
    except Refusal:
        raise
    except Exception as error:
        raise Refusal("bad_state", "flow-does-not-fit", field="state", problem=repr(error)) from error
    return rules, state
