"""A quick player for thoughts about what may come: one of the best spots for a flick, and greedy marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilth.core.bot import Bot
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.games.sonora.bot import sensible, writing
from tilth.games.sonora.bot.aiming import (
    ANYWHERE,
    BOTS,
    Throw,
    Wants,
    at_spots,
    next_ones,
    nudge,
    off,
    own_ones,
    spots,
    unsteady,
    with_disc,
)
from tilth.games.sonora.bot.sheet import WORTH, harm_of, outlook, outlook_of, planned_colour
from tilth.games.sonora.rules.data import REFLICK, SECTIONS
from tilth.games.sonora.rules.flicks import Flick, Keep
from tilth.games.sonora.rules.notation import DISC_INDEX, DISC_NUMBER, Aim
from tilth.games.sonora.rules.state import DISCS_OF_COLOUR, FIELD, IN_HOLE, SonoraState
from tilth.games.sonora.rules.table import belongs

TRIED = 3
THROWS = 2
"""How many aims are tried, and how often each."""


class Quick(Bot):
    """Flicks with the hand of the sensible bot."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> str:
        assert isinstance(state, SonoraState)
        step = state.deciding(seat)
        assert step is not None
        if isinstance(step, Flick):
            return unsteady(self.aim(state, seat, step.discs(state)), self.rng).text()
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        chooser = CHOOSERS.get(step.name)
        return options[0] if chooser is None else chooser(state, seat, step, options)

    def aim(self, state: SonoraState, seat: int, discs: list[int]) -> Aim:
        """The best of a few spots that look best on an empty board."""
        discs = next_ones(state, discs)
        own = seat
        if state.seats == 1:
            own = discs[0] // DISCS_OF_COLOUR
            if own == BOTS:
                return with_disc(off(state.corner(seat)), discs[0])
            if not own_ones(state, discs):
                return with_disc(nudge(state.corner(seat)), discs[0])
        wants = Wants(outlook_of(state, seat, own))
        throw = Throw(state, seat, own, [wants] * state.seats)
        best: Aim | None = None
        most = 0.0
        for aim in at_spots(state, seat, discs, wants, TRIED)[:TRIED]:
            worth = throw.mean(aim, THROWS)
            if best is None or worth > most:
                best, most = aim, worth
        assert best is not None
        return best


def keep(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Spend a reflick where another flick may bring clearly more; more freely when the game ends."""
    assert isinstance(step, Keep)
    disc = DISC_INDEX[step.disc]
    if state.seats == 1 and (disc // DISCS_OF_COLOUR == BOTS or not own_ones(state, [disc])):
        return "keep"
    wants = Wants(outlook_of(state, seat, disc // DISCS_OF_COLOUR))
    number = DISC_NUMBER[disc]
    now = 0.0
    if state.place[disc] == IN_HOLE:
        now = wants.best(number, ANYWHERE)
    elif state.place[disc] == FIELD:
        now = wants.best(number, belongs(state.x[disc], state.y[disc]))
    again = max([wants.on_average(number, spot) for spot in spots(state.corner(seat), state.settings["no_nudge"])])
    flicks = len(state.hand(seat)) + 1 + DISCS_OF_COLOUR * (state.settings["rounds"] - state.round)
    price = WORTH[REFLICK] * min(1.0, flicks / (5.0 * state.left(seat, REFLICK)))
    return "reflick" if again - now > price else "keep"


def place(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """The section where a disc is worth most."""
    wants = Wants(outlook(state, seat))
    number = DISC_NUMBER[DISC_INDEX[step.disc]]
    worths = [wants.of(SECTIONS.index(option.split(" ")[2]), number, 1) for option in options]
    return options[worths.index(max(worths))]


def swap(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Swap when it brings more than a swap is worth later."""
    wants = Wants(outlook(state, seat))
    best, most = "done", 0.3 if state.round >= state.settings["rounds"] else WORTH[1]
    for option in options:
        if option != "done":
            one, other = [DISC_INDEX[name] for name in option.split(" ")[1:]]
            here, there = belongs(state.x[one], state.y[one]), belongs(state.x[other], state.y[other])
            a, b = DISC_NUMBER[one], DISC_NUMBER[other]
            gain = wants.best(a, there) + wants.best(b, here) - wants.best(a, here) - wants.best(b, there)
            if gain > most:
                best, most = option, gain
    return best


def colours(state: SonoraState, seat: int, step: Any, options: list[str]) -> str:
    """Alone: the colour that lies best is one's own; of the others the bot gets the one that spoils less."""
    own = planned_colour(state)
    others = [colour for colour in range(3) if colour != own]
    harms = [harm_of(state, colour) for colour in others]
    return f"own {'abc'[own]} bot {'abc'[others[harms.index(min(harms))]]}"


CHOOSERS: dict[str, Callable[[SonoraState, int, Any, list[str]], str]] = {
    "keep": keep,
    "bullseye": place,
    "side": place,
    "swap": swap,
    "colours": colours,
    "cross": writing.cross,
    "mark": sensible.mark,
    "draw": writing.draw,
    "path": writing.path,
    "mud": writing.mud,
    "boxes": sensible.boxes,
    "bot_draw": sensible.bot_draw,
    "bot_path": sensible.bot_path,
    "bot_mud": sensible.bot_mud,
}
