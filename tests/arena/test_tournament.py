"""Tournaments on the toy farm: who meets whom, on which deals, and when it is enough."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.toys import farm
from tilth.arena import Match, Results, Row, Tournament
from tilth.arena.meeting import Meeting
from tilth.arena.noise import lead
from tilth.arena.playing import play
from tilth.arena.watching import pace, pace_seconds
from tilth.core import Refusal
from tilth.workers import processes

pytestmark = pytest.mark.usefixtures("farm_registered")


def played(tournament: Tournament, workers: int = 1) -> Results:
    meetings = tournament.meetings()
    results = Results(tournament, meetings)
    with processes(workers) as crew:
        for meeting, rows in tournament.run(crew, meetings):
            results.add(meeting, rows)
    return results


def game(seed: int, levels: tuple[str, ...], scores: tuple[int, ...]) -> Row:
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Row(seed, levels, scores, places, 10, 0.1)


def won(seed: int) -> list[Row]:
    """A deal that `a` wins from both seats."""
    return [game(seed, ("a", "b"), (9, 1)), game(seed, ("b", "a"), (1, 9))]


# Who meets whom.


def test_every_few_bots_meet_as_many_as_a_table_holds() -> None:
    four = ("random", "easy", "normal", "hard")
    assert len(Tournament("farm", 2, four).meetings()) == 6
    assert len(Tournament("farm", 3, four).meetings()) == 4
    assert [meeting.bots for meeting in Tournament("farm", 3, four[:2]).meetings()] == [("random", "easy")]


def test_on_every_deal_each_bot_has_each_seat_once() -> None:
    results = played(Tournament("farm", 3, ("random", "easy", "normal"), games=12))
    seats = Counter((row.seed, seat, level) for row in results.rows() for seat, level in enumerate(row.levels))
    assert len(seats) == 4 * 3 * 3
    assert set(seats.values()) == {1}


def test_from_deal_to_deal_somebody_else_is_to_ones_left() -> None:
    meeting = Meeting(0, ("a", "b", "c"), 4, True)
    assert [meeting.circle(deal) for deal in range(3)] == [("a", "b", "c"), ("a", "c", "b"), ("a", "b", "c")]


def test_fewer_bots_than_seats_sit_in_turn_and_no_game_is_played_twice() -> None:
    results = played(Tournament("farm", 3, ("random", "easy"), games=8))
    assert {row.levels for row in results.rows()} == {("random", "easy", "random"), ("easy", "random", "easy")}
    assert len({(row.seed, row.levels) for row in results.rows()}) == 8


def test_the_same_seatings_are_not_played_twice_in_a_match_either() -> None:
    match = Match("farm", 3, ("random", "easy"), 4, same_deals=True)
    assert [(match.deal(number), match.seating(number)[0]) for number in range(4)] == [
        (0, "random"),
        (0, "easy"),
        (1, "random"),
        (1, "easy"),
    ]
    assert Match("farm", 2, ("easy", "easy"), same_deals=True).deal(3) == 3


@pytest.mark.parametrize("bots", [("easy", "easy"), ("easy", "genius")])
def test_a_tournament_that_cannot_be_played_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(Refusal):
        Tournament("farm", 2, bots).check()


# When it is enough.


def test_a_meeting_ends_when_it_is_clear_who_does_better() -> None:
    meeting = Meeting(0, ("a", "b"), 100, True)
    counted = meeting.take(range(20), [won(seed) for seed in range(20)])
    assert meeting.over()
    assert meeting.verdicts == {"a": True, "b": False}
    assert len(counted) == meeting.games < 40
    assert not meeting.take(range(20, 21), [won(20)]), "what comes later counts no more"


def test_which_games_count_does_not_depend_on_which_came_first() -> None:
    late, early = (Meeting(0, ("a", "b"), 100, True) for _ in range(2))
    in_order = [row for at in range(20) for row in early.take(range(at, at + 1), [won(at)])]
    other_way = [row for at in reversed(range(20)) for row in late.take(range(at, at + 1), [won(at)])]
    assert in_order == other_way


def test_all_games_are_played_where_that_is_wanted() -> None:
    meeting = Meeting(0, ("a", "b"), 30, False)
    meeting.take(range(30), [won(seed) for seed in range(30)])
    assert meeting.games == 60


def test_a_tournament_is_the_same_on_one_core_and_on_two() -> None:
    tournament = Tournament("farm", 2, ("easy", "random", "normal"), games=30)
    one, two = (played(tournament, workers) for workers in (1, 2))
    assert [replace(row, seconds=0.0) for row in one.rows()] == [replace(row, seconds=0.0) for row in two.rows()]
    assert any(meeting.games < 30 for meeting in one.meetings), "easy is soon seen to be better than random"


# How much chance is left.


def test_luck_that_both_seatings_share_goes_out_of_the_paired_error() -> None:
    lucky = [
        game(seed, levels, (5 + luck, 3) if levels[0] == "a" else (3 + luck, 5))
        for seed, luck in enumerate((0, 10, 20, 30))
        for levels in (("a", "b"), ("b", "a"))
    ]
    found = lead(lucky, "a")
    assert found is not None
    assert found.points == 2
    assert found.paired == 0
    assert found.unpaired > 3


def test_where_nothing_is_shared_a_game_is_worth_one() -> None:
    free = [game(deal, ("a", "b") if first else ("b", "a"), (3 if up else 5, 4)) for deal, first, up in INDEPENDENT]
    found = lead(free, "a")
    assert found is not None
    assert found.worth == pytest.approx(1.0, rel=0.1)
    few = lead(free[:20], "a")
    assert few is not None
    assert few.worth is None, "too early to say"


INDEPENDENT = [
    (deal, first, (deal // 2 if first else deal) % 2 == (0 if first else 1))
    for deal in range(32)
    for first in (True, False)
]
"""Each of the four ways two games can end, equally often."""


def test_nobody_leads_alone_or_after_one_deal() -> None:
    assert lead(won(1), "a") is None
    assert lead([game(1, ("a", "a"), (1, 2)), game(2, ("a", "a"), (1, 2))], "a") is None


# What is seen on the way.


def test_points_are_noted_round_by_round_up_to_the_final_ones() -> None:
    row, _ = play(farm.GAME, Match("farm", 2), 0, watch=True)
    seen = row.watched
    assert seen is not None
    assert len(seen.rounds) > 1
    assert tuple(map(sum, seen.rounds[-1])) == row.scores
    assert sum(sum(paces.values()) for paces in seen.paces) == row.decisions


def test_a_game_that_is_over_counts_on_with_its_final_points() -> None:
    results = played(Tournament("farm", 2, ("random", "easy"), games=6))
    account = results.accounts.bots["easy"]
    last = account.rounds()[-1]
    mean = sum(score * count for score, count in account.scores.items()) / account.games
    assert sum(last.values()) == pytest.approx(mean)


def test_a_step_of_the_pace_holds_its_time() -> None:
    for seconds in (1e-7, 1e-6, 3e-4, 0.02, 1.0, 90.0):
        assert pace_seconds(pace(seconds)) >= seconds * 0.999
        assert pace_seconds(pace(seconds) - 1) < max(seconds, 1e-6) * 1.001
