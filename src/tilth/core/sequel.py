"""What a finished game hands on to the next one of its series."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tilth.core.steps import Label


@dataclass(frozen=True)
class Way:
    """One way to go on: what is chosen by it, the things it is about, and the options of the next game."""

    label: Label
    touches: list[str]
    options: dict[str, Any]


@dataclass(frozen=True)
class Sequel:
    """How a game of a series ended, and the ways to go on, which answer a question; none when the series is over."""

    news: Label
    question: Label
    ways: list[Way]
