"""The numbers of every game: of fixed length, with names, and nothing in them that a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from tests.contract.cases import MOST_CHOICES, all_games
from tests.contract.laws import play
from tests.contract.twins import HIDDEN, Twins, tables, twins_in
from tests.toys import farm
from tests.toys.farm import Farm
from tilth.bots.levels import guide
from tilth.bots.programs.bot import question
from tilth.core import Encoding, Game, Rng, State
from tilth.core.encoding import NO_NUMBER
from tilth.games import game, names
from tilth.games.encodings import encoding

TWINS = 60
GAMES = 10
EVERY = 5
every_game = pytest.mark.parametrize("rules", all_games(), ids=lambda rules: rules.name)


def numbered(known: Encoding, state: State, seat: int) -> None:
    """Every option of a seat has a number of its own that leads back to it."""
    choices = known.choices(state, seat)
    numbers = known.numbers(state, seat, choices)
    assert len(numbers) == len(choices) == len(set(numbers))
    assert sorted(numbers) == known.mask(state, seat)
    assert all(0 <= number < known.actions for number in numbers)
    for option, number in list(zip(choices, numbers, strict=True))[:: max(1, len(choices) // 8)]:
        assert state.admits(seat, option)
        assert known.number(state, seat, option) == number
        assert known.option(state, seat, number) == option


def observed(known: Encoding, state: State, seat: int) -> None:
    """What a seat sees has the length and the bounds that are promised."""
    row = known.observe(state, seat)
    assert len(row) == known.size
    at = 0
    for block in known.blocks:
        for name in block.entries:
            assert block.low <= row[at] <= block.high, f"{block.name}: {name}"
            at += 1


@every_game
def test_every_option_has_its_number_and_every_position_its_length(rules: Game) -> None:
    known = encoding(rules)
    places = tables(rules)
    for seed in range(GAMES):
        state, rng = rules.new(*places[seed % len(places)], seed), Rng(seed)
        while not state.is_over():
            if rng.below(EVERY) == 0:
                for seat in range(state.seats):
                    observed(known, state, seat)
                for seat in state.to_act():
                    numbered(known, state, seat)
            play(state, rng)
        for seat in range(state.seats):
            observed(known, state, seat)


@every_game
def test_every_number_and_every_place_has_a_name_of_its_own(rules: Game) -> None:
    known = encoding(rules)
    assert len({known.means(number) for number in range(known.actions)}) == known.actions
    assert len({known.entry(at) for at in range(known.size)}) == known.size


def seen(known: Encoding, state: State, seat: int) -> Any:
    """All that a program is given for a seat, with what bots judge positions by and what programs are asked."""
    looked = state.seen_by(seat)
    judged = guide(game(state.game)).features(looked, seat) if state.game in names() and not looked.is_over() else []
    asked = seat in state.to_act()
    told = question(state.determinize(seat, Rng(1)), seat, 1.0) if asked else {}
    return known.observe(state, seat), known.mask(state, seat) if asked else [], judged, told


def alike(rules: Game, twins: Twins) -> list[int]:
    """The seats that cannot tell two positions apart."""
    known = HIDDEN[rules.name].known
    return [
        seat
        for seat in range(twins.one.seats)
        if (seat in twins.one.to_act()) == (seat in twins.other.to_act())
        and twins.one.view(seat) == twins.other.view(seat)
        and known(twins.one, seat) == known(twins.other, seat)
    ]


def some_twins(rules: Game) -> Iterator[Twins]:
    """Twins of random games at all kinds of tables."""
    places = tables(rules)
    found = (
        twins for seed in count() for twins, _ in twins_in(rules, *places[seed % len(places)], seed, 12, MOST_CHOICES)
    )
    return islice(found, TWINS)


def compare(rules: Game) -> int:
    """Look at some twins and give how often a seat was shown the same."""
    known = encoding(rules)
    points = 0
    for twins in some_twins(rules):
        for seat in alike(rules, twins):
            assert seen(known, twins.one, seat) == seen(known, twins.other, seat), twins.what
            points += 1
    return points


@every_game
def test_what_is_hidden_changes_nothing_in_the_numbers(rules: Game) -> None:
    assert compare(rules) > TWINS // 2


def test_an_encoding_that_shows_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(self: Encoding, state: Farm, seat: int, row: memoryview[float]) -> None:
        row[0] = float(len(state.hands[0][0])) if state.hands[0] else 0.0

    monkeypatch.setattr(Encoding, "look", look)
    with pytest.raises(AssertionError):
        compare(farm.GAME)


@pytest.mark.parametrize("hashed", [1, 3, 1000])
def test_options_that_hash_alike_are_told_apart_by_the_alphabet(hashed: int) -> None:
    state = farm.GAME.new(2, None, 1)
    known = Encoding([], None, hashed)
    options = ["pear", "apple", "plum"]
    numbers = known.numbers(state, 0, options)
    assert numbers == known.numbers(state, 0, options[::-1])[::-1]
    kept = [number for number in numbers if number != NO_NUMBER]
    assert len(kept) == len(set(kept)) == min(hashed, 3)
    assert numbers[1] != NO_NUMBER
