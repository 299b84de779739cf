"""The flow of a saved position in words: cards, places and colours by name instead of the numbers steps work with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tilth.core.errors import Refusal
from tilth.core.reading import whole, word
from tilth.games.earth.rules.actions import ACTIONS
from tilth.games.earth.rules.board import BY_NAME, NAMES
from tilth.games.earth.rules.data import NUMBER, SLUG
from tilth.games.earth.rules.lines import CERTAIN, RESOURCES
from tilth.games.earth.rules.setup import KINDS

ORDERS: Final = ("undecided", "board", "field")
PIECES: Final = ("sprout", "growth")
TAKEN: Final = tuple([RESOURCES[resource] for resource in CERTAIN])


def _gains_in_words(gains: list[int]) -> list[Any]:
    return [number if at % 2 else RESOURCES[number] for at, number in enumerate(gains)]


def _gains(value: Any, field: str) -> list[int]:
    if not isinstance(value, list) or len(value) % 2:
        raise Refusal("bad_state", "not-a-list", field=field)
    return [
        whole(item, field, 0) if at % 2 else RESOURCES.index(word(item, field, RESOURCES))
        for at, item in enumerate(value)
    ]


def _places(value: Any, field: str) -> list[int]:
    if not isinstance(value, list):
        raise Refusal("bad_state", "not-a-list", field=field)
    return [BY_NAME[word(item, field, BY_NAME)] for item in value]


def _switch(value: Any, field: str) -> bool:
    if not isinstance(value, bool):
        raise Refusal("bad_state", "not-a-switch", field=field)
    return value


_WORDED: Final[dict[str, Callable[[Any], Any]]] = {
    "action": lambda value: ACTIONS[value],
    "cell": lambda value: NAMES[value],
    "card": lambda value: SLUG[value],
    "piece": lambda value: RESOURCES[value],
    "resource": lambda value: RESOURCES[value],
    "order": lambda value: ORDERS[value],
    "kind": lambda value: KINDS[value],
    "places": lambda value: [NAMES[cell] for cell in value],
    "gains": _gains_in_words,
}
_READ: Final[dict[str, Callable[[Any, str], Any]]] = {
    "action": lambda value, field: ACTIONS.index(word(value, field, ACTIONS)),
    "cell": lambda value, field: BY_NAME[word(value, field, BY_NAME)],
    "card": lambda value, field: NUMBER[word(value, field, NUMBER)],
    "piece": lambda value, field: RESOURCES.index(word(value, field, PIECES)),
    "resource": lambda value, field: RESOURCES.index(word(value, field, TAKEN)),
    "order": lambda value, field: ORDERS.index(word(value, field, ORDERS)),
    "kind": lambda value, field: KINDS.index(word(value, field, KINDS)),
    "places": _places,
    "gains": _gains,
    "counted": _switch,
    "parts": _switch,
    "each": _switch,
    "exact": _switch,
    "only": lambda value, field: whole(value, field, -1, 3),
}


def in_words(flow: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Saved steps with names instead of numbers."""
    worded = []
    for step in flow:
        if "stacks" in step:
            worded.append({**step, "stacks": [in_words(stack) for stack in step["stacks"]]})
        else:
            worded.append({key: _WORDED[key](value) if key in _WORDED else value for key, value in step.items()})
    return worded


def in_numbers(flow: Any, path: str, seats: int) -> list[Any]:
    """The same back, every field checked."""
    if not isinstance(flow, list):
        raise Refusal("bad_state", "not-a-list", field=path)
    return [_step(step, f"{path}[{at}]", seats) for at, step in enumerate(flow)]


def _step(step: Any, path: str, seats: int) -> Any:
    if not isinstance(step, dict):
        raise Refusal("bad_state", "not-an-object", field=path)
    read: dict[str, Any] = {}
    for key, value in step.items():
        field = f"{path}.{key}"
        if key == "stacks":
            if not isinstance(value, list):
                raise Refusal("bad_state", "not-a-list", field=field)
            read[key] = [in_numbers(stack, f"{field}[{seat}]", seats) for seat, stack in enumerate(value)]
        elif key in ("step", "groups"):
            read[key] = value
        elif key in _READ:
            read[key] = _READ[key](value, field)
        else:
            read[key] = whole(value, field, 0, seats - 1 if key in ("seat", "player") else None)
    return read
