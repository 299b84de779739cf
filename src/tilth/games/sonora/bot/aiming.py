"""Where to flick: spots that are easy to hit from a corner, rivals' discs that lie too well, own ones that lie badly;
each is worth what it brings on average with the hand one has."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Final

from tilth.core.rng import Rng
from tilth.games.sonora.bot.sheet import IN_HAND, Outlook, outlook, outlook_of, planned_colour
from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.notation import DISC_NUMBER, LEAST_STRENGTH, MOST_STRENGTH, Aim, simulate
from tilth.games.sonora.rules.physics import CORNER_X, CORNER_Y, DISC, FAR, HOLE, OFF, SHORT
from tilth.games.sonora.rules.state import DISCS_OF_COLOUR, FIELD, SonoraState
from tilth.games.sonora.rules.table import (
    CORNERS,
    belongs,
    launching_place,
    launching_triangle,
    middle_of_corner,
    straight,
    zones_at,
)

ANGLE_ERROR: Final = 3.0
STRENGTH_ERROR: Final = 0.07
"""The spread of a bot's hand, in degrees and as a part of the strength: that of the sensible bot."""
INSIDE: Final = 10
"""Launching places lie so many percent of the way from a corner of their triangle to its middle."""
ENVY: Final = 0.5
"""What a rival's loss counts against an own gain."""
BEYOND: Final = (3500, 9000)
"""How much farther than a disc one flicks that wants to push it, in hundredths of a millimetre."""
SPOTS: Final = 6
"""Spots that are tried for each disc, and the throws each."""
VICTIMS: Final = 3
THROWS: Final = 2
BOOK_THROWS: Final = 40
PLACES: Final = 20
"""Discs on the table at the most."""


def wobble(rng: Rng) -> float:
    """An error around nought with a spread of one."""
    return (rng.below(2001) + rng.below(2001) + rng.below(2001) - 3000) / 1000.0


def errors(count: int) -> list[tuple[float, float]]:
    """Errors of a hand that are well spread: each comes with its opposite."""
    rng = Rng(7)
    found = []
    for _ in range(count // 2):
        angle, strength = wobble(rng), wobble(rng)
        found += [(angle, strength), (-angle, -strength)]
    return found


ERRORS: Final = errors(BOOK_THROWS)


def missed(aim: Aim, angle: float, strength: float) -> Aim:
    """The flick that comes of an aim with this error."""
    force = round(aim.strength * (1.0 + strength * STRENGTH_ERROR))
    force = min(max(force, LEAST_STRENGTH), MOST_STRENGTH)
    return Aim(aim.disc, True, aim.x, aim.y, round(aim.angle + angle * ANGLE_ERROR * 100.0) % 36000, force, "")


def unsteady(aim: Aim, rng: Rng) -> Aim:
    """The flick that the finger makes of an aim."""
    angle = wobble(rng)
    return missed(aim, angle, wobble(rng))


# Spots of the empty board.


class Spot:
    """A good aim from a corner, and where a disc may come to rest with it: sections with how often it counts there
    (none off the board, all in the hole), and how likely."""

    __slots__ = ("aim", "rests")

    def __init__(self, aim: Aim, rests: list[tuple[list[tuple[int, int]], float]]) -> None:
        self.aim = aim
        self.rests = rests


ANYWHERE: Final = [(section, 1) for section in range(4)]


def places(corner: int) -> list[tuple[int, int]]:
    """The middle of a corner and three places near the ends of its triangle."""
    mx, my = middle_of_corner(corner)
    found = [(mx, my)]
    for x, y in launching_triangle(corner):
        px = (x * (100 - INSIDE) + mx * INSIDE) // 1000 * 10
        py = (y * (100 - INSIDE) + my * INSIDE) // 1000 * 10
        if launching_place(corner, px, py):
            found.append((px, py))
    return found


LAUNCHES: Final = [places(corner) for corner in range(CORNERS)]


def nearest_launch(corner: int, x: int, y: int) -> tuple[int, int]:
    """The nearer, the surer."""
    best, least = LAUNCHES[corner][0], 1 << 60
    for px, py in LAUNCHES[corner]:
        far = (px - x) * (px - x) + (py - y) * (py - y)
        if far < least:
            best, least = (px, py), far
    return best


@cache
def spots(corner: int, no_nudge: bool) -> list[Spot]:
    """The circles, the zones and the hole as they are seen from a corner; the home zone also off the far walls."""
    far = BOARD.half // 2
    targets = [(far * int(CORNER_X[zone]), far * int(CORNER_Y[zone])) for zone in range(CORNERS)]
    targets += list(zip(BOARD.circle_x, BOARD.circle_y, strict=True))
    targets.append((0, 0))
    found = []
    for x, y in targets:
        aims = [straight(0, *nearest_launch(corner, x, y), x, y)]
        if no_nudge and BOARD.zones[corner] in zones_at(x, y):
            aims = banks(corner, x, y)
        for aim in aims:
            found.append(Spot(aim, rests_of(aim, corner, no_nudge)))
    return found


def banks(corner: int, x: int, y: int) -> list[Aim]:
    """Flicks at a place off each of the two far walls: straight at its mirror image, harder by what the wall takes."""
    wall = BOARD.half - BOARD.radius
    bounce = BOARD.ground.rim_bounce
    found = []
    for mx, my in (
        (-int(CORNER_X[corner]) * 2 * wall - x, y),
        (x, -int(CORNER_Y[corner]) * 2 * wall - y),
    ):
        aim = straight(0, *LAUNCHES[corner][0], mx, my)
        found.append(Aim(0, True, aim.x, aim.y, aim.angle, min(round(aim.strength / bounce**0.5), MOST_STRENGTH), ""))
    return found


def rests_of(aim: Aim, corner: int, no_nudge: bool) -> list[tuple[list[tuple[int, int]], float]]:
    """Where a flick ends on the empty board, how often in a hundred throws."""
    nobody = [False] * PLACES
    nowhere = [0] * PLACES
    counts: dict[str, tuple[list[tuple[int, int]], float]] = {}
    for angle, strength in ERRORS:
        track = simulate(nowhere, nowhere, nobody, missed(aim, angle, strength), corner)[0]
        end = track.end()
        rests: list[tuple[int, int]] = []
        if end.kind == HOLE:
            rests = ANYWHERE
        elif end.kind not in (OFF, SHORT):
            nudged = no_nudge and not track.met(FAR) and BOARD.zones[corner] in zones_at(end.x, end.y)
            rests = [] if nudged else belongs(end.x, end.y)
        known = counts.get(str(rests))
        counts[str(rests)] = (rests, (0.0 if known is None else known[1]) + 1.0 / len(ERRORS))
    return list(counts.values())


# What a disc is worth to a seat where it lies.


class Wants:
    """What a disc of each number would bring a seat in each section."""

    __slots__ = ("hand", "table")

    def __init__(self, view: Outlook) -> None:
        view.foresee()
        self.table: list[float] = [0.0] * 48
        for section in range(4):
            for number in range(1, 6):
                for times in (1, 2):
                    self.table[section * 12 + number * 2 + times - 1] = view.brings(section, number, times)
        self.hand: list[float] = [0.0] * 6
        """What a disc in hand may hope for."""
        for number in range(1, 6):
            best = max([self.of(section, number, 2) for section in range(4)])
            self.hand[number] = best * IN_HAND / 2.0

    def of(self, section: int, number: int, times: int) -> float:
        return self.table[section * 12 + number * 2 + times - 1]

    def best(self, number: int, rests: list[tuple[int, int]]) -> float:
        """A disc that may count for several sections counts for the best."""
        most = 0.0
        for section, times in rests:
            worth = self.table[section * 12 + number * 2 + times - 1]
            if worth > most:
                most = worth
        return most

    def on_average(self, number: int, spot: Spot) -> float:
        total = 0.0
        for rests, likely in spot.rests:
            total += likely * self.best(number, rests)
        return total


class Throw:
    """Tries flicks of a seat on the table as it is."""

    __slots__ = ("corner", "on_field", "seat", "shares", "state", "wants")

    def __init__(self, state: SonoraState, seat: int, own: int, wants: list[Wants]) -> None:
        self.state = state
        self.seat = seat
        self.corner = state.corner(seat)
        self.wants = wants
        """By seat."""
        self.on_field = [place == FIELD for place in state.place]
        self.shares = shares(state, own)

    def worth(self, aim: Aim) -> float:
        """What one flick changes: for the disc itself against what it may hope for, and for all that it moves."""
        state, seat = self.state, self.seat
        worth = 0.0
        for track in simulate(state.x, state.y, self.on_field, aim, self.corner):
            disc = track.disc
            end = track.end()
            number = DISC_NUMBER[disc]
            owner = state.owner(disc)
            wants = self.wants[owner]
            share = self.shares[disc]
            if share == 0.0:
                continue
            if end.kind == HOLE:
                now = wants.best(number, ANYWHERE)
            elif end.kind == OFF:
                now = 0.0 if owner == seat else wants.hand[number]
            elif end.kind == SHORT:
                now = 0.0 if track.met(DISC) else wants.hand[number]
            elif (
                disc == aim.disc
                and state.settings["no_nudge"]
                and not track.met(FAR)
                and BOARD.zones[self.corner] in zones_at(end.x, end.y)
            ):
                now = 0.0
            else:
                now = wants.best(number, belongs(end.x, end.y))
            if disc == aim.disc:
                worth += share * (now - wants.hand[number])
            else:
                worth += share * (now - wants.best(number, belongs(state.x[disc], state.y[disc])))
        return worth

    def mean(self, aim: Aim, throws: int) -> float:
        """The worth of an aim on average over a few errors, the same for all aims."""
        total = 0.0
        for angle, strength in ERRORS[:throws]:
            total += self.worth(missed(aim, angle, strength))
        return total / throws


def shares(state: SonoraState, own: int) -> list[float]:
    """What each disc's fortune counts for the player of a colour: that of its own fully, that of others against it.
    Alone, one other colour is meant for the bot, and what becomes of the third is no matter."""
    found = []
    for disc in range(len(state.place)):
        colour = disc // DISCS_OF_COLOUR
        found.append(1.0 if colour == own else -ENVY if state.seats > 1 or colour == BOTS else 0.0)
    return found


FIRST: Final = 0
BOTS: Final = 1
SPARE: Final = 2
"""Alone: the colour that is tried first, the one that is meant for the bot, and the one that is flicked last."""


@cache
def off(corner: int) -> Aim:
    """The surest flick over the rim: alone, what the bot does not have on the board does no harm."""
    x, y = LAUNCHES[corner][0]
    inwards = [round(straight(0, x, y, 0, 0).angle + turn * 100) % 36000 for turn in range(-45, 46, 5)]
    aims = [Aim(0, True, x, y, angle, MOST_STRENGTH, "") for angle in inwards]
    gone = [how_often(aim, corner, OFF) for aim in aims]
    return aims[gone.index(max(gone))]


@cache
def nudge(corner: int) -> Aim:
    """The weakest flick that does not fall short: a disc that is no matter stays out of the way of all others."""
    x, y = LAUNCHES[corner][0]
    angle = straight(0, x, y, 0, 0).angle
    aims = [Aim(0, True, x, y, angle, strength, "") for strength in range(LEAST_STRENGTH, MOST_STRENGTH, 10)]
    return next(aim for aim in aims if how_often(aim, corner, SHORT) < 0.1)


def how_often(aim: Aim, corner: int, kind: int) -> float:
    """The part of the throws at an aim that end in a way, on the empty board."""
    nobody, nowhere = [False] * PLACES, [0] * PLACES
    ends = [simulate(nowhere, nowhere, nobody, missed(aim, *error), corner)[0].end().kind for error in ERRORS]
    return ends.count(kind) / len(ends)


def with_disc(aim: Aim, disc: int) -> Aim:
    return Aim(disc, True, aim.x, aim.y, aim.angle, aim.strength, "")


def wants_of(state: SonoraState, own: int) -> list[Wants]:
    """By seat; alone, for the sheet as it would be with a colour."""
    if state.seats == 1:
        return [Wants(outlook_of(state, 0, own))]
    return [Wants(outlook(state, seat)) for seat in range(state.seats)]


def at_spots(state: SonoraState, seat: int, discs: list[int], wants: Wants, most: int) -> list[Aim]:
    """The aims that would be best on an empty board, at most so many for each disc, the best first."""
    found: list[tuple[float, int, Aim]] = []
    seen = spots(state.corner(seat), state.settings["no_nudge"])
    for disc in discs:
        number = DISC_NUMBER[disc]
        rated = [(wants.on_average(number, spot) - wants.hand[number], at) for at, spot in enumerate(seen)]
        rated.sort(key=first_of, reverse=True)
        for worth, at in rated[:most]:
            found.append((worth, disc, with_disc(seen[at].aim, disc)))
    found.sort(key=first_of, reverse=True)
    return [aim for _, _, aim in found]


def first_of(row: tuple[float, int] | tuple[float, int, Aim]) -> float:
    return row[0]


def at_discs(state: SonoraState, seat: int, discs: list[int], own: int, wants: list[Wants]) -> list[Aim]:
    """Aims at rivals' discs that lie too well and at own ones that could lie better, with the lowest disc and the
    highest."""
    prey: list[tuple[float, int]] = []
    counts = shares(state, own)
    for disc, place in enumerate(state.place):
        if place == FIELD:
            wanted = wants[state.owner(disc)]
            number = DISC_NUMBER[disc]
            now = wanted.best(number, belongs(state.x[disc], state.y[disc]))
            prey.append((counts[disc] * (wanted.hand[number] - now), disc))
    prey.sort(key=first_of, reverse=True)
    corner = state.corner(seat)
    found = []
    for worth, target in prey[:VICTIMS]:
        if worth <= 0.0:
            break
        x, y = state.x[target], state.y[target]
        px, py = nearest_launch(corner, x, y)
        far = ((x - px) * (x - px) + (y - py) * (y - py)) ** 0.5
        for more in BEYOND:
            longer = (far + more) / far
            for disc in {min(discs, key=number_of), max(discs, key=number_of)}:
                found.append(straight(disc, px, py, round(px + (x - px) * longer), round(py + (y - py) * longer)))
    return found


def number_of(disc: int) -> int:
    return DISC_NUMBER[disc]


def ranked(
    state: SonoraState, seat: int, discs: list[int], throws: int = THROWS, most: int = SPOTS
) -> list[tuple[float, Aim]]:
    """All aims worth a thought, each tried a few times on the table as it is, the best first."""
    if state.seats == 1:
        return ranked_alone(state, discs, throws, most)
    wants = wants_of(state, seat)
    aims = at_spots(state, seat, discs, wants[seat], most) + at_discs(state, seat, discs, seat, wants)
    return rated(Throw(state, seat, seat, wants), aims, throws)


def ranked_alone(state: SonoraState, discs: list[int], throws: int, most: int) -> list[tuple[float, Aim]]:
    """Alone, the bot's discs go over the rim. Those of the last colour are a second try, push others, or vanish."""
    corner = state.corner(0)
    colour = discs[0] // DISCS_OF_COLOUR
    if colour == BOTS:
        return [(0.0, with_disc(off(corner), disc)) for disc in discs[:1]]
    found = []
    for own in {colour, FIRST}:
        wants = wants_of(state, own)
        aims = at_discs(state, 0, discs, own, wants)
        if own == colour:
            aims += at_spots(state, 0, discs, wants[0], most)
        else:
            aims += [with_disc(nudge(corner), discs[0]), with_disc(off(corner), discs[0])]
        found.append(rated(Throw(state, 0, own, wants), aims, throws))
    return [row for rows in itertools.zip_longest(*found) for row in rows if row is not None]


def rated(throw: Throw, aims: list[Aim], throws: int) -> list[tuple[float, Aim]]:
    """What aims are worth on average, the best first."""
    found = [(throw.mean(aim, throws), aim) for aim in aims]
    found.sort(key=worth_of, reverse=True)
    return found


def next_ones(state: SonoraState, discs: list[int]) -> list[int]:
    """Alone, the discs of the colour that comes next; among several players all of them."""
    if state.seats > 1:
        return discs
    for colour in (BOTS, FIRST, SPARE):
        found = [disc for disc in discs if disc // DISCS_OF_COLOUR == colour]
        if found:
            return found
    return discs


def own_ones(state: SonoraState, discs: list[int]) -> bool:
    """Alone: whether discs are of the colour that promises most, or of the first, which is tried in any case."""
    return discs[0] // DISCS_OF_COLOUR in (FIRST, planned_colour(state))


def worth_of(row: tuple[float, Aim]) -> float:
    return row[0]
