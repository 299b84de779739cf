"""How the bot moves: it tries every option, ends its action in the obvious way, and takes what leaves the best farm."""

from __future__ import annotations

from typing import Final, Protocol

from tilth.core.steps import Step
from tilth.games.agricola.bot.worth import value
from tilth.games.agricola.rules.anytime import card_used
from tilth.games.agricola.rules.farm.fences import next_pastures
from tilth.games.agricola.rules.farm.pastures import Fence, blocked, fences_left
from tilth.games.agricola.rules.goods import FOOD, GOOD_NUMBERS, SHEEP
from tilth.games.agricola.rules.harvest import FEED, food_needed
from tilth.games.agricola.rules.improvements import Owe
from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.state import Agricola

MOST: Final = 14
"""Options of one kind that are looked at inside an action."""
DEPTH: Final = 12
GAIN: Final = 0.1
"""What a bargain must bring at least."""
RESTS = ("place", "place_second", "pause")
"""The decisions at which an action is over."""


class Pause(Step[Agricola]):
    """Where a trial ends: nothing is ever chosen here."""

    __slots__ = ()

    name = "pause"

    def options(self, state: Agricola) -> list[str]:
        return ["go", "on"]


class Hopes(Protocol):
    """Whoever knows what cards will still bring."""

    def of(self, state: Agricola) -> float:
        """What the cards that a player did not have before will bring."""


def best(state: Agricola, seat: int, hopes: Hopes | None, ahead: bool = True) -> str:
    """The option that leaves the best farm; with `ahead`, after the rest of the action."""
    step = state.deciding(seat)
    assert step is not None
    if step.name in ("feed", "owe"):
        return feeding(state, seat)
    options = state.options(seat)
    if step.name != "make_food":  # there what is done at any time is the answer
        options = [option for option in options if option[0] != "!"]
    if isinstance(step, Fence):
        options = likely_fences(state, seat, step, options)
    elif step.name != "place" and len(options) > MOST:
        options = options[: MOST - 1] + options[-1:]
    if len(options) == 1:
        return options[0]
    chosen, most = options[0], -1000.0
    for option in options:
        twin = state.clone()
        twin.choose(seat, option)
        if ahead:
            finish(twin, seat, hopes)
        worth = value(twin, seat)
        if hopes is not None:
            worth += hopes.of(twin)
        if worth > most:
            chosen, most = option, worth
    return chosen


def finish(state: Agricola, seat: int, hopes: Hopes | None) -> None:
    """Do the rest of an action, each time what looks best at once."""
    for _ in range(DEPTH):
        if state.is_over() or state.to_act() != [seat]:
            return
        step = state.deciding(seat)
        if step is None or step.name in RESTS:
            return
        state.choose(seat, best(state, seat, hopes, step.name == "offer"))


def bargain(state: Agricola, seat: int, hopes: Hopes) -> str | None:
    """What a card allows at any time and leaves a better farm."""
    now = value(state, seat)
    for option in state.options(seat):
        if option[0] == "!" and card_used(option):
            twin = state.clone()
            twin.choose(seat, option)
            finish(twin, seat, hopes)
            if value(twin, seat) + hopes.of(twin) > now + GAIN:
                return option
    return None


def likely_fences(state: Agricola, seat: int, step: Fence, options: list[str]) -> list[str]:
    """Of the many pastures, for each size those that need the fewest fences and lie away from the house."""
    player = state.players[seat]
    chosen: list[str] = []
    seen: dict[tuple[int, bool], int] = {}
    for pasture in next_pastures(player.fences, blocked(player), fences_left(player), step.budget(state)):
        key = (pasture.cells.bit_count(), pasture.divides)
        if pasture.cells.bit_count() <= 6 and seen.get(key, 0) < 3:
            near = pasture.cells & 0b00111_00011_00011
            if near and seen.get(key, 0) < 2 and not pasture.divides and pasture.cells.bit_count() < 4:
                continue
            seen[key] = seen.get(key, 0) + 1
            chosen.append(f"fence {pasture.name}")
    known = [option for option in chosen if option in options]
    return known + (["done"] if "done" in options else []) or options[:MOST]


# Feeding.

LOSS = {"vegetable": 1.0, "sheep": 0.8, "boar": 1.1, "cattle": 1.6, "grain": 0.5}


SPARE: Final = 0.3
"""What a food is worth that is not eaten now."""


def feeding(state: Agricola, seat: int) -> str:
    """For the food that is due, eat what is missed least, with cards or without; beg only when nothing is left."""
    options = state.options(seat)
    player = state.players[seat]
    step = state.deciding(seat)
    due = step.food if isinstance(step, Owe) else food_needed(state, seat)
    missing = due - player.goods[FOOD]
    ways: list[tuple[float, str]] = []
    for option in options:
        words = option.split()
        if words[0] == "use":
            food, loss = crafting(state, seat, option)
            if loss < SPARE * (food - max(0, missing)) - 0.1:
                return option
            if food > 0:
                ways.append((loss / min(food, max(1, missing)), option))
        elif missing > 0 and words[0] in ("!eat", "!cook") and words[-1] in LOSS:
            good = GOOD_NUMBERS[words[1]]
            number = player.goods[good]
            loss = LOSS[words[1]] * (2.0 if number == 1 else 1.5 if number == 2 and good >= SHEEP else 1.0)
            ways.append((loss / min(player.rates[good], missing), option))
    if missing > 0 and ways:
        return min(ways)[1]
    return next(option for option in options if option[0] != "!" and not option.startswith("use "))


def crafting(state: Agricola, seat: int, option: str) -> tuple[int, float]:
    """The food that a card makes in feeding, and what it costs the farm otherwise."""
    twin = state.clone()
    card = option.partition(" ")[2]
    twin.stack[-1] = Pause(seat)  # with nothing left to decide the harvest would go on, and the food be eaten
    happened(twin, seat, "crafted", card)
    twin.card(card).use(twin, seat, FEED, None)
    twin.advance()
    finish(twin, seat, None)
    twin.stack.append(state.stack[-1])  # both farms are valued in the feeding
    return twin.players[seat].goods[FOOD] - state.players[seat].goods[FOOD], value(state, seat) - value(twin, seat)
