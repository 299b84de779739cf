"""The examples as somebody has them who installed their packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIP = (
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "--no-deps",
    "--no-build-isolation",
    "--no-compile",
)
"""From the folder alone, without a network: what builds it is here."""


def install(name: str, site: Path) -> None:
    """Install the package of an example into a folder."""
    command = [sys.executable, *PIP, "--target", str(site), str(ROOT / "examples" / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def python(site: Path, *arguments: str, typed: str = "") -> str:
    """Run Python where an example is installed beside Tilth; gives what it said."""
    path = os.pathsep.join([str(site), *sys.path])
    environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "120"}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input=typed, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stdout
