"""What the documents say is true: positions, rulings, recorded flicks."""

from __future__ import annotations

import re
from math import hypot
from pathlib import Path

import pytest

import tilth.games.sonora as package
from tests.docs.test_positions import FOLDER, positions
from tests.games.sonora.positions import choose
from tilth.core import Record
from tilth.games.sonora import GAME
from tilth.games.sonora.rules.notation import read_flick, read_tracks
from tilth.games.sonora.rules.state import SonoraState
from tilth.games.sonora.view.picture import svg

RULINGS = Path(package.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
TESTS = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "sonora").glob("*.txt"))


def example(number: int) -> SonoraState:
    state = GAME.load(positions(FOLDER / "sonora.md")[number])
    assert isinstance(state, SonoraState)
    return state


def test_every_step_and_its_fields_are_named() -> None:
    text = (FOLDER / "sonora.md").read_text(encoding="utf-8")
    for step, kind in GAME.steps.items():
        for word in (step, *kind.saved):
            assert f"`{word}`" in text, word


def test_the_example_of_thirteen_in_the_ruins() -> None:
    state = example(0)
    assert state.options(1) == ["side b4 creek", "side b4 mud"]
    choose(state, 1, "side b4 creek")
    assert state.to_act() == [0]
    assert state.deciding(0).prompt(state) == ("ask-cross", {"points": 13})  # type: ignore[union-attr]
    choose(state, 0, "B 9")
    assert state.scores()[0]["ruins"] == 11


def test_the_example_of_a_game_alone() -> None:
    state = example(1)
    assert len(state.options(0)) == 6
    choose(state, 0, "own a bot b")
    assert state.bot_circled == 10


@pytest.mark.parametrize("ruling", re.split(r"^\d+\. ", RULINGS, flags=re.MULTILINE)[1:], ids=lambda text: text[:24])
def test_a_ruling_has_its_test(ruling: str) -> None:
    named = re.findall(r"`(test_\w+)`", ruling)
    assert named or "Same test" in ruling
    for name in named:
        assert f"def {name}(" in TESTS, name


def outcome(flick: str) -> list[tuple[int, list[int], tuple[int, int]]]:
    """The discs that moved, each with what it met and where it ended."""
    aim = read_flick(flick)
    assert aim is not None
    tracks = read_tracks(aim.outcome)
    assert tracks is not None
    return [
        (track.disc, [spot.kind for spot in track.spots], (track.end().x, track.end().y))
        for track in sorted(tracks, key=lambda track: track.disc)
    ]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_recorded_flicks_would_go_the_same_way_today(file: Path) -> None:
    """Replay does not simulate; here every third flick is simulated again: every disc meets the same things, and ends
    where it did to half a millimetre. (Records from before discs glide have the other errors of ticks in them.)"""
    record = Record.from_text(file.read_text(encoding="utf-8"))
    state = GAME.new(record.seats, record.options, record.seed)
    for number, (seat, option) in enumerate(record.choices):
        if option.startswith("flick") and number % 3 == 0:
            then, today = outcome(option), outcome(state.settle(seat, option))
            assert [met for _, met, _ in then] == [met for _, met, _ in today]
            for (disc, _, (x, y)), (same, _, (now_x, now_y)) in zip(then, today, strict=True):
                assert disc == same
                assert hypot(now_x - x, now_y - y) < 50
        state.choose(seat, option)
    assert state.is_over()


def test_a_board_can_be_drawn_from_any_view() -> None:
    record = Record.from_text(GOLDEN[0].read_text(encoding="utf-8"))
    state = record.replay(GAME, 9)
    picture = svg(state.view(None))
    lying = [disc for disc in state.view(None)["discs"] if disc["at"] == "field"]
    assert picture.count("font-size='9' font-weight='bold' fill='#2b2118'>") == len(lying) + state.seats
    assert "stroke-dasharray" in picture, "the last flick's way"
