"""A picture of a position, as a notebook shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.core import Game, State
from tilth.games import game as game_named
from tilth.games.parts import part
from tilth.paper import Paper
from tilth.pictures import plain
from tilth.words import Words


class Picture:
    """An SVG that notebooks show by itself."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_html_(self) -> str:
        return f'<div style="max-width: 60rem">{self.svg}</div>'


def show(state: State, seat: int | None = None, locale: str = "en", dark: bool = False) -> Picture:
    """A position as a seat sees it (None: a spectator)."""
    known = {"to_act": state.awaited(seat), "scores": state.scores()}  # what every seat knows, and not every view says
    return Picture(state_picture(state.game, {**known, **state.view(seat), "seat": seat}, locale, dark))


def state_picture(game: Game | str, view: Mapping[str, Any], locale: str = "en", dark: bool = False) -> str:
    """What a view holds as an SVG; nothing else is asked than the view."""
    rules = game_named(game) if isinstance(game, str) else game
    words = Words(locale, rules, [], view.get("seat"))
    paper = Paper(dark)
    own = part(rules, "view.notebook")
    (plain if own is None else own).draw(paper, view, words)
    return paper.svg(words.title())
