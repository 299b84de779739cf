"""Earth in numbers: what a program sees of a position, and how it says what it chooses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.contract.laws import play
from tests.games.earth.positions import (
    blank,
    choose,
    fill_compost,
    go,
    hand,
    lay,
    number,
)
from tests.games.seen import meant, seen
from tilth.core import Rng
from tilth.games.earth import GAME
from tilth.games.earth.encoding import ENCODING
from tilth.games.earth.rules.actions import ChooseAction, Follow
from tilth.games.earth.rules.activation import Activate, Copy
from tilth.games.earth.rules.anytime import TakeCompost
from tilth.games.earth.rules.board import BY_NAME
from tilth.games.earth.rules.data import DECK, ECOSYSTEMS
from tilth.games.earth.rules.gaia import GaiaLeaf
from tilth.games.earth.rules.lines import BLUE, GREEN, RED, SPROUT
from tilth.games.earth.rules.pieces import CompostHand, Place, TakePart
from tilth.games.earth.rules.planting import Keep, Plant, PlantAt
from tilth.games.earth.rules.setup import ChooseSide
from tilth.games.earth.rules.state import EarthState

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"gaia": "expert"}),
    (2, {"setup": "simple"}),
    (3, {"setup": "advanced", "hidden_planting": True}),
    (4, {"teams": True}),
    (5, {"compost_from_discard": True}),
]
"""Every number of seats, and every variant once."""
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda part: str(part))


# What is seen.


def test_the_own_hand_is_seen_card_by_card_and_those_of_the_others_by_their_size() -> None:
    state = blank()
    hand(state, 0, "basil", "tornado")
    hand(state, 1, "marula")
    one, other = seen(ENCODING, state, 0), seen(ENCODING, state, 1)
    assert [name for name in one if name.startswith("hand: ")] == ["hand: basil", "hand: tornado"]
    assert [name for name in other if name.startswith("hand: ")] == ["hand: marula"]
    assert one["board of seat 1: hand"] == 1
    assert other["board of seat 1: hand"] == 2


def test_seats_are_counted_from_whoever_looks() -> None:
    state = go(blank(3), ChooseAction(1))
    state.first, state.active = 2, 1
    lay(state, 1, {"d4": "oakmoss"})
    for looker, place in ((0, 1), (1, 0), (2, 2)):
        found = seen(ENCODING, state, looker)
        assert found[f"island of seat {place}: oakmoss"] == found[f"active: seat {place}"] == 1
        assert found[f"asked now: seat {place}"] == found[f"first player: seat {(2 - looker) % 3}"] == 1


def test_a_card_of_an_island_is_seen_at_its_place_with_its_pieces() -> None:
    state = blank()
    lay(state, 0, {"e3": "oakmoss"}, sprouts={"e3": 2}, growth={"e3": 1})
    found = seen(ENCODING, state, 0)
    assert found["card at place of seat 0: e3"] == state.field[0][BY_NAME["e3"]]
    assert found["sprouts at place of seat 0: e3"] == found["board of seat 0: sprouts"] == 2
    assert found["growth at place of seat 0: e3"] == found["board of seat 0: growth"] == 1


def test_the_number_of_a_card_is_its_place_among_all_cards() -> None:
    assert list(range(1, 284)) == DECK


@every_table
def test_every_table_is_seen_in_a_row_of_the_same_length(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new(seats, options, seed=1)
    assert {len(ENCODING.observe(state, seat)) for seat in range(seats)} == {ENCODING.size}
    assert seen(ENCODING, state, 0)[f"seats: {seats}"] == 1


def test_seats_that_nobody_has_are_nought() -> None:
    state = blank(2)
    lay(state, 1, {"d4": "oakmoss"})
    found = seen(ENCODING, state, 0)
    assert any("seat 1" in name for name in found)
    assert not [name for name in found if any(f"seat {seat}" in name for seat in (2, 3, 4))]


def test_sides_are_offered_to_their_seat_and_shown_when_all_have_chosen() -> None:
    state = GAME.new(2, {"setup": "simple"}, seed=3)
    assert isinstance(state, EarthState)
    state.choose(1, state.options(1)[0])
    found = seen(ENCODING, state, 0)
    assert len([name for name in found if name.startswith("offered: ")]) == 4
    assert not [name for name in found if name.startswith("sides of seat 1")]
    while not state.round:
        play(state, Rng(1))
    assert len([name for name in seen(ENCODING, state, 0) if name.startswith("sides of seat 1")]) == 2


def test_what_others_choose_at_the_same_time_is_not_seen_before_all_are_ready() -> None:
    state = blank(3)
    hand(state, 1, "basil")
    lay(state, 0, {"d4": "oakmoss"})
    state.soil = [3, 3, 3]
    go(state, ChooseAction(0))
    choose(state, 0, "plant")
    before = seen(ENCODING, state, 2)
    choose(state, 1, "plant basil")
    assert seen(ENCODING, state, 1)["island of seat 0: basil"] == 1
    after = seen(ENCODING, state, 2)
    assert before.pop("asked now: seat 2") == 1  # that somebody is ready can be seen
    assert after == before


@every_table
def test_a_position_put_together_is_the_one_played_again(seats: int, options: dict[str, Any]) -> None:
    """`observe` spares the choices that `State.seen_by` would repeat."""
    state, rng = GAME.new(seats, options, seed=seats), Rng(seats)
    while not state.is_over():
        if rng.below(12) == 0:
            seat = rng.below(seats)
            assert ENCODING.observe(state, seat) == ENCODING.observe(state.seen_by(seat), seat)
        play(state, rng)


@every_table
def test_nothing_changes_when_all_that_is_hidden_is_dealt_anew(seats: int, options: dict[str, Any]) -> None:
    state, rng = GAME.new(seats, options, seed=seats), Rng(seats)
    asked = [at for at in range(ENCODING.size) if ENCODING.entry(at).startswith("asked now")]
    while not state.is_over():
        if rng.below(12) == 0:
            seat = rng.below(seats)
            one, other = ENCODING.observe(state, seat), ENCODING.observe(state.determinize(seat, rng), seat)
            for at in asked:  # in the world that a seat supposes, others who are ready choose once more
                one[at] = other[at] = 0.0
            assert one == other
        play(state, rng)


def test_the_points_and_what_counts_for_goals_are_seen() -> None:
    state = blank()
    lay(state, 1, {"d4": "oakmoss", "e4": "basil"}, sprouts={"d4": 2})
    state.reached[1] = 4
    found = seen(ENCODING, state, 0)
    scores = state.scores()
    assert scores is not None
    assert {name: number for name, number in scores[1].items() if number} == {
        name.partition(": ")[2]: number for name, number in found.items() if name.startswith("points of seat 1")
    }
    assert found["goals of seat 1: goal 3 met"] == 1


def test_leaves_have_the_number_of_their_place() -> None:
    state = blank(3)
    state.leaves[1] = [2, 0]
    found = seen(ENCODING, state, 1)
    assert found["leaves: goal 2 seat 1"] == 1
    assert found["leaves: goal 2 seat 2"] == 2
    assert found["goals: goal 2 european-mole"] == 1


def test_gaia_is_seen_alone() -> None:
    state = blank(1, gaia="hard")
    assert state.gaia is not None
    state.gaia.sprouts, state.gaia.card, state.leaves[0] = 7, 2, [1]
    found = seen(ENCODING, state, 0)
    assert found["Gaia: sprouts"] == found["points of Gaia: sprouts"] == 7
    assert found["level of Gaia: hard"] == found["leaves: goal 1 Gaia"] == 1
    assert found["points of Gaia: fauna"] == 15


def test_a_team_sees_the_cards_in_its_own_area_and_counts_those_of_the_other() -> None:
    state = blank(4, teams=True)
    state.pools[1].cards, state.pools[1].soil = [number(state, "basil")], 2
    mate, rival = seen(ENCODING, state, 3), seen(ENCODING, state, 0)
    assert mate["team card: basil"] == mate["team: own cards"] == rival["team: other cards"] == 1
    assert rival["team: other soil"] == 2
    assert "team card: basil" not in rival


def test_the_decision_says_what_it_is_about() -> None:
    state = blank()
    card = number(state, "basil")
    lay(state, 0, {"d4": "oakmoss", "e4": "marula"})
    fill_compost(state, 0, 2)
    state.hands[0] = [card]
    for step, about in (
        (PlantAt(0, card), {"decision: plant_at": 1, "decision about card: basil": 1}),
        (Place(0, SPROUT, 3, (), False), {"decision: place": 1, "decision about number: number": 3}),
        (CompostHand(0, 1, False), {"decision: compost_hand": 1}),
        (TakePart(0, 0, 4, True), {"decision about thing: soil": 1, "decision about number: number": 4}),
        (TakeCompost(0, 2), {"decision: take_compost": 1, "decision about card: prairie": 1}),
        (ChooseSide(0, 1), {"decision about thing: climate": 1}),
    ):
        state.stack = [step]
        found = seen(ENCODING, state, 0)
        assert {name: found.get(name) for name in about} == about
        assert not [name for name in seen(ENCODING, state, 1) if name.startswith("decision")]


# What is chosen.


@every_table
def test_every_option_of_a_game_has_a_number_that_leads_back_to_it(seats: int, options: dict[str, Any]) -> None:
    state, rng = GAME.new(seats, options, seed=seats), Rng(seats)
    while not state.is_over():
        for seat in state.to_act():
            numbers = ENCODING.numbers(state, seat, state.options(seat))
            assert len(set(numbers)) == len(numbers)
            at = rng.below(len(numbers))
            assert ENCODING.option(state, seat, numbers[at]) == state.options(seat)[at]
        play(state, rng)


def test_a_card_has_one_number_whatever_is_done_with_it() -> None:
    state = blank()
    hand(state, 0, "basil", "oakmoss")
    state.soil[0] = 9
    for step in (Plant(0, 1), CompostHand(0, 1, False)):
        state.stack = []
        go(state, step)
        assert "card: basil" in meant(ENCODING, state, 0).values()
    state.drawn[0], state.hands[0], state.stack = state.hands[0], [], []
    go(state, Keep(0))
    assert meant(ENCODING, state, 0) == {"basil": "card: basil", "oakmoss": "card: oakmoss"}


def test_an_event_has_a_number_beside_that_of_its_card() -> None:
    state = blank()
    hand(state, 0, "cold-front")
    go(state, ChooseAction(0))
    assert meant(ENCODING, state, 0)["!event cold-front"] == "event: cold-front"


def test_a_card_may_go_into_the_teams_area_or_be_played() -> None:
    state = blank(4, teams=True)
    hand(state, 0, "cold-front")
    state.fetched[0] = state.hands[0][:]
    state.pools[0].cards = [number(state, "basil")]
    go(state, ChooseAction(0))
    found = meant(ENCODING, state, 0)
    assert found["!share cold-front"] == "team card: cold-front"
    assert found["!take basil"] == "team card: basil"
    assert found["!event cold-front"] == "event: cold-front"


def test_pieces_go_to_a_place_one_at_a_time_or_all_that_fit() -> None:
    state = blank()
    lay(state, 0, {"d4": "oakmoss", "e4": "marula"})
    go(state, Place(0, SPROUT, 2, (), False))
    found = meant(ENCODING, state, 0)
    assert found["d4"] == "place: d4"
    assert found["d4 2"] == "all at place: d4"


def test_the_actions_and_what_others_choose_are_told_apart() -> None:
    state = go(blank(), ChooseAction(0))
    assert meant(ENCODING, state, 0)["compost"] == "action: compost"
    state.stack = []
    go(state, Follow(0, RED))
    assert meant(ENCODING, state, 0)["compost"] == "follow: compost"


def test_sides_of_different_kinds_may_have_the_same_name() -> None:
    state = blank()
    state.offers[0][2] = [ECOSYSTEMS["black-forest"], ECOSYSTEMS["alps"]]
    go(state, ChooseSide(0, 2))
    assert set(meant(ENCODING, state, 0).values()) == {"ecosystem: black-forest", "ecosystem: alps"}


def test_a_line_is_used_or_skipped_and_another_one_copied() -> None:
    state = blank()
    lay(state, 0, {"d4": "marula"})
    fill_compost(state, 0, 1)
    go(state, Activate(0, BLUE, BY_NAME["d4"]))
    found = meant(ENCODING, state, 0)
    assert (found["use d4"], found["skip d4"]) == ("activate: use", "activate: skip")
    state.stack = [Copy(0, GREEN, BY_NAME["d4"])]
    assert ENCODING.means(ENCODING.numbers(state, 0, ["copy d4"])[0]) == "place: d4"


def test_gaia_takes_a_goal_by_its_place() -> None:
    state = go(blank(1), GaiaLeaf(0, -1, 2))
    assert list(meant(ENCODING, state, 0).values()) == ["goal for Gaia: 3", "goal for Gaia: 4"]


def test_out_of_turn_options_have_numbers_too() -> None:
    state = blank()
    hand(state, 1, "cold-front")
    go(state, ChooseAction(0))
    assert meant(ENCODING, state, 1)["!careful"] == "word: careful"


def test_the_numbering_is_the_documented_one() -> None:
    page = (Path(__file__).parents[3] / "docs" / "environments-earth.md").read_text(encoding="utf-8")
    assert f"gives {ENCODING.size} numbers for what a seat sees and {ENCODING.actions} actions" in page
