"""The end of the game: the rulebook's 118 points, and ties."""

from __future__ import annotations

from tests.games.sonora.positions import new
from tilth.games.sonora.rules.data import SHEET
from tilth.games.sonora.rules.scoring import BLANK, CIRCLED, FIRST, LATER, NOT_BUILT, ruins_points, score


def test_two_first_and_two_later_rewards_are_40_and_unfinished_buildings_nothing() -> None:
    rewards = [NOT_BUILT] * len(SHEET.buildings)
    for name, reward in (("B", FIRST), ("E", FIRST), ("D", LATER), ("G", LATER)):
        rewards[SHEET.buildings.index(name)] = reward
    assert ruins_points(rewards) == 40


def test_the_rulebook_example_is_118() -> None:
    rewards = [NOT_BUILT] * len(SHEET.buildings)
    for name, reward in (("B", FIRST), ("E", FIRST), ("D", LATER), ("G", LATER)):
        rewards[SHEET.buildings.index(name)] = reward
    drawn = SHEET.canyon_start
    for mask, count in zip(SHEET.cactus_masks, (3, 5, 2), strict=True):
        drawn |= sum([1 << cell for cell in range(168) if mask >> cell & 1][:count])
    creek = [BLANK] * len(SHEET.creek_names)
    for value in (2, 1, 1, 4, 4, 2):
        creek[next(c for c in range(67) if SHEET.creek_points[c] == value and creek[c] == BLANK)] = CIRCLED
    crossed = ("C", "I0", "I1", "I3", "I4", "P0", "P1", "P2", "P3", "P6", "P7")
    nodes = sum(1 << SHEET.mud_nodes.index(name) for name in crossed)
    parts = score(rewards, drawn, creek, nodes)
    assert parts == {"ruins": 40, "canyon": 36, "creek": 14, "mud": 28}
    assert sum(parts.values()) == 118


def test_a_tie_goes_to_more_discoveries_used_or_not() -> None:
    state = new(3)
    state.discovered = [1, 0, 0, 1, 1, 0, 1, 0, 0]
    state.discoveries_used = [1, 0, 0, 1, 1, 0, 0, 0, 0]
    assert state.ranking() == [2, 1, 2], "who is still level shares the place"


def test_points_go_before_discoveries() -> None:
    state = new(2)
    state.rewards[0] = LATER
    state.discovered = [0, 0, 0, 3, 3, 3]
    assert state.ranking() == [1, 2]


def test_unused_bonuses_are_worth_nothing() -> None:
    state = new(2)
    state.won[:6] = [8, 9, 0, 0, 0, 0]
    assert sum(state.scores()[0].values()) == 0
