"""The record phase: swaps, the ruins in order, then everybody marks the other sections at once."""

from __future__ import annotations

from typing import Any

from tilth.core.steps import Label, Step, together
from tilth.games.sonora.rules.bonuses import spend, spend_discovery
from tilth.games.sonora.rules.canyon import Draw, drawable
from tilth.games.sonora.rules.creek import Path, path_lengths
from tilth.games.sonora.rules.data import BONUSES, CANYON, CREEK, FOX, MUD, OWL, RABBIT, SECTIONS, SHEET, SWAP
from tilth.games.sonora.rules.mud import Mud
from tilth.games.sonora.rules.notation import DISC_INDEX, DISC_NAMES, DISC_NUMBER
from tilth.games.sonora.rules.ruins import RuinsPhase, finish_disc, lose_disc
from tilth.games.sonora.rules.solo import BotPhase, Colours
from tilth.games.sonora.rules.state import ASIDE, FIELD, SonoraState
from tilth.games.sonora.rules.table import belongs

DONE = "done"
FINISH = "finish"
ALL_MUD = "mud"


class RecordPhase(Step[SonoraState]):
    """The steps of the rulebook in their order; alone, colours are chosen first and the bot marks before the player."""

    name = "record_phase"

    def run(self, state: SonoraState) -> None:
        swaps = [Swap(seat) for seat in state.turn_order()]
        if state.solo():
            state.push(Colours(0), *swaps, Sort(), BotPhase(), RuinsPhase(), MarkTogether())
        else:
            state.push(*swaps, Sort(), RuinsPhase(), MarkTogether())


class Swap(Step[SonoraState]):
    """Before anything is marked, a swap bonus lets two own discs on the board trade places."""

    name = "swap"
    saved = ("seat",)

    def options(self, state: SonoraState) -> list[str]:
        if state.left(self.seat, SWAP) == 0:
            return [DONE]
        discs = [disc for disc in state.colour_of(self.seat) if state.place[disc] == FIELD]
        pairs = [
            f"swap {DISC_NAMES[one]} {DISC_NAMES[other]}" for i, one in enumerate(discs) for other in discs[i + 1 :]
        ]
        return [*pairs, DONE]

    def choose(self, state: SonoraState, option: str) -> None:
        if option == DONE:
            return
        one, other = (DISC_INDEX[name] for name in option.split(" ")[1:])
        spend(state, self.seat, SWAP)
        state.x[one], state.x[other] = state.x[other], state.x[one]
        state.y[one], state.y[other] = state.y[other], state.y[one]
        state.tell("swapped", f"seat:{self.seat}", f"disc:{DISC_NAMES[one]}", f"disc:{DISC_NAMES[other]}")
        state.push(Swap(self.seat))

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [] if option == DONE else [f"disc:{name}" for name in option.split(" ")[1:]]

    def label(self, state: SonoraState, option: str) -> Label:
        if option == DONE:
            return ("swap-none", {})
        one, other = option.split(" ")[1:]
        there, times = _sections(state, DISC_INDEX[other])
        here, here_times = _sections(state, DISC_INDEX[one])
        return (
            "swap",
            {
                "disc": f"disc:{one}",
                "there": there,
                "times": times,
                "other": f"disc:{other}",
                "here": here,
                "here_times": here_times,
            },
        )

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-swap", {"left": state.left(self.seat, SWAP)})


def _sections(state: SonoraState, disc: int) -> tuple[list[str], int]:
    """What the place of a disc counts for: its sections, more than one on a border, and how often."""
    found = belongs(state.x[disc], state.y[disc])
    return [f"section:{SECTIONS[section]}" for section, _ in found], found[0][1]


class Sort(Step[SonoraState]):
    """Every disc counts for the circle it touches, or else for the zone that holds most of it."""

    name = "sort"

    def run(self, state: SonoraState) -> None:
        asked: list[Step[Any]] = []
        for seat in state.turn_order():
            discs = list(state.colour_of(seat))
            if state.solo():
                discs += range(state.bot_colour * 5, state.bot_colour * 5 + 5)
            for disc in discs:
                if state.place[disc] == ASIDE:
                    state.times[disc] = 1
                elif state.place[disc] == FIELD:
                    places = belongs(state.x[disc], state.y[disc])
                    if len(places) == 1:
                        state.section[disc], state.times[disc] = places[0]
                    else:
                        asked.append(Side(seat, DISC_NAMES[disc]))
        state.push(*asked)


class Side(Step[SonoraState]):
    """A disc exactly between two zones counts where its owner says."""

    __slots__ = ("disc",)

    name = "side"
    saved = ("seat", "disc")
    kinds = ("disc: word",)

    def __init__(self, seat: int, disc: str) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, state: SonoraState) -> list[str]:
        disc = DISC_INDEX[self.disc]
        places = belongs(state.x[disc], state.y[disc])
        return [f"side {self.disc} {SECTIONS[section]}" for section, _ in places]

    def choose(self, state: SonoraState, option: str) -> None:
        name = option.split(" ")[2]
        disc = DISC_INDEX[self.disc]
        for section, times in belongs(state.x[disc], state.y[disc]):
            if SECTIONS[section] == name:
                state.section[disc] = section
                state.times[disc] = times
        state.tell("sided", f"disc:{self.disc}", f"section:{name}")

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [f"disc:{self.disc}", f"section:{option.split(' ')[2]}"]

    def label(self, state: SonoraState, option: str) -> Label:
        return ("side", {"disc": f"disc:{self.disc}", "section": f"section:{option.split(' ')[2]}"})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-side", {"disc": f"disc:{self.disc}"})


class MarkTogether(Step[SonoraState]):
    """The rest is marked by everybody at once, on sheets that lie open: nobody gains by waiting for another."""

    name = "mark_together"

    def run(self, state: SonoraState) -> None:
        state.push(together([[Mark(seat)] for seat in range(state.seats)], open=True))


class Mark(Step[SonoraState]):
    """Choose what to mark next: a disc, a bonus that must be used in this phase, or a discovery kept for it."""

    name = "mark"
    saved = ("seat",)

    def options(self, state: SonoraState) -> list[str]:
        seat = self.seat
        found = []
        canyon, creek = state.counted(seat, CANYON), state.counted(seat, CREEK)
        foxes, owls = state.left(seat, FOX), state.left(seat, OWL)
        found_foxes, found_owls = state.discoveries_left(seat, 0), state.discoveries_left(seat, 1)
        # What could be drawn is looked for only where something wants to be drawn.
        shapes = drawable(state, seat) if canyon or foxes > 0 or found_foxes > 0 else 0
        lengths = path_lengths(state, seat) if creek or owls > 0 or found_owls > 0 else []
        for disc in canyon:
            if shapes & SHEET.placements_upto[DISC_NUMBER[disc]]:
                found.append(f"canyon {DISC_NAMES[disc]}")
        for disc in creek:
            if DISC_NUMBER[disc] in lengths:
                found.append(f"creek {DISC_NAMES[disc]}")
        mud = state.counted(seat, MUD)
        if mud:
            found.append(ALL_MUD)
        fox = shapes & SHEET.placements_upto[SHEET.fox_number] != 0
        owl = 1 in lengths
        if fox and foxes > 0:
            found.append("bonus fox")
        if owl and owls > 0:
            found.append("bonus owl")
        if not mud and state.left(seat, RABBIT) > 0:
            found.append("bonus rabbit")
        finished = not found
        if fox and found_foxes > 0:
            found.append("discovery fox")
        if owl and found_owls > 0:
            found.append("discovery owl")
        if not mud and state.discoveries_left(seat, 2) > 0:
            found.append("discovery rabbit")
        if finished:
            found.append(FINISH)
        return found

    def choose(self, state: SonoraState, option: str) -> None:
        seat = self.seat
        kind, _, what = option.partition(" ")
        if option == FINISH:
            self.finish(state)
        elif option == ALL_MUD:
            discs = state.counted(seat, MUD)
            points = state.value(discs)
            for disc in discs:
                finish_disc(state, disc)
            state.tell("mud", f"seat:{seat}", points)
            state.push(Mud(seat, points), self)
        elif kind in ("canyon", "creek"):
            disc = DISC_INDEX[what]
            number = DISC_NUMBER[disc]
            state.tell("marking", f"seat:{seat}", f"disc:{what}", f"section:{kind}")
            state.times[disc] -= 1
            if state.times[disc] == 0:
                finish_disc(state, disc)
            state.push(Draw(seat, number) if kind == "canyon" else Path(seat, number, number), self)
        else:
            animal = BONUSES.index(what)
            if kind == "bonus":
                spend(state, seat, animal)
            else:
                spend_discovery(state, seat, animal - FOX)
            state.push(self.animal_step(animal, kind == "discovery"), self)

    def animal_step(self, animal: int, discovery: bool) -> Step[Any]:
        """What an animal bonus lets its owner do."""
        if animal == FOX:
            return Draw(self.seat, SHEET.fox_number)
        if animal == OWL:
            return Path(self.seat, 1, SHEET.owl_length)
        return Mud(self.seat, SHEET.discovery_rabbit if discovery else SHEET.rabbit_value)

    def finish(self, state: SonoraState) -> None:
        """Discs and bonuses for which there is no room are lost."""
        for section in (CANYON, CREEK):
            for disc in state.counted(self.seat, section):
                lose_disc(state, disc)
        for bonus in (FOX, OWL):
            while state.left(self.seat, bonus) > 0:
                state.used[self.seat * len(BONUSES) + bonus] += 1
                state.tell("wasted", f"seat:{self.seat}", f"bonus:{BONUSES[bonus]}")
        state.tell("finished", f"seat:{self.seat}")

    def touches(self, state: SonoraState, option: str) -> list[str]:
        kind, _, what = option.partition(" ")
        if option == ALL_MUD:
            return ["section:mud", *[f"disc:{DISC_NAMES[disc]}" for disc in state.counted(self.seat, MUD)]]
        if kind in ("canyon", "creek"):
            return [f"section:{kind}", f"disc:{what}"]
        return [f"{kind}:{what}"] if what else []

    def label(self, state: SonoraState, option: str) -> Label:
        kind, _, what = option.partition(" ")
        if option == ALL_MUD:
            return ("mark-mud", {"points": state.value(state.counted(self.seat, MUD))})
        if kind in ("canyon", "creek"):
            disc = DISC_INDEX[what]
            args = {"disc": f"disc:{what}", "number": DISC_NUMBER[disc], "times": state.times[disc]}
            return (f"mark-{kind}", args)
        if option == FINISH:
            return (FINISH, {})
        left = state.left(self.seat, BONUSES.index(what))
        if kind == "discovery":
            left = state.discoveries_left(self.seat, BONUSES.index(what) - FOX)
        return (f"mark-{kind}", {"bonus": f"bonus:{what}", "left": left})
