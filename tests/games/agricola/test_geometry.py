"""Farmyards and what the rules say of them, kept for the client, whose own geometry draws a plan of fences.

The client's test reads the same file: `client/tests/boards/agricola/geometry.test.ts`. When the rules change, make it
anew with `python -m tests.games.agricola.test_geometry`.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tilth.games.agricola.rules.farm.fences import (
    CELL_NAMES,
    CELLS,
    EDGES,
    border,
    cells_name,
    edges_names,
    next_pastures,
    pastures,
    why_not,
    why_not_cells,
)
from tilth.games.agricola.rules.farm.housing import pasture_capacity

KEPT = Path(__file__).parents[3] / "client" / "tests" / "boards" / "agricola" / "farmyards.jsonl"
FARMS = 200


def some_cells(rng: random.Random, chance: float) -> int:
    return sum(1 << cell for cell in range(CELLS) if rng.random() < chance)


def farm(rng: random.Random) -> dict[str, Any]:
    """A farmyard with a plan, and what the rules say of it."""
    blocked = some_cells(rng, 0.2)
    layout = 0
    for _ in range(rng.randrange(3)):
        ways = next_pastures(layout, blocked, 15)
        if ways:
            layout = rng.choice(ways).layout
    ways = next_pastures(layout, blocked, 15)
    planned = rng.choice(ways).cells if ways and rng.random() < 0.6 else some_cells(rng, 0.15)
    edges = rng.choice(ways).new_edges if ways and rng.random() < 0.6 else 0
    if rng.random() < 0.4:
        edges ^= 1 << rng.randrange(EDGES)
    stables = some_cells(rng, 0.2)
    left, payable = rng.randrange(16), rng.randrange(16)
    names = [CELL_NAMES[cell] for cell in range(CELLS)]
    listed = {mask: [names[cell] for cell in range(CELLS) if mask >> cell & 1] for mask in (blocked, planned, stables)}
    given = {
        "fences": edges_names(layout),
        "blocked": listed[blocked],
        "left": left,
        "payable": payable,
        "cells": listed[planned],
        "edges": edges_names(edges),
        "stables": listed[stables],
    }
    said = {
        "border": sorted(edges_names(border(planned))),
        "pastures": [cells_name(area) for area in pastures(layout | edges)],
        "capacity": pasture_capacity(planned, stables),
        "cells": why_not_cells(layout, planned, blocked, left, payable),
        "edges": why_not(layout, edges, blocked, left, payable),
    }
    return {"given": given, "said": said}


def farms() -> list[dict[str, Any]]:
    rng = random.Random(8)
    return [farm(rng) for _ in range(FARMS)]


def test_the_farmyards_kept_for_the_client_say_what_the_rules_say() -> None:
    kept = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
    assert len(kept) == FARMS
    for theirs, ours in zip(kept, farms(), strict=True):
        assert theirs == ours


def test_the_farmyards_kept_for_the_client_have_every_fault() -> None:
    faults = {said[what] for said in (farm["said"] for farm in farms()) for what in ("cells", "edges")}
    assert faults >= {"", "open", "enclosed", "apart", "supply", "wood", "scattered", "crossed", "nothing"}


if __name__ == "__main__":
    KEPT.write_text("".join(json.dumps(farm) + "\n" for farm in farms()), encoding="utf-8")
