"""A bot chooses by what its seat knows: where only hidden things differ, it chooses the same."""

from __future__ import annotations

from itertools import count, islice

import pytest

from tests.contract.cases import MOST_CHOICES, all_games
from tests.contract.twins import HIDDEN, Twins, tables, twins_in
from tilth.bots import OFFERED, bot
from tilth.bots.ideas import Idea, ideas
from tilth.bots.programs.bot import question
from tilth.bots.search import Search
from tilth.core import Game, Rng, ask

TWINS = 6
SIMULATIONS = 12


def choice(rules: Game, level: str, twins: Twins, seat: int, other: bool) -> str:
    """What a bot of a level does at one of the two positions."""
    player = bot(rules, level, 5)
    if isinstance(player, Search):
        player.simulations = SIMULATIONS
    return ask(player, twins.other if other else twins.one, seat, Rng(7))


def alike(rules: Game, twins: Twins) -> list[int]:
    """The seats that owe a choice at both positions and cannot tell them apart."""
    known = HIDDEN[rules.name].known
    return [
        seat
        for seat in twins.one.to_act()
        if seat in twins.other.to_act()
        and twins.one.view(seat) == twins.other.view(seat)
        and known(twins.one, seat) == known(twins.other, seat)
    ]


def compared(rules: Game) -> list[tuple[Twins, int]]:
    """Some twins of random games, each with a seat that has to choose."""
    places = [table for table in tables(rules) if table[0] > 1]
    found = (
        (twins, seat)
        for seed in count()
        for twins, _ in twins_in(rules, *places[seed % len(places)], seed, 12, MOST_CHOICES)
        for seat in alike(rules, twins)[:1]
    )
    return list(islice(found, TWINS))


HIDING = [rules for rules in all_games() if rules.name in HIDDEN and rules.name != "sonora"]
"""Sonora hides nothing."""


@pytest.mark.parametrize("rules", HIDING, ids=lambda rules: rules.name)
def test_what_is_hidden_changes_nothing_in_what_a_program_is_told(rules: Game) -> None:
    for twins, seat in compared(rules):
        one, other = (state.determinize(seat, Rng(7)) for state in (twins.one, twins.other))
        assert question(one, seat, 1.0) == question(other, seat, 1.0), twins.what


@pytest.mark.parametrize("level", OFFERED)
@pytest.mark.parametrize("rules", HIDING, ids=lambda rules: rules.name)
def test_what_is_hidden_changes_nothing_in_what_a_bot_chooses(rules: Game, level: str) -> None:
    for twins, seat in compared(rules):
        assert choice(rules, level, twins, seat, False) == choice(rules, level, twins, seat, True), twins.what


def found(rules: Game, twins: Twins, seat: int, other: bool) -> list[Idea]:
    """What a seat is told at one of the two positions that it might do."""
    player = bot(rules, "hard", 5)
    assert isinstance(player, Search)
    player.simulations = SIMULATIONS
    return ideas(player, (twins.other if other else twins.one).determinize(seat, Rng(7)), seat)


@pytest.mark.parametrize("rules", HIDING, ids=lambda rules: rules.name)
def test_what_is_hidden_changes_nothing_in_a_bots_ideas(rules: Game) -> None:
    for twins, seat in compared(rules):
        assert found(rules, twins, seat, False) == found(rules, twins, seat, True), twins.what
