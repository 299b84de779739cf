"""A Chromium for the browser tests: Debian's package when root, else Playwright's own download."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's packages; the first one has no windows and tabs to draw, and is nearly twice as quick."""

ADVICE = "There is no Chromium. On Debian: apt install chromium. Elsewhere: python -m playwright install chromium"


def find() -> str | None:
    """Where a Chromium is: the one that was named, one on the path, or Playwright's own."""
    given = os.environ.get("CHROMIUM")
    if given:
        return given
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as started:
        own = started.chromium.executable_path
    return own if Path(own).exists() else None


def get() -> None:
    """Install one the way that suits this machine; what goes wrong is seen by looking again."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        any(subprocess.run([*install, package], check=False, env=quiet).returncode == 0 for package in PACKAGES)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    if find() is None:
        get()
    if find() is not None:
        return 0
    print(ADVICE, file=sys.stderr)
    return 1 if os.environ.get("CI", "") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
