"""The end: the Voting Wins track, the wheat bonus and the tie-breaks."""

from __future__ import annotations

from tests.games.petrichor.positions import after, position
from tilth.core import Rng
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.data import VOTING_WINS
from tilth.games.petrichor.rules.rounds import CleanUpPhase
from tilth.games.petrichor.rules.state import Petrichor


def ended(seats: int, **rest: list[int]) -> Petrichor:
    state = after(seats, CleanUpPhase(), round=4, **rest)
    assert state.is_over()
    return state


def test_the_track_gives_the_points_of_its_space() -> None:
    state = ended(3, wins=[0, 3, 8])
    scores = state.scores()
    assert scores is not None
    assert [parts["votes"] for parts in scores] == [VOTING_WINS[0], VOTING_WINS[3], VOTING_WINS[8]]


def test_the_most_wheat_tokens_give_12_points() -> None:
    assert [parts["wheat"] for parts in ended(3, wheat=[1, 3, 2]).scores() or []] == [0, 12, 0]


def test_everybody_tied_for_the_most_wheat_tokens_gets_12_points() -> None:
    assert [parts["wheat"] for parts in ended(3, wheat=[2, 2, 1]).scores() or []] == [12, 12, 0]


def test_without_any_wheat_token_nobody_gets_the_bonus() -> None:
    assert [parts["wheat"] for parts in ended(3).scores() or []] == [0, 0, 0]


def test_the_total_is_the_sum_of_harvest_dice_votes_and_wheat() -> None:
    state = position(2, round=4, harvest_points=[11, 0], wins=[2, 0], wheat=[1, 0])
    state.dice_points[0] = 5
    assert (state.scores() or [])[0] == {"harvest": 11, "dice": 5, "votes": VOTING_WINS[2], "wheat": 12}


def test_the_most_points_win() -> None:
    assert ended(4, harvest_points=[5, 9, 7, 1]).ranking() == [3, 1, 2, 4]


def test_a_tie_goes_to_the_player_higher_on_the_voting_wins_track() -> None:
    """Both have the same total: one of it by two wins on the track, the other by the harvest."""
    state = ended(3, harvest_points=[4, 4 + VOTING_WINS[2], 0], wins=[2, 0, 0])
    assert state.ranking() == [1, 2, 3]


def test_more_points_beat_more_wins() -> None:
    assert ended(2, harvest_points=[0, 1 + VOTING_WINS[8]], wins=[8, 0]).ranking() == [2, 1]


def test_a_tie_in_both_is_a_shared_victory() -> None:
    assert ended(3, harvest_points=[4, 4, 2], wins=[1, 1, 0]).ranking() == [1, 1, 3]


def test_the_final_round_still_has_its_harvest() -> None:
    """The last round from the weather on: the harvest comes whatever the dice show."""
    state = GAME.new(2, {"layout": "first"}, seed=5)
    rng = Rng(5)
    while not state.is_over():
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
    assert state.round == 4
    assert all(growth == 0 for growth in state.growth)  # type: ignore[attr-defined]
