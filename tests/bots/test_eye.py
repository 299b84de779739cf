"""How good a position is for a seat."""

from __future__ import annotations

import pytest

from tests.toys import farm
from tilth import bots, games
from tilth.bots.eye import Eye, likelihood
from tilth.bots.net import Layer, Net
from tilth.core import Guide, Rng, State


class Counting(Guide):
    """Three seats with 10, 20 and 5 points; the first two play together where `mates` says so."""

    mates = False

    def points(self, state: State) -> list[float]:
        return [10.0, 20.0, 5.0][: state.seats]

    def rival(self, state: State) -> float:
        return 12.0

    def side(self, state: State, seat: int) -> int:
        return 0 if self.mates and seat < 2 else seat

    def features(self, state: State, seat: int) -> list[float]:
        return [1.0]


def test_a_lead_is_over_the_best_rival() -> None:
    state = farm.GAME.new(3)
    assert Eye(Counting()).leads([state], 0) == [-10.0]
    assert Eye(Counting()).leads([state], 1) == [10.0]


def test_a_style_may_care_less_about_rivals() -> None:
    assert Eye(Counting(), envy=0.3).leads([farm.GAME.new(3)], 0) == [4.0]


def test_mates_are_no_rivals_and_their_points_count_together() -> None:
    guide = Counting()
    guide.mates = True
    assert Eye(guide).leads([farm.GAME.new(3)], 0) == [25.0]
    assert Eye(guide).leads([farm.GAME.new(3)], 2) == [-25.0]


def test_at_the_end_of_a_team_game_whoever_leads_has_won() -> None:
    earth = games.game("earth")
    state, rng = earth.new(4, {"teams": True}, 3), Rng(3)
    while not state.is_over():
        seat = state.to_act()[0]
        state.choose(seat, rng.pick(state.options(seat)))
    eye, scores = Eye(bots.guide(earth)), [sum(parts.values()) for parts in state.scores() or []]
    assert eye.lead(state, 0) == scores[0] + scores[2] - scores[1] - scores[3]
    assert (eye.lead(state, 0) > 0) == (state.ranking()[0] == 1)


def test_what_was_learned_is_half_of_the_judgement() -> None:
    net = Net([0.0], [1.0], [Layer([[0.0]], [3.0])], slope=0.0, unit=2.0)
    assert Eye(Counting(), net).leads([farm.GAME.new(3)], 0) == pytest.approx([(-10.0 + 6.0) / 2])


def test_a_lead_of_one_scale_wins_three_games_of_four() -> None:
    assert likelihood(1.0) == pytest.approx(0.75, abs=0.01)
    assert likelihood(0.0) == 0.5
    assert likelihood(1e9) <= 1.0
