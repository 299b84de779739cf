"""Bonuses of the sheet: flick bonuses are kept, animal bonuses used in the same phase, discoveries either way."""

from __future__ import annotations

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.data import BONUSES, DISCOVERY, FOX, NO_BONUS, SHEET
from tilth.games.sonora.rules.state import BONUS_KINDS, SonoraState


def win(state: SonoraState, seat: int, bonus: int) -> None:
    """Circle a bonus. Flick bonuses and discoveries are as many as the sheet has icons."""
    if bonus == NO_BONUS:
        return
    at = seat * BONUS_KINDS + bonus
    if bonus < FOX and state.won[at] >= SHEET.icons[bonus]:
        state.tell("wasted", f"seat:{seat}", f"bonus:{BONUSES[bonus]}")
        return
    state.won[at] += 1
    state.tell("won", f"seat:{seat}", f"bonus:{BONUSES[bonus]}")
    if bonus == DISCOVERY:
        state.push(Discover(seat))


def spend(state: SonoraState, seat: int, bonus: int) -> None:
    """Cross out a bonus that was circled."""
    state.used[seat * BONUS_KINDS + bonus] += 1
    state.tell("used", f"seat:{seat}", f"bonus:{BONUSES[bonus]}")


def spend_discovery(state: SonoraState, seat: int, animal: int) -> None:
    state.discoveries_used[seat * 3 + animal] += 1
    state.tell("discovery-used", f"seat:{seat}", f"bonus:{BONUSES[FOX + animal]}")


class Discover(Step[SonoraState]):
    """A discovery: circle one of the animals that are left in the own discovery area."""

    name = "discover"
    saved = ("seat",)

    def options(self, state: SonoraState) -> list[str]:
        found = [
            f"discover {BONUSES[FOX + animal]}"
            for animal in range(3)
            if state.discovered[self.seat * 3 + animal] < SHEET.discovery_icons[animal]
        ]
        return found or ["nothing"]

    def choose(self, state: SonoraState, option: str) -> None:
        state.used[self.seat * BONUS_KINDS + DISCOVERY] += 1
        if option == "nothing":
            state.tell("wasted", f"seat:{self.seat}", "bonus:discovery")
            return
        name = option.split(" ")[1]
        state.discovered[self.seat * 3 + BONUSES.index(name) - FOX] += 1
        state.tell("discovered", f"seat:{self.seat}", f"bonus:{name}")

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return ["bonus:discovery"] if option == "nothing" else [f"discovery:{option.split(' ')[1]}"]

    def label(self, state: SonoraState, option: str) -> Label:
        if option == "nothing":
            return ("nothing", {})
        name = option.split(" ")[1]
        animal = BONUSES.index(name) - FOX
        left = SHEET.discovery_icons[animal] - state.discovered[self.seat * 3 + animal]
        return ("discover", {"bonus": f"bonus:{name}", "left": left})
