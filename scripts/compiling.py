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
SOURCES = ROOT / "src" / "tilth"
TARGET = ROOT / "build" / "compiled"
LIBRARIES = (".so", ".pyd")


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
    """Copy the package into a folder of its own and compile it there; give the made libraries.

    The folder appears when everything in it is done, and keeps the sources it was made from.
    """
    unfinished = target.with_name(f"{target.name}-unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    apart = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in LIBRARIES))
    shutil.copytree(SOURCES, unfinished / "tilth", ignore=apart)
    # A C file per module, which mypyc's own command does not offer: gcc needs four times as long for one big file.
    set_up = unfinished / "setup.py"
    arguments = ["--config-file=", "--strict", *modules()]
    set_up.write_text(SETUP.format(arguments=arguments, level=os.environ.get("MYPYC_OPT_LEVEL", "3")), encoding="utf-8")
    # Sonora's physics must give the same bits everywhere, also where a processor could multiply and add in one go.
    exact = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -ffp-contract=off".strip()}
    subprocess.run([sys.executable, set_up.name, "build_ext", "--inplace"], cwd=unfinished, check=True, env=exact)
    set_up.unlink()
    shutil.rmtree(unfinished / "build", ignore_errors=True)
    shutil.rmtree(unfinished / ".mypy_cache", ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    unfinished.rename(target)
    return libraries(target)


def libraries(folder: Path) -> list[Path]:
    """The machine code in a folder."""
    return sorted(file for file in folder.rglob("*") if file.suffix in LIBRARIES)


def fresh(target: Path = TARGET, sources: Path = SOURCES) -> bool:
    """Whether a compiled copy is there and was made from the sources as they are now, to the last byte."""
    return len(libraries(target)) > 0 and contents(target / "tilth") == contents(sources)


def contents(package: Path) -> dict[str, bytes]:
    """Every file of a package but what Python and the compiler made of them."""
    return {
        file.relative_to(package).as_posix(): file.read_bytes()
        for file in package.rglob("*")
        if file.is_file() and file.suffix not in LIBRARIES and "__pycache__" not in file.parts
    }


def main(arguments: list[str]) -> int:
    """Compile into build/compiled or the folder given; with --fresh only say whether that is needed."""
    if arguments == ["--fresh"]:
        return 0 if fresh() else 1
    made = compile_into(Path(arguments[0]) if arguments else TARGET)
    print(f"{len(made)} compiled modules")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
