"""The worked examples of the rulebook."""

from __future__ import annotations

from tests.games.earth.positions import blank, board, choose, fill_compost, go, goals, hand, lay, names, pieces_at
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.activation import Walk
from tilth.games.earth.rules.board import BY_NAME
from tilth.games.earth.rules.data import ECOSYSTEMS, NUMBER
from tilth.games.earth.rules.lines import RED, YELLOW
from tilth.games.earth.rules.scoring import leaf_points
from tilth.games.earth.rules.turns import EndTurn, TakeTurn


def test_page_5_one_card_of_the_compost_for_three_soil() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "stiptic-fungus"})
    fill_compost(state, 0, 3)
    go(state, Walk(0, YELLOW))
    choose(state, 0, "use d4")
    assert (len(state.compost[0]), len(state.discard), state.soil[0]) == (2, 1, 3)


def test_page_5_one_hand_card_into_the_compost_for_a_new_card() -> None:
    state = blank(1)
    slug = next(slug for slug, card in NUMBER.items() if card == 58)
    lay(state, 0, {"d4": slug})
    hand(state, 0, "beach", "basil")
    go(state, Walk(0, RED))
    choose(state, 0, "use d4", "beach")
    assert names(state.compost[0]) == ["beach"]
    assert len(state.hands[0]) == 2


def test_page_6_a_multicolour_line_with_two_costs_pays_both_and_gains_up_to_both() -> None:
    """One compost card and one growth for one sprout and up to two soil."""
    state = blank(1)
    slug = next(slug for slug, card in NUMBER.items() if card == 253)
    lay(state, 0, {"d4": slug, "e4": "marula"}, growth={"e4": 1})
    fill_compost(state, 0, 1)
    go(state, Walk(0, RED))
    choose(state, 0, "use d4")
    if state.to_act():
        choose(state, 0, "e4")
    assert (len(state.compost[0]), sum(state.growth[0]), sum(state.sprouts[0]), state.soil[0]) == (0, 0, 1, 2)


def test_page_11_prairie_scores_three_for_each_herb_in_its_row() -> None:
    state = blank(2)
    lay(state, 0, {"d4": "prairie", "e4": "basil", "f4": "tor-grass", "e5": "oakmoss"})
    scores = state.scores()
    assert scores is not None
    assert scores[0]["terrain"] == 6


def test_pages_12_and_13_a_turn_card_by_card() -> None:
    """Growing: four cards, two growth on Oakmoss; then six cards fire, from no soil to eleven.

    Oakmoss is full for a moment, which is the fourth full flora the gorilla asks for: the third leaf there is worth 8.
    """
    state = blank(3)
    goals(state, "andean-condor", "european-mole", "mountain-gorilla")
    board(state, 0, island="kauai", climate="arid")
    lay(
        state,
        0,
        {
            "a1": "stiptic-fungus",
            "b1": "hairawn-muhly",
            "c1": "oakmoss",
            "d1": "mycena-chlorophos",
            "a2": "japanese-andromeda",
            "b2": "yellow-sprouts",
            "c2": "indian-oyster",
            "d2": "roman-brown",
        },
        sprouts={"a1": 1, "c1": 2, "c2": 3, "d2": 3, "b2": 1},
        growth={"a1": 1, "d1": 1},
    )
    fill_compost(state, 0, 4)
    state.leaves[2] = [1, 2]
    state.careful[0] = True
    go(state, ChooseAction(0))
    choose(state, 0, "grow", "take 4")
    choose(state, 0, "c1 2")
    assert len(state.hands[0]) == 4
    assert pieces_at(state, 0, "c1") == (2, 2)
    assert state.options(0)[:3] == ["use a1", "part a1", "skip a1"]
    choose(state, 0, "use a1")
    assert (state.soil[0], len(state.compost[0])) == (3, 3)
    choose(state, 0, "use b1", "b1 2")
    assert (state.soil[0], pieces_at(state, 0, "b1")[0]) == (2, 2)
    choose(state, 0, "use c1", "c1")
    assert (state.soil[0], pieces_at(state, 0, "c1")) == (4, (1, 2))
    choose(state, 0, "use d1", "d1")
    assert (state.soil[0], pieces_at(state, 0, "d1")[1]) == (7, 0)
    choose(state, 0, "use a2")
    assert state.soil[0] == 9
    choose(state, 0, "copy a2", "take 2")
    assert state.soil[0] == 11
    for seat in (1, 2):
        choose(state, seat, "cards")
    go(state, EndTurn())
    assert state.leaves[2] == [1, 2, 0]
    assert leaf_points(state, 0) == 8


def test_page_13_the_last_player_of_a_round_fills_the_island_and_the_game_ends_after_this_turn() -> None:
    """The other player plants Roman Brown, draws a card and gets a soil from Badlands before it is over."""
    state = blank(2)
    goals(state, "andean-condor", "european-mole", "green-tree-ant", "fire-salamander")
    ground = [f"{column}{row}" for row in "1234" for column in "abcd"]
    quiet = [slug for slug, card in NUMBER.items() if 157 <= card <= 171 and card not in (164,)]
    lay(state, 1, dict(zip(ground, quiet, strict=False)))
    lay(state, 0, {"d4": "badlands"})
    hand(state, 1, "stiptic-fungus", "japanese-andromeda")
    hand(state, 0, "roman-brown")
    state.soil[0] = 2
    go(state, TakeTurn(1))
    assert len(state.spots[1]) == 14
    choose(state, 1, "plant", "plant stiptic-fungus", "c4", "plant japanese-andromeda")
    assert len(state.spots[1]) == 16
    choose(state, 1, state.options(1)[0])
    choose(state, 0, "plant roman-brown", "e4")
    assert state.soil[0] == 1
    assert len(state.hands[0]) == 1
    while not state.is_over():
        choose(state, state.to_act()[0], "done")
    assert state.completed == 1
    assert leaf_points(state, 1) == 7
    assert state.field[0][BY_NAME["e4"]] == NUMBER["roman-brown"]


def test_page_13_the_score_pad_with_its_ten_rows() -> None:
    """The orange player's 191 points.

    The book names most of the cards, not where they lie nor all of them; this island fits everything it says. It
    counts 18 points for "three" geographic names, but the card pays 9 for every two: four are needed.
    """
    state = blank(3)
    board(state, 0, island="kauai", climate="tropical-savanna")
    state.ecosystem[0] = ECOSYSTEMS["tasmanian-temperate-rain-forest"]
    state.ecosystems = [ECOSYSTEMS["everglades"], ECOSYSTEMS["great-hungarian-plain"]]
    lay(
        state,
        0,
        {
            "a1": "hairawn-muhly",
            "b1": "mycena-chlorophos",
            "c1": "impoverished-land",
            "d1": "victoria-amazonica",
            "a2": "parasol-mushroom",
            "b2": "stiptic-fungus",
            "c2": "roman-brown",
            "d2": "beach",
            "a3": "oakmoss",
            "b3": "indian-oyster",
            "a4": "yellow-sprouts",
            "b4": "japanese-andromeda",
            "c4": "giant-club-cactus",
            "d4": "badlands",
        },
        sprouts={"a1": 4, "b1": 4, "a2": 6, "c2": 3, "b3": 3, "a4": 2},
        growth={"a1": 2, "b1": 1, "a2": 3, "b2": 1, "a3": 2},
    )
    fill_compost(state, 0, 15)
    state.played[0] = [NUMBER["tornado"]]
    state.leaves = [[0], [1, 0], [2, 1, 0], [2]]
    scores = state.scores()
    assert scores is not None
    assert list(scores[0].items()) == [
        ("base", 29),
        ("events", -2),
        ("compost", 15),
        ("sprouts", 22),
        ("growth", 12),
        ("terrain", 30),
        ("ecosystem", 18),
        ("shared1", 20),
        ("shared2", 13),
        ("fauna", 34),
    ]
    assert sum(scores[0].values()) == 191
    worth = {card["card"]: card["points"] for card in state.view(0)["areas"][0]["field"].values() if "points" in card}
    assert worth == {"beach": 8, "badlands": 9, "impoverished-land": 13}
