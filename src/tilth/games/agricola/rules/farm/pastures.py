"""Action D: fencing pastures, one after the other."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.rules.farm.fences import (
    CELL_NAMES,
    FENCES,
    Pasture,
    bits,
    border,
    can_add_pasture,
    count,
    edges_names,
    fenced,
    next_pastures,
    pasture_named,
    pastures,
    preview,
    single_pastures,
    why_not_cells,
)
from tilth.games.agricola.rules.farm.housing import pasture_capacity
from tilth.games.agricola.rules.goods import WOOD, amount
from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.state import SEAT_THINGS, Agricola, Player

DONE: Final = "done"


def fences_left(player: Player) -> int:
    """The fences a player can still build; some lie on cards or round spaces."""
    return FENCES - count(player.fences) - player.notes.get("fences_away", 0)


def blocked(player: Player) -> int:
    """What cannot be fenced in."""
    return player.rooms | player.fields


def fence_wood(state: Agricola, seat: int, standing: int, number: int, free: int = 0, saving: bool = False) -> int:
    """The wood for so many fences of one fencing, the first of which may cost nothing; a discount may be saved."""
    wood = max(0, number - free)
    if not state.full or wood == 0:
        return wood
    begun = free > 0
    for card in state.folding(seat, "free_fences"):
        begun = begun or card.free_fences(state, seat, standing, 1) > 0
        wood -= card.free_fences(state, seat, standing + free, number - free)
    for card in state.folding(seat, "fence_wood"):
        wood = card.fence_wood(state, seat, wood, begun)
    for card in state.folding(seat, "price"):
        if not (saving and card.saved_up):
            wood = card.price(state, seat, "fence", amount(WOOD, wood))[0][WOOD]
    return wood


def can_fence(state: Agricola, seat: int) -> bool:
    player = state.players[seat]
    budget = Fence(seat, player.fences).budget(state)
    return can_add_pasture(player.fences, blocked(player), fences_left(player), budget)


class Fence(Step[Agricola]):
    """Fence one more pasture, or divide one; the fences are paid as they are built."""

    __slots__ = ("before", "free", "gift", "optional", "saving", "single")

    name = "fence"
    saved = ("seat", "before", "optional", "free", "single", "gift", "saving")
    kinds = ("optional: switch", "single: switch", "gift: switch", "saving: switch")

    def __init__(
        self,
        seat: int,
        before: int,
        optional: bool = False,
        free: int = 0,
        single: bool = False,
        gift: bool = False,
        saving: bool = False,
    ) -> None:
        super().__init__(seat)
        self.before = before
        """The fences before this action."""
        self.optional = optional
        self.free = free
        """So many fences cost nothing, whatever else the player has."""
        self.single = single
        """Exactly one pasture of a single space; beyond it only fences that cards make free."""
        self.gift = gift
        """Only fences that cost nothing."""
        self.saving = saving
        """A discount that could be had is kept for something else."""

    def wood(self, state: Agricola, number: int) -> int:
        """The wood for so many fences of this action."""
        return fence_wood(state, self.seat, count(self.before), number, self.free, self.saving)

    def savable(self, state: Agricola) -> list[str]:
        """The cards that would make this fencing cheaper and can be kept for something else; before it begins."""
        if not state.full or self.saving or state.players[self.seat].fences != self.before:
            return []
        standing = count(self.before)
        if fence_wood(state, self.seat, standing, 1, self.free) == fence_wood(
            state, self.seat, standing, 1, self.free, True
        ):
            return []
        return [card.name for card in state.folding(self.seat, "price") if card.saved_up]

    def budget(self, state: Agricola) -> int:
        """How many more fences the player can pay for."""
        player = state.players[self.seat]
        built = count(player.fences) - count(self.before)
        if not state.full:
            return player.goods[WOOD] + max(0, self.free - built)
        purse = 0 if self.single or self.gift else player.goods[WOOD]
        if not player.tableau.fencing:
            return purse + max(0, self.free - built)
        spent = self.wood(state, built)
        number = 0
        while number < FENCES and self.wood(state, built + number + 1) - spent <= purse:
            number += 1
        return number

    def pastures(self, state: Agricola) -> list[Pasture]:
        player = state.players[self.seat]
        if self.single and player.fences == self.before:
            return single_pastures(player.fences, blocked(player), fences_left(player), self.budget(state))
        return next_pastures(player.fences, blocked(player), fences_left(player), self.budget(state))

    def options(self, state: Agricola) -> list[str]:
        options = [f"fence {pasture.name}" for pasture in self.pastures(state)]
        if options:
            options.extend([f"save {card}" for card in self.savable(state) if self.kept().pastures(state)])
        if self.optional or not options:
            options.append(DONE)
        return options

    def choose(self, state: Agricola, option: str) -> None:
        player = state.players[self.seat]
        if option == DONE:
            from tilth.games.agricola.rules.farm.animals import (
                settle,  # animals know the points, and those the pastures
            )

            number = count(player.fences) - count(self.before)
            if number:
                old = pastures(self.before)
                new = tuple([area for area in pastures(player.fences) if area not in old])
                happened(state, self.seat, "fenced", (number, new))
                if any(player.animals()):
                    settle(state, self.seat)
            return
        if option.startswith("save "):
            state.push(self.kept())
            return
        pasture = self.pasture(state, option)
        built = count(player.fences) - count(self.before)
        wood = self.wood(state, built + pasture.count) - self.wood(state, built)
        if (
            state.full
            and not self.saving
            and wood < self.kept().wood(state, built + pasture.count) - self.kept().wood(state, built)
        ):
            for card in state.folding(self.seat, "paid"):
                card.paid(state, self.seat, "fence", amount(WOOD, wood))
        state.lose(self.seat, WOOD, wood)
        player.fences = pasture.layout
        if state.telling:
            cells = [f"cell:{CELL_NAMES[cell]}" for cell in bits(pasture.cells)]
            edges = [f"edge:{name}" for name in edges_names(pasture.new_edges)]
            state.tell("fenced", SEAT_THINGS[self.seat], pasture.count, cells, edges)
        if any(player.animals()):
            state.resettle(self.seat)
        free = pasture.count if self.single and built == 0 else self.free
        state.push(Fence(self.seat, self.before, True, free, self.single, self.gift, self.saving))

    def kept(self) -> Fence:
        """The same fencing without a discount that can be kept for something else."""
        return Fence(self.seat, self.before, self.optional, self.free, self.single, self.gift, True)

    def pasture(self, state: Agricola, option: str) -> Pasture:
        player = state.players[self.seat]
        name = option.partition(" ")[2]
        found = pasture_named(name, player.fences, blocked(player), fences_left(player), self.budget(state))
        assert found is not None, option
        return found

    def touches(self, state: Agricola, option: str) -> list[str]:
        if option == DONE:
            return []
        if option.startswith("save "):
            return [f"card:{option.partition(' ')[2]}"]
        pasture = self.pasture(state, option)
        cells = [f"cell:{CELL_NAMES[cell]}" for cell in bits(pasture.cells)]
        return cells + [f"edge:{name}" for name in edges_names(pasture.new_edges)]

    def label(self, state: Agricola, option: str) -> Label:
        if option == DONE:
            return (DONE, {})
        if option.startswith("save "):
            return ("save-card", {"card": self.touches(state, option)[0]})
        pasture = self.pasture(state, option)
        player = state.players[self.seat]
        built = count(player.fences) - count(self.before)
        cells = [f"cell:{CELL_NAMES[cell]}" for cell in bits(pasture.cells)]
        wood = self.wood(state, built + pasture.count) - self.wood(state, built)
        return ("divide" if pasture.divides else "fence", {"cells": cells, "number": pasture.count, "wood": wood})


def plan(state: Agricola, seat: int, cells: int) -> dict[str, Any]:
    """What fencing these spaces would cost and enclose, or why it cannot be: a preview for clients."""
    player = state.players[seat]
    layout = player.fences
    budget = Fence(seat, layout).budget(state)
    reason = why_not_cells(layout, cells, blocked(player), fences_left(player), budget)
    edges = 0
    if not reason or reason in ("wood", "supply"):
        edges = border(cells) & ~layout
    after = preview(layout, edges)
    return {
        "reason": reason,
        "fences": after.count,
        "wood": fence_wood(state, seat, count(layout), after.count),
        "edges": edges_names(after.added),
        "pastures": [
            {"cells": [CELL_NAMES[cell] for cell in bits(area)], "capacity": pasture_capacity(area, player.stables)}
            for area in after.pastures
        ],
    }


def fenced_stables(player: Player) -> int:
    """How many stables stand in pastures."""
    return count(player.stables & fenced(player.fences))
