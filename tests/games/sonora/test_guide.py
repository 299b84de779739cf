"""What Sonora tells the search: aims, the worth of a sheet, and the bots that are made of both."""

from __future__ import annotations

import pytest

from tests.games.sonora.positions import choose, fill, go, lay, new, recording
from tilth.core import Rng
from tilth.games.sonora.bot.aiming import nudge, ranked, spots, unsteady, with_disc
from tilth.games.sonora.bot.guide import GUIDE
from tilth.games.sonora.bot.sheet import (
    bonus_worth,
    canyon_curve,
    mud_curve,
    outlook,
    planned_colour,
    prospects,
    risen,
    ruins_curve,
)
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.data import FOX, MUD, REFLICK, RUINS, SHEET, SWAP
from tilth.games.sonora.rules.flicks import Keep
from tilth.games.sonora.rules.mud import Mud
from tilth.games.sonora.rules.notation import read_flick
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.state import HAND, OFF_BOARD, SonoraState


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("no_nudge", [False, True])
def test_the_policy_plays_whole_games(seats: int, no_nudge: bool) -> None:
    state = new(seats, rounds=5, no_nudge=no_nudge)
    players = [GUIDE.policy(seat) for seat in range(seats)]
    rng = Rng(1)
    while not state.is_over():
        seat = state.to_act()[0]
        option = players[seat].choose(state.determinize(seat, rng), seat)
        assert state.admits(seat, option), option
        choose(state, seat, option)
    assert all(sum(parts.values()) > 30 for parts in state.scores())


def test_aims_come_the_best_first_and_are_points_of_the_domain() -> None:
    state = new(2)
    rated = ranked(state, 0, [0, 1, 2, 3, 4])
    assert [worth for worth, _ in rated] == sorted((worth for worth, _ in rated), reverse=True)
    assert all(state.admits(0, option) for option in GUIDE.candidates(state, 0))


def test_a_rivals_disc_that_lies_well_is_aimed_at() -> None:
    state = new(2)
    before = len(ranked(state, 0, [0, 4]))
    lay(state, b5="lizard2")
    assert len(ranked(state, 0, [0, 4])) > before


def test_without_nudges_no_good_spot_lies_at_home_but_off_the_walls() -> None:
    free, strict = spots(0, False), spots(0, True)
    assert len(strict) > len(free)


def test_the_hand_carries_every_aim_out_a_little_differently() -> None:
    state = new(2)
    aim = GUIDE.candidates(state, 0)[0]
    rng = Rng(3)
    thrown = {GUIDE.by_hand(state, 0, aim, rng) for _ in range(20)}
    assert len(thrown) == 20
    assert all(state.admits(0, option) for option in thrown)
    assert GUIDE.by_hand(state, 0, "keep", rng) == "keep"


def test_the_hand_is_that_of_the_sensible_bot() -> None:
    """Three degrees and seven percent."""
    aim = read_flick("flick a5 -117.5,117.5 315.00 50.0")
    assert aim is not None
    rng = Rng(5)
    thrown = [unsteady(aim, rng) for _ in range(400)]
    angle = (sum((one.angle - 31500) ** 2 for one in thrown) / 400) ** 0.5
    strength = (sum((one.strength - 500) ** 2 for one in thrown) / 400) ** 0.5
    assert 250 < angle < 350
    assert 29 < strength < 41


def test_a_curve_never_falls_and_has_no_dips_once_risen() -> None:
    curve = risen([0.0, 0.0, 0.0, 6.0, 6.0, 7.0])
    assert curve == [0.0, 2.0, 4.0, 6.0, 6.5, 7.0]


def test_the_last_value_for_a_building_is_worth_the_building() -> None:
    curve = ruins_curve((0, 0, 0, 0, 0, 0, 3, 22), (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 17.0, 13.0), True)
    assert curve[2] == 0.0
    assert curve[3] == 17.0


def test_every_disc_in_hand_is_hoped_for() -> None:
    """Also the lowest, and none of them more than its number."""
    state = flicked(new(2), "a")
    hopes = []
    for number in range(1, 6):
        twin = state.clone()
        twin.place[number - 1] = HAND
        hopes.append(outlook(twin, 0).chunks - outlook(state, 0).chunks)
    assert hopes == pytest.approx([number * hopes[0] for number in range(1, 6)])
    assert hopes[0] > 0.0


def test_in_the_last_round_bonuses_for_flicks_bring_nothing() -> None:
    assert bonus_worth(REFLICK, True) == bonus_worth(SWAP, True) == 0.0
    assert bonus_worth(REFLICK, False) > 0.0
    assert bonus_worth(FOX, True) == bonus_worth(FOX, False)
    early, late = (canyon_curve(SHEET.canyon_start, SHEET.canyon_white, last)[-1] for last in (False, True))
    assert late < early


def test_more_value_is_never_worth_less() -> None:
    canyon = canyon_curve(SHEET.canyon_start, SHEET.canyon_white, False)
    mud = mud_curve(1, (), (0, 0, 0, 0, 0), False)
    assert canyon == sorted(canyon)
    assert mud == sorted(mud)


def test_a_disc_that_lies_raises_what_its_owner_may_expect() -> None:
    state = new(2)
    nobody = prospects(state)
    lay(state, a5="lizard1")
    mine, theirs = prospects(state)
    assert mine > nobody[0] - 3.0
    assert theirs == nobody[1]
    assert outlook(state, 0).pending[RUINS] == 10


def test_alone_the_bots_discs_go_over_the_rim() -> None:
    """What the bot has not on the board does no harm."""
    state = new(1)
    gone = 0
    for seed in range(10):
        twin = state.clone()
        choose(twin, 0, GUIDE.by_hand(twin, 0, GUIDE.candidates(twin, 0)[0], Rng(seed)))
        gone += OFF_BOARD in twin.place
    assert gone >= 7


def flicked(state: SonoraState, colours: str) -> SonoraState:
    """Alone: a table on which all discs of these colours have left the board."""
    for colour in colours:
        first = 5 * "abc".index(colour)
        state.place[first : first + 5] = [OFF_BOARD] * 5
    return state


def test_alone_the_colour_that_brings_most_is_planned_as_ones_own() -> None:
    state = flicked(new(1), "abc")
    lay(state, a1="canyon", a2="creek", c5="lizard1", c4="mud")
    assert planned_colour(state) == 2


def test_alone_a_better_second_try_is_what_counts() -> None:
    state = flicked(new(1), "abc")
    lay(state, a3="canyon")
    before = prospects(state)[0]
    lay(state, c5="lizard1")
    assert prospects(state)[0] > before + 3.0
    better = prospects(state)[0]
    lay(state, a3="creek")
    assert prospects(state)[0] == better, "what the worse colour does is no matter"


def test_alone_a_disc_of_no_use_may_stay_out_of_the_way() -> None:
    state = flicked(new(1), "ab")
    lay(state, a5="lizard1", a4="lizard2", a3="fox1", a2="rabbit1", a1="owl1")
    nudged = nudge(state.corner(0))
    aims = [read_flick(option) for option in GUIDE.candidates(state, 0)]
    assert (nudged.angle, nudged.strength) in [(aim.angle, aim.strength) for aim in aims if aim is not None]
    before = (state.x[:5], state.y[:5])
    choose(state, 0, with_disc(nudged, 10).text())
    assert (state.x[:5], state.y[:5]) == before


def test_alone_no_reflick_is_spent_on_a_disc_of_the_bot() -> None:
    state = new(1)
    choose(state, 0, "flick b5 135 20")
    assert GUIDE.candidates(state, 0) == ["keep"]
    choose(state, 0, "keep")
    choose(state, 0, "flick a5 135 20")
    assert GUIDE.candidates(state, 0) == ["keep", "reflick"]


def test_a_reflick_is_spent_on_a_disc_off_the_board() -> None:
    state = new(2)
    choose(state, 0, "flick a5 135 20")
    assert isinstance(state.deciding(0), Keep)
    assert GUIDE.policy(1).choose(state, 0) == "reflick"


def test_the_policy_completes_a_building() -> None:
    state = recording(2, discs={"a3": "ruins", "b1": "canyon"})
    fill(state, 0, "G", 14)
    assert GUIDE.policy(1).choose(state, 0) == "G 3"


def test_the_policy_closes_a_triangle() -> None:
    state = go(new(2), Mud(0, 3), EndRound())
    state.nodes[0] |= 1 << SHEET.mud_nodes.index("I1")
    state.round = state.settings["rounds"]
    assert GUIDE.policy(1).choose(state, 0) == "I0"


def test_shapes_worth_a_thought_are_few_and_legal() -> None:
    state = go(new(2), Draw(0, 5), EndRound())
    options = GUIDE.candidates(state, 0)
    assert len(options) <= 8
    assert set(options) <= set(state.options(0))


def test_features_have_one_length_for_all_tables() -> None:
    lengths = {len(GUIDE.features(new(seats), 0)) for seats in (1, 2, 3, 4)}
    assert len(lengths) == 1


def test_features_change_places_with_the_seat() -> None:
    state: SonoraState = new(2)
    state.nodes[1] |= 2
    mine, theirs = GUIDE.features(state, 0), GUIDE.features(state, 1)
    size = (len(mine) - 6) // 3
    assert mine[:size] == theirs[size : 2 * size]
    assert mine[4 + MUD] == 0.0
