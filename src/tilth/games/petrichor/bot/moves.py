"""The options worth a thought: cheap payments, actions that do something."""

from __future__ import annotations

from typing import Final

from tilth.games.petrichor.bot.worth import lead
from tilth.games.petrichor.rules.cards import BY_NOTATION, STOP, Payment, unbundle
from tilth.games.petrichor.rules.data import FROST, NO_CLOUD, SUN
from tilth.games.petrichor.rules.state import Petrichor

MOST: Final = 14
HELD: Final[list[list[float]]] = [
    [0.0, 1.2, 1.9, 2.4, 2.8],
    [0.0, 1.3, 2.2, 2.8, 3.2],
    [0.0, 1.0, 1.6, 2.0, 2.3],
    [0.0, 1.0, 1.6, 2.0, 2.3],
]
"""By weather: what so many cards of it are worth in hand; the first more than another one of the same."""


def candidates(state: Petrichor, seat: int) -> list[str]:
    """Of the payments for one action the one that leaves the best hand, and only actions that do something while there
    are any."""
    options = state.options(seat)
    step = state.deciding(seat)
    if step is None or len(options) == 1:
        return options
    if step.name == "turn" or step.name == "second_action":
        return _payments(state, seat, options, step.name == "second_action")
    if step.name == "keep_cards":
        return [_best_bundle(options, [0, 0, 0, 0])]
    if step.name == "pick":
        return [_best_bundle(options, state.hand(seat))]
    return options if len(options) <= MOST else _best(state, seat, options)


def _best(state: Petrichor, seat: int, options: list[str]) -> list[str]:
    """Of many options, as there are when the wind may blow any drop, those that look best at once."""
    leads = []
    for number, option in enumerate(options):
        twin = state.clone()
        twin.choose(seat, option)
        leads.append((-lead(twin, seat), number))
    leads.sort()
    return [options[number] for _, number in leads[:MOST]]


def _best_bundle(options: list[str], held: list[int]) -> str:
    """The cards that go best with those already held."""
    best, most = options[0], -1.0
    for option in options:
        cards = unbundle(option)
        worth = 0.0
        for weather in range(4):
            worth += HELD[weather][min(4, held[weather] + cards[weather])]
        if worth > most:
            best, most = option, worth
    return best


def _payments(state: Petrichor, seat: int, options: list[str], second: bool) -> list[str]:
    hand = state.hand(seat)
    best: list[Payment | None] = [None, None, None, None]
    most = [-1.0, -1.0, -1.0, -1.0]
    others = []
    for option in options:
        payment = BY_NOTATION.get(option)
        if payment is None:
            others.append(option)
            continue
        left = 10.0 - payment.number
        for weather in range(4):
            left += 0.1 * HELD[weather][min(4, hand[weather] - payment.cards[weather])]
        if left > most[payment.weather]:
            most[payment.weather] = left
            best[payment.weather] = payment
    useful = []
    idle = []
    plain = False
    for payment in best:
        if payment is not None:
            if does_something(state, seat, payment.weather):
                useful.append(payment.notation)
                plain = plain or payment.number == 1
            elif payment.number == 1:
                idle.append(payment.notation)
    if second and STOP in others:
        return useful + others
    # A card that does nothing still votes; it is worth a thought only where one that does something costs two.
    return (useful if plain else useful + idle) + others or options


def does_something(state: Petrichor, seat: int, weather: int) -> bool:
    """Whether a card action would change anything in the sky."""
    if weather == FROST:
        return NO_CLOUD in state.clouds and state.supply[seat] + state.own_on_tiles(seat) > 0
    if not state.own_clouds(seat):
        return False
    return weather != SUN or state.supply[seat] + state.own_on_tiles(seat) > 1
