from __future__ import annotations

from tilth.cli.option_list import Listing
from tilth.core import Option
from tilth.words import Words


def listing(notations: list[str]) -> Listing:
    return Listing([Option(notation, [], ("canyon", {}), None) for notation in notations], Words("en", "sonora"))


SHAPES = [f"{shape} {column}{row}" for shape in (3, 2, 1) for column in "abcdef" for row in (1, 2)]


def test_a_number_is_the_place_of_an_option_in_the_list() -> None:
    assert listing(SHAPES[:5]).find("3") == 2


def test_a_number_that_begins_a_shown_group_narrows_to_it_and_chooses_nothing() -> None:
    shapes = listing(SHAPES)
    assert [beginning for beginning, _ in shapes.groups()] == ["3", "2", "1"]
    assert shapes.find("2") is None
    assert shapes.narrow("2")
    assert {shapes.options[index].option[0] for index in shapes.left} == {"2"}
    assert shapes.find("2") == 1
