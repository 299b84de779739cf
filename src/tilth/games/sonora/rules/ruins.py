"""The ruins: cells of eight buildings, and more for whoever completes one first."""

from __future__ import annotations

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.bonuses import win
from tilth.games.sonora.rules.data import BONUSES, NO_BONUS, RUINS, SHEET
from tilth.games.sonora.rules.notation import DISC_NAMES
from tilth.games.sonora.rules.scoring import FIRST, LATER, NOT_BUILT
from tilth.games.sonora.rules.state import BUILDINGS, MARKED, SonoraState


class RuinsPhase(Step[SonoraState]):
    """The highest value in the ruins marks first; of equals, who flicked earlier."""

    name = "ruins_phase"

    def run(self, state: SonoraState) -> None:
        values = [state.value(state.counted(seat, RUINS)) for seat in range(state.seats)]
        order = sorted(state.turn_order(), key=lambda seat: -values[seat])
        state.push(*[MarkRuins(seat) for seat in order if values[seat] > 0])


class MarkRuins(Step[SonoraState]):
    """Add up the discs in the ruins; alone, the bot's circled cells are crossed before anything else."""

    __slots__ = ("player",)

    name = "mark_ruins"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: SonoraState) -> None:
        discs = state.counted(self.player, RUINS)
        points = state.value(discs)
        state.tell("ruins", f"seat:{self.player}", points)
        for disc in discs:
            finish_disc(state, disc)
        if state.solo():
            owed = min(points, state.bot_circled - state.bot_crossed)
            if owed:
                state.bot_crossed += owed
                points -= owed
                state.tell("bot-ruins-crossed", f"seat:{self.player}", owed)
        state.push(Cross(self.player, points))


class Cross(Step[SonoraState]):
    """Cross out cells, spread over buildings as one likes; every point must be used while there is a cell."""

    __slots__ = ("points",)

    name = "cross"
    saved = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, state: SonoraState) -> list[str]:
        found = []
        for building, name in enumerate(SHEET.buildings):
            room = SHEET.building_cells[building] - state.crossed[self.seat * BUILDINGS + building]
            for count in range(min(room, self.points), 0, -1):
                found.append(f"{name} {count}")
        return found or ["nothing"]

    def choose(self, state: SonoraState, option: str) -> None:
        if option == "nothing":
            return
        building, count = read_cross(option)
        at = self.seat * BUILDINGS + building
        state.crossed[at] += count
        state.tell("crossed", f"seat:{self.seat}", f"building:{SHEET.buildings[building]}", count)
        state.push(Cross(self.seat, self.points - count))
        if state.crossed[at] == SHEET.building_cells[building]:
            complete(state, self.seat, building)

    def touches(self, state: SonoraState, option: str) -> list[str]:
        if option == "nothing":
            return []
        building, count = read_cross(option)
        name = SHEET.buildings[building]
        done = state.crossed[self.seat * BUILDINGS + building]
        return [f"building:{name}", *[f"brick:{name}{done + cell}" for cell in range(1, count + 1)]]

    def label(self, state: SonoraState, option: str) -> Label:
        if option == "nothing":
            return ("nothing", {})
        building, count = read_cross(option)
        args = {"building": f"building:{SHEET.buildings[building]}", "count": count, "points": 0}
        if state.crossed[self.seat * BUILDINGS + building] + count < SHEET.building_cells[building]:
            return ("cross", args)
        if not is_first(state, building):
            return ("complete-later", {**args, "points": SHEET.building_later[building]})
        args["points"] = SHEET.building_first[building]
        bonus = SHEET.building_first_bonus[building]
        return ("complete-first", {**args, "bonus": "bonus:none" if bonus == NO_BONUS else f"bonus:{BONUSES[bonus]}"})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-cross", {"points": self.points})


def read_cross(option: str) -> tuple[int, int]:
    name, count = option.split(" ")
    return SHEET.buildings.index(name), int(count)


def is_first(state: SonoraState, building: int) -> bool:
    """Whether nobody has completed a building yet."""
    return all(state.rewards[seat * BUILDINGS + building] == NOT_BUILT for seat in range(state.seats))


def complete(state: SonoraState, seat: int, building: int) -> None:
    """The first gets the upper reward with its bonus, all others the lower one."""
    first = is_first(state, building)
    state.rewards[seat * BUILDINGS + building] = FIRST if first else LATER
    points = SHEET.building_first[building] if first else SHEET.building_later[building]
    order = "first" if first else "later"
    state.tell("built", f"seat:{seat}", f"building:{SHEET.buildings[building]}", f"order:{order}", points)
    if first:
        win(state, seat, SHEET.building_first_bonus[building])


def finish_disc(state: SonoraState, disc: int) -> None:
    """A disc is marked: it leaves the board and waits for the next round."""
    state.times[disc] = 0
    state.place[disc] = MARKED


def lose_disc(state: SonoraState, disc: int) -> None:
    """A disc that cannot be marked by the rules is lost for this round."""
    finish_disc(state, disc)
    state.tell("lost", f"disc:{DISC_NAMES[disc]}")
