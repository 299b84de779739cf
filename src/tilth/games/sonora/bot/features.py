"""A position in numbers: the own sheet, the best rival's, and what the others have on average."""

from __future__ import annotations

from typing import Final

from tilth.games.sonora.bot.sheet import CHUNK, Outlook, at, harm, outlook
from tilth.games.sonora.rules.data import DISCOVERY, FOX, REFLICK, SECTIONS, SWAP
from tilth.games.sonora.rules.notation import DISC_NUMBER
from tilth.games.sonora.rules.state import BUILDINGS, FIELD, HAND, SonoraState
from tilth.games.sonora.rules.table import circles_at

SHEET_NUMBERS: Final = 29
"""How many numbers say what a sheet is."""


def features(state: SonoraState, seat: int) -> list[float]:
    """From a seat's eyes; of the same length for any number of seats."""
    views = [outlook(state, player) for player in range(state.seats)]
    foreseen = [view.foresee() + sum(parts.values()) for view, parts in zip(views, state.scores(), strict=True)]
    rows = [sheet_row(state, player, views[player]) for player in range(state.seats)]
    others = [player for player in range(state.seats) if player != seat]
    best = [0.0] * SHEET_NUMBERS
    mean = best
    if others:
        best = rows[max([(foreseen[player], player) for player in others])[1]]
        mean = [sum([rows[player][at] for player in others]) / len(others) for at in range(SHEET_NUMBERS)]
    rounds = state.settings["rounds"]
    flicked = sum([place != HAND for place in state.place]) / len(state.place)
    return [
        *rows[seat],
        *best,
        *mean,
        float(rounds - state.round),
        rounds - state.round + 1.0 - flicked,
        float(state.seats),
        float(state.settings["no_nudge"]),
        float((seat - state.first) % state.seats),
        harm(state) if state.seats == 1 else 0.0,
    ]


def sheet_row(state: SonoraState, seat: int, view: Outlook) -> list[float]:
    """One sheet: points by section, what is sure to be marked and what that brings, what more would bring, bonuses, and
    the discs."""
    parts = state.scores()[seat]
    hand = state.hand(seat)
    lying = [disc for disc in state.colour_of(seat) if state.place[disc] == FIELD]
    row = [float(parts[section]) for section in SECTIONS]
    row += view.pending
    row += [at(view.curves[section], view.pending[section]) for section in range(4)]
    row += [view.gain(section, view.pending[section]) for section in range(4)]
    row += [at(view.curves[section], view.spread[section]) for section in range(4)]
    row += [
        float(state.left(seat, REFLICK)),
        float(state.left(seat, SWAP)),
        float(sum([state.discoveries_left(seat, animal) for animal in range(3)])),
        float(sum([state.left(seat, bonus) for bonus in range(FOX, DISCOVERY)])),
        float(sum([reward != 0 for reward in state.rewards[seat * BUILDINGS : (seat + 1) * BUILDINGS]])),
        float(len(hand)),
        sum([DISC_NUMBER[disc] for disc in hand]) / CHUNK,
        float(sum([bool(circles_at(state.x[disc], state.y[disc])) for disc in lying])),
        view.kept,
    ]
    return row
