"""Many games at once, on the toy farm."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.toys import farm
from tilth import arena, bots, games
from tilth.arena import Match, Row, play, playing, reaches, standings, wilson
from tilth.arena.standing import of_games
from tilth.bots.programs import Limits, seated
from tilth.core import Bot, Game, Record, Refusal, State

pytestmark = pytest.mark.usefixtures("farm_registered")


def rows(match: Match, workers: int = 1, records: Path | None = None) -> list[Row]:
    found = [row for batch in arena.run(match, workers, records) for row in batch]
    return sorted(found, key=lambda row: row.seed)


def bare(rows: list[Row]) -> list[tuple[object, ...]]:
    """Rows without their times."""
    return [(row.seed, row.levels, row.scores, row.places, row.decisions) for row in rows]


def test_every_game_has_a_random_bot() -> None:
    assert "random" in bots.levels(farm.GAME)


def test_a_match_is_the_same_on_one_core_and_on_two() -> None:
    match = Match("farm", 3, games=20, seed=5)
    assert bare(rows(match, 1)) == bare(rows(match, 2))
    assert [row.seed for row in rows(match)] == list(range(5, 25))


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 8), (40, 2), (2000, 2), (2000, 64)])
def test_workers_are_given_every_game_once_and_single_games_at_the_end(games: int, workers: int) -> None:
    pieces = arena.chunks(games, workers)
    assert [number for piece in pieces for number in piece] == list(range(games))
    sizes = [len(piece) for piece in pieces]
    assert sizes == sorted(sizes, reverse=True)
    assert all(size == 1 for size in sizes[-workers:])
    assert max(sizes) <= arena.MOST_AT_ONCE


def test_bots_sit_round_the_table_in_turn_and_move_on_each_game() -> None:
    match = Match("farm", 3, ("a", "b"))
    assert match.seating(0) == ("a", "b", "a")
    assert match.seating(1) == ("b", "a", "b")
    assert Match("farm", 2, ("a", "b"), rotate=False).seating(1) == ("a", "b")


def test_records_are_written_and_replay_to_the_same_result(tmp_path: Path) -> None:
    for row in rows(Match("farm", 2, games=3), records=tmp_path / "new" / "folder"):
        record = Record.from_text((tmp_path / "new" / "folder" / f"farm-{row.seed}.txt").read_text())
        state = record.replay(farm.GAME)
        assert state.is_over()
        assert tuple(state.ranking()) == row.places
        assert len(record.choices) == row.decisions


@pytest.mark.parametrize(
    "match",
    [
        Match("chess", 2),
        Match("farm", 9),
        Match("farm", 2, options={"snow": True}),
        Match("farm", 2, ("genius",)),
        Match("farm", 2, ("random",) * 3),
        Match("farm", 2, games=0),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_before_it_begins(match: Match) -> None:
    with pytest.raises(Refusal):
        rows(match)


def test_a_bot_that_chooses_what_is_not_there_is_found_out() -> None:
    class Cheat(Bot):
        def choose(self, state: State, seat: int) -> str:
            return "castle"

    state = farm.GAME.new(2)
    with pytest.raises(RuntimeError, match="Cheat chose 'castle'"):
        arena.decide(state, 0, Cheat(), state.rng.clone())


def test_a_bot_that_fails_is_counted_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lame(Bot):
        """Falls over on its third decision."""

        def __init__(self) -> None:
            self.asked = 0

        def choose(self, state: State, seat: int) -> str:
            self.asked += 1
            if self.asked == 3:
                raise NotImplementedError("pause")
            return state.options(seat)[0]

    def maker(game: Game, level: str, seed: int, limits: Limits) -> Bot:
        return Lame() if level == "lame" else seated(game, level, seed, limits)

    monkeypatch.setattr(playing, "seated", maker)
    row, record = arena.play(farm.GAME, Match("farm", 2, ("lame", "random")), 0)
    assert len(row.failures) == 1
    assert row.failures[0].startswith("lame, seed 0, choice ")
    assert "NotImplementedError('pause')" in row.failures[0]
    assert record.replay(farm.GAME).is_over()


def test_standings_share_a_tied_win() -> None:
    played = [
        Row(0, ("a", "b"), (5, 3), (1, 2), 10, 0.1),
        Row(1, ("b", "a"), (4, 4), (1, 1), 10, 0.1),
    ]
    first, second = standings(played)
    assert (first.level, first.played, first.score, first.wins, first.share) == ("a", 2, 4.5, 1.5, 0.75)
    assert (second.level, second.place, second.share) == ("b", 1.5, 0.25)


def test_of_whole_games_a_bot_wins_with_any_of_its_seats() -> None:
    together = [Row(seed, ("a", "b", "a", "b"), (9, 4, 9, 4), (1, 3, 1, 3), 10, 0.1) for seed in range(3)]
    first, second = of_games(together)
    assert (first.level, first.played, first.score, first.wins, first.share) == ("a", 3, 9, 3, 1)
    assert (second.level, second.played, second.share) == ("b", 3, 0)


def test_wilsons_interval_has_its_known_values() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_csv_has_a_line_for_each_seat() -> None:
    out = io.StringIO()
    arena.write_csv([Row(7, ("a", "b"), (5, 3), (1, 2), 10, 0.25)], out)
    assert out.getvalue().splitlines() == [
        "seed,seat,level,score,place,decisions,seconds",
        "7,0,a,5,1,10,0.2500",
        "7,1,b,3,2,10,0.2500",
    ]


def test_with_the_same_deals_every_deal_is_played_from_each_seat() -> None:
    match = Match("petrichor", 3, ("sensible", "random", "random"), 6, seed=50, same_deals=True)
    games_played = [(match.deal(number), match.seating(number).index("sensible")) for number in range(6)]
    assert sorted(games_played) == [(50, 0), (50, 1), (50, 2), (51, 0), (51, 1), (51, 2)]


def test_a_share_of_wins_is_shown_by_as_many_games_as_it_needs() -> None:
    assert reaches(5, 5, 0.6) is None
    assert reaches(40, 40, 0.6) is True
    assert reaches(10, 60, 0.6) is False
    assert reaches(240, 400, 0.6) is None, "exactly on the line nothing is shown"


def test_a_game_that_never_ends_is_adjudicated_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.arena.playing.LONGEST", 10)
    row, record = play(games.game("petrichor"), Match("petrichor", 2), 1)
    assert not row.ended
    assert len(record.choices) == 10
    assert 1 in row.places
