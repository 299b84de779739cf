"""Gains may be left, in whole or in part: always for who asks for it, else wherever taking them could do harm."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, choose, fill_compost, go, goals, hand, lay, names, pieces_at
from tilth.core.decision import decision
from tilth.games.earth.bot.sensible import SensibleBot
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.actions import ChooseAction, Follow
from tilth.games.earth.rules.activation import Walk
from tilth.games.earth.rules.board import BY_NAME
from tilth.games.earth.rules.data import ECOSYSTEM_RULE, ECOSYSTEM_SLUG, ECOSYSTEMS, FAUNA_SLUG, GOAL
from tilth.games.earth.rules.gaia import GaiaFollows, GaiaTurn
from tilth.games.earth.rules.planting import DrawAfterPlanting, Replace
from tilth.games.earth.rules.state import EarthState

GROW, COMPOST, PLANT = 3, 4, 5
"""Three of Gaia's cards."""


def careful(seats: int = 2) -> EarthState:
    """A table whose first player is asked at every card."""
    state = blank(seats)
    state.careful[0] = True
    return state


def alone(level: str = "medium") -> EarthState:
    return blank(1, gaia=level)


def asked(state: EarthState, seat: int = 0) -> str:
    """The message that asks a seat."""
    found = decision(state, seat)
    assert found is not None
    return found.prompt[0]


# Who is asked at every card may leave any part of anything.


@pytest.mark.parametrize(("choice", "row"), [("soil", "soil"), ("compost", "compost")])
def test_a_follower_who_is_asked_at_every_card_may_leave_a_part_or_all(choice: str, row: str) -> None:
    for taken in (2, 1, 0):
        state = careful()
        state.active = 1
        go(state, Follow(0, L.RED))
        choose(state, 0, choice)
        assert state.options(0) == ["take 2", "take 1", "take 0"]
        choose(state, 0, f"take {taken}")
        found = state.soil[0] if row == "soil" else len(state.compost[0])
        assert found == taken


def test_a_followers_draw_after_planting_may_be_left() -> None:
    state = careful()
    state.active = 1
    go(state, DrawAfterPlanting(0))
    choose(state, 0, "take 0")
    assert state.hands[0] == []


def test_the_four_cards_of_the_active_planter_are_looked_at_and_one_is_kept() -> None:
    """The book does not offer them, it says what is done: no part of it can be left."""
    state = careful()
    go(state, DrawAfterPlanting(0))
    assert len(state.options(0)) == 4
    assert all(option in names(state.drawn[0]) for option in state.options(0))


def test_the_benefits_of_an_action_may_be_taken_in_part() -> None:
    for action, taken, left in (("compost", ("take 3", "take 1"), (3, 1, 0)), ("grow", ("take 1",), (0, 0, 1))):
        state = careful()
        go(state, ChooseAction(0))
        choose(state, 0, action, *taken)
        assert (state.soil[0], len(state.compost[0]), len(state.hands[0])) == left


def test_page_6_chives_are_paid_in_full_and_bring_up_to_two_soil() -> None:
    state = careful()
    lay(state, 0, {"d4": "chives"}, growth={"d4": 1})
    fill_compost(state, 0, 1)
    state.action = L.RED
    go(state, Walk(0, L.RED))
    assert state.options(0) == ["use d4", "part d4", "skip d4"]
    choose(state, 0, "part d4", "d4", "take 1")
    assert (state.soil[0], pieces_at(state, 0, "d4"), state.compost[0]) == (1, (1, 0), [])


def test_who_uses_a_card_as_a_whole_is_not_asked_how_much() -> None:
    state = careful()
    lay(state, 0, {"d4": "japanese-andromeda"})
    state.action = L.YELLOW
    go(state, Walk(0, L.YELLOW))
    choose(state, 0, "use d4")
    assert (state.soil[0], state.to_act()) == (2, [])


def test_the_cards_for_a_replaced_terrain_may_be_left() -> None:
    state = careful()
    lay(state, 0, {"d4": "lava-plain"})
    hand(state, 0, "basil")
    go(state, Replace(0, BY_NAME["d4"]))
    assert state.options(0) == ["take 2", "take 1", "take 0"]
    choose(state, 0, "take 1")
    assert len(state.hands[0]) == 1


def test_what_an_event_brings_may_be_left() -> None:
    state = careful()
    lay(state, 0, {"d4": "basil"}, sprouts={"d4": 2})
    hand(state, 0, "tornado")
    go(state, ChooseAction(0))
    choose(state, 0, "!event tornado", "take 3", "take 0")
    assert state.soil[0] == 3, "and nothing from Vulcano"


def test_the_exchange_is_a_trade_and_asks_nothing() -> None:
    state = careful()
    lay(state, 0, {"d4": "basil"}, sprouts={"d4": 3})
    go(state, ChooseAction(0))
    choose(state, 0, "!exchange")
    assert state.soil[0] == 2
    assert "compost" in state.options(0)


def test_a_shooting_star_may_be_only_looked_through() -> None:
    state = blank(2)
    hand(state, 0, "shooting-star")
    fill_compost(state, 0, 3)
    go(state, ChooseAction(0))
    choose(state, 0, "!event shooting-star", "enough")
    assert (len(state.compost[0]), state.hands[0]) == (3, [])


# Who is not asked takes everything, except where it could do harm.


def test_with_others_at_the_table_soil_cards_and_compost_are_taken_without_a_question() -> None:
    for action, found in (("grow", (4 + 2, 2, 0)), ("compost", (0, 5, 2))):
        state = blank(2)
        lay(state, 0, {"d4": "japanese-andromeda", "e4": "white-oak"}, growth={"d4": 1, "e4": 4})
        go(state, ChooseAction(0))
        choose(state, 0, action)
        assert (len(state.hands[0]), state.soil[0], len(state.compost[0])) == found


@pytest.mark.parametrize(("level", "more"), [("medium", 0), ("hard", 3)])
@pytest.mark.parametrize(("taken", "growth"), [(4, 4), (1, 1), (0, 0)])
def test_alone_every_card_left_is_a_growth_less_for_gaia(level: str, more: int, taken: int, growth: int) -> None:
    state = alone(level)
    go(state, ChooseAction(0), GaiaFollows())
    choose(state, 0, "grow")
    assert state.options(0) == ["take 4", "take 3", "take 2", "take 1", "take 0"]
    assert asked(state) == "ask-take_part-draw-alone"
    choose(state, 0, f"take {taken}")
    assert state.gaia is not None
    assert (len(state.hands[0]), state.gaia.growth) == (taken, growth + more)


@pytest.mark.parametrize(("taken", "cards"), [(5, 2), (4, 2), (3, 1), (0, 0)])
def test_alone_soil_of_a_compost_action_may_be_left_because_gaia_composts_for_it(taken: int, cards: int) -> None:
    state = alone()
    go(state, ChooseAction(0), GaiaFollows())
    choose(state, 0, "compost")
    assert asked(state) == "ask-take_part-soil-alone"
    choose(state, 0, f"take {taken}")
    assert state.gaia is not None
    assert (state.soil[0], len(state.gaia.compost), len(state.compost[0])) == (taken, 2 + cards, 2)


@pytest.mark.parametrize(
    ("card", "choice", "question"),
    [(GROW, "cards", "ask-take_part-draw-alone"), (COMPOST, "soil", "ask-take_part-soil-gaia")],
)
def test_alone_what_counts_in_gaias_turn_may_be_left_too(card: int, choice: str, question: str) -> None:
    state = alone()
    assert state.gaia is not None
    state.gaia.deck = [PLANT, card]
    state.active = -1
    go(state, GaiaTurn())
    choose(state, 0, choice)
    assert asked(state) == question
    choose(state, 0, "take 1")
    assert (state.gaia.growth, state.gaia.soil) == ((7 + 1, 0) if card == GROW else (0, 1))


@pytest.mark.parametrize(("action", "line"), [("compost", "basil"), ("grow", "japanese-andromeda")])
def test_alone_what_does_not_count_for_gaia_is_taken_without_a_question(action: str, line: str) -> None:
    """Cards in a red turn and soil in a yellow one."""
    state = alone()
    lay(state, 0, {"d4": line}, growth={"d4": 2 if line == "basil" else 1})
    go(state, ChooseAction(0), GaiaFollows())
    choose(state, 0, action, "take 0")
    assert (state.soil[0], len(state.hands[0])) == ((0, 1) if action == "compost" else (2, 0))


def test_alone_a_free_line_that_counts_for_gaia_is_asked_and_the_walk_goes_on_after_it() -> None:
    state = alone()
    lay(state, 0, {"d4": "white-oak", "e4": "fly-agaric"}, growth={"d4": 4, "e4": 2})
    go(state, ChooseAction(0), GaiaFollows())
    choose(state, 0, "grow", "take 0", "take 1", "take 0")
    assert len(state.hands[0]) == 1


def test_alone_events_and_exchanges_do_not_count_and_are_not_asked() -> None:
    state = alone()
    lay(state, 0, {"d4": "hairawn-muhly", "e4": "basil"}, sprouts={"d4": 1, "e4": 6})
    state.soil[0] = 1
    state.action = L.RED
    hand(state, 0, "tornado")
    go(state, Walk(0, L.RED))
    choose(state, 0, "!event tornado", "e4 2", "!exchange", "e4 3")
    assert state.soil[0] == 1 + 4 + 1 + 2, "Vulcano adds one for the event"


# Pieces.


def bare_table() -> EarthState:
    """A table with the goal that counts flora without a piece, and one flora."""
    state = blank(2)
    goals(state, "black-wildebeest")
    lay(state, 0, {"d4": "basil"})
    return state


def test_a_flora_that_a_goal_wants_bare_may_be_left_bare() -> None:
    state = bare_table()
    state.active = 1
    go(state, Follow(0, L.BLUE))
    choose(state, 0, "sprouts")
    assert state.options(0) == ["d4", "d4 2", "enough"]
    choose(state, 0, "enough")
    assert pieces_at(state, 0, "d4") == (0, 0)


def test_a_flora_that_is_not_bare_any_more_takes_its_pieces_without_a_question() -> None:
    state = bare_table()
    state.growth[0][BY_NAME["d4"]] = 1
    state.active = 1
    go(state, Follow(0, L.BLUE))
    choose(state, 0, "sprouts")
    assert pieces_at(state, 0, "d4") == (2, 1)


def test_once_the_goal_is_met_bare_flora_matters_no_more() -> None:
    state = bare_table()
    state.reached[0] = 1
    state.active = 1
    go(state, Follow(0, L.YELLOW))
    choose(state, 0, "growth")
    assert pieces_at(state, 0, "d4") == (0, 2)


def test_a_line_that_puts_a_piece_on_each_card_may_leave_bare_ones_out() -> None:
    state = blank(2)
    goals(state, "black-wildebeest")
    lay(state, 0, {"d4": "cinnamon-tree", "e4": "white-oak"})
    state.action = L.BLUE
    go(state, Walk(0, L.BLUE))
    choose(state, 0, "e4", "enough")
    assert (pieces_at(state, 0, "d4"), pieces_at(state, 0, "e4")) == ((0, 0), (1, 0))


@pytest.mark.parametrize(
    ("ecosystem", "choice", "action"), [("yuanjiang-savanna", "sprouts", L.BLUE), ("alps", "growth", L.YELLOW)]
)
@pytest.mark.parametrize("shared", [False, True])
def test_an_ecosystem_of_different_numbers_lets_pieces_be_left(
    ecosystem: str, choice: str, action: int, shared: bool
) -> None:
    state = blank(2)
    if shared:
        state.ecosystems[1] = ECOSYSTEMS[ecosystem]
    else:
        state.ecosystem[0] = ECOSYSTEMS[ecosystem]
    lay(state, 0, {"d4": "basil"}, sprouts={"d4": 1}, growth={"d4": 1})
    state.active = 1
    go(state, Follow(0, action))
    choose(state, 0, choice)
    assert "enough" in state.options(0)


def test_the_other_kind_of_piece_is_taken_without_a_question() -> None:
    state = blank(2)
    state.ecosystem[0] = ECOSYSTEMS["alps"]
    lay(state, 0, {"d4": "basil"})
    state.active = 1
    go(state, Follow(0, L.BLUE))
    choose(state, 0, "sprouts")
    assert pieces_at(state, 0, "d4") == (2, 0)


def test_a_line_that_only_takes_pieces_away_is_offered_where_bare_flora_counts() -> None:
    """Mistletoe: a growth for three sprouts, with no space left for them."""
    for goal, offered in (("black-wildebeest", True), ("mountain-gorilla", False)):
        state = blank(2)
        goals(state, goal)
        lay(state, 0, {"d4": "mistletoe"}, growth={"d4": 1}, sprouts={"d4": 3})
        state.action = L.BLUE
        go(state, Walk(0, L.BLUE))
        assert (state.to_act() == [0]) is offered


def test_only_these_goals_and_ecosystems_can_make_a_piece_unwelcome() -> None:
    """Everything else counts pieces from some number up: more of them never counts less."""
    bare = [FAUNA_SLUG[i] for i, rule in enumerate(GOAL) if rule.filter.pieces == L.EMPTY]
    assert bare == ["black-wildebeest"]
    lines = [ECOSYSTEM_SLUG[i] for i, r in enumerate(ECOSYSTEM_RULE) if r.attribute in (L.BY_SPROUTS, L.BY_GROWTH)]
    assert lines == ["yuanjiang-savanna", "sierra-nevada-de-santa-marta", "alps", "himalayas"]


def test_the_sensible_bot_takes_everything() -> None:
    state = alone("hard")
    go(state, ChooseAction(0), GaiaFollows())
    choose(state, 0, "grow")
    assert SensibleBot(1).choose(state, 0) == "take 4"
    state = bare_table()
    state.active = 1
    go(state, Follow(0, L.BLUE))
    choose(state, 0, "sprouts")
    assert SensibleBot(1).choose(state, 0) == "d4 2"
