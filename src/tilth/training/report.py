"""What a course of training came to, as a page with its curves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilth.training.course import Stage

BARS = "▁▂▃▄▅▆▇█"


def report(game: str, command: str, stages: Sequence[Stage]) -> str:
    """Markdown: one row for each generation, and how the error went down in each."""
    lines = [
        f"# Training of {game}",
        "",
        f"Made by `{command}`.",
        "",
        "| generation | games | positions | mean error, points | trial | lead | alone | stays |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for stage in stages:
        alone = "" if stage.alone is None else f"{stage.alone:+.1f}"
        lines.append(
            f"| {stage.generation} | {stage.games} | {stage.rows} | {min(test for _, test in stage.curve):.2f} |"
            f" {stage.wins:g} of {stage.duels} | {stage.lead:+.2f} ± {1.96 * stage.error:.2f} | {alone} |"
            f" {'yes' if stage.stays else 'no'} |"
        )
    lines += ["", "Error in games that were not learned from, after each pass:", ""]
    for stage in stages:
        errors = [test for _, test in stage.curve]
        lines.append(f"- generation {stage.generation}: {curve(errors)} {errors[0]:.2f} to {min(errors):.2f} points")
    return "\n".join(lines) + "\n"


def curve(values: Sequence[float]) -> str:
    """Numbers as a line of bars."""
    low, high = min(values), max(values)
    step = (high - low) / (len(BARS) - 1) or 1.0
    return "".join(BARS[round((value - low) / step)] for value in values)
