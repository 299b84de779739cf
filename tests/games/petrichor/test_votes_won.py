"""Winning the weather votes, and the marker of a two-player game."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import act, after, asked, options, told, votes
from tilth.games.petrichor.rules.data import SUN
from tilth.games.petrichor.rules.weather import CountVotes, MarkerByVotes, WeatherPhase


def test_the_most_votes_on_a_weather_win_it() -> None:
    state = after(3, CountVotes(SUN, True), votes={"sun": {0: 1, 1: 3, 2: 2}})
    assert state.wins == [0, 1, 0]


@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_players_all_tied_advance(seats: int) -> None:
    state = after(seats, CountVotes(SUN, True), votes={"sun": {0: 1, 1: 3, 2: 3}})
    assert state.wins[:3] == [0, 1, 1]


def test_with_two_players_nobody_advances_in_a_tie() -> None:
    state = after(2, CountVotes(SUN, True), votes={"sun": {0: 3, 1: 3}})
    assert state.wins == [0, 0]
    assert told(state, "vote_not_won") == [("weather:sun",)]


def test_with_two_players_the_most_votes_win() -> None:
    assert after(2, CountVotes(SUN, True), votes={"sun": {0: 2, 1: 3}}).wins == [0, 1]


def test_votes_of_a_resolved_weather_go_back_to_their_owners() -> None:
    state = after(3, CountVotes(SUN, True), votes={"sun": {0: 1, 1: 3}, "rain": {0: 2}})
    assert (votes(state, "sun"), votes(state, "rain"), state.votes_left) == ([0, 0, 0], [2, 0, 0], [10, 12, 12])


def test_a_weather_without_votes_is_won_by_nobody() -> None:
    assert after(4, CountVotes(SUN, True)).wins == [0, 0, 0, 0]


EXAMPLE = {
    "frost": {0: 3},
    "sun": {1: 2, 2: 3},
    "wind": {1: 2, 3: 2},
}
"""Red 0, Blue 1, Green 2, Yellow 3, as in the rulebook's example."""


def test_example_all_but_red_win_a_vote() -> None:
    """Sun and Wind come. Green leads on Sun, Blue and Yellow are tied on Wind; Red's Frost does not come."""
    state = after(4, WeatherPhase(), votes=EXAMPLE)
    assert state.wins == [0, 1, 1, 1]
    assert votes(state, "frost") == [3, 0, 0, 0], "Frost did not come and keeps its votes"


def test_example_one_more_vote_on_sun_gives_blue_a_second_win() -> None:
    state = after(4, WeatherPhase(), votes={**EXAMPLE, "sun": {1: 3, 2: 3}})
    assert state.wins == [0, 2, 1, 1]


def test_a_player_can_advance_twice_in_a_round() -> None:
    state = after(2, WeatherPhase(), votes={"frost": {0: 3}, "sun": {0: 2}})
    assert state.wins == [2, 0]


def test_in_the_final_round_only_the_two_weathers_with_the_most_votes_give_wins() -> None:
    state = after(3, WeatherPhase(), round=4, votes={"frost": {0: 1}, "sun": {1: 3}, "rain": {2: 2}})
    assert state.wins == [0, 1, 1]
    assert [args[0] for args in told(state, "weather")] == ["weather:frost", "weather:sun", "weather:rain"]


def test_in_the_final_round_the_first_player_says_which_tied_weather_counts() -> None:
    placed = {"frost": {0: 2}, "sun": {1: 3}, "rain": {2: 2}}
    state = after(3, WeatherPhase(), round=4, first=1, votes=placed)
    assert asked(state) == "break_tie 1"
    assert options(state) == ["frost", "rain"]
    act(state, "rain")
    assert state.wins == [0, 1, 1]
    assert len(told(state, "weather")) == 3, "all of them come whatever was chosen"


@pytest.mark.parametrize(("mine", "others", "kept"), [(2, 1, True), (1, 1, False), (1, 2, False), (0, 0, False)])
@pytest.mark.parametrize("first", [0, 1])
def test_two_players_the_marker_stays_only_with_more_votes_left_on_the_board(
    first: int, mine: int, others: int, kept: bool
) -> None:
    placed = {"frost": {first: mine}, "wind": {1 - first: others}}
    state = after(2, MarkerByVotes(), first=first, votes=placed)
    assert state.first == (first if kept else 1 - first)


def test_the_marker_looks_at_the_votes_that_remain_after_the_weather() -> None:
    """Seat 0 voted most, but only the other's single vote remains on the board."""
    placed = {"frost": {0: 5}, "sun": {0: 4}, "rain": {1: 1}}
    state = after(2, WeatherPhase(), votes=placed)
    assert state.first == 1


def test_with_three_players_votes_do_not_move_the_marker() -> None:
    placed = {"frost": {0: 5}, "sun": {0: 4}, "rain": {1: 1}}
    assert after(3, WeatherPhase(), votes=placed).first == 0
