"""Solo against Gaia."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, choose, go, hand, lay, names
from tilth.games.earth.rules.data import NUMBER
from tilth.games.earth.rules.gaia import GaiaTurn, gaia_score, gaia_soil, pot_points
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.table import Gaia
from tilth.games.earth.rules.turns import EndTurn, TakeTurn

WATER, GROW, COMPOST, PLANT = 2, 3, 4, 5


def solo(level: str = "medium") -> tuple[EarthState, Gaia]:
    state = blank(1, gaia=level)
    assert state.gaia is not None
    return state, state.gaia


@pytest.mark.parametrize(("level", "cards"), [("beginner", 2), ("medium", 2), ("hard", 5), ("expert", 5)])
def test_after_the_players_compost_she_composts_and_one_more_for_two_soil(level: str, cards: int) -> None:
    state, gaia = solo(level)
    gaia.deck = [PLANT]
    go(state, TakeTurn(0))
    choose(state, 0, "compost", "take 5")
    assert len(gaia.compost) == cards + 5 // 2


@pytest.mark.parametrize(("level", "sprouts"), [("medium", 0), ("hard", 3)])
def test_after_the_players_water_she_gets_a_sprout_for_each_of_his_blue_cards(level: str, sprouts: int) -> None:
    """Tropical Rainforest is blue, Hairawn Muhly multicolour."""
    state, gaia = solo(level)
    gaia.deck = [PLANT]
    lay(state, 0, {"d4": "hairawn-muhly", "e4": "basil"})
    go(state, TakeTurn(0))
    choose(state, 0, "water")
    while state.deciding(0) is not None and state.deciding(0).name == "place":  # type: ignore[union-attr]
        choose(state, 0, state.options(0)[-1])
    while state.deciding(0) is not None and state.deciding(0).name == "activate":  # type: ignore[union-attr]
        choose(state, 0, next(option for option in state.options(0) if option.startswith("skip")))
    assert gaia.sprouts == sprouts + 2


@pytest.mark.parametrize(("level", "growth"), [("medium", 0), ("hard", 3)])
def test_after_the_players_grow_she_gets_a_growth_for_each_card_he_drew(level: str, growth: int) -> None:
    state, gaia = solo(level)
    gaia.deck = [PLANT]
    go(state, TakeTurn(0))
    choose(state, 0, "grow", "take 4")
    assert gaia.growth == growth + 4


def test_after_the_players_planting_she_takes_the_three_cards_he_did_not_keep() -> None:
    state, gaia = solo()
    go(state, TakeTurn(0))
    choose(state, 0, "plant")
    four = state.options(0)
    choose(state, 0, four[0])
    assert names(gaia.pile)[:3] == four[1:]


def test_cards_and_soil_of_events_and_exchanges_do_not_count_for_her() -> None:
    state, gaia = solo()
    gaia.deck = [PLANT]
    lay(state, 0, {"d4": "basil"}, sprouts={"d4": 6})
    hand(state, 0, "tornado")
    go(state, TakeTurn(0))
    choose(state, 0, "!event tornado", "!exchange")
    assert state.soil[0] == 4 + 1 + 2
    assert state.earned[0] == 0
    choose(state, 0, "compost", "take 5")
    assert len(gaia.compost) == 2 + 5 // 2


def turned(card: int, level: str = "medium", *options: str) -> tuple[EarthState, Gaia]:
    """Gaia's card is turned up and the player follows."""
    state, gaia = solo(level)
    gaia.deck = [PLANT, card]
    state.active = -1
    go(state, GaiaTurn())
    choose(state, 0, *options)
    return state, gaia


def test_her_water_gives_seven_sprouts_and_one_for_each_blue_card() -> None:
    state, gaia = turned(WATER, "medium", "soil")
    assert gaia.sprouts == 7 + 1
    assert state.soil[0] == 2


def test_her_growing_gives_seven_and_one_for_each_card_the_player_drew() -> None:
    state, gaia = turned(GROW, "medium", "cards", "take 2")
    assert gaia.growth == 7 + 2
    assert len(state.hands[0]) == 2


def test_her_compost_gives_eight_cards_and_the_players_soil() -> None:
    _state, gaia = turned(COMPOST, "medium", "soil", "take 2")
    assert len(gaia.compost) == 8
    assert gaia.soil == 2


def test_her_planting_takes_three_cards_and_the_player_plants_one_and_draws_one() -> None:
    state, gaia = turned(PLANT)
    assert len(gaia.pile) == 3
    assert len(state.hands[0]) == 1


def test_ten_soil_become_five_compost_and_the_rest_waits() -> None:
    state, gaia = solo()
    gaia_soil(state, 23)
    assert (gaia.soil, len(gaia.compost)) == (3, 10)


def test_the_northern_gyre_claims_an_upper_fauna_card_and_the_player_says_which() -> None:
    state, gaia = solo()
    gaia.deck = [PLANT, 0]
    state.leaves[1] = [0]
    go(state, GaiaTurn())
    assert state.options(0) == ["andean-condor", "european-mole"]
    choose(state, 0, "european-mole")
    assert state.leaves[1] == [0, 1]
    assert gaia_score(state)["fauna"] == 11


def test_the_second_time_only_the_other_card_is_left() -> None:
    state, gaia = solo()
    gaia.deck = [PLANT, 1]
    state.leaves[2] = [1]
    go(state, GaiaTurn())
    assert state.leaves[3] == [1]
    assert state.is_over()


def test_for_a_beginner_she_skips_the_turn_after_a_fauna_card() -> None:
    state, gaia = solo("beginner")
    gaia.deck = [PLANT, 0]
    state.active = -1
    go(state, GaiaTurn(), EndTurn())
    choose(state, 0, "andean-condor")
    assert state.active == 0
    choose(state, 0, "compost")
    assert gaia.deck == [PLANT]
    assert state.active == 0


@pytest.mark.parametrize(
    ("card", "fauna", "gained"),
    [
        (0, "andean-condor", ("soil", 8)),
        (0, "european-mole", ("pile", 2)),
        (1, "cairns-birdwing-butterfly", ("sprouts", 4)),
        (1, "spotted-hyena", ("growth", 3)),
    ],
)
def test_for_an_expert_every_fauna_card_brings_her_more(card: int, fauna: str, gained: tuple[str, int]) -> None:
    state, gaia = solo("expert")
    gaia.deck = [PLANT, card]
    go(state, GaiaTurn())
    choose(state, 0, fauna)
    have = {"soil": gaia.soil, "pile": len(gaia.pile), "sprouts": gaia.sprouts, "growth": gaia.growth}
    assert have == {**dict.fromkeys(have, 0), gained[0]: gained[1]}


@pytest.mark.parametrize(
    ("growth", "points"), [(0, 0), (4, 4), (5, 7), (8, 10), (9, 13), (12, 18), (14, 22), (15, 25), (17, 27), (20, 32)]
)
def test_her_pots(growth: int, points: int) -> None:
    assert pot_points(growth) == points


def test_negative_cards_count_for_her_and_terrains_only_their_base_points() -> None:
    state, gaia = solo()
    gaia.pile = [NUMBER["tsunami"], NUMBER["beach"], NUMBER["basil"]]
    gaia.compost = [1, 2]
    gaia.sprouts = 5
    assert gaia_score(state) == {"base": 4 + 9 + 3, "compost": 2, "sprouts": 5, "growth": 0, "fauna": 0}


def test_her_deck_is_gone_through_twice_and_then_she_has_the_bonus() -> None:
    state, gaia = solo()
    gaia.deck = []
    state.active = -1
    go(state, EndTurn())
    assert (gaia.run, len(gaia.deck)) == (2, 6)
    gaia.deck = []
    state.stack = []
    state.active = -1
    go(state, EndTurn())
    assert state.is_over()
    assert gaia_score(state)["fauna"] == 7


def test_the_player_who_fills_the_island_ends_the_game_and_has_the_bonus() -> None:
    state, _gaia = solo()
    ground = [f"{column}{row}" for row in "1234" for column in "abcd"]
    lay(state, 0, dict(zip(ground, [slug for slug, card in NUMBER.items() if 130 <= card < 146], strict=True)))
    state.active = 0
    go(state, EndTurn())
    while not state.is_over():
        choose(state, 0, "done")
    assert state.completed == 0
    scores = state.scores()
    assert scores is not None
    assert scores[0]["fauna"] >= 7


def test_the_player_wins_with_at_least_as_many_points() -> None:
    state, gaia = solo()
    gaia.sprouts = sum((state.scores() or [{}])[0].values())
    assert state.ranking() == [1]
    gaia.sprouts += 1
    assert state.ranking() == [2]


def test_the_simple_set_up_can_be_played_alone() -> None:
    state = blank(1, setup="simple")
    state.leaves[0] = [1, 0]
    assert state.ecosystems == []
    assert gaia_score(state)["fauna"] == 10
    assert (state.scores() or [{}])[0]["fauna"] == 10
