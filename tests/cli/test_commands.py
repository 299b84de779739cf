"""The other commands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.runner import Runner
from tests.toys import farm
from tests.words.catalogue import latin_words
from tilth import __version__, games
from tilth.cli.main import COMMANDS
from tilth.cli.option_list import LONG, Listing
from tilth.cli.params import game_options
from tilth.core import NameList, Option, Record
from tilth.review import Point, Review
from tilth.review.page import html
from tilth.words import Words


def recorded(tilth: Runner, folder: Path) -> Path:
    file = folder / "game.txt"
    tilth("play", "farm", "--seed", "3", "--record", str(file), typed=["1"] * 40)
    return file


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_command_and_option_has_its_help(
    tilth: Runner, monkeypatch: pytest.MonkeyPatch, lang: str, command: str | None
) -> None:
    strict = Words(lang, strict=True)
    monkeypatch.setattr(
        "tilth.cli.environment.Environment.say", lambda self, message, **args: strict.plain(message, **args)
    )
    result = tilth(*([command] if command else []), "--help", "--lang", lang)
    assert result.code == 0
    assert result.err == ""
    assert "tilth" in result.out


def test_the_version_is_told(tilth: Runner) -> None:
    assert tilth("--version").out == f"{__version__}\n"


def test_games_are_listed_with_their_options(tilth: Runner) -> None:
    result = tilth("games")
    assert "Toy farm (farm): 1 to 3 players" in result.out
    assert "2 | 4" in result.out
    assert "Игрушечная ферма (farm): игроков от 1 до 3" in tilth("games", "--lang", "ru").out


def test_one_game_is_shown_by_its_name(tilth: Runner) -> None:
    shown = tilth("games", "earth").out
    assert "Earth (earth): 1 to 5 players" in shown
    assert "farm" not in shown
    assert "There is no game called castle" in tilth("games", "castle").err


def test_one_game_is_listed_with_the_bots_that_people_are_offered_and_those_for_programs(tilth: Runner) -> None:
    shown = tilth("games", "sonora").out
    assert next(line.split()[0] for line in shown.splitlines() if line.startswith("  ")) == "easy"
    assert "expert  Old Oak   In no hurry" in shown
    assert "For programs and simulations also: random, beginner, sensible, strong" in shown
    assert "hard    Гроза       Думает наперёд" in tilth("games", "sonora", "--lang", "ru").out
    assert "Bots: easy, normal, raider, hard, expert\n" in tilth("games").out


@pytest.mark.parametrize("name", games.names())
def test_every_value_that_is_listed_is_accepted_in_any_case(tilth: Runner, name: str) -> None:
    game = games.game(name)
    for setting in game.settings:
        listed = tilth("games", name, setting.name).out.split()
        for value in setting.choices or (False, True):
            typed = str(value).lower() if isinstance(value, bool) else str(value)
            assert typed in listed
            meant = [value] if isinstance(setting, NameList) else value
            for text in (typed, typed.lower(), typed.upper()):
                assert game_options(game, [f"{setting.name}={text}"]) == {setting.name: meant}


def test_the_decks_of_agricola_are_listed_as_they_are_typed(tilth: Runner) -> None:
    assert "EIK | E | I | K" in " ".join(tilth("games", "agricola").out.split())


def test_a_game_without_rules_help_says_so(tilth: Runner) -> None:
    assert "There is no rules help for this game." in tilth("rules", "farm").out


def test_a_replay_tells_every_choice_and_ends_with_the_score(tilth: Runner, tmp_path: Path) -> None:
    file = recorded(tilth, tmp_path)
    choices = Record.from_text(file.read_text()).choices
    result = tilth("replay", str(file))
    assert result.code == 0
    for number, (seat, option) in enumerate(choices, 1):
        assert f"{number:>4}  Player {seat + 1}: {option}\n" in result.out
    assert "Total" in result.out
    assert "keeps a card." in result.out
    assert f"{3:>4}  " not in tilth("replay", str(file), "--to", "2").out


def test_a_replay_with_the_eyes_of_a_seat_tells_what_it_knew(tilth: Runner, tmp_path: Path) -> None:
    file = recorded(tilth, tmp_path)
    assert "Player 1 keeps Wood Carter." in tilth("replay", str(file), "--seat", "0").out
    assert "Player 1 keeps Wood Carter." not in tilth("replay", str(file), "--seat", "1").out


def test_a_replay_can_be_walked_forth_and_back(tilth: Runner, tmp_path: Path) -> None:
    file = recorded(tilth, tmp_path)
    result = tilth("replay", str(file), "--step", typed=["", "", "b", "4", "q"])
    stops = [line.partition(":")[0] for line in result.out.splitlines() if line.startswith("Choice ")]
    numbers = [int(stop.split()[1]) for stop in stops]
    assert numbers == [0, 1, 2, 1, 4]
    assert tilth("replay", str(file), "--step", typed=[""] * 100).code == 0


def test_a_simulation_ends_with_a_table_a_csv_and_records(tilth: Runner, tmp_path: Path) -> None:
    table, records = tmp_path / "games.csv", tmp_path / "records"
    arguments = ["--seats", "3", "--games", "12", "--csv", str(table), "--records", str(records)]
    result = tilth("simulate", "farm", *arguments, "--option", "rounds=4")
    assert result.code == 0
    assert "12 games in " in result.out
    assert "random" in result.out
    assert len(table.read_text().splitlines()) == 1 + 12 * 3
    assert len(list(records.iterdir())) == 12
    first = Record.from_text((records / "farm-0.txt").read_text())
    assert first.options["rounds"] == 4
    assert first.replay(farm.GAME).is_over()


def test_a_simulation_speaks_russian(tilth: Runner) -> None:
    assert "2 партии за " in tilth("simulate", "farm", "--games", "2", "--workers", "1", "--lang", "ru").out


def test_the_arena_writes_all_it_was_asked_for(tilth: Runner, tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    pytest.importorskip("pyarrow")
    names = {"--html": "page.html", "--csv": "games.csv", "--parquet": "games.parquet", "--ladder": "ladder.json"}
    files = [word for option, name in names.items() for word in (option, str(tmp_path / name))]
    given = ["arena", "farm", "--bots", "random,easy", "--games", "20", "--every-game", *files]
    given += ["--records", str(tmp_path / "records")]
    result = tilth(*given, "--option", "rounds=4")
    assert result.code == 0
    assert "easy against random: " in result.out
    assert all((tmp_path / name).stat().st_size for name in names.values())
    kept = sorted((tmp_path / "records" / "random-easy").iterdir())
    assert Record.from_text(kept[0].read_text()).replay(farm.GAME).is_over()
    again = tilth(*given, "--option", "rounds=4")
    assert again.code == 2
    assert "--seed 10" in again.err
    assert tilth(*given, "--option", "rounds=4", "--seed", "10").code == 0


def test_the_benchmark_has_its_keys(tilth: Runner) -> None:
    result = tilth("bench", "farm", "--json", "--seconds", "1")
    measured = json.loads(result.out)
    assert set(measured) >= {"decisions_per_s", "games_per_s", "clone_us", "compiled", "seats", "games", "python"}
    assert set(measured) >= {"determinize_us", "choice_p99_us", "choice_worst_us", "calibration_us"}
    assert "bot_ms" not in measured, "the farm has no bot of that level"
    assert measured["seats"] == 3
    assert measured["decisions_per_s"] > measured["games_per_s"] > 0
    assert 0 < measured["clone_us"] < 10_000
    assert isinstance(measured["compiled"], bool)


def test_the_benchmark_measures_the_game_with_the_options_asked_for(tilth: Runner) -> None:
    result = tilth("bench", "agricola", "--seats", "2", "--option", "mode=family", "--json", "--seconds", "1")
    measured = json.loads(result.out)
    assert measured["seats"] == 2
    assert measured["options"]["mode"] == "family"
    assert measured["options"]["decks"] == "EIK"
    assert measured["bot_ms"] > 0


def test_the_benchmark_can_be_read_by_people(tilth: Runner) -> None:
    assert "Решений в секунду: " in tilth("bench", "farm", "--seconds", "1", "--lang", "ru").out


def test_tilth_alone_asks_what_to_play_and_plays_it(tilth: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.cli.menu.randbelow", lambda _: 3)
    answers = ["farm", "toy", "9", "2", "1", "furrow", "1", "2", "2", "", "cow", "er", "ped, hedge keeper", "quit"]
    result = tilth(typed=answers)
    assert result.code == 0
    assert "Welcome to Tilth." in result.out
    assert "Type a number from 1 to" in result.out
    assert "1  Dewdrop · easy · A beginner" in result.out
    assert "now and then. *" in " ".join(result.out.split())
    assert "Furrow keeps a card." in result.out
    assert "How many rounds are played." in result.out
    assert "Nothing is called “cow”." in result.out
    assert "“er” can be: Wood Carter, Charcoal Burner, Hedge Keeper, Peddler." in result.out
    assert "Keep a card" in result.out
    assert "You have left the table." in result.out


def test_the_menu_can_be_left_and_is_in_russian_too(tilth: Runner) -> None:
    assert "Во что сыграем?" in tilth("--lang", "ru", typed=["выход"]).out
    assert tilth(typed=[]).code == 0


def options(*notations: str) -> Listing:
    things = [f"space:{notation.replace('=', ' ').split()[-1]}" for notation in notations]
    made = [
        Option(notation, [thing], ("place", {"space": thing}), True)
        for notation, thing in zip(notations, things, strict=True)
    ]
    return Listing(made, Words("en", farm.GAME))


def test_a_long_list_is_shown_by_how_its_options_begin() -> None:
    listing = options(*[f"{verb} {space}" for verb in ("go", "run", "fly") for space in farm.SPACES for _ in range(3)])
    assert len(listing.left) > LONG
    assert listing.is_long()
    assert [(beginning, len(group)) for beginning, group in listing.groups()] == [("go", 12), ("run", 12), ("fly", 12)]
    assert listing.narrow("run")
    assert [beginning for beginning, _ in listing.groups()] == ["run forest", "run grove", "run pit", "run pond"]
    assert not listing.is_long()


def test_an_option_that_others_begin_with_stands_alone() -> None:
    listing = options("pond", "pond=forest", "pond=grove", "pit")
    assert [(beginning, len(group)) for beginning, group in listing.groups()] == [("pond", 1), ("pond=", 2), ("pit", 1)]


def test_narrowing_keeps_numbers_and_widening_brings_all_back() -> None:
    listing = options("go forest", "go pond", "run pond")
    assert listing.narrow("pond")
    assert listing.left == [1, 2]
    assert not listing.narrow("castle")
    assert listing.left == [1, 2]
    assert listing.find("1") == 0
    listing.widen()
    assert listing.left == [0, 1, 2]


def test_russian_help_is_russian(tilth: Runner) -> None:
    text = tilth("--lang", "ru", "--help").out
    assert set(latin_words(text)) <= {"tilth", *COMMANDS}


def test_a_recorded_game_is_looked_back_at_in_the_terminal_and_as_a_page(tilth: Runner, tmp_path: Path) -> None:
    file, page = recorded(tilth, tmp_path), tmp_path / "review.html"
    result = tilth("review", str(file), "--worlds", "1", "--html", str(page), "--lang", "ru")
    assert (result.code, result.err) == (0, "")
    assert "Кто был впереди" in result.out
    assert "Откуда взялись очки" in result.out
    assert "--seed 0 --worlds 1" in result.out
    text = page.read_text("utf-8")
    assert '<html lang="ru">' in text
    assert "<polyline" in text
    assert not re.search(r"https?:|<script|src=", text)


def test_a_page_of_a_review_shows_names_as_they_are_written() -> None:
    review = Review(
        "farm", 1, {}, 1, True, [0], [Point(0, 1, [0.0]), Point(1, 1, [2.0])], [1], [], [], [], 0, 1, 1, False
    )
    shown = html(review, Words("en", farm.GAME, ["<b>Ann"]))
    assert "&lt;b&gt;Ann" in shown
    assert "<b>Ann" not in shown


def test_what_learners_see_and_can_do_is_listed_part_by_part_and_number_by_number(tilth: Runner) -> None:
    assert "614 actions" in tilth("spaces").out
    shown = tilth("spaces", "petrichor").out
    assert "Seen: 446 numbers" in shown
    assert re.search(r"dice +50 … 54 +0 … 3 +harvest, 1, 2, …, 4", shown)
    assert "Any point of the domain: 5 axes" in tilth("spaces", "sonora").out
    assert re.search(r"\n +51  1\n", tilth("spaces", "petrichor", "dice").out)
    assert tilth("spaces", "petrichor", "119").out.endswith("of what can be done: tile: a1\n")
    assert "Видно: 5 чисел" in tilth("spaces", "petrichor", "dice", "--lang", "ru").out
    told = json.loads(tilth("spaces", "petrichor", "--json").out)
    assert sum(len(block["entries"]) for block in told["observation"]) == 446


def test_a_part_that_learners_do_not_see_is_refused(tilth: Runner) -> None:
    for part in ("oracle", "99999"):
        refused = tilth("spaces", "petrichor", part)
        assert refused.code == 2
        assert "There is no part" in refused.err
