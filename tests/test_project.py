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
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        from compiling import modules
    finally:
        sys.path.pop(0)
    assert len(modules()) > 10
    for module in modules():
        assert (ROOT / "src" / module).is_file(), module


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
