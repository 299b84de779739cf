"""What Earth tells those who think about it: worth, time, Gaia's expectations, the quick player."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, choose, go, goals, hand, lay
from tilth.core import Bot, Rng, ask
from tilth.games.earth import GAME
from tilth.games.earth.bot.clock import clock
from tilth.games.earth.bot.engine import COMPOST, GROWTH, KINDS, SPROUTS, engine
from tilth.games.earth.bot.guide import GUIDE
from tilth.games.earth.bot.policy import QuickBot
from tilth.games.earth.bot.rival import gaia_expects, gaia_points
from tilth.games.earth.bot.worth import worth
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.activation import Activate
from tilth.games.earth.rules.board import BY_NAME
from tilth.games.earth.rules.data import FAUNA_SLUG
from tilth.games.earth.rules.gaia import GaiaLeaf, gaia_score
from tilth.games.earth.rules.lines import BLUE, RED, YELLOW
from tilth.games.earth.rules.planting import Plant
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.turns import TakeTurn

TABLES: list[tuple[int, dict[str, object]]] = [
    *[(seats, {}) for seats in range(1, 6)],
    (1, {"gaia": "expert"}),
    (2, {"setup": "simple"}),
    (3, {"setup": "advanced", "hidden_planting": True}),
    (4, {"teams": True}),
]


def play(seats: int, options: dict[str, object], seed: int, decisions: int = 4000) -> EarthState:
    """A game of the quick player with itself, or its beginning."""
    state, rng = GAME.new(seats, options, seed), Rng(seed)
    players: list[Bot] = [QuickBot(seat) for seat in range(seats)]
    for _ in range(decisions):
        if state.is_over():
            break
        seat = state.to_act()[0]
        state.choose(seat, ask(players[seat], state, seat, rng))
    assert isinstance(state, EarthState)
    return state


def test_an_engine_is_what_the_lines_of_a_colour_bring_less_what_they_cost() -> None:
    state = blank()
    lay(state, 0, {"d4": "parrot-waxcap", "e4": "milk-cap", "f4": "yellow-staghorn"})
    flows = engine(state, 0)
    assert flows[RED * KINDS + COMPOST] == 2
    assert flows[YELLOW * KINDS + GROWTH] == 2 + 1
    assert flows[BLUE * KINDS + GROWTH] == 1
    assert flows[YELLOW * KINDS + SPROUTS] == -1


def test_alone_the_time_that_is_left_is_gaias_deck() -> None:
    state = blank(1)
    assert state.gaia is not None
    state.gaia.deck, state.gaia.run = [0, 2, 4], 2
    now = clock(state)
    assert now.own == 3
    assert now.others == [0, 1, 1, 0]


def test_among_several_a_fuller_island_and_a_later_round_mean_less_time() -> None:
    state = blank()
    young = clock(state).left
    state.round = 8
    later = clock(state).left
    lay(state, 1, {"d4": "parrot-waxcap", "e4": "milk-cap", "f4": "yellow-staghorn"})
    assert young > later > clock(state).left


def test_a_game_that_is_overdue_pulls_everybody_towards_a_full_island() -> None:
    state = blank()
    state.round = 40
    now = clock(state)
    assert now.overdue > 0
    before = worth(state, 0, now)
    lay(state, 0, {"d4": "virginia-strawberry"})
    assert worth(state, 0, now) > before + 5


def test_soil_is_worth_more_with_cards_to_plant_for_it() -> None:
    state = blank()
    gained = []
    for cards in ((), ("parrot-waxcap", "milk-cap", "yellow-staghorn", "marula", "basil")):
        hand(state, 0, *cards)
        values = []
        for soil in (3, 8):
            state.soil[0] = soil
            values.append(worth(state, 0, clock(state)))
        gained.append(values[1] - values[0])
    assert gained[1] > gained[0]


def test_gaia_expects_more_than_she_has_while_she_has_turns_and_exactly_that_at_the_end() -> None:
    state = blank(1)
    assert gaia_expects(state, clock(state)) > gaia_points(state) + 50
    over = play(1, {}, 2)
    assert GUIDE.rival(over) == sum(gaia_score(over).values())


def test_blue_cards_feed_gaia() -> None:
    state = blank(1)
    now = clock(state)
    before = gaia_expects(state, now)
    lay(state, 0, {"d4": "marula"})
    assert gaia_expects(state, now) > before


def test_gaia_gets_the_leaf_that_the_player_is_farther_from() -> None:
    state = blank(1)
    goals(state, "european-mole", "mountain-lion")
    state.soil[0] = 18
    go(state, GaiaLeaf(0, -1, 0), TakeTurn(0))
    assert QuickBot(1).choose(state, 0) == FAUNA_SLUG[state.fauna[1]] == "mountain-lion"


def test_nobody_pays_to_compost_nothing() -> None:
    """Jelly Ear would compost hand cards; the only one shall be planted."""
    state = blank()
    lay(state, 0, {"d4": "jelly-ear"})
    hand(state, 0, "yellow-staghorn")
    state.soil[0] = 5
    state.action = RED
    go(state, Activate(0, RED, BY_NAME["d4"]), TakeTurn(0))
    assert QuickBot(1).choose(state, 0) == "skip d4"


def test_an_exchange_is_thought_of_where_its_soil_pays_for_a_card() -> None:
    state = blank()
    lay(state, 0, {"d4": "parrot-waxcap"}, sprouts={"d4": 5})
    hand(state, 0, "marula")
    go(state, Plant(0, 2))
    state.soil[0] = 2
    assert "!exchange" in GUIDE.candidates(state, 0)
    state.soil[0] = 4
    assert "!exchange" not in GUIDE.candidates(state, 0)


def test_a_position_rests_when_somebody_is_about_to_choose_an_action() -> None:
    state = blank()
    go(state, ChooseAction(0))
    assert GUIDE.rests(state)
    choose(state, 0, "compost")
    assert not GUIDE.rests(state)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_features_are_as_many_at_every_table(seats: int, options: dict[str, object]) -> None:
    state = play(seats, options, 3, 60 * seats)
    assert {len(GUIDE.features(state, seat)) for seat in range(seats)} == {len(GUIDE.features(GAME.new(2), 0))}


def test_features_do_not_know_the_hands_of_others() -> None:
    state = blank()
    hand(state, 1, "marula", "basil")
    before = GUIDE.features(state, 0)
    hand(state, 1, "yellow-staghorn", "milk-cap")
    assert GUIDE.features(state, 0) == before


def test_mates_win_and_lose_together() -> None:
    state = play(4, {"teams": True}, 1, 200)
    assert [GUIDE.side(state, seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_quick_player_ends_a_game_at_every_table(seats: int, options: dict[str, object]) -> None:
    assert play(seats, options, 4).is_over()
