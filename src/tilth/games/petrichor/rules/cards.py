"""What a hand can pay for: every way to play an action, in its notation."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from tilth.core.steps import Label
from tilth.games.petrichor.rules.data import HAND_LIMIT, WEATHER_THINGS, WEATHERS


class Payment:
    """The action performed and how many cards of each weather are discarded for it."""

    __slots__ = ("cards", "label", "notation", "number", "things", "touches", "weather")

    def __init__(self, notation: str, weather: int, cards: list[int]) -> None:
        self.notation = notation
        self.weather = weather
        self.cards = cards
        self.number: int = sum(cards)
        self.things: list[str] = card_things(cards)
        self.touches: list[str] = [f"action:{WEATHERS[weather]}"]
        self.touches += [f"card:{WEATHERS[used]}" for used in range(4) if cards[used]]
        self.label: Label = ("play", {"weather": WEATHER_THINGS[weather]})
        if self.number > 1:
            what = {"weather": WEATHER_THINGS[weather], "cards": self.things, "number": self.number}
            self.label = ("play-for", what)


def card_things(cards: list[int]) -> list[str]:
    """Cards as things, for events and lights."""
    return [f"weather:{name}" for name, number in zip(WEATHERS, cards, strict=True) for _ in range(number)]


def bundle(cards: list[int]) -> str:
    """Cards in notation, in the order of the weather ring: frost+sun+sun."""
    return "+".join([name for name, number in zip(WEATHERS, cards, strict=True) for _ in range(number)])


def _count(weathers: tuple[int, ...]) -> list[int]:
    return [weathers.count(weather) for weather in range(4)]


def _first() -> list[Payment]:
    """One matching card, or any two cards as one other."""
    payments = []
    for weather, name in enumerate(WEATHERS):
        payments.append(Payment(name, weather, _count((weather,))))
        others = [other for other in range(4) if other != weather]
        for pair in combinations_with_replacement(others, 2):
            cards = _count(pair)
            payments.append(Payment(f"{name}={bundle(cards)}", weather, cards))
    return payments


def _second() -> list[Payment]:
    """Two equivalents of the action: two matching cards, one and a pair of others, or two pairs of others."""
    payments = []
    for weather, name in enumerate(WEATHERS):
        others = [other for other in range(4) if other != weather]
        ways: list[tuple[int, ...]] = [(weather, weather)]
        ways += [(weather, *pair) for pair in combinations_with_replacement(others, 2)]
        ways += list(combinations_with_replacement(others, 4))
        for way in ways:
            cards = _count(way)
            payments.append(Payment(f"{name}={bundle(cards)}", weather, cards))
    return payments


FIRST: Final[list[Payment]] = _first()
SECOND: Final[list[Payment]] = _second()
BY_NOTATION: Final[dict[str, Payment]] = {payment.notation: payment for payment in FIRST + SECOND}

PASS: Final = "pass"
STOP: Final = "stop"

_menus: Final[dict[int, list[str]]] = {}


def menu(hand: list[int], second: bool, last: str) -> list[str]:
    """What a hand can pay for and one more word if there is one, the plain payments first; remembered by hand."""
    key = hand[0] | hand[1] << 6 | hand[2] << 12 | hand[3] << 18 | (second << 24) | ((last != "") << 25)
    known = _menus.get(key)
    if known is None:
        affordable = [payment for payment in (SECOND if second else FIRST) if covers(hand, payment.cards)]
        plain = 2 if second else 1
        known = [payment.notation for payment in affordable if payment.number == plain]
        if last:
            known.append(last)
        known += [payment.notation for payment in affordable if payment.number > plain]
        _menus[key] = known
    return known


def covers(hand: list[int], cards: list[int]) -> bool:
    return hand[0] >= cards[0] and hand[1] >= cards[1] and hand[2] >= cards[2] and hand[3] >= cards[3]


BUNDLES: Final[list[list[list[int]]]] = [
    [_count(way) for way in combinations_with_replacement(range(4), number)] for number in range(HAND_LIMIT + 1)
]
"""By number: every choice of so many cards."""
BUNDLE_NAMES: Final[list[list[str]]] = [[bundle(cards) for cards in choices] for choices in BUNDLES]
READ_BUNDLE: Final[dict[str, list[int]]] = {bundle(cards): cards for choices in BUNDLES for cards in choices}


def bundles(hand: list[int], number: int) -> list[str]:
    """Every choice of so many cards from a hand, in notation."""
    names = BUNDLE_NAMES[number]
    return [names[at] for at, cards in enumerate(BUNDLES[number]) if covers(hand, cards)]


def unbundle(notation: str) -> list[int]:
    """How many cards of each weather a bundle holds; the caller must not change the list."""
    return READ_BUNDLE[notation]
