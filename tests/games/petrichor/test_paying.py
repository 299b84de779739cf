"""Playing cards: what an action costs, and what a second one costs."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import ONE_OF_EACH, act, asked, hand, options, position, votes
from tilth.games.petrichor.rules.actions import SecondAction
from tilth.games.petrichor.rules.cards import BY_NOTATION, FIRST, SECOND


def paying_with(cards: str) -> list[str]:
    """What the first action of a turn can be paid with."""
    return options(position(2, hands=[cards, ONE_OF_EACH], turns=0))


def paying_twice_with(cards: str) -> list[str]:
    """What a second action can be paid with; a card more, so that nothing happens by itself."""
    return options(position(2, then=[SecondAction(0)], hands=[cards, ONE_OF_EACH]))


def test_one_card_pays_for_its_own_action() -> None:
    state = position(2, hands=["sun rain", ONE_OF_EACH], clouds={"a2": {0: 1}})
    assert options(state) == ["sun", "rain", "frost=sun+rain", "wind=sun+rain"]
    act(state, "sun")
    assert hand(state, 0) == "rain"
    assert state.discard == [0, 1, 0, 0]


def test_any_two_cards_same_or_different_pay_for_one_other() -> None:
    """The rulebook's example: a Sun and a Frost card for a Rain action."""
    assert "rain=frost+sun" in paying_with("frost sun")
    assert paying_with("frost frost wind") == [
        "frost",
        "wind",
        "sun=frost+frost",
        "sun=frost+wind",
        "wind=frost+frost",
        "rain=frost+frost",
        "rain=frost+wind",
    ]
    state = position(2, hands=["frost sun", ONE_OF_EACH], clouds={"a2": {0: 1}})
    act(state, "rain=frost+sun")
    assert hand(state, 0) == ""
    assert state.discard == [1, 1, 0, 0]


def test_a_pair_never_holds_a_card_of_the_action_itself() -> None:
    for payment in FIRST:
        assert payment.number == 1 or payment.cards[payment.weather] == 0


def test_two_cards_of_one_kind_still_pay_one_by_one_for_their_own_action() -> None:
    assert "frost=frost+frost" not in paying_with("frost frost")


def test_a_second_action_costs_two_matching_cards() -> None:
    assert paying_twice_with("sun sun") == ["sun=sun+sun", "stop"]
    assert paying_twice_with("sun sun sun") == ["sun=sun+sun", "stop"]


def test_a_second_sun_costs_a_sun_and_any_two_other_cards() -> None:
    paid = paying_twice_with("frost sun rain")
    assert "sun=frost+sun+rain" in paid
    assert "frost=frost+sun+rain" in paid
    assert "wind=frost+sun+rain" not in paid, "three strangers are only one card and a half"


def test_a_second_sun_costs_any_four_other_cards() -> None:
    assert "sun=frost+frost+wind+rain" in paying_twice_with("frost frost wind rain")


def test_a_second_action_never_costs_less_than_two_equivalents() -> None:
    for payment in SECOND:
        own, others = payment.cards[payment.weather], payment.number - payment.cards[payment.weather]
        assert 2 * own + others == 4


def test_every_notation_means_one_payment() -> None:
    assert len(BY_NOTATION) == len(FIRST) + len(SECOND)


def test_wind_then_sun_with_one_card_of_each() -> None:
    """The rulebook's example: Wind for the first action, Sun with Frost and Rain for the second; both are voted on."""
    state = position(2, hands=["frost sun wind rain", ONE_OF_EACH], clouds={"a2": {0: 1}})
    act(state, "wind", "a2-a3", "wind")
    assert asked(state) == "second_action 0"
    act(state, "sun=frost+sun+rain", "sun")
    assert hand(state, 0) == ""
    assert state.discard == [1, 1, 1, 1]
    assert (votes(state, "wind"), votes(state, "sun")) == ([1, 0], [1, 0])
    assert asked(state) == "turn 1"


def test_the_second_action_is_optional() -> None:
    state = position(2, hands=["sun sun sun", "rain rain"], clouds={"a2": {0: 1}})
    act(state, "sun", "sun", "stop")
    assert hand(state, 0) == "sun sun"
    assert asked(state) == "turn 1"


def test_there_is_no_third_action() -> None:
    state = position(2, hands=["sun sun sun sun sun sun", "rain rain"], clouds={"a2": {0: 1}})
    act(state, "sun", "sun", "sun=sun+sun", "sun")
    assert hand(state, 0) == "sun sun sun"
    assert asked(state) == "turn 1"


def test_no_second_action_once_somebody_has_passed() -> None:
    state = position(2, hands=["sun", "sun sun sun"], turns=2, clouds={"a2": {0: 1, 1: 1}})
    act(state, "pass", "sun", "sun")
    assert state.is_over(), "the round's last turn ends after one action"
    assert hand(state, 1) == "sun sun"


def test_a_second_action_is_offered_to_everybody_while_nobody_has_passed() -> None:
    state = position(2, hands=["sun", "sun sun sun"], turns=2, clouds={"a2": {0: 1, 1: 1}})
    act(state, "sun", "sun", "sun", "sun")
    assert asked(state) == "second_action 1"


@pytest.mark.parametrize("weather", ["frost", "sun", "wind", "rain"])
def test_a_hand_that_cannot_pay_twice_is_not_asked(weather: str) -> None:
    state = position(2, hands=[f"{weather} {weather}", ONE_OF_EACH], clouds={"a2": {0: 4}, "b1": {0: 4}})
    before = asked(state)
    act(state, weather)
    while asked(state) != "vote 0":
        act(state, options(state)[0])
    act(state, weather)
    assert (before, asked(state)) == ("turn 0", "turn 1")
