"""Alone against the bot on one's own sheet."""

from __future__ import annotations

from typing import Any

from tests.games.sonora.positions import bonuses, cells, choose, go, lay, mark, new
from tilth.games.sonora.rules.data import SHEET
from tilth.games.sonora.rules.mud import node_cost
from tilth.games.sonora.rules.recording import RecordPhase
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.scoring import CROSSED, SHADED
from tilth.games.sonora.rules.solo import bot_paths, bot_placements, path_text
from tilth.games.sonora.rules.state import SonoraState


def solo(prepare: Any = None, **discs: Any) -> SonoraState:
    """Alone at the choice of colours."""
    state = new(1)
    state.place = [2] * 15
    state.used[1] = state.won[1]
    lay(state, **discs)
    if prepare is not None:
        prepare(state)
    return go(state, RecordPhase(), EndRound())


def test_three_colours_are_flicked_from_the_ruins_corner_and_the_board_turns() -> None:
    state = new(1)
    assert len(state.place) == 15
    assert state.corner(0) == 0
    state.round = 2
    assert state.corner(0) == 3


def test_one_colour_is_kept_one_is_the_bots_and_the_third_leaves_the_board() -> None:
    state = solo(a3="canyon", b2="canyon", c5="canyon")
    assert len(state.options(0)) == 6
    choose(state, 0, "own c bot a")
    assert state.own_colour == 2
    assert state.place[6] == 5, "the third colour is done with"
    assert state.deciding(0).name == "bot_draw", "the bot marks first"  # type: ignore[union-attr]


def test_own_discs_may_be_swapped_before_the_bot_marks() -> None:
    state = new(1)
    state.place = [2] * 15
    lay(state, a3="canyon", a1="mud", b2="canyon")
    go(state, RecordPhase(), EndRound())
    choose(state, 0, "own a bot b")
    assert state.options(0) == ["swap a1 a3", "done"]
    choose(state, 0, "done")
    assert state.deciding(0).name == "bot_draw"  # type: ignore[union-attr]


# Ruins


def test_the_bot_circles_cells_of_its_building() -> None:
    state = solo(b5="ruins", b4="lizard1", a1="canyon")
    choose(state, 0, "own a bot b")
    assert state.bot_circled == 13


def test_the_player_must_cross_the_bots_cells_first() -> None:
    state = solo(b3="ruins", a5="ruins", a4="canyon")
    choose(state, 0, "own a bot b")
    assert state.bot_crossed == 3
    assert state.deciding(0).prompt(state)[1] == {"points": 2}  # type: ignore[union-attr]


def test_what_is_not_crossed_waits_for_the_next_round() -> None:
    state = solo(b5="ruins", b4="ruins", a2="ruins", a4="canyon")
    choose(state, 0, "own a bot b")
    assert (state.bot_circled, state.bot_crossed) == (9, 2)
    assert state.deciding(0).name == "draw", "no point was left for other buildings"  # type: ignore[union-attr]


def test_a_full_bot_building_takes_no_more() -> None:
    def nearly(state: SonoraState) -> None:
        state.bot_circled = state.bot_crossed = 28

    state = solo(nearly, b5="ruins", a4="canyon")
    choose(state, 0, "own a bot b")
    assert state.bot_circled == 30


def test_without_opponents_every_building_is_completed_first() -> None:
    state = solo(a5="ruins", a1="canyon")
    choose(state, 0, "own a bot b")
    before = bonuses(state, 0, "reflick")
    choose(state, 0, "A 5")
    assert bonuses(state, 0, "reflick") == before + 1


# Canyon


def test_the_bot_draws_its_own_number_over_a_bot_square() -> None:
    state = solo(b5="canyon", a1="mud")
    choose(state, 0, "own a bot b")
    squares = [{"a11", "n11", "m2"} & set(option.split()[1:]) for option in state.options(0)]
    assert all(squares)
    assert set().union(*squares) == {"a11", "n11", "m2"}, "any of the three"
    assert {option[0] for option in state.options(0)} == {"5"}, "the highest that fits"


def test_cells_the_bot_has_filled_are_lost_to_the_player() -> None:
    state = new(1)
    state.bot_shapes = (SHEET.placement_index["1 h8"],)
    state.drawn[0] |= cells("g8")
    from tilth.games.sonora.rules.canyon import placements

    texts = [SHEET.placement_text[placement] for placement in placements(state, 0, 5)]
    assert all("h8" not in text.split() for text in texts)
    assert any("i7" in text.split() for text in texts)


def test_the_bot_goes_on_beside_its_own_shapes() -> None:
    state = new(1)
    state.bot_shapes = (SHEET.placement_index["1 a11 b11"],)
    texts = [SHEET.placement_text[placement] for placement in bot_placements(state, 1)]
    assert "1 c11" in texts
    assert "1 a10" in texts
    assert "1 d11" not in texts


def test_the_bot_jumps_over_a_shape_of_the_player_it_has_reached() -> None:
    """Its shape touches one of the player's: the next may lie anywhere beside that one."""
    state = new(1)
    state.bot_shapes = (SHEET.placement_index["1 a11 b11"],)
    placement = SHEET.placement_index["3 c11 d11 e11"]
    state.shapes[0] = (placement,)
    state.drawn[0] |= SHEET.placement_mask[placement]
    texts = [SHEET.placement_text[one] for one in bot_placements(state, 1)]
    assert "1 f11" in texts, "on the far side"
    other = SHEET.placement_index["1 f11"]
    state.shapes[0] = (placement, other)
    state.drawn[0] |= SHEET.placement_mask[other]
    texts = [SHEET.placement_text[one] for one in bot_placements(state, 1)]
    assert "1 g11" not in texts, "beside a shape that the bot has not reached"


def test_the_player_cannot_jump() -> None:
    from tilth.games.sonora.rules.canyon import placements

    state = new(1)
    state.bot_shapes = (SHEET.placement_index["1 h8"], SHEET.placement_index["1 g8"])
    texts = [SHEET.placement_text[placement] for placement in placements(state, 0, 1)]
    assert "1 h9" not in texts


def test_the_bot_draws_a_lower_shape_where_its_own_does_not_fit() -> None:
    state = new(1)
    everything = SHEET.canyon_white & ~cells("a11", "b11")
    state.drawn[0] |= everything
    state.shapes[0] = ()
    assert {SHEET.placement_number[placement] for placement in bot_placements(state, 5)} == {1}


def test_a_bot_disc_without_any_room_is_lost() -> None:
    def full(state: SonoraState) -> None:
        state.drawn[0] |= SHEET.canyon_white

    state = solo(full, b5="canyon", a1="mud", a2="mud")
    choose(state, 0, "own a bot b")
    assert state.bot_shapes == ()
    assert state.deciding(0).name == "mud"  # type: ignore[union-attr]


def test_the_player_chooses_the_order_of_the_bots_discs() -> None:
    state = solo(b5="canyon", b2="canyon", b3="owl1", b1="creek", a1="mud")
    choose(state, 0, "own a bot b")
    assert state.options(0) == ["canyon b2", "canyon b5"]
    choose(state, 0, "canyon b2")
    choose(state, 0, state.options(0)[0])
    choose(state, 0, state.options(0)[0])
    assert state.options(0) == ["creek b1", "creek b3"]


# Creek


def test_the_bots_paths_come_from_the_bottom() -> None:
    state = new(1)
    texts = [path_text(path) for path in bot_paths(state, 3)]
    assert texts == ["AM5-AM3", "AQ5-AQ3", "BN5-BN3", "BP5-BP3"]


def test_a_bot_path_goes_on_beside_an_older_one_and_may_turn_into_another_branch() -> None:
    state = new(1)
    for cell in ("AM5", "AM4", "AM3", "AM2", "AM1"):
        state.creek[SHEET.creek_names.index(cell)] = SHADED
    texts = [path_text(path) for path in bot_paths(state, 2)]
    assert "AL5-AL4" in texts
    assert "AL5-AN1" in texts, "down the neighbouring branch"
    assert "AN1-AN2" not in texts


def test_the_bots_path_neither_passes_nor_ends_on_cells_of_the_player() -> None:
    state = new(1)
    state.creek[SHEET.creek_names.index("AM3")] = CROSSED
    texts = [path_text(path) for path in bot_paths(state, 3)]
    assert texts == ["AQ5-AQ3", "BN5-BN3", "BP5-BP3"]


def test_the_bot_shades_its_path_and_circles_nothing() -> None:
    state = solo(b4="creek", a1="mud")
    choose(state, 0, "own a bot b", "BP5-BP2")
    assert [mark(state, 0, f"BP{number}") for number in (5, 4, 3, 2)] == [SHADED] * 4
    assert bonuses(state, 0, "fox") == 0, "the bot wins no bonus"


def test_the_player_cannot_pass_end_on_or_start_from_shaded_cells() -> None:
    from tilth.games.sonora.rules.creek import path_ends

    state = new(1)
    state.creek[SHEET.creek_names.index("A1")] = SHADED
    ends = [SHEET.creek_names[cell] for cell in path_ends(state, 0, 1, 5)]
    assert ends == ["T1", "T2", "B1", "B2", "B3"]


def test_an_owl_circle_counts_twice_for_the_bot_too() -> None:
    state = solo(b2="owl1", a1="mud")
    choose(state, 0, "own a bot b", "BP5-BP4", "AM5-AM4")
    assert mark(state, 0, "AM5") == mark(state, 0, "BP5") == SHADED


def test_a_bot_disc_without_a_path_of_full_length_is_lost() -> None:
    state = new(1)
    state.creek = [CROSSED] * len(SHEET.creek_names)
    state.creek[SHEET.creek_names.index("BP5")] = 0
    assert bot_paths(state, 2) == []
    assert len(bot_paths(state, 1)) == 1


# Mud


def test_the_bot_makes_nodes_at_the_edge_dearer() -> None:
    """The rulebook's 7 with two filled boxes costs 9."""
    state = solo(b2="mud", a1="canyon")
    choose(state, 0, "own a bot b", "P4 2")
    assert node_cost(state, SHEET.mud_nodes.index("P4")) == 9


def test_a_rabbit_circle_doubles_for_the_bot_too_and_three_boxes_are_the_most() -> None:
    state = solo(b2="rabbit1", a1="canyon")
    choose(state, 0, "own a bot b")
    assert state.deciding(0).prompt(state)[1] == {"points": 4}  # type: ignore[union-attr]
    assert not state.admits(0, "P4 4")
    choose(state, 0, "P4 3", "P5 1")
    assert state.boxes[SHEET.mud_nodes.index("P4")] == 3


def test_boxes_of_crossed_nodes_and_of_inner_ones_cannot_be_filled() -> None:
    def crossed(state: SonoraState) -> None:
        state.nodes[0] |= 1 << SHEET.mud_nodes.index("I0") | 1 << SHEET.mud_nodes.index("P0")

    state = solo(crossed, b1="mud", a1="canyon")
    choose(state, 0, "own a bot b")
    assert not state.admits(0, "P0 1")
    assert not state.admits(0, "I1 1")
    assert len(state.options(0)) == 11


def test_points_of_the_bot_without_any_box_left_are_lost() -> None:
    def full(state: SonoraState) -> None:
        state.boxes = [3 if edge else 0 for edge in SHEET.mud_edge]
        state.boxes[SHEET.mud_nodes.index("P4")] = 2

    state = solo(full, b5="mud", a1="canyon")
    choose(state, 0, "own a bot b")
    assert sum(state.boxes) == 36
    assert state.deciding(0).name == "draw"  # type: ignore[union-attr]


def test_the_bot_also_uses_bullseyes() -> None:
    state = new(1)
    state.place = [2] * 15
    state.used[1] = 1
    state.place[9], state.section[9] = 4, 0
    lay(state, a1="canyon")
    go(state, RecordPhase(), EndRound())
    choose(state, 0, "own a bot b")
    assert state.bot_circled == 5


def test_a_bot_disc_exactly_halfway_goes_where_the_player_says() -> None:
    state = solo(b5=(0.0, 60.0), a1="mud")
    choose(state, 0, "own a bot b")
    assert state.options(0) == ["side b5 ruins", "side b5 canyon"]


def test_the_start_square_is_one_of_the_shapes_the_bot_can_jump() -> None:
    state = new(1)
    state.bot_shapes = (SHEET.placement_index["1 h8"],)
    texts = [SHEET.placement_text[one] for one in bot_placements(state, 1)]
    assert "1 g5" in texts, "on the far side of the start"
    state.bot_shapes = ()
    assert "1 g5" not in [SHEET.placement_text[one] for one in bot_placements(state, 1)]
