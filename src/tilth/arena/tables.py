"""Results as tables for other programs: CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from tilth.arena.row import Row
from tilth.core import Refusal

PLAIN = ("seed", "seat", "level", "score", "place", "decisions", "seconds")


def write_csv(rows: Sequence[Row], file: TextIO) -> None:
    """One line for each seat of each game, in the order of their seeds."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(PLAIN)
    for row in sorted(rows, key=lambda row: row.seed):
        for seat, (level, score, place) in enumerate(zip(row.levels, row.scores, row.places, strict=True)):
            writer.writerow([row.seed, seat, level, score, place, row.decisions, f"{row.seconds:.4f}"])


class Ledger:
    """One line for each seat of each game of a tournament, with the points by category and the time for thought."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self._categories: dict[str, None] = {}

    def add(self, met: tuple[str, ...], rows: Sequence[Row]) -> None:
        """Games of those who met."""
        for row in rows:
            seen = row.watched
            assert seen is not None
            self._categories.update(dict.fromkeys(seen.categories))
            for seat, level in enumerate(row.levels):
                line = {
                    "meeting": " ".join(met),
                    "seed": row.seed,
                    "seating": " ".join(row.levels),
                    "seat": seat,
                    "bot": level,
                    "score": row.scores[seat],
                    "place": row.places[seat],
                    "won": row.won(seat),
                    "decisions": row.decisions,
                    "own_decisions": sum(seen.paces[seat].values()),
                    "seconds": row.seconds,
                    "seconds_thought": seen.thought[seat],
                    "longest_thought": seen.longest[seat],
                    "rounds": len(seen.rounds),
                }
                points = zip(seen.categories, seen.rounds[-1][seat], strict=True)
                self.lines.append(line | {f"points_{name}": value for name, value in points})

    def complete(self) -> Iterator[dict[str, Any]]:
        """All lines in an order that does not depend on who played them, each with every category."""
        none = {f"points_{name}": 0 for name in self._categories}
        for line in sorted(self.lines, key=lambda line: (line["meeting"], line["seed"], line["seating"], line["seat"])):
            yield {**{name: value for name, value in line.items() if name not in none}, **none, **_points(line)}

    def write_csv(self, file: TextIO) -> None:
        lines = list(self.complete())
        writer = csv.DictWriter(file, list(lines[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)

    def write_parquet(self, file: Path) -> None:
        pyarrow = parquet()
        table = pyarrow.Table.from_pylist(list(self.complete()))
        try:
            pyarrow.parquet.write_table(table, file)
        except OSError as error:
            problem = error.strerror or str(error)
            raise Refusal("bad_file", "file-unwritable", file=str(file), problem=problem) from None


def parquet() -> Any:
    """What writes Parquet, if it is there."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Refusal("bad_request", "arena-missing") from None
    return pyarrow


def _points(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name.startswith("points_")}
