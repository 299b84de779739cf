"""A process in which bots think, on states that were determinized for their seats before they left the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import OrderedDict
from pathlib import Path

import msgspec

import tilth
from tilth.play.thinker import MOST_BOTS, Answer, Key, Question

MOST_LINE = 1 << 20
LATER = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""Windows gives way to everybody else by this; elsewhere the process does so by itself."""


class ThinkingProcess:
    """Started when it is asked for the first time; it ends with its standard input. One question at a time."""

    def __init__(self) -> None:
        self.busy = False
        self._process: asyncio.subprocess.Process | None = None
        self._kept: OrderedDict[Key, None] = OrderedDict()
        self._ending: set[asyncio.Future[tuple[bytes, bytes]]] = set()

    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    def keeps(self, key: Key) -> bool:
        """Whether the bot of a seat is here, with what it has worked out."""
        return self.running() and key in self._kept

    async def ask(self, question: Question) -> Answer:
        """Whoever stops waiting ends the process: it thinks no longer, and no late answer is taken for the next one."""
        self.busy = True
        try:
            answer = await self._ask(question)
        except BaseException:
            self.end()
            raise
        finally:
            self.busy = False
        self._kept[question.key()] = None
        self._kept.move_to_end(question.key())
        if len(self._kept) > MOST_BOTS:
            self._kept.popitem(last=False)
        return answer

    async def _ask(self, question: Question) -> Answer:
        process = self._process
        if process is None or not self.running():
            self.end()
            process = self._process = await start("tilth.play.thinker")
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Answer)

    def end(self) -> None:
        process, self._process = self._process, None
        self._kept.clear()
        if process is not None:
            if process.returncode is None:
                process.kill()
            ended = asyncio.ensure_future(process.communicate())  # until its pipes are closed too
            self._ending.add(ended)
            ended.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        self.end()
        await asyncio.gather(*self._ending, return_exceptions=True)


async def start(module: str) -> asyncio.subprocess.Process:
    """A process of ours in which the `main` of a module runs."""
    places = [str(Path(tilth.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"from {module} import main; main()",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))},
        limit=MOST_LINE,
        start_new_session=True,  # an interrupt from the keyboard is for the server, which then ends the bots
        creationflags=LATER,
    )
