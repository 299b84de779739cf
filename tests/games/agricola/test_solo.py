"""The solo game and the series of solo games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.agricola.positions import farm, goods, own, table
from tilth.core import Refusal
from tilth.games.agricola import GAME
from tilth.games.agricola.__main__ import main
from tilth.games.agricola.facts import FACTS, OCCUPATION
from tilth.games.agricola.goods import FOOD
from tilth.games.agricola.series import Series, target_of
from tilth.games.agricola.state import Agricola


def test_alone_one_starts_without_food() -> None:
    state = GAME.new(1, {"mode": "family"}, 1)
    assert isinstance(state, Agricola)
    assert state.players[0].goods[FOOD] == 0


def test_the_targets_of_a_series_rise() -> None:
    assert [target_of(game) for game in range(1, 11)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69]


def test_a_game_of_a_series_shows_its_target() -> None:
    assert GAME.new(1, {"series": 3}, 1).view(0)["target"] == 59
    assert GAME.new(1, {}, 1).view(0)["target"] is None


def test_permanent_occupations_lie_on_the_table_and_leave_fewer_to_deal() -> None:
    state = GAME.new(1, {"permanent": "woodcutter,wood_collector", "series": 3}, 1)
    assert isinstance(state, Agricola)
    player = state.players[0]
    assert player.cards == ["woodcutter", "wood_collector"]
    held = [name for name in player.hand if FACTS[name].kind == OCCUPATION]
    assert len(held) == 5
    assert not set(held) & set(player.cards)
    assert goods(state) == {"wood": 1}, "the collector counts from round 0 and has brought wood in round 1"


def test_unknown_or_double_permanent_occupations_are_refused() -> None:
    for wrong in ("nobody", "woodcutter,woodcutter", "well", "woodcutter,"):
        with pytest.raises(Refusal):
            GAME.new(1, {"permanent": wrong}, 1)


def finished(series: Series, points: int, *cards: str) -> Agricola:
    """A finished game of a series with so many points."""
    state = table(1, "full", series=len(series.points) + 1)
    own(state, 0, *cards)
    state.players[0].notes["tavern"] = 0
    farm(state, fields="a1+a2+a3+a4+a5", grain=8, vegetable=4)
    state.players[0].begging = 0
    missing = points - sum(state.scores()[0].values())
    own(state, 0, "tavern")
    state.players[0].notes["tavern"] = missing - 2
    assert sum(state.scores()[0].values()) == points
    return state


def test_a_series_keeps_an_occupation_and_gives_food_for_points_above_the_target() -> None:
    series = Series()
    assert series.options() == {"mode": "full", "decks": "EIK", "series": 1, "permanent": "", "bonus_food": 0}
    state = finished(series, 55, "woodcutter", "dock_worker")
    assert series.choices(state) == ["woodcutter", "dock_worker"]
    series.finish(state, "dock_worker")
    assert series.options() == {
        "mode": "full",
        "decks": "EIK",
        "series": 2,
        "permanent": "dock_worker",
        "bonus_food": 2,
    }
    assert isinstance(GAME.new(1, series.options(), 1), Agricola)


def test_a_series_ends_when_a_target_is_missed() -> None:
    series = Series()
    series.finish(finished(series, 49, "woodcutter"), "woodcutter")
    assert series.lost()
    with pytest.raises(Refusal):
        series.options()


def test_only_a_played_occupation_becomes_permanent() -> None:
    series = Series()
    with pytest.raises(Refusal):
        series.finish(finished(series, 60, "woodcutter"), "dock_worker")
    with pytest.raises(Refusal):
        series.finish(finished(series, 60, "woodcutter"), None)


def test_another_game_is_not_entered() -> None:
    series = Series()
    with pytest.raises(Refusal):
        series.finish(table(1, "full"), None)


def test_a_series_is_kept_between_games(tmp_path: Path) -> None:
    series = Series("EI")
    series.finish(finished(series, 61, "woodcutter"), "woodcutter")
    series.save(tmp_path / "series.json")
    again = Series.load(tmp_path / "series.json")
    assert again.options() == series.options()
    assert again.points == [61]
    (tmp_path / "series.json").write_text("[]")
    with pytest.raises(Refusal):
        Series.load(tmp_path / "series.json")


def test_a_series_is_led_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, record = tmp_path / "series.json", tmp_path / "game.txt"
    assert main([str(path)]) == 0
    assert "--option series=1" in capsys.readouterr().out
    golden = Path(__file__).parents[2] / "golden" / "agricola" / "series-3.txt"
    record.write_text(golden.read_text(encoding="utf-8"), encoding="utf-8")
    assert main([str(path), str(record), "woodcutter"]) == 1, "the third game of a series is not its first"
    series = Series()
    series.points, series.permanent = [60, 60], ["woodcutter", "dock_worker"]
    series.save(path)
    assert main([str(path), str(record)]) == 0, "no new occupation was played in it, so there is none to choose"
    assert Series.load(path).points == [60, 60, 44]
    assert main([str(path)]) == 0
    assert "59" in capsys.readouterr().out, "the target that was missed"
    assert main([]) == 2
