"""What a seat may know, and what a bot is given in place of the rest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.petrichor.positions import ONE_OF_EACH, act, after, asked, options, position
from tilth.core import Rng
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.actions import HandLimit, TakeTurn
from tilth.games.petrichor.rules.data import CROPS, LAKE
from tilth.games.petrichor.rules.rounds import DealCards
from tilth.games.petrichor.rules.state import Petrichor

HANDS = ["frost sun wind", "rain rain rain rain", "frost frost"]


def other_world(state: Petrichor, seat: int, seed: int) -> Petrichor:
    return state.determinize(seat, Rng(seed))


def test_a_seat_sees_its_own_hand_and_only_the_number_of_other_cards() -> None:
    players = position(3, hands=HANDS).view(0)["players"]
    assert players[0]["hand"] == {"frost": 1, "sun": 1, "wind": 1}
    assert [player["hand"] for player in players[1:]] == [None, None]
    assert [player["hand_size"] for player in players] == [3, 4, 2]


def test_a_spectator_sees_no_hand() -> None:
    assert [player["hand"] for player in position(3, hands=HANDS).view(None)["players"]] == [None, None, None]


def test_of_the_deck_only_its_size_is_known_and_the_discard_lies_open() -> None:
    view = position(3, hands=HANDS, discard="sun rain").view(0)
    assert view["deck"] == 40 - 9 - 2
    assert view["discard"] == {"sun": 1, "rain": 1}


def test_packs_and_picks_of_others_are_hidden_in_a_draft() -> None:
    state = after(3, DealCards(), options={"draft": True}, hands=["", "", ""], deck=(ONE_OF_EACH + " ") * 7)
    state.choose(1, "frost")
    players = state.view(0)["players"]
    assert sum(players[0]["pack"].values()) == 7
    assert (players[1]["pack"], players[1]["picked"]) == (None, None)
    assert (players[1]["pack_size"], players[1]["picked_size"]) == (7, 0), "nothing is shown before all have picked"


def test_alone_the_order_of_the_southern_winds_is_hidden_and_the_discarded_ones_lie_open() -> None:
    state = GAME.new(1, None, 3)
    winds = state.view(0)["southern_winds"]
    assert isinstance(winds["deck"], int)
    assert winds["card"] == winds["discard"][-1]


def test_the_seed_is_in_no_view() -> None:
    state = GAME.new(2, None, 918273645546372819)
    for seat in (0, 1, None):
        assert "918273645546372819" not in json.dumps(state.view(seat))


def test_dealt_cards_are_told_to_their_owner_alone() -> None:
    state = after(2, DealCards(), hands=["", ""], round=1)
    dealt = [event for event in state.take_events() if event.name == "dealt"]
    assert len(dealt) == 2
    for event in dealt:
        owner = int(event.args[0].partition(":")[2])
        assert len(event.seen_by(owner)[2]) == 7
        assert event.seen_by(1 - owner)[2] == []
        assert event.seen_by(None)[2] == []


def test_a_pick_is_told_to_its_owner_alone() -> None:
    state = after(2, DealCards(), options={"draft": True}, hands=["", ""], deck=(ONE_OF_EACH + " ") * 4)
    state.take_events()
    state.choose(0, "sun")
    (picked,) = [event for event in state.take_events() if event.name == "picked"]
    assert picked.seen_by(0) == ("seat:0", 1, ["weather:sun"])
    assert picked.seen_by(1) == picked.seen_by(None) == ("seat:0", 1, [])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_another_world_keeps_what_the_seat_knows_and_deals_the_rest_anew(seat: int) -> None:
    state = position(3, hands=HANDS)
    hands = set()
    for seed in range(20):
        world = other_world(state, seat, seed)
        assert world.view(seat) == state.view(seat)
        assert world.hand(seat) == state.hand(seat)
        hands.add(tuple(world.hands))
    assert len(hands) > 10


def test_another_world_has_the_same_cards_in_all() -> None:
    world = other_world(position(3, hands=HANDS, discard="sun sun"), 1, 4)
    for weather in range(4):
        assert world.deck.count(weather) + sum(world.hands[weather::4]) + world.discard[weather] == 10


def test_another_world_has_chance_of_its_own() -> None:
    state = position(3, seed=7)
    assert other_world(state, 0, 1).rng.seed != 7
    assert other_world(state, 0, 1).rng.seed != other_world(state, 0, 2).rng.seed


def test_another_world_shuffles_the_southern_winds() -> None:
    state = position(1)
    decks = {tuple(other_world(state, 0, seed).wind_deck) for seed in range(10)}
    assert len(decks) == 10
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(range(1, 10))}


def test_another_world_turns_other_tiles_up_and_knows_where_their_lake_is() -> None:
    """While fertilizer is laid the tiles are unknown, so a bot plays on other ones, each of them sound."""
    state = GAME.new(4, {"fertilizer": True, "lake": True, "cactus": True}, 2)
    assert isinstance(state, Petrichor)
    fields = set()
    for seed in range(20):
        world = other_world(state, 0, seed)
        fields.add(tuple(world.tiles))
        assert world.lake == (world.tiles.index(LAKE) if LAKE in world.tiles else -1)
    assert len(fields) == 20


def test_another_world_keeps_tiles_that_lie_face_up() -> None:
    state = position(4)
    assert other_world(state, 0, 1).tiles == state.tiles


def admits_only_what_is_there(world: Petrichor, counts: list[int], seat: int) -> bool:
    """Whether every option of a seat names cards it has in this world."""
    for option in world.options(seat):
        cards = option.split("+")
        if any(cards.count(name) > counts[seat * 4 + weather] for weather, name in enumerate(ONE_OF_EACH.split())):
            return False
    return True


def test_in_another_world_others_choose_from_the_cards_they_have_there() -> None:
    """Or the menus of the others would tell what they really hold."""
    state = after(3, DealCards(), options={"draft": True}, hands=["", "", ""], seed=6)
    for seed in range(10):
        world = other_world(state, 0, seed)
        assert world.options(0) == state.options(0)
        for seat in (1, 2):
            assert admits_only_what_is_there(world, world.packs, seat)


def test_in_another_world_others_keep_cards_they_hold_there() -> None:
    state = after(2, HandLimit(), hands=["frost frost sun sun wind wind", "rain rain rain rain sun sun"])
    for seed in range(10):
        assert admits_only_what_is_there(other_world(state, 0, seed), other_world(state, 0, seed).hands, 1)


def test_in_another_world_somebody_elses_turn_is_played_with_the_cards_dealt_there() -> None:
    state = after(2, TakeTurn(0), hands=["frost frost", "rain rain rain rain sun sun"], turns=2)
    menus = {tuple(other_world(state, 1, seed).options(0)) for seed in range(20)}
    assert len(menus) > 3


def test_another_world_forgets_what_was_passed_on_in_a_draft() -> None:
    """Seat 0 gave three Frost and three Wind cards away; in other worlds seat 1 picks from other packs."""
    deck = "frost wind " * 3 + "sun " + (ONE_OF_EACH + " ") * 4
    state = after(2, DealCards(), options={"draft": True}, hands=["", ""], deck=deck)
    state.choose(0, "sun")
    state.choose(1, state.options(1)[0])
    assert state.packs[4:] == [3, 0, 3, 0]
    packs = {tuple(other_world(state, 0, seed).packs[4:]) for seed in range(10)}
    assert len(packs) > 3


def random_game(world: Petrichor, rng: Rng) -> None:
    while not world.is_over():
        seat = rng.pick(world.to_act())
        world.choose(seat, rng.pick(world.options(seat)))


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {"draft": True}), (4, {"draft": True, "fertilizer": True, "lake": True, "cactus": True}), (1, {})],
)
def test_another_world_can_be_played_to_its_end(seats: int, settings: dict[str, Any]) -> None:
    state = GAME.new(seats, settings, 11)
    rng = Rng(12)
    for _ in range(16):
        for seat in range(seats):
            world = state.determinize(seat, rng)
            assert isinstance(world, Petrichor)
            random_game(world, rng)
            assert min(world.hands + world.packs + world.supply + world.votes_left) >= 0
            GAME.load(GAME.save(world))
        if state.is_over():
            return
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))


def test_what_is_thrown_away_at_the_hand_limit_is_seen_by_all() -> None:
    state = after(2, HandLimit(), hands=["frost frost sun sun wind", "rain"])
    assert asked(state) == "keep_cards 0"
    act(state, options(state)[0])
    (event,) = [event for event in state.take_events() if event.name == "hand_discarded"]
    assert event.seen_by(1) == ("seat:0", ["weather:wind"])


def test_every_crop_name_is_hidden_face_down() -> None:
    view = json.dumps(GAME.new(3, {"fertilizer": True}, 1).view(1)["tiles"])
    assert not [crop for crop in CROPS if crop in view]
