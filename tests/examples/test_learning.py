"""The example that learns, with judges written by hand, since PyTorch need not be there."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tilth.core import Rng, ask
from tilth.games import game
from tilth.games.encodings import encoding
from tilth.workers import Alone

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "learning"))

import curve
import learn as learning
from judge import UNIT, Judge, Rows
from learner import Learner

PETRICHOR = game("petrichor")
SEEN = [encoding(PETRICHOR).entry(at) for at in range(encoding(PETRICHOR).size)]
PLACE = learning.Place("petrichor", 2, "random")


def wanting(entry: str) -> Judge:
    """A judge who thinks that one thing alone leads to points."""
    weights = np.zeros((len(SEEN), 1), np.float32)
    weights[SEEN.index(entry)] = 1
    return Judge(np.zeros(len(SEEN), np.float32), np.ones(len(SEEN), np.float32), ((weights, np.zeros(1, np.float32)),))


HARVESTER = wanting("points: own harvest")


@pytest.mark.parametrize("tile", ["b2", "c1"])
def test_a_learner_takes_the_option_after_which_its_judge_expects_most(tile: str) -> None:
    state = PETRICHOR.new(2, {}, 5)
    seat = state.to_act()[0]
    learner = Learner(PETRICHOR, wanting(f"in the cloud: {tile} own"), 1)
    assert ask(learner, state, seat, Rng(1)) == tile


def test_without_a_judge_it_takes_any_option() -> None:
    state = PETRICHOR.new(2, {}, 5)
    seat = state.to_act()[0]
    taken = {ask(Learner(PETRICHOR, None, seed), state, seat, Rng(1)) for seed in range(100)}
    assert taken == set(state.options(seat))


def test_a_game_against_oneself_gives_what_each_saw_with_how_it_ended_for_them() -> None:
    rows, leads = learning.practise(PLACE, None, 3)
    assert rows.shape == (len(leads), len(SEEN))
    assert len(set(leads)) == 2
    assert sum(set(leads)) == 0, "what one is ahead the other is behind"


def test_what_a_choice_was_worth_is_partly_how_it_ended_and_partly_what_was_expected_on_the_way() -> None:
    rows = np.zeros((3, len(SEEN)), np.float32)
    rows[:, SEEN.index("points: own harvest")] = [0, 1, 2]  # which this judge calls as many times UNIT
    trust, doubt = learning.TRUST, 1 - learning.TRUST
    second = trust * 10 + doubt * 2 * UNIT
    assert learning.worth(rows, 10, HARVESTER) == pytest.approx([trust * second + doubt * UNIT, second, 10])
    assert list(learning.worth(rows, 10, None)) == [10, 10, 10]


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (learning.practise(PLACE, None, 3) for _ in range(2))
    assert np.array_equal(one[0], other[0])
    assert np.array_equal(one[1], other[1])


def test_a_deal_is_met_from_every_seat() -> None:
    met = [learning.meet(PLACE, HARVESTER, number) for number in range(4)]
    assert len(set(met)) > 1
    assert {wins for wins, _ in met} <= {0.0, 0.5, 1.0}
    assert all((ahead > 0) == (wins == 1) for wins, ahead in met if ahead)


class Counting:
    """Learns nothing, but notes how much it was told."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def learn(self, rows: Rows, leads: Rows) -> Judge:
        assert len(rows) == len(leads)
        self.told.append(len(rows))
        return HARVESTER


def test_each_round_learns_from_the_newest_games_of_a_better_player() -> None:
    pupil = Counting()
    judges = list(learning.learn(PLACE, 3, 2, 1, Alone(), pupil))
    assert judges == [HARVESTER] * 3
    numbers = [range(6 + 2 * at, 8 + 2 * at) for at in range(3)]
    lengths = [
        sum(len(learning.practise(PLACE, judge, seed)[0]) for seed in seeds)
        for judge, seeds in zip([None, HARVESTER, HARVESTER], numbers, strict=True)
    ]
    assert pupil.told == [lengths[0], lengths[0] + lengths[1], lengths[1] + lengths[2]]


def test_a_judge_is_kept(tmp_path: Path) -> None:
    HARVESTER.save(tmp_path / "judge.npz")
    rows = np.random.default_rng(1).normal(size=(5, len(SEEN))).astype(np.float32)
    assert np.array_equal(Judge.load(tmp_path / "judge.npz").leads(rows), HARVESTER.leads(rows))


def test_a_pupil_finds_what_leads_to_points() -> None:
    pytest.importorskip("torch")
    from pupil import Pupil

    chance = np.random.default_rng(1)
    rows = chance.normal(size=(8000, 5)).astype(np.float32)
    leads = (10 * rows[:, 0] - 5 * rows[:, 1]).astype(np.float32)
    twin = Pupil(1).learn(rows, leads)
    pupil = Pupil(1)
    first = pupil.learn(rows, leads)
    assert np.array_equal(twin.leads(rows), first.leads(rows)), "the same seed learns the same"
    for _ in range(6):
        judge = pupil.learn(rows, leads)
    assert np.abs(judge.leads(rows) - leads).mean() < min(1.0, np.abs(first.leads(rows) - leads).mean())


def test_the_curve_is_drawn_from_what_was_said() -> None:
    said = "games,minutes,wins in %,lead in points\n0,0.1,0.0,-28.3\n600,0.9,45.0,-2.0\n1200,1.8,100.0,+12.5\n"
    drawn = curve.svg(curve.read(said))
    assert drawn.count("<circle") == 3
    assert ">1200<" in drawn
