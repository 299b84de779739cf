"""What the next choices would bring, for views: the cards an action fires, other ways to pay, Gaia's share."""

from __future__ import annotations

from typing import Any

from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.actions import ACTIONS
from tilth.games.earth.rules.activation import fired
from tilth.games.earth.rules.board import NAMES
from tilth.games.earth.rules.data import ALTERNATIVE, COST, SLUG
from tilth.games.earth.rules.gaia import blue_cards, is_hard
from tilth.games.earth.rules.planting import instead_of_soil
from tilth.games.earth.rules.table import Table


def fires(table: Table, seat: int) -> dict[str, list[str]]:
    """For each action the places of a player's cards that it would fire, island and climate first."""
    return {action: [NAMES[cell] for cell in fired(table, seat, colour)] for colour, action in enumerate(ACTIONS)}


def instead(table: Table, seat: int) -> dict[str, dict[str, Any]]:
    """The hand cards that can be paid for with something else than soil: with what, and how much of it is there."""
    found = {}
    for card in table.hands[seat]:
        line = ALTERNATIVE[card]
        if line is not None:
            most = max(0, min(table.price(seat, card, COST[card]), instead_of_soil(table, seat, line.other)))
            found[SLUG[card]] = {"with": L.RESOURCES[line.other], "most": most}
    return found


def gaia_follows(table: Table) -> dict[str, int]:
    """What Gaia surely gets with each of the player's actions; soil and cards gained in the turn add to it."""
    hard = is_hard(table)
    return {
        "plant": 0,
        "compost": 5 if hard else 2,
        "water": (3 if hard else 0) + blue_cards(table),
        "grow": 3 if hard else 0,
    }
