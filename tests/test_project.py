"""The project around the rules: the README's example, the start of a script, the set-up."""

from __future__ import annotations

import doctest
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.changed_tests import affected
from scripts.compiling import fresh, modules

ROOT = Path(__file__).parents[1]


def test_the_bot_of_the_readme_works() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 6
    assert failed == 0


def test_importing_tilth_imports_nothing_heavy() -> None:
    code = "import sys, tilth, json; print(json.dumps(sorted(sys.modules)))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True, text=True)
    loaded = set(json.loads(done.stdout))
    assert "tilth.core.state" in loaded
    assert not loaded & {"click", "fluent.runtime", "importlib.metadata", "rich", "tilth.games.petrichor"}


@pytest.fixture
def bare_machine(tmp_path: Path) -> Path:
    """A folder with the scripts, and another with the few tools they use but no Python."""
    for name in ("play", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    (tmp_path / "client").mkdir()
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("bash", "env", "dirname", "cksum", "cat", "find", "sort", "xargs"):
        (tools / name).symlink_to(str(shutil.which(name)))
    return tmp_path


def start(machine: Path) -> subprocess.CompletedProcess[str]:
    tools = machine / "tools"
    return subprocess.run(
        [tools / "bash", machine / "play"], env={"PATH": str(tools)}, capture_output=True, text=True, check=False
    )


def test_a_machine_without_python_is_told_so(bare_machine: Path) -> None:
    done = start(bare_machine)
    assert done.returncode == 1
    assert "there is no Python on this machine" in done.stderr


def test_a_machine_with_an_old_python_is_told_so(bare_machine: Path) -> None:
    python = bare_machine / "tools" / "python3"
    python.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2\nexit 1\n')
    python.chmod(0o755)
    done = start(bare_machine)
    assert done.returncode == 1
    assert done.stderr == "Tilth needs Python 3.11 or newer; this machine has Python 3.9.2.\n"


def test_every_module_to_compile_is_there() -> None:
    assert len(modules()) > 10
    for module in modules():
        assert (ROOT / "src" / module).is_file(), module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with a small package and a compiled copy of it."""
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    for package in (tmp_path / "src" / "tilth", tmp_path / "build" / "compiled" / "tilth"):
        (package / "words").mkdir(parents=True)
        (package / "rules.py").write_text("COST = 1\n")
        (package / "words" / "en.ftl").write_text("cost = Cost\n")
    (tmp_path / "build" / "compiled" / "tilth" / "rules.so").touch()
    return tmp_path


def compiled_is_fresh(checkout: Path) -> bool:
    return fresh(checkout / "build" / "compiled", checkout / "src" / "tilth")


def test_a_compiled_copy_is_fresh_whatever_python_leaves_beside_the_sources(checkout: Path) -> None:
    cache = checkout / "src" / "tilth" / "__pycache__"
    cache.mkdir()
    (cache / "rules.cpython-311.pyc").touch()
    assert compiled_is_fresh(checkout)


@pytest.mark.parametrize("file", ["rules.py", "words/en.ftl", "new.py"])
def test_a_compiled_copy_is_stale_when_anything_is_changed_or_added(checkout: Path, file: str) -> None:
    (checkout / "src" / "tilth" / file).write_text("COST = 2\n")
    assert not compiled_is_fresh(checkout)


def test_a_compiled_copy_is_stale_when_something_was_taken_away(checkout: Path) -> None:
    (checkout / "src" / "tilth" / "words" / "en.ftl").unlink()
    assert not compiled_is_fresh(checkout)


def test_a_copy_without_machine_code_is_not_compiled(checkout: Path) -> None:
    (checkout / "build" / "compiled" / "tilth" / "rules.so").unlink()
    assert not compiled_is_fresh(checkout)


def path_to_play(checkout: Path) -> tuple[str, str]:
    """Where ./play lets Python look first, and what it says."""
    script = f"root='{checkout}'; source scripts/environment.sh; bin='{Path(sys.executable).parent}'; use_compiled"
    done = subprocess.run(
        ["bash", "-euc", f'{script}; echo "${{PYTHONPATH:-}}"'],
        cwd=checkout,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip(), done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there python is not in a folder bin")
def test_play_takes_the_compiled_copy_only_while_it_is_fresh(checkout: Path) -> None:
    assert path_to_play(checkout) == (str(checkout / "build" / "compiled"), "")
    (checkout / "src" / "tilth" / "rules.py").write_text("COST = 2\n")
    path, said = path_to_play(checkout)
    assert path == ""
    assert said.startswith("build/compiled was made from other sources and is not used")
    shutil.rmtree(checkout / "build")
    assert path_to_play(checkout) == ("", "")


def test_a_quick_round_takes_the_rules_of_the_games_that_changed() -> None:
    assert "tests/games/earth" in affected({"src/tilth/games/earth/rules/gaia.py"})
    assert "tests/games/agricola" not in affected({"src/tilth/games/earth/rules/gaia.py"})
    assert "tests/games/petrichor" in affected({"src/tilth/core/state.py"}), (
        "the core is tried on the model of all games"
    )


def test_a_quick_round_takes_the_tests_that_changed_but_starts_no_browser() -> None:
    changed = {
        "tests/cli/test_commands.py",
        "tests/browser/test_sonora.py",
        "tests/core/test_state.py",
        "tests/test_gone.py",
    }
    assert affected(changed) == ["tests/core", "tests/test_project.py", "tests/cli/test_commands.py"]
