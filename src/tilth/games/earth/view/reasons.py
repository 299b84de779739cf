"""Why a card, a place, an action or an exchange cannot be chosen now, for the seat that decides."""

from __future__ import annotations

from typing import Any

from tilth.core.steps import Label, Step
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.actions import ACTIONS, ChooseAction
from tilth.games.earth.rules.activation import Activate, Copy
from tilth.games.earth.rules.anytime import GIVEN, LastChance
from tilth.games.earth.rules.board import BOARD, FULL, NAMES
from tilth.games.earth.rules.data import COST, EVENT, FORBIDDING, GROWTH_MAX, KIND, SLUG, SPROUT_SPACES
from tilth.games.earth.rules.pieces import Lift, Place, card_kind
from tilth.games.earth.rules.planting import Keep, PayInstead, Plant, PlantAt
from tilth.games.earth.rules.table import Table


def why_not(table: Table, seat: int, between: bool) -> dict[str, Label]:
    """The reasons for a seat; `between` says whether events and exchanges fit in here."""
    step = table.deciding(seat)
    if step is None or not table.round:
        return {}
    touched: set[str] = set()
    for option in table.options(seat):
        touched.update(table.interrupt_touches(seat, option) if option[0] == "!" else step.touches(table, option))
    found = _hand(table, seat, step, between)
    found.update(_actions(table, step))
    found.update(_island(table, seat, step))
    found["exchange:sprouts"] = (
        ("not-three-sprouts", {"have": table.total(seat, L.SPROUT)})
        if not table.holds(seat, L.SPROUT, GIVEN)
        else ("not-in-between", {})
    )
    return {thing: why for thing, why in found.items() if thing not in touched}


def _hand(table: Table, seat: int, step: Step[Any], between: bool) -> dict[str, Label]:
    return {f"card:{SLUG[card]}": _card(table, seat, step, card, between) for card in table.hands[seat]}


def _card(table: Table, seat: int, step: Step[Any], card: int, between: bool) -> Label:
    if KIND[card] == EVENT:
        return ("not-event", {"text": f"text-card:{SLUG[card]}"}) if between else ("not-in-between", {})
    if isinstance(step, (PlantAt, PayInstead)):
        return ("not-before-this-card", {"card": f"card:{SLUG[step.card]}"})
    if isinstance(step, Keep):
        return ("not-after-planting", {})
    if isinstance(step, LastChance):
        return ("not-after-the-last-turn", {})
    if isinstance(step, Plant):
        if len(table.spots[seat]) >= FULL:
            return ("not-on-a-full-island", {})
        return ("not-enough-soil", {"cost": table.price(seat, card, COST[card]), "soil": table.soil[seat]})
    if isinstance(step, ChooseAction):
        return ("not-before-planting", {"action": f"action:{ACTIONS[L.GREEN]}"})
    return ("not-planting-now", {})


def _actions(table: Table, step: Step[Any]) -> dict[str, Label]:
    if isinstance(step, LastChance):
        return {"action:*": ("not-after-the-last-turn", {})}
    if not isinstance(step, ChooseAction):
        if table.action < 0:
            return {}
        return {"action:*": ("not-another-action", {"action": f"action:{ACTIONS[table.action]}"})}
    forbidden: dict[str, Label] = {}
    for cell in table.spots[step.seat]:
        card = table.field[step.seat][cell]
        line = FORBIDDING[card]
        if line is not None:
            forbidden[f"action:{ACTIONS[line.other]}"] = ("not-forbidden", {"card": f"card:{SLUG[card]}"})
    return forbidden


def _island(table: Table, seat: int, step: Step[Any]) -> dict[str, Label]:
    """Why nothing can be done with the places of the own island; the cards lying there say the same."""
    found: dict[str, Label] = {}
    if isinstance(step, PlantAt):
        found["cell:*"] = ("not-beside", {})
    for cell in (*BOARD, *table.spots[seat]):
        why = _place(table, seat, step, cell)
        card = table.field[seat][cell]
        if why is not None and card:
            found[f"cell:{NAMES[cell]}"] = why
            found[f"{card_kind(card)}:{SLUG[card]}"] = why
    return found


def _place(table: Table, seat: int, step: Step[Any], cell: int) -> Label | None:
    card = table.field[seat][cell]
    if isinstance(step, PlantAt):
        return None if cell in BOARD else ("not-taken-place", {})
    if isinstance(step, Activate):
        now = table.field[seat][step.cell]
        return ("not-its-turn", {"card": f"{card_kind(now)}:{SLUG[now]}"})
    if isinstance(step, Copy):
        return ("not-to-copy", {})
    if isinstance(step, Place):
        most = 0 if cell in BOARD else (SPROUT_SPACES if step.piece == L.SPROUT else GROWTH_MAX)[card]
        piece = L.RESOURCES[step.piece]
        if not most:
            return (f"not-for-{piece}", {})
        return (
            ("not-more-here", {"most": most}) if table.pieces(seat, step.piece)[cell] >= most else ("not-this-one", {})
        )
    if isinstance(step, Lift):
        return (f"not-without-{L.RESOURCES[step.piece]}", {})
    return None
