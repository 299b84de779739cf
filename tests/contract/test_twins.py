"""Nobody is shown, told or lets a bot imagine anything that depends on what they may not know."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.contract.alike import Alike, Told
from tests.contract.cases import MOST_CHOICES, all_games
from tests.contract.twins import tables, twins_in
from tests.toys import farm
from tests.toys.farm import Farm, Pick
from tilth.core import Game, Rng, State

TWINS = {"agricola": 120, "earth": 150, "sonora": 30}
"""How many twins are compared here, where it is not the usual number; `scripts/twins` compares as many as one likes."""
USUAL = 300
EVERY = {"farm": 1}
"""At about one decision in how many twins are made, where it is not one in twelve; the toy hides little for long."""
DECISIONS = 10


def compare(rules: Game, number: int, first: int = 0) -> int:
    """Follow so many twins of random games and give how often a seat was shown the same."""
    points = 0
    places = tables(rules)
    for seed in count(first):
        seats, options = places[seed % len(places)]
        for twins, rng in twins_in(rules, seats, options, seed, EVERY.get(rules.name, 12), MOST_CHOICES):
            alike = Alike(rules, twins, rng)
            try:
                alike.follow(DECISIONS)
            except Told as told:
                raise AssertionError(f"{rules.name}, seed {seed}: {twins.what}, after {alike.path}: {told}") from told
            points += alike.points
            number -= 1
            if not number:
                return points
    return points


@pytest.mark.parametrize("rules", all_games(), ids=lambda rules: rules.name)
def test_nothing_that_is_hidden_can_be_told_from_what_is_shown(rules: Game) -> None:
    assert compare(rules, TWINS.get(rules.name, USUAL)) > TWINS.get(rules.name, USUAL)


# The law finds what is planted.


def leaks(what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        compare(farm.GAME, 400)


def test_a_view_that_shows_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Farm.seat_view
    monkeypatch.setattr(Farm, "seat_view", lambda farm, seat: {**honest(farm, seat), "first": farm.hands[0][:1]})
    leaks("the view")


def test_a_decision_that_exists_only_with_some_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "private", lambda step, state: False)
    leaks("who is awaited")


def test_an_event_that_names_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pick.choose

    def choose(step: Pick, state: Farm, option: str) -> None:
        honest(step, state, option)
        state.tell("picked", f"seat:{step.seat}", f"card:{min(state.hands[step.seat])}")

    monkeypatch.setattr(Pick, "choose", choose)
    leaks("what was told of others")


def test_an_event_more_for_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pick.choose

    def choose(step: Pick, state: Farm, option: str) -> None:
        honest(step, state, option)
        if "peddler" in state.hands[step.seat]:
            state.tell("gained", f"seat:{step.seat}", "good:wood", 0)

    monkeypatch.setattr(Pick, "choose", choose)
    leaks("what was told of others")


def test_a_bot_that_is_dealt_the_real_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Farm, "redeal", lambda state, seat, rng: None)
    leaks("what a bot imagines")


def test_a_bot_whose_world_hangs_on_the_order_of_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(state: Farm, seat: int, rng: Rng) -> None:
        others = [other for other in range(state.seats) if other != seat]
        unseen = [card for other in others for card in state.hands[other]]
        rng.shuffle(unseen)
        for other in others:
            state.hands[other] = [unseen.pop() for _ in state.hands[other]]

    monkeypatch.setattr(Farm, "redeal", redeal)
    leaks("what a bot imagines")


def test_choices_that_are_seen_before_all_are_ready_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has picked already is told from the number of hidden cards left."""

    def seat_view(state: Farm, seat: int | None) -> dict[str, Any]:
        return {"picked": [hand[:1] if picked else [] for hand, picked in zip(state.hands, state.picked, strict=True)]}

    monkeypatch.setattr(Farm, "seat_view", seat_view)
    monkeypatch.setattr(State, "seen_by", lambda state, seat: state)
    leaks("the view")
