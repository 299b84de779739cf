"""Why a disc, a bonus or a part of the notebook cannot be chosen, in the numbers of the moment."""

from __future__ import annotations

from typing import Any

from tests.games.sonora.positions import fill, go, grant, lay, new, recording
from tilth.games.sonora.rules.bonuses import Discover
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.creek import Path, path_lengths
from tilth.games.sonora.rules.data import SHEET
from tilth.games.sonora.rules.mud import Boxes, Mud, open_nodes
from tilth.games.sonora.rules.recording import Mark
from tilth.games.sonora.rules.ruins import Cross
from tilth.games.sonora.rules.state import SonoraState


def why(state: SonoraState, thing: str) -> str | tuple[str, dict[str, Any]]:
    """The reason of seat 0 without the word it begins with, and its numbers where there are any."""
    label = state.why_not(0).get(thing)
    if label is None:
        return ""
    reason = label[0].removeprefix("not-")
    return (reason, label[1]) if label[1] else reason


def test_while_discs_are_flicked_the_notebook_waits() -> None:
    state = new()
    assert why(state, "section:*") == why(state, "node:*") == "before-marking"
    assert (why(state, "bonus:swap"), why(state, "bonus:reflick")) == ("before-swaps", "before-a-flick")
    assert why(state, "discovery:*") == "before-marking"


def test_one_swaps_own_discs_that_lie_on_the_board() -> None:
    state = recording(swaps=1, discs={"a1": "ruins", "a2": "creek", "b1": "mud"})
    assert why(state, "disc:b1") == "your-disc"
    assert why(state, "disc:a5") == "on-the-board"
    assert why(state, "disc:a1") == ""
    assert (why(state, "bonus:swap"), why(state, "bonus:reflick")) == ("without-two-discs", "after-the-flicks")
    assert why(state, "section:*") == "before-swapping"


def test_a_full_building_takes_no_more() -> None:
    state = new()
    fill(state, 0, "A", 5)
    go(state, Cross(0, 3))
    assert (why(state, "building:A"), why(state, "building:B")) == ("complete-twice", "")
    assert why(state, "section:mud") == ("this-section", {"section": "section:ruins"})


def test_a_section_without_discs_cannot_be_marked() -> None:
    state = new()
    lay(state, a3="canyon", a2="canyon")
    state.section[2], state.times[2] = 1, 1
    state.section[1], state.times[1] = 1, 1
    go(state, Mark(0))
    assert why(state, "section:creek") == "without-discs"
    assert why(state, "section:canyon") == ""
    assert (why(state, "bonus:fox"), why(state, "bonus:reflick")) == ("had", "while-marking")
    assert why(state, "section:ruins") == "ruins-again"
    grant(state, 0, "rabbit")
    assert why(go(state, Mark(0)), "bonus:rabbit") == ""


def test_a_shape_lies_side_by_side_with_those_drawn() -> None:
    state = go(new(), Draw(0, 2))
    far = SHEET.canyon_names[SHEET.canyon_white.bit_length() - 1]
    assert why(state, f"cell:{far}") == ("side-by-side", {"number": 2})


def test_a_path_has_exactly_the_length_of_its_disc() -> None:
    state = go(new(), Path(0, 1, 3))
    lengths = path_lengths(state, 0)
    long = next(cell for cell, length in enumerate(lengths) if length == 5)
    assert why(state, f"bend:{SHEET.creek_names[long]}") == ("so-long", {"length": 5, "most": 3})


def test_a_node_is_joined_to_a_crossed_one_and_paid() -> None:
    state = go(new(), Mud(0, 30))
    near = open_nodes(state, 0, 30)
    far = next(node for node in range(len(SHEET.mud_nodes)) if node not in near and not state.nodes[0] >> node & 1)
    assert why(state, f"node:{SHEET.mud_nodes[far]}") == "joined"
    state = go(new(), Mud(0, 1))
    grant(state, 0, "rabbit")
    go(state, Mud(0, 1))
    dear = next(node for node in near if SHEET.mud_cost[node] > 1)
    reason = ("enough-points", {"cost": SHEET.mud_cost[dear], "points": 1})
    assert why(state, f"node:{SHEET.mud_nodes[dear]}") == reason


def test_a_full_column_takes_no_more() -> None:
    state = new()
    state.columns[0] = SHEET.column_boxes[0]
    go(state, Boxes(0, 2))
    assert (why(state, "column:1"), why(state, "column:2")) == ("complete-twice", "")


def test_what_was_discovered_cannot_be_discovered_again() -> None:
    state = new()
    state.discovered[0] = SHEET.discovery_icons[0]
    go(state, Discover(0))
    assert (why(state, "discovery:fox"), why(state, "discovery:owl")) == ("left-to-discover", "")


def test_who_does_not_decide_is_told_nothing() -> None:
    assert new().why_not(1) == {}
