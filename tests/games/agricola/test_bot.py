"""The sensible bot."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from tests.games.agricola.positions import choose, farm, go, goods, hold, own, table, turn
from tilth.core import Rng, ask
from tilth.games.agricola import GAME
from tilth.games.agricola.bot.cards import Outlook, reaped
from tilth.games.agricola.bot.moves import Pause, bargain, crafting, feeding
from tilth.games.agricola.bot.sensible import SensibleBot
from tilth.games.agricola.cards.facts import FACTS, MAJOR
from tilth.games.agricola.rules.harvest import Feed
from tilth.games.agricola.rules.improvements import Owe, PlayOccupation
from tilth.games.agricola.rules.state import Agricola


def play(bots: list[SensibleBot], options: dict[str, Any], seed: int) -> tuple[Agricola, float]:
    """A finished game, and the seconds for a move."""
    state, rng = GAME.new(len(bots), options, seed), Rng(seed)
    moves, seconds = 0, 0.0
    while not state.is_over():
        seat = state.to_act()[0]
        start = process_time()
        option = ask(bots[seat], state, seat, rng)
        seconds += process_time() - start
        moves += 1
        assert state.admits(seat, option)
        state.choose(seat, option)
    assert isinstance(state, Agricola)
    return state, seconds / moves


def points(state: Agricola) -> list[int]:
    return [sum(parts.values()) for parts in state.scores()]


def test_two_sensible_farmers_reach_more_than_20_points_in_the_family_game() -> None:
    reached = []
    for seed in range(4):
        state, seconds = play([SensibleBot(), SensibleBot()], {"mode": "family"}, seed)
        reached += points(state)
        assert seconds < 0.02
    assert sum(reached) / len(reached) > 20


def test_the_bot_makes_the_food_for_a_price() -> None:
    state = table(2, "full", 3)
    own(state, 0, "fireplace_2")
    hold(state, 0, "academic", "maid")
    farm(state, pastures=("a4+a5",), grain=3, sheep=2)
    go(state, PlayOccupation(0, 1, False))
    choose(state, "play maid")
    assert state.options(0) == ["!eat grain", "!cook sheep"]
    assert SensibleBot().choose(state, 0) == "!eat grain", "two sheep will have a young one"


def test_playing_cards_beats_playing_none() -> None:
    """Both sit in each seat of the same deals, and only one of them plays occupations and minor improvements."""
    with_cards, without = [], []
    for seed in range(50, 54):
        for seat in (0, 1):
            bots = [SensibleBot(cards=seat == 0), SensibleBot(cards=seat == 1)]
            state, seconds = play(bots, {"mode": "full"}, seed)
            assert seconds < 0.05
            assert not [name for name in state.players[1 - seat].cards if FACTS[name].kind != MAJOR]
            with_cards.append(points(state)[seat])
            without.append(points(state)[1 - seat])
    assert sum(with_cards) / 8 > sum(without) / 8 + 2
    assert sum(mine > other for mine, other in zip(with_cards, without, strict=True)) >= 5


def test_alone_the_bot_with_cards_reaches_more_than_35_points() -> None:
    reached = [points(play([SensibleBot()], {"mode": "full"}, seed)[0])[0] for seed in range(100, 104)]
    assert sum(reached) / len(reached) > 35


@pytest.mark.parametrize(("seats", "deal"), [(3, "draft"), (5, "seven")])
def test_the_bot_plays_any_game_to_its_end(seats: int, deal: str) -> None:
    bots = [SensibleBot() for _ in range(seats)]
    assert len(points(play(bots, {"mode": "full", "deal": deal}, seats)[0])) == seats


def test_a_card_is_worth_what_it_brings_in_trials() -> None:
    """A card that gives more wood on wood spaces is worth more than none, and less towards the end of the game."""
    early, late = table(2, "full"), table(2, "full")
    early.round, late.round = 2, 12
    worth = {state.round: Outlook(state, 0, {}).card("wood_cart") for state in (early, late)}
    assert worth[2] > worth[12] > 0
    assert Outlook(early, 0, {}).card("field_watchman") > Outlook(early, 0, {}).card("lover")


def test_a_trial_leaves_the_game_as_it_was() -> None:
    state = GAME.new(3, {"mode": "full"}, 4)
    assert isinstance(state, Agricola)
    before = GAME.save(state)
    for name in state.players[0].hand:
        Outlook(state, 0, {}).hand(name)
    assert GAME.save(state) == before


def test_the_bot_keeps_the_better_cards_when_it_lays_some_aside() -> None:
    state = GAME.new(2, {"mode": "full", "deal": "ten"}, 3)
    assert isinstance(state, Agricola)
    option = SensibleBot().choose(state, 0)
    worst = option.split()[1]
    outlook = Outlook(state, 0, {})
    others = [other.split()[1] for other in state.options(0)]
    assert (
        outlook.hand(worst) == min(outlook.hand(name) for name in others) < max(outlook.hand(name) for name in others)
    )


def test_the_bot_eats_rather_than_begs() -> None:
    state = table()
    own(state, 0, "fireplace_2")
    farm(state, food=1, grain=2, vegetable=1)
    go(state, Feed(0))
    while not state.is_over():
        choose(state, feeding(state, 0))
    assert state.players[0].begging == 0
    assert goods(state).get("food", 0) <= 1


def test_the_bot_does_not_take_cooking_for_a_bargain_of_the_occupation_cook() -> None:
    state = table(2, "full", 4)
    own(state, 0, "cook", "fireplace_2")
    farm(state, pastures=("a4+a5",), sheep=3)
    turn(state)
    assert "!cook sheep" in state.options(0)
    assert bargain(state, 0, Outlook(state, 0, {})) is None


def test_a_trial_of_feeding_ends_with_the_harvest() -> None:
    """Where a card makes the last food there is nothing left to decide, and the harvest comes to its end by itself."""
    state = table(4, "full", 4)
    own(state, 0, "joinery")
    farm(state, wood=1)
    state.stack = [Pause(0)]
    begging = table(4, "full", 4)
    begging.stack = [Pause(0)]
    assert reaped(state, 0) > reaped(begging, 0)


def test_the_bot_knows_the_food_of_a_card_that_ends_the_feeding() -> None:
    state = table(4, "full", 4)
    own(state, 0, "joinery")
    farm(state, wood=1, food=2)
    go(state, Feed(0))
    assert feeding(state, 0) == "use joinery"
    assert crafting(state, 0, "use joinery")[0] == 2


def test_the_bot_makes_food_for_what_it_owes() -> None:
    state = table(2, "full", 5)
    own(state, 0, "perpetual_student")
    farm(state, grain=2, food=1)
    go(state, Owe(0, 2))
    assert state.options(0) == ["beg 1", "!eat grain"]
    bot = SensibleBot()
    while not state.is_over():
        choose(state, bot.choose(state, 0))
    assert state.players[0].begging == 0
