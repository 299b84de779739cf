"""Playing in the terminal, as it is typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.runner import Runner
from tests.toys import farm
from tilth.core import Record

FARM = ["play", "farm", "--seed", "3"]


def enough(first: list[str]) -> list[str]:
    """Some typed lines, then always the first option until the game is over."""
    return first + ["1"] * 40


def test_a_game_against_a_bot_goes_to_its_final_table(tilth: Runner) -> None:
    result = tilth(*FARM, typed=enough([]))
    assert result.code == 0
    assert result.err == ""
    assert "Keep a card" in result.out
    assert "1  wood-carter      Keep the Wood Carter" in result.out
    assert "The game is over." in result.out
    assert "Hedges" in result.out
    assert "The winner: Dewdrop." in result.out


def test_newcomers_meet_the_easiest_bots_and_those_of_one_level_are_numbered(tilth: Runner) -> None:
    three = ["play", "farm", "--seed", "3", "--seats", "3"]
    assert {"Dewdrop 1", "Dewdrop 2"} <= set(re.findall(r"Dewdrop \d", tilth(*three, typed=enough([])).out))
    two = tilth(*three, "--bot", "raider", "--bot", "random", typed=enough([])).out
    assert "Dry Wind keeps a card." in two
    assert "Chance keeps a card." in two


def test_why_says_in_words_what_the_cards_of_an_option_do(tilth: Runner) -> None:
    result = tilth("play", "earth", "--seats", "2", "--seed", "3", typed=["? 1", "quit"])
    shown = result.out.split("It is about:")[1]
    assert ": Start: draw " in shown


def test_a_game_can_be_played_in_russian(tilth: Runner) -> None:
    result = tilth(*FARM, "--lang", "ru", "--name", "Анна", typed=enough(["счёт"]))
    assert "Оставьте карту" in result.out
    assert "Изгороди" in result.out
    assert "Анна" in result.out
    assert "Победа: Росинка." in result.out


def test_an_option_is_chosen_by_its_notation_too(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    tilth(*FARM, "--record", str(file), typed=["charcoal-burner", "quit"])
    assert Record.from_text(file.read_text()).choices[1] == (0, "charcoal-burner")


def test_typing_a_thing_narrows_the_list_and_enter_plays_the_last_one_left(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = tilth(*FARM, "--record", str(file), typed=["1", "clay pit", "", "quit"])
    narrowed = result.out.split("Place your worker")[2]
    assert "3  pit" in narrowed
    assert "pond" not in narrowed.split("Enter plays it.")[0]
    assert (0, "pit") in Record.from_text(file.read_text()).choices


def test_what_fits_nothing_is_said_and_changes_nothing(tilth: Runner) -> None:
    result = tilth(*FARM, typed=["castle", "99", "-1", "quit"])
    for typed in ("castle", "99", "-1"):
        assert f"Nothing here fits “{typed}”; type ? for help." in result.out


def test_help_explains_the_commands_and_an_option_its_effect(tilth: Runner) -> None:
    result = tilth(*FARM, typed=["?", "1", "? 1", "why pond", "? castle", "quit"])
    assert "Type the number of an option, or its notation." in result.out
    assert "forest: Go to the forest" in result.out
    assert "It is about: the pond" in result.out
    assert "Your score would rise by 2." in result.out
    assert "Nothing here fits “castle”" in result.out


def test_an_effect_that_depends_on_something_hidden_is_not_foretold(tilth: Runner) -> None:
    result = tilth(*FARM, typed=["? 1", "quit"])
    assert "What follows depends on chance or on something hidden" in result.out
    assert "What would happen" not in result.out


def test_undo_goes_back_to_ones_last_decision(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = tilth("play", "farm", "--seats", "1", "--seed", "3", "--record", str(file), typed=["1", "2", "undo", "q"])
    assert "Taken back." in result.out
    assert len(Record.from_text(file.read_text()).choices) == 1


def test_undo_is_refused_after_another_players_choice_or_a_reveal(tilth: Runner) -> None:
    assert "Nothing of yours can be taken back" in tilth(*FARM, typed=["undo", "quit"]).out
    alone = ["play", "farm", "--seats", "1", "--seed", "3"]
    assert "something hidden became known" in tilth(*alone, typed=["1", "undo", "quit"]).out


def test_the_record_is_written_after_every_choice_and_can_be_resumed(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    left = tilth(*FARM, "--record", str(file), typed=["1"])
    assert f"tilth play --resume {file}" in left.out
    begun = Record.from_text(file.read_text()).choices
    assert len(begun) >= 2
    resumed = tilth("play", "--resume", str(file), typed=enough([]))
    assert "The game is over." in resumed.out
    whole = Record.from_text(file.read_text())
    assert whole.choices[: len(begun)] == begun
    assert whole.replay(farm.GAME).is_over()


def test_resuming_a_finished_game_shows_its_end(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    tilth(*FARM, "--record", str(file), typed=enough([]))
    text = file.read_text()
    assert "The winner: Dewdrop." in tilth("play", "--resume", str(file)).out
    assert file.read_text() == text


def test_a_file_of_another_game_is_refused(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    tilth(*FARM, "--record", str(file), typed=["quit"])
    result = tilth("play", "petrichor", "--resume", str(file))
    assert (result.code, result.err) == (2, "The file is of the game farm, not petrichor.\n")


def test_save_writes_a_record_or_a_position_and_never_over_a_file(tilth: Runner, tmp_path: Path) -> None:
    record, state = tmp_path / "game.txt", tmp_path / "game.json"
    result = tilth(*FARM, typed=["1", f"save {record}", f"save {state}", f"save {record}", "save", "quit"])
    assert f"Saved in {record}." in result.out
    assert "is already there" in result.out
    assert "Say into which file" in result.out
    replayed = Record.from_text(record.read_text()).replay(farm.GAME)
    assert farm.GAME.save(replayed) == json.loads(state.read_text())
    assert "Place your worker" in tilth("play", "--state", str(state), typed=["quit"]).out


def test_two_people_at_one_screen_pass_it_and_see_only_their_own_hand(tilth: Runner) -> None:
    names = ["--me", "0", "--me", "1", "--name", "Anna", "--name", "Boris"]
    result = tilth(*FARM, *names, typed=["", "1", "", "quit"])
    assert "It is the turn of Anna. Pass the screen and press Enter." in result.out
    anna, boris = result.out.split("It is the turn of Boris. Pass the screen and press Enter.")
    assert "Anna keeps a card." in boris
    assert "Anna keeps Wood Carter." not in boris
    assert "Keep the Wood Carter" in anna


def test_a_decision_with_a_domain_takes_typed_points(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    alone = ["play", "farm", "--seats", "1", "--seed", "3", "--record", str(file)]
    result = tilth(*alone, typed=["1", "1", "2", "1", "2", "throw 2.5"])
    assert 'Any point of {"strength": [0.0, 10.0]} can be typed; for example:' in result.out
    assert Record.from_text(file.read_text()).choices[-1] == (0, "throw 2.5 = 7")


def test_the_end_of_the_input_leaves_the_table(tilth: Runner) -> None:
    result = tilth(*FARM, typed=[])
    assert result.code == 0
    assert "You have left the table." in result.out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_commands_answer(tilth: Runner, lang: str) -> None:
    commands = ["list", "table", "log", "score", "rules", "?"]
    result = tilth(*FARM, "--lang", lang, typed=[*commands, "quit"])
    assert result.code == 0
    assert "Nothing here fits" not in result.out
    assert "ничего не подходит" not in result.out


def test_the_score_of_a_running_game_says_what_is_counted_although_it_comes_only_at_the_end(tilth: Runner) -> None:
    note = "Includes voting wins and wheat as they stand now."
    running = " ".join(tilth("play", "petrichor", "--seats", "1", "--seed", "3", typed=["score", "quit"]).out.split())
    assert "If it ended now" in running
    assert note in running
    over = " ".join(tilth("play", "petrichor", "--seats", "1", "--seed", "3", typed=["1"] * 200).out.split())
    assert "Total" in over
    assert note not in over


def test_a_lost_game_alone_says_that_the_game_has_won(tilth: Runner) -> None:
    result = tilth("play", "petrichor", "--seats", "1", "--seed", "3", typed=["1"] * 200)
    assert "The game has won this time." in result.out
    assert "The winner" not in result.out


def test_a_hint_says_what_a_strong_bot_would_do(tilth: Runner) -> None:
    for language, command, best in (("en", "hint", "in the end"), ("ru", "подсказка", "к концу")):
        result = tilth("play", "petrichor", "--seed", "4", "--lang", language, typed=[command, "quit"])
        lines = result.out.splitlines()
        worth = next(at for at, line in enumerate(lines) if best in line)
        assert ":" in lines[worth - 1], "an option and what it does"
