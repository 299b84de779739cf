"""What goals and ecosystems count, kept for the client, which lights the cards that count.

The client's test reads the same file: `client/tests/boards/earth/counting.test.ts`. When the rules change, make it anew
with `python -m tests.games.earth.test_client_counting`.
"""

from __future__ import annotations

import json
from pathlib import Path

from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.data import (
    ANY,
    CLIMATES,
    ECOSYSTEM_RULE,
    ECOSYSTEM_SLUG,
    EVENT,
    FAUNA_SLUG,
    GOAL,
    ISLANDS,
    KIND,
    NUMBER,
)
from tilth.games.earth.rules.lines import Rule

KEPT = Path(__file__).parents[3] / "client" / "tests" / "boards" / "earth" / "counting.jsonl"


def counted(rule: Rule) -> list[str]:
    """The things whose print counts, as the client calls them; what lies on them is not asked."""
    things = {f"card:{slug}": card for slug, card in NUMBER.items() if KIND[card] != EVENT}
    if rule.board:
        things |= {f"island:{slug}": card for slug, card in ISLANDS.items()}
        things |= {f"climate:{slug}": card for slug, card in CLIMATES.items()}
    return [thing for thing, card in things.items() if rule.filter.fits[card]]


def kept() -> str:
    """A line for every goal that counts cards by their print: how many count, and every seventh of them."""
    goals = [(f"fauna:{slug}", rule) for slug, rule in zip(FAUNA_SLUG, GOAL, strict=True)]
    goals += [(f"ecosystem:{slug}", rule) for slug, rule in zip(ECOSYSTEM_SLUG, ECOSYSTEM_RULE, strict=True)]
    rows = []
    for name, rule in goals:
        if rule.filter is not ANY and rule.filter.pieces == L.PRINTED:
            cards = counted(rule)
            rows.append(json.dumps({"goal": name, "number": len(cards), "some": cards[::7]}) + "\n")
    return "".join(rows)


def test_the_client_counts_the_same_cards() -> None:
    assert KEPT.read_text() == kept()


if __name__ == "__main__":
    KEPT.write_text(kept())
