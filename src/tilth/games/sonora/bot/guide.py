"""What Sonora tells those who think about it."""

from __future__ import annotations

from tilth.core.bot import Bot
from tilth.core.guide import Guide
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.games.sonora.bot.aiming import next_ones, ranked, unsteady
from tilth.games.sonora.bot.policy import Quick
from tilth.games.sonora.bot.sensible import Canyon
from tilth.games.sonora.bot.sheet import prospects
from tilth.games.sonora.rules.canyon import free_cells
from tilth.games.sonora.rules.data import SHEET
from tilth.games.sonora.rules.flicks import ANY_DISC, Flick
from tilth.games.sonora.rules.notation import read_flick
from tilth.games.sonora.rules.ruins import read_cross
from tilth.games.sonora.rules.state import SonoraState

AIMS = 10
SHAPES = 8
"""How many aims and shapes are worth a thought."""
PAR = {5: 120.0, 6: 150.0, 7: 180.0}
"""Alone nobody else has points: what a good player reaches, by rounds."""


class SonoraGuide(Guide):
    """Points lie on the sheet, in the discs on the board and in those of the rounds to come."""

    scale = 12.0
    horizon = 0
    hard = 400

    def policy(self, seed: int) -> Bot:
        return Quick(seed)

    def thinks(self, state: State, seat: int) -> bool:
        step = state.deciding(seat)
        return step is not None and step.name not in ("keep", "boxes", "bot_pick")

    def rests(self, state: State) -> bool:
        step = state.deciding(state.to_act()[0])
        return isinstance(step, Flick) and step.disc == ANY_DISC

    def candidates(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, SonoraState)
        step = state.deciding(seat)
        if isinstance(step, Flick):
            aims = ranked(state, seat, next_ones(state, step.discs(state)))
            return [aim.text() for _, aim in aims[:AIMS]]
        options = state.options(seat)
        assert step is not None
        if step.name == "draw" and len(options) > SHAPES:
            return best_shapes(state, seat, options)
        if step.name == "cross":
            return most_cells(options)
        return options

    def by_hand(self, state: State, seat: int, option: str, rng: Rng) -> str:
        aim = read_flick(option) if option.startswith("flick") else None
        return option if aim is None else unsteady(aim, rng).text()

    def points(self, state: State) -> list[float]:
        assert isinstance(state, SonoraState)
        return prospects(state)

    def rival(self, state: State) -> float:
        return PAR[state.settings["rounds"]]


def best_shapes(state: SonoraState, seat: int, options: list[str]) -> list[str]:
    """The shapes that bring most at once or come nearest to something."""
    canyon = Canyon(state.drawn[seat], free_cells(state, seat))
    worths = {option: canyon.worth(SHEET.placement_index[option]) for option in options}
    return sorted(options, key=lambda option: -worths[option])[:SHAPES]


def most_cells(options: list[str]) -> list[str]:
    """As much as can be in one building: what is spread can be spread afterwards."""
    if options == ["nothing"]:
        return options
    found: dict[int, str] = {}
    for option in options:
        found.setdefault(read_cross(option)[0], option)
    return list(found.values())


GUIDE = SonoraGuide()
