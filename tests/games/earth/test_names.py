"""Every Earth card has a Russian name."""

import json
import re
from importlib import resources

import pytest


def numbers(first: int, last: int) -> list[str]:
    """The keys of one-sided cards: their printed numbers."""
    return [str(number) for number in range(first, last + 1)]


def sides(first: int, last: int) -> list[str]:
    """The keys of two-sided cards: the printed number and the side."""
    return [f"{number}-{side}" for number in range(first, last + 1) for side in (1, 2)]


KEYS = {
    "cards": numbers(1, 283),
    "islands": sides(285, 294),
    "climates": sides(295, 304),
    "ecosystems": sides(305, 336),
    "fauna": sides(337, 359),
    "gaia": numbers(360, 365),
}

NAMES: dict[str, dict[str, str]] = json.loads(
    resources.files("tilth.games").joinpath("earth", "data", "names_ru.json").read_text(encoding="utf-8")
)


def test_the_names_are_grouped_by_kind_of_card() -> None:
    assert list(NAMES) == list(KEYS)


@pytest.mark.parametrize("group", KEYS)
def test_every_card_and_every_side_has_a_name(group: str) -> None:
    assert list(NAMES[group]) == KEYS[group]


@pytest.mark.parametrize("group", KEYS)
def test_names_are_short_cyrillic_and_start_with_a_capital(group: str) -> None:
    wrong = [name for name in NAMES[group].values() if not re.fullmatch("[А-ЯЁ][А-ЯЁа-яё «»,-]{1,31}", name)]
    assert wrong == []


@pytest.mark.parametrize("group", KEYS)
def test_no_two_cards_of_a_kind_share_a_name(group: str) -> None:
    names = [name.casefold() for name in NAMES[group].values()]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(
    ("group", "key", "name"),
    [
        ("cards", "2", "Прерия"),
        ("cards", "9", "Шампиньон двуспоровый"),
        ("cards", "10", "Панеллюс вяжущий"),
        ("cards", "26", "Песчаный берег"),
        ("cards", "33", "Японская Андромеда"),
        ("cards", "77", "Гриб-зонтик"),
        ("cards", "102", "Пустыня"),
        ("cards", "107", "Пустошь"),
        ("cards", "129", "Истощённая земля"),
        ("cards", "164", "Мицена хлорофос"),
        ("cards", "174", "Дубовый мох"),
        ("cards", "191", "Индийская устрица"),
        ("cards", "243", "Мюленбергия волосовидная"),
        ("cards", "282", "Жёлтые побеги"),
        ("ecosystems", "319-2", "Эверглейдс"),
        ("ecosystems", "320-1", "Большая Венгерская низменность"),
        ("fauna", "350-2", "Семиточечная коровка"),
        ("fauna", "358-1", "Горная горилла"),
        ("gaia", "362", "Полив"),
        ("gaia", "363", "Выращивание"),
        ("gaia", "364", "Удобрение"),
        ("gaia", "365", "Посадка"),
    ],
)
def test_names_that_the_russian_rulebook_uses_are_kept(group: str, key: str, name: str) -> None:
    assert NAMES[group][key] == name
