"""The commands for whoever runs a server."""

from __future__ import annotations

import json
import random
import socket
import sys
from pathlib import Path

import pytest

from tests.server.stored import GAME, new_table, open_store, play
from tilth.cli import main
from tilth.cli.database import own_database
from tilth.cli.serve import free_port
from tilth.core.record import Record
from tilth.server import Settings
from tilth.storage import schema


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with a running and a finished game."""
    url = f"sqlite:///{tmp_path}/tilth.db"
    store = open_store(url)
    play(store, new_table(store, "running"), random.Random(1), 40)
    play(store, new_table(store, "finished", seed=2), random.Random(2), 10_000)
    store.database.close()
    return url


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code and everything that was said."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out + said.err


def test_tables_are_listed_in_both_languages(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "tables", "list", "--database", url)
    assert code == 0
    assert "running" in said
    assert "2 tables" in said
    assert "2 стола" in run(capsys, "tables", "list", "--database", url, "--lang", "ru")[1]


def test_a_closed_table_is_closed(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "tables", "close", "running", "--database", url)[0] == 0
    store = open_store(url)
    assert store.row("running").head.status == "closed"
    store.database.close()
    code, said = run(capsys, "tables", "close", "running", "--database", url)
    assert (code, said.strip()) == (2, "No game is going on at this table.")
    assert run(capsys, "tables", "close", "nothing", "--database", url)[0] == 2


def test_an_exported_game_is_a_record(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "tables", "export", "finished", "--database", url)
    assert code == 0
    assert Record.from_text(said).replay(GAME).is_over()
    out = tmp_path / "game.txt"
    assert run(capsys, "tables", "export", "running", "--database", url, "--out", str(out))[0] == 0
    assert len(Record.from_text(out.read_text()).choices) == 40
    assert run(capsys, "tables", "export", "running", "--database", url, "--out", str(out))[0] == 2


def test_check_replays_every_game(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "tables", "check", "--database", url)
    assert (code, said.strip()) == (0, "2 games checked, 0 no longer fit.")


def test_check_names_the_first_choice_that_no_longer_fits(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(url)
    with store.database.writing() as connection:
        spoilt = (schema.entries.c.table_id == "running") & (schema.entries.c.number.in_([5, 9]))
        connection.execute(schema.entries.update().where(spoilt).values(option="nonsense"))
    store.database.close()
    code, said = run(capsys, "tables", "check", "--database", url)
    assert code == 2
    assert "running: Choice 5 of the record, “nonsense”" in said
    assert "2 games checked, 1 no longer fit." in said


def test_check_notices_a_snapshot_and_a_result_that_do_not_fit(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(url)
    with store.database.writing() as connection:
        other = GAME.save(GAME.new(2, {}, 99))
        own = schema.snapshots.c.table_id == "running"
        connection.execute(schema.snapshots.update().where(own).values(state=json.dumps(other)))
        connection.execute(schema.tables.update().where(schema.tables.c.id == "finished").values(places="[2, 2]"))
    store.database.close()
    code, said = run(capsys, "tables", "check", "--database", url)
    assert code == 2
    assert "2 games checked, 2 no longer fit." in said


@pytest.mark.parametrize("arguments", [("dance",), ("close",), ("export",), ()])
def test_what_is_missing_or_unknown_is_said(
    url: str, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "tables", *arguments, "--database", url)[0] == 2


def test_the_own_database_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert own_database() == f"sqlite:///{tmp_path}/tilth/tilth.db"
    assert (tmp_path / "tilth").is_dir()


def test_a_free_port_is_free() -> None:
    assert 0 < free_port("127.0.0.1") < 65536


def test_what_is_said_about_tls_and_proxies_reaches_the_server(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("tilth.server.serve", lambda settings, *_: started.append(settings))
    given = ("--secure", "--origin", "https://Tilth.example/", "--proxy", "192.0.2.1")
    assert run(capsys, "serve", "--port", "0", "--database", url, *given)[0] == 0
    (settings,) = started
    assert (settings.secure, settings.origins) == (True, ("https://tilth.example",))
    assert settings.proxies == ("127.0.0.1", "::1", "192.0.2.1")


@pytest.mark.parametrize(
    ("compiled", "language", "said"),
    [
        (True, "en", "with compiled rules"),
        (False, "en", "with rules in plain Python"),
        (True, "ru", "правила скомпилированы"),
        (False, "ru", "правила на обычном Python"),
    ],
)
def test_the_server_says_which_build_of_the_rules_runs(
    url: str,
    compiled: bool,
    language: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tilth.server.serve", lambda *_: None)
    monkeypatch.setattr("tilth.cli.serve.compiled", lambda: compiled)
    assert said in run(capsys, "serve", "--port", "0", "--database", url, "--lang", language)[1]


def test_a_port_that_is_taken_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said = run(capsys, "serve", "--port", port)
    assert code == 2
    assert port in said


def test_whoever_wants_postgresql_without_its_driver_is_told_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    code, said = run(capsys, "tables", "list", "--database", "postgresql://localhost/tilth")
    assert code == 2
    assert "pip install 'tilth[server,postgres]'" in said


@pytest.mark.parametrize(
    "database", ["nonsense", "sqlite:////nowhere/at/all/tilth.db", "oracle://tilth", "postgresql://"]
)
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("tables", "list")])
def test_a_database_that_cannot_be_had_is_said_in_one_sentence(
    command: tuple[str, ...], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = run(capsys, *command, "--database", database)
    assert code == 2
    assert said.startswith("This database cannot be used: ")
    assert said.count("\n") == 1
