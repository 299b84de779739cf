"""Workers never outlive the process that they work for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, sleep

import pytest

from tilth.workers import worker_pool

MANNERS = ["spawn", "fork"] if sys.platform == "linux" else ["spawn"]
LONG = 60.0
"""Seconds that a piece of work takes."""
SOON = 20.0
"""Seconds within which a busy worker must be gone, on a slow machine too."""

EMPLOYER = """
import os, sys, time
from multiprocessing import get_context
from tilth.workers import worker_pool

def main():
    with worker_pool(1, get_context(sys.argv[1])) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        pool.submit(time.sleep, 60).result()

if __name__ == "__main__":
    main()
"""


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("manner", MANNERS)
def test_workers_do_what_they_are_given(manner: str) -> None:
    with worker_pool(1, get_context(manner)) as pool:
        assert pool.submit(abs, -3).result() == 3


@pytest.mark.parametrize("manner", MANNERS)
def test_who_stops_waiting_is_not_kept_by_work_that_is_not_done(manner: str) -> None:
    began = monotonic()
    with worker_pool(1, get_context(manner)) as pool:
        pool.submit(abs, -3).result()
        for _ in range(3):
            pool.submit(sleep, LONG)
    assert monotonic() - began < SOON


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_killed_process_leaves_no_workers_behind(manner: str, tmp_path: Path) -> None:
    program = tmp_path / "employer.py"
    program.write_text(EMPLOYER, encoding="utf-8")
    search = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, program, manner], stdout=subprocess.PIPE, text=True, env=search) as employer:
        assert employer.stdout is not None
        worker = int(employer.stdout.readline())
        employer.send_signal(signal.SIGKILL)
    ends = monotonic() + SOON
    while alive(worker) and monotonic() < ends:
        sleep(0.05)
    assert not alive(worker)
