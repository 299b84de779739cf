"""Southern Winds: the solo game and its four difficulty variants."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.petrichor.positions import (
    SOUTH,
    act,
    after,
    air,
    asked,
    cloud,
    growth,
    hand,
    options,
    position,
    told,
    votes,
    water,
)
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.actions import TakeTurn
from tilth.games.petrichor.rules.data import CROPS, PRINTED, SUN, WIND, WIND_HARVEST, WIND_VOTES
from tilth.games.petrichor.rules.harvest import HarvestPhase
from tilth.games.petrichor.rules.rounds import CleanUpPhase
from tilth.games.petrichor.rules.solo import NeutralTurn, SoloActionPhase
from tilth.games.petrichor.rules.state import Petrichor
from tilth.games.petrichor.rules.weather import CountVotes, NeutralSun, SouthernWind, WeatherPhase, weather_steps

AIMED = {"aimed_winds": True}


def new(seed: int, **settings: bool) -> Petrichor:
    state = GAME.new(1, settings, seed, telling=True)
    assert isinstance(state, Petrichor)
    return state


def turned_up(*cards: int, icons: bool = False, **rest: object) -> Petrichor:
    """After neutral turns with these Southern Wind cards."""
    return after(1, *[NeutralTurn(icons) for _ in cards], wind_deck=cards, **rest)  # type: ignore[arg-type]


def rolling(number: int, card: int, **rest: object) -> Petrichor:
    """After a neutral turn in which the die shows this number."""
    for seed in range(1000):
        state = turned_up(card, seed=seed, **rest)
        rolled = [args[0] for args in told(state, "wind_roll")]
        if rolled == [number]:
            return state
    raise AssertionError(f"no seed rolls {number}")


# Setup


def test_six_tiles_with_a_compass_lie_in_rising_priority() -> None:
    order = [CROPS.index(crop) for _, crop in PRINTED["solo_priority"] if crop != "cactus"]
    for seed in range(40):
        tiles = new(seed).tiles
        assert len(tiles) == 6
        assert not Counter(tiles) - Counter(order)
        rest = iter(order)
        assert all(crop in rest for crop in tiles), "the tiles stand in the order of their priorities"


def test_corn_carries_no_compass() -> None:
    assert not any(CROPS.index("corn") in new(seed).tiles for seed in range(40))


def test_the_cactus_has_priority_five_and_a_half() -> None:
    priority = {crop: number for number, crop in PRINTED["solo_priority"] if crop == "cactus"}
    assert priority == {"cactus": 5.5}
    numbers = [number for number, _ in PRINTED["solo_priority"]]
    assert numbers == sorted(numbers)
    cactus, potato = CROPS.index("cactus"), CROPS.index("potato")
    seen = [new(seed, cactus=True).tiles for seed in range(60)]
    both = [tiles for tiles in seen if cactus in tiles and potato in tiles]
    assert both
    assert all(tiles.index(potato) < tiles.index(cactus) for tiles in both)


def test_two_neutral_clouds_and_one_of_ones_own_begin_on_three_tiles() -> None:
    places = set()
    for seed in range(40):
        events = [args for event in new(seed).take_events() if event.name == "cloud" for args in [event.args]]
        assert [args[0] for args in events[:3]] == ["player:south", "player:south", "seat:0"]
        assert [args[2] for args in events[:3]] == [1, 1, 1]
        assert len({args[1] for args in events[:3]}) == 3
        places.update(args[1] for args in events[:3])
    assert len(places) == 6


def test_eight_cards_are_dealt_in_every_round() -> None:
    assert new(1).hand_size(0) == 8
    assert after(1, CleanUpPhase(), hands=[""]).hand_size(0) == 8


def test_there_are_four_rounds_and_no_choice_of_more() -> None:
    assert new(1).rounds() == 4
    assert "rounds" not in GAME.check(1, None)


# The round


def test_the_southern_winds_play_before_every_turn_of_ones_own() -> None:
    state = position(1, then=[SoloActionPhase()], hands=["rain rain sun"], wind_deck=(3, 1, 2))
    for turn in range(2):
        assert len(told(state, "wind_card")) == 1, f"one card before turn {turn + 1}"
        assert asked(state) == "turn 0"
        act(state, "rain")
        state.take_events()
        act(state, "rain")
    assert len(told(state, "wind_card")) == 1


def test_alone_nobody_passes_in_the_first_turn_of_a_round() -> None:
    state = position(1, then=[SoloActionPhase()], hands=["rain sun"])
    assert "pass" not in options(state)


def test_passing_alone_throws_the_hand_away_and_ends_the_phase() -> None:
    state = position(1, then=[TakeTurn(0)], turns=1, hands=["rain sun sun sun sun sun"])
    act(state, "pass")
    assert state.is_over()
    assert hand(state, 0) == ""
    assert sum(state.discard) == 6


def passing(**settings: bool) -> Petrichor:
    state = position(1, then=[SoloActionPhase()], options=settings, hands=["rain sun"], wind_deck=(3, 1, 2))
    act(state, "rain", "rain")
    state.take_events()
    return act(state, "pass")


def test_after_the_pass_the_southern_winds_do_not_play_again() -> None:
    assert told(passing(), "wind_card") == []


def test_one_more_turn_after_you_pass_the_southern_winds_play_once_more() -> None:
    state = passing(one_more_turn=True)
    assert told(state, "wind_card") == [("wind:2",)]
    assert state.is_over()


# The Southern Wind deck


def test_the_reshuffle_card_shuffles_all_nine_and_another_is_drawn() -> None:
    state = turned_up(9)
    drawn = told(state, "wind_card")
    assert drawn[0] == ("wind:9",)
    assert drawn[-1] != ("wind:9",)
    assert sorted(state.wind_deck + state.wind_discard) == list(range(1, 10))
    assert len(state.wind_discard) == 1


def test_the_reshuffle_card_brings_the_discarded_ones_back() -> None:
    counts: Counter[int] = Counter()
    for seed in range(60):
        counts[turned_up(1, 9, seed=seed).wind_card] += 1
    assert set(counts) == {1, 2, 3, 4, 5, 6, 7, 8}, "card 1, discarded before, comes again"


def test_the_reshuffle_card_may_come_again_and_again() -> None:
    again = [seed for seed in range(80) if told(turned_up(9, seed=seed), "wind_card").count(("wind:9",)) > 1]
    assert again
    state = turned_up(9, seed=again[0])
    assert 1 <= state.wind_card <= 8


def test_the_deck_is_not_shuffled_between_rounds() -> None:
    state = after(1, CleanUpPhase(), wind_deck=(1, 2, 3, 4), hands=[""])
    assert state.wind_deck[::-1][:3] == [2, 3, 4]
    assert state.wind_discard == [1]


# Targets


def test_example_a_4_with_targets_p2_and_p3_goes_round_to_p2() -> None:
    state = rolling(4, 3, water={"p2": {0: 1}, "p3": {0: 1}})
    assert (water(state, "p2"), water(state, "p3")) == ([0, 0], [1, 0])


def test_the_rolled_tile_itself_is_taken_if_it_can_be() -> None:
    state = rolling(3, 3, water={"p2": {0: 1}, "p3": {0: 1}})
    assert (water(state, "p2"), water(state, "p3")) == ([1, 0], [0, 0])


def test_without_a_target_nothing_happens_and_the_winds_score_a_point() -> None:
    state = turned_up(3)
    assert state.wind_points == 1
    assert told(state, "wind_point") == [("player:south", 1)]
    assert state.ranking() == [2]


@pytest.mark.parametrize("card", [1, 2, 4, 5, 6])
def test_winds_without_water_have_no_target(card: int) -> None:
    state = turned_up(card, clouds={"p1": {SOUTH: 7}, "p2": {0: 1}}, water={"p3": {SOUTH: 13}})
    assert state.supply[SOUTH] == 0
    assert state.wind_points == 1
    assert (sum(air(state, "p1")), sum(water(state, "p3"))) == (7, 13)


@pytest.mark.parametrize("card", [2, 4])
def test_of_two_drops_the_winds_place_the_one_they_have(card: int) -> None:
    state = turned_up(card, water={"p3": {SOUTH: 19}})
    assert (state.supply[SOUTH], state.wind_points) == (0, 0)
    assert sum(state.air) + sum(state.water) == 20


# The eight cards


def test_card_1_places_one_drop_on_a_tile_and_the_crop_is_checked() -> None:
    state = rolling(3, 1, water={"p3": {0: 1}})
    assert (water(state, "p3"), growth(state, "p3"), state.supply[SOUTH]) == ([1, 1], "developed", 19)


def test_card_2_places_two_drops_on_a_tile_and_the_crop_is_checked() -> None:
    state = rolling(4, 2, water={"p4": {0: 1}})
    assert (water(state, "p4"), growth(state, "p4"), state.supply[SOUTH]) == ([1, 2], "developed", 18)


def test_card_3_removes_one_of_your_drops_and_the_crop_may_dry_out() -> None:
    state = turned_up(3, water={"p6": {0: 2, SOUTH: 2}}, developed="p6")
    assert (water(state, "p6"), growth(state, "p6"), state.supply[0]) == ([1, 2], "none", 19)


def test_card_3_never_takes_a_neutral_drop() -> None:
    assert turned_up(3, water={"p6": {SOUTH: 2}}).wind_points == 1


def test_card_4_makes_a_cloud_with_two_drops_over_a_tile_without_one() -> None:
    state = rolling(1, 4, clouds={"p1": {0: 1}, "p2": {SOUTH: 1}})
    assert (air(state, "p1"), air(state, "p2"), air(state, "p3")) == ([1, 0], [0, 1], [0, 2])
    assert cloud(state, "p3") == "light"


@pytest.mark.parametrize("card", [5, 6])
def test_cards_5_and_6_add_a_drop_to_any_cloud_and_check_it(card: int) -> None:
    state = turned_up(card, clouds={"p5": {0: 3}})
    assert (air(state, "p5"), cloud(state, "p5")) == ([3, 1], "thunder")
    state = turned_up(card, clouds={"p5": {0: 7}})
    assert (cloud(state, "p5"), water(state, "p5")) == ("none", [7, 1])


@pytest.mark.parametrize("card", [5, 6])
def test_cards_5_and_6_need_a_cloud(card: int) -> None:
    assert turned_up(card, water={"p1": {SOUTH: 1}}).wind_points == 1


@pytest.mark.parametrize(("start", "end"), [("p2", "p1"), ("p3", "p1"), ("p4", "p1"), ("p5", "p3"), ("p6", "p3")])
def test_card_7_moves_a_mixed_cloud_north_west(start: str, end: str) -> None:
    """From P4 to P1 diagonally; only north in the first column, only west in the first row."""
    state = turned_up(7, clouds={start: {0: 1, SOUTH: 1}})
    assert (cloud(state, start), air(state, end)) == ("none", [1, 1])


@pytest.mark.parametrize("clouds", [{"p1": {0: 1, SOUTH: 1}}, {"p4": {0: 2}}, {"p4": {SOUTH: 2}}])
def test_card_7_moves_neither_a_cloud_on_p1_nor_one_of_a_single_colour(clouds: dict[str, dict[int, int]]) -> None:
    state = turned_up(7, clouds=clouds)
    assert state.wind_points == 1


@pytest.mark.parametrize(("start", "end"), [("p1", "p4"), ("p2", "p4"), ("p3", "p6"), ("p4", "p6"), ("p5", "p6")])
def test_card_8_moves_a_pure_cloud_south_east(start: str, end: str) -> None:
    """From P3 to P6 diagonally; only south in the second column, only east in the last row."""
    state = turned_up(8, clouds={start: {SOUTH: 2}})
    assert (cloud(state, start), air(state, end)) == ("none", [0, 2])


@pytest.mark.parametrize("clouds", [{"p6": {SOUTH: 2}}, {"p4": {0: 2}}, {"p4": {0: 1, SOUTH: 1}}])
def test_card_8_moves_neither_a_cloud_on_p6_nor_one_with_your_drops(clouds: dict[str, dict[int, int]]) -> None:
    assert turned_up(8, clouds=clouds).wind_points == 1


def test_a_cloud_moved_by_a_card_merges_and_may_overflow() -> None:
    state = turned_up(8, clouds={"p1": {SOUTH: 4}, "p4": {0: 4}})
    assert (cloud(state, "p4"), water(state, "p4")) == ("none", [4, 4])
    state = turned_up(8, clouds={"p1": {SOUTH: 1}, "p4": {0: 1}})
    assert (cloud(state, "p4"), air(state, "p4")) == ("thunder", [1, 1])


def test_a_diagonal_move_passes_over_no_other_cloud() -> None:
    """P3 to P6 directly: the clouds over P4 and P5 are not met."""
    state = turned_up(8, clouds={"p3": {SOUTH: 2}, "p4": {0: 1}, "p5": {0: 1}})
    assert (air(state, "p6"), air(state, "p4"), air(state, "p5")) == ([0, 2], [1, 0], [1, 0])


# Votes and the harvest icon


def card_with(votes_of: int, harvest: bool) -> int:
    return next(card for card in range(1, 9) if len(WIND_VOTES[card]) == votes_of and WIND_HARVEST[card] is harvest)


def test_every_action_card_shows_one_or_two_icons_of_one_weather() -> None:
    for card in range(1, 9):
        assert 1 <= len(WIND_VOTES[card]) + WIND_HARVEST[card] <= 2
        assert len(set(WIND_VOTES[card])) == 1
    assert (WIND_VOTES[9], WIND_HARVEST[9]) == ([], False)


def test_a_card_places_its_votes() -> None:
    card = card_with(2, harvest=False)
    state = turned_up(card, icons=True)
    weather = ["frost", "sun", "wind", "rain"][WIND_VOTES[card][0]]
    assert votes(state, weather) == [0, 2]
    assert state.votes_left == [12, 10]


@pytest.mark.parametrize(("left", "points"), [(2, 0), (1, 1), (0, 2)])
def test_each_missing_vote_gives_the_winds_a_point(left: int, points: int) -> None:
    card = card_with(2, harvest=False)
    state = turned_up(card, icons=True, votes={"wind": {SOUTH: 12 - left}}, clouds={"p2": {0: 1, SOUTH: 1}})
    assert (state.wind_points, state.votes_left[SOUTH]) == (points, 0)


@pytest.mark.parametrize(
    ("before", "after_it", "points"),
    [
        ((4, 1, 3), (4, 0, 3), 2),
        ((3, 4, 2), (3, 3, 2), 1),
        ((2, 3, 2), (2, 2, 2), 1),
        ((2, 0, 2), (1, 0, 2), 1),
        ((0, 0, 0), (0, 0, 0), 0),
    ],
)
def test_the_harvest_icon_lowers_a_die_by_preference_1_4_3_2(
    before: tuple[int, ...], after_it: tuple[int, ...], points: int
) -> None:
    state = turned_up(card_with(1, harvest=True), icons=True, dice=before)
    assert tuple(state.dice) == after_it
    assert state.dice_points == [0, points]


def test_a_card_without_the_harvest_icon_lowers_no_die() -> None:
    assert turned_up(card_with(2, harvest=False), icons=True, dice=(1, 1, 1)).dice == [1, 1, 1]


# Weather


def test_you_break_the_ties_between_weathers() -> None:
    state = after(1, WeatherPhase(), votes={"frost": {0: 1}, "sun": {SOUTH: 1}, "rain": {SOUTH: 1}})
    assert asked(state) == "break_tie 0"
    assert options(state) == ["frost+sun", "frost+rain", "sun+rain"]


def test_neutral_votes_count_for_the_weather() -> None:
    state = after(1, WeatherPhase(), votes={"frost": {0: 1}, "sun": {SOUTH: 2}, "rain": {SOUTH: 2}})
    assert state.wins == [0, 2]


def test_alone_nobody_wins_a_tied_vote() -> None:
    assert after(1, CountVotes(SUN, True), votes={"sun": {0: 2, SOUTH: 2}}).wins == [0, 0]


def test_sun_the_winds_double_in_all_clouds_and_then_you_in_one() -> None:
    state = after(1, *weather_steps(position(1), SUN), clouds={"p1": {0: 1, SOUTH: 1}, "p6": {0: 1, SOUTH: 2}})
    assert asked(state) == "sun_weather 0"
    assert (air(state, "p1"), air(state, "p6")) == ([1, 2], [1, 4])
    assert cloud(state, "p6") == "thunder"
    act(state, "p1")
    assert (air(state, "p1"), air(state, "p6")) == ([2, 2], [1, 4])


def test_sun_short_of_drops_the_winds_begin_with_p6() -> None:
    state = after(
        1, NeutralSun(), clouds={"p1": {SOUTH: 3}, "p5": {SOUTH: 3}, "p6": {SOUTH: 2}}, water={"p2": {SOUTH: 6}}
    )
    assert [air(state, name)[SOUTH] for name in ("p1", "p5", "p6")] == [3, 6, 4]
    assert state.supply[SOUTH] == 1


def test_sun_the_winds_double_a_cloud_wholly_or_pass_it_over() -> None:
    """Two drops are left: the cloud of three over P6 is passed over, the one of two over P5 doubled."""
    state = after(1, NeutralSun(), clouds={"p5": {SOUTH: 2}, "p6": {SOUTH: 3}}, water={"p2": {SOUTH: 13}})
    assert (air(state, "p5"), air(state, "p6"), state.supply[SOUTH]) == ([0, 4], [0, 3], 0)


def test_sun_the_winds_doubling_is_one_effect() -> None:
    """The clouds over P6 and P1 overflow once both are doubled, not one before the other is."""
    state = after(1, NeutralSun(), clouds={"p1": {SOUTH: 4}, "p6": {SOUTH: 4}})
    assert (water(state, "p1"), water(state, "p6")) == ([0, 8], [0, 8])
    told_in_order = [event.name for event in state.take_events() if event.name in ("doubled", "overflow")]
    assert told_in_order == ["doubled", "doubled", "overflow", "overflow"]


def test_wind_after_your_drop_the_wind_pushes_yours_north_from_p3_to_p6_in_order() -> None:
    state = after(1, SouthernWind(), water={"p3": {0: 1}, "p5": {0: 1}, "p6": {0: 2}, "p1": {0: 1}, "p4": {SOUTH: 1}})
    assert [water(state, f"p{n}")[0] for n in range(1, 7)] == [2, 0, 1, 1, 0, 1]
    assert water(state, "p4")[SOUTH] == 1, "only your drops are pushed"


def test_wind_a_drop_pushed_onto_p3_is_not_pushed_on() -> None:
    state = after(1, SouthernWind(), water={"p5": {0: 1}})
    assert [water(state, f"p{n}")[0] for n in (1, 3, 5)] == [0, 1, 0]


def test_wind_you_move_a_drop_first() -> None:
    state = after(1, *weather_steps(position(1), WIND), water={"p3": {SOUTH: 1}, "p6": {0: 1}})
    assert asked(state) == "wind_weather 0"
    act(state, "p6:0-p5")
    assert [water(state, f"p{n}")[0] for n in (3, 4, 5, 6)] == [1, 0, 0, 0]


# Harvest and end


def test_the_harvest_also_comes_when_the_winds_have_no_drops_left() -> None:
    state = after(1, HarvestPhase(), water={"p1": {SOUTH: 20}, "p3": {0: 2}}, dice=(4, 4, 4))
    assert state.harvest_points == [6, 4]
    assert state.supply == [20, 20]


def test_no_such_harvest_while_the_winds_have_a_drop() -> None:
    state = after(1, HarvestPhase(), water={"p1": {SOUTH: 19}, "p3": {0: 2}}, dice=(4, 4, 4))
    assert state.harvest_points == [0, 0]


def test_with_others_an_empty_supply_brings_no_harvest() -> None:
    state = after(2, HarvestPhase(), water={"b1": {1: 20}}, dice=(4, 4, 4))
    assert state.harvest_points == [0, 0]


def test_all_dice_are_rolled_again_after_a_harvest_because_the_winds_were_dry() -> None:
    rolled = [
        after(1, HarvestPhase(), CleanUpPhase(), water={"p1": {SOUTH: 20}}, dice=(0, 0, 4), hands=[""], seed=seed).dice
        for seed in range(30)
    ]
    assert {die[0] for die in rolled} == {0, 1, 2, 3, 4}


def test_without_a_harvest_the_dice_that_show_it_stay_alone_too() -> None:
    for seed in range(30):
        state = after(
            1, HarvestPhase(), CleanUpPhase(), water={"p1": {SOUTH: 19}}, dice=(0, 0, 4), hands=[""], seed=seed
        )
        assert state.dice[:2] == [0, 0]


@pytest.mark.parametrize(("yours", "theirs", "place"), [(5, 4, 1), (5, 5, 2), (4, 5, 2)])
def test_you_win_only_with_more_points_than_the_winds(yours: int, theirs: int, place: int) -> None:
    assert position(1, round=4, harvest_points=[yours, theirs]).ranking() == [place]


def test_the_winds_score_votes_and_wheat_too() -> None:
    state = position(1, round=4, harvest_points=[14, 0], wins=[0, 2], wheat=[0, 1])
    assert state.parts(SOUTH) == {"harvest": 0, "dice": 0, "votes": 3, "wheat": 12, "winds": 0}
    assert state.ranking() == [2]


def test_a_tie_against_the_winds_is_not_broken_by_votes() -> None:
    assert position(1, round=4, harvest_points=[0, 3], wins=[2, 0]).ranking() == [2]


# Variants


def test_double_cards_one_card_without_its_icons_and_one_with_them() -> None:
    state = position(1, then=[SoloActionPhase()], options={"double_cards": True}, wind_deck=(5, 1), hands=["rain sun"])
    assert told(state, "wind_card") == [("wind:5",), ("wind:1",)]
    assert votes(state, "sun") == [0, 0], "card 5 shows Sun twice, which is ignored"
    assert votes(state, "rain") == [0, 2]


def test_double_cards_the_first_card_lowers_no_die() -> None:
    deck = (2, 1)
    state = position(1, then=[SoloActionPhase()], options={"double_cards": True}, wind_deck=deck, hands=["rain sun"])
    assert (state.dice, state.dice_points) == ([4, 4, 4], [0, 0])


def test_no_more_tricks_leaves_wheat_and_potato_out() -> None:
    for seed in range(40):
        assert not {CROPS.index("wheat"), CROPS.index("potato")} & set(new(seed, no_tricks=True).tiles)


@pytest.mark.parametrize(
    ("card", "clouds", "target"),
    [
        (4, {"p6": {0: 1}, "p5": {0: 1}}, "p4"),
        (7, {"p2": {0: 1, SOUTH: 1}, "p4": {0: 1, SOUTH: 1}}, "p4"),
        (8, {"p2": {SOUTH: 1}, "p5": {SOUTH: 1}}, "p5"),
    ],
)
def test_aimed_clouds_are_made_or_moved_at_the_highest_position(
    card: int, clouds: dict[str, dict[int, int]], target: str
) -> None:
    state = turned_up(card, options=AIMED, clouds=clouds)
    if card == 4:
        assert air(state, target) == [0, 2]
    else:
        assert cloud(state, target) == "none"


def test_aimed_winds_roll_no_die() -> None:
    state = turned_up(1, options=AIMED)
    assert told(state, "wind_roll") == []
    assert state.rng.used == 0


@pytest.mark.parametrize("card", [5, 6])
def test_example_aimed_drops_go_where_the_winds_are_behind(card: int) -> None:
    """Leading over P6, behind over P5: P5 gets the drop, with drops on the tile and in the cloud counted together."""
    clouds = {"p6": {0: 1, SOUTH: 2}, "p5": {0: 1, SOUTH: 2}}
    state = turned_up(card, options=AIMED, clouds=clouds, water={"p5": {0: 2}})
    assert (air(state, "p6"), air(state, "p5")) == ([1, 2], [1, 3])


@pytest.mark.parametrize("card", [5, 6])
def test_example_aimed_drops_go_to_the_highest_cloud_when_the_winds_lead_everywhere(card: int) -> None:
    state = turned_up(card, options=AIMED, clouds={"p6": {0: 1, SOUTH: 2}, "p5": {SOUTH: 2}})
    assert (air(state, "p6"), air(state, "p5")) == ([1, 3], [0, 2])


def test_aimed_a_tie_is_not_behind() -> None:
    state = turned_up(5, options=AIMED, clouds={"p6": {0: 1, SOUTH: 1}, "p5": {SOUTH: 2}})
    assert air(state, "p6") == [1, 2]


@pytest.mark.parametrize("card", [1, 2])
def test_aimed_drops_on_tiles_leave_out_where_the_winds_lead_by_two(card: int) -> None:
    state = turned_up(card, options=AIMED, water={"p6": {0: 1, SOUTH: 3}, "p5": {SOUTH: 1}})
    assert (water(state, "p6"), water(state, "p5")) == ([1, 3], [0, 1 + card])


def test_aimed_drops_in_clouds_do_not_count_for_tiles() -> None:
    state = turned_up(1, options=AIMED, clouds={"p6": {SOUTH: 5}}, water={"p6": {SOUTH: 1}})
    assert water(state, "p6") == [0, 2]


def test_aimed_card_3_leaves_out_where_the_winds_lead_by_two() -> None:
    state = turned_up(3, options=AIMED, water={"p6": {0: 1, SOUTH: 3}, "p2": {0: 1}})
    assert (water(state, "p6"), water(state, "p2")) == ([1, 3], [0, 0])


def test_aimed_without_a_target_left_the_winds_score_a_point() -> None:
    state = turned_up(3, options=AIMED, water={"p6": {0: 1, SOUTH: 3}})
    assert (state.wind_points, water(state, "p6")) == (1, [1, 3])
