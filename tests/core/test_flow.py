"""The step stack: interruptions, moments, acting together, throws and undo, on the toy farm."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.toys.farm import CLAY, FOOD, GAME, SPACES, WOOD, Farm, GainOneOf, PlaceWorker, Round
from tilth.core import Refusal, Rng, decision, together


def farm(*cards: str, seats: int = 2) -> Any:
    """A farm at the start of round 1 where seat 0 owns these cards."""
    state = Farm(seats, {"rounds": 2, "rain": False}, Rng(0))
    state.cards[0] = list(cards)
    state.push(Round(1))
    state.advance()
    return state


def act(state: Any, *options: str) -> None:
    for option in options:
        seat = state.to_act()[0]
        assert state.admits(seat, option), (option, state.options(seat))
        state.choose(seat, option)


def test_an_automatic_card_acts_at_its_moment_and_only_there() -> None:
    state = farm("wood-carter")
    act(state, "forest", "pond")
    assert state.goods[0][WOOD] == 3 + 1
    assert state.goods[1][FOOD] == 2 + 2 - 2


def test_an_offered_card_can_be_used_once_and_then_the_rest_follows() -> None:
    state = farm("charcoal-burner")
    act(state, "forest", "pond")
    assert state.options(0) == ["charcoal-burner", "done"]
    act(state, "charcoal-burner")
    assert state.goods[0] == [2, 0, 2 + 2 - 2]
    assert state.round == 2


def test_what_a_card_asks_before_a_space_happens_before_it() -> None:
    state = farm("peddler")
    act(state, "pit")
    assert state.options(0) == ["wood", "food"]
    assert state.goods[0][CLAY] == 0
    act(state, "wood")
    assert state.goods[0] == [1, 1, 2]


def test_an_interruption_leaves_the_decision_waiting_below() -> None:
    state = farm("hedge-keeper")
    state.goods[0][WOOD] = 3
    state.advance()
    waiting = state.stack[-1]
    assert isinstance(waiting, PlaceWorker)
    act(state, "!hedge")
    assert state.stack[-1] is waiting
    assert state.options(0) == list(SPACES)
    assert (state.goods[0][WOOD], state.hedges[0]) == (1, 1)


def test_only_the_owner_is_offered_an_interruption() -> None:
    state = farm("hedge-keeper")
    state.goods[0][WOOD] = state.goods[1][WOOD] = 5
    state.advance()
    assert "!hedge" in state.options(0)
    act(state, "pond")
    assert "!hedge" not in state.options(1)


def play_draft(order: tuple[int, ...]) -> list[list[str]]:
    state: Any = GAME.new(3, seed=5)
    while len(state.to_act()) > 1 or state.hands[0]:
        for seat in order:
            if seat in state.to_act():
                state.choose(seat, max(state.options(seat)))
    return [list(cards) for cards in state.cards]


def test_every_order_of_arrival_gives_the_same_draft() -> None:
    results = [play_draft(order) for order in permutations(range(3))]
    assert all(result == results[0] for result in results)
    assert all(len(cards) == 2 for cards in results[0])


def two_card_seats() -> Any:
    for seed in range(50):
        state: Any = GAME.new(3, seed=seed)
        if all(len(set(hand)) == 2 for hand in state.hands):
            return state
    raise AssertionError


def test_nothing_is_shown_before_the_last_seat_has_chosen() -> None:
    state = two_card_seats()
    before = state.view(0)
    state.choose(1, state.options(1)[0])
    assert state.to_act() == [0, 2]
    after = state.view(0)
    after["players"][1]["picked"] = False
    assert after == before
    assert state.cards == [[], [], []]


def two_against_one() -> Any:
    """Seats 0 and 2 share one stack of steps, seat 1 has its own."""
    state = Farm(3, GAME.check(3, {}), Rng(0))
    goods = (WOOD, FOOD)
    mates = [GainOneOf(0, goods), GainOneOf(2, goods), GainOneOf(0, goods)]
    state.push(together([mates, [GainOneOf(1, goods)]], groups=(0, 1, 0)), Round(1))
    state.advance()
    return state


def test_seats_of_one_group_act_one_after_the_other_while_another_group_acts() -> None:
    state = two_against_one()
    assert state.to_act() == [0, 1]
    assert (state.options(2), state.deciding(2)) == ([], None)
    state.choose(0, "wood")
    assert state.to_act() == [1, 2]
    assert state.options(0) == []
    state.choose(1, "wood")
    state.choose(2, "food")
    assert (state.to_act(), state.round) == ([0], 0)
    state.choose(0, "wood")
    assert [goods[WOOD] for goods in state.goods] == [2, 1, 0]
    assert state.round == 1


def test_every_order_of_arrival_of_two_groups_gives_the_same_state() -> None:
    results = set()
    for order in ((0, 2, 0, 1), (0, 2, 1, 0), (0, 1, 2, 0), (1, 0, 2, 0)):
        state = two_against_one()
        for seat in order:
            state.choose(seat, "food" if seat == 2 else "wood")
        results.add(str(GAME.save(state)))
    assert len(results) == 1


def test_a_mate_may_interrupt_and_the_one_whose_turn_it_is_goes_on_afterwards() -> None:
    state = two_against_one()
    state.cards[2] = ["hedge-keeper"]
    state.goods[2][WOOD] = 2
    state.choose(2, "!hedge")
    assert (state.hedges[2], state.to_act(), state.options(0)) == (1, [0, 1], ["wood", "food"])


def test_groups_are_saved_with_their_stacks() -> None:
    state = two_against_one()
    state.choose(0, "wood")
    saved = GAME.save(state)
    assert saved["flow"][-1]["groups"] == [0, 1, 0]
    again = GAME.load(saved)
    assert (again.to_act(), GAME.save(again)) == ([1, 2], saved)


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda step: step.update(groups=[0, 2, 0]), "flow[1].groups[1]"),
        (lambda step: step.update(groups=[0, 1]), "flow[1].groups"),
        (lambda step: step["stacks"][1][0].update(seat=2), "flow[1].stacks[1][0].seat"),
        (lambda step: step.pop("groups"), "flow[1].stacks"),
    ],
)
def test_groups_that_do_not_fit_the_stacks_are_refused(edit: Any, field: str) -> None:
    saved = GAME.save(two_against_one())
    edit(saved["flow"][1])
    with pytest.raises(Refusal) as refused:
        GAME.load(saved)
    assert refused.value.details["field"] == field


def test_a_forced_choice_is_made_by_the_engine() -> None:
    state = farm(seats=3)
    act(state, "forest", "grove", "pit")
    assert state.round == 2, "three spaces taken, nobody is asked about feeding"


def test_a_throw_is_chosen_from_a_domain_and_keeps_its_outcome() -> None:
    state = farm(seats=1)
    act(state, "forest", "forest")
    owed = decision(state, 0)
    assert owed is not None
    assert owed.domain == {"strength": [0.0, 10.0]}
    assert state.admits(0, "throw 7.25")
    assert not state.admits(0, "throw 11")
    assert not state.admits(0, "")
    settled = state.settle(0, "throw 7.25")
    assert settled == "throw 7.25 = 21"
    state.choose(0, settled)
    assert state.thrown == [21]
    assert state.is_over()


def test_an_option_says_beforehand_whether_it_can_be_taken_back() -> None:
    state = two_card_seats()
    for seat in (1, 2):
        owed = decision(state, seat)
        assert owed is not None
        assert all(option.undoable for option in owed.options)
        state.choose(seat, state.options(seat)[0])
    last = decision(state, 0)
    assert last is not None
    assert not any(option.undoable for option in last.options), "the last pick opens all three"


def test_an_event_tells_its_owner_more_than_the_rest() -> None:
    state: Any = two_card_seats()
    state.telling = True
    card = state.options(1)[0]
    state.choose(1, card)
    (event,) = state.take_events()
    assert event.seen_by(1) == ("seat:1", f"card:{card}")
    assert event.seen_by(0) == event.seen_by(None) == ("seat:1", "")


def test_a_clone_is_silent_and_independent() -> None:
    state = farm("wood-carter")
    state.telling = True
    twin = state.clone()
    act(twin, "forest")
    assert twin.events == []
    assert state.goods[0][WOOD] == 0
    assert state.options(0) == list(SPACES)


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda s: s.update(round="one"), "round"),
        (lambda s: s.pop("occupied"), "occupied"),
        (lambda s: s["players"][0]["goods"].update(wood=-1), "players[0].goods.wood"),
        (lambda s: s["flow"][0].update(step="dance"), "flow[0].step"),
        (lambda s: s["flow"][-1].update(seat=7), "flow[6].seat"),
        (lambda s: s.update(colour="red"), "colour"),
        (lambda s: s["rng"].update(seed=None), "rng.seed"),
    ],
)
def test_an_impossible_state_is_refused_by_the_name_of_its_field(edit: Any, field: str) -> None:
    saved = GAME.save(farm("wood-carter"))
    edit(saved)
    with pytest.raises(Refusal) as refused:
        GAME.load(saved)
    assert refused.value.code == "bad_state"
    assert refused.value.details["field"] == field
