"""What must hold for every game at every decision."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

from tilth.core import Event, Game, Record, Rng, State, Together, decision


def saved(rules: Game, state: State) -> str:
    return json.dumps(rules.save(state), sort_keys=True)


def play(state: State, rng: Rng, record: Record | None = None) -> None:
    """One random choice of a random seat that owes one; a record leaves out what is asked for secrecy's sake alone."""
    seat = rng.pick(state.to_act())
    option = state.settle(seat, rng.pick(state.options(seat)))
    if record is not None and not state.is_forced(seat):
        record.choices.append((seat, option))
    state.choose(seat, option)


def options_are_notation(state: State) -> None:
    """Options are readable text, unique, admitted; nothing else is."""
    assert state.to_act(), "somebody must act while the game runs"
    for seat in range(state.seats):
        options = state.options(seat)
        assert seat not in state.to_act() or options
        assert len(set(options)) == len(options), options
        for option in options:
            assert option
            assert option == " ".join(option.split()), repr(option)
            assert state.admits(seat, option)
        for nonsense in ("", " ", "!", "0", "nonsense", (options or ["x"])[0] + "x"):
            assert nonsense in options or not state.admits(seat, nonsense)
    assert not state.admits(-1, state.options(state.to_act()[0])[0])
    assert not state.admits(state.seats, state.options(state.to_act()[0])[0])


def decisions_are_plain(state: State) -> None:
    """A decision can be shown: things are `kind:value`, labels are ids with plain arguments, all of it is JSON."""
    for seat in state.to_act():
        owed = decision(state, seat)
        assert owed is not None
        assert [option.option for option in owed.options] == state.options(seat)
        for option in owed.options:
            assert all(":" in thing for thing in option.touches), option
            json.dumps([option.touches, option.label])
        json.dumps([owed.prompt, owed.domain])


def a_clone_is_the_same_and_independent(rules: Game, state: State, rng: Rng) -> None:
    before = saved(rules, state)
    twin, third = state.clone(), state.clone()
    assert saved(rules, twin) == before
    assert twin.to_act() == state.to_act()
    seat = rng.pick(state.to_act())
    option = state.settle(seat, rng.pick(state.options(seat)))
    twin.choose(seat, option)
    third.choose(seat, option)
    assert saved(rules, state) == before, "playing on a clone changed the original"
    assert saved(rules, twin) == saved(rules, third)


def a_saved_state_goes_on_as_before(rules: Game, state: State) -> None:
    text = saved(rules, state)
    loaded = rules.load(json.loads(text), state.patient)
    assert saved(rules, loaded) == text
    assert loaded.to_act() == state.to_act()
    assert [loaded.options(seat) for seat in range(state.seats)] == [state.options(seat) for seat in range(state.seats)]


def a_view_hides_what_is_hidden(state: State, rng: Rng) -> None:
    """Changing only what a seat cannot know changes neither its view, its options nor what spectators see of it."""
    for seat in range(state.seats):
        seen = state.seen_by(seat)
        view = json.dumps(state.view(seat), sort_keys=True)
        other = state.determinize(seat, rng)
        those_who_are_ready_choose_once_more(state, other, seat)
        other.acting = seen.acting
        assert json.dumps(other.view(seat), sort_keys=True) == view
        assert json.dumps(other.view(None), sort_keys=True) == json.dumps(seen.seat_view(None), sort_keys=True)
        assert other.options(seat) == state.options(seat)
        assert other.rng.seed != state.rng.seed
        assert str(state.rng.seed) not in view or state.rng.seed < 10**6
    everybody: list[int | None] = [None, *range(state.seats)]
    assert state.views(everybody) == [state.view(seat) for seat in everybody], "one seat's view got into another's"


def those_who_are_ready_choose_once_more(state: State, other: State, seat: int) -> None:
    """In the world that a seat imagines nobody else has chosen what it has not seen."""
    if isinstance(state.stack[-1], Together):
        assert (seat in other.to_act()) == (seat in state.to_act())
        assert len(other.to_act()) >= len(state.to_act())
    else:
        assert other.to_act() == state.to_act()


def every_order_of_arrival_is_the_same(rules: Game, state: State, rng: Rng) -> None:
    acting = list(state.to_act())
    if len(acting) < 2:
        return
    choices = {seat: state.settle(seat, rng.pick(state.options(seat))) for seat in acting}
    orders = list(permutations(acting))
    rng.shuffle(orders)
    results = set()
    for order in orders[:6]:
        twin = state.clone()
        for seat in order:
            assert twin.admits(seat, choices[seat]), "another seat's choice took an option away"
            twin.choose(seat, choices[seat])
        results.add(saved(rules, twin))
    assert len(results) == 1


def events_are_named(state: State, events: list[Event]) -> None:
    for event in events:
        fields = state.event_fields[event.name]
        assert len(event.args) == len(fields), event.name
        if event.owners:
            assert len(event.public) == len(fields), event.name
        json.dumps([event.args, event.public])


def scores_and_places_agree(state: State) -> None:
    scores = state.scores()
    assert scores is not None
    ranking = state.ranking()
    assert len(scores) == len(ranking) == state.seats
    if state.seats > 1:
        assert min(ranking) == 1
        totals = [sum(parts.values()) for parts in scores]
        for mine, my_place in zip(totals, ranking, strict=True):
            for other, other_place in zip(totals, ranking, strict=True):
                assert mine <= other or my_place < other_place


def replay_gives_the_same(rules: Game, state: State, record: Record) -> None:
    """What is asked for secrecy's sake alone changes nothing but how much can be undone."""
    again = Record.from_text(record.to_text()).replay(rules)
    if state.patient:
        again.reveals = state.reveals
    assert saved(rules, again) == saved(rules, state)


def check(rules: Game, state: State, rng: Rng) -> None:
    """All laws that can be tried at one decision."""
    options_are_notation(state)
    decisions_are_plain(state)
    a_clone_is_the_same_and_independent(rules, state, rng)
    a_saved_state_goes_on_as_before(rules, state)
    a_view_hides_what_is_hidden(state, rng)
    every_order_of_arrival_is_the_same(rules, state, rng)


def play_and_check(rules: Game, seats: int, options: dict[str, Any], seed: int, every: int, most: int) -> None:
    """A whole random game, every fourth as a table plays it, with all laws tried at about one decision in `every`."""
    rng = Rng(seed)
    state = rules.new(seats, options, seed, telling=True, patient=seed % 4 == 0)
    record = Record.of(rules, state, seed)
    asked = revealed = 0
    for _ in range(most):
        if state.is_over():
            break
        if rng.below(every) == 0:
            check(rules, state, rng)
        play(state, rng, record)
        assert state.rng.used >= asked
        assert state.reveals >= revealed
        asked, revealed = state.rng.used, state.reveals
        events_are_named(state, state.take_events())
    assert state.is_over(), f"no end after {most} choices"
    assert state.to_act() == []
    assert not state.admits(0, "pass")
    a_saved_state_is_over(rules, state)
    scores_and_places_agree(state)
    if seed % 10 == 0:
        replay_gives_the_same(rules, state, record)


def a_saved_state_is_over(rules: Game, state: State) -> None:
    assert rules.load(json.loads(saved(rules, state))).is_over()
