"""All 308 cards: each does something, has its own test, can be read in both languages and says when it is usable."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.games.agricola.positions import choose, farm, full, go, hold, open_space, own, pile, turn, visit
from tests.games.agricola.test_minor_texts import messages
from tilth.games.agricola import rules
from tilth.games.agricola.cards.card import FarmCard
from tilth.games.agricola.cards.catalogue import CATALOGUE
from tilth.games.agricola.cards.facts import FACTS, MAJOR, OCCUPATION
from tilth.games.agricola.rules.anytime import VERBS, card_used
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.harvest import MOMENTS, Feed
from tilth.games.agricola.rules.improvements import PlayOccupation
from tilth.words import LOCALES

CARDS = [name for name, facts in FACTS.items() if facts.kind != MAJOR]
ONLY_POINTS = ("madonna_statue", "outhouse")
"""The cards that do nothing but count."""
MERE_FACTS = ("plots", "holder", "effects", "counts", "rates", "bakes", "spaces")
"""What a card can be without a line of code."""
EFFECTS = ("play", "visited", "playable", "food_rates")

each_card = pytest.mark.parametrize("name", CARDS)


def own_methods(card: FarmCard) -> set[str]:
    """What a card does in another way than a card that does nothing."""
    plain = vars(FarmCard) | vars(FarmCard.__mro__[1])
    kinds = [kind for kind in type(card).__mro__ if kind not in FarmCard.__mro__]
    return {name for kind in kinds for name in vars(kind) if name in plain}


@cache
def documented_moments() -> str:
    """What `moments.py` says of itself; compiled modules forget it, their source does not."""
    source = Path(rules.__file__ or "").with_name("moments.py").read_text(encoding="utf-8")
    return ast.get_docstring(ast.parse(source)) or ""


def test_there_are_169_occupations_and_139_minor_improvements() -> None:
    kinds = [FACTS[name].kind == OCCUPATION for name in CARDS]
    assert (sum(kinds), len(kinds) - sum(kinds)) == (169, 139)
    assert set(CARDS) <= set(CATALOGUE.farm)


@each_card
def test_a_card_does_something(name: str) -> None:
    card = CATALOGUE.farm[name]
    hooks = [*card.acts_at, *card.offered_at, *card.folds]
    facts = [fact for fact in MERE_FACTS if getattr(card, fact) != getattr(FarmCard, fact)]
    methods = [method for method in EFFECTS if method in own_methods(card)]
    if name in ONLY_POINTS:
        assert FACTS[name].points > 0
        assert not hooks + facts + methods
    else:
        assert hooks + facts + methods


@each_card
def test_what_a_card_is_asked_for_it_answers(name: str) -> None:
    card = CATALOGUE.farm[name]
    methods = own_methods(card)
    for fold in card.folds:
        assert fold in methods, f"it takes part in {fold}"
    if card.acts_at:
        assert "act" in methods
    if card.offered_at:
        assert "use" in methods
    if "anytime" in card.folds:
        assert "do" in methods


@each_card
def test_a_card_waits_for_moments_that_come(name: str) -> None:
    table = set(re.findall(r"`(\w+)`", documented_moments())) | set(MOMENTS) | {"feed"}
    card = CATALOGUE.farm[name]
    for moment in (*card.acts_at, *card.offered_at):
        assert moment.removeprefix("other_") in table


@cache
def covered() -> set[str]:
    """The cards with a test of their own: one that has the card in its name, or among its parameters."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        if file.name == Path(__file__).name:
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                parameters = {part.value for mark in node.decorator_list for part in constants(mark)}
                mentioned = {part.value for part in constants(node)}
                found |= {name for name in CARDS if name in parameters}
                found |= {name for name in CARDS if name in mentioned and name.removesuffix("s") in node.name}
    return found


def constants(node: ast.AST) -> list[ast.Constant]:
    return [part for part in ast.walk(node) if isinstance(part, ast.Constant)]


@each_card
def test_a_card_has_a_test_of_its_own(name: str) -> None:
    assert name in covered()


@each_card
@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_can_be_read(name: str, locale: str) -> None:
    facts = FACTS[name]
    file = "occupations" if facts.kind == OCCUPATION else "minors"
    words = messages(f"{file}.{locale}.ftl", "agricola-card-")[name]
    assert words["name"]
    assert words["text"] or name in ONLY_POINTS
    assert bool(words.get("needs")) == bool(facts.needs or facts.needs_house)
    if facts.kind != OCCUPATION:
        assert bool(words.get("cost")) == bool(facts.returns or len(facts.costs) > 1)


# A card that can be used now says so.


def usable(state: object, seat: int = 0) -> list[str]:
    cards: list[str] = state.view(seat)["players"][seat]["usable"]  # type: ignore[attr-defined]
    return cards


def test_a_card_that_can_be_used_at_any_time_says_so() -> None:
    state = full()
    own(state, 0, "turner", "dock_worker", "fireplace_2")
    farm(state, wood=1)
    turn(state)
    assert usable(state) == ["turner"]
    farm(state, wood=3, sheep=1)
    turn(state)
    assert usable(state) == ["turner", "dock_worker", "fireplace_2"]


def test_a_card_that_is_offered_says_so_to_its_owner_alone() -> None:
    state = full()
    own(state, 0, "mushroom_collector", "maid")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert usable(state) == ["mushroom_collector"]
    assert state.view(1)["players"][0]["usable"] == []
    assert state.view(None)["players"][0]["usable"] == []
    choose(state, "done")
    assert usable(state) == []


def test_a_card_of_the_feeding_an_oven_and_the_perpetual_student_say_so() -> None:
    state = full()
    own(state, 0, "potter", "clay_oven", "perpetual_student", "windmill")
    hold(state, 0, "academic")
    farm(state, clay=1, grain=1)
    go(state, Feed(0))
    assert usable(state) == ["potter", "windmill"]
    go(state, FieldWork(0, bakes=True, started=True))
    assert usable(state) == ["clay_oven", "windmill"]
    go(state, PlayOccupation(0, 0, True))
    assert usable(state) == ["perpetual_student", "windmill"]


def test_a_card_whose_time_has_not_come_does_not_say_so() -> None:
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "potter", "baker", "clay_oven")
    farm(state, clay=1, grain=1)
    turn(state)
    assert usable(state) == []


def test_the_occupation_cook_is_not_what_cooks() -> None:
    state = full()
    own(state, 0, "cook", "fireplace_2")
    farm(state, sheep=1)
    turn(state)
    assert "!cook sheep" in state.options(0)
    assert usable(state) == ["fireplace_2"]


def test_no_card_that_does_something_at_any_time_is_called_like_what_everybody_may_do() -> None:
    assert not VERBS.intersection(card.name for card in CATALOGUE.farm.values() if "anytime" in card.folds)
    assert [card_used(option) for option in ("!cook sheep", "!animals", "!turner 1 wood 1 food")] == ["", "", "turner"]
