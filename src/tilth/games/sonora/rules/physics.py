"""Discs that slide, collide, rebound and fall: flat circles on a board, and nothing else.

Only + - * / and square roots are used, in a fixed order, so that the same flick gives the same bits on every machine
and in every language. Millimetres and seconds; the origin is the middle of the board, x to the right, y up.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

STEP: Final = 1.0 / 240.0
MOST_STEPS: Final = 4800
LONGEST: Final = 1.0
"""Seconds that discs glide in one go at the most."""
MOST_INSTANTS: Final = 64
INSTANT: Final = 1e-9
"""Touches that lie no farther apart than this (seconds) happen at once."""
MOST_ROUNDS: Final = 32
STEADY: Final = 1e-9
"""Pushes that change by less than this (mm/s) no longer change."""
ROOT_HALF: Final = sqrt(0.5)

FROM: Final = 0
DISC: Final = 1
RIM: Final = 2
FAR: Final = 3
"""The launched disc comes off the far edge of the board; off any other rim or face it is RIM."""
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
        self.hole = hole + 0.01
        """How far from the middle a disc's centre may be for the disc to lie wholly over the hole.

        A hundredth more than the measures say: places are kept in hundredths, and none that is kept may lie over it.
        """
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


class Touch:
    """Two discs that meet: the line of their centres, how fast they near each other, and the push that parts them."""

    __slots__ = ("disc", "mate", "near", "nx", "ny", "push", "share")

    def __init__(self, disc: int, mate: int, nx: float, ny: float, near: float) -> None:
        self.disc = disc
        self.mate = mate
        self.nx = nx
        self.ny = ny
        self.near = near
        self.push: float = 0.0
        self.share: float = 0.5
        """The part of what is still missing that one round adds; less where a disc meets several at once."""


class Motion:
    """One flick from the push to the last rest. `launched` starts on the raised corner `home` (-1: on the field).

    A disc on the corner it was launched from passes over that corner's face; once it is wholly on the field, the face
    is a wall for it as for all others. The corner is as high as the rim, so a disc still on it is not held back there.
    """

    __slots__ = (
        "fresh",
        "ground",
        "home",
        "launched",
        "live",
        "lying",
        "moving",
        "steps",
        "time",
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
        self.lying: list[int] = [disc for disc in range(len(x)) if live[disc]]
        """The discs on the board that do not move."""
        self.steps: int = 0
        self.time: float = 0.0
        self.launched: int = launched
        self.home: int = home
        self.fresh: bool = home >= 0
        """Whether the launched disc is still, at least in part, on its corner."""

    def push(self, disc: int, vx: float, vy: float) -> None:
        """Give a disc a velocity."""
        self.vx[disc] = vx
        self.vy[disc] = vy
        if disc not in self.moving:
            self._set_off(disc, 0.0)

    def run(self) -> None:
        """Go on until everything rests."""
        while self.moving and self.steps < MOST_STEPS:
            self.stride()
        for disc in self.moving:
            self._end(disc, REST, 0.0)

    def energy(self) -> float:
        """Twice the kinetic energy per mass of a disc."""
        total = 0.0
        for disc in self.moving:
            total += self.vx[disc] * self.vx[disc] + self.vy[disc] * self.vy[disc]
        return total

    def stride(self) -> None:
        """All the way on which nothing can touch, in one go; then one tick."""
        self._glide()
        self.step()

    def step(self) -> None:
        """One tick: half the deceleration, the way with every touch at its instant, the other half."""
        self._slow(0.0)
        self._slide()
        self._slow(STEP)
        self.steps += 1
        self.time += STEP
        self._look()

    def _glide(self) -> None:
        """Go as far as every disc only slows down; it does so evenly, so where it comes to needs no ticks.

        A tick's speed is exact in its middle, so that is where the next touch is left to be.
        """
        free = self._free_time() - STEP / 2.0
        if free <= STEP:
            return
        lost = self.ground.deceleration * free
        for disc in self.moving:
            a = self.vx[disc]
            b = self.vy[disc]
            speed = sqrt(a * a + b * b)
            way = free - free * lost / (2.0 * speed)
            self.x[disc] += a * way
            self.y[disc] += b * way
            keep = (speed - lost) / speed
            self.vx[disc] = a * keep
            self.vy[disc] = b * keep
        self.time += free
        self._look()

    def _free_time(self) -> float:
        """How long nothing can happen: no disc stops, is off its corner, or reaches a wall, a disc or the hole."""
        slowing = self.ground.deceleration
        least = LONGEST
        for disc in self.moving:
            a = self.vx[disc]
            b = self.vy[disc]
            square = a * a + b * b
            if square <= 0.0:
                return 0.0
            speed = sqrt(square)
            rest = speed / slowing if speed < slowing * LONGEST else LONGEST
            room = self._free_way(disc, a / speed, b / speed, square, (speed - slowing * rest / 2.0) * rest)
            if room <= 0.0:
                return 0.0
            left = square - 2.0 * slowing * room
            least = min(least, 2.0 * room / (speed + (sqrt(left) if left > 0.0 else 0.0)))
        for i, disc in enumerate(self.moving):
            for mate in self.moving[i + 1 :]:
                least = min(least, self._apart_time(disc, mate))
        return least

    def _free_way(self, disc: int, ux: float, uy: float, square: float, most: float) -> float:
        """How far a disc can go this way, `most` at the most, past everything that does not move."""
        ground = self.ground
        x = self.x
        y = self.y
        px = x[disc]
        py = y[disc]
        limit = ground.half - ground.radius
        if ux != 0.0:
            most = min(most, (limit - px) / ux if ux > 0.0 else (limit + px) / -ux)
        if uy != 0.0:
            most = min(most, (limit - py) / uy if uy > 0.0 else (limit + py) / -uy)
        face = (ground.corner - ground.radius) / ROOT_HALF
        for corner in range(4):
            outwards = ux * CORNER_X[corner] + uy * CORNER_Y[corner]
            at_home = self.fresh and disc == self.launched and corner == self.home
            if outwards < 0.0 if at_home else outwards > 0.0:
                most = min(most, (face - (px * CORNER_X[corner] + py * CORNER_Y[corner])) / outwards)
        # The hole takes a disc that is slow enough before it has passed over it.
        along = -(px * ux + py * uy)
        across = px * uy - py * ux
        inside = ground.hole * ground.hole - across * across
        if inside > 0.0:
            half = sqrt(inside)
            slow = square - 2.0 * ground.deceleration * (along + half) <= ground.capture * ground.capture
            if slow and along + half > 0.0:
                most = min(most, along - half)
        apart = 2.0 * ground.radius
        for mate in self.lying:
            dx = x[mate] - px
            dy = y[mate] - py
            along = dx * ux + dy * uy
            if along <= 0.0 or along - apart >= most:
                continue
            across = dx * uy - dy * ux
            inside = apart * apart - across * across
            if inside > 0.0:
                most = min(most, along - sqrt(inside))
        return most

    def _apart_time(self, disc: int, mate: int) -> float:
        """How long two moving discs surely stay apart: they cannot touch before they do along the line between them."""
        dx = self.x[mate] - self.x[disc]
        dy = self.y[mate] - self.y[disc]
        length = sqrt(dx * dx + dy * dy)
        if length <= 0.0:
            return LONGEST
        nx = dx / length
        ny = dy / length
        towards = self.vx[disc] * nx + self.vy[disc] * ny
        mate_away = self.vx[mate] * nx + self.vy[mate] * ny
        parting = mate_away - towards
        speed = sqrt(self.vx[disc] * self.vx[disc] + self.vy[disc] * self.vy[disc])
        mate_speed = sqrt(self.vx[mate] * self.vx[mate] + self.vy[mate] * self.vy[mate])
        change = self.ground.deceleration * (towards / speed - mate_away / mate_speed)
        gap = length - 2.0 * self.ground.radius
        gap = gap if gap > 0.0 else 0.0
        inside = parting * parting - 2.0 * change * gap
        if parting < 0.0:
            return LONGEST if inside < 0.0 else 2.0 * gap / (sqrt(inside) - parting)
        return LONGEST if change >= 0.0 else (parting + sqrt(inside)) / -change

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
        """Move for one tick, from instant to instant; a crowd that touches too often waits for the next tick."""
        ground = self.ground
        x = self.x
        y = self.y
        vx = self.vx
        vy = self.vy
        limit = ground.half - ground.radius
        face = (ground.corner - ground.radius) / ROOT_HALF
        apart = 2.0 * ground.radius
        square = apart * apart
        left = STEP
        for _ in range(MOST_INSTANTS):
            moving = self.moving
            if not moving:
                return
            others = self.lying + moving
            first = left
            soon = first + INSTANT
            found: list[tuple[float, int, int]] = []
            for disc in moving:
                px = x[disc]
                py = y[disc]
                a = vx[disc]
                b = vy[disc]
                out_x = px if px > 0.0 else -px
                out_y = py if py > 0.0 else -py
                way = (a if a > 0.0 else -a) + (b if b > 0.0 else -b)
                span = way * soon
                # Straight against the rim, x and y alike; only a disc far out can reach it, or a corner's face.
                if out_x + span > limit and a != 0.0:
                    room = limit - px if a > 0.0 else limit + px
                    when = room / (a if a > 0.0 else -a) if room > 0.0 else 0.0
                    if when < soon:
                        found.append((when, disc, -1))
                        if when < first:
                            first = when
                            soon = first + INSTANT
                if out_y + span > limit and b != 0.0:
                    room = limit - py if b > 0.0 else limit + py
                    when = room / (b if b > 0.0 else -b) if room > 0.0 else 0.0
                    if when < soon:
                        found.append((when, disc, -2))
                        if when < first:
                            first = when
                            soon = first + INSTANT
                if out_x + out_y + span > face:
                    for corner in range(4):
                        speed = a * CORNER_X[corner] + b * CORNER_Y[corner]
                        if speed > 0.0 and not (self.fresh and disc == self.launched and corner == self.home):
                            room = face - (px * CORNER_X[corner] + py * CORNER_Y[corner])
                            when = room / speed if room > 0.0 else 0.0
                            if when < soon:
                                found.append((when, disc, -3 - corner))
                                if when < first:
                                    first = when
                                    soon = first + INSTANT
                # Other discs. Nothing farther than the way of this tick can be reached.
                reach = apart + 2.0 * span
                for mate in others:
                    dx = x[mate] - px
                    if dx > reach or dx < -reach or mate == disc:
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
                    when = 0.0
                    if gap > 0.0:
                        inside = near * near - (rx * rx + ry * ry) * gap
                        if inside <= 0.0:
                            continue
                        when = gap / (near + sqrt(inside))
                    if when < soon:
                        found.append((when, disc, mate))
                        if when < first:
                            first = when
                            soon = first + INSTANT
            for disc in moving:
                x[disc] += vx[disc] * first
                y[disc] += vy[disc] * first
            left -= first
            if not found:
                return
            self._meet([(disc, other) for when, disc, other in found if when < soon], STEP - left)
            if left <= 0.0:
                return

    def _meet(self, found: list[tuple[int, int]], late: float) -> None:
        """Everything that touches at one instant: rim and faces first, then all discs that meet, at once."""
        for disc, other in found:
            if other < 0 and self.live[disc]:
                self._rebound(disc, other, late)
        touches: list[Touch] = []
        for disc, other in found:
            if other >= 0 and self.live[disc] and self.live[other] and not ((other, disc) in found and other < disc):
                dx = self.x[other] - self.x[disc]
                dy = self.y[other] - self.y[disc]
                length = sqrt(dx * dx + dy * dy)
                if length > 0.0:
                    nx = dx / length
                    ny = dy / length
                    near = (self.vx[disc] - self.vx[other]) * nx + (self.vy[disc] - self.vy[other]) * ny
                    if near > 0.0:
                        touches.append(Touch(disc, other, nx, ny, near))
        if touches:
            self._collide(touches, late)

    def _rebound(self, disc: int, wall: int, late: float) -> None:
        """The rim (-1: left or right, -2: above or below) or a corner's face (-3 and on) throws a disc back."""
        if wall == -1:
            out = self.vx[disc]
            out = out if out > 0.0 else -out
        elif wall == -2:
            out = self.vy[disc]
            out = out if out > 0.0 else -out
        else:
            out = (self.vx[disc] * CORNER_X[-3 - wall] + self.vy[disc] * CORNER_Y[-3 - wall]) * ROOT_HALF
        if out > self.ground.jump or (self.fresh and disc == self.launched):
            self._end(disc, OFF, late)
            return
        self._note(disc, FAR if disc == self.launched and self._is_far(disc, wall) else RIM, late)
        bounce = self.ground.rim_bounce
        if wall == -1:
            self.vx[disc] = -bounce * self.vx[disc]
        elif wall == -2:
            self.vy[disc] = -bounce * self.vy[disc]
        else:
            change = (1.0 + bounce) * out * ROOT_HALF
            self.vx[disc] -= change * CORNER_X[-3 - wall]
            self.vy[disc] -= change * CORNER_Y[-3 - wall]

    def _is_far(self, disc: int, wall: int) -> bool:
        """Whether a wall belongs to the far edge: the sides that do not meet at home, and the corners they end in."""
        if self.home < 0:
            return False
        if wall == -1:
            return self.x[disc] * CORNER_X[self.home] < 0.0
        if wall == -2:
            return self.y[disc] * CORNER_Y[self.home] < 0.0
        return -3 - wall != self.home

    def _collide(self, touches: list[Touch], late: float) -> None:
        """Equal discs: along each line of centres they part again as fast as they met, but for what the wood swallows.

        One push of two discs is exact at once. Where a disc meets several at the same instant, all pushes grow together
        round by round until each pair parts as it should; none goes before another, so numbers do not matter.
        """
        discs: list[int] = []
        for touch in touches:
            for disc in (touch.disc, touch.mate):
                if disc not in discs:
                    discs.append(disc)
        for disc in discs:
            if disc in self.moving:
                self._note(disc, DISC, late)
            else:
                self._set_off(disc, late)
        if len(touches) > 1:
            for touch in touches:
                meets = 0
                for other in touches:
                    meets += (other.disc == touch.disc) + (other.mate == touch.disc)
                    meets += (other.disc == touch.mate) + (other.mate == touch.mate)
                touch.share = 1.0 / meets
        before_x = [self.vx[disc] for disc in discs]
        before_y = [self.vy[disc] for disc in discs]
        bounce = self.ground.disc_bounce
        for _ in range(MOST_ROUNDS):
            most = 0.0
            for touch in touches:
                rx = self.vx[touch.disc] - self.vx[touch.mate]
                ry = self.vy[touch.disc] - self.vy[touch.mate]
                near = rx * touch.nx + ry * touch.ny
                push = touch.push + touch.share * (near + bounce * touch.near)
                push = push if push > 0.0 else 0.0
                change = push - touch.push if push > touch.push else touch.push - push
                most = change if change > most else most
                touch.push = push
            for i, disc in enumerate(discs):
                along: list[float] = []
                across: list[float] = []
                for touch in touches:
                    if disc == touch.disc:
                        along.append(-touch.push * touch.nx)
                        across.append(-touch.push * touch.ny)
                    elif disc == touch.mate:
                        along.append(touch.push * touch.nx)
                        across.append(touch.push * touch.ny)
                self.vx[disc] = before_x[i] + even_sum(along)
                self.vy[disc] = before_y[i] + even_sum(across)
            if most < STEADY or len(touches) == 1:
                return

    def _look(self) -> None:
        """After a tick: who fell into the hole, and has the launched disc left its corner?"""
        hole = self.ground.hole * self.ground.hole
        capture = self.ground.capture * self.ground.capture
        for disc in self.moving:
            px = self.x[disc]
            py = self.y[disc]
            if self.fresh and disc == self.launched:
                out = (px * CORNER_X[self.home] + py * CORNER_Y[self.home]) * ROOT_HALF
                self.fresh = out > self.ground.corner - self.ground.radius
            if px * px + py * py <= hole:
                a = self.vx[disc]
                b = self.vy[disc]
                if a * a + b * b <= capture:
                    self._end(disc, HOLE, 0.0)

    def _note(self, disc: int, kind: int, late: float) -> None:
        self.tracks[disc].append(Point(self.time + late, kind, self.x[disc], self.y[disc]))

    def _set_off(self, disc: int, late: float) -> None:
        """A disc that lay still begins to move."""
        self.moving = [*self.moving, disc]
        self.lying = [one for one in self.lying if one != disc]
        if not self.tracks[disc]:
            self._note(disc, FROM, late)

    def _end(self, disc: int, kind: int, late: float) -> None:
        """A disc stops, falls or leaves."""
        self.vx[disc] = 0.0
        self.vy[disc] = 0.0
        self.moving = [one for one in self.moving if one != disc]
        if kind == REST:
            px = self.x[disc]
            py = self.y[disc]
            if self.fresh and disc == self.launched:
                kind = SHORT
            elif px * px + py * py <= self.ground.hole * self.ground.hole:
                kind = HOLE
        if kind == REST:
            self.lying = [*self.lying, disc]
        else:
            self.live[disc] = False
        self._note(disc, kind, late)


def even_sum(values: list[float]) -> float:
    """The same bits in whatever order the values stand, and exactly the opposite of the sum of their opposites."""
    ordered = sorted(values)
    up = 0.0
    for value in ordered:
        if value > 0.0:
            up += value
    down = 0.0
    for value in reversed(ordered):
        if value < 0.0:
            down -= value
    return up - down


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
