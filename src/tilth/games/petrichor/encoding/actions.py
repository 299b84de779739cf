"""The options of Petrichor as numbers: every one of them has a name, so nothing is left to a hash."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tilth.core.encoding import Group, starts
from tilth.games.petrichor.encoding.grid import COLOURS, NAMES, PLACES, TILES, WAY_NAMES, WAYS, WHOSE
from tilth.games.petrichor.rules.actions import DIE, MOVED_VOTES, NONE
from tilth.games.petrichor.rules.cards import FIRST, PASS, READ_BUNDLE, SECOND, STOP
from tilth.games.petrichor.rules.data import WEATHERS
from tilth.games.petrichor.rules.field import FIELDS, Field

Table = dict[str, int]
"""The number of every option of a kind of decision, by its notation."""

PAYMENTS: Final = [payment.notation for payment in FIRST + SECOND]
VOTES: Final = [
    *WEATHERS,
    *DIE[1:],
    *[MOVED_VOTES[to][source] for to in range(4) for source in range(4) if to != source],
]
TIES: Final = [*WEATHERS, *["+".join(pair) for pair in combinations(WEATHERS, 2)]]
CARDS: Final = [cards for cards in READ_BUNDLE if cards]

GROUPS: Final = [
    Group("say", [PASS, STOP, NONE]),
    Group("pay", PAYMENTS),
    Group("tile", NAMES),
    Group("drop", [f"{whose} at {tile}" for tile in NAMES for whose in WHOSE]),
    Group("cloud", [f"{start}-{end}" for start in NAMES for end in NAMES]),
    Group("blow", [f"{whose} at {tile} {way}" for tile in NAMES for whose in WHOSE for way in WAY_NAMES]),
    Group("vote", VOTES),
    Group("tie", TIES),
    Group("cards", CARDS),
]
"""`say`: what is not done. `pay`: an action and its cards. `tile`: a place for a cloud or fertilizer, a cloud for
drops, or the tile of a drop taken back. `drop`: one that rains. `cloud`: the way of one. `blow`: a drop and the way the
wind takes it. `vote`: a weather, a die, or a vote moved (`to<from`). `tie`: weathers among equals. `cards`: those to
keep."""
STARTS: Final[dict[str, int]] = starts([(group.name, len(group.entries)) for group in GROUPS])
SAY: Final = STARTS["say"]
PAY: Final = STARTS["pay"]
TILE: Final = STARTS["tile"]
DROP: Final = STARTS["drop"]
CLOUD: Final = STARTS["cloud"]
BLOW: Final = STARTS["blow"]
VOTE: Final = STARTS["vote"]
TIE: Final = STARTS["tie"]
KEEP: Final = STARTS["cards"]


def _spoken(start: int, entries: list[str]) -> Table:
    """Options that are named as they are written."""
    table = {PASS: SAY, STOP: SAY + 1, NONE: SAY + 2}
    for at, entry in enumerate(entries):
        table[entry] = start + at
    return table


SPOKEN: Final = {
    "turn": _spoken(PAY, PAYMENTS),
    "second_action": _spoken(PAY, PAYMENTS),
    "vote": _spoken(VOTE, VOTES),
    "break_tie": _spoken(TIE, TIES),
    "keep_cards": _spoken(KEEP, CARDS),
    "pick": _spoken(KEEP, CARDS),
}
"""By decision, where nothing depends on who looks and how many play."""


def _tiles(field: Field, places: list[int]) -> Table:
    table = {NONE: SAY + 2}
    for tile, name in enumerate(field.names):
        table[name] = TILE + places[tile]
    return table


def _clouds(field: Field, places: list[int]) -> Table:
    table = {NONE: SAY + 2}
    for move, (start, end) in field.read_move.items():
        table[move] = CLOUD + places[start] * TILES + places[end]
    return table


def _drops(field: Field, places: list[int], colours: int, seat: int) -> Table:
    table = {NONE: SAY + 2}
    for drop, (tile, colour) in field.read_drop.items():
        table[drop] = DROP + places[tile] * COLOURS + (colour - seat) % colours
    return table


def _blown(field: Field, places: list[int], colours: int, seat: int) -> Table:
    table = {NONE: SAY + 2}
    for way, (start, colour, end) in field.read_blown.items():
        at = places[start] * COLOURS + (colour - seat) % colours
        table[way] = BLOW + at * 4 + WAYS.index(places[end] - places[start])
    return table


def _tables(seats: int) -> list[dict[str, Table]]:
    """By seat and decision, for a number of seats."""
    field, places = FIELDS[seats], PLACES[seats]
    tiles, clouds = _tiles(field, places), _clouds(field, places)
    found = []
    for seat in range(seats):
        own = dict.fromkeys(
            ("frost_action", "sun_action", "take_back", "starting_cloud", "place_fertilizer", "sun_weather"), tiles
        )
        own["wind_action"] = clouds
        own["rain_action"] = _drops(field, places, max(seats, 2), seat)
        own["wind_weather"] = _blown(field, places, max(seats, 2), seat)
        own.update(SPOKEN)
        found.append(own)
    return found


NUMBERS: Final = [_tables(seats) for seats in range(5)]
"""The number of every option, by number of seats, seat and decision."""


def numbers(seats: int, seat: int, asked: str, options: list[str]) -> list[int]:
    """The numbers of the options of a decision."""
    table = NUMBERS[seats][seat][asked]
    return [table[option] for option in options]
