"""The fuzzer finds bugs planted in the toy farm, and keeps the smallest game that shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.contract import fuzzing
from tests.contract.fuzzing import Endless, Failure, again, fuzz
from tests.toys import farm
from tests.toys.farm import Farm, PlaceWorker, TakeGoods
from tilth.core import Event, Record, State

CASES: list[tuple[int, dict[str, Any], int]] = [(1 + seed % 3, {"rounds": 4}, seed) for seed in range(12)]


def found(tmp_path: Path, *audits: fuzzing.Audit, every: int = 1000) -> tuple[list[Failure], Record]:
    """The failures of a dozen games, and the record that was kept."""
    failures = fuzz(farm.GAME, CASES, tmp_path / "failing.txt", every, audits)
    assert failures
    return failures, Record.from_text((tmp_path / "failing.txt").read_text())


def test_a_sound_game_leaves_no_file(tmp_path: Path) -> None:
    assert fuzz(farm.GAME, CASES, tmp_path / "failing.txt", every=5) == []
    assert not (tmp_path / "failing.txt").exists()


def test_a_crash_is_kept_as_the_smallest_game_that_crashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def dig(step: TakeGoods, state: Farm) -> None:
        if step.space == "pit" and state.round == 2:
            raise ZeroDivisionError("the pit is empty")
        state.gain(step.player, *farm.SPACES[step.space])

    monkeypatch.setattr(TakeGoods, "run", dig)
    failures, record = found(tmp_path)
    assert {type(failure.error) for failure in failures} == {ZeroDivisionError}
    assert "# ZeroDivisionError: the pit is empty" in (tmp_path / "failing.txt").read_text()
    assert record.choices[-1] == (0, "pit")
    with pytest.raises(ZeroDivisionError):
        record.replay(farm.GAME)
    assert record.replay(farm.GAME, len(record.choices) - 1).round == 2
    for left_out in range(len(record.choices)):
        shorter = record.choices[:left_out] + record.choices[left_out + 1 :]
        assert again(farm.GAME, Failure(record, ZeroDivisionError()), shorter) is None


def test_a_view_that_tells_too_much_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Farm, "seat_view", lambda state, seat: {"round": state.round, **state.save_table()})
    failures, record = found(tmp_path, every=5)
    assert all(failure.in_trial for failure in failures)
    assert record.seats > 1
    assert record.choices == []


def test_goods_that_come_from_nowhere_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def take(step: TakeGoods, state: Farm) -> None:
        good, number = farm.SPACES[step.space]
        state.gain(step.player, good, number)
        if step.space == "pond":
            state.goods[step.player][farm.CLAY] += 1  # and nothing is told of it

    def all_clay_was_told_of(state: State, events: list[Event]) -> None:
        assert isinstance(state, Farm)
        for seat in range(state.seats):
            told[seat] = told.get(seat, 0) if state.round else 0
            for event in events:
                if event.name == "gained" and event.args[:2] == (f"seat:{seat}", "good:clay"):
                    told[seat] += event.args[2]
            assert state.goods[seat][farm.CLAY] == told[seat]

    told: dict[int, int] = {}
    monkeypatch.setattr(TakeGoods, "run", take)
    _, record = found(tmp_path, all_clay_was_told_of)
    assert record.choices[-1][1] == "pond"


def test_a_game_without_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST_CHOICES", 60)
    monkeypatch.setattr(PlaceWorker, "choose", lambda step, state, option: state.push(PlaceWorker(step.seat)))
    failures, _ = found(tmp_path)
    assert {type(failure.error) for failure in failures} == {Endless}


def test_a_choice_without_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def loop(step: PlaceWorker, state: Farm, option: str) -> None:
        while option == "pit":
            pass

    monkeypatch.setattr(fuzzing, "SECONDS", 0.3)
    monkeypatch.setattr(PlaceWorker, "choose", loop)
    monkeypatch.setattr(f"{__name__}.CASES", CASES[:3])
    _, record = found(tmp_path)
    assert record.choices[-1][1] == "pit"
