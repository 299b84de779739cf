"""How a flick and its outcome are written.

A flick: `flick a3 -118.0,118.0 315.00 62.5` is disc a3, the place of its centre in the launch corner (mm), the
direction (degrees, 0 to the right, 90 up) and the strength (percent). Without a place it starts in the middle of the
corner. A settled flick adds ` = ` and what every disc that moved did, each point with its time in milliseconds:
`a3: 0 from -118.00,118.00 > 214 disc 12.34,4.50 > 533 rest 20.00,-3.12; b1: ...`.
"""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from math import atan2, degrees, sqrt
from typing import Any, Final

from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.physics import DISC, FAR, HOLE, OFF, REST, RIM, SHORT, Motion, direction

KINDS: Final = ["from", "disc", "rim", "far", "rest", "off", "hole", "short"]
ENDS: Final = (REST, OFF, HOLE, SHORT)
TURNS: Final = (DISC, RIM, FAR)

LEAST_STRENGTH: Final = 40
MOST_STRENGTH: Final = 1000
"""Strength in tenths of a percent."""

DISC_NAMES: Final = [f"{colour}{number}" for colour in "abcd" for number in range(1, 6)]
DISC_INDEX: Final = {name: disc for disc, name in enumerate(DISC_NAMES)}
DISC_NUMBER: Final = [disc % 5 + 1 for disc in range(20)]

_FLICK: Final = re.compile(
    r"flick ([a-d][1-5])(?: (-?[0-9]{1,3}(?:\.[0-9])?),(-?[0-9]{1,3}(?:\.[0-9])?))?"
    r" ([0-9]{1,3}(?:\.[0-9]{1,2})?) ([0-9]{1,3}(?:\.[0-9])?)"
    r"(?: = (.+))?"
)
_POINT: Final = re.compile(
    r"([0-9]{1,5}) (from|disc|rim|far|rest|off|hole|short) (-?[0-9]{1,3}\.[0-9]{2}),(-?[0-9]{1,3}\.[0-9]{2})"
)


class Aim:
    """One flick: which disc, from where (hundredths of a mm), which way (hundredths of a degree) and how hard."""

    __slots__ = ("angle", "disc", "outcome", "placed", "strength", "x", "y")

    def __init__(self, disc: int, placed: bool, x: int, y: int, angle: int, strength: int, outcome: str) -> None:
        self.disc = disc
        self.placed = placed
        self.x = x
        self.y = y
        self.angle = angle
        self.strength = strength
        self.outcome = outcome

    def text(self) -> str:
        """The flick in its full notation, without an outcome."""
        return flick_text(self.disc, aim_text(self.x, self.y, self.angle, self.strength))

    def launched_at(self, x: int, y: int) -> Aim:
        """The same flick from a certain place."""
        return Aim(self.disc, True, x, y, self.angle, self.strength, "")


class Spot:
    """One point of a disc's way as a record keeps it: milliseconds and hundredths of a millimetre."""

    __slots__ = ("kind", "time", "x", "y")

    def __init__(self, time: int, kind: int, x: int, y: int) -> None:
        self.time = time
        self.kind = kind
        self.x = x
        self.y = y


class Track:
    """The way of one disc."""

    __slots__ = ("disc", "spots")

    def __init__(self, disc: int, spots: list[Spot]) -> None:
        self.disc = disc
        self.spots = spots

    def end(self) -> Spot:
        return self.spots[-1]

    def met(self, kind: int) -> bool:
        """Whether the disc met another (DISC), or the flicked one came off the far edge (FAR)."""
        return any(spot.kind == kind for spot in self.spots)


class Outcome:
    """A flick and what every disc did; it never changes, so that clones share it."""

    __slots__ = ("aim", "tracks")

    def __init__(self, aim: Aim, tracks: list[Track]) -> None:
        self.aim = aim
        self.tracks = tracks

    def text(self) -> str:
        """The settled flick in its notation."""
        return f"{self.aim.text()} = {write_tracks(self.tracks)}"


def aim_text(x: int, y: int, angle: int, strength: int) -> str:
    return f"{x / 100:.1f},{y / 100:.1f} {angle / 100:.2f} {strength / 10:.1f}"


def flick_text(disc: int, aim: str) -> str:
    return f"flick {DISC_NAMES[disc]} {aim}"


def read_outcome(text: str) -> Outcome | None:
    """A settled flick from its notation; None where it is none."""
    aim = read_flick(text)
    if aim is None:
        return None
    tracks = read_tracks(aim.outcome)
    return None if tracks is None else Outcome(aim, tracks)


@lru_cache(maxsize=2048)
def read_flick(text: str) -> Aim | None:
    """A flick from its notation; None where it is none. The same few are suggested, tried and played all the time, so
    they are remembered: do not change them."""
    match = _FLICK.fullmatch(text)
    if match is None:
        return None
    disc, x, y, angle, strength, outcome = match.groups()
    turned = whole(angle, 2)
    force = whole(strength, 1)
    if turned >= 36000 or not LEAST_STRENGTH <= force <= MOST_STRENGTH:
        return None
    placed = x is not None
    return Aim(
        DISC_INDEX[disc],
        placed,
        whole(x, 2) if placed else 0,
        whole(y, 2) if placed else 0,
        turned,
        force,
        outcome or "",
    )


def whole(text: str, places: int) -> int:
    """A decimal number times ten to the `places`, exactly."""
    before, _, after = text.partition(".")
    size = int(before.lstrip("-") + after.ljust(places, "0"))
    return -size if before[0] == "-" else size


def read_tracks(outcome: str) -> list[Track] | None:
    """The ways of all discs that moved; None where the text is none."""
    tracks = []
    for part in outcome.split("; "):
        name, _, way = part.partition(": ")
        if name not in DISC_INDEX:
            return None
        spots = []
        for point in way.split(" > "):
            match = _POINT.fullmatch(point)
            if match is None:
                return None
            time, kind, x, y = match.groups()
            spots.append(Spot(int(time), KINDS.index(kind), whole(x, 2), whole(y, 2)))
        tracks.append(Track(DISC_INDEX[name], spots))
    return tracks


def write_tracks(tracks: list[Track]) -> str:
    parts = []
    for track in tracks:
        way = [f"{spot.time} {KINDS[spot.kind]} {spot.x / 100:.2f},{spot.y / 100:.2f}" for spot in track.spots]
        parts.append(f"{DISC_NAMES[track.disc]}: {' > '.join(way)}")
    return "; ".join(parts)


def simulate(x: list[int], y: list[int], on_field: list[bool], aim: Aim, corner: int) -> list[Track]:
    """Flick a disc from a corner of the board and say what every disc did; the flicked one comes first."""
    xs = [value / 100.0 for value in x]
    ys = [value / 100.0 for value in y]
    live = on_field[:]
    xs[aim.disc] = aim.x / 100.0
    ys[aim.disc] = aim.y / 100.0
    live[aim.disc] = True
    motion = Motion(BOARD.ground, xs, ys, live, aim.disc, corner)
    cosine, sine = direction(aim.angle)
    speed = BOARD.full_speed * aim.strength / 1000.0
    motion.push(aim.disc, cosine * speed, sine * speed)
    motion.run()
    tracks = []
    for disc in [aim.disc, *[other for other in range(len(x)) if other != aim.disc]]:
        points = motion.tracks[disc]
        if points:
            spots = [Spot(nearest(p.time * 1000.0), p.kind, nearest(p.x * 100.0), nearest(p.y * 100.0)) for p in points]
            tracks.append(Track(disc, [spot for i, spot in enumerate(spots) if keeps(spots, i)]))
    return tracks


def keeps(spots: list[Spot], i: int) -> bool:
    """A disc stopped and pushed on again in one flick rests only once, at the end."""
    return spots[i].kind != REST or i == len(spots) - 1


def nearest(value: float) -> int:
    """Round to the nearest whole number, halves away from zero: alike on both sides of the board."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def samples(spots: list[Spot], every: int = 25) -> list[tuple[int, float, float]]:
    """A disc's way at even instants (ms, mm, mm), for showing it: between two points it slows down evenly."""
    shown = [(spots[0].time, spots[0].x / 100.0, spots[0].y / 100.0)]
    for one, other in itertools.pairwise(spots):
        length = sqrt((other.x - one.x) * (other.x - one.x) + (other.y - one.y) * (other.y - one.y)) / 100.0
        span = other.time - one.time
        for instant in range(every, span, every):
            part = passed(length, span / 1000.0, instant / 1000.0)
            x = one.x + (other.x - one.x) * part
            y = one.y + (other.y - one.y) * part
            shown.append((one.time + instant, nearest(x / 10.0) / 10.0, nearest(y / 10.0) / 10.0))
        shown.append((other.time, other.x / 100.0, other.y / 100.0))
    return shown


def shown_paths(tracks: list[Track]) -> dict[str, dict[str, list[list[Any]]]]:
    """The ways of all discs as plain data: where and when each turned, and its place at even instants."""
    return {
        DISC_NAMES[track.disc]: {
            "points": [[spot.time, KINDS[spot.kind], spot.x / 100, spot.y / 100] for spot in track.spots],
            "samples": [list(sample) for sample in samples(track.spots)],
        }
        for track in tracks
    }


def passed(length: float, span: float, instant: float) -> float:
    """The part of a way of this length behind a disc that slows down by the board's deceleration."""
    if length <= 0.0 or span <= 0.0:
        return 1.0
    slowing = BOARD.ground.deceleration
    start = length / span + slowing * span / 2.0
    part = (start - slowing * instant / 2.0) * instant / length
    return part if part < 1.0 else 1.0


def hundredth_angle(dx: float, dy: float) -> int:
    """The direction of a line in hundredths of a degree, from 0 to 35999."""
    return round(degrees(atan2(dy, dx)) * 100.0) % 36000
