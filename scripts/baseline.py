"""The stored speeds in `benchmarks/baseline.json`, and what has become of them.

A speed is stored as a ratio: its time by the time of one turn of the calibration loop, measured in the same minute, so
that it is about the same on a slow and on a fast machine. Less is faster.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "benchmarks" / "baseline.json"
QUARTER = 1.25
"""What takes so many times as long as it did is slower; noise is less than that."""

Ratios = dict[str, float]
Games = dict[str, Ratios]


@dataclass(frozen=True)
class Stored:
    """The ratios of one build of the rules, by game and by what was measured."""

    python: str
    games: Games


@dataclass(frozen=True)
class Change:
    """One ratio beside the stored one; None where there is none."""

    game: str
    name: str
    now: float | None
    before: float | None

    @property
    def verdict(self) -> str:
        if self.before is None:
            return "new"
        if self.now is None:
            return "gone"
        if self.now > self.before * QUARTER:
            return "slower"
        return "faster" if self.now * QUARTER < self.before else ""


def ratios(measured: Mapping[str, Any]) -> Ratios:
    """What `tilth bench --json` measured, in turns of the calibration loop."""
    times = {
        "decision": 1e6 / measured["decisions_per_s"],
        "game": 1e6 / measured["games_per_s"],
        "clone": measured["clone_us"],
        "determinize": measured["determinize_us"],
        "choice p99": measured["choice_p99_us"],
        "choice worst": measured["choice_worst_us"],
    }
    if "bot_ms" in measured:
        times["bot's move"] = measured["bot_ms"] * 1000
    return {name: float(f"{time / measured['calibration_us']:.3g}") for name, time in times.items()}


def best(one: Ratios, other: Ratios) -> Ratios:
    """Of two measurements the better of each."""
    return {name: min(ratio, other.get(name, ratio)) for name, ratio in one.items()}


def compare(now: Games, before: Games) -> list[Change]:
    """Every ratio of the games that were measured: those there now, then those that only are stored."""
    changes = []
    for game, measured in now.items():
        stored = before.get(game, {})
        for name in [*measured, *(name for name in stored if name not in measured)]:
            changes.append(Change(game, name, measured.get(name), stored.get(name)))
    return changes


def report(changes: list[Change]) -> str:
    """A line for each ratio, and at the end what became slower and what faster."""
    lines = [f"{'':24}{'now':>10}{'stored':>10}{'change':>10}"]
    for change in changes:
        moved = f"{change.now / change.before - 1:+.0%}" if change.now and change.before else ""
        title = f"{change.game}: {change.name}"
        lines.append(f"{title:24}{_number(change.now)}{_number(change.before)}{moved:>10}  {change.verdict}".rstrip())
    for verdict in ("slower", "faster"):
        named = [f"{change.game}'s {change.name}" for change in changes if change.verdict == verdict]
        lines.append(f"{verdict} by more than a quarter: {', '.join(named) or 'nothing'}")
    return "\n".join(lines)


def _number(ratio: float | None) -> str:
    return f"{'-' if ratio is None else f'{ratio:g}':>10}"


def read(file: Path = FILE) -> dict[str, Stored]:
    """What is stored, by build; nothing where there is no file yet."""
    if not file.exists():
        return {}
    builds: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return {build: Stored(kept["python"], kept["games"]) for build, kept in builds.items()}


def write(builds: Mapping[str, Stored], file: Path = FILE) -> None:
    """Store ratios, a game a line, so that a change can be read."""
    parts = []
    for build, stored in sorted(builds.items()):
        games = ",\n".join(f"      {json.dumps(game)}: {json.dumps(row)}" for game, row in stored.games.items())
        python = json.dumps(stored.python)
        parts.append(f'  {json.dumps(build)}: {{\n    "python": {python},\n    "games": {{\n{games}\n    }}\n  }}')
    file.parent.mkdir(exist_ok=True)
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
