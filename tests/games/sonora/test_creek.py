"""The creek: paths of full length, branches, and the cell at the end."""

from __future__ import annotations

from tests.games.sonora.positions import bonuses, choose, go, grant, mark, new, recording
from tilth.games.sonora.rules.creek import Path
from tilth.games.sonora.rules.data import SHEET
from tilth.games.sonora.rules.recording import Mark
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.scoring import BLANK, CIRCLED, CROSSED, creek_points


def test_the_rulebook_example_two_paths_of_four() -> None:
    """Disc 4 on an owl circle: a swap at the end of the left branch, then 2 points on the other."""
    state = recording(2, discs={"a4": "owl1"})
    swaps = bonuses(state, 0, "swap")
    choose(state, 0, "A2")
    assert [mark(state, 0, cell) for cell in ("T1", "T2", "A1", "A2")] == [CROSSED, CROSSED, CROSSED, CIRCLED]
    assert bonuses(state, 0, "swap") == swaps + 1
    choose(state, 0, "B4")
    assert [mark(state, 0, cell) for cell in ("B1", "B2", "B3", "B4")] == [CROSSED, CROSSED, CROSSED, CIRCLED]
    assert state.scores()[0]["creek"] == 2


def test_the_whole_length_must_be_gone() -> None:
    state = go(new(), Path(0, 3, 3), EndRound())
    assert state.options(0) == ["A1", "B1"]


def test_a_path_may_start_at_any_marked_cell_crossed_or_circled() -> None:
    state = go(new(), Path(0, 3, 3), EndRound())
    choose(state, 0, "A1")
    go(state, Path(0, 1, 1), EndRound())
    assert state.options(0) == ["A2", "B1"], "from the circled A1, and from the crossed T2"


def test_paths_do_not_pass_marked_cells() -> None:
    state = go(new(), Path(0, 4, 4), EndRound())
    choose(state, 0, "A2")
    go(state, Path(0, 2, 2), EndRound())
    assert "T2" not in state.options(0)
    assert state.options(0) == ["A4", "B2"]


def test_a_path_longer_than_its_branch_is_not_allowed() -> None:
    """Everything but the last cell of one branch is marked: a 1 fits, a 2 does not."""
    state = new()
    last = SHEET.creek_names.index("BP5")
    state.creek[: len(SHEET.creek_names)] = [CROSSED] * len(SHEET.creek_names)
    state.creek[last] = BLANK
    go(state, Path(0, 1, 2), EndRound())
    assert mark(state, 0, "BP5") == CIRCLED, "the only way was gone by itself"
    state.creek[last] = BLANK
    state.section[1], state.times[1] = 2, 1
    go(state, Mark(0), EndRound())
    assert state.round == 3, "disc 2 could go nowhere and was lost"
    assert mark(state, 0, "BP5") == BLANK


def test_only_the_end_of_a_path_brings_its_bonus() -> None:
    state = go(new(), Path(0, 5, 5), EndRound())
    before = bonuses(state, 0, "swap")
    choose(state, 0, "A3")
    assert bonuses(state, 0, "swap") == before, "A2 was only passed"


def test_circled_bonuses_bring_no_points_and_crossed_numbers_neither() -> None:
    state = go(new(), Path(0, 4, 4), EndRound())
    choose(state, 0, "A2")
    assert state.scores()[0]["creek"] == 0


def test_the_rulebook_example_of_scoring_2_1_1_4_4_2_is_14() -> None:
    marks = [BLANK] * len(SHEET.creek_names)
    for value in (2, 1, 1, 4, 4, 2):
        cell = next(cell for cell in range(len(marks)) if SHEET.creek_points[cell] == value and marks[cell] == BLANK)
        marks[cell] = CIRCLED
    assert creek_points(marks) == 14


def test_an_owl_circle_counts_as_two_discs() -> None:
    state = recording(2, discs={"a1": "owl1", "b1": "canyon"})
    assert mark(state, 0, "T1") == CIRCLED
    assert mark(state, 0, "T2") == CIRCLED


def test_the_owl_bonus_goes_one_to_five_cells() -> None:
    state = new()
    grant(state, 0, "owl")
    go(state, Mark(0), EndRound())
    assert state.options(0) == ["T1", "T2", "A1", "A2", "A3", "B1", "B2", "B3"]


def test_what_a_path_would_bring_is_said_beforehand() -> None:
    state = go(new(), Path(0, 4, 4), EndRound())
    step = state.deciding(0)
    assert step is not None
    assert step.label(state, "A2") == ("path-bonus", {"bend": "bend:A2", "length": 4, "bonus": "bonus:swap"})
    assert step.touches(state, "B2") == ["bend:B2", "bend:B1", "bend:T2", "bend:T1"]
