"""A series of games in the terminal, and lists of names as they are typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import Runner
from tests.golden.recording import random_game
from tests.toys import farm
from tilth.core import Record
from tilth.games import game

YEAR = ["play", "farm", "--seats", "1", "--seed", "3", "--option", "year=1"]
GAME = ["1"] * 6
"""A whole game of the farm for one: the first option each time."""


def test_a_list_is_typed_with_commas(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    tilth("play", "farm", "--option", "barn=peddler, wood-carter", "--record", str(file), typed=["quit"])
    assert Record.from_text(file.read_text()).options["barn"] == ["peddler", "wood-carter"]


def test_an_option_shows_the_names_it_can_list(tilth: Runner) -> None:
    result = tilth("games", "farm")
    assert "a,b,c: at most 2 names, see tilth games farm barn" in result.out
    names = tilth("games", "farm", "barn", "--lang", "ru")
    assert "charcoal-burner  Углежог" in names.out
    assert "2  " in tilth("games", "farm", "rounds").out


def test_names_are_shown_in_their_groups(tilth: Runner) -> None:
    result = tilth("games", "agricola", "round_cards")
    stages = result.out.split("Stage ")
    assert "take_vegetable" in stages[3]
    assert "renovate_fences" in stages[6]


def test_values_are_shown_as_they_are_typed(tilth: Runner) -> None:
    result = tilth("games", "agricola")
    assert "EIK | E | I | K" in result.out
    assert "0 | 1 … 20" in result.out


def test_a_finished_game_of_a_series_offers_the_next_one(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "farm.txt"
    result = tilth(*YEAR, "--record", str(file), typed=[*GAME, "1", *GAME, *GAME])
    assert result.code == 0
    first, _, second = result.out.partition("Year 1 is over.")
    assert first.startswith("Year 1\n")
    question, _, second = second.partition("Year 2; in the barn: ")
    assert "Which card goes into the barn?" in question
    kept = second.splitlines()[0]
    assert f"  1  {kept}\n" in question
    assert "Year 2 is over." in second
    assert "Which card goes into the barn?" not in second, "the second year is the last"
    following = Record.from_text((tmp_path / "farm-2.txt").read_text())
    assert following.options["year"] == 2
    assert [f"{name}" for name in following.options["barn"]] == [kept.lower().replace(" ", "-")]
    assert following.replay(farm.GAME).is_over()


@pytest.mark.parametrize("typed", [[""], ["Not now"], ["quit"], []])
def test_a_series_can_be_left_and_taken_up_again_from_its_record(
    tilth: Runner, tmp_path: Path, typed: list[str]
) -> None:
    file = tmp_path / "farm.txt"
    result = tilth(*YEAR, "--record", str(file), typed=[*GAME, *typed])
    assert result.code == 0
    assert "Year 2" not in result.out
    again = tilth("play", "--resume", str(file), "--lang", "ru", typed=["1", "quit"])
    assert "Какая карта отправится в амбар?" in again.out
    assert "Год 2; в амбаре: " in again.out


def test_a_missed_target_ends_a_series_of_agricola(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(random_game(game("agricola"), 1, {"series": 2, "permanent": ["woodcutter"]}, 1))
    result = tilth("play", "--resume", str(file), typed=["1"])
    assert "Solo series, game 2: 55 points are needed; permanent: Woodcutter" in result.out
    assert "The series is over: " in result.out
    assert "stays for good" not in result.out
    assert "Сольная серия, игра 2: нужно 55 очков" in tilth("play", "--resume", str(file), "--lang", "ru").out
