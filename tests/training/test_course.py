"""A course of training on Petrichor, with a fitting that learns nothing, since PyTorch need not be there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tilth import bots, games
from tilth.bots.net import read
from tilth.training import Course, course, trial
from tilth.training.experience import Experience, Lesson, gather
from tilth.training.report import curve
from tilth.training.trial import Verdict
from tilth.workers import Alone

GAME = "petrichor"


def fitted(experience: Experience, seed: int, threads: int) -> tuple[dict[str, Any], list[tuple[float, float]]]:
    """Weights that believe the guide."""
    width = experience.features.shape[1]
    layers = [{"weights": [[0.0] * width], "bias": [0.0]}]
    weights = {"mean": [0.0] * width, "spread": [1.0] * width, "layers": layers, "slope": 1.0, "unit": 1.0}
    return weights, [(3.0, 4.0), (2.0, 3.5)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "fit", fitted)
    monkeypatch.setattr(course, "MOST_DUELS", 2)
    monkeypatch.setattr(course, "ALONE", 1)
    monkeypatch.setattr(trial, "LEAST", 2)


def beginning(folder: Path, generations: int) -> Course:
    return Course(GAME, folder, 8, generations, 0, 1, "tilth train petrichor")


def test_positions_are_kept_as_seats_saw_them_with_how_it_ended() -> None:
    seen = gather(Lesson(GAME, (), 0, 2))
    rows = len(seen.finals)
    assert rows > 10
    assert seen.features.shape == (rows, len(bots.guide(games.game(GAME)).features(games.game(GAME).new(2), 0)))
    assert set(seen.numbers.tolist()) == {0, 1}


def test_the_same_lesson_teaches_the_same() -> None:
    one, other = gather(Lesson(GAME, (), 3, 1)), gather(Lesson(GAME, (), 3, 1))
    assert one.features.tolist() == other.features.tolist()
    assert one.finals.tolist() == other.finals.tolist()


@pytest.mark.usefixtures("quick")
def test_a_course_plays_fits_tries_and_reports(tmp_path: Path) -> None:
    (stage,) = beginning(tmp_path, 1).run(Alone(), lambda what, done, of: None)
    assert (stage.generation, stage.games, stage.duels) == (0, 8, 2)
    assert not stage.stays, "who believes the guide is no better than the guide"
    weights = tmp_path / "weights-0.json"
    made = json.loads(weights.read_text())["made"]
    assert made["command"] == "tilth train petrichor"
    assert made["games"] == 8
    assert read(weights).leads([[0.0] * len(read(weights).mean)], [4.0]) == [4.0]
    assert "| 0 | 8 |" in (tmp_path / "report.md").read_text()


@pytest.mark.usefixtures("quick")
def test_a_course_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    list(beginning(tmp_path, 1).run(Alone(), lambda what, done, of: None))
    games_before = (tmp_path / "games-0.npz").read_bytes()
    stages = list(beginning(tmp_path, 2).run(Alone(), lambda what, done, of: None))
    assert [stage.generation for stage in stages] == [1]
    assert (tmp_path / "games-0.npz").read_bytes() == games_before


@pytest.mark.parametrize("deal", range(5))
def test_two_games_on_a_deal_are_level_for_equals_with_any_number_of_seats(deal: int) -> None:
    weights, _ = fitted(gather(Lesson(GAME, (), 0, 1)), 0, 1)
    believer = json.dumps(weights)
    results = [trial.play(trial.Duel(GAME, believer, believer, 2 * deal + side)) for side in (0, 1)]
    assert [sum(part) for part in zip(*results, strict=True)] == pytest.approx([1.0, 0.0])


def test_a_candidate_is_better_when_its_lead_is_beyond_chance() -> None:
    assert Verdict.of([(1.0, 5.0), (1.0, 4.0)] * 5).better() is None, "too few games"
    assert Verdict.of([(1.0, 5.0), (1.0, 4.0)] * 40).better() is True
    assert Verdict.of([(0.0, -5.0), (0.0, -4.0)] * 40).better() is False
    assert Verdict.of([(1.0, 9.0), (0.0, -9.0)] * 40).better() is None


def test_a_curve_is_a_line_of_bars() -> None:
    assert curve([3.0, 2.0, 1.0]) == "█▅▁"


def test_fitting_finds_what_the_guide_misses() -> None:
    pytest.importorskip("torch")
    import numpy

    from tilth.training.fitting import fit

    chance = numpy.random.default_rng(1)
    rows = chance.normal(size=(16000, 5)).astype(numpy.float32)
    leads = chance.normal(size=16000).astype(numpy.float32)
    finals = leads + 3 * rows[:, 0]
    _, errors = fit(Experience(rows, leads, finals, numpy.arange(16000) // 10), 1, 1)
    assert errors[-1][1] < 0.5
