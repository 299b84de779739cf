"""The ruins: value, order, cells, first and later rewards."""

from __future__ import annotations

from tests.games.sonora.positions import bonuses, choose, crossed, fill, recording
from tilth.games.sonora.rules.data import SHEET
from tilth.games.sonora.rules.scoring import FIRST, LATER
from tilth.games.sonora.rules.state import BUILDINGS, MARKED, SonoraState


def reward(state: SonoraState, seat: int, building: str) -> int:
    return state.rewards[seat * BUILDINGS + SHEET.buildings.index(building)]


def test_the_rulebook_example_thirteen_points_complete_b_and_begin_c() -> None:
    """Discs 2 and 3 in the ruins and 4 on a lizard circle are 2 + 3 + 8 = 13."""
    state = recording(2, discs={"a2": "ruins", "a3": "ruins", "a4": "lizard1", "b5": "ruins"})
    assert state.to_act() == [0]
    assert state.deciding(0).prompt(state) == ("ask-cross", {"points": 13})  # type: ignore[union-attr]
    before = bonuses(state, 0, "swap")
    choose(state, 0, "B 9")
    assert reward(state, 0, "B") == FIRST
    assert bonuses(state, 0, "swap") == before + 1
    assert state.scores()[0]["ruins"] == 11
    choose(state, 0, "C 4")
    assert crossed(state, 0, "C") == 4
    assert state.to_act() == [1], "then the next player marks"


def test_the_highest_value_marks_first() -> None:
    state = recording(3, discs={"a1": "ruins", "b5": "ruins", "c3": "ruins"})
    order = []
    while state.deciding(state.to_act()[0]).name == "cross":  # type: ignore[union-attr]
        seat = state.to_act()[0]
        order.append(seat)
        state.choose(seat, state.options(seat)[-1])
        while state.to_act() == [seat] and state.deciding(seat).name == "cross":  # type: ignore[union-attr]
            state.choose(seat, state.options(seat)[0])
    assert order == [1, 2, 0]


def test_of_equal_values_who_flicked_earlier_marks_first() -> None:
    from tests.games.sonora.positions import go, lay, new
    from tilth.games.sonora.rules.recording import RecordPhase
    from tilth.games.sonora.rules.rounds import EndRound

    for first, expected in ((0, 0), (1, 1), (2, 0)):
        state = new(3)
        state.first = first
        state.place = [2] * 15
        lay(state, a4="ruins", b4="ruins")
        for seat in range(3):
            state.used[seat * 6 + 1] = 1
        go(state, RecordPhase(), EndRound())
        assert state.to_act() == [expected]


def test_a_lizard_circle_doubles_also_for_the_order() -> None:
    state = recording(2, discs={"a5": "ruins", "b3": "lizard1"})
    assert state.to_act() == [1]


def test_value_may_be_spread_over_buildings_but_must_all_be_used() -> None:
    state = recording(2, discs={"a4": "ruins"})
    choose(state, 0, "A 1", "H 2")
    assert not state.admits(0, "done")
    assert not state.admits(0, "A 2"), "one point is left"
    choose(state, 0, "G 1")
    assert [crossed(state, 0, name) for name in "AHG"] == [1, 2, 1]


def test_no_more_cells_than_a_building_has() -> None:
    state = recording(2, discs={"a5": "ruins", "a4": "ruins"})
    assert state.admits(0, "A 5")
    assert not state.admits(0, "A 6")


def test_who_completes_a_building_later_gets_the_lower_reward_and_no_bonus() -> None:
    state = recording(2, discs={"a5": "lizard1", "b5": "ruins"})
    before = bonuses(state, 1, "reflick")
    choose(state, 0, "A 5", "H 5")
    choose(state, 1, "A 5")
    assert reward(state, 1, "A") == LATER
    assert bonuses(state, 1, "reflick") == before
    assert state.scores()[1]["ruins"] == 3


def test_of_two_who_complete_a_building_in_one_round_the_first_to_mark_is_first() -> None:
    state = recording(2, discs={"a2": "ruins", "b3": "ruins"})
    fill(state, 0, "A", 3)
    fill(state, 1, "A", 3)
    choose(state, 1, "A 2", "B 1")
    choose(state, 0, "A 2")
    assert (reward(state, 1, "A"), reward(state, 0, "A")) == (FIRST, LATER)


def test_points_without_any_cell_left_are_lost() -> None:
    state = recording(2, discs={"a5": "ruins"})
    for building, cells in zip(SHEET.buildings, SHEET.building_cells, strict=True):
        fill(state, 0, building, cells - (2 if building in "AB" else 0))
    choose(state, 0, "A 2", "B 2")
    assert state.round == 2, "nothing else was left to mark"


def test_marked_discs_leave_the_board() -> None:
    state = recording(2, discs={"a2": "ruins", "a3": "ruins", "b5": "canyon"})
    choose(state, 0, "H 5")
    assert state.place[1] == state.place[2] == MARKED


def test_a_bullseye_disc_in_the_ruins_is_not_doubled() -> None:
    from tests.games.sonora.positions import go, new
    from tilth.games.sonora.rules.recording import RecordPhase
    from tilth.games.sonora.rules.rounds import EndRound
    from tilth.games.sonora.rules.state import ASIDE

    state = new(2)
    state.place = [2] * 10
    state.place[4] = ASIDE
    state.section[4] = 0
    go(state, RecordPhase(), EndRound())
    assert state.deciding(0).prompt(state)[1] == {"points": 5}  # type: ignore[union-attr]


def test_what_a_cross_would_bring_is_said_beforehand() -> None:
    state = recording(2, discs={"a5": "ruins"})
    step = state.deciding(0)
    assert step is not None
    assert step.label(state, "A 5") == (
        "complete-first",
        {"building": "building:A", "count": 5, "points": 5, "bonus": "bonus:reflick"},
    )
    assert step.label(state, "A 4")[0] == "cross"
    assert step.touches(state, "A 2") == ["building:A", "brick:A1", "brick:A2"]
