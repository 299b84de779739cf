"""The engine under wild input, on every game: it always answers, and a refused request changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.contract.cases import all_games, option_sets
from tilth.core import Game, Rng
from tilth.engine import Engine

WILD: list[Any] = [None, True, False, 0, 1, -1, 3, 10**30, 0.5, "", "0", "a1", "!", [], [0], {}, {"a": 1}, "x" * 5000]
REQUESTS = {
    "new": ["game", "seats", "options", "seed"],
    "load": ["state"],
    "choose": ["seat", "option"],
    "view": ["seat"],
    "replay": ["record", "to"],
    "play_out": ["seed", "limit"],
    "bot": ["level", "seat"],
}

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
pytestmark = pytest.mark.usefixtures("farm_registered")


def start(game: Game, rng: Rng) -> Engine:
    """An engine in the middle of a random game."""
    engine = Engine("en")
    seats = rng.pick(list(game.seats))
    request = {"do": "new", "game": game.name, "seats": seats, "options": rng.pick(option_sets(game, seats))}
    assert engine.answer(json.dumps({**request, "seed": rng.below(1000)}))["ok"]
    assert engine.answer(json.dumps({"do": "play_out", "limit": rng.below(80), "seed": rng.below(1000)}))["ok"]
    return engine


@each_game
def test_wild_fields_are_refused_and_change_nothing(game: Game) -> None:
    rng = Rng(5)
    engine = start(game, rng)
    before = engine.answer('{"do": "save"}')
    for _ in range(300):
        do = rng.pick(list(REQUESTS))
        request = {"do": do, **{field: rng.pick(WILD) for field in REQUESTS[do] if rng.below(4)}}
        answer = engine.answer(json.dumps(request))
        if answer["ok"]:
            engine.answer(json.dumps({"do": "load", "state": before["state"]}))
        else:
            assert answer["error"]["code"] != "internal", (request, answer)
            assert answer["error"]["message"].endswith(".")
        assert engine.answer('{"do": "save"}') == before, request


@each_game
def test_a_damaged_state_is_refused_or_is_a_position(game: Game) -> None:
    rng = Rng(6)
    for _ in range(5):
        engine = start(game, rng)
        saved = json.dumps(engine.answer('{"do": "save"}')["state"])
        for _ in range(40):
            state = json.loads(saved)
            damage(state, rng)
            answer = engine.answer(json.dumps({"do": "load", "state": state}))
            if answer["ok"]:
                assert engine.answer('{"do": "view", "seat": null}')["ok"]
            else:
                assert answer["error"]["code"] == "bad_state", answer


def damage(state: Any, rng: Rng) -> None:
    """Put something wild somewhere into a saved state."""
    while True:
        key = rng.pick(list(state) if isinstance(state, dict) else list(range(len(state))))
        inner = state[key]
        if isinstance(inner, (dict, list)) and inner and rng.below(5):
            state = inner
            continue
        state[key] = rng.pick(WILD)
        return


@each_game
def test_a_damaged_record_is_refused_or_replays(game: Game) -> None:
    rng = Rng(7)
    engine = start(game, rng)
    record = engine.answer('{"do": "record"}')["record"]
    for _ in range(150):
        at = rng.below(len(record))
        text = (
            record[:at]
            + rng.pick(["", "\n", " ", "0", "x", "{", "²", "\x85", "9" * 5000])
            + record[at + rng.below(3) :]
        )
        answer = engine.answer(json.dumps({"do": "replay", "record": text}))
        if not answer["ok"]:
            assert answer["error"]["code"] in {
                "bad_record",
                "bad_options",
                "bad_seats",
                "unknown_game",
            }, answer
