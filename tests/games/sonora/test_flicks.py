"""The flick phase: turns, bullseyes, reflicks, discs knocked off, nudges; and the notation of a flick."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.sonora.positions import bonuses, choose, go, grant, lay, new
from tilth.core import Record, decision
from tilth.games.sonora import GAME
from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.flicks import ANY_DISC, Flick
from tilth.games.sonora.rules.notation import passed, read_flick, read_tracks, samples, write_tracks
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.state import ASIDE, FIELD, HAND, IN_HOLE, OFF_BOARD, SonoraState
from tilth.games.sonora.rules.table import zones_at

AT_HOLE = "315.00 48.6"
WEAK = "315.00 10"
OUT = "135.00 20"
"""Backwards off the corner."""
RUINS = "315.00 30"
"""To rest in the zone of the top left corner."""


def keep_all(state: SonoraState) -> None:
    """Nobody has a reflick, so that a flick is one decision."""
    for seat in range(state.seats):
        state.used[seat * 6] = state.won[seat * 6]


def play_flick(state: SonoraState) -> str:
    """The seat to act takes its first suggestion."""
    seat = state.to_act()[0]
    option = state.settle(seat, state.options(seat)[0])
    choose(state, seat, option)
    return option


def test_a_round_has_three_turns_of_two_two_and_one_disc() -> None:
    state = new(3)
    keep_all(state)
    order = []
    while state.round == 1 and not state.is_over() and state.deciding(state.to_act()[0]).name == "flick":  # type: ignore[union-attr]
        seat = state.to_act()[0]
        if state.deciding(seat).disc == ANY_DISC:  # type: ignore[union-attr]
            order.append(seat)
        if state.deciding(seat).name == "flick":  # type: ignore[union-attr]
            disc = state.deciding(seat).discs(state)[0]  # type: ignore[union-attr]
            choose(state, seat, f"flick {'abc'[seat]}{disc % 5 + 1} {OUT_OF[state.corner(seat)]}")
    assert order == [0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 0, 1, 2]


OUT_OF = ["135 20", "45 20", "315 20", "225 20"]
"""Backwards off each corner, so that nothing else moves."""


def test_any_disc_in_hand_may_be_flicked() -> None:
    state = new(2)
    assert all(state.admits(0, f"flick a{number} {AT_HOLE}") for number in range(1, 6))
    assert not state.admits(0, f"flick b1 {AT_HOLE}")
    assert not state.admits(1, f"flick b1 {AT_HOLE}")


def test_the_domain_is_exact() -> None:
    state = new(2)
    for good in ("flick a1 0 4", "flick a1 359.99 100", "flick a1 -129.0,129.0 0.0 50.5", "flick a1 -120,120 90 50"):
        assert state.admits(0, good), good
    for wrong in (
        "flick a1 360 50",
        "flick a1 -5 50",
        "flick a1 45 3.9",
        "flick a1 45 100.1",
        "flick a6 45 50",
        "flick a1 45",
        "flick a1 0,0 45 50",
        "flick a1 -130.0,129.0 45 50",
        "flick a1 -129.05,129.0 45 50",
        "flick a1 45.123 50",
        "flick a1 nan 50",
        "flick a1 ٤٥ 50",
        "flick  a1 45 50",
        "flick a1 45 50 = ",
    ):
        assert not state.admits(0, wrong), wrong
    domain = state.deciding(0).domain(state)  # type: ignore[union-attr]
    assert domain is not None
    assert domain["discs"] == ["a1", "a2", "a3", "a4", "a5"]
    assert domain["corner"] == 0


def test_without_a_place_a_disc_starts_in_the_middle_of_its_corner() -> None:
    state = new(2)
    assert state.settle(0, "flick a1 315 48.6").startswith("flick a1 -117.5,117.5 315.00 48.6 = a1: 0 from ")


def test_a_settled_flick_is_not_simulated_again() -> None:
    """The outcome in a record is believed, even where this simulation would say otherwise."""
    state = new(2)
    keep_all(state)
    told = "flick a1 -117.5,117.5 315.00 48.6 = a1: 0 from -117.50,117.50 > 400 rest 77.00,66.00"
    choose(state, 0, told)
    assert (state.x[0], state.y[0]) == (7700, 6600)


def test_what_comes_from_outside_is_worked_out_anew_when_settled() -> None:
    """Whoever sends an outcome of their own gets the true one: the table settles before it chooses."""
    state = new(2)
    lie = "flick a1 -117.5,117.5 315.00 48.6 = a1: 0 from -117.50,117.50 > 400 rest 77.00,66.00"
    assert state.settle(0, lie) == state.settle(0, "flick a1 315 48.6")


@pytest.mark.parametrize(
    "outcome",
    [
        "a1: 0 from -117.50,117.50 > 400 rest 500.00,0.00",
        "a1: 0 from -117.50,117.50 > 400 rest 60.00,60.00; a2: 0 from 0.00,0.00 > 1 rest 9.00,9.00",
        "a1: 0 from -117.50,117.50 > 400 rest 60.00,60.00; b1: 0 from 60.00,60.00 > 9 rest 70.00,60.00",
        "a1: 0 from -117.50,117.50 > 400 rest 60.00,70.00",
        "a1: 0 from 0.00,0.00 > 400 rest 10.00,10.00",
        "a1: 0 from -117.50,117.50",
        "a1: 0 from -117.50,117.50 > 400 disc 10.00,10.00",
        "a1: 400 from -117.50,117.50 > 0 rest 10.00,10.00",
        "b1: 0 from 60.00,60.00 > 9 rest 70.00,60.00",
        "nonsense",
    ],
)
def test_an_outcome_that_cannot_be_is_refused(outcome: str) -> None:
    """Off the board, discs that are not there, discs upon discs, from elsewhere, without an end, back in time."""
    state = new(2)
    lay(state, b1=(60.0, 60.0))
    assert not state.admits(0, f"flick a1 -117.5,117.5 315.00 48.6 = {outcome}")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 35999), st.integers(40, 1000), st.integers(1, 5))
def test_every_settled_flick_is_admitted_and_reads_back(angle: int, strength: int, number: int) -> None:
    state = new(2)
    lay(state, b1="canyon", b2="ruins", b3=(-40.0, 40.0), b4=(0.0, 30.0))
    option = state.settle(0, f"flick a{number} {angle / 100:.2f} {strength / 10:.1f}")
    assert state.admits(0, option)
    aim = read_flick(option)
    assert aim is not None
    tracks = read_tracks(aim.outcome)
    assert tracks is not None
    assert write_tracks(tracks) == aim.outcome
    assert state.settle(0, option) == option


def test_a_flick_is_never_undoable_and_other_choices_are() -> None:
    state = new(2)
    owed = decision(state, 0)
    assert owed is not None
    assert not any(option.undoable for option in owed.options)
    play_flick(state)
    kept = decision(state, 0)
    assert kept is not None
    assert kept.name == "keep"
    assert all(option.undoable for option in kept.options)


def test_suggestions_are_a_handful_and_name_their_targets() -> None:
    state = new(4)
    options = state.options(0)
    assert 12 <= len(options) <= 24
    step = state.deciding(0)
    assert step is not None
    assert step.touches(state, options[-1]) == ["disc:a5", "hole:centre"]
    assert step.label(state, options[0])[0] == "aim"


def test_a_disc_too_weak_to_leave_its_corner_is_flicked_again() -> None:
    state = new(2)
    choose(state, 0, f"flick a3 {WEAK}")
    assert state.place[2] == HAND
    assert state.to_act() == [0]
    assert state.admits(0, f"flick a3 {AT_HOLE}")
    assert not state.admits(0, f"flick a1 {AT_HOLE}"), "the same disc"
    assert bonuses(state, 0, "reflick") == 1, "it costs nothing"


def test_a_short_flick_that_touched_a_disc_is_not_free() -> None:
    """It was no weak flick, so it does not come back at no cost: it is out, and what it pushed stays pushed."""
    state = new(2)
    lay(state, b1=(-85.0, 85.0))
    choose(state, 0, "flick a1 -112.0,112.0 315.00 70.0")
    assert state.view(None)["flick"]["paths"]["a1"]["points"][-1][1] == "short"
    assert (state.x[5], state.y[5]) != (-8500, 8500)
    assert state.place[0] == OFF_BOARD
    assert state.options(0) == ["keep", "reflick"], "a reflick takes it back as any other disc"
    choose(state, 0, "keep")
    assert state.hand(0) == [1, 2, 3, 4]


def test_a_disc_that_leaves_the_board_is_out_for_the_round() -> None:
    state = new(2)
    keep_all(state)
    choose(state, 0, f"flick a3 {OUT}")
    assert state.place[2] == OFF_BOARD
    assert 2 not in state.hand(0)


def test_a_reflick_is_asked_for_by_what_became_of_the_disc() -> None:
    for flick, asked, label in ((OUT, "ask-keep-off", "keep-off"), (AT_HOLE, "ask-keep-hole", "keep-hole")):
        state = new(2)
        choose(state, 0, f"flick a3 {flick}")
        owed = decision(state, 0)
        assert owed is not None
        assert (owed.prompt[0], owed.options[0].label[0]) == (asked, label)


def test_a_reflick_takes_the_disc_just_flicked_back_also_from_off_the_board() -> None:
    state = new(2)
    choose(state, 0, f"flick a3 {OUT}", "reflick")
    assert bonuses(state, 0, "reflick") == 0
    assert state.place[2] == HAND
    choose(state, 0, "flick a3 315 61.4")
    assert state.place[2] == FIELD


def test_several_reflicks_may_be_spent_on_one_disc() -> None:
    state = new(2)
    grant(state, 0, "reflick")
    choose(state, 0, f"flick a3 {OUT}", "reflick", f"flick a3 {OUT}", "reflick", f"flick a3 {OUT}")
    assert bonuses(state, 0, "reflick") == 0
    assert state.place[2] == OFF_BOARD


def test_a_reflick_leaves_other_discs_where_they_were_pushed() -> None:
    state = new(2)
    lay(state, b1=(-40.0, 40.0))
    choose(state, 0, "flick a3 315 60")
    pushed = (state.x[5], state.y[5])
    assert pushed != (-4000, 4000)
    choose(state, 0, "reflick")
    assert (state.x[5], state.y[5]) == pushed


def test_a_bullseye_goes_to_any_section_at_once() -> None:
    state = new(2)
    keep_all(state)
    choose(state, 0, f"flick a5 {AT_HOLE}")
    assert state.place[4] == IN_HOLE
    assert state.options(0) == [f"bullseye a5 {section}" for section in ("ruins", "canyon", "creek", "mud")]
    choose(state, 0, "bullseye a5 creek")
    assert state.place[4] == ASIDE
    assert state.section[4] == 2


def test_a_reflick_may_follow_a_bullseye() -> None:
    state = new(2)
    choose(state, 0, f"flick a5 {AT_HOLE}", "reflick")
    assert state.place[4] == HAND


def test_a_disc_of_another_pushed_into_the_hole_is_its_owners_bullseye() -> None:
    state = new(2)
    keep_all(state)
    lay(state, b4=(-20.0, 20.0))
    told = (
        "flick a1 -117.5,117.5 315.00 55.0 = a1: 0 from -117.50,117.50 > 300 disc -35.50,35.50 > 350 rest -34.00,34.00"
        "; b4: 300 from -20.00,20.00 > 400 hole -2.00,2.00"
    )
    choose(state, 0, told)
    assert state.to_act() == [1]
    choose(state, 1, "bullseye b4 mud")
    assert state.to_act() == [0]


def test_a_disc_of_another_knocked_off_is_flicked_again_at_once_by_its_owner() -> None:
    state = new(2)
    keep_all(state)
    lay(state, b4=(120.0, 0.0))
    told = (
        "flick a1 -117.5,117.5 335.00 95.0 = a1: 0 from -117.50,117.50 > 300 disc 99.00,0.00 > 350 rest 98.00,0.00; "
        "b4: 300 from 120.00,0.00 > 320 off 129.00,0.00"
    )
    choose(state, 0, told)
    assert state.to_act() == [1]
    assert state.place[8] == HAND
    assert state.admits(1, "flick b4 135 61.4")
    assert not state.admits(1, "flick b1 135 61.4")
    assert state.deciding(1).prompt(state)[0] == "ask-flick-again"  # type: ignore[union-attr]
    choose(state, 1, "flick b4 135 61.4")
    assert state.to_act() == [0], "then the turn goes on"
    assert len(state.hand(0)) == 4


def test_the_owner_may_use_a_reflick_for_that_and_else_is_out_if_it_leaves_again() -> None:
    state = new(2)
    lay(state, b4=(120.0, 0.0))
    told = (
        "flick a1 -117.5,117.5 335.00 95.0 = a1: 0 from -117.50,117.50 > 300 disc 99.00,0.00 > 350 rest 98.00,0.00; "
        "b4: 300 from 120.00,0.00 > 320 off 129.00,0.00"
    )
    choose(state, 0, told)
    choose(state, 1, "flick b4 315 20")
    assert state.options(1) == ["keep", "reflick"]
    choose(state, 1, "reflick", "flick b4 315 20")
    assert state.place[8] == OFF_BOARD
    assert state.to_act() == [0]


def test_ones_own_disc_knocked_off_by_ones_own_flick_is_out() -> None:
    state = new(2)
    keep_all(state)
    lay(state, a4=(120.0, 0.0))
    told = (
        "flick a1 -117.5,117.5 335.00 95.0 = a1: 0 from -117.50,117.50 > 300 disc 99.00,0.00 > 350 rest 98.00,0.00; "
        "a4: 300 from 120.00,0.00 > 320 off 129.00,0.00"
    )
    choose(state, 0, told)
    assert state.place[3] == OFF_BOARD
    assert state.deciding(0).disc == ANY_DISC  # type: ignore[union-attr]


def knocking_off(state: SonoraState) -> None:
    """Seat 0 flicks a1 to (98, 0) and knocks b4 off the board."""
    lay(state, b4=(120.0, 0.0))
    told = (
        "flick a1 -117.5,117.5 335.00 95.0 = a1: 0 from -117.50,117.50 > 300 disc 98.00,0.00 > 350 rest 98.00,0.00; "
        "b4: 300 from 120.00,0.00 > 320 off 129.00,0.00"
    )
    choose(state, 0, told)


def test_a_disc_knocked_off_is_flicked_again_before_the_finger_decides_on_a_reflick() -> None:
    state = new(2)
    knocking_off(state)
    assert state.to_act() == [1], "at once, whoever's turn it is"
    choose(state, 1, "flick b4 135 61.4", "keep")
    assert state.to_act() == [0]
    assert state.options(0) == ["keep", "reflick"], "then the finger decides, and sees what came of it"
    choose(state, 0, "reflick", "flick a1 315 61.4")
    assert state.to_act() == [0]
    assert state.place[8] == FIELD


def test_a_disc_knocked_off_in_return_is_flicked_again_and_asked_about_once() -> None:
    """b4 comes back and knocks a1 off: its owner flicks it again at once; the first flick's reflick is past."""
    state = new(2)
    knocking_off(state)
    told = (
        "flick b4 117.5,-117.5 95.00 80.0 = b4: 0 from 117.50,-117.50 > 300 disc 98.00,-22.00 > 350 rest 98.00,-22.00; "
        "a1: 300 from 98.00,0.00 > 320 off 129.00,0.00"
    )
    choose(state, 1, told)
    assert state.to_act() == [0]
    assert state.deciding(0).prompt(state)[0] == "ask-flick-again"  # type: ignore[union-attr]
    choose(state, 0, "flick a1 315 61.4", "keep")
    assert state.to_act() == [1]
    choose(state, 1, "keep")
    assert state.deciding(0).name == "flick", "nobody is asked about a1 a second time"  # type: ignore[union-attr]
    assert state.deciding(0).disc == ANY_DISC  # type: ignore[union-attr]


def test_a_disc_pushed_into_the_hole_in_return_waits_for_no_reflick() -> None:
    state = new(2)
    knocking_off(state)
    told = (
        "flick b4 117.5,-117.5 95.00 80.0 = b4: 0 from 117.50,-117.50 > 300 disc 119.00,0.00 > 350 rest 119.00,0.00; "
        "a1: 300 from 98.00,0.00 > 320 hole 1.00,0.00"
    )
    choose(state, 1, told)
    choose(state, 0, "bullseye a1 mud")
    choose(state, 1, "keep")
    assert state.deciding(0).name == "flick"  # type: ignore[union-attr]
    assert state.place[0] == ASIDE


def test_of_several_whose_discs_are_knocked_off_the_next_in_turn_is_first() -> None:
    state = new(3)
    keep_all(state)
    lay(state, a4=(120.0, 0.0), c4=(120.0, 30.0))
    choose(state, 0, "flick a1 135 20", "flick a2 135 20")
    told = (
        "flick b1 117.5,117.5 265.00 95.0 = b1: 0 from 117.50,117.50 > 300 disc 98.00,15.00 > 350 rest 97.00,15.00; "
        "a4: 300 from 120.00,0.00 > 320 off 129.00,0.00; c4: 300 from 120.00,30.00 > 320 off 129.00,30.00"
    )
    choose(state, 1, told)
    assert state.to_act() == [2]
    choose(state, 2, "flick c4 315 20")
    assert state.to_act() == [0]


def test_a_hard_flick_really_knocks_a_disc_off() -> None:
    """No told outcome here: across the board at a disc before the far corner."""
    state = new(2)
    keep_all(state)
    lay(state, b4=(70.0, -70.0))
    choose(state, 0, "flick a1 315 100")
    assert state.place[8] == HAND, "thrown over the far corner"
    assert state.to_act() == [1]


@pytest.mark.parametrize(("no_nudge", "place"), [(False, FIELD), (True, OFF_BOARD)])
def test_without_nudges_a_weak_flick_into_the_own_zone_is_out(no_nudge: bool, place: int) -> None:
    state = new(2, no_nudge=no_nudge)
    keep_all(state)
    choose(state, 0, f"flick a3 {RUINS}")
    assert state.place[2] == place


def test_without_nudges_a_disc_may_come_back_off_the_far_edge() -> None:
    """Across the board, off the right side and home again: a flick that is really made."""
    state = new(2, no_nudge=True)
    keep_all(state)
    choose(state, 0, "flick a3 -117.5,117.5 346.50 82.0")
    points = state.view(None)["flick"]["paths"]["a3"]["points"]
    assert [kind for _, kind, _, _ in points] == ["from", "far", "rest"]
    assert points[1][2] == 129.0
    assert state.place[2] == FIELD
    assert zones_at(state.x[2], state.y[2]) == [BOARD.zones[0]]


def test_without_nudges_coming_home_off_a_disc_is_a_nudge() -> None:
    """The rulebook allows the rebound off the opposite edge and no other; here a disc before it sends it back."""
    state = new(2, no_nudge=True)
    keep_all(state)
    lay(state, b1=(117.0, 40.0))
    choose(state, 0, "flick a3 -117.5,117.5 340.75 80.0")
    points = state.view(None)["flick"]["paths"]["a3"]["points"]
    assert [kind for _, kind, _, _ in points] == ["from", "disc", "disc", "rest"]
    assert points[1][2] > 90.0, "it was far away"
    assert state.place[2] == OFF_BOARD


def test_a_nudge_may_be_reflicked() -> None:
    state = new(2, no_nudge=True)
    choose(state, 0, f"flick a3 {RUINS}", "reflick")
    assert state.place[2] == HAND


def test_without_nudges_none_is_suggested() -> None:
    for seats in (2, 4):
        state = new(seats, no_nudge=True)
        keep_all(state)
        for option in state.options(0):
            twin = state.clone()
            twin.choose(0, option)
            assert OFF_BOARD not in twin.place, option


def test_replay_takes_the_results_of_a_record() -> None:
    state = new()
    record = Record.of(GAME, state, 1)
    told = "flick a1 -117.5,117.5 315.00 48.6 = a1: 0 from -117.50,117.50 > 400 rest 77.00,66.00"
    record.choices += [(0, told), (0, "keep")]
    again = Record.from_text(record.to_text()).replay(GAME)
    assert isinstance(again, SonoraState)
    assert (again.x[0], again.y[0]) == (7700, 6600)
    assert again.view(None)["flick"]["paths"]["a1"]["points"][-1] == [400, "rest", 77.0, 66.0]


def test_paths_are_shown_slowing_down_evenly() -> None:
    tracks = read_tracks("a1: 0 from -100.00,0.00 > 500 rest 100.00,0.00")
    assert tracks is not None
    shown = samples(tracks[0].spots)
    assert shown[0] == (0, -100.0, 0.0)
    assert shown[-1] == (500, 100.0, 0.0)
    ways = [other[1] - one[1] for one, other in itertools.pairwise(shown)]
    assert all(one > other for one, other in itertools.pairwise(ways)), "ever shorter steps"
    assert passed(200.0, 0.5, 0.5) == 1.0


def test_alone_all_fifteen_discs_are_flicked_in_any_order() -> None:
    state = new(1)
    assert len(state.hand(0)) == 15
    assert state.admits(0, f"flick c2 {AT_HOLE}")
    choose(state, 0, "flick c2 315 61.4", "keep")
    assert len(state.hand(0)) == 14


def test_alone_a_reflick_serves_any_colour_and_a_disc_knocked_off_is_out() -> None:
    state = new(1)
    lay(state, b4=(120.0, 0.0))
    told = (
        "flick a1 -117.5,117.5 335.00 95.0 = a1: 0 from -117.50,117.50 > 300 disc 99.00,0.00 > 350 rest 98.00,0.00; "
        "b4: 300 from 120.00,0.00 > 320 off 129.00,0.00"
    )
    choose(state, 0, told)
    assert state.place[8] == OFF_BOARD
    assert state.options(0) == ["keep", "reflick"]


def test_a_flick_goes_on_from_a_prepared_step() -> None:
    state = go(new(2), Flick(1, "b3"), EndRound())
    assert state.to_act() == [1]
