from __future__ import annotations

import os
from pathlib import Path

import pytest
from scripts.get_site import SITE


@pytest.fixture(scope="session")
def site() -> Path:
    """The site that `./test` has written."""
    if not SITE.is_dir():
        (pytest.fail if os.environ.get("CI", "") == "true" else pytest.skip)("scripts/get_site.py makes the site")
    return SITE
