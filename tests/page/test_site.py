"""`tilth site`: a folder of files that is complete, says no word too much, and is never written over something else."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tilth.cli import main
from tilth.core.errors import Refusal
from tilth.games.registry import OURS
from tilth.site import folder, parts
from tilth.site.archives import write_library, write_tilth
from tilth.site.parts import Parts
from tilth.words import LOCALES


def test_every_file_of_the_site_is_in_its_list(site: Path) -> None:
    listed = json.loads((site / "site.json").read_text("utf-8"))["files"]
    there = {path.relative_to(site).as_posix(): path.stat().st_size for path in site.rglob("*") if path.is_file()}
    assert there.keys() - listed.keys() == {"site.json", "service-worker.js"}
    assert {name: there[name] for name in listed} == listed


def test_the_page_says_that_its_house_is_in_the_browser(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    assert folder.HERE in page
    assert "<base" not in page


def test_the_page_works_in_any_folder_of_a_web_server(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    assert re.findall(r'(?:src|href)="(/[^"]*)"', page) == []


def test_words_rules_and_games_are_there_without_python(site: Path) -> None:
    assert {game["name"] for game in json.loads((site / "data" / "games.json").read_text("utf-8"))} >= OURS.keys()
    for locale in LOCALES:
        for game in OURS:
            assert (site / "data" / "words" / locale / f"{game}.ftl").stat().st_size > 1000
            assert (site / "data" / "rules" / f"{game}.{locale}.md").stat().st_size > 1000


def test_the_service_worker_names_the_version_of_the_files(site: Path) -> None:
    version = json.loads((site / "site.json").read_text("utf-8"))["version"]
    assert f"const VERSION = '{version}';" in (site / "service-worker.js").read_text("utf-8")


def test_tilth_comes_without_what_only_a_server_needs(site: Path) -> None:
    with ZipFile(site / "python" / "tilth.zip") as archive:
        names = archive.namelist()
    assert "tilth/browser/entrance.pyc" in names
    assert "tilth/games/earth/bot/weights.json" in names
    assert not [name for name in names if name.startswith(("tilth/server", "tilth/storage", "tilth/cli", "tilth/env"))]
    assert not [name for name in names if "/encoding" in name and "/games/" in name]
    assert not [name for name in names if name.endswith((".py", ".ftl")) and name.startswith("tilth/")]


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    write_tilth([], tmp_path / "one.zip")
    write_tilth([], tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_what_nobody_uses_is_left_out_of_the_library(tmp_path: Path) -> None:
    kept = ["asyncio/__init__.py", "encodings/utf_8.py", "os.py"]
    with ZipFile(tmp_path / "whole.zip", "w") as archive:
        for name in [*kept, "encodings/cp1251.py", "sqlite3/dbapi2.py", "turtle.py"]:
            archive.writestr(name, "")
    write_library(tmp_path / "whole.zip", tmp_path / "small.zip")
    with ZipFile(tmp_path / "small.zip") as archive:
        assert archive.namelist() == kept


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(Refusal, match="site-folder-taken"):
        folder.write_site(tmp_path, Parts(tmp_path / "none"))
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_an_earlier_site_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "_write_python", lambda *_: None)
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(f"<head>{folder.SERVED}</head>")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / folder.MINE).write_text("{}")
    (tmp_path / "site" / "old.js").write_text("")
    folder.write_site(tmp_path / "site", Parts(tmp_path / "none"), client)
    assert not (tmp_path / "site" / "old.js").exists()
    assert (tmp_path / "site" / "index.html").is_file()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["client", "site"]


def test_without_a_built_client_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="site-no-client"):
        folder.write_site(tmp_path / "site", Parts(tmp_path / "none"), client=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_without_node_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    with pytest.raises(SystemExit) as ended:
        main(["site", str(tmp_path / "site"), "--lang", "en"])
    assert ended.value.code == 2
    assert "install Node.js" in capsys.readouterr().err


def test_what_was_fetched_is_fetched_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[Path] = []
    monkeypatch.setattr(parts, "_fetch", fetched.append)
    parts.get_parts(tmp_path / "parts")
    parts.get_parts(tmp_path / "parts")
    assert len(fetched) == 1


def test_what_was_fetched_in_part_is_fetched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> None:
        raise Refusal("bad_request", "site-not-fetched", what="Pyodide", problem="no network")

    monkeypatch.setattr(parts, "_fetch", fail)
    for _ in range(2):
        with pytest.raises(Refusal, match="site-not-fetched"):
            parts.get_parts(tmp_path / "parts")


def test_what_was_fetched_before_stays_until_the_new_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> None:
        raise Refusal("bad_request", "site-not-fetched", what="Pyodide", problem="no network")

    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "complete.txt").write_text("earlier versions", encoding="utf-8")
    monkeypatch.setattr(parts, "_fetch", fail)
    with pytest.raises(Refusal, match="site-not-fetched"):
        parts.get_parts(tmp_path / "parts")
    assert [path.name for path in tmp_path.iterdir()] == ["parts"]
    assert (tmp_path / "parts" / "complete.txt").is_file()
