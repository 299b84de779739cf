"""The table as text."""

from __future__ import annotations

from io import StringIO

from tilth.core import Game, State
from tilth.words import Words
from tilth.words.drawing import draw

WIDTH = 120


def drawn(game: Game, state: State, seat: int | None, locale: str) -> str:
    """What a seat sees, as a terminal of a fixed width would show it."""
    from rich.console import Console

    words = Words(locale, game, [], seat)
    console = Console(file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", emoji=False)
    with console.capture() as captured:
        console.print(draw(game, state.view(seat), words))
    return captured.get()
