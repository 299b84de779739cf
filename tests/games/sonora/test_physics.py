"""The laws of motion, on many scenes: friction, collisions, the rim, the corners, the hole."""

from __future__ import annotations

from math import hypot, isclose
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tilth.games.sonora.rules.data import BOARD
from tilth.games.sonora.rules.physics import (
    CORNER_X,
    CORNER_Y,
    FAR,
    FROM,
    HOLE,
    OFF,
    REST,
    RIM,
    SHORT,
    Ground,
    Motion,
    direction,
)

GROUND = BOARD.ground
RADIUS = GROUND.radius
HALF = GROUND.half
START = (-117.5, 117.5)


def ground(**changes: float) -> Ground:
    """The board's measures with some of them changed."""
    facts = {
        "half": HALF,
        "radius": RADIUS,
        "hole": 0.0,
        "leg": 72.0,
        "deceleration": GROUND.deceleration,
        "disc_bounce": GROUND.disc_bounce,
        "rim_bounce": GROUND.rim_bounce,
        "jump": GROUND.jump,
        "capture": GROUND.capture,
    }
    return Ground(**{**facts, **changes})


def free(discs: list[tuple[float, float]], speeds: dict[int, tuple[float, float]], on: Ground | None = None) -> Motion:
    """Discs on the field, some of them pushed."""
    motion = Motion(on or ground(), [x for x, _ in discs], [y for _, y in discs], [True] * len(discs), -1, -1)
    for disc, (vx, vy) in speeds.items():
        motion.push(disc, vx, vy)
    return motion


def flicked(angle: int, speed: float, others: list[tuple[float, float]], at: tuple[float, float] = START) -> Motion:
    """A disc launched from the top left corner."""
    discs = [at, *others]
    motion = Motion(GROUND, [x for x, _ in discs], [y for _, y in discs], [True] * len(discs), 0, 0)
    cosine, sine = direction(angle)
    motion.push(0, cosine * speed, sine * speed)
    return motion


def fits(x: float, y: float) -> bool:
    return bool((abs(x) + abs(y)) * 0.5**0.5 <= GROUND.corner - RADIUS)


hundredths = st.integers(-12890, 12890).map(lambda value: value / 100)
places = st.tuples(hundredths, hundredths).filter(lambda place: fits(*place))


@st.composite
def scenes(draw: st.DrawFn) -> list[tuple[float, float]]:
    """Up to 19 discs on the field, none touching another."""
    found: list[tuple[float, float]] = []
    for x, y in draw(st.lists(places, max_size=19)):
        if all(hypot(x - a, y - b) > 2 * RADIUS for a, b in found):
            found.append((x, y))
    return found


flicks = st.tuples(st.integers(0, 35999), st.floats(60, 1500, width=32))


@settings(max_examples=150, deadline=None)
@given(scenes(), flicks)
def test_at_rest_no_disc_lies_upon_another_and_all_lie_within_the_rim(
    scene: list[tuple[float, float]], flick: tuple[int, float]
) -> None:
    motion = flicked(*flick, scene)
    motion.run()
    lying = [disc for disc in range(len(motion.x)) if motion.live[disc]]
    for i, disc in enumerate(lying):
        x, y = motion.x[disc], motion.y[disc]
        assert max(abs(x), abs(y)) <= HALF - RADIUS + 1e-6
        assert (abs(x) + abs(y)) * 0.5**0.5 <= GROUND.corner - RADIUS + 1e-6
        for mate in lying[:i]:
            assert hypot(x - motion.x[mate], y - motion.y[mate]) >= 2 * RADIUS - 1e-6


@settings(max_examples=100, deadline=None)
@given(scenes(), flicks)
def test_energy_never_grows(scene: list[tuple[float, float]], flick: tuple[int, float]) -> None:
    motion = flicked(*flick, scene)
    energy = motion.energy()
    for _ in range(2000):
        if not motion.moving:
            return
        motion.stride()
        assert motion.energy() <= energy * (1 + 1e-12)
        energy = motion.energy()
    raise AssertionError("a flick must come to rest")


@settings(max_examples=100, deadline=None)
@given(st.floats(0, 6.28), st.floats(50, 700), st.floats(-20, 20))
def test_a_collision_keeps_the_momentum_and_loses_speed_by_the_bounce(turn: float, speed: float, beside: float) -> None:
    """Two discs of which one rests: no friction, no rim near."""
    from math import cos, sin

    ahead, aside = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
    target = (40 * ahead[0] + beside * aside[0], 40 * ahead[1] + beside * aside[1])
    motion = free([(0.0, 0.0), target], {0: (speed * ahead[0], speed * ahead[1])}, ground(deceleration=0.0))
    for _ in range(200):
        motion.step()
        if len(motion.moving) == 2:
            break
    assert len(motion.moving) == 2
    assert isclose(sum(motion.vx), speed * ahead[0], abs_tol=1e-6)
    assert isclose(sum(motion.vy), speed * ahead[1], abs_tol=1e-6)
    # The line of centres is that of the struck disc's way; along it the discs part by the bounce.
    length = hypot(motion.vx[1], motion.vy[1])
    nx, ny = motion.vx[1] / length, motion.vy[1] / length
    parting = (motion.vx[1] - motion.vx[0]) * nx + (motion.vy[1] - motion.vy[0]) * ny
    coming = speed * (ahead[0] * nx + ahead[1] * ny)
    assert isclose(parting, GROUND.disc_bounce * coming, rel_tol=1e-6)


@settings(max_examples=100, deadline=None)
@given(scenes(), flicks)
def test_a_mirrored_flick_gives_the_mirrored_outcome(
    scene: list[tuple[float, float]], flick: tuple[int, float]
) -> None:
    """Left and right changed: to the last bit."""
    angle, speed = flick
    one = flicked(angle, speed, scene)
    discs = [(-START[0], START[1]), *[(-x, y) for x, y in scene]]
    other = Motion(GROUND, [x for x, _ in discs], [y for _, y in discs], [True] * len(discs), 0, 1)
    cosine, sine = direction((18000 - angle) % 36000)
    other.push(0, cosine * speed, sine * speed)
    one.run()
    other.run()
    assert [-x for x in one.x] == other.x
    assert one.y == other.y
    assert one.live == other.live
    assert one.steps == other.steps


@settings(max_examples=50, deadline=None)
@given(scenes(), flicks)
def test_the_same_flick_gives_the_same_bits(scene: list[tuple[float, float]], flick: tuple[int, float]) -> None:
    one, other = flicked(*flick, scene), flicked(*flick, scene)
    one.run()
    other.run()
    assert [(x.hex(), y.hex()) for x, y in zip(one.x, one.y, strict=True)] == [
        (x.hex(), y.hex()) for x, y in zip(other.x, other.y, strict=True)
    ]


def test_the_bits_of_one_crowded_flick_are_known() -> None:
    """Anybody who writes this simulation again, in any language, can compare."""
    scene = [(x * 40.0 - 80.0, y * 40.0 - 80.0) for x in range(5) for y in range(5) if (x, y) != (2, 2)][:19]
    motion = flicked(31234, 1234.5, scene)
    motion.run()
    moved = [disc for disc in range(20) if motion.tracks[disc]]
    assert len(moved) > 3
    assert motion.steps == 15
    assert (motion.x[moved[1]].hex(), motion.y[moved[1]].hex()) == (
        "-0x1.72e0197d7f7c6p+5",
        "0x1.d7669fe2b46b6p+5",
    )


@settings(max_examples=150, deadline=None)
@given(scenes(), flicks)
def test_up_to_the_first_touch_gliding_and_ticking_are_the_same(
    scene: list[tuple[float, float]], flick: tuple[int, float]
) -> None:
    """Nothing is passed through, and everything is met at the same place and time."""
    gliding, ticking = flicked(*flick, scene), flicked(*flick, scene)
    while len(gliding.tracks[0]) < 2:
        gliding.stride()
    while len(ticking.tracks[0]) < 2:
        ticking.step()
    one, other = gliding.tracks[0][1], ticking.tracks[0][1]
    assume(HOLE not in (one.kind, other.kind))  # a tick looks for the hole only at its end
    assert hypot(one.x - other.x, one.y - other.y) < 0.02
    assert abs(one.time - other.time) < 0.005


@given(st.floats(60, 640, width=32))
def test_a_disc_slides_as_far_as_constant_friction_lets_it(speed: float) -> None:
    motion = free([(-125.0, 0.0)], {0: (speed, 0.0)})
    motion.run()
    assert isclose(motion.x[0] + 125.0, speed * speed / (2 * GROUND.deceleration), abs_tol=0.02)
    assert motion.y[0] == 0.0


def test_a_disc_that_meets_the_rim_slowly_comes_back_slower() -> None:
    motion = free([(100.0, 0.0)], {0: (500.0, 0.0)}, ground(deceleration=0.0))
    while motion.vx[0] > 0:
        motion.step()
    assert motion.vx[0] == -500.0 * GROUND.rim_bounce
    assert [point.kind for point in motion.tracks[0]][-1] == RIM


def test_a_disc_that_meets_the_rim_too_fast_leaves_the_board() -> None:
    slow = free([(100.0, 0.0)], {0: (GROUND.jump - 1, 0.0)}, ground(deceleration=0.0))
    fast = free([(100.0, 0.0)], {0: (GROUND.jump + 1, 0.0)}, ground(deceleration=0.0))
    for _ in range(30):
        slow.step()
        fast.step()
    assert slow.live[0]
    assert not fast.live[0]
    assert fast.tracks[0][-1].kind == OFF


def test_only_the_speed_straight_against_the_rim_counts() -> None:
    motion = free([(100.0, -60.0)], {0: (300.0, 1200.0)}, ground(deceleration=0.0))
    while motion.vx[0] > 0:
        motion.step()
    assert motion.live[0]


def test_the_raised_corners_throw_discs_back() -> None:
    for corner in range(4):
        sx, sy = CORNER_X[corner], CORNER_Y[corner]
        motion = free([(70.0 * sx, 70.0 * sy)], {0: (300.0 * sx, 300.0 * sy)})
        motion.run()
        assert RIM in [point.kind for point in motion.tracks[0]]
        assert motion.x[0] * sx < 90.0
        assert isclose(motion.x[0] * sx, motion.y[0] * sy, abs_tol=1e-9)


def test_the_corner_lets_the_disc_out_that_starts_on_it_and_not_back_in() -> None:
    """Out from its corner, back from a disc in the way: then the corner's face is a wall like any other."""
    motion = flicked(31500, 700.0, [(-40.0, 40.0)])
    motion.run()
    assert motion.live[0]
    assert (abs(motion.x[0]) + abs(motion.y[0])) * 0.5**0.5 <= GROUND.corner - RADIUS + 1e-6


def test_a_disc_too_weak_to_leave_its_corner_is_short() -> None:
    motion = flicked(31500, 150.0, [])
    motion.run()
    assert motion.tracks[0][-1].kind == SHORT


def test_a_disc_still_half_on_its_corner_is_short_and_just_off_it_is_not() -> None:
    """The disc must be wholly off: 27.7 mm from the middle of the launching places along the diagonal."""
    way = (abs(START[0]) + abs(START[1])) * 0.5**0.5 - (GROUND.corner - RADIUS)
    for more, kind in ((-0.5, SHORT), (0.5, REST)):
        motion = flicked(31500, (2 * GROUND.deceleration * (way + more)) ** 0.5, [])
        motion.run()
        assert motion.tracks[0][-1].kind == kind


def test_nothing_holds_a_disc_back_that_slides_outwards_off_its_corner() -> None:
    motion = flicked(13500, 250.0, [])
    motion.run()
    assert motion.tracks[0][-1].kind == OFF


def test_a_slow_disc_falls_into_the_hole_and_a_fast_one_passes_over_it() -> None:
    slow = free([(-60.0, 0.0)], {0: ((2 * 1600.0 * 60.0) ** 0.5, 0.0)}, GROUND)
    fast = free([(-60.0, 0.0)], {0: (600.0, 0.0)}, GROUND)
    slow.run()
    fast.run()
    assert slow.tracks[0][-1].kind == HOLE
    assert fast.tracks[0][-1].kind == REST


def test_a_pushed_disc_falls_into_the_hole_too() -> None:
    motion = free([(-60.0, 0.0), (-30.0, 0.0)], {0: (400.0, 0.0)}, GROUND)
    motion.run()
    assert motion.tracks[1][-1].kind == HOLE


def test_a_disc_that_only_hangs_over_the_hole_stays_on_the_board() -> None:
    """Its edge is over the hole, but it does not lie wholly inside: centre 6 mm off, 5 are allowed."""
    motion = free([(-60.0, 6.0)], {0: ((2 * 1600.0 * 60.0) ** 0.5, 0.0)}, GROUND)
    motion.run()
    assert motion.tracks[0][-1].kind == REST
    assert hypot(motion.x[0], motion.y[0]) < 7.0


def test_a_disc_that_creeps_to_a_stop_over_the_hole_falls() -> None:
    """It used to stay there, 5.00 mm from the middle as records write it."""
    motion = flicked(31462, 733.5, [], at=(-122.6, 117.5))
    motion.run()
    assert hypot(motion.x[0], motion.y[0]) <= GROUND.hole
    assert motion.tracks[0][-1].kind == HOLE


@settings(max_examples=200, deadline=None)
@given(st.floats(20, 100), st.floats(4.95, 5.0), st.floats(0, 6.28))
def test_no_disc_rests_over_the_hole(way: float, short: float, turn: float) -> None:
    """Flicks from everywhere that stop just over the hole's edge, in their very last tick."""
    from math import cos, sin

    speed = (2 * GROUND.deceleration * way) ** 0.5
    start = ((way + short) * cos(turn), (way + short) * sin(turn))
    motion = free([start], {0: (-speed * cos(turn), -speed * sin(turn))}, GROUND)
    motion.run()
    assert not motion.live[0] or hypot(motion.x[0], motion.y[0]) > GROUND.hole


def test_a_rebound_off_the_far_edge_is_noted_and_one_off_the_near_rim_is_not() -> None:
    """The far edge: the two sides that do not meet at the corner, and the corners they end in."""
    far, corner, near = flicked(34000, 1150.0, []), flicked(31500, 1150.0, []), flicked(100, 1000.0, [])
    for motion in (far, corner, near):
        motion.run()
    assert [point.kind for point in far.tracks[0]] == [FROM, FAR, REST]
    assert [point.kind for point in corner.tracks[0]] == [FROM, FAR, REST]
    assert FAR in [point.kind for point in near.tracks[0]], "the face of the next corner"
    onto_near = flicked(500, 650.0, [], at=(-100.0, 120.0))
    onto_near.run()
    assert [point.kind for point in onto_near.tracks[0]] == [FROM, RIM, REST]


def mirrored(place: tuple[float, float]) -> tuple[float, float]:
    """On the other side of the diagonal from the top left to the bottom right."""
    return -place[1], -place[0]


@settings(max_examples=100, deadline=None)
@given(scenes(), st.floats(300, 1500, width=32))
def test_a_break_that_is_symmetric_ends_symmetric(half: list[tuple[float, float]], speed: float) -> None:
    """Straight along the diagonal into discs that lie alike on both sides of it: to the last bit."""
    discs: list[tuple[float, float]] = []
    for place in half:
        pair = [place, mirrored(place)]
        others = [*discs, pair[0]]
        if all(hypot(x - a, y - b) > 2 * RADIUS for x, y in pair for a, b in others if (x, y) != (a, b)):
            discs += pair
    motion = flicked(31500, speed, discs)
    motion.run()
    assert motion.x[0] == -motion.y[0]
    for one in range(1, len(motion.x), 2):
        assert mirrored((motion.x[one], motion.y[one])) == (motion.x[one + 1], motion.y[one + 1])
        assert motion.live[one] == motion.live[one + 1]


def rack(rows: int) -> list[tuple[float, float]]:
    """A triangle of touching discs that points at the top left corner, its rows across the diagonal."""
    return [
        (-30.0 + 13.5 * row + 15.6 * (seat - row / 2), 30.0 - 13.5 * row + 15.6 * (seat - row / 2))
        for row in range(rows)
        for seat in range(row + 1)
    ]


def test_ten_discs_broken_straight_fly_apart_alike_on_both_sides() -> None:
    """They used to differ by up to 45 mm: touches of one instant went one after the other, by number."""
    motion = flicked(31500, 1400.0, rack(4))
    motion.run()
    assert len([track for track in motion.tracks if track]) == 11, "all of them moved"
    ends = sorted(zip(motion.x, motion.y, motion.live, strict=True))
    assert ends == sorted((*mirrored((x, y)), live) for x, y, live in ends)


breaks = st.tuples(st.one_of(st.just(31500), st.integers(31000, 32000)), st.floats(300, 1500, width=32))
"""Flicks into the discs, every other one straight along the diagonal."""


@settings(max_examples=100, deadline=None)
@given(st.one_of(scenes(), st.integers(2, 4).map(rack)), breaks, st.randoms(use_true_random=False))
def test_the_numbers_of_the_discs_do_not_matter(
    scene: list[tuple[float, float]], flick: tuple[int, float], random: Random
) -> None:
    """The same discs with other numbers, the flicked one too: the same bits."""
    order = list(range(len(scene) + 1))
    random.shuffle(order)
    one = flicked(*flick, scene)
    places = [START, *scene]
    discs = [places[was] for was in order]
    launched = order.index(0)
    other = Motion(GROUND, [x for x, _ in discs], [y for _, y in discs], [True] * len(discs), launched, 0)
    other.push(launched, one.vx[0], one.vy[0])
    one.run()
    other.run()
    assert [(one.x[was], one.y[was], one.live[was]) for was in order] == list(
        zip(other.x, other.y, other.live, strict=True)
    )


def test_a_disc_between_two_others_parts_from_both_as_fast_as_the_wood_allows() -> None:
    """Two touches at one instant: neither goes first, and both pairs part by the bounce."""
    beside = 40.0 + 22.0 * 0.75**0.5
    motion = free([(20.0, 0.0), (beside, 11.0), (beside, -11.0)], {0: (600.0, 0.0)}, ground(deceleration=0.0))
    for _ in range(12):
        motion.step()
    assert len(motion.moving) == 3
    assert motion.vy[0] == 0.0
    assert motion.vx[1] == motion.vx[2]
    assert motion.vy[1] == -motion.vy[2]
    nx, ny = 0.75**0.5, 0.5
    assert isclose(
        (motion.vx[1] - motion.vx[0]) * nx + motion.vy[1] * ny, GROUND.disc_bounce * 600.0 * nx, rel_tol=1e-6
    )
    assert isclose(sum(motion.vx), 600.0, rel_tol=1e-12)


@settings(max_examples=50, deadline=None)
@given(st.integers(2, 5), st.integers(31000, 32000), st.floats(600, 1500))
def test_energy_never_grows_in_a_rack_either(rows: int, angle: int, speed: float) -> None:
    motion = flicked(angle, speed, rack(rows))
    energy = motion.energy()
    while motion.moving:
        motion.stride()
        assert motion.energy() <= energy * (1 + 1e-12)
        energy = motion.energy()


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), st.integers(31000, 32000), st.floats(600, 1500))
def test_a_tight_rack_bursts_without_overlap(side: int, angle: int, speed: float) -> None:
    """Discs that touch each other from the start."""
    rack = [(x * 22.0, -y * 22.0) for x in range(side) for y in range(side)]
    motion = flicked(angle, speed, rack)
    motion.run()
    assume(len(motion.moving) == 0)
    lying = [disc for disc in range(len(motion.x)) if motion.live[disc]]
    for i, disc in enumerate(lying):
        for mate in lying[:i]:
            assert hypot(motion.x[disc] - motion.x[mate], motion.y[disc] - motion.y[mate]) >= 2 * RADIUS - 1e-6


@given(st.integers(0, 35999))
def test_directions_are_unit_vectors_and_mirror_exactly(angle: int) -> None:
    cosine, sine = direction(angle)
    assert isclose(cosine * cosine + sine * sine, 1.0, rel_tol=1e-15)
    assert direction(-angle) == (cosine, -sine)
    assert direction(18000 - angle) == (-cosine, sine)
    assert direction(9000 - angle) == (sine, cosine)


def test_a_thousand_flicks_of_twenty_discs_take_less_than_ten_seconds() -> None:
    from time import process_time

    scene = [(x * 44.0 - 88.0, y * 44.0 - 88.0) for x in range(5) for y in range(5) if (x, y) != (2, 2)][:19]
    began = process_time()
    for number in range(100):
        flicked(30500 + number * 20, 700.0 + 8.0 * number, scene).run()
    assert process_time() - began < 1.0
