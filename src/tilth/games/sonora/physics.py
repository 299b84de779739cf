"""Discs that slide, collide, rebound and fall: flat circles on a board, and nothing else.

Only + - * / and square roots are used, in a fixed order, so that the same flick gives the same bits on every machine
and in every language. Millimetres and seconds; the origin is the middle of the board, x to the right, y up.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

STEP: Final = 1.0 / 240.0
MOST_STEPS: Final = 4800
MOST_TOUCHES: Final = 64
ROOT_HALF: Final = sqrt(0.5)

FROM: Final = 0
DISC: Final = 1
RIM: Final = 2
FAR: Final = 3
REST: Final = 4
OFF: Final = 5
HOLE: Final = 6
SHORT: Final = 7

CORNER_X: Final = (-1.0, 1.0, 1.0, -1.0)
CORNER_Y: Final = (1.0, 1.0, -1.0, -1.0)
"""Which way the launch corners lie, clockwise from the top left one."""


class Ground:
    """The measures that decide how discs move."""

    __slots__ = (
        "capture",
        "corner",
        "deceleration",
        "disc_bounce",
        "half",
        "hole",
        "jump",
        "radius",
        "rim_bounce",
    )

    def __init__(
        self,
        half: float,
        radius: float,
        hole: float,
        leg: float,
        deceleration: float,
        disc_bounce: float,
        rim_bounce: float,
        jump: float,
        capture: float,
    ) -> None:
        self.half = half
        """Half the side of the field."""
        self.radius = radius
        """The radius of a disc."""
        self.hole = hole
        """How far from the middle a disc's centre may be for the disc to lie wholly over the hole."""
        self.corner = (2.0 * half - leg) * ROOT_HALF
        """The distance of a launch corner's face from the middle."""
        self.deceleration = deceleration
        self.disc_bounce = disc_bounce
        self.rim_bounce = rim_bounce
        self.jump = jump
        """The speed against the rim or a corner's face above which a disc jumps over it."""
        self.capture = capture
        """The speed below which a disc over the hole falls into it."""


class Point:
    """Where a disc turned, stopped or vanished, and when (seconds)."""

    __slots__ = ("kind", "time", "x", "y")

    def __init__(self, time: float, kind: int, x: float, y: float) -> None:
        self.time = time
        self.kind = kind
        self.x = x
        self.y = y


class Motion:
    """One flick from the push to the last rest. `launched` starts on the raised corner `home` (-1: on the field).

    A disc on the corner it was launched from passes over that corner's face; once it is wholly on the field, the face
    is a wall for it as for all others. The corner is as high as the rim, so a disc still on it is not held back there.
    """

    __slots__ = (
        "far",
        "fresh",
        "ground",
        "home",
        "launched",
        "live",
        "moving",
        "steps",
        "tracks",
        "vx",
        "vy",
        "x",
        "y",
    )

    def __init__(
        self, ground: Ground, x: list[float], y: list[float], live: list[bool], launched: int, home: int
    ) -> None:
        self.ground = ground
        self.x = x[:]
        self.y = y[:]
        self.live = live[:]
        self.vx: list[float] = [0.0] * len(x)
        self.vy: list[float] = [0.0] * len(x)
        self.tracks: list[list[Point]] = [[] for _ in x]
        self.moving: list[int] = []
        self.steps: int = 0
        self.launched: int = launched
        self.home: int = home
        self.fresh: bool = home >= 0
        """Whether the launched disc is still, at least in part, on its corner."""
        self.far: bool = False
        """Whether its centre has left the zone of that corner."""

    def push(self, disc: int, vx: float, vy: float) -> None:
        """Give a disc a velocity."""
        self.vx[disc] = vx
        self.vy[disc] = vy
        if disc not in self.moving:
            self.moving.append(disc)
            if not self.tracks[disc]:
                self._note(disc, FROM, 0.0)

    def run(self) -> None:
        """Go on until everything rests."""
        while self.moving and self.steps < MOST_STEPS:
            self.step()
        for disc in self.moving:
            self._end(disc, REST, 0.0)

    def energy(self) -> float:
        """Twice the kinetic energy per mass of a disc."""
        total = 0.0
        for disc in self.moving:
            total += self.vx[disc] * self.vx[disc] + self.vy[disc] * self.vy[disc]
        return total

    def step(self) -> None:
        """One tick: half the deceleration, the way with every touch at its instant, the other half."""
        self._slow(0.0)
        self._slide()
        self._slow(STEP)
        self.steps += 1
        self._look()

    def _slow(self, late: float) -> None:
        drop = self.ground.deceleration * STEP * 0.5
        vx = self.vx
        vy = self.vy
        for disc in self.moving:  # `_end` makes a new list, so this one does not change
            a = vx[disc]
            b = vy[disc]
            speed = sqrt(a * a + b * b)
            if speed <= drop:
                self._end(disc, REST, late)
            else:
                keep = (speed - drop) / speed
                vx[disc] = a * keep
                vy[disc] = b * keep

    def _slide(self) -> None:
        """Move for one tick, from touch to touch; a crowd that touches too often waits for the next tick."""
        ground = self.ground
        x = self.x
        y = self.y
        vx = self.vx
        vy = self.vy
        live = self.live
        limit = ground.half - ground.radius
        face = (ground.corner - ground.radius) / ROOT_HALF
        apart = 2.0 * ground.radius
        square = apart * apart
        count = len(x)
        left = STEP
        for _ in range(MOST_TOUCHES):
            moving = self.moving
            if not moving:
                return
            first = left
            who = -1
            other = -1
            for disc in moving:
                px = x[disc]
                py = y[disc]
                a = vx[disc]
                b = vy[disc]
                # Straight against the rim: x and y alike, by the size of the coordinate.
                if a != 0.0:
                    room = limit - px if a > 0.0 else limit + px
                    speed = a if a > 0.0 else -a
                    if room < speed * first:
                        first = room / speed if room > 0.0 else 0.0
                        who = disc
                        other = -1
                if b != 0.0:
                    room = limit - py if b > 0.0 else limit + py
                    speed = b if b > 0.0 else -b
                    if room < speed * first:
                        first = room / speed if room > 0.0 else 0.0
                        who = disc
                        other = -2
                # The faces of the launch corners; only a disc far out can reach one.
                way = (a if a > 0.0 else -a) + (b if b > 0.0 else -b)
                if (px if px > 0.0 else -px) + (py if py > 0.0 else -py) + way * left > face:
                    for corner in range(4):
                        speed = a * CORNER_X[corner] + b * CORNER_Y[corner]
                        if speed > 0.0 and not (self.fresh and disc == self.launched and corner == self.home):
                            room = face - (px * CORNER_X[corner] + py * CORNER_Y[corner])
                            if room < speed * first:
                                first = room / speed if room > 0.0 else 0.0
                                who = disc
                                other = -3 - corner
                # Other discs. Nothing farther than the way of this tick can be reached.
                reach = apart + 2.0 * way * left
                for mate in range(count):
                    dx = x[mate] - px
                    if dx > reach or dx < -reach or mate == disc or not live[mate]:
                        continue
                    dy = y[mate] - py
                    if dy > reach or dy < -reach:
                        continue
                    rx = a - vx[mate]
                    ry = b - vy[mate]
                    near = dx * rx + dy * ry
                    if near <= 0.0:
                        continue
                    gap = dx * dx + dy * dy - square
                    if gap <= 0.0:
                        first = 0.0
                        who = disc
                        other = mate
                        continue
                    speed2 = rx * rx + ry * ry
                    inside = near * near - speed2 * gap
                    if inside <= 0.0:
                        continue
                    when = gap / (near + sqrt(inside))
                    if when < first:
                        first = when
                        who = disc
                        other = mate
            for disc in moving:
                x[disc] += vx[disc] * first
                y[disc] += vy[disc] * first
            if who < 0:
                return
            left -= first
            self._touch(who, other, STEP - left)
            if left <= 0.0:
                return

    def _touch(self, disc: int, other: int, late: float) -> None:
        if other >= 0:
            self._collide(disc, other, late)
            return
        if other == -1:
            out = self.vx[disc]
            out = out if out > 0.0 else -out
        elif other == -2:
            out = self.vy[disc]
            out = out if out > 0.0 else -out
        else:
            out = (self.vx[disc] * CORNER_X[-3 - other] + self.vy[disc] * CORNER_Y[-3 - other]) * ROOT_HALF
        if out > self.ground.jump or (self.fresh and disc == self.launched):
            self._end(disc, OFF, late)
            return
        self._note(disc, RIM, late)
        bounce = self.ground.rim_bounce
        if other == -1:
            self.vx[disc] = -bounce * self.vx[disc]
        elif other == -2:
            self.vy[disc] = -bounce * self.vy[disc]
        else:
            change = (1.0 + bounce) * out * ROOT_HALF
            self.vx[disc] -= change * CORNER_X[-3 - other]
            self.vy[disc] -= change * CORNER_Y[-3 - other]

    def _collide(self, disc: int, mate: int, late: float) -> None:
        """Two equal discs: along the line of centres they exchange their speed, but for what the wood swallows."""
        dx = self.x[mate] - self.x[disc]
        dy = self.y[mate] - self.y[disc]
        length = sqrt(dx * dx + dy * dy)
        if length == 0.0:
            return
        nx = dx / length
        ny = dy / length
        near = (self.vx[disc] - self.vx[mate]) * nx + (self.vy[disc] - self.vy[mate]) * ny
        change = near * (1.0 + self.ground.disc_bounce) * 0.5
        self._note(disc, DISC, late)
        self.vx[disc] -= change * nx
        self.vy[disc] -= change * ny
        if mate not in self.moving:
            self.moving = [*self.moving, mate]
            if not self.tracks[mate]:
                self._note(mate, FROM, late)
        else:
            self._note(mate, DISC, late)
        self.vx[mate] += change * nx
        self.vy[mate] += change * ny

    def _look(self) -> None:
        """After a tick: who fell into the hole, and has the launched disc left its corner and its zone?"""
        hole = self.ground.hole * self.ground.hole
        capture = self.ground.capture * self.ground.capture
        for disc in self.moving:
            px = self.x[disc]
            py = self.y[disc]
            if disc == self.launched and self.home >= 0:
                sx = CORNER_X[self.home]
                sy = CORNER_Y[self.home]
                if self.fresh and (px * sx + py * sy) * ROOT_HALF <= self.ground.corner - self.ground.radius:
                    self.fresh = False
                if not self.far and (px * sx < 0.0 or py * sy < 0.0):
                    self.far = True
                    self._note(disc, FAR, 0.0)
            if px * px + py * py <= hole:
                a = self.vx[disc]
                b = self.vy[disc]
                if a * a + b * b <= capture:
                    self._end(disc, HOLE, 0.0)

    def _note(self, disc: int, kind: int, late: float) -> None:
        self.tracks[disc].append(Point(self.steps * STEP + late, kind, self.x[disc], self.y[disc]))

    def _end(self, disc: int, kind: int, late: float) -> None:
        """A disc stops, falls or leaves."""
        self.vx[disc] = 0.0
        self.vy[disc] = 0.0
        self.moving = [one for one in self.moving if one != disc]
        if kind == REST and self.fresh and disc == self.launched:
            kind = SHORT
        if kind != REST:
            self.live[disc] = False
        self._note(disc, kind, late)


def direction(angle: int) -> tuple[float, float]:
    """Cosine and sine of an angle in hundredths of a degree, the same bits everywhere and exact under mirroring."""
    angle %= 36000
    quarter, rest = divmod(angle, 9000)
    if rest == 4500:
        c, s = ROOT_HALF, ROOT_HALF
    elif rest < 4500:
        c, s = _small(rest)
    else:
        s, c = _small(9000 - rest)
    if quarter == 0:
        return c, s
    if quarter == 1:
        return -s, c
    if quarter == 2:
        return -c, -s
    return s, -c


def _small(angle: int) -> tuple[float, float]:
    """Cosine and sine from 0 to 45 degrees by their series."""
    r = angle * 3.141592653589793 / 18000.0
    square = r * r
    c = 1.0
    for n in (20.0, 18.0, 16.0, 14.0, 12.0, 10.0, 8.0, 6.0, 4.0, 2.0):
        c = 1.0 - square / (n * (n - 1.0)) * c
    s = 1.0
    for n in (21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0):
        s = 1.0 - square / (n * (n - 1.0)) * s
    return c, r * s
