"""The table in a terminal can be drawn at any decision, for every seat, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.earth.positions import FAUNA_ROW, blank, go, hand, lay
from tilth.core import Rng
from tilth.games.earth import GAME
from tilth.games.earth.rules.activation import Walk
from tilth.games.earth.rules.anytime import TakeCompost
from tilth.games.earth.rules.data import NUMBER
from tilth.games.earth.rules.lines import YELLOW
from tilth.games.earth.rules.planting import Keep
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.view.printed import CLIMATES, HABITAT_ICONS, TAG_ICONS
from tilth.games.earth.view.terminal import draw
from tilth.words import Words


def drawn(state: EarthState, seat: int | None, locale: str, width: int = 160) -> str:
    out = StringIO()
    words = Words(locale, GAME, ["Анна", "Борис", "Вера", "Глеб", "Дина"][: state.seats], seat, strict=True)
    Console(file=out, width=width).print(draw(state.view(seat), words))
    return out.getvalue()


def test_an_island_shows_cards_pieces_abilities_and_open_places() -> None:
    state = blank(2)
    lay(state, 0, {"d4": "hairawn-muhly", "e4": "beach"}, sprouts={"d4": 3}, growth={"d4": 2})
    hand(state, 0, "basil", "mudpot")
    state.soil[0] = 1
    go(state, Walk(0, YELLOW))
    text = drawn(state, 0, "en")
    for part in ("d4 Hairawn Muhly", "♣3/4 ↑2/2⌂4", "M▪−1◆ : +2♣", "★12", "c3·", "Hand: 2 cards", "basil", "◆3"):
        assert part in text, part


def test_sides_are_offered_with_their_points_and_habitats() -> None:
    state = GAME.new(2, seed=3)
    assert isinstance(state, EarthState)
    slug = state.view(0)["areas"][0]["offers"]["climate"][0]
    facts = CLIMATES[slug]
    habitats = "".join(HABITAT_ICONS[habitat] for habitat in facts["habitats"])
    row = next(line for line in drawn(state, 0, "en").splitlines() if line.startswith(f" {slug} "))
    assert f"★{facts['points']} {habitats}" in row


def test_drawn_cards_show_the_price_they_would_have() -> None:
    state = blank(2)
    lay(state, 0, {"d4": "solidified-magma"})
    state.drawn[0] = [NUMBER["shrubland"]]
    go(state, Keep(0))
    assert "◆1" in next(line for line in drawn(state, 0, "en").splitlines() if line.startswith(" shrubland"))


def test_the_cards_looked_at_in_the_compost_are_shown_to_their_owner_alone() -> None:
    state = blank(2)
    state.compost[0] = [NUMBER[slug] for slug in ("basil", "savanna", "jalapeno", "beach")]
    go(state, TakeCompost(0, 3))
    assert [area["looked"] for area in state.view(0)["areas"]] == [["savanna", "jalapeno", "beach"], []]
    assert [area["looked"] for area in state.view(1)["areas"]] == [[], []]
    assert "R▪−1◆ : +2▮" in drawn(state, 0, "en")
    assert "Jalap" not in drawn(state, 1, "en")


def test_goals_show_the_next_leaf_and_ecosystems_what_they_bring_now() -> None:
    state = blank(2)
    state.leaves[0] = [1]
    state.played[0] = [NUMBER["mudpot"], NUMBER["snow"]]
    lines = drawn(state, 0, "en").splitlines()
    assert "★11" in next(line for line in lines if "Andean Condor" in line)
    assert "★15" in next(line for line in lines if "European Mole" in line)
    assert "★5" in next(line for line in lines if "Angat Watershed Forest" in line)
    assert "★0" in next(line for line in lines if "Borneo" in line)


def test_colours_named_by_an_ability_have_the_readers_letters() -> None:
    state = blank(2)
    hand(state, 0, "savanna")
    assert "N▪★2 / ☺ ▪Y" in drawn(state, 0, "en")
    assert "Б▪★2 / ☺ ▪Ж" in drawn(state, 0, "ru")


def test_a_name_too_long_for_its_card_ends_with_dots() -> None:
    state = blank(2)
    lay(state, 0, {"d4": "golden-chanterelle"})
    assert "d4 Golden Chantere…" in drawn(state, 0, "en")


def test_gaias_points_stand_at_the_end_by_category() -> None:
    state = GAME.new(1, {"gaia": "beginner"}, seed=5)
    assert isinstance(state, EarthState)
    rng = Rng(5)
    while not state.is_over():
        state.choose(0, rng.pick(state.options(0)))
    total = sum(state.view(0)["gaia"]["score"].values())
    assert drawn(state, 0, "en").rstrip().splitlines()[-1].split() == ["Total", str(total)]


def test_what_others_hold_is_not_drawn() -> None:
    state = blank(2)
    hand(state, 1, "basil")
    assert "Basil" not in drawn(state, 0, "en")
    assert "Basil" not in drawn(state, None, "en")
    assert "Basil" in drawn(state, 1, "en")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("locale", ["en", "ru"])
def test_every_table_can_be_drawn(seats: int, locale: str) -> None:
    rng = Rng(seats)
    state = GAME.new(seats, {"teams": True} if seats == 4 else None, seed=seats)
    assert isinstance(state, EarthState)
    for number in range(1200):
        if number % 100 == 0 or state.is_over():
            for seat in (0, seats - 1, None):
                assert drawn(state, seat, locale)
        if state.is_over():
            return
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))


@pytest.mark.parametrize(
    ("slug", "signs"), [("elephant-grass", "♞"), ("red-pine", "◐"), ("japanese-maple", "⌖"), ("basil", "")]
)
def test_what_a_name_contains_is_marked_in_the_hand_and_on_the_island(slug: str, signs: str) -> None:
    held, laid = blank(2), blank(2)
    hand(held, 0, slug)
    lay(laid, 0, {"d4": slug})
    row = next(line for line in drawn(held, 0, "ru").splitlines() if line.startswith(f" {slug} "))
    lines = drawn(laid, 0, "ru").splitlines()
    panel = lines[next(at for at, line in enumerate(lines) if "d4 " in line) + 1]
    for text in (row, panel):
        assert "".join(sign for sign in "♞◐⌖" if sign in text) == signs


def test_the_signs_of_name_tags_are_explained_with_the_words_of_the_goals() -> None:
    for locale in ("en", "ru"):
        words = Words(locale, GAME, strict=True)
        legend = words.say("table-kinds")
        for tag, sign in TAG_ICONS.items():
            assert f"{sign} {words.thing(f'tag:{tag}')}" in legend
            goal = {"geography": "arctic-tern", "colour": "talamanca-hummingbird", "animal": "barn-owl"}[tag]
            assert words.thing(f"tag:{tag}") in words.say(f"text-fauna-{goal}")


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_gaias_card_and_the_fauna_cards_say_what_her_level_brings_her(locale: str) -> None:
    words = Words(locale, GAME, strict=True)
    for level in ("medium", "expert"):
        state = blank(1, gaia=level)
        assert state.gaia is not None
        state.gaia.card = state.gaia.deck.pop(0)
        text = drawn(state, 0, locale, width=400)
        assert words.say("text-gaia-north-pacific-gyre") in text
        for place, slug in enumerate(FAUNA_ROW):
            row = next(line for line in text.splitlines() if words.thing(f"fauna:{slug}") in line)
            assert f"({words.say('goal-place', place=place)})" in row
            assert (words.say("goal-bonus", place=place) in row) == (level == "expert")
