"""The points, by category."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.cards.card import CATALOGUE
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.farm.fences import pastures
from tilth.games.agricola.rules.farm.pastures import fenced_stables
from tilth.games.agricola.rules.goods import BOAR, CATTLE, CLAY_HUT, GRAIN, SHEEP, STONE_HOUSE, VEGETABLE
from tilth.games.agricola.rules.state import PEOPLE, STABLES, Agricola

FIELDS: Final = (-1, -1, 1, 2, 3, 4)
PASTURES: Final = (-1, 1, 2, 3, 4)
GRAINS: Final = (-1, 1, 1, 1, 2, 2, 3, 3, 4)
VEGETABLES: Final = (-1, 1, 2, 3, 4)
SHEEPS: Final = (-1, 1, 1, 1, 2, 2, 3, 3, 4)
BOARS: Final = (-1, 1, 1, 2, 2, 3, 3, 4)
CATTLES: Final = (-1, 1, 2, 2, 3, 3, 4)
"""Points for 0, 1, 2 ... of something; the last number is for that many and more."""

PERSON: Final = 3
BEGGING: Final = -3
CATEGORIES: Final = (
    "fields",
    "pastures",
    "grain",
    "vegetables",
    "sheep",
    "boar",
    "cattle",
    "unused",
    "stables",
    "rooms",
    "people",
    "cards",
    "bonus",
    "begging",
)


def row(points: tuple[int, ...], number: int) -> int:
    """The points for so many of something."""
    return points[min(number, len(points) - 1)]


def next_steps(state: Agricola, seat: int) -> dict[str, dict[str, int]]:
    """For each category with a scale: how many a player has, how many more bring points, and how many points."""
    player = state.players[seat]
    goods = player.goods
    scales = {
        "fields": (FIELDS, player.fields.bit_count()),
        "pastures": (PASTURES, len(pastures(player.fences))),
        "grain": (GRAINS, goods[GRAIN] + player.crops(GRAIN)),
        "vegetables": (VEGETABLES, goods[VEGETABLE] + player.crops(VEGETABLE)),
        "sheep": (SHEEPS, goods[SHEEP]),
        "boar": (BOARS, goods[BOAR]),
        "cattle": (CATTLES, goods[CATTLE]),
    }
    steps: dict[str, dict[str, int]] = {}
    for name, (points, have) in scales.items():
        more = 0
        while have + more < len(points) - 1 and row(points, have + more) == row(points, have):
            more += 1
        gain = row(points, have + more) - row(points, have)
        steps[name] = {"have": have, "more": more if gain else 0, "points": gain}
    room = 1 if player.house == CLAY_HUT else 2 if player.house == STONE_HOUSE else 0
    for name, have, most, gain in (
        ("unused", 15 - player.used().bit_count(), 0, 1),
        ("stables", fenced_stables(player), STABLES, 1),
        ("rooms", player.room_count(), 15, room),
        ("people", player.people, PEOPLE, PERSON),
        ("begging", player.begging, 0, 0),
    ):
        can = have > 0 if name == "unused" else have < most
        steps[name] = {"have": have, "more": 1 if can and gain else 0, "points": gain if can else 0}
    return steps


def herd_points(animals: tuple[int, int, int]) -> int:
    """The points for sheep, boar and cattle together."""
    return row(SHEEPS, animals[0]) + row(BOARS, animals[1]) + row(CATTLES, animals[2])


def noted(state: Agricola, seat: int) -> int:
    """The points a player has won during the game, whether or not the cards are still there."""
    notes = state.players[seat].notes
    return sum([notes[name] for name in CATALOGUE.noting if name in notes]) if notes else 0


def parts(state: Agricola, seat: int) -> dict[str, int]:
    """The points of a player in every category."""
    player = state.players[seat]
    goods = player.goods
    rooms = player.room_count()
    points = {
        "fields": row(FIELDS, player.fields.bit_count()),
        "pastures": row(PASTURES, len(pastures(player.fences))),
        "grain": row(GRAINS, goods[GRAIN] + player.crops(GRAIN)),
        "vegetables": row(VEGETABLES, goods[VEGETABLE] + player.crops(VEGETABLE)),
        "sheep": row(SHEEPS, goods[SHEEP]),
        "boar": row(BOARS, goods[BOAR]),
        "cattle": row(CATTLES, goods[CATTLE]),
        "unused": player.used().bit_count() - 15,
        "stables": fenced_stables(player),
        "rooms": rooms * (1 if player.house == CLAY_HUT else 2 if player.house == STONE_HOUSE else 0),
        "people": PERSON * player.people,
        "cards": sum([FACTS[name].points for name in player.cards]),
        "bonus": 0,
        "begging": BEGGING * player.begging,
    }
    brought = [card.bonus(state, seat) for card in state.folding(seat, "bonus")]
    lost = min(brought, default=0) < 0  # what one card costs, others may hide in the sum
    awards = [card.award(state, owner, seat) for owner, card in state.folding_all("award")]
    points["bonus"] = sum(brought) + sum(awards) + noted(state, seat)
    for card in state.folding(seat, "score"):
        card.score(state, seat, points)
    for _, card in state.folding_all("verdict"):
        points["bonus"] += card.verdict(state, seat, points, lost)
    return points
