"""The client's simulator gives the same bits as the server's: thousands of flicks through Node, compared exactly.

Some are kept for the client's own test, `client/tests/boards/sonora/physics.test.ts`. When the rules change, make them
anew: `python -m tests.games.sonora.test_client_physics`.
"""

from __future__ import annotations

import json
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest
from scripts import client_build

from tilth.core.rng import Rng
from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.flicks import lies_well
from tilth.games.sonora.rules.notation import LEAST_STRENGTH, MOST_STRENGTH
from tilth.games.sonora.rules.physics import Motion, direction
from tilth.games.sonora.rules.table import launching_place

FLICKS = 4000
HERE = Path(__file__).parent
KEPT = client_build.CLIENT / "tests" / "boards" / "sonora" / "flicks.jsonl"
FLICKS_KEPT = 60
ROLLDOWN = client_build.CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"


def node() -> str | None:
    """Node of the machine, or the one in the wheel."""
    npm = client_build.machine_npm()
    if npm is not None:
        return "node"
    try:
        return client_build.wheel_npm()[0]
    except ImportError:
        return None


def scene(rng: Rng) -> dict[str, Any]:
    """A flick from a corner onto a board with some discs; half of the angles are round, as people type them."""
    count = rng.below(16) + 1
    x, y = [0] * count, [0] * count
    lying: list[int] = []
    for disc in range(1, count):
        x[disc], y[disc] = rng.below(25801) - 12900, rng.below(25801) - 12900
        if lies_well(x, y, [*lying, disc]):
            lying.append(disc)
    corner = rng.below(4)
    while True:
        start = [(rng.below(2801) - 1400) * 10, (rng.below(2801) - 1400) * 10]
        if launching_place(corner, *start):
            break
    angle = rng.below(36000) if rng.below(2) else rng.below(72) * 500
    strength = LEAST_STRENGTH + rng.below(MOST_STRENGTH - LEAST_STRENGTH + 1)
    live = [disc in lying for disc in range(count)]
    return {
        "x": x,
        "y": y,
        "live": live,
        "disc": 0,
        "from": start,
        "angle": angle,
        "strength": strength,
        "corner": corner,
    }


def broken_rack(rows: int, angle: int, strength: int) -> dict[str, Any]:
    """A flick from the top left corner at a triangle of touching discs: many touches at one instant."""
    places = [
        (-3000 + 1350 * row + 780 * (2 * seat - row), 3000 - 1350 * row + 780 * (2 * seat - row))
        for row in range(rows)
        for seat in range(row + 1)
    ]
    return {
        "x": [0, *[x for x, _ in places]],
        "y": [0, *[y for _, y in places]],
        "live": [False, *[True for _ in places]],
        "disc": 0,
        "from": [-11750, 11750],
        "angle": angle,
        "strength": strength,
        "corner": 0,
    }


def bits(value: float) -> str:
    return struct.pack(">d", value).hex()


def in_python(flick: dict[str, Any]) -> str:
    xs, ys = [value / 100.0 for value in flick["x"]], [value / 100.0 for value in flick["y"]]
    xs[0], ys[0] = flick["from"][0] / 100.0, flick["from"][1] / 100.0
    motion = Motion(BOARD.ground, xs, ys, [True, *flick["live"][1:]], 0, flick["corner"])
    cosine, sine = direction(flick["angle"])
    speed = BOARD.full_speed * flick["strength"] / 1000.0
    motion.push(0, cosine * speed, sine * speed)
    motion.run()
    tracks = [
        ",".join(f"{point.kind} {bits(point.time)} {bits(point.x)} {bits(point.y)}" for point in track)
        for track in motion.tracks
    ]
    return f"{motion.steps};{';'.join(tracks)}"


def racks() -> list[dict[str, Any]]:
    return [broken_rack(rows, angle, 600 + 4 * rows) for rows in range(2, 6) for angle in (31500, 31480, 31600)]


def kept() -> list[dict[str, Any]]:
    """The board's facts, then flicks with what became of them."""
    rng = Rng(7)
    flicks = [*racks(), *[scene(rng) for _ in range(FLICKS_KEPT - len(racks()))]]
    return [BOARD.facts, *[{"given": flick, "said": in_python(flick)} for flick in flicks]]


def test_the_flicks_kept_for_the_client_end_as_the_rules_say() -> None:
    theirs = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
    assert theirs == json.loads(json.dumps(kept()))


def test_thousands_of_flicks_end_on_the_same_bits_in_the_browser_and_on_the_server(tmp_path: Path) -> None:
    runner = node()
    if runner is None or not ROLLDOWN.is_file():
        pytest.skip("needs Node and the client's packages: run pip install . or npm ci in client/")
    bundle = tmp_path / "flicks.mjs"
    made = [
        runner,
        str(ROLLDOWN),
        str(HERE / "flicks.ts"),
        "--file",
        str(bundle),
        "--format",
        "esm",
        "--platform",
        "node",
    ]
    subprocess.run(made, check=True, capture_output=True, cwd=client_build.CLIENT)
    rng = Rng(2024)
    flicks = [*racks(), *[scene(rng) for _ in range(FLICKS - len(racks()))]]
    lines = "\n".join(json.dumps(line) for line in [BOARD.facts, *flicks])
    said = subprocess.run([runner, str(bundle)], input=lines, check=True, capture_output=True, text=True).stdout
    answers = said.splitlines()
    assert len(answers) == FLICKS
    touched = 0
    for flick, answer in zip(flicks, answers, strict=True):
        assert answer == in_python(flick), flick
        touched += answer.count(",1 ")
    assert touched > FLICKS / 4, "the scenes are crowded enough to mean something"


def test_the_direction_of_every_hundredth_of_a_degree_has_length_one() -> None:
    for angle in range(0, 36000, 7):
        cosine, sine = direction(angle)
        assert abs(cosine * cosine + sine * sine - 1.0) < 4e-16


if __name__ == "__main__":
    KEPT.write_text("".join(json.dumps(line) + "\n" for line in kept()), encoding="utf-8")
