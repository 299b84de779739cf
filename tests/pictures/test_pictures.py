"""Positions as pictures: whole, in both languages, and only of what a seat may see."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.contract.laws import play
from tests.games.agricola.positions import farm, full, hold, own, pile
from tests.games.earth.positions import blank, hand, lay
from tests.toys import farm as toy
from tilth.core import Rng, State
from tilth.games import game
from tilth.paper import WIDTH
from tilth.pictures import picture, show, state_picture
from tilth.words import Words

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("petrichor", 1, {}),
    ("petrichor", 4, {"draft": True}),
    ("sonora", 1, {}),
    ("sonora", 4, {}),
    ("earth", 1, {}),
    ("earth", 4, {"teams": True}),
    ("earth", 5, {"setup": "advanced"}),
    ("agricola", 1, {"series": 1}),
    ("agricola", 5, {"deal": "draft"}),
    ("agricola", 3, {"mode": "family"}),
]
SVG = "{http://www.w3.org/2000/svg}"
CHOICES = 240
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda part: str(part))


def texts(svg: str) -> list[str]:
    """Every line of text in a picture."""
    return ["".join(line.itertext()) for line in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def positions(name: str, seats: int, options: dict[str, Any]) -> list[State]:
    """The beginning, the end, and some positions between, of a random game."""
    state, rng = game(name).new(seats, options, seed=3), Rng(3)
    found = [state.clone()]
    for number in range(1, CHOICES):
        if state.is_over():
            break
        play(state, rng)
        if number % 60 == 0:
            found.append(state.clone())
    return [*found, state]


@every_table
def test_every_position_is_drawn_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, name: str, seats: int, options: dict[str, Any]
) -> None:
    monkeypatch.setattr(picture, "Words", partial(Words, strict=True))  # a message that is missing is an error
    for number, state in enumerate(positions(name, seats, options)):
        locale = ("en", "ru")[number % 2]
        for seat in (None, number % seats):
            drawn = show(state, seat, locale, dark=number % 3 == 0)
            root = ElementTree.fromstring(drawn.svg)
            assert root.find(f"{SVG}title") is not None
            assert Words(locale, name).player(seats - 1) in " ".join(texts(drawn.svg))


@every_table
def test_nothing_is_drawn_beyond_the_edge(name: str, seats: int, options: dict[str, Any]) -> None:
    for state in positions(name, seats, options):
        root = ElementTree.fromstring(show(state, 0).svg)
        high = float(root.attrib["viewBox"].split()[3])
        for shape in root.findall(f"{SVG}rect"):
            assert float(shape.attrib.get("x", 0)) + float(shape.attrib["width"]) <= WIDTH
            assert float(shape.attrib.get("y", 0)) + float(shape.attrib["height"]) <= high


def test_a_notebook_shows_a_picture_by_itself() -> None:
    drawn = show(blank(), 0)
    assert drawn.svg in drawn._repr_html_()


def test_the_example_of_the_documentation_gives_a_picture() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notebooks.md").read_text(encoding="utf-8")
    known: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0].replace("\nshow(", "\nshown = show("), known)
    assert "Island of Player 1" in texts(known["shown"].svg)


def test_the_own_hand_is_named_and_those_of_others_are_not() -> None:
    state = full(2)
    hold(state, 0, "woodcutter")
    hold(state, 1, "baker")
    assert "Woodcutter" in texts(show(state, 0).svg)
    assert not {"Woodcutter", "Baker"} & set(texts(show(state, None).svg))


def test_an_island_is_drawn_with_names_and_pieces() -> None:
    state = blank()
    lay(state, 0, {"d4": "basil", "d5": "beach"}, sprouts={"d4": 1})
    hand(state, 0, "oakmoss")
    found = texts(show(state, 0).svg)
    assert {"Basil", "Beach"} <= set(found)
    assert any(line.startswith("1/") for line in found)
    assert any(line.startswith("Oakmoss") for line in found)


def test_a_farm_is_drawn_with_its_fences_and_animals() -> None:
    state = full(2)
    farm(state, 0, fields="b2", pastures=("a4+a5",), sheep=3)
    own(state, 0, "fireplace_2")
    pile(state, "wood_3", wood=6)
    svg = show(state, 0).svg
    assert svg.count('stroke-width="5"') == 6
    assert "3 S" in texts(svg)
    assert "6" in texts(svg)
    assert any("Fireplace" in line for line in texts(svg))


def test_text_is_shown_as_it_is_and_not_as_markup() -> None:
    assert 'said: "<b>&</b>"' in texts(state_picture(toy.GAME, {"said": "<b>&</b>"}))


def test_a_game_without_a_picture_is_written_down() -> None:
    state = toy.GAME.new(2, None, 1)
    view = state.view(0)
    assert [line.partition(": ")[0] for line in texts(state_picture(toy.GAME, view))[2:]] == list(view)
