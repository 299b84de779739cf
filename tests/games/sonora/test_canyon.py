"""The canyon: shapes, where they may lie, and what is inside them."""

from __future__ import annotations

from tests.games.sonora.positions import bonuses, cells, choose, go, grant, new, recording
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.data import SHEET, turnings
from tilth.games.sonora.rules.recording import Mark
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.scoring import cactus_counts, cactus_points, canyon_points


def test_the_rulebook_example_shapes_five_two_and_three() -> None:
    """Discs 5, 4 and 2: shape 5 takes 2 cacti, shape 2 a swap, and with the 4 shape 3 takes 2 cacti more."""
    state = recording(2, discs={"a5": "canyon", "a4": "canyon", "a2": "canyon"})
    swaps = bonuses(state, 0, "swap")
    choose(state, 0, "canyon a5", "5 g8 h8 i8 g9 h9")
    assert sum(cactus_counts(state.drawn[0])) == 2
    choose(state, 0, "canyon a2", "2 e5 f5 f6")
    assert bonuses(state, 0, "swap") == swaps + 1
    choose(state, 0, "3 d5 d6 d7")
    assert sum(cactus_counts(state.drawn[0])) == 4
    assert [SHEET.placement_number[placement] for placement in state.shapes[0]] == [5, 2, 3]


def test_a_disc_draws_its_own_number_or_any_lower_one() -> None:
    state = go(new(), Draw(0, 3), EndRound())
    numbers = {option[0] for option in state.options(0)}
    assert numbers == {"3", "2", "1"}


def test_number_one_offers_two_shapes() -> None:
    state = go(new(), Draw(0, 1), EndRound())
    assert {len(option.split()) - 1 for option in state.options(0)} == {1, 2}


def test_shapes_may_be_turned_and_mirrored() -> None:
    assert len(turnings([(0, 0), (1, 0), (2, 0), (2, 1)])) == 8
    assert len(turnings([(0, 0), (0, 1), (0, 2)])) == 2
    assert len(turnings([(0, 0), (1, 0), (1, 1)])) == 4


def test_a_shape_must_lie_side_by_side_with_an_older_one_corners_do_not_count() -> None:
    state = go(new(), Draw(0, 1), EndRound())
    assert state.admits(0, "1 i6"), "right of the start"
    assert state.admits(0, "1 f7")
    assert not state.admits(0, "1 i8"), "only the corner touches"
    assert not state.admits(0, "1 d7")
    choose(state, 0, "1 h8")
    go(state, Draw(0, 1), EndRound())
    assert state.admits(0, "1 i8"), "now it has a neighbour"


def test_shapes_lie_on_white_cells_only_and_never_upon_another() -> None:
    state = go(new(), Draw(0, 5), EndRound())
    white = SHEET.canyon_white
    for option in state.options(0):
        assert SHEET.placement_mask[SHEET.placement_index[option]] & ~white == 0
    choose(state, 0, "2 g8 h8 h9")
    go(state, Draw(0, 5), EndRound())
    taken = cells("g8", "h8", "h9")
    assert all(not SHEET.placement_mask[SHEET.placement_index[option]] & taken for option in state.options(0))


def test_a_fox_circle_counts_as_two_discs() -> None:
    state = recording(2, discs={"a3": "fox1"})
    choose(state, 0, "3 g8 h8 i8", "1 i7")
    assert len(state.shapes[0]) == 2
    assert state.round == 2


def test_two_uses_of_a_fox_circle_need_not_follow_each_other() -> None:
    state = recording(2, discs={"a3": "fox1", "a2": "canyon"})
    choose(state, 0, "canyon a3", "1 h8")
    assert state.options(0) == ["canyon a2", "canyon a3"]
    choose(state, 0, "canyon a2", "1 g8", "1 i8")
    assert len(state.shapes[0]) == 3


def test_each_bonus_inside_a_shape_is_won_at_once() -> None:
    state = new()
    state.drawn[0] |= cells("i7", "j7")
    go(state, Draw(0, 3), EndRound())
    before = bonuses(state, 0, "reflick")
    choose(state, 0, "1 k7")
    assert bonuses(state, 0, "reflick") == before + 1


def test_a_disc_without_any_room_is_lost() -> None:
    state = recording(2, discs={"a3": "canyon", "a2": "canyon", "b1": "canyon"})
    state.drawn[0] = SHEET.canyon_white | SHEET.canyon_start
    go(state, Mark(0), EndRound())
    assert state.round == 2, "nothing could be marked, so the round ended by itself"


def test_the_fox_bonus_draws_a_shape_up_to_four() -> None:
    state = new()
    grant(state, 0, "fox")
    go(state, Mark(0), EndRound())
    assert {option[0] for option in state.options(0)} == {"4", "3", "2", "1"}


def test_cacti_score_by_the_table_and_five_each_beyond_it() -> None:
    assert [cactus_points(count) for count in range(11)] == [0, 5, 7, 10, 14, 19, 25, 32, 40, 45, 50]


def test_the_rulebook_example_ten_nineteen_and_seven_are_36() -> None:
    """Three, five and two cacti of the three kinds."""
    drawn = 0
    for mask, count in zip(SHEET.cactus_masks, (3, 5, 2), strict=True):
        bits = [1 << cell for cell in range(len(SHEET.canyon_names)) if mask >> cell & 1]
        drawn |= sum(bits[:count])
    assert cactus_counts(drawn) == [3, 5, 2]
    assert canyon_points(drawn) == 36


def test_what_a_shape_would_bring_is_said_beforehand() -> None:
    state = go(new(), Draw(0, 5), EndRound())
    step = state.deciding(0)
    assert step is not None
    message, args = step.label(state, "5 g8 h8 i8 g9 h9")
    assert (message, args["points"], args["bonuses"]) == ("draw", 10, [])
    assert step.touches(state, "2 g8 h8 h9") == ["shape:2", "cell:g8", "cell:h8", "cell:h9"]
    state.drawn[0] |= cells("f6")
    message, args = step.label(state, "1 f5")
    assert (message, args["bonuses"]) == ("draw-bonus", ["bonus:swap"])


def test_side_by_side_means_up_down_left_and_right_within_the_grid() -> None:
    """A 3 by 3 grid, cells counted row by row."""
    from tilth.games.sonora.rules.data import around

    assert around(1 << 4, 3, 3) == 1 << 1 | 1 << 3 | 1 << 5 | 1 << 7
    assert around(1 << 2, 3, 3) == 1 << 1 | 1 << 5, "the end of a row is not beside the next one"
    assert around(1 << 6, 3, 3) == 1 << 3 | 1 << 7
    assert around(1 << 0 | 1 << 1, 3, 3) == 1 << 2 | 1 << 3 | 1 << 4
