"""A game without a picture of its own: its view, written down."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps
from typing import Any

from tilth.paper import GAP, WIDTH, Paper
from tilth.words import Words

LINES = 40


def draw(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    """Every part of the view on a line of its own."""
    paper.bar(words.title(), "")
    lines = [f"{name}: {dumps(value, ensure_ascii=False)}" for name, value in view.items()][:LINES]
    high = 16 + 22 * len(lines)
    paper.sheet(GAP, paper.y, WIDTH - 2 * GAP, high)
    for at, line in enumerate(lines):
        paper.text(GAP + 14, paper.y + 24 + 22 * at, line, room=WIDTH - 2 * GAP - 28)
    paper.y += high + GAP
