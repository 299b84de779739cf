"""The table in the terminal, in both languages."""

from __future__ import annotations

from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from tests.games.agricola.positions import farm, hold, own, pile, sown, table, turn
from tilth.core import Rng
from tilth.games.agricola import GAME
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.state import Agricola
from tilth.games.agricola.view.terminal import draw, printed
from tilth.words import Words


def drawn(state: Agricola, seat: int | None = 0, locale: str = "en") -> str:
    out = StringIO()
    Console(file=out, width=140).print(draw(state.view(seat), words(locale)))
    return out.getvalue()


@cache
def words(locale: str) -> Words:
    return Words(locale, GAME, ["Anna", "Boris", "Vera", "Gleb", "Dina"], strict=True)


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_what_stands_in_the_corners_of_every_card_can_be_said(locale: str) -> None:
    for name, facts in FACTS.items():
        if facts.returns or facts.needs or facts.needs_house or len(facts.costs) > 1:
            assert printed(name, words(locale)), name
    hearth = {"en": "price: 4 clay, or return a fireplace; 1 point", "ru": "цена: 4 глины либо вернуть очаг; 1 очко"}
    assert printed("cooking_hearth_4", words(locale)) == hearth[locale]


def test_fences_are_lines_and_pastures_show_their_animals_and_capacity() -> None:
    state = table()
    farm(state, pastures=("a4+a5",), stables="a5", sheep=3)
    text = drawn(state)
    assert text.count("═══════") == 4
    assert "3S  /8" in text
    assert "a5 ¤" in text


def test_fields_show_their_crops_and_rooms_the_pet() -> None:
    state = table()
    farm(state, fields="a2+a3", boar=1)
    sown(state, 0, "a2", "grain", 3)
    text = drawn(state)
    assert "3 g" in text
    assert "1B" in text


def test_goods_on_spaces_and_people_are_shown() -> None:
    state = table()
    pile(state, "wood_3", wood=9)
    state.occupied[state.in_play[2]] = 2
    text = drawn(state)
    assert "3 Wood [9]" in text
    assert "Take 1 Grain ●" in text


def test_the_hand_is_readable_for_its_owner_only() -> None:
    state = table(2, "full")
    hold(state, 0, "axe", "woodcutter")
    own(state, 1, "drinking_trough")
    assert "Axe" in drawn(state, 0)
    assert "price: 1 wood, 1 stone" in drawn(state, 0)
    assert "Axe" not in drawn(state, 1)
    assert "1 occupations, 1 minor" in drawn(state, 1)
    assert "Drinking Trough" in drawn(state, 0)


def test_cards_in_the_hand_show_their_price_and_what_they_need() -> None:
    state = table(2, "full")
    hold(state, 0, "canoe", "reed_exchange", "bakehouse", "clay_hut_extension", "chief")
    text = " ".join(drawn(state, 0).split())
    for part in (
        "price: 2 wood",
        "needs 2 occupations",
        "2 wood or 2 clay",
        "return one of your ovens",
        "clay hut",
        "2 food",
    ):
        assert part in text, part


def test_cards_that_can_be_used_now_are_shown() -> None:
    state = table(2, "full")
    own(state, 0, "turner", "maid")
    farm(state, wood=1)
    turn(state)
    assert "can be used now: Turner" in drawn(state, 0)
    assert "can be used now" not in drawn(state, 1)


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("mode", ["full", "family"])
def test_whole_games_can_be_drawn(locale: str, mode: str) -> None:
    for seats in range(1, 6):
        state, rng = GAME.new(seats, {"mode": mode}, seats), Rng(seats)
        assert isinstance(state, Agricola)
        number = 0
        while not state.is_over():
            if number % 40 == 0:
                assert drawn(state, seats - 1, locale)
            seat = rng.pick(state.to_act())
            state.choose(seat, rng.pick(state.options(seat)))
            number += 1
        assert drawn(state, None, locale)
