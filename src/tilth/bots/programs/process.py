"""A program that is asked line by line, within limits of time and memory."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from errno import ENOENT
from pathlib import Path
from queue import Empty, Queue
from shlex import split
from threading import Thread

LINE = 1 << 20
"""Bytes of a line at most."""
KEPT = 2000
"""Bytes of what a program says on its standard error that are kept: the last ones."""
LEAVE = 1.0
"""Seconds that a program has to end by itself."""

GROUPS = os.name == "posix"
"""Whether a program has a group of processes to itself, with all that it starts."""


@dataclass(frozen=True)
class Limits:
    """What a program may take."""

    seconds: float = 10.0
    """For one decision."""
    megabytes: int = 2048


class TooSlow(Exception):
    """No answer came in time."""


class TooLong(Exception):
    """A line had no end."""


class Ended(Exception):
    """The program is no longer there; says how it ended."""


class Program:
    """One process, asked by a thread of ours: whoever does not read or does not answer holds up nobody else."""

    def __init__(self, command: str, megabytes: int) -> None:
        """An OSError or a ValueError says that it cannot be started."""
        if not is_there(command):
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT))
        self._process = subprocess.Popen(
            [*_confined(megabytes), *_words(command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            process_group=0 if GROUPS else None,
        )
        self._said = b""
        self._asked: Queue[tuple[bytes, bool] | None] = Queue()
        self._answers: Queue[bytes] = Queue()
        self._threads = [Thread(target=work, daemon=True) for work in (self._converse, self._listen)]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line with which it answers."""
        self._asked.put((line, True))
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise TooSlow from None
        if len(answer) > LINE:
            raise TooLong
        if not answer.endswith(b"\n"):
            self.stop(LEAVE)
            raise Ended(_how(self._process.returncode))
        return answer

    def tell(self, line: bytes) -> None:
        """Say something to which there is no answer."""
        self._asked.put((line, False))

    def said(self) -> str:
        """The last of what it said on its standard error."""
        return self._said.decode(errors="replace").strip()

    def stop(self, patience: float) -> None:
        """End it: first its input ends, and after so many seconds the program, whether it wants to or not."""
        self._asked.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(LEAVE)  # somebody whom it started may hold its output open

    def _kill(self) -> None:
        """End it and whatever it has started: a command may be a script that starts the program."""
        if GROUPS:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _converse(self) -> None:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with process.stdout as answers:
            with suppress(OSError), process.stdin as requests:
                while (asked := self._asked.get()) is not None:
                    line, answered = asked
                    try:
                        requests.write(line)
                        requests.flush()
                        answer = answers.readline(LINE + 1) if answered else b""
                    except OSError:  # it does not listen any more
                        answer = b""
                    if answered:
                        self._answers.put(answer)
            while answers.read(4096):  # whatever it still says is listened to, so that it can end in peace
                pass

    def _listen(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as told:
            while said := os.read(told.fileno(), 4096):
                self._said = (self._said + said)[-KEPT:]


def is_there(command: str) -> bool:
    """Whether what a command names can be found and run."""
    words = _words(command)
    return bool(words) and shutil.which(words[0]) is not None


def _words(command: str) -> list[str]:
    return split(command, posix=os.name == "posix")


def _confined(megabytes: int) -> list[str]:
    """What makes a program stay within its limits, where the system can do that."""
    if os.name != "posix":
        return []
    return [sys.executable, "-I", "-S", str(Path(__file__).with_name("confined.py")), str(megabytes)]


def _how(code: int) -> str:
    """How a process ended, as it is usually said."""
    with suppress(ValueError):
        return signal.Signals(-code).name
    return str(code)
