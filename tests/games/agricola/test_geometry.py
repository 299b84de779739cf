"""The client's own geometry of the farmyard, which draws a plan of fences, says the same as the rules."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

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

CLIENT = Path(__file__).parents[3] / "client"
FARMS = 400


def some_cells(rng: random.Random, chance: float) -> int:
    return sum(1 << cell for cell in range(CELLS) if rng.random() < chance)


def farm(rng: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
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
    return given, said


def test_the_client_and_the_rules_agree_on_many_farmyards() -> None:
    node = shutil.which("node")
    if node is None or not (CLIENT / "node_modules" / "typescript").is_dir():
        pytest.skip("the client's packages are not installed")
    rng = random.Random(8)
    farms = [farm(rng) for _ in range(FARMS)]
    lines = "\n".join(json.dumps(given) for given, _ in farms)
    command = [node, str(CLIENT / "tests" / "geometry.mjs")]
    answer = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    found = [json.loads(line) for line in answer.stdout.splitlines()]
    assert len(found) == FARMS
    for (given, said), drawn in zip(farms, found, strict=True):
        assert drawn == said, given
    faults = {said["cells"] for _, said in farms} | {said["edges"] for _, said in farms}
    assert faults >= {"", "open", "enclosed", "apart", "supply", "wood", "scattered", "crossed", "nothing"}
