"""Activating: order, skipping, costs in full, gains in part, copying, and taking care oneself."""

from __future__ import annotations

from tests.games.earth.positions import blank, board, choose, fill_compost, go, hand, lay, names, pieces_at
from tilth.games.earth.rules.activation import Walk
from tilth.games.earth.rules.data import NUMBER
from tilth.games.earth.rules.lines import BLUE, GREEN, RED, SPROUT, YELLOW
from tilth.games.earth.rules.pieces import give
from tilth.games.earth.rules.state import EarthState


def plain(state: EarthState, seat: int = 0) -> list[str]:
    """The options of the decision itself."""
    return [option for option in state.options(seat) if option[0] != "!"]


def test_cards_fire_in_reading_order_row_by_row() -> None:
    """Soil of an upper row can pay in a lower one, also when it lies further right."""
    state = blank(1)
    lay(state, 0, {"d4": "japanese-andromeda", "c5": "hairawn-muhly"})
    go(state, Walk(0, YELLOW))
    assert plain(state) == ["use c5", "skip c5"]
    state = blank(1)
    lay(state, 0, {"d4": "hairawn-muhly", "c5": "japanese-andromeda"})
    go(state, Walk(0, YELLOW))
    assert state.is_over()
    assert state.soil[0] == 2


def test_only_lines_of_the_actions_colour_and_multicolour_fire() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "basil", "e4": "japanese-andromeda", "f4": "prairie"})
    go(state, Walk(0, RED))
    assert (len(state.hands[0]), state.soil[0]) == (1, 0)
    go(state, Walk(0, YELLOW))
    assert (len(state.hands[0]), state.soil[0]) == (1, 2)
    go(state, Walk(0, GREEN))
    assert len(state.hands[0]) == 2


def test_multicolour_fires_with_red_blue_and_yellow_but_not_with_green() -> None:
    for action, asked in ((RED, True), (BLUE, True), (YELLOW, True), (GREEN, False)):
        state = blank(1)
        lay(state, 0, {"d4": "hairawn-muhly"})
        state.soil[0] = 1
        go(state, Walk(0, action))
        assert bool(state.to_act()) is asked


def test_a_cost_that_cannot_be_paid_in_full_is_not_offered() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "stiptic-fungus"})
    go(state, Walk(0, YELLOW))
    assert state.is_over()


def test_any_card_may_be_skipped() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "stiptic-fungus"})
    fill_compost(state, 0, 1)
    go(state, Walk(0, YELLOW))
    choose(state, 0, "skip d4")
    assert (state.soil[0], len(state.compost[0])) == (0, 1)


def test_paid_compost_goes_to_the_discard() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "stiptic-fungus"})
    fill_compost(state, 0, 2)
    top = state.compost[0][-1]
    go(state, Walk(0, YELLOW))
    choose(state, 0, "use d4")
    assert state.discard == [top]
    assert state.soil[0] == 3


def test_hand_cards_are_composted_up_to_the_number() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "hairy-crabgrass"})
    hand(state, 0, "beach", "marula", "basil", "oakmoss")
    go(state, Walk(0, RED))
    assert plain(state) == ["beach", "marula", "basil", "oakmoss", "enough"]
    choose(state, 0, "marula", "enough")
    assert names(state.compost[0]) == ["marula"]


def test_pieces_that_find_no_room_are_lost() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "stiptic-fungus"})
    give(state, 0, SPROUT, 6, ())
    assert pieces_at(state, 0, "d4") == (1, 0)
    assert not state.stack


def test_a_line_that_puts_pieces_along_its_row_puts_one_on_each_card_of_the_type_itself_included() -> None:
    state = blank(1)
    row_of_trees = next(slug for slug, card in NUMBER.items() if card == 138)
    lay(state, 0, {"c4": "marula", "d4": row_of_trees, "e4": "tor-grass", "f4": "white-oak", "d5": "american-beech"})
    go(state, Walk(0, BLUE))
    assert pieces_at(state, 0, "d4")[0] == 1
    assert pieces_at(state, 0, "c4")[0] == 1
    assert pieces_at(state, 0, "f4")[0] == 1
    assert pieces_at(state, 0, "e4")[0] == 0
    assert pieces_at(state, 0, "d5")[0] == 0


def test_three_pieces_on_neighbours_are_three_in_all_and_none_on_the_card_itself() -> None:
    state = blank(1)
    around = next(slug for slug, card in NUMBER.items() if card == 269)
    lay(state, 0, {"d4": around, "e4": "marula", "e5": "white-oak", "f4": "basil"})
    go(state, Walk(0, BLUE))
    assert plain(state) == ["e4", "e4 3", "e5", "e5 2"]
    choose(state, 0, "e5", "e4")
    assert plain(state) == ["e4", "e5"]
    choose(state, 0, "e5")
    assert [pieces_at(state, 0, place)[0] for place in ("d4", "e4", "e5", "f4")] == [0, 1, 2, 0]


def test_island_and_climate_are_activated_before_or_after_the_field_as_a_block() -> None:
    """Hemiboreal gives soil that Hairawn Muhly could use; Mo'orea gives growth."""
    state = blank(1)
    board(state, 0, island="moorea", climate="hemiboreal")
    lay(state, 0, {"d4": "hairawn-muhly"})
    go(state, Walk(0, YELLOW))
    assert plain(state) == ["board", "field"]
    before = state.clone()
    choose(state, 0, "field")
    assert (state.soil[0], pieces_at(state, 0, "d4")) == (1, (0, 2))
    assert state.is_over()
    choose(before, 0, "board")
    assert plain(before) == ["use d4", "skip d4"]


def test_a_line_for_the_player_who_chose_does_not_fire_for_others() -> None:
    state = blank(2)
    board(state, 0, climate="mediterranean-hot-summer")
    board(state, 1, climate="mediterranean-hot-summer")
    go(state, Walk(0, YELLOW), Walk(1, YELLOW))
    assert state.soil == [2, 0]


def test_a_line_for_planted_cards_counts_both_cards_of_this_turn() -> None:
    state = blank(1)
    board(state, 0, island="whakaari")
    state.planted[0] = [NUMBER["beach"], NUMBER["prairie"]]
    go(state, Walk(0, GREEN))
    assert state.soil[0] == 4


def test_a_copying_card_reads_positions_from_its_own_place_and_never_copies_a_copy() -> None:
    state = blank(1)
    around = next(slug for slug, card in NUMBER.items() if card == 268)
    lay(state, 0, {"d4": "yellow-sprouts", "e4": "african-baobab", "f4": around, "g4": "white-oak"}, growth={"g4": 4})
    go(state, Walk(0, YELLOW))
    assert plain(state) == ["copy f4", "copy g4", "skip d4"]
    choose(state, 0, "copy f4")
    assert pieces_at(state, 0, "e4") == (0, 3 + 2)  # three by the copy, the rest of the room by the original


def test_a_copying_card_can_use_a_multicolour_line() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "hairawn-muhly", "e4": "yellow-sprouts"})
    state.soil[0] = 1
    go(state, Walk(0, YELLOW))
    choose(state, 0, "skip d4")
    assert plain(state) == ["copy d4", "skip e4"]


def test_who_takes_care_himself_is_asked_at_every_card_and_may_take_less() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "japanese-andromeda", "e4": "japanese-maple"})
    state.careful[0] = True
    go(state, Walk(0, YELLOW))
    assert plain(state) == ["use d4", "part d4", "skip d4"]
    choose(state, 0, "skip d4", "use e4")
    assert plain(state) == ["d4", "e4", "enough"]
    choose(state, 0, "enough", "d4")
    assert (state.soil[0], pieces_at(state, 0, "d4"), pieces_at(state, 0, "e4")) == (0, (1, 0), (0, 0))


def test_between_two_activations_an_event_can_be_played() -> None:
    """Without the soil of Mudpot nothing could pay for Hairawn Muhly."""
    state = blank(1)
    board(state, 0, island="kauai")
    lay(state, 0, {"d4": "stiptic-fungus", "e4": "hairawn-muhly"}, sprouts={"d4": 1})
    fill_compost(state, 0, 1)
    hand(state, 0, "mudpot")
    go(state, Walk(0, YELLOW))
    choose(state, 0, "!event mudpot", "skip d4", "use e4")
    assert state.soil[0] == 0
    assert pieces_at(state, 0, "e4") == (2, 0)


def test_in_the_middle_of_an_effect_no_event_can_be_played() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "marula", "e4": "white-oak", "f4": "japanese-maple"})
    hand(state, 0, "mudpot")
    go(state, Walk(0, YELLOW))
    assert plain(state) == state.options(0)
