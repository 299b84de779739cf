"""The flick phase: discs from the corner onto the board, and what a flick brings with it."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.sonora.rules.bonuses import spend
from tilth.games.sonora.rules.data import BOARD, REFLICK, SECTIONS
from tilth.games.sonora.rules.hand import ANGLE_SPREAD, MOST, STRENGTH_SPREAD, chance, unsteady
from tilth.games.sonora.rules.notation import (
    DISC_INDEX,
    DISC_NAMES,
    ENDS,
    LEAST_STRENGTH,
    MOST_STRENGTH,
    TURNS,
    Aim,
    Outcome,
    Track,
    flick_text,
    read_flick,
    read_outcome,
    read_tracks,
    shown_paths,
    simulate,
)
from tilth.games.sonora.rules.physics import DISC, FAR, FROM, HOLE, OFF, SHORT
from tilth.games.sonora.rules.state import ASIDE, DISCS_OF_COLOUR, FIELD, HAND, IN_HOLE, OFF_BOARD, SonoraState
from tilth.games.sonora.rules.table import (
    AIM_TARGET,
    AIMS,
    CORNERS,
    ZONE_AIMS,
    belongs,
    launching_place,
    launching_triangle,
    middle_of_corner,
    zones_at,
)

ANY_DISC = ""
TURNS_OF_ROUND = (2, 2, 1)
"""How many discs a player flicks in each turn of a round."""
SLACK = 5
"""Hundredths of a millimetre by which rounded places may seem to overlap."""


class FlickPhase(Step[SonoraState]):
    """Everybody in turn flicks two discs, two again, then the last one. Alone, one flicks all fifteen."""

    name = "flick_phase"

    def run(self, state: SonoraState) -> None:
        if state.solo():
            state.push(*[Flick(0) for _ in state.place])
            return
        order = state.turn_order()
        state.push(*[Flick(seat) for count in TURNS_OF_ROUND for seat in order for _ in range(count)])


class Flick(Step[SonoraState]):
    """Flick one disc from the own corner: any in hand, or a certain one that must go again."""

    __slots__ = ("disc",)

    name = "flick"
    saved = ("seat", "disc")
    kinds = ("disc: word",)
    listed = False

    def __init__(self, seat: int, disc: str = ANY_DISC) -> None:
        super().__init__(seat)
        self.disc = disc

    def discs(self, state: SonoraState) -> list[int]:
        return state.hand(self.seat) if self.disc == ANY_DISC else [DISC_INDEX[self.disc]]

    def options(self, state: SonoraState) -> list[str]:
        """A handful of straight aims: every disc at the other zones, the highest also at circles and the hole.

        Alone, with fifteen discs in hand, only the highest of each colour is suggested.
        """
        discs = self.discs(state)
        if state.solo():
            discs = [max(own, key=disc_number) for own in by_colour(discs)]
        at_zones, at_circles = SUGGESTED[state.corner(self.seat)]
        found: list[str] = []
        for disc in discs:
            found.extend(at_zones[disc])
        highest = at_circles[max(discs, key=disc_number)]
        if state.settings["no_nudge"]:
            home = at_home(state.corner(self.seat))
            return found + [flick for flick in highest if AIM_TARGET[flick.split(" ", 2)[2]] not in home]
        return found + highest

    def domain(self, state: SonoraState) -> dict[str, Any]:
        corner = state.corner(self.seat)
        return {
            "kind": "flick",
            "notation": "flick <disc> <x>,<y> <angle> <strength>",
            "example": f"flick {DISC_NAMES[self.discs(state)[0]]}",
            "discs": [DISC_NAMES[disc] for disc in self.discs(state)],
            "corner": corner,
            "place": {
                "triangle": [[x / 100, y / 100] for x, y in launching_triangle(corner)],
                "middle": [value / 100 for value in middle_of_corner(corner)],
                "step": 0.1,
            },
            "angle": {"least": 0, "most": 359.99, "step": 0.01},
            "strength": {"least": LEAST_STRENGTH / 10, "most": MOST_STRENGTH / 10, "step": 0.1},
            "hand": {
                "spread": [ANGLE_SPREAD / 100, STRENGTH_SPREAD / 10],
                "most": [MOST * ANGLE_SPREAD / 100, MOST * STRENGTH_SPREAD / 10],
            },
            "full_speed": BOARD.full_speed,
            "deceleration": BOARD.ground.deceleration,
        }

    def admits(self, state: SonoraState, option: str) -> bool:
        """A point of the domain, alone or with an outcome that can be; who takes flicks from outside settles them."""
        aim = read_flick(option)
        if aim is None or aim.disc not in self.discs(state):
            return False
        if aim.placed and not launching_place(state.corner(self.seat), aim.x, aim.y):
            return False
        if not aim.outcome:
            return True
        tracks = read_tracks(aim.outcome)
        return tracks is not None and aim.placed and plausible(state, aim, tracks)

    def settle(self, state: SonoraState, option: str) -> str:
        """Always worked out anew: an outcome that came with the flick is not believed."""
        return self.roll(state, option).text()

    def roll(self, state: SonoraState, option: str) -> Outcome:
        """Let the discs go."""
        aim = self.placed(state, option)
        on_field = [place == FIELD for place in state.place]
        return Outcome(aim, simulate(state.x, state.y, on_field, aim, state.corner(self.seat)))

    def placed(self, state: SonoraState, option: str) -> Aim:
        """A flick with its place; it starts in the middle of the corner where none is named."""
        aim = read_flick(option)
        assert aim is not None, option
        return aim if aim.placed else aim.launched_at(*middle_of_corner(state.corner(self.seat)))

    def by_hand(self, state: SonoraState, option: str) -> str:
        """A person's aim with the error of the hand; programs bring an error of their own, or none."""
        return unsteady(self.placed(state, option), chance(state.rng, state.reveals)).text()

    def choose(self, state: SonoraState, option: str) -> None:
        outcome = read_outcome(option) if " = " in option else self.roll(state, option)
        assert outcome is not None, option
        aim = outcome.aim
        state.last = outcome
        state.reveals += 1  # what the finger has done cannot be taken back
        if state.telling:
            name = f"disc:{DISC_NAMES[aim.disc]}"
            paths = shown_paths(outcome.tracks)
            state.tell("flicked", f"seat:{self.seat}", name, aim.angle / 100, aim.strength / 10, paths)
        self.follow(state, aim.disc, outcome.tracks)

    def follow(self, state: SonoraState, flicked: int, tracks: list[Track]) -> None:
        """Lay the discs where they came to rest; then holes, discs of others that were knocked off, and a reflick.

        Whom of several it concerns comes after the finger in turn order.
        """
        fallen: list[Step[Any]] = []
        knocked: list[Step[Any]] = []
        for turn in range(state.seats):
            for track in tracks:
                if track.disc != flicked and state.owner(track.disc) == (self.seat + turn) % state.seats:
                    self.pushed(state, track, fallen, knocked)
        again = self.landed(state, tracks[0])
        state.push(*fallen, *knocked, *again)

    def pushed(self, state: SonoraState, track: Track, fallen: list[Step[Any]], knocked: list[Step[Any]]) -> None:
        """Another disc than the flicked one has moved."""
        disc = track.disc
        end = track.end()
        owner = state.owner(disc)
        if end.kind == HOLE:
            state.place[disc] = IN_HOLE
            state.tell("hole", f"disc:{DISC_NAMES[disc]}")
            no_longer_asked(state, disc)
            fallen.append(Bullseye(owner, DISC_NAMES[disc]))
        elif end.kind == OFF:
            state.tell("off", f"disc:{DISC_NAMES[disc]}")
            if owner == self.seat:
                state.place[disc] = OFF_BOARD
            else:
                state.place[disc] = HAND
                no_longer_asked(state, disc)
                knocked.append(Flick(owner, DISC_NAMES[disc]))
        else:
            lay(state, disc, end.x, end.y)
            tell_where(state, "pushed", disc)

    def landed(self, state: SonoraState, track: Track) -> list[Step[Any]]:
        """What becomes of the flicked disc itself."""
        disc = track.disc
        end = track.end()
        name = f"disc:{DISC_NAMES[disc]}"
        if end.kind == SHORT and not track.met(DISC):
            state.place[disc] = HAND
            state.tell("short", name)
            return [Flick(self.seat, DISC_NAMES[disc])]
        if end.kind == HOLE:
            state.place[disc] = IN_HOLE
            state.tell("hole", name)
        elif end.kind == OFF:
            state.place[disc] = OFF_BOARD
            state.tell("off", name)
        elif end.kind == SHORT:  # not too weak: it hit another disc, and what it did there stays done
            state.place[disc] = OFF_BOARD
            state.tell("stuck", name)
        elif state.settings["no_nudge"] and is_nudge(state, self.seat, track):
            state.place[disc] = OFF_BOARD
            state.tell("nudged", name)
        else:
            lay(state, disc, end.x, end.y)
            tell_where(state, "rested", disc)
        return [Keep(self.seat, DISC_NAMES[disc])]

    def touches(self, state: SonoraState, option: str) -> list[str]:
        aim = read_flick(option)
        assert aim is not None
        touched = [f"disc:{DISC_NAMES[aim.disc]}"]
        target = AIM_TARGET.get(option.split(" ", 2)[2])
        return [*touched, target] if target else touched

    def label(self, state: SonoraState, option: str) -> Label:
        aim = read_flick(option)
        assert aim is not None
        args = {"disc": f"disc:{DISC_NAMES[aim.disc]}", "angle": aim.angle / 100, "strength": aim.strength / 10}
        target = AIM_TARGET.get(option.split(" ", 2)[2])
        return ("aim", {**args, "target": target}) if target else ("flick", args)

    def prompt(self, state: SonoraState) -> Label:
        corner = f"corner:{state.corner(self.seat)}"
        if self.disc == ANY_DISC:
            return ("ask-flick", {"corner": corner, "left": len(state.hand(self.seat))})
        return ("ask-flick-again", {"corner": corner, "disc": f"disc:{self.disc}"})


class Keep(Step[SonoraState]):
    """Right after a flick: leave the disc where it is, or spend a reflick and take it back."""

    __slots__ = ("disc",)

    name = "keep"
    saved = ("seat", "disc")
    kinds = ("disc: word",)

    def __init__(self, seat: int, disc: str) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, state: SonoraState) -> list[str]:
        return ["keep", "reflick"] if state.left(self.seat, REFLICK) > 0 else ["keep"]

    def choose(self, state: SonoraState, option: str) -> None:
        if option == "reflick":
            spend(state, self.seat, REFLICK)
            state.place[DISC_INDEX[self.disc]] = HAND
            state.tell("reflicked", f"seat:{self.seat}", f"disc:{self.disc}")
            state.push(Flick(self.seat, self.disc))
        elif state.place[DISC_INDEX[self.disc]] == IN_HOLE:
            state.push(Bullseye(self.seat, self.disc))

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [f"disc:{self.disc}", *(["bonus:reflick"] if option == "reflick" else [])]

    def lies(self, state: SonoraState) -> str:
        """How it ended, as the words of this step tell it apart: on the field, in the hole or out."""
        return {IN_HOLE: "-hole", OFF_BOARD: "-off"}.get(state.place[DISC_INDEX[self.disc]], "")

    def label(self, state: SonoraState, option: str) -> Label:
        args = {"disc": f"disc:{self.disc}", "left": state.left(self.seat, REFLICK)}
        return (f"keep{self.lies(state)}" if option == "keep" else option, args)

    def prompt(self, state: SonoraState) -> Label:
        return (f"ask-keep{self.lies(state)}", {"disc": f"disc:{self.disc}"})


class Bullseye(Step[SonoraState]):
    """A disc in the hole goes to any section of its owner's sheet, at once."""

    __slots__ = ("disc",)

    name = "bullseye"
    saved = ("seat", "disc")
    kinds = ("disc: word",)

    def __init__(self, seat: int, disc: str) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, state: SonoraState) -> list[str]:
        return [f"bullseye {self.disc} {section}" for section in SECTIONS]

    def choose(self, state: SonoraState, option: str) -> None:
        section = option.split(" ")[2]
        state.place[DISC_INDEX[self.disc]] = ASIDE
        state.section[DISC_INDEX[self.disc]] = SECTIONS.index(section)
        state.tell("aside", f"disc:{self.disc}", f"section:{section}")

    def touches(self, state: SonoraState, option: str) -> list[str]:
        return [f"disc:{self.disc}", f"section:{option.split(' ')[2]}"]

    def label(self, state: SonoraState, option: str) -> Label:
        return ("bullseye", {"disc": f"disc:{self.disc}", "section": f"section:{option.split(' ')[2]}"})

    def prompt(self, state: SonoraState) -> Label:
        return ("ask-bullseye", {"disc": f"disc:{self.disc}"})


def disc_number(disc: int) -> int:
    return disc % 5


def by_colour(discs: list[int]) -> list[list[int]]:
    """Discs put together by their colour."""
    colours = sorted({disc // DISCS_OF_COLOUR for disc in discs})
    return [[disc for disc in discs if disc // DISCS_OF_COLOUR == colour] for colour in colours]


def no_longer_asked(state: SonoraState, disc: int) -> None:
    """A disc that its owner flicks again, or that is a bullseye, waits for no reflick."""
    name = DISC_NAMES[disc]
    state.stack = [step for step in state.stack if not (isinstance(step, Keep) and step.disc == name)]


def lay(state: SonoraState, disc: int, x: int, y: int) -> None:
    state.place[disc] = FIELD
    state.x[disc] = x
    state.y[disc] = y


def tell_where(state: SonoraState, event: str, disc: int) -> None:
    if state.telling:
        section, times = belongs(state.x[disc], state.y[disc])[0]
        state.tell(event, f"disc:{DISC_NAMES[disc]}", f"section:{SECTIONS[section]}", times)


def at_home(corner: int) -> list[str]:
    """The suggested targets that lie in the zone of a corner."""
    return [
        f"circle:{name}"
        for name, x, y in zip(BOARD.circle_name, BOARD.circle_x, BOARD.circle_y, strict=True)
        if BOARD.zones[corner] in zones_at(x, y)
    ]


def suggested(corner: int) -> tuple[list[list[str]], list[list[str]]]:
    """For each disc the flicks at the other zones, and those at the circles and the hole."""
    aims = [aim for _, aim in AIMS[corner]]
    at_zones = [[flick_text(disc, aim) for aim in aims[:ZONE_AIMS]] for disc in range(len(DISC_NAMES))]
    at_circles = [[flick_text(disc, aim) for aim in aims[ZONE_AIMS:]] for disc in range(len(DISC_NAMES))]
    return at_zones, at_circles


SUGGESTED: Final = [suggested(corner) for corner in range(CORNERS)]
"""The suggestions of each corner."""


def is_nudge(state: SonoraState, seat: int, track: Track) -> bool:
    """A disc that rests in the zone of its corner and did not come there off the far edge."""
    end = track.end()
    return not track.met(FAR) and BOARD.zones[state.corner(seat)] in zones_at(end.x, end.y)


def plausible(state: SonoraState, aim: Aim, tracks: list[Track]) -> bool:
    """Whether an outcome fits the table: known discs, from where they lie, ending on or off the board, none twice."""
    if tracks[0].disc != aim.disc or len({track.disc for track in tracks}) != len(tracks):
        return False
    x, y = state.x[:], state.y[:]
    lying = [disc for disc in range(len(state.place)) if state.place[disc] == FIELD]
    for track in tracks:
        disc = track.disc
        start, end = track.spots[0], track.end()
        if disc == aim.disc:
            fits = (start.x, start.y) == (aim.x, aim.y)
        else:
            fits = disc in lying and (start.x, start.y) == (x[disc], y[disc]) and end.kind != SHORT
        middle = track.spots[1:-1]
        times = [spot.time for spot in track.spots]
        if not fits or start.kind != FROM or end.kind not in ENDS or times != sorted(times):
            return False
        if any(spot.kind not in TURNS for spot in middle) or len(track.spots) < 2:
            return False
        x[disc], y[disc] = end.x, end.y
        stays = end.kind not in (OFF, HOLE, SHORT)
        if stays and disc not in lying:
            lying.append(disc)
        elif not stays and disc in lying:
            lying.remove(disc)
    return lies_well(x, y, lying)


def over_hole(x: int, y: int) -> bool:
    """Whether a disc here would lie wholly over the hole, and so fall."""
    return x * x + y * y <= BOARD.hole * BOARD.hole


def lies_well(x: list[int], y: list[int], discs: list[int]) -> bool:
    """Whether discs lie within the rim, off the corners and not over the hole, and none upon another."""
    most = BOARD.half - BOARD.radius + SLACK
    face = (BOARD.ground.corner - BOARD.ground.radius) * 100.0 + SLACK
    apart = 2 * BOARD.radius - SLACK
    for i, disc in enumerate(discs):
        ax, ay = abs(x[disc]), abs(y[disc])
        if ax > most or ay > most or (ax + ay) * 0.7071067811865476 > face or over_hole(x[disc], y[disc]):
            return False
        for mate in discs[:i]:
            dx, dy = x[disc] - x[mate], y[disc] - y[mate]
            if dx * dx + dy * dy < apart * apart:
                return False
    return True
