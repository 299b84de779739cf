"""Real server processes, and clients that speak to them over real sockets."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx

import tilth

HEADERS = {"X-Tilth": "1"}
PLENTY = 10**6
KEY = "signs the cookies of all servers of a test"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment() -> dict[str, str]:
    """For a process that runs the same sources as this one."""
    return {**os.environ, "PYTHONPATH": str(Path(tilth.__file__).parent.parent), "TILTH_KEY": KEY}


def command_line(process: int) -> bytes:
    """How a process was started; nothing, where it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


class Process:
    """A server: one process, or several behind one gateway."""

    def __init__(self, database: str, processes: int = 1, files: int = 0, **limits: object) -> None:
        """With so many open files at most, and other limits than usual."""
        self.port = free_port()
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        few = ("requests_per_minute", "sign_ins_per_minute", "sockets_per_minute", "sockets_per_address")
        given = {**dict.fromkeys(few, PLENTY), "private_pause": PLENTY, "bot_pause": 0, **limits}
        limited = ", ".join(f"{name}={value!r}" for name, value in given.items())
        settings = f"Settings(database={database!r}, most_tables=Most({PLENTY}, {PLENTY}), {limited})"
        how = f"port={self.port}, log_level='warning', processes={processes}"
        start = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))\n" if files else ""
        code = (
            f"{start}from pathlib import PosixPath; from tilth.server import Settings, serve\n"
            f"from tilth.table.rows import Most; serve({settings}, {how})"
        )
        self.log = TemporaryFile("w+")  # noqa: SIM115 # closed when it stops
        self.process = subprocess.Popen([sys.executable, "-c", code], env=environment(), stderr=self.log)
        self.wait()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(300):
            assert self.process.poll() is None, "the server ended"
            try:
                self.client.get("/api/me")
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def inside(self) -> list[int]:
        """The processes behind the gateway."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [pid for pid in map(int, children) if b"spawn_main" in command_line(pid)]

    def logged(self) -> list[str]:
        """The lines it has logged."""
        self.log.seek(0)
        return self.log.read().splitlines()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.client.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
        sys.stderr.write("".join(f"{line}\n" for line in self.logged()))  # pytest shows it where a test fails
        self.log.close()

    def post(self, path: str, body: Any, cookie: str = "") -> httpx.Response:
        answer = self.client.post(path, json=body, headers={**HEADERS, "Cookie": cookie})
        self.client.cookies.clear()
        assert answer.status_code < 300, answer.text
        return answer

    def guest(self, name: str) -> str:
        """A new guest's cookie."""
        return self.post("/api/guest", {"name": name}).headers["set-cookie"].partition(";")[0]

    def table(self, cookie: str, *seats: str, **more: object) -> str:
        body = {"game": "petrichor", "seats": [{"kind": seat} for seat in seats], **more}
        table: str = self.post("/api/tables", body, cookie).json()["id"]
        return table

    def socket_address(self, table: str) -> str:
        return f"ws://{self.address}/api/tables/{table}/socket"


@contextmanager
def serving(database: str, processes: int = 1, files: int = 0, **limits: object) -> Iterator[Process]:
    process = Process(database, processes, files, **limits)
    try:
        yield process
        assert not [line for line in process.logged() if "is replaced by" in line]  # no bot may fail
    finally:
        process.stop()
