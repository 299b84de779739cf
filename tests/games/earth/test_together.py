"""While all act at once, who is quicker changes nothing, over whole turns."""

from __future__ import annotations

import json

import pytest

from tilth.core import Rng, Together
from tilth.games.earth import GAME
from tilth.games.earth.rules.data import DECK
from tilth.games.earth.rules.saving import all_cards
from tilth.games.earth.rules.state import EarthState


def scripts(state: EarthState, rng: Rng) -> dict[int, list[str]]:
    """What every seat chooses at random until it is ready, each on a table of its own."""
    found: dict[int, list[str]] = {}
    for seat in state.to_act():
        twin = state.clone()
        found[seat] = []
        depth = len(twin.stack)
        while len(twin.stack) == depth and seat in twin.to_act() and isinstance(twin.stack[-1], Together):
            option = rng.pick(twin.options(seat))
            found[seat].append(option)
            twin.choose(seat, option)
            if twin.to_act() and twin.to_act()[0] != seat and seat not in twin.to_act():
                break
    return found


def played(state: EarthState, choices: dict[int, list[str]], rng: Rng) -> str:
    """The same choices of every seat, mixed in some order."""
    twin = state.clone()
    left = {seat: list(options) for seat, options in choices.items()}
    while any(left.values()):
        seat = rng.pick([seat for seat, options in left.items() if options])
        option = left[seat].pop(0)
        assert twin.admits(seat, option)
        twin.choose(seat, option)
    return json.dumps(GAME.save(twin), sort_keys=True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hidden", [False, True])
def test_any_mixture_of_whole_turns_gives_the_same_table(seats: int, hidden: bool) -> None:
    rng = Rng(seats)
    state = GAME.new(seats, {"hidden_planting": hidden}, seed=seats)
    tried = 0
    while not state.is_over() and tried < 60:
        if len(state.to_act()) > 1:
            tried += 1
            choices = scripts(state, rng)
            assert len({played(state, choices, rng) for _ in range(4)}) == 1
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
    assert tried == 60


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (3, {}), (4, {"teams": True}), (5, {"hidden_planting": True, "setup": "advanced"})]
)
def test_every_card_is_always_somewhere(seats: int, options: dict[str, object]) -> None:
    rng = Rng(9)
    state = GAME.new(seats, options, seed=3)
    while not state.is_over():
        assert isinstance(state, EarthState)
        assert sorted(all_cards(state)) == DECK
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
