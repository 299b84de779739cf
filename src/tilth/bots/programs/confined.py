"""Run as a script by `program.py`: `confined.py MEGABYTES PROGRAM ...` limits itself and becomes the program."""

from __future__ import annotations

import os
import resource
import signal
import sys
from contextlib import suppress
from ctypes import CDLL

DIE_WITH_PARENT = 1
"""What Linux calls PR_SET_PDEATHSIG."""


def main() -> None:
    megabytes, *command = sys.argv[1:]
    most = int(megabytes) << 20
    # What is reserved but not used does not count in it; programs in other languages reserve a lot.
    for kind, limit in ((resource.RLIMIT_DATA, most), (resource.RLIMIT_CORE, 0)):
        with suppress(OSError, ValueError):
            resource.setrlimit(kind, (limit, limit))
    if sys.platform == "linux":
        CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
