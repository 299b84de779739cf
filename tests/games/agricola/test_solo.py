"""The solo game and the series of solo games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.positions import farm, goods, own, table
from tests.words.catalogue import latin_words
from tilth.core import Refusal, Rng
from tilth.games.agricola import GAME
from tilth.games.agricola.cards.facts import FACTS, MINOR, OCCUPATION
from tilth.games.agricola.rules.board import SPACE_NAMES, STAGES
from tilth.games.agricola.rules.goods import FOOD
from tilth.games.agricola.rules.series import bonus_food, target_of
from tilth.games.agricola.rules.state import Agricola
from tilth.words import LOCALES, Words

SEVEN = ["woodcutter", "dock_worker", "chief", "baker", "clay_mixer", "stone_carrier", "smallholder"]


def solo(**options: Any) -> Agricola:
    state = GAME.new(1, options, 1)
    assert isinstance(state, Agricola)
    return state


def held(state: Agricola, kind: str) -> list[str]:
    return [name for name in state.players[0].hand if FACTS[name].kind == kind]


def refused(**options: Any) -> str:
    """Why a solo game with these options is refused."""
    with pytest.raises(Refusal) as refusal:
        GAME.new(1, options, 1)
    assert refusal.value.code == "bad_options"
    return refusal.value.reason


def test_alone_one_starts_without_food() -> None:
    assert solo(mode="family").players[0].goods[FOOD] == 0


# The series.


def test_the_targets_of_a_series_rise_and_after_the_eighth_game_by_one_point_each() -> None:
    assert [target_of(game) for game in range(1, 11)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69]


@pytest.mark.parametrize(("points", "food"), [(50, 0), (51, 0), (52, 1), (53, 1), (54, 2), (61, 5)])
def test_two_points_above_the_target_are_a_food_in_the_next_game(points: int, food: int) -> None:
    assert bonus_food(points, 50) == food


def test_a_game_of_a_series_shows_its_target() -> None:
    assert solo(series=3).view(0)["target"] == 59
    assert solo().view(0)["target"] is None


def test_bonus_food_is_there_from_the_start() -> None:
    assert solo(series=2, bonus_food=4).players[0].goods[FOOD] == 4


def test_permanent_occupations_lie_on_the_table_and_leave_fewer_to_deal() -> None:
    state = solo(permanent=["woodcutter", "wood_collector"], series=3)
    assert state.players[0].cards == ["woodcutter", "wood_collector"]
    assert len(held(state, OCCUPATION)) == 5
    assert len(held(state, MINOR)) == 7
    assert not set(held(state, OCCUPATION)) & set(state.players[0].cards)
    assert goods(state) == {"wood": 1}, "the collector counts from round 0 and has brought wood in round 1"


def test_with_seven_permanent_occupations_none_is_dealt() -> None:
    state = solo(permanent=SEVEN, series=8)
    assert held(state, OCCUPATION) == []
    assert set(state.players[0].cards) == set(SEVEN)


def test_of_ten_cards_as_many_are_laid_aside_that_seven_occupations_are_left_with_the_permanent_ones() -> None:
    state = solo(permanent=["woodcutter", "chief"], deal="ten")
    assert len(held(state, OCCUPATION)) == 8
    while state.round == 0:
        state.choose(0, state.options(0)[0])
    assert (len(held(state, OCCUPATION)), len(held(state, MINOR))) == (5, 7)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (["nobody"], "option-name"),
        (["woodcutter", "woodcutter"], "option-name-twice"),
        (["well"], "option-name"),
        (7, "option-list"),
        ([*SEVEN, "forester"], "option-names"),
        (["acrobat"], "option-name"),
    ],
)
def test_only_up_to_seven_different_occupations_for_one_player_are_permanent(wrong: object, reason: str) -> None:
    assert refused(permanent=wrong) == reason


def finished(points: int, *cards: str, **options: Any) -> Agricola:
    """A finished game of a series with so many points."""
    state = table(1, "full", **options)
    own(state, 0, *cards)
    state.players[0].notes["tavern"] = 0
    farm(state, fields="a1+a2+a3+a4+a5", grain=8, vegetable=4)
    missing = points - sum(state.scores()[0].values())
    own(state, 0, "tavern")
    state.players[0].notes["tavern"] = missing - 2
    assert sum(state.scores()[0].values()) == points
    return state


def test_a_played_occupation_stays_and_points_above_the_target_become_food() -> None:
    state = finished(55, "woodcutter", "dock_worker", series=1, decks="EI", exchange=True)
    sequel = GAME.sequel(state)
    assert sequel is not None
    assert sequel.news == ("series-reached", {"game": 1, "points": 55, "target": 50, "food": 2})
    assert [way.touches for way in sequel.ways] == [["card:woodcutter"], ["card:dock_worker"]]
    handed_on = {"series": 2, "permanent": ["dock_worker"], "bonus_food": 2}
    assert sequel.ways[1].options == {**state.settings, **handed_on}
    following = GAME.new(1, sequel.ways[1].options, 1)
    assert isinstance(following, Agricola)
    assert following.players[0].cards == ["dock_worker"]
    assert following.players[0].goods[FOOD] == 2
    assert (following.settings["decks"], following.settings["exchange"]) == ("EI", True)


def test_each_game_adds_an_occupation_to_the_permanent_ones() -> None:
    sequel = GAME.sequel(finished(59, "dock_worker", series=3, permanent=["woodcutter", "chief"]))
    assert sequel is not None
    assert [way.options["permanent"] for way in sequel.ways] == [["woodcutter", "chief", "dock_worker"]]


def test_where_no_new_occupation_was_played_the_series_goes_on_without_one() -> None:
    sequel = GAME.sequel(finished(55, series=2, permanent=["woodcutter"]))
    assert sequel is not None
    assert [way.options["permanent"] for way in sequel.ways] == [["woodcutter"]]


def test_seven_occupations_are_permanent_at_most() -> None:
    sequel = GAME.sequel(finished(70, "forester", series=9, permanent=SEVEN))
    assert sequel is not None
    assert [way.options["permanent"] for way in sequel.ways] == [SEVEN]


def test_the_eighth_game_wins_the_whole_series_and_one_may_still_go_on() -> None:
    sequel = GAME.sequel(finished(67, series=8, permanent=SEVEN))
    assert sequel is not None
    assert sequel.news[0] == "series-whole"
    assert [way.options["series"] for way in sequel.ways] == [9]


def test_the_twentieth_game_is_the_last() -> None:
    sequel = GAME.sequel(finished(79, series=20, permanent=SEVEN))
    assert sequel is not None
    assert sequel.ways == []


def test_a_series_ends_when_a_target_is_missed() -> None:
    state = finished(49, "woodcutter", series=1)
    sequel = GAME.sequel(state)
    assert sequel is not None
    assert sequel.news[0] == "series-missed"
    assert sequel.ways == []
    assert state.ranking() == [2]


def test_a_game_that_reaches_its_target_is_won_and_one_by_itself_always() -> None:
    assert finished(50, series=1).ranking() == [1]
    assert finished(10).ranking() == [1]


def test_a_game_by_itself_stands_in_no_series_and_has_no_sequel() -> None:
    assert GAME.sequel(finished(90)) is None
    assert GAME.standing(solo().settings) is None
    assert GAME.standing(GAME.check(3, {})) is None


def test_a_game_of_a_series_says_where_it_stands() -> None:
    state = solo(series=3, permanent=["woodcutter", "chief"], bonus_food=4)
    details = {"game": 3, "target": 59, "permanent": ["card:woodcutter", "card:chief"], "food": 4}
    assert GAME.standing(state.settings) == ("series-standing", details)


def test_a_chosen_hand_is_kept_as_far_as_it_fits_beside_the_permanent_occupations() -> None:
    state = finished(50, "chief", "forester", series=1, hand=[*SEVEN, "axe"])
    sequel = GAME.sequel(state)
    assert sequel is not None
    from_hand, from_elsewhere = [way.options["hand"] for way in sequel.ways]
    assert from_hand == [name for name in SEVEN if name != "chief"] + ["axe"]
    assert from_elsewhere == [*SEVEN[:6], "axe"]
    for way in sequel.ways:
        assert GAME.check(1, way.options) == way.options


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_about_a_series_can_be_said(locale: str) -> None:
    words = Words(locale, GAME, strict=True)
    standing = GAME.standing(solo(series=3, permanent=["woodcutter", "chief"], bonus_food=4).settings)
    assert standing is not None
    said = [words.label(standing)]
    for points, game, cards in ((49, 1, ["chief"]), (54, 1, ["chief", "woodcutter"]), (67, 8, []), (69, 8, [])):
        sequel = GAME.sequel(finished(points, *cards, series=game))
        assert sequel is not None
        said += [words.label(label) for label in (sequel.news, sequel.question, *(way.label for way in sequel.ways))]
    assert all(said)
    if locale == "ru":
        assert [word for text in said for word in latin_words(text)] == []


# Chosen cards and a chosen order.


def test_chosen_cards_are_in_hand_and_the_rest_is_dealt() -> None:
    state = solo(hand=["woodcutter", "axe", "raft"])
    assert held(state, OCCUPATION)[0] == "woodcutter"
    assert held(state, MINOR)[:2] == ["axe", "raft"]
    assert (len(held(state, OCCUPATION)), len(held(state, MINOR))) == (7, 7)
    cards = state.players[0].hand + state.occupation_deck + state.minor_deck
    assert len(set(cards)) == len(cards)


def test_a_chosen_card_may_come_from_a_deck_that_is_not_dealt() -> None:
    state = solo(hand=["axe"], decks="K")
    assert FACTS["axe"].deck != "K"
    assert {FACTS[name].deck for name in state.players[0].hand if name != "axe"} == {"K"}
    assert "axe" in state.players[0].hand


def test_a_hand_has_seven_of_a_kind_at_most_and_no_permanent_occupation() -> None:
    assert refused(hand=[*SEVEN, "forester"]) == "hand-many"
    assert refused(hand=SEVEN, permanent=["forester"]) == "hand-many"
    minors = [name for name in FACTS if FACTS[name].kind == MINOR][:8]
    assert refused(hand=minors) == "hand-many"
    assert refused(hand=["woodcutter"], permanent=["woodcutter"]) == "hand-permanent"
    assert refused(hand=["acrobat"]) == "option-name"


def test_the_round_cards_named_come_first_in_their_stage_and_in_this_order() -> None:
    named = ["boar_1", "fences", "sheep_1", "family_growth_minor"]
    orders = set()
    for seed in range(20):
        state = GAME.new(1, {"round_cards": named}, seed)
        assert isinstance(state, Agricola)
        order = [SPACE_NAMES[space] for space in state.round_cards]
        assert order[:2] == ["fences", "sheep_1"]
        assert order[4] == "family_growth_minor"
        assert order[7:9] == ["boar_1", "take_vegetable"]
        assert [sorted(order[0:4]), sorted(order[4:7])] == [sorted(STAGES[0]), sorted(STAGES[1])]
        orders.add(tuple(order))
    assert len(orders) > 1, "what is not named is shuffled"


def test_an_agreed_order_of_round_cards_is_seen_and_kept_by_whoever_thinks_ahead() -> None:
    named = ["fences", "sheep_1", "sow_bake", "improvement", "cattle_1", "stone_1_stage4"]
    state = solo(round_cards=named)
    shown = state.view(0)["round_cards"]
    assert [name for name in shown if name is not None] == named
    for seed in range(5):
        assert state.determinize(0, Rng(seed)).view(0)["round_cards"] == shown


# Single cards.


def pool(occupations: int, minors: int, players: int = 1) -> list[str]:
    """So many cards of each kind that can be dealt to so many players."""
    fitting = [facts for facts in FACTS.values() if facts.players <= players]
    first = [facts.name for facts in fitting if facts.kind == OCCUPATION]
    second = [facts.name for facts in fitting if facts.kind == MINOR]
    return [*first[:occupations], *second[:minors]]


def test_only_the_picked_cards_are_dealt_whatever_the_decks() -> None:
    cards = pool(20, 18, 2)
    state = GAME.new(2, {"cards": cards, "decks": "K"}, 3)
    assert isinstance(state, Agricola)
    hands = state.players[0].hand + state.players[1].hand
    assert len(hands) == 28
    assert sorted(hands + state.occupation_deck + state.minor_deck) == sorted(cards)


def test_too_few_picked_cards_are_refused() -> None:
    assert refused(cards=pool(6, 7)) == "cards-few"
    assert refused(cards=pool(7, 6)) == "cards-few"
    assert refused(cards=pool(9, 20), deal="ten") == "cards-few"
    GAME.new(1, {"cards": pool(7, 7)}, 1)
    GAME.new(1, {"cards": pool(6, 7), "permanent": ["forester"]}, 1)
    GAME.new(1, {"mode": "family", "cards": ["axe"]}, 1)


def test_picked_cards_for_more_players_do_not_count() -> None:
    more = [name for name in FACTS if FACTS[name].kind == OCCUPATION and FACTS[name].players > 1][:7]
    assert refused(cards=[*more, *pool(0, 7)]) == "cards-few"
    for_three = [name for name in FACTS if FACTS[name].kind == OCCUPATION and FACTS[name].players == 3]
    GAME.new(3, {"cards": [*for_three[:21], *pool(0, 21)]}, 1)


def test_a_chosen_hand_need_not_be_among_the_picked_cards() -> None:
    cards = pool(7, 7)
    state = solo(cards=cards, hand=["tavern"])
    assert "tavern" not in cards
    assert "tavern" in state.players[0].hand
    assert set(state.players[0].hand) - {"tavern"} <= set(cards)
