"""Compiling the rules with mypyc: a copy of the package in which the rules modules are machine code.

Which modules these are stands in `pyproject.toml` under `tool.tilth.compiled`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def modules() -> list[str]:
    """The files to compile, as paths inside `src`."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders: dict[str, list[str]] = settings["tool"]["tilth"]["compiled"]
    return [f"tilth/{folder}/{name}.py" for folder, names in folders.items() for name in names]


SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({arguments!r}, opt_level={level!r}, debug_level="0", multi_file=True)
setup(name="tilth-rules", ext_modules=modules)
"""


def compile_into(target: Path) -> list[Path]:
    """Copy the package into a folder of its own and compile it there; give the made libraries."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "tilth", target / "tilth", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    # A C file per module, which mypyc's own command does not offer: gcc needs four times as long for one big file.
    set_up = target / "setup.py"
    arguments = ["--config-file=", "--strict", *modules()]
    set_up.write_text(SETUP.format(arguments=arguments, level=os.environ.get("MYPYC_OPT_LEVEL", "3")), encoding="utf-8")
    subprocess.run([sys.executable, set_up.name, "build_ext", "--inplace"], cwd=target, check=True)
    set_up.unlink()
    shutil.rmtree(target / "build", ignore_errors=True)
    shutil.rmtree(target / ".mypy_cache", ignore_errors=True)
    return sorted(file for file in target.rglob("*") if file.suffix in (".so", ".pyd"))


if __name__ == "__main__":
    made = compile_into(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled")
    print(f"{len(made)} compiled modules")
