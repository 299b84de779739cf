"""Saved positions: what is read back, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sonora.positions import choose, new, recording
from tilth.core import Refusal
from tilth.games.sonora import GAME
from tilth.games.sonora.rules.data import Board, Fault, Sheet, read


def saved() -> dict[str, Any]:
    """In the middle of recording, with something in every section."""
    state = recording(2, discs={"a5": "canyon", "a4": "creek", "a3": "mud", "a2": "ruins", "b1": "canyon", "b2": "mud"})
    choose(state, 0, "A 2", "canyon a5", "5 g8 h8 i8 g9 h9")
    return GAME.save(state)


def test_a_position_in_the_middle_of_recording_goes_on() -> None:
    data = saved()
    state = GAME.load(data)
    assert GAME.save(state) == data
    assert state.to_act() == [0, 1]


def broken(*path: Any, value: Any) -> Refusal:
    data = saved()
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    with pytest.raises(Refusal) as refused:
        GAME.load(data)
    assert refused.value.code == "bad_state"
    return refused.value


def test_no_disc_lies_over_the_hole_in_a_position() -> None:
    refusal = broken("discs", "a3", value={"at": "field", "x": 3, "y": -4})
    assert (refusal.reason, refusal.details["field"]) == ("disc-over-hole", "discs.a3")


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("sheets", 0, "ruins", "A", "crossed"), 5, "reward-does-not-fit"),
        (("sheets", 0, "ruins", "A", "crossed"), 6, "out-of-range"),
        (("sheets", 0, "ruins", "A", "reward"), "first", "reward-does-not-fit"),
        (("sheets", 0, "canyon"), ["5 g8 h8 i8 g9 h9", "1 g8"], "shape-does-not-fit"),
        (("sheets", 0, "canyon"), ["1 a1"], "not-a-shape"),
        (("sheets", 0, "canyon"), ["1 m1"], "not-a-shape"),
        (("sheets", 0, "canyon"), ["1 c1"], "shape-does-not-fit"),
        (("sheets", 0, "creek", "circled"), ["AM5"], "path-broken"),
        (("sheets", 0, "creek", "crossed"), ["S", "T1", "T2", "A1", "B1"], "path-without-end"),
        (("sheets", 0, "creek", "crossed"), ["T1", "T2", "A1"], "start-not-crossed"),
        (("sheets", 0, "creek", "shaded"), ["AM5"], "cell-marked-twice"),
        (("sheets", 0, "mud"), ["C", "P0"], "nodes-not-joined"),
        (("sheets", 0, "mud"), ["I0"], "nodes-do-not-fit"),
        (("sheets", 0, "columns"), [3, 0, 0, 0, 0], "out-of-range"),
        (("sheets", 0, "bonuses", "swap", "won"), 5, "bonus-not-brought"),
        (("sheets", 0, "bonuses", "swap", "used"), 9, "out-of-range"),
        (("sheets", 0, "discoveries", "fox", "won"), 1, "more-discoveries-than-won"),
        (("discs", "a3", "x"), 500, "discs-overlap"),
        (("discs", "a3", "x"), "left", "not-a-place"),
        (("discs", "a3", "at"), "pocket", "not-among"),
        (("discs", "a3", "at"), "hand", "section-of-no-disc"),
        (("last_flick",), "flick", "not-a-flick"),
        (("round",), 9, "out-of-range"),
        (("first",), 2, "out-of-range"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: tuple[Any, ...], value: Any, reason: str) -> None:
    refusal = broken(*path, value=value)
    assert refusal.reason == reason


def test_two_discs_cannot_lie_in_one_place() -> None:
    data = saved()
    data["discs"]["b1"]["x"] = data["discs"]["a3"]["x"]
    data["discs"]["b1"]["y"] = data["discs"]["a3"]["y"]
    with pytest.raises(Refusal) as refused:
        GAME.load(data)
    assert refused.value.reason == "discs-overlap"


def test_only_one_seat_was_first_to_complete_a_building() -> None:
    data = saved()
    for seat in (0, 1):
        data["sheets"][seat]["ruins"]["A"] = {"crossed": 5, "reward": "first"}
        data["sheets"][seat]["bonuses"]["reflick"]["won"] += 1
    with pytest.raises(Refusal) as refused:
        GAME.load(data)
    assert refused.value.reason == "reward-does-not-fit"


def test_a_step_about_a_disc_of_another_seat_is_refused() -> None:
    data = GAME.save(new(2))
    data["flow"][-1]["disc"] = "b1"
    with pytest.raises(Refusal) as refused:
        GAME.load(data)
    assert refused.value.code == "bad_state"


def test_an_owner_may_put_in_another_sheet_and_board() -> None:
    facts = read("sheet.json")
    facts["ruins"]["buildings"][0]["cells"] = 4
    facts["creek"]["branches"][0]["cells"] = [1, 1, 1]
    sheet = Sheet(facts)
    assert sheet.building_cells[0] == 4
    assert sheet.creek_names[:4] == ["S", "T1", "T2", "T3"]
    measures = read("board.json")
    measures["side"] = 400
    assert Board(measures).half == 20000


def test_a_sheet_or_board_that_does_not_hold_together_is_refused_by_its_place() -> None:
    facts = read("sheet.json")
    facts["canyon"]["rows"][0] = "#"
    facts["canyon"]["rows"][1] = "##"
    with pytest.raises(Fault, match=r"canyon\.rows"):
        Sheet(facts)
    measures = read("board.json")
    measures["hole_diameter"] = 20
    with pytest.raises(Fault, match="hole_diameter"):
        Board(measures)


def test_the_counts_of_our_sheet() -> None:
    from tilth.games.sonora.rules.data import SHEET

    assert len(SHEET.buildings) == 8
    assert sum(SHEET.building_cells) == 96
    assert SHEET.canyon_white.bit_count() == 126
    assert SHEET.canyon_start.bit_count() == 4
    assert [mask.bit_count() for mask in SHEET.cactus_masks] == [3, 9, 3]
    assert len(SHEET.creek_names) == 67
    assert len(SHEET.mud_nodes) == 19
    assert sum(SHEET.mud_edge) == 12
    assert len(SHEET.triangle_mask) == 24
    assert SHEET.bot_squares.bit_count() == 3
