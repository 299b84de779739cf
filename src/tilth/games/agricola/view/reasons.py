"""Why a card in hand or a space of the farm cannot be chosen now, for the seat that decides.

Why an action space is closed says `advice.outlook`, with what things cost there.
"""

from __future__ import annotations

from typing import Any

from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.facts import FACTS, MAJOR, OCCUPATION
from tilth.games.agricola.rules.farm.building import Build
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, around, bits, fenced
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.food import in_reach
from tilth.games.agricola.rules.goods import FOOD
from tilth.games.agricola.rules.improvements import Improve, PlayOccupation
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.spaces import (
    SPACES,
    CardOrGrowth,
    Growth,
    Improvement,
    Occupation,
    Renovation,
    Space,
    StartingPlayer,
)
from tilth.games.agricola.rules.state import Agricola
from tilth.games.agricola.view.advice import lacks


def why_not(state: Agricola, seat: int) -> dict[str, Label]:
    step = state.deciding(seat)
    if step is None:
        return {}
    touched: set[str] = set()
    for option in state.options(seat):
        touched.update(state.interrupt_touches(seat, option) if option[0] == "!" else step.touches(state, option))
    found = _cards(state, seat, step) if state.round else {}
    found.update(_farm(state, seat, step))
    return {thing: why for thing, why in found.items() if thing not in touched}


# Cards.


def _cards(state: Agricola, seat: int, step: Step[Any]) -> dict[str, Label]:
    missing = lacks(state, seat)
    return {
        f"card:{name}": _card(state, seat, step, name, name in missing)
        for name in state.players[seat].hand + state.majors
    }


def _card(state: Agricola, seat: int, step: Step[Any], name: str, lacking: bool) -> Label:
    kind = FACTS[name].kind
    if isinstance(step, Place):
        return _where(state, step, kind)
    if isinstance(step, PlayOccupation):
        if kind != OCCUPATION:
            return ("not-an-occupation", {})
        needed = step.food + FACTS[name].costs[0][FOOD]
        have = in_reach(state, seat)
        return ("not-enough-food", {"needed": needed, "have": have}) if have < needed else ("not-by-its-text", {})
    if isinstance(step, Improve):
        if kind == OCCUPATION:
            return ("not-an-improvement", {})
        if not (step.majors if kind == MAJOR else step.minors):
            return ("not-a-major" if kind == MAJOR else "not-a-minor", {})
        return ("not-with-what-you-have" if lacking else "not-by-its-text", {})
    return ("not-without-a-person", {})


def _where(state: Agricola, step: Place, kind: str) -> Label:
    """The spaces where a card of this kind is played: those that are open to the player, or else all of them."""
    spaces = [SPACES[number].name for number in state.in_play if _plays(SPACES[number], kind)]
    if not spaces:
        return ("not-in-play-yet", {})
    offered = step.options(state)
    open_now = [name for name in spaces if name in offered]
    named = [f"space:{name}" for name in open_now or spaces]
    return ("not-from-hand" if open_now else "not-open-now", {"spaces": named})


def _plays(space: Space, kind: str) -> bool:
    if kind == OCCUPATION:
        other = space.other if isinstance(space, CardOrGrowth) else space
        return isinstance(other, Occupation)
    if isinstance(space, Improvement) or (isinstance(space, Renovation) and not space.fences):
        return True
    return kind != MAJOR and (isinstance(space, StartingPlayer) or (isinstance(space, Growth) and space.room_needed))


# The farm.


def _farm(state: Agricola, seat: int, step: Step[Any]) -> dict[str, Label]:
    if isinstance(step, Place):
        return {"cell:*": ("not-before-a-person", {})}
    if isinstance(step, Build):
        what = "room" if step.rooms else "stable"
    elif isinstance(step, FieldWork) and step.ploughs:
        what = "field"
    elif isinstance(step, FieldWork) and step.stables:
        what = "stable"
    elif isinstance(step, FieldWork) and step.sows:
        what = "seed"
    elif isinstance(step, Fence):
        what = "fence"
    else:
        return {}
    return {f"cell:{name}": _cell(state, seat, cell, what) for cell, name in enumerate(CELL_NAMES)}


def _cell(state: Agricola, seat: int, cell: int, what: str) -> Label:
    """Why nothing of this kind can be put on a space of the farm."""
    player = state.players[seat]
    here = 1 << cell
    if what == "seed" and player.fields & here:
        return ("not-sown-twice" if player.stack[cell] else "not-without-seed", {})
    if here & (player.rooms | player.fields):
        return ("not-on-a-room" if here & player.rooms else "not-on-a-field", {})
    if what == "seed":
        return ("not-a-field", {})
    if what == "fence":
        return ("not-on-pasture" if fenced(player.fences) & here else "not-fenced-now", {})
    if player.stables & here:
        return ("not-on-a-stable", {})
    if what != "stable" and fenced(player.fences) & here:
        return ("not-on-pasture", {})
    if what == "room" and not around(player.rooms) & here:
        return ("not-beside-the-house", {})
    if what == "field" and player.fields and not around(player.fields) & here:
        return ("not-beside-a-field", {})
    return ("not-another", {"number": len(bits(player.stables))}) if what == "stable" else ("not-paid", {})
