"""What Petrichor looks like in numbers."""

from __future__ import annotations

import pytest

from tests.games.petrichor.positions import after, position, resolving
from tilth.core import State
from tilth.games.petrichor.encoding import ENCODING
from tilth.games.petrichor.rules.actions import KeepCards, TakeBack, TakeTurn, Vote
from tilth.games.petrichor.rules.data import SUN
from tilth.games.petrichor.rules.weather import BreakTie, WindWeather


def seen(state: State, seat: int) -> dict[str, float]:
    """What is not 0 of what a seat sees."""
    return {name: value for name, value in ENCODING.named(ENCODING.observe(state, seat)).items() if value}


def offered(state: State, seat: int) -> list[str]:
    return [ENCODING.means(number) for number in ENCODING.mask(state, seat)]


def test_a_tile_lies_at_the_same_place_for_every_number_of_seats() -> None:
    for seats, tile in ((1, "p4"), (2, "b2"), (3, "b2"), (4, "b2")):
        state = position(seats, clouds={tile: {0: 2}})
        assert seen(state, 0)["cloud: b2 light"] == 1
        assert seen(state, 0)["in the cloud: b2 own"] == 2


def test_drops_points_and_votes_are_counted_from_whoever_looks() -> None:
    state = position(3, clouds={"a1": {1: 3}}, harvest_points=[0, 7, 0], votes={"rain": {1: 2}})
    for seat, whose, player in ((1, "own", "own"), (0, "of 1", "player 1"), (2, "of 2", "player 2")):
        mine = seen(state, seat)
        assert mine[f"in the cloud: a1 {whose}"] == 3
        assert mine[f"points: {player} harvest"] == 7
        assert mine[f"votes: {player} rain"] == 2


def test_alone_the_southern_winds_are_the_next_player() -> None:
    state = position(1, water={"p1": {1: 4}}, wind_deck=[3, 8])
    assert seen(state, 0)["on the tile: a1 of 1"] == 4
    assert seen(state, 0)["winds to come: 3"] == 1


def test_only_the_own_hand_is_seen_of_others_its_size() -> None:
    state = position(2, hands=["sun sun wind", "frost rain rain rain"])
    assert seen(state, 0)["cards: hand sun"] == 2
    assert "cards: hand rain" not in seen(state, 0)
    assert seen(state, 0)["players: player 1 hand"] == 4
    assert seen(state, 1)["cards: hand rain"] == 3


def test_tiles_that_lie_face_down_are_not_seen() -> None:
    state = position(4, options={"fertilizer": True})
    assert any(name.startswith("crop:") for name in seen(state, 0))
    state.face_down = True
    assert not any(name.startswith("crop:") for name in seen(state, 0))


def test_it_is_said_what_is_asked_and_of_whom() -> None:
    state = after(2, TakeBack(1, 3, True), water={"a2": {1: 2}})
    assert seen(state, 1)["asked: take_back"] == 1
    assert seen(state, 1)["number asked: cards or drops"] == 3
    assert seen(state, 1)["players: own next"] == 1
    assert "asked: take_back" not in seen(state, 0)
    assert seen(state, 0)["players: player 1 next"] == 1


def test_a_payment_has_the_same_number_for_whoever_plays() -> None:
    for seats, seat in ((2, 0), (4, 3)):
        state = after(seats, TakeTurn(seat), hands=["sun wind wind"] * seats)
        assert offered(state, seat) == ["pay: frost=sun+wind", "pay: frost=wind+wind", *PAYMENTS]


PAYMENTS = ["pay: sun", "pay: sun=wind+wind", "pay: wind", "pay: rain=sun+wind", "pay: rain=wind+wind"]


def test_rain_names_the_drop_by_its_place_and_its_owner() -> None:
    state = resolving("rain", 3, 2, clouds={"c1": {2: 1, 0: 1}})
    assert offered(state, 2) == ["drop: own at c1", "drop: of 1 at c1"]


def test_wind_names_the_cloud_and_where_it_goes() -> None:
    state = resolving("wind", 2, clouds={"c2": {0: 1}})
    assert offered(state, 0) == ["cloud: c2-b2", "cloud: c2-c1"]


def test_the_weather_wind_names_drop_tile_and_way() -> None:
    state = after(2, WindWeather(1), water={"b2": {0: 1}})
    ways = ["north", "east", "south", "west"]
    assert offered(state, 1) == [f"blow: of 1 at b2 {way}" for way in ways]


@pytest.mark.parametrize(
    ("state", "means"),
    [
        (after(2, Vote(0, SUN), dice=(4, 4, 2)), ["vote: sun", "vote: wind", "vote: die 2", "vote: die 4"]),
        (after(2, BreakTie(0, (), (0, 1, 3))), ["tie: frost+sun", "tie: frost+rain", "tie: sun+rain"]),
        (after(2, BreakTie(0, (1,), (0, 3))), ["tie: frost", "tie: rain"]),
        (
            after(2, KeepCards(0), hands=["sun sun sun sun rain", ""]),
            ["cards: sun+sun+sun+rain", "cards: sun+sun+sun+sun"],
        ),
    ],
    ids=["vote", "tie for both", "tie for one", "cards to keep"],
)
def test_other_decisions_speak_in_their_notation(state: State, means: list[str]) -> None:
    assert sorted(offered(state, 0)) == sorted(means)
