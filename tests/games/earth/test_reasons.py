"""Why a card, a place or an action cannot be chosen: said for the seat that decides, in numbers."""

from __future__ import annotations

from typing import Any

from tests.games.earth.positions import blank, go, hand, lay
from tilth.core.steps import Label
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.activation import Activate
from tilth.games.earth.rules.anytime import LastChance
from tilth.games.earth.rules.board import BY_NAME
from tilth.games.earth.rules.data import COST, EVENT, EVENT_LINE, FORBIDDING, KIND, NUMBER, SLUG
from tilth.games.earth.rules.pieces import Place, payable
from tilth.games.earth.rules.planting import Keep, Plant, PlantAt
from tilth.games.earth.rules.state import EarthState


def why(state: EarthState, thing: str) -> str | tuple[str, dict[str, Any]]:
    """The reason of seat 0 without the word it begins with, and its numbers where there are any."""
    label: Label | None = state.why_not(0).get(thing)
    if label is None:
        return ""
    reason = label[0].removeprefix("not-")
    return (reason, label[1]) if label[1] else reason


def test_a_card_that_is_too_dear_says_its_price_and_the_soil() -> None:
    state = blank()
    state.patient = True
    hand(state, 0, "white-oak")
    cost = COST[NUMBER["white-oak"]]
    state.soil[0] = cost - 1
    go(state, Plant(0, 1))
    assert why(state, "card:white-oak") == ("enough-soil", {"cost": cost, "soil": cost - 1})
    state = blank()
    hand(state, 0, "white-oak")
    state.soil[0] = cost
    go(state, Plant(0, 1))
    assert why(state, "card:white-oak") == ""


def test_cards_wait_for_the_green_action() -> None:
    state = blank()
    hand(state, 0, "white-oak")
    go(state, ChooseAction(0))
    assert why(state, "card:white-oak") == ("before-planting", {"action": "action:plant"})


def test_while_one_card_is_planted_the_others_wait_and_later_it_is_too_late() -> None:
    state = blank()
    lay(state, 0, {"d4": "white-oak"})
    hand(state, 0, "celery")
    go(state, PlantAt(0, NUMBER["marula"]))
    assert why(state, "card:celery") == ("before-this-card", {"card": "card:marula"})
    state.drawn[0] = [NUMBER["japanese-maple"], NUMBER["prairie"]]
    go(state, Keep(0))
    assert why(state, "card:celery") == "after-planting"


def test_after_the_last_turn_nothing_is_planted_and_no_action_chosen() -> None:
    state = blank()
    lay(state, 0, {"d4": "celery"})
    hand(state, 0, "marula")
    state.put(0, L.SPROUT, BY_NAME["d4"], 3)
    go(state, LastChance(0))
    assert why(state, "card:marula") == why(state, "action:*") == "after-the-last-turn"
    assert why(state, "exchange:sprouts") == ""


def test_an_event_says_what_it_asks_for_and_waits_for_what_is_done_now() -> None:
    state = blank()
    dear = next(card for card in state.deck if KIND[card] == EVENT and not can_play(card))
    hand(state, 0, SLUG[dear])
    thing = f"card:{SLUG[dear]}"
    go(state, ChooseAction(0))
    assert why(state, thing) == ("event", {"text": f"text-{thing}"})
    state = blank()
    lay(state, 0, {"d4": "white-oak", "e4": "marula"})
    hand(state, 0, SLUG[dear])
    go(state, Place(0, L.SPROUT, 1, (), False))
    assert why(state, thing) == "in-between"


def can_play(card: int) -> bool:
    """Whether an event can be played by who has nothing."""
    line = EVENT_LINE[card]
    return line is not None and payable(blank(), 0, line)


def test_a_terrain_may_forbid_an_action_and_says_which_one_it_is() -> None:
    state = blank()
    slug = next(SLUG[card] for card in state.deck if FORBIDDING[card] is not None)
    line = FORBIDDING[NUMBER[slug]]
    assert line is not None
    lay(state, 0, {"d4": slug})
    go(state, ChooseAction(0))
    forbidden = ["plant", "compost", "water", "grow"][line.other]
    assert why(state, f"action:{forbidden}") == ("forbidden", {"card": f"card:{slug}"})
    assert len([thing for thing in state.why_not(0) if thing.startswith("action:")]) == 1


def test_a_card_lies_beside_others_and_not_on_one() -> None:
    state = blank()
    lay(state, 0, {"d4": "white-oak"})
    hand(state, 0, "marula")
    go(state, PlantAt(0, NUMBER["marula"]))
    assert why(state, "cell:d4") == why(state, "card:white-oak") == "taken-place"
    assert why(state, "cell:*") == "beside"
    assert why(state, "cell:d5") == ""


def test_a_piece_needs_room() -> None:
    state = blank()
    lay(state, 0, {"d4": "white-oak", "e4": "marula", "d5": "prairie"})
    go(state, Place(0, L.GROWTH, 1, (), False))
    assert why(state, "card:prairie") == "for-growth"
    assert why(state, "card:white-oak") == ""


def test_cards_are_used_in_their_order() -> None:
    state = blank()
    lay(state, 0, {"d4": "japanese-maple", "e4": "marula"})
    state.careful[0] = True
    go(state, Activate(0, L.YELLOW, BY_NAME["d4"]))
    assert why(state, "card:marula") == ("its-turn", {"card": "card:japanese-maple"})


def test_an_exchange_needs_three_sprouts() -> None:
    state = blank()
    lay(state, 0, {"d4": "white-oak"})
    go(state, ChooseAction(0))
    assert why(state, "exchange:sprouts") == ("three-sprouts", {"have": 0})


def test_nobody_is_told_a_reason_who_does_not_decide() -> None:
    state = blank()
    hand(state, 1, "white-oak")
    go(state, ChooseAction(0))
    assert state.why_not(1) == {}
    assert why(state, "card:white-oak") == ""
