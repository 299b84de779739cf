"""The mud cracks: nodes, triangles, spare points and columns."""

from __future__ import annotations

from tests.games.sonora.positions import bonuses, choose, go, grant, has_node, new, recording
from tilth.games.sonora.rules.data import SHEET
from tilth.games.sonora.rules.mud import Boxes, Mud
from tilth.games.sonora.rules.recording import Mark
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.scoring import mud_points
from tilth.games.sonora.rules.state import COLUMNS


def nodes(*names: str) -> int:
    return sum(1 << SHEET.mud_nodes.index(name) for name in ("C", *names))


def test_the_rulebook_example_twelve_points() -> None:
    """Discs 5, 4 and 3: nodes 3, 2 (a triangle of 2 points) and 5; the last 2 finish a column and win a swap."""
    state = recording(2, discs={"a5": "mud", "a4": "mud", "a3": "mud"})
    swaps = bonuses(state, 0, "swap")
    assert state.deciding(0).prompt(state) == ("ask-mud", {"points": 12})  # type: ignore[union-attr]
    choose(state, 0, "I0")
    assert state.scores()[0]["mud"] == 0
    choose(state, 0, "I1")
    assert state.scores()[0]["mud"] == 2
    choose(state, 0, "P3")
    assert state.admits(0, "I4"), "2 points are left for another 2"
    choose(state, 0, "stop", "column 1 2")
    assert bonuses(state, 0, "swap") == swaps + 1
    assert has_node(state, 0, "P3")
    assert not has_node(state, 0, "I4")


def test_seven_points_are_enough_for_a_3_and_a_4() -> None:
    state = go(new(), Mud(0, 7), EndRound())
    choose(state, 0, "I0", "I5")
    assert has_node(state, 0, "I5")


def test_a_node_must_be_joined_to_a_crossed_one_and_paid() -> None:
    state = go(new(), Mud(0, 4), EndRound())
    assert state.options(0) == ["I0", "I1", "I2", "I3", "I4", "I5", "stop"]
    choose(state, 0, "I1")
    assert state.options(0) == ["I4", "stop"], "2 points: the other 2; P1 costs 4"


def test_three_crossed_nodes_close_a_triangle_also_between_older_ones() -> None:
    state = go(new(), Mud(0, 30), EndRound())
    choose(state, 0, "I0", "P0", "P1")
    assert state.scores()[0]["mud"] == 6, "I0, P0, P1"
    choose(state, 0, "I1")
    assert state.scores()[0]["mud"] == 6 + 2 + 4, "one node closes two triangles at once"


def test_a_triangle_with_a_bonus_brings_it_at_once() -> None:
    state = go(new(), Mud(0, 7), EndRound())
    before = bonuses(state, 0, "reflick")
    choose(state, 0, "I2", "I3")
    assert bonuses(state, 0, "reflick") == before + 1


def test_the_rulebook_example_of_scoring_is_28() -> None:
    """Four cacti of 2 points, two of 4 and two of 6: 8 + 8 + 12."""
    crossed = nodes("I0", "I1", "I3", "I4", "P0", "P1", "P2", "P3", "P6", "P7")
    closed = [
        points
        for points, mask in zip(SHEET.triangle_points, SHEET.triangle_mask, strict=True)
        if crossed & mask == mask
    ]
    assert [closed.count(points) for points in (2, 4, 6)] == [4, 2, 2]
    assert mud_points(crossed) == 28


def test_a_rabbit_circle_doubles_the_value() -> None:
    state = recording(2, discs={"a5": "rabbit1", "a1": "mud"})
    assert state.deciding(0).prompt(state)[1] == {"points": 11}  # type: ignore[union-attr]


def test_columns_come_only_after_the_nodes() -> None:
    state = go(new(), Mud(0, 4), EndRound())
    assert not state.admits(0, "column 1 2")
    choose(state, 0, "stop")
    assert state.admits(0, "column 1 2")
    assert not state.admits(0, "I0")


def test_spare_points_may_be_left_unused_and_do_not_carry_over() -> None:
    state = go(new(), Mud(0, 4), EndRound())
    choose(state, 0, "stop", "done")
    assert state.columns[:COLUMNS] == [0] * COLUMNS
    assert state.round == 2


def test_each_column_brings_its_bonus_when_it_is_full() -> None:
    for column, boxes in enumerate(SHEET.column_boxes):
        name = ["swap", "reflick", "owl", "rabbit", "discovery"][column]
        state = go(new(), Boxes(0, boxes), EndRound())
        before = bonuses(state, 0, name)
        if boxes > 2:
            choose(state, 0, f"column {column + 1} {boxes - 2}")
            assert bonuses(state, 0, name) == before
            choose(state, 0, f"column {column + 1} 2")
        else:
            choose(state, 0, f"column {column + 1} {boxes}")
        assert bonuses(state, 0, name) == before + 1


def test_a_rabbit_adds_five_to_the_value() -> None:
    state = recording(2, discs={"a1": "mud"})
    grant(state, 0, "rabbit")
    go(state, Mud(0, 1), EndRound())
    choose(state, 0, "add rabbit")
    assert state.deciding(0).prompt(state)[1] == {"points": 6}  # type: ignore[union-attr]
    assert bonuses(state, 0, "rabbit") == 0


def test_a_rabbit_kept_as_a_discovery_adds_six() -> None:
    state = new()
    state.discovered[2] = 1
    go(state, Mud(0, 1), EndRound())
    choose(state, 0, "add discovery")
    assert state.deciding(0).prompt(state)[1] == {"points": 7}  # type: ignore[union-attr]
    assert state.discoveries_left(0, 2) == 0


def test_a_rabbit_won_after_the_mud_was_marked_is_five_points_of_its_own() -> None:
    state = new()
    grant(state, 0, "rabbit")
    go(state, Mark(0), EndRound())
    assert state.options(0) == ["I0", "I1", "I2", "I3", "I4", "I5", "stop"]
    assert state.deciding(0).prompt(state)[1] == {"points": 5}  # type: ignore[union-attr]


def test_while_mud_discs_wait_a_rabbit_is_used_with_them() -> None:
    state = recording(2, discs={"a1": "mud", "a2": "canyon"})
    grant(state, 0, "rabbit")
    state.menus[0] = state.deciding(0).options(state)  # type: ignore[union-attr]
    assert state.options(0) == ["canyon a2", "mud"]


def test_what_a_node_would_bring_is_said_beforehand() -> None:
    state = go(new(), Mud(0, 9), EndRound())
    choose(state, 0, "I0")
    step = state.deciding(0)
    assert step is not None
    assert step.label(state, "I1") == ("cross-node", {"node": "node:I1", "cost": 2, "points": 2, "bonuses": []})
    assert step.label(state, "I5")[1]["bonuses"] == ["bonus:owl"]
    assert step.touches(state, "I1") == ["node:I1", "triangle:C-I0-I1"]
