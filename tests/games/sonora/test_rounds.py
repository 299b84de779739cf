"""Rounds, the end, and whole games."""

from __future__ import annotations

import pytest

from tests.games.sonora.positions import new
from tilth.core import Rng
from tilth.games.sonora import GAME
from tilth.games.sonora.rules.state import FIELD, HAND, SonoraState


def play_out(state: SonoraState, seed: int = 1) -> list[int]:
    """Random choices to the end; the first player of every round."""
    rng = Rng(seed)
    firsts = [state.first]
    seen = state.round
    while not state.is_over():
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
        if state.round != seen:
            seen = state.round
            firsts.append(state.first)
            assert set(state.place) == {HAND}, "all discs are back"
    return firsts


@pytest.mark.parametrize("rounds", [5, 6, 7])
def test_short_normal_and_long_games(rounds: int) -> None:
    state = new(2, rounds=rounds)
    play_out(state)
    assert state.round == rounds


def test_six_rounds_are_the_normal_game() -> None:
    assert GAME.new(2).settings["rounds"] == 6


def test_the_token_goes_clockwise_every_round() -> None:
    assert play_out(new(3, rounds=7)) == [0, 1, 2, 0, 1, 2, 0]


def test_corners_do_not_change_within_a_round() -> None:
    state = new(4)
    before = state.view(None)["corners"]
    rng = Rng(1)
    while state.round == 1:
        assert state.view(None)["corners"] == before
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
    assert state.view(None)["corners"] == [3, 0, 1, 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_discs_are_conserved_and_lie_well_all_game_long(seats: int) -> None:
    from tilth.games.sonora.rules.flicks import lies_well

    state = new(seats)
    rng = Rng(seats)
    while not state.is_over():
        assert len(state.place) == (15 if seats == 1 else 5 * seats)
        assert lies_well(state.x, state.y, [disc for disc, place in enumerate(state.place) if place == FIELD])
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))


def test_the_view_tells_everything_a_board_needs() -> None:
    state = new(2, telling=True)
    state.choose(0, "flick a5 315 61.4")
    view = state.view(1)
    assert view["flick"]["disc"] == "a5"
    assert view["flick"]["paths"]["a5"]["samples"][0] == [0, -117.5, 117.5]
    disc = next(disc for disc in view["discs"] if disc["disc"] == "a5")
    assert disc["at"] == "field"
    assert disc["over"] == [{"section": "mud", "times": 1}]
    assert view["board"]["side"] == 280
    assert view["sheet"]["ruins"]["buildings"][1]["cells"] == 9
    events = [event.name for event in state.take_events()]
    assert events == ["round", "flicked", "rested"]
