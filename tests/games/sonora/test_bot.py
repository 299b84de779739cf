"""The bots: they play legally to the end, their hands differ, and they know what their sheet needs."""

from __future__ import annotations

import pytest

from tests.games.sonora.positions import choose, fill, go, lay, new, recording
from tilth.core import Bot, Rng
from tilth.games.sonora.bot.sensible import LEVELS, Needs, Player
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.notation import Aim, read_outcome
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.state import SonoraState
from tilth.games.sonora.rules.table import circles_at, middle_of_corner, straight


def play(state: SonoraState, bots: list[Bot]) -> SonoraState:
    rng = Rng(1)
    while not state.is_over():
        seat = state.to_act()[0]
        option = bots[seat].choose(state.determinize(seat, rng), seat)
        assert state.admits(seat, option), option
        state.choose(seat, option)
    return state


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_play_whole_games(seats: int) -> None:
    state = play(new(seats, rounds=5), [LEVELS["sensible"](seat) for seat in range(seats)])
    assert all(sum(parts.values()) > 70 for parts in state.scores())


def test_the_same_seed_flicks_the_same_way() -> None:
    assert LEVELS["strong"](3).choose(new(2), 0) == LEVELS["strong"](3).choose(new(2), 0)


def test_a_steadier_hand_hits_a_circle_more_often() -> None:
    """Straight at a circle across the board, a hundred times each."""
    lizard = BOARD.circle_name.index("lizard1")
    aim = straight(4, *middle_of_corner(0), BOARD.circle_x[lizard], BOARD.circle_y[lizard])
    hits = {}
    for level, make in LEVELS.items():
        bot = make(7)
        assert isinstance(bot, Player)
        state = new(2)
        hits[level] = 0
        for _ in range(100):
            flick = read_outcome(state.settle(0, bot.unsteady(aim).text()))
            assert flick is not None
            end = flick.tracks[0].end()
            hits[level] += bool(circles_at(end.x, end.y))
    assert hits["beginner"] + 15 < hits["sensible"]
    assert hits["sensible"] + 15 < hits["strong"]


def test_the_error_is_the_fingers_not_the_rules() -> None:
    """The same flick always goes the same way; only the flick the bot makes of its aim differs."""
    bot = LEVELS["beginner"](1)
    assert isinstance(bot, Player)
    aim = Aim(4, True, -11750, 11750, 32403, 610, "")
    flicks = {bot.unsteady(aim).text() for _ in range(20)}
    assert len(flicks) == 20
    state = new(2)
    for flick in flicks:
        assert state.settle(0, flick) == state.settle(0, flick)


def test_a_bot_completes_a_building_when_it_can() -> None:
    state = recording(2, discs={"a3": "ruins", "b1": "canyon"})
    fill(state, 0, "G", 14)
    assert LEVELS["sensible"](1).choose(state, 0) == "G 3"


def test_a_bot_draws_where_cacti_are() -> None:
    state = go(new(2), Draw(0, 5), EndRound())
    before = state.scores()[0]["canyon"]
    choose(state, 0, LEVELS["sensible"](1).choose(state, 0))
    assert state.scores()[0]["canyon"] >= before + 10


def test_a_disc_on_a_circle_is_worth_more() -> None:
    needs = Needs(new(2), 0)
    assert needs.of(0, 5, 2) == 2 * needs.of(0, 5, 1)
    assert needs.of(2, 1, 2) > needs.of(2, 1, 1)


def test_a_bot_spends_a_reflick_on_a_disc_off_the_board() -> None:
    state = new(2)
    choose(state, 0, "flick a5 135 20")
    assert LEVELS["sensible"](1).choose(state, 0) == "reflick"


def test_a_bot_swaps_its_high_disc_onto_a_circle() -> None:
    state = recording(2, swaps=1, discs={"a1": "lizard1", "a5": "creek"})
    assert LEVELS["sensible"](1).choose(state, 0) == "swap a1 a5"


def test_without_nudges_a_bot_leaves_its_zone() -> None:
    state = new(2, no_nudge=True)
    lay(state, b1="canyon")
    bot = LEVELS["strong"](2)
    for _ in range(3):
        option = bot.choose(state, 0)
        twin = state.clone()
        twin.choose(0, option)
        assert 2 not in twin.place
