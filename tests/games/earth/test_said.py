"""What is asked and offered says what it brings."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, board, choose, fill_compost, go, hand, lay
from tilth.core import decision
from tilth.games.earth import GAME
from tilth.games.earth.rules.activation import Activate, Walk
from tilth.games.earth.rules.board import BY_NAME, CLIMATE, FULL, ISLAND, NAMES
from tilth.games.earth.rules.data import DECK, EVENT, FAUNA_SLUG, GAIA_SLUG, KIND, SLUG
from tilth.games.earth.rules.gaia import GaiaTurn
from tilth.games.earth.rules.lines import BLUE, GREEN, YELLOW
from tilth.games.earth.rules.planting import Plant
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.turns import TakeTurn
from tilth.words import Words
from tilth.words.sources import game_folder, source

COMPOST, PLANT = 4, 5


def asked(state: EarthState, locale: str = "en") -> str:
    owed = decision(state, 0)
    assert owed is not None
    return Words(locale, GAME, ["Anna", "Boris"], 0, strict=True).prompt(owed.prompt)


def offered(state: EarthState, option: str, locale: str = "en") -> str:
    owed = decision(state, 0)
    assert owed is not None
    label = next(row.label for row in owed.options if row.option == option)
    return Words(locale, GAME, ["Anna", "Boris"], 0, strict=True).label(label)


def test_a_card_that_may_be_used_says_what_it_does() -> None:
    state = blank(2)
    lay(state, 0, {"d4": "strangle-tare"}, sprouts={"d4": 1})
    go(state, Walk(0, BLUE))
    assert asked(state) == "Use Strangle-Tare (d4)? Blue: pay 1 sprout: draw 2 cards."


def test_a_climate_that_may_be_used_says_what_it_does() -> None:
    state = blank(2)
    board(state, 0, climate="tropical-savanna")
    lay(state, 0, {"d4": "strangle-tare"})
    hand(state, 0, "basil")
    go(state, Walk(0, YELLOW))
    assert asked(state).startswith("Use Tropical Savanna (the climate)? Yellow: only if you chose this action, put")


def test_of_a_card_with_several_lines_only_the_one_that_fires_is_said() -> None:
    state = blank(2)
    board(state, 0, island="hawaii", climate="subpolar-oceanic")
    lay(state, 0, {"d4": "oakmoss"}, sprouts={"d4": 2}, growth={"d4": 1})
    state.push(Activate(0, BLUE, BY_NAME["d4"]), Activate(0, BLUE, CLIMATE), Activate(0, GREEN, ISLAND))
    said = ["Blue: pay 1 growth: gain 2 soil.", "Blue: pay 1 sprout: you may put up to 3 hand cards into your compost."]
    said.append("Green: for each card with the rocky habitat you planted this turn, gain 2 sprouts.")
    for text in said:
        state.advance()
        assert asked(state).endswith(f"? {text}")
        choose(state, 0, state.options(0)[-1])


def test_the_order_is_asked_with_the_names_of_what_would_fire() -> None:
    state = blank(2)
    board(state, 0, climate="tropical-savanna")
    lay(state, 0, {"d4": "japanese-andromeda"})
    go(state, Walk(0, YELLOW))
    assert asked(state) == "Tropical Savanna: activate before the field or after it?"


def test_an_event_says_what_it_does() -> None:
    state = blank(2)
    hand(state, 0, "shooting-star")
    fill_compost(state, 0, 3)
    go(state, TakeTurn(0))
    assert offered(state, "!event shooting-star").startswith("Play Shooting Star. Black: ")


def test_where_nothing_can_be_planted_no_planting_is_asked_for() -> None:
    state = blank(2)
    cells = [NAMES.index(f"{column}{row}") for row in range(1, 5) for column in "abcd"]
    cards = [card for card in DECK if KIND[card] != EVENT][:FULL]
    lay(state, 0, {NAMES[cell]: SLUG[card] for cell, card in zip(cells, cards, strict=True)}, sprouts={"a1": 3})
    go(state, Plant(0, 2))
    assert asked(state) == "There is nothing you can plant now. Go on?"


@pytest.mark.parametrize(
    ("level", "option", "share"),
    [
        ("medium", "plant", "Gaia takes the other 3"),
        ("medium", "compost", "Gaia composts 2 and 1 more for every 2 soil you gain"),
        ("expert", "compost", "Gaia composts 5 and 1 more for every 2 soil you gain"),
        ("beginner", "water", "Gaia gets a sprout for each of your blue cards"),
        ("hard", "grow", "Gaia gets a growth for each card you draw and 3 more"),
    ],
)
def test_alone_an_action_says_what_gaia_gets(level: str, option: str, share: str) -> None:
    state = blank(1, gaia=level)
    go(state, TakeTurn(0))
    assert asked(state) == "Your turn: which action?"
    assert f"; {share}; " in offered(state, option)


def test_a_leaf_of_gaia_says_what_it_is_worth() -> None:
    state = blank(1)
    assert state.gaia is not None
    state.gaia.deck = [PLANT, 0]
    state.leaves[1] = [0]
    go(state, GaiaTurn())
    assert offered(state, "andean-condor").startswith("15 points for Gaia: ")
    assert offered(state, "european-mole", "ru").startswith("Гее 11 очков: ")


@pytest.mark.parametrize(
    ("card", "place", "bonus", "russian"),
    [
        (0, 0, "8 soil", "8 жетонов почвы"),
        (0, 1, "2 cards", "2 карты"),
        (1, 2, "4 sprouts", "4 побега"),
        (1, 3, "3 growth", "3 ростка"),
    ],
)
def test_on_the_expert_level_a_leaf_of_gaia_says_what_it_brings_and_brings_it(
    card: int, place: int, bonus: str, russian: str
) -> None:
    state = blank(1, gaia="expert")
    gaia = state.gaia
    assert gaia is not None
    gaia.deck = [PLANT, card]
    go(state, GaiaTurn())
    slug = FAUNA_SLUG[state.fauna[place]]
    for locale, said in (("en", bonus), ("ru", russian)):
        words = Words(locale, GAME, strict=True)
        assert said in offered(state, slug, locale)
        assert said in words.say("goal-bonus", place=place)
        assert said in words.say(f"text-gaia-{GAIA_SLUG[card]}")
        assert said in source(game_folder(GAME), f"rules.{locale}.md").replace("\n", " ")
    choose(state, 0, slug)
    got = {"soil": gaia.soil, "cards": len(gaia.pile), "sprouts": gaia.sprouts, "growth": gaia.growth}
    number, what = bonus.split()
    assert got == {**dict.fromkeys(got, 0), what: int(number)}


def test_on_the_beginner_level_a_leaf_of_gaia_says_that_she_skips_a_turn() -> None:
    state = blank(1, gaia="beginner")
    assert state.gaia is not None
    state.gaia.deck = [PLANT, 0]
    go(state, GaiaTurn())
    assert offered(state, "andean-condor").startswith("15 points for Gaia, who then skips her next turn: ")
    assert offered(state, "andean-condor", "ru").startswith("Гее 15 очков, затем она пропускает свой следующий ход: ")
    assert state.gaia.skips


def test_soil_that_gaia_does_not_get_is_not_told() -> None:
    state = blank(1)
    assert state.gaia is not None
    state.gaia.deck = [PLANT, COMPOST]
    state.active = -1
    state.telling = True
    go(state, GaiaTurn())
    state.take_events()
    choose(state, 0, "compost")
    told = [event.name for event in state.take_events()]
    assert "gaia_compost" in told
    assert "gaia_soil" not in told
