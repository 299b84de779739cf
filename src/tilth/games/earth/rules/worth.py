"""How the points of a player would change with a card at a place."""

from __future__ import annotations

from typing import Any

from tilth.games.earth.rules.data import ECOSYSTEM_RULE, ECOSYSTEM_SLUG, FAUNA_SLUG, GOAL, POINTS, SCORING, SLUG
from tilth.games.earth.rules.scoring import points, reached
from tilth.games.earth.rules.table import Table, without


def worth(table: Table, seat: int) -> dict[str, int]:
    """What terrains and ecosystems are worth to a player now."""
    found: dict[str, int] = {}
    field = table.field[seat]
    for cell in table.spots[seat]:
        line = SCORING[field[cell]]
        if line is not None and line.rule is not None:
            found[f"card:{SLUG[field[cell]]}"] = points(table, seat, line.rule, cell)
    for card in (table.ecosystem[seat], *table.ecosystems):
        if card >= 0:
            found[f"ecosystem:{ECOSYSTEM_SLUG[card]}"] = points(table, seat, ECOSYSTEM_RULE[card], -1)
    return found


def change(table: Table, seat: int, card: int, cell: int) -> dict[str, Any]:
    """How the points of a player change with a card at a place, what is worth more or less, which goals are met."""
    before = worth(table, seat)
    after_table = table.clone()
    assert isinstance(after_table, Table)
    after_table.hands[seat] = without(after_table.hands[seat], card)
    after_table.lay(seat, card, cell)
    after = worth(after_table, seat)
    changes = {thing: number - before.get(thing, 0) for thing, number in after.items()}
    goals = [
        f"fauna:{FAUNA_SLUG[goal]}"
        for place, goal in enumerate(table.fauna)
        if not table.reached[seat] >> place & 1 and reached(after_table, seat, GOAL[goal])
    ]
    return {
        "points": signed(POINTS[card] + sum(changes.values())),
        "more": [thing for thing, number in changes.items() if number > 0],
        "less": [thing for thing, number in changes.items() if number < 0],
        "goals": goals,
    }


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
