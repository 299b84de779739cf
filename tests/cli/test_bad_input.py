"""Bad input gets one clear sentence in the reader's language and exit code 2, and changes nothing."""

from __future__ import annotations

import json
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.runner import Runner
from tests.toys import farm
from tilth.cli.main import COMMANDS


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("dance", "There is no command dance; the commands are: " + ", ".join(COMMANDS) + "."),
        ("play", "GAME is missing; see --help."),
        ("play chess", "There is no game called chess; the games here are:"),
        ("play farm extra", "“extra” is one argument too many; see --help."),
        ("play farm --snow", "There is no option --snow here; see --help."),
        ("play farm --seats", "A value is missing after --seats."),
        ("play farm --seats many", "--seats must be a whole number."),
        ("play farm --seats 9", "This game is for 1 to 3 players."),
        ("play farm --seats 0", "--seats must be at least 1."),
        ("play farm --me 2", "There is no seat 2; the seats are 0 to 1."),
        (
            "play farm --bot genius",
            "There is no bot of level genius for this game; its levels are: "
            "easy, normal, raider, hard, expert, random.",
        ),
        (
            "play farm --option snow=1",
            "There is no option snow in this game; its options are: rounds, rain, year, barn.",
        ),
        ("play farm --option rounds=7", "The option rounds cannot be 7; it can be: 2, 4."),
        ("play farm --option rounds=many", "The option rounds cannot be 'many'; it can be: 2, 4."),
        ("play farm --option rain=maybe", "The option rain cannot be 'maybe'; it can be: false, true."),
        ("play farm --option barn=peddler,cow", "The option barn cannot hold cow: there is no such name."),
        ("play farm --option barn=peddler,peddler", "The option barn names peddler twice."),
        (
            "play farm --option barn=peddler,wood-carter,hedge-keeper",
            "The option barn holds 3 names; at most 2 are possible.",
        ),
        ("games farm snow", "There is no option snow in this game; its options are: rounds, rain, year, barn."),
        (
            "play agricola --seats 1 --option cards=axe",
            "Too few occupations that so many players can use are in the option cards: 0 instead of 7.",
        ),
        ("play farm --option rain --option rain", "The option rain is given twice."),
        ("play farm --seats 1 --option rain", "The option rain does not exist with 1 player."),
        ("play farm --name A --name B", "2 names were given for 1 person."),
        ("play --resume nowhere.txt", "There is no file nowhere.txt."),
        ("play --state nowhere.json", "There is no file nowhere.json."),
        ("play --resume a --seed 4", "--seed cannot be used together with --resume."),
        ("serve --port 80000", "--port must be at most 65535."),
        (
            "serve --origin tilth.example",
            "tilth.example is no address of a site; one looks like https://tilth.example.",
        ),
        ("replay nowhere.txt", "There is no file nowhere.txt."),
        ("review nowhere.txt", "There is no file nowhere.txt."),
        ("review", "FILE is missing; see --help."),
        ("review nowhere.txt --seconds 0", "--seconds must be at least 1."),
        ("replay", "FILE is missing; see --help."),
        ("simulate farm --bots random,genius", "There is no bot of level genius for this game;"),
        ("simulate farm --games 0", "--games must be at least 1."),
        ("simulate farm --seats 2 --bots random,random,random", "3 bots cannot sit on 2 seats."),
        ("arena chess", "There is no game called chess; the games here are:"),
        ("arena farm --bots random,genius", "There is no bot of level genius for this game;"),
        ("arena farm --bots random,random", "random is named twice; every bot can take part once."),
        ("arena farm --games none", "--games must be a whole number."),
        ("arena farm --html no/such/page.html", "The file no/such/page.html cannot be written:"),
        ("arena farm --parquet no/such/games.parquet", "The file no/such/games.parquet cannot be written:"),
        ("arena farm --bots cmd:cat,random", "cmd:cat did not answer the greeting with number 1 of the protocol."),
        ("arena farm --bots cmd:true,random", "cmd:true ended instead of answering (0)."),
        ("simulate farm --bots a=cmd:/no/such,random", "The program /no/such cannot be started: No such file"),
        ("simulate farm --bots cmd:'a,random", "A quote is opened and not closed in cmd:'a,random."),
        ("serve --bot a=cmd:/no/such", "The program /no/such cannot be started: No such file"),
        ("serve --bot cmd:./bot", "cmd:./bot is no bot with a name; one looks like clever=cmd:./mybot."),
        ("bench chess", "There is no game called chess; the games here are:"),
        ("rules chess", "There is no game called chess; the games here are:"),
        ("games --lang xx", "There is no language xx here; Tilth speaks: en, ru."),
        ("games --lang", "A value is missing after --lang."),
    ],
)
def test_a_wrong_command_gets_one_sentence(tilth: Runner, command: str, sentence: str) -> None:
    result = tilth(*command.split())
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith(sentence)
    assert result.err.count("\n") == 1


def test_the_sentence_is_in_the_readers_language(tilth: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tilth("--lang", "ru", "dance").err.startswith("Команды dance нет;")
    assert tilth("play", "farm", "--seats", "9", "--lang=ru").err == "Игроков в этой игре — от 1 до 3.\n"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert tilth("play", "chess").err.startswith("Игры chess здесь нет;")


def test_a_file_that_is_there_is_never_written_over(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    result = tilth("play", "farm", "--record", str(file))
    assert result.code == 2
    assert "is already there" in result.err
    assert file.read_text() == "mine"


@pytest.mark.parametrize("command", ["play --resume", "replay", "play --state"])
def test_a_file_that_is_no_text_is_refused(tilth: Runner, tmp_path: Path, command: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xff\xfe\x00")
    assert tilth(*command.split(), str(file)).err == f"The file {file} is not text.\n"
    assert tilth(*command.split(), str(tmp_path)).code == 2


@pytest.mark.parametrize("command", ["play --resume", "replay"])
def test_a_wrong_record_is_refused_naming_the_line(tilth: Runner, tmp_path: Path, command: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text('tilth-record 1\ngame farm\nrules 1\nseats 2\noptions {"rounds": 2}\nseed 1\n\n0 castle\n')
    result = tilth(*command.split(), str(file))
    assert result.code == 2
    assert result.err == "Choice 1 of the record, “castle” by seat 0, is not possible there.\n"
    file.write_text("hello")
    assert tilth(*command.split(), str(file)).err == "Line 1 of the record must be “tilth-record 1”.\n"
    assert file.read_text() == "hello"


def test_a_wrong_state_is_refused_naming_the_field(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    state = farm.GAME.save(farm.GAME.new(2))
    state["players"][1]["goods"]["wood"] = "many"
    file.write_text(json.dumps(state))
    assert tilth("play", "--state", str(file)).err == "players[1].goods.wood must be a whole number.\n"
    file.write_text("{")
    assert tilth("play", "--state", str(file)).err == f"The file {file} is not JSON.\n"
    file.write_text("[]")
    assert tilth("play", "--state", str(file)).code == 2


def test_a_folder_that_is_not_there_is_refused_before_anything_is_played(tilth: Runner, tmp_path: Path) -> None:
    result = tilth("simulate", "farm", "--csv", str(tmp_path / "no" / "such.csv"))
    assert result.code == 2
    assert "cannot be written" in result.err
    result = tilth("play", "farm", "--record", str(tmp_path / "no" / "game.txt"))
    assert result.code == 2
    assert "cannot be written" in result.err


def test_what_a_program_said_stands_below_the_sentence(tilth: Runner, tmp_path: Path) -> None:
    result = tilth("arena", "farm", "--bots", f"a=cmd:ls {tmp_path}/nothing,random", "--lang", "ru")
    assert result.code == 2
    assert result.err.startswith("a завершился, так и не ответив (2).\n")
    assert f"{tmp_path}/nothing" in result.err


def test_a_cluster_that_is_not_there_is_refused(tilth: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    together = tilth("arena", "farm", "--workers", "2", "--ray", "--bots", "random,easy")
    assert (together.code, together.err) == (2, "--workers cannot be used together with --ray.\n")
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    nowhere = tilth("arena", "farm", "--bots", "random,easy", "--ray=there")
    assert nowhere.code == 2
    assert nowhere.err == "there is no address of a Ray cluster; one looks like 192.168.1.5:6379.\n"
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    nowhere = tilth("arena", "farm", "--bots", "random,easy", "--ray=there")
    assert nowhere.err == "there is no address of a Ray cluster; one looks like 192.168.1.5:6379.\n"
    monkeypatch.setitem(sys.modules, "ray", None)
    without = tilth("arena", "farm", "--bots", "random,easy", "--ray=there:6379")
    assert (without.code, without.err) == (2, 'This needs the extra “ray”: pip install "tilth[ray]".\n')


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_worker_that_is_ended_from_outside_is_told(
    tilth: Runner, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def lost(*_: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("tilth.workers.crew.Alone.do", lost)
    result = tilth(command, "farm", "--bots", "random,easy", "--seats", "2", "--games", "2", "--workers", "1")
    assert (result.code, result.err[:39]) == (2, "One of the processes that played was en")


def test_a_file_that_is_no_ladder_is_refused_and_stays_as_it_is(tilth: Runner, tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    file = tmp_path / "ladder.json"
    file.write_text("mine")
    result = tilth("arena", "farm", "--bots", "random,easy", "--ladder", str(file))
    assert (result.code, result.out) == (2, "")
    assert result.err == f"The file {file} is not a ladder that Tilth has written.\n"
    assert tilth("arena", "farm", "--ladder", str(file), "--lang", "ru").err.startswith(f"Файл {file} — не таблица")
    assert file.read_text() == "mine"


@pytest.mark.parametrize(("given", "module"), [("--ladder", "openskill.models"), ("--parquet", "pyarrow")])
def test_what_needs_the_extra_says_so(
    tilth: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = tilth("arena", "farm", given, str(tmp_path / "file"))
    assert (result.code, result.out) == (2, "")
    assert result.err == 'This needs the extra “arena”: pip install "tilth[arena]".\n'


def test_a_record_cannot_be_shown_beyond_its_end(tilth: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text('tilth-record 1\ngame farm\nrules 1\nseats 2\noptions {"rounds": 2}\nseed 1\n')
    assert "The record has 0 choices" in tilth("replay", str(file), "--to", "5").err
    assert tilth("replay", str(file), "--seat", "2").err == "There is no seat 2; the seats are 0 to 1.\n"
