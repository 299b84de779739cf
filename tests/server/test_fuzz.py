"""A few seconds of random bytes; `scripts/fuzz_server` does it for as long as you like."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server import fuzzing
from tests.server.process import serving

SECONDS = 4


@pytest.mark.slow
def test_random_frames_and_requests_are_no_mistake_of_ours(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tilth.db", seconds_to_ask=1.0) as server:
        assert fuzzing.fuzz_frames(server, random.Random(1), SECONDS)
        assert fuzzing.fuzz_requests(server, random.Random(1), SECONDS)
        fuzzing.check(server)
