"""A farmer who thinks one action ahead towards what a farm may expect: quick enough to play the others in thought."""

from __future__ import annotations

from tilth.core.bot import Bot
from tilth.core.state import State
from tilth.games.agricola.bot.moves import DEPTH, GAIN, MOST, RESTS, feeding, likely_fences
from tilth.games.agricola.bot.prospect import expected
from tilth.games.agricola.bot.usual import held
from tilth.games.agricola.rules.anytime import card_used
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.food import EAT
from tilth.games.agricola.rules.state import Agricola


class FarmerBot(Bot):
    """Takes what leaves the best prospect."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, state: State, seat: int) -> str:
        assert isinstance(state, Agricola)
        step = state.deciding(seat)
        if step is not None:
            if step.name in ("draft", "drop"):
                return dealt(state, seat)
            if step.name == "place" and state.full:
                option = bargain(state, seat)
                if option is not None:
                    return option
        return best(state, seat, True)


def dealt(state: Agricola, seat: int) -> str:
    """Take the best card, or lay the worst one aside."""
    ranked = [(held(option.split()[1], state.seats), option) for option in state.options(seat)]
    return max(ranked)[1] if ranked[0][1].startswith("pick ") else min(ranked)[1]


def likely(state: Agricola, seat: int) -> list[str]:
    """The options of a decision that are worth a thought."""
    step = state.deciding(seat)
    assert step is not None
    options = state.options(seat)
    if step.name != "make_food":  # there what is done at any time is the answer
        options = [option for option in options if option[0] != "!"]
    if isinstance(step, Fence):
        return likely_fences(state, seat, step, options)
    if step.name != "place" and len(options) > MOST:
        return options[: MOST - 1] + options[-1:]
    return options


def meals(state: Agricola, seat: int) -> list[str]:
    """The ways to feed the family: whatever makes food while some is missing, begging only where nothing does."""
    options = state.options(seat)
    plain = [option for option in options if option[0] != "!" and not option.startswith("beg ")]
    if len(plain) < len([option for option in options if option[0] != "!"]):
        plain += [option for option in options if option in EAT]
    return plain or [option for option in options if option[0] != "!"]


def best(state: Agricola, seat: int, ahead: bool) -> str:
    """The option with the best prospect; with `ahead`, after the rest of the action."""
    step = state.deciding(seat)
    assert step is not None
    if step.name in ("feed", "owe"):
        return feeding(state, seat)
    options = likely(state, seat)
    if len(options) == 1:
        return options[0]
    chosen, most = options[0], -1000.0
    for option in options:
        twin = state.clone()
        twin.choose(seat, option)
        if ahead:
            finish(twin, seat)
        worth = expected(twin, seat)
        if worth > most:
            chosen, most = option, worth
    return chosen


def finish(state: Agricola, seat: int) -> None:
    """Do the rest of an action, each time what looks best at once."""
    for _ in range(DEPTH):
        if not state.stack or state.to_act() != [seat]:
            return
        step = state.deciding(seat)
        if step is None or step.name in RESTS:
            return
        state.choose(seat, best(state, seat, step.name == "offer"))


def bargain(state: Agricola, seat: int) -> str | None:
    """What a card allows at any time and leaves a better farm."""
    now = -1000.0
    for option in state.options(seat):
        if option[0] == "!" and card_used(option):
            if now == -1000.0:
                now = expected(state, seat)
            twin = state.clone()
            twin.choose(seat, option)
            finish(twin, seat)
            if expected(twin, seat) > now + GAIN:
                return option
    return None
