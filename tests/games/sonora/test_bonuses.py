"""Each bonus of the sheet: when it is won, kept and used."""

from __future__ import annotations

from tests.games.sonora.positions import bonuses, choose, circle, go, grant, new, recording
from tilth.games.sonora.rules.bonuses import Discover, win
from tilth.games.sonora.rules.data import DISCOVERY, REFLICK, SHEET, SWAP
from tilth.games.sonora.rules.mud import Boxes
from tilth.games.sonora.rules.recording import Mark, Swap
from tilth.games.sonora.rules.rounds import EndRound
from tilth.words import Words


def test_everybody_starts_with_one_reflick_and_one_swap() -> None:
    state = new(4)
    for seat in range(4):
        assert bonuses(state, seat, "reflick") == bonuses(state, seat, "swap") == 1


def test_no_more_flick_bonuses_than_the_sheet_has_icons() -> None:
    state = new(2)
    for _ in range(20):
        win(state, 0, REFLICK)
        win(state, 0, SWAP)
    assert bonuses(state, 0, "reflick") == 8
    assert bonuses(state, 0, "swap") == 8


def test_the_sheet_can_never_bring_more_than_its_icons() -> None:
    everything = [
        *SHEET.building_first_bonus,
        *SHEET.canyon_bonus,
        *SHEET.creek_bonus,
        *SHEET.triangle_bonus,
        *SHEET.column_bonus,
    ]
    assert everything.count(REFLICK) + 1 == SHEET.icons[REFLICK]
    assert everything.count(SWAP) + 1 == SHEET.icons[SWAP]
    assert everything.count(DISCOVERY) == sum(SHEET.discovery_icons)


def test_a_swap_says_what_each_disc_would_count_for() -> None:
    state = recording(2, swaps=1, discs={"a1": "lizard1", "a5": "canyon"})
    label = Swap(0).label(state, "swap a1 a5")
    assert Words("en", "sonora").label(label) == "Swap: a1 counts for canyon, a5 for ruins twice"


def test_a_swap_exchanges_two_own_discs_on_the_board() -> None:
    """The tip of the rulebook: bring the higher number onto a circle."""
    state = recording(2, swaps=1, discs={"a1": "lizard1", "a5": "canyon", "b3": "ruins"})
    assert state.options(0) == ["swap a1 a5", "done"]
    choose(state, 0, "swap a1 a5")
    assert (state.x[4] / 100, state.y[4] / 100) == circle("lizard1")
    assert bonuses(state, 0, "swap") == 0
    assert state.deciding(0).prompt(state)[1] == {"points": 10}  # type: ignore[union-attr]


def test_several_swaps_may_be_used_in_one_record_phase() -> None:
    state = recording(2, swaps=2, discs={"a1": "lizard1", "a3": "canyon", "a5": "mud"})
    choose(state, 0, "swap a1 a3", "swap a3 a5")
    assert (state.x[4] / 100, state.y[4] / 100) == circle("lizard1")
    assert bonuses(state, 0, "swap") == 0


def test_discs_off_the_board_or_aside_cannot_be_swapped() -> None:
    from tilth.games.sonora.rules.state import ASIDE

    state = recording(2, swaps=1, discs={"a1": "canyon", "a3": "mud"})
    state.place[4], state.section[4] = ASIDE, 1
    go(state, Swap(0), EndRound())
    assert state.options(0) == ["swap a1 a3", "done"]


def test_a_swap_won_while_marking_is_for_a_later_round() -> None:
    state = recording(2, discs={"a4": "creek", "a1": "canyon", "a2": "mud"})
    choose(state, 0, "creek a4", "A2")
    assert bonuses(state, 0, "swap") == 1
    assert all(not option.startswith("swap") for option in state.options(0))


def test_animal_bonuses_must_be_used_before_one_may_finish() -> None:
    state = new()
    grant(state, 0, "fox")
    grant(state, 0, "owl")
    grant(state, 0, "rabbit")
    go(state, Mark(0), EndRound())
    assert state.options(0) == ["bonus fox", "bonus owl", "bonus rabbit"]
    choose(state, 0, "bonus fox", "1 h8", "bonus owl", "T1", "I1", "stop", "done")
    assert [bonuses(state, 0, name) for name in ("fox", "owl", "rabbit")] == [0, 0, 0]
    assert state.round == 2


def test_animal_bonuses_may_wait_until_their_moment_in_the_phase() -> None:
    state = recording(2, discs={"a3": "canyon", "a2": "mud"})
    grant(state, 0, "owl")
    go(state, Mark(0), EndRound())
    assert state.options(0) == ["canyon a3", "mud", "bonus owl"]
    choose(state, 0, "mud", "I1", "canyon a3")
    assert bonuses(state, 0, "owl") == 1


def test_bonuses_chain() -> None:
    """A full column brings an owl, the owl's path ends on a rabbit."""
    state = new()
    for cell in ("T1", "T2", "A1", "A2", "A3", "A4", "A5"):
        state.creek[SHEET.creek_names.index(cell)] = 1
    state.columns[2] = 3
    go(state, Boxes(0, 1), Mark(0), EndRound())
    choose(state, 0, "column 3 1", "AL2")
    assert bonuses(state, 0, "owl") == 0
    assert state.deciding(0).name == "mud", "the rabbit must be used: it is all that is left"  # type: ignore[union-attr]
    assert state.deciding(0).prompt(state)[1] == {"points": 5}  # type: ignore[union-attr]


def test_a_fox_or_owl_without_any_room_is_lost() -> None:
    state = new()
    grant(state, 0, "fox")
    grant(state, 0, "owl")
    state.drawn[0] = SHEET.canyon_start | SHEET.canyon_white
    state.creek[: len(SHEET.creek_names)] = [1] * len(SHEET.creek_names)
    go(state, Mark(0), EndRound())
    assert state.round == 2
    assert bonuses(state, 0, "fox") == bonuses(state, 0, "owl") == 0


def test_a_discovery_circles_an_animal_of_ones_choice() -> None:
    state = new()
    win(state, 0, DISCOVERY)
    go(state, Discover(0), EndRound())
    assert state.options(0) == ["discover fox", "discover owl", "discover rabbit"]
    choose(state, 0, "discover owl")
    assert state.discovered[:3] == [0, 1, 0]


def test_an_animal_whose_discovery_icons_are_all_circled_cannot_be_chosen() -> None:
    state = new()
    state.discovered[:3] = [2, 1, 0]
    go(state, Discover(0), EndRound())
    assert state.options(0) == ["discover owl", "discover rabbit"]


def test_a_discovery_may_be_used_now_or_in_any_later_record_phase() -> None:
    state = new()
    state.discovered[:3] = [1, 1, 1]
    go(state, Mark(0), EndRound())
    assert state.options(0) == ["discovery fox", "discovery owl", "discovery rabbit", "finish"]
    choose(state, 0, "discovery fox")
    choose(state, 0, state.options(0)[0])
    assert state.discoveries_left(0, 0) == 0
    choose(state, 0, "finish")
    assert state.discoveries_left(0, 1) == 1, "kept"
    assert state.round == 2


def test_the_fox_of_a_discovery_draws_up_to_four_and_the_owl_goes_up_to_five() -> None:
    state = new()
    state.discovered[:3] = [1, 1, 0]
    go(state, Mark(0), EndRound())
    choose(state, 0, "discovery fox")
    assert max(option[0] for option in state.options(0)) == "4"
    choose(state, 0, state.options(0)[0], "discovery owl")
    assert "A3" in state.options(0)


def test_everybody_marks_at_once_after_the_ruins() -> None:
    state = recording(
        3, discs={"a1": "canyon", "a2": "mud", "b3": "canyon", "b2": "mud", "c1": "canyon", "c4": "creek"}
    )
    assert state.to_act() == [0, 1, 2]


def test_nobody_waits_and_every_order_of_marks_is_the_same() -> None:
    discs = {"a1": "canyon", "a2": "mud", "b3": "canyon", "b2": "mud"}
    one, other = recording(2, discs=discs), recording(2, discs=discs)
    choose(one, 0, "mud", "stop", "done", "1 h8")
    choose(one, 1, "canyon b3", "1 g8", "stop", "done")
    choose(other, 1, "canyon b3")
    choose(other, 0, "mud", "stop")
    choose(other, 1, "1 g8", "stop")
    choose(other, 0, "done", "1 h8")
    choose(other, 1, "done")
    assert one.save_table() == other.save_table()
    assert one.round == other.round == 2
