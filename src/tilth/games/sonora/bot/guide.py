"""What Sonora tells those who think about it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tilth.core.bot import Bot
from tilth.core.guide import Guide
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.games.sonora.bot.aiming import BOTS, next_ones, ranked, unsteady
from tilth.games.sonora.bot.feature_names import NAMES
from tilth.games.sonora.bot.features import features
from tilth.games.sonora.bot.policy import Quick
from tilth.games.sonora.bot.sheet import prospects
from tilth.games.sonora.bot.writing import shapes
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.flicks import ANY_DISC, Flick, Keep
from tilth.games.sonora.rules.notation import DISC_INDEX, read_flick
from tilth.games.sonora.rules.ruins import read_cross
from tilth.games.sonora.rules.state import DISCS_OF_COLOUR, SonoraState

AIMS = 24
"""How many aims are worth a thought."""
PAR = {5: 120.0, 6: 150.0, 7: 180.0}
"""Alone nobody else has points: what a good player reaches, by rounds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SonoraGuide(Guide):
    """Points lie on the sheet, in the discs on the board and in those of the rounds to come."""

    scale = 8.0
    horizon = 0
    hard = 300

    def policy(self, seed: int) -> Bot:
        return Quick(seed)

    def thinks(self, state: State, seat: int) -> bool:
        step = state.deciding(seat)
        return step is not None and step.name not in ("boxes", "bot_pick")

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
        if isinstance(step, Keep) and state.solo() and DISC_INDEX[step.disc] // DISCS_OF_COLOUR == BOTS:
            return ["keep"]
        if isinstance(step, Draw):
            return shapes(state, seat, step.number)
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

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, SonoraState)
        return features(state, seat)

    def feature_names(self) -> list[str]:
        return NAMES


def most_cells(options: list[str]) -> list[str]:
    """As much as can be in one building: what is spread can be spread afterwards."""
    if options == ["nothing"]:
        return options
    found: dict[int, str] = {}
    for option in options:
        found.setdefault(read_cross(option)[0], option)
    return list(found.values())


GUIDE = SonoraGuide()
