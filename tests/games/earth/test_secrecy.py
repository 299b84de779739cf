"""Nobody learns what another one holds: not by who is asked, and not from the world that a bot supposes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.earth.positions import blank, choose, fill_compost, go, hand, lay, names, number
from tilth.core import Rng, Together
from tilth.games.earth import GAME
from tilth.games.earth.rules.actions import ChooseAction, Follow
from tilth.games.earth.rules.activation import Activate, Copy
from tilth.games.earth.rules.anytime import LastChance
from tilth.games.earth.rules.board import BY_NAME
from tilth.games.earth.rules.data import CLIMATES, DECK, ECOSYSTEMS, ISLANDS
from tilth.games.earth.rules.lines import BLUE, GREEN
from tilth.games.earth.rules.planting import Plant, PlantAt
from tilth.games.earth.rules.saving import all_cards
from tilth.games.earth.rules.setup import KINDS, ChooseSide
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.teams import TEAMS, TakeShared
from tilth.games.earth.rules.turns import finish

PILES = ("hand", "drawn", "compost", "lane", "dropped")


def patient(seats: int = 2, **options: Any) -> EarthState:
    """A table that waits for private decisions."""
    state = blank(seats, **options)
    state.patient = True
    return state


# Who is asked.


@pytest.mark.parametrize("held", ["cold-front", "giant-sequoia"])
def test_whoever_holds_cards_is_asked_to_plant_whatever_they_are(held: str) -> None:
    """An event that can be played, or a card that is too dear."""
    state = patient()
    hand(state, 1, held)
    go(state, ChooseAction(0))
    choose(state, 0, "plant")
    assert 1 in state.awaited(0)


@pytest.mark.parametrize("held", ["cold-front", "giant-sequoia"])
def test_whoever_holds_cards_has_a_last_chance_whatever_they_are(held: str) -> None:
    state = patient()
    hand(state, 1, held)
    finish(state)
    state.advance()
    assert state.awaited(0) == [1]


@pytest.mark.parametrize("held", ["cold-front", "giant-sequoia"])
@pytest.mark.parametrize(
    ("card", "step"),
    [("marula", Activate(1, BLUE, BY_NAME["d4"])), ("prairie", Copy(1, GREEN, BY_NAME["d4"]))],
    ids=["activate", "copy"],
)
def test_whoever_takes_care_and_holds_cards_is_asked_at_a_card_that_does_nothing(
    held: str, card: str, step: Activate | Copy
) -> None:
    """A line that cannot be paid, or one that finds nothing to copy."""
    state = patient()
    state.careful[1] = True
    lay(state, 1, {"d4": card})
    hand(state, 1, held)
    assert len(step.options(state)) == 1
    state.push(Together(((LastChance(0),), (step,))))
    state.advance()
    assert state.awaited(0) == [1]


@pytest.mark.parametrize("held", ["cold-front", "giant-sequoia"])
def test_whoever_holds_cards_is_asked_at_the_end_of_a_turn_of_teams(held: str) -> None:
    state = patient(4, teams=True)
    hand(state, 2, held)
    state.push(Together(((TakeShared(2),), (TakeShared(1),)), TEAMS))
    state.advance()
    assert state.awaited(1) == [0, 2], "of the other team it is not said who is asked"
    assert state.awaited(2) == [2]


@pytest.mark.parametrize("held", [("basil", "cold-front"), ("basil", "hairawn-muhly")])
def test_mates_cannot_tell_how_many_cards_could_take_the_place_of_a_terrain(held: tuple[str, str]) -> None:
    state = patient(4, teams=True)
    lay(state, 0, {"d4": "lava-plain"})
    hand(state, 0, *held)
    go(state, ChooseAction(0))
    choose(state, 0, "plant", "replace d4")
    step = state.deciding(0)
    assert step is not None
    assert (step.name, state.awaited(2)[0]) == ("replace", 0)


def test_nobody_waits_for_a_player_without_cards_who_can_do_nothing() -> None:
    state = patient()
    finish(state)
    state.advance()
    assert state.is_over()
    state = patient()
    go(state, ChooseAction(0))
    choose(state, 0, "plant")
    assert state.deciding(1) is None


def test_three_sprouts_can_be_exchanged_at_the_last_chance_without_cards() -> None:
    for sprouts, asked in ((2, False), (3, True)):
        state = patient()
        lay(state, 1, {"d4": "oakmoss"}, sprouts={"d4": sprouts})
        finish(state)
        state.advance()
        assert ("!exchange" in state.options(1)) is asked
        assert state.is_over() is not asked


def test_a_simulation_does_not_wait() -> None:
    state = blank()
    hand(state, 1, "giant-sequoia")
    finish(state)
    state.advance()
    assert state.is_over()


# What a bot supposes.


def playing(seats: int, options: dict[str, Any], seed: int, stage: Callable[[EarthState], bool]) -> EarthState:
    """A game at a table up to the beginning of a simultaneous step of some kind, at random."""
    state = GAME.new(seats, options, seed, patient=True)
    rng = Rng(seed)
    while True:
        assert isinstance(state, EarthState)
        top = state.stack[-1]
        if isinstance(top, Together) and not top.made and stage(state):
            return state
        seat = rng.pick(state.to_act())
        menu = state.options(seat)
        state.choose(seat, rng.pick([option for option in menu if option != "!careful"]))


def setting_up(state: EarthState) -> bool:
    return state.is_choosing_sides(0)


def first_hands(state: EarthState) -> bool:
    return not state.round and not state.is_choosing_sides(0)


def following(state: EarthState) -> bool:
    return state.round > 1 and any(isinstance(state.deciding(seat), Follow) for seat in state.to_act())


def planting(state: EarthState) -> bool:
    return state.round > 1 and all(isinstance(state.deciding(seat), Plant) for seat in state.to_act())


def activating(state: EarthState) -> bool:
    return state.round > 2 and any(isinstance(state.deciding(seat), Activate) for seat in state.to_act())


def ending(state: EarthState) -> bool:
    return isinstance(state.deciding(state.to_act()[0]), LastChance)


def exchanged(state: EarthState, seat: int) -> EarthState:
    """The same position with everything in other places that this seat cannot see."""
    saved = GAME.save(state)
    areas = saved["areas"]
    piles = [saved["deck"], saved["discard"], areas[seat]["compost"], areas[seat]["lane"], areas[seat]["dropped"]]
    for other, area in enumerate(areas):
        if other != seat:
            piles += [area[name] for name in PILES]
    for team, pool in enumerate(saved["pools"]):
        piles += [pool["compost"]] if TEAMS[seat] == team else [pool["compost"], pool["cards"]]
    mixed(piles, 1)
    for other, area in enumerate(areas):
        if other != seat:  # some of the cards in hand were drawn in this turn
            area["this_turn"]["drawn"] = area["hand"][: len(area["this_turn"]["drawn"])]
    for kind, every in (("island", ISLANDS), ("climate", CLIMATES), ("ecosystem", ECOSYSTEMS)):
        offered = [area["offers"][kind] for other, area in enumerate(areas) if other != seat]
        if any(offered):
            lying = [*offered, areas[seat]["offers"][kind], saved["ecosystems"]]
            cards = {every[slug] // 2 for pile in lying for slug in pile if slug in every}
            mixed([*offered, [slug for slug, side in every.items() if side // 2 not in cards]], 2)
    saved["rng"] = {"seed": 77, "used": 7}
    loaded = GAME.load(saved, patient=True)
    assert isinstance(loaded, EarthState)
    return loaded


def mixed(piles: list[list[str]], size: int) -> None:
    """Move every card of some piles on to another place; `size` of them always stay together."""
    cards = [card for pile in piles for card in pile]
    cards = cards[-7 * size :] + cards[: -7 * size]
    for pile in piles:
        pile[:] = cards[: len(pile)]
        del cards[: len(pile)]


def worlds_agree(one: EarthState, other: EarthState, seat: int) -> None:
    """From where a seat sits both are the same: what it sees, may do, and supposes."""
    assert one.view(seat) == other.view(seat)
    assert one.options(seat) == other.options(seat)
    worlds = [state.determinize(seat, Rng(5)) for state in (one, other)]
    saved = [GAME.save(world) for world in worlds]
    assert saved[0]["areas"] == saved[1]["areas"]
    assert saved[0] == saved[1]
    assert worlds[0].to_act() == worlds[1].to_act()
    assert worlds[0].menus == worlds[1].menus
    assert isinstance(worlds[0], EarthState)
    assert sorted(all_cards(worlds[0])) == DECK
    GAME.load(GAME.save(worlds[0]))


@pytest.mark.parametrize("stage", [setting_up, first_hands, following, planting, activating, ending])
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (2, {"setup": "advanced", "hidden_planting": True}), (4, {"teams": True})]
)
def test_what_a_bot_supposes_depends_on_nothing_hidden(
    stage: Callable[[EarthState], bool], seats: int, options: dict[str, Any]
) -> None:
    """The others hold other cards, and choose otherwise."""
    state = playing(seats, options, 5, stage)
    top = state.stack[-1]
    assert isinstance(top, Together)
    for seat in range(seats):
        one = state.clone()
        other = exchanged(state, seat)
        worlds_agree(one, other, seat)
        for twin, rng in ((one, Rng(1)), (other, Rng(2))):
            for _ in range(6):
                strangers = [acting for acting in twin.to_act() if top.group(acting) != top.group(seat)]
                if not strangers or len(twin.to_act()) == len(strangers):
                    break
                acting = rng.pick(strangers)
                twin.choose(acting, rng.pick(twin.options(acting)))
        if one.to_act() == other.to_act():
            worlds_agree(one, other, seat)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (3, {"hidden_planting": True}), (4, {"teams": True})])
def test_whenever_all_act_who_is_asked_says_nothing_about_the_cards_of_others(
    seats: int, options: dict[str, Any]
) -> None:
    """Over a whole game, some of whose players take care themselves."""
    state = GAME.new(seats, options, 3, patient=True)
    rng = Rng(3)
    while not state.is_over():
        assert isinstance(state, EarthState)
        top = state.stack[-1]
        if isinstance(top, Together) and not top.made:
            for seat in range(seats):
                assert exchanged(state, seat).awaited(seat) == state.awaited(seat)
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))


def test_a_supposed_world_is_not_tied_to_the_real_one() -> None:
    """What others choose there is seen on the table that was supposed."""
    state = playing(3, {}, 5, planting)
    world = state.determinize(0, Rng(1))
    top = world.stack[-1]
    assert isinstance(top, Together)
    assert top.start is None
    world.choose(1, "done")
    assert world.seen_by(0) is world


def test_in_another_world_the_sides_of_the_others_are_others() -> None:
    state = GAME.new(3, {"setup": "advanced"}, 5)
    assert isinstance(state, EarthState)
    world = state.determinize(0, Rng(1))
    assert isinstance(world, EarthState)
    assert world.offers[0] == state.offers[0]
    for seat in (1, 2):
        for kind in range(3):
            assert len(world.offers[seat][kind]) == 4
            assert world.offers[seat][kind] != state.offers[seat][kind]
            assert world.options(seat) != state.options(seat)


def test_sides_chosen_before_a_position_was_saved_are_not_known_either() -> None:
    state = GAME.new(2, {}, 5)
    state.choose(1, state.options(1)[0])
    loaded = GAME.load(GAME.save(state))
    assert isinstance(loaded, EarthState)
    assert loaded.view(0)["areas"][1]["island"] is None
    found = set()
    for seed in range(9):
        world = loaded.determinize(0, Rng(seed))
        assert isinstance(world, EarthState)
        assert world.side(1, 0) in world.offers[1][0]
        found.add(world.side(1, 0))
        step = world.deciding(1)
        assert isinstance(step, ChooseSide)
        assert KINDS[step.kind] == "climate", "the island is chosen, but not known"
    assert len(found) > 3


def test_sides_are_shown_before_first_hands_are_chosen() -> None:
    state = playing(2, {}, 5, first_hands)
    assert all(area["island"] and area["climate"] and area["ecosystem"] for area in state.view(0)["areas"])


def test_a_card_that_a_mate_has_chosen_but_not_laid_is_not_known() -> None:
    worlds = []
    for chosen in ((), ("plant basil",), ("plant oakmoss",)):
        state = patient(4, teams=True)
        lay(state, 0, {"d4": "marula"})
        hand(state, 0, "basil", "oakmoss")
        state.soil[0] = 9
        go(state, ChooseAction(0))
        choose(state, 0, "plant", *chosen)
        assert isinstance(state.deciding(0), PlantAt if chosen else Plant)
        worlds.append(state.determinize(2, Rng(5)))
    assert GAME.save(worlds[0]) == GAME.save(worlds[1]) == GAME.save(worlds[2])
    step = worlds[1].deciding(0)
    assert isinstance(step, Plant)
    assert step.left == 2


def test_a_terrain_that_a_mate_is_replacing_is_not_known() -> None:
    """In the supposed world there may be no card in the hand that could take its place."""
    state = patient(4, teams=True)
    lay(state, 0, {"d4": "lava-plain"})
    hand(state, 0, "basil", "hairawn-muhly")
    go(state, ChooseAction(0))
    choose(state, 0, "plant", "replace d4")
    for seed in range(20):
        assert "done" in state.determinize(2, Rng(seed)).options(0)


def test_gaias_cards_and_compost_are_supposed_anew() -> None:
    worlds = []
    for turned in (False, True):
        state = blank(1)
        assert state.gaia is not None
        fill_compost(state, 0, 6)
        state.gaia.compost = [state.deck.pop(0) for _ in range(4)]
        if turned:
            state.gaia.deck.reverse()
            state.gaia.compost, state.compost[0] = state.compost[0][:4], state.gaia.compost + state.compost[0][4:]
        go(state, ChooseAction(0))
        worlds.append(state.determinize(0, Rng(5)))
    assert GAME.save(worlds[0]) == GAME.save(worlds[1])


def test_which_cards_somebody_has_drawn_in_this_turn_is_not_known() -> None:
    """Seat 0 drew two cards in this turn and composted one: a drawn one, or one it had before."""
    worlds = []
    for drawn in (("basil", "oakmoss"), ("oakmoss", "marula")):
        state = patient(4, teams=True)
        hand(state, 0, "oakmoss", "marula")
        state.compost[0] = [number(state, "basil")]
        state.fetched[0] = [card for card in (*state.hands[0], *state.compost[0]) if names([card])[0] in drawn]
        go(state, ChooseAction(1))
        worlds.append(state.determinize(1, Rng(5)))
    assert GAME.save(worlds[0]) == GAME.save(worlds[1])
