"""Stored speeds: what counts as slower, what is said of it, and how the file looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import baseline
from scripts.baseline import Change, Stored, best, compare, ratios, read, report, write

MEASURED = {
    "decisions_per_s": 100_000.0,
    "games_per_s": 1000.0,
    "clone_us": 2.5,
    "determinize_us": 20.0,
    "choice_p99_us": 45.0,
    "choice_worst_us": 70.0,
    "bot_ms": 0.25,
    "calibration_us": 50.0,
}


def test_times_become_multiples_of_the_calibration_loop() -> None:
    assert ratios(MEASURED) == {
        "decision": 0.2,
        "game": 20.0,
        "clone": 0.05,
        "determinize": 0.4,
        "choice p99": 0.9,
        "choice worst": 1.4,
        "bot's move": 5.0,
    }


def test_a_machine_half_as_fast_gives_the_same_ratios() -> None:
    slow = {name: value / 2 if name.endswith("per_s") else value * 2 for name, value in MEASURED.items()}
    assert ratios(slow) == ratios(MEASURED)


def test_a_game_without_that_bot_has_no_ratio_for_its_move() -> None:
    assert "bot's move" not in ratios({name: value for name, value in MEASURED.items() if name != "bot_ms"})


@pytest.mark.parametrize(
    ("now", "before", "verdict"),
    [
        (1.0, 1.0, ""),
        (1.25, 1.0, ""),
        (1.26, 1.0, "slower"),
        (0.8, 1.0, ""),
        (0.79, 1.0, "faster"),
        (1.0, None, "new"),
        (None, 1.0, "gone"),
    ],
)
def test_more_than_a_quarter_counts(now: float | None, before: float | None, verdict: str) -> None:
    assert Change("petrichor", "clone", now, before).verdict == verdict


def test_only_games_that_were_measured_are_compared() -> None:
    before = {"petrichor": {"clone": 1.0, "swim": 1.0}, "earth": {"clone": 1.0}}
    changes = compare({"petrichor": {"clone": 2.0, "fly": 1.0}}, before)
    assert [(change.name, change.verdict) for change in changes] == [
        ("clone", "slower"),
        ("fly", "new"),
        ("swim", "gone"),
    ]


def test_of_two_measurements_the_better_counts() -> None:
    assert best({"clone": 2.0, "game": 5.0}, {"clone": 1.5, "game": 6.0}) == {"clone": 1.5, "game": 5.0}


def test_the_report_names_what_became_slower_and_what_faster() -> None:
    changes = compare(
        {"earth": {"clone": 2.0, "game": 10.0, "decision": 1.0}},
        {"earth": {"clone": 1.0, "game": 20.0, "decision": 1.1}},
    )
    lines = report(changes).splitlines()
    assert lines[1].split() == ["earth:", "clone", "2", "1", "+100%", "slower"]
    assert lines[3].split() == ["earth:", "decision", "1", "1.1", "-9%"]
    assert lines[-2:] == [
        "slower by more than a quarter: earth's clone",
        "faster by more than a quarter: earth's game",
    ]


def test_when_nothing_changed_the_report_says_nothing() -> None:
    row = {"earth": {"clone": 2.0}}
    assert report(compare(row, row)).endswith(
        "slower by more than a quarter: nothing\nfaster by more than a quarter: nothing"
    )


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    builds = {
        "plain": Stored("3.11", {"earth": {"clone": 1.5}, "sonora": {"clone": 2.0}}),
        "compiled": Stored("3.11", {"earth": {"clone": 0.5}}),
    }
    file = tmp_path / "benchmarks" / "baseline.json"
    write(builds, file)
    assert read(file) == builds
    assert '      "sonora": {"clone": 2.0}' in file.read_text().splitlines()


def test_without_a_file_nothing_is_stored(tmp_path: Path) -> None:
    assert read(tmp_path / "baseline.json") == {}


def test_the_stored_file_has_every_game_in_both_builds() -> None:
    from tilth.games.registry import OURS

    stored = read(baseline.FILE)
    assert {build: set(kept.games) for build, kept in stored.items()} == {
        "plain": set(OURS),
        "compiled": set(OURS),
    }
    for kept in stored.values():
        for row in kept.games.values():
            assert set(row) == set(ratios(MEASURED))
