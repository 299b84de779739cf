"""What is told of a tournament: ratings, the ladder, tables and the report."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.arena.test_tournament import game, played
from tests.toys import farm
from tilth.arena import Ladder, Results, Tournament
from tilth.arena.ratings import Rating, Ratings
from tilth.arena.report import html
from tilth.arena.row import Breach
from tilth.arena.telling import told
from tilth.core import Refusal
from tilth.words import Words

pytestmark = pytest.mark.usefixtures("farm_registered")
TOURNAMENT = Tournament("farm", 2, ("random", "easy", "normal"), games=20)


@pytest.fixture(scope="module")
def results() -> Results:
    with pytest.MonkeyPatch.context() as patch:
        from tilth.games import registry

        patch.setitem(registry.OURS, "farm", "tests.toys.farm")
        registry.game.cache_clear()
        return played(TOURNAMENT)


# Ratings.


def test_who_wins_is_rated_higher_and_more_games_make_surer() -> None:
    pytest.importorskip("openskill")
    few, many = Ratings(), Ratings()
    games = [game(seed, ("a", "b"), (9, 1)) for seed in range(20)]
    few.add(games[:2])
    many.add(games)
    assert few.bots["a"].mu > few.bots["b"].mu
    assert many.bots["a"].sigma < few.bots["a"].sigma


def test_a_bot_in_two_seats_has_its_mean_place_and_alone_nothing_changes() -> None:
    pytest.importorskip("openskill")
    ratings = Ratings({"a": Rating(25, 8), "b": Rating(25, 8)})
    ratings.add([game(1, ("a", "b", "a"), (9, 5, 1)), game(2, ("a", "a"), (9, 5))])
    assert ratings.bots["a"].mu == pytest.approx(ratings.bots["b"].mu)


# The ladder.


def test_a_ladder_keeps_what_it_was_told_and_goes_on_from_there(results: Results) -> None:
    pytest.importorskip("openskill")
    ladder = Ladder()
    ladder.add(TOURNAMENT, results.meetings, results.rows(), "2026-11-19", "0.1.0")
    again = Ladder.from_text(ladder.to_text(), "file")
    assert again.to_text() == ladder.to_text()
    order = again.order("farm")
    assert {name for name, _ in order} == {"random", "easy", "normal"}
    assert order[-1][0] == "random"
    assert sum(rung.played for _, rung in order) == 2 * len(results.rows())
    more = Tournament("farm", 2, ("random", "easy", "normal"), games=20, seed=10)
    again.check(more, more.meetings())
    again.add(more, results.meetings, results.rows(), "2026-11-20", "0.1.0")
    assert again.standing("farm").bots["easy"].played == 2 * ladder.standing("farm").bots["easy"].played
    assert again.standing("farm").bots["easy"].mu != ladder.standing("farm").bots["easy"].mu


def test_the_same_deals_are_not_added_twice(results: Results) -> None:
    pytest.importorskip("openskill")
    ladder = Ladder()
    ladder.add(TOURNAMENT, results.meetings, results.rows(), "2026-11-19", "0.1.0")
    with pytest.raises(Refusal, match="ladder-again"):
        ladder.check(TOURNAMENT, TOURNAMENT.meetings())
    other_table = Tournament("farm", 2, TOURNAMENT.bots, options={"rounds": 4})
    ladder.check(other_table, other_table.meetings())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"tilth_ladder": 2, "games": {}}',
        '{"tilth_ladder": 1, "games": {"farm": {"bots": {"a": {}}, "played": []}}}',
        '{"tilth_ladder": 1, "games": {"farm": {"bots": {"a": {"mu": "high", "sigma": 1}}, "played": []}}}',
        '{"tilth_ladder": 1, "games": {"farm": {"bots": {}, "played": [3]}}}',
    ],
)
def test_a_file_that_is_no_ladder_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="ladder-file"):
        Ladder.from_text(text, "file")


# Tables.


def test_the_table_has_a_line_for_each_seat_with_its_points_by_category(results: Results) -> None:
    out = io.StringIO()
    results.ledger.write_csv(out)
    lines = list(csv.DictReader(io.StringIO(out.getvalue())))
    assert len(lines) == 2 * len(results.rows())
    for line in lines:
        points = [int(value) for name, value in line.items() if name.startswith("points_")]
        assert len(points) > 1
        assert sum(points) == int(line["score"])


def test_the_parquet_file_holds_the_same(results: Results, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    results.ledger.write_parquet(file)
    assert parquet.read_table(file).to_pylist() == list(results.ledger.complete())
    with pytest.raises(Refusal, match="file-unwritable"):
        results.ledger.write_parquet(tmp_path / "no" / "games.parquet")


# The report.


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_the_report_says_everything_in_the_readers_language_and_needs_nothing_else(
    results: Results, locale: str
) -> None:
    page = html(results, Words(locale, "farm", strict=True), "tilth arena farm")
    words = Words(locale)
    for section in ("standing", "duels", "noise", "scores", "points", "lengths", "times"):
        assert f"<h2>{words.say(f'arena-{section}')}</h2>" in page
    assert f'<html lang="{locale}">' in page
    assert "tilth arena farm" in page
    for outside in ("http:", "https:", "<script", "src=", "url("):
        assert outside not in page


def test_names_in_the_report_are_text_and_nothing_else(results: Results) -> None:
    page = html(results, Words("en", "farm"), "tilth arena --bots '<b>'")
    assert "<b>'" not in page
    assert "&lt;b&gt;" in page


def test_a_report_without_ratings_says_what_they_need(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(results.__dict__, "ratings", None)
    assert "tilth[arena]" in html(results, Words("en", "farm"), "")


def test_a_report_of_tables_of_three_and_of_somebody_alone_has_what_there_is() -> None:
    three = html(played(Tournament("farm", 3, ("random", "easy", "normal"), games=6)), Words("en", "farm"), "")
    assert "Who won at which table" in three
    alone = html(played(Tournament("farm", 1, ("random",), games=4)), Words("en", "farm"), "")
    assert "Who beat whom" not in alone
    assert "How much luck is left" not in alone


def test_the_report_names_the_options_that_are_not_as_usual() -> None:
    results = played(Tournament("farm", 2, ("random", "easy"), games=4, options={"rounds": 4}))
    words = Words("en", "farm")
    assert f"; {words.option_name('rounds')}: 4." in html(results, words, "").replace("\u2068", "").replace(
        "\u2069", ""
    )


def test_the_ladder_is_json_that_a_person_can_read(results: Results) -> None:
    pytest.importorskip("openskill")
    ladder = Ladder()
    ladder.add(TOURNAMENT, results.meetings, results.rows(), "2026-11-19", "0.1.0")
    data = json.loads(ladder.to_text())
    assert data["games"]["farm"]["played"][0]["bots"] == ["random", "easy"]


# Programs that broke a rule.


@pytest.mark.parametrize(("locale", "games"), [("en", "2 games"), ("ru", "2 ")])
def test_a_program_that_lost_by_breaking_a_rule_is_told_by_what_it_is_called(locale: str, games: str) -> None:
    rule = Refusal("bot_broke", "bot-ended", bot="cmd:./mine", how="SIGKILL")
    lost = [Breach("cmd:./mine", seed, 3, rule, "") for seed in (7, 9)]
    said = told(lost, Words(locale, farm.GAME))
    assert said.count("cmd:./mine") == 2
    assert games in said
    assert "SIGKILL" in said
