"""Strangers at the network's edge: no connection waits for ever, none says too much, and there are not too many."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.lines import handshake, heard, is_cut_off, line
from tests.server.process import HEADERS, Process, serving
from tilth.server.limits.h11_connection import MOST_HEADERS, MOST_SAID

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="several processes, and limits of open files")

SOON = 1.0
"""Seconds to ask and to take an answer, on these servers."""

BIG = 32 << 20

POST = b"POST /api/guest HTTP/1.1\r\nHost: tilth\r\nX-Tilth: 1\r\nContent-Type: application/json\r\n"


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(100):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it did not happen")


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("served")
    static = folder / "static"
    static.mkdir()
    (static / "big.js").write_bytes(bytes(BIG))
    limits = {"seconds_to_ask": SOON, "seconds_to_take": SOON, "static": static}
    with serving(f"sqlite:///{folder}/tilth.db", request.param, **limits) as made:
        yield made


def test_headers_that_are_too_large_are_refused_before_they_are_all_here(server: Process) -> None:
    with line(server.port, b"GET / HTTP/1.1\r\nHost: tilth\r\nX-Large: " + b"x" * (2 * MOST_HEADERS)) as browser:
        assert heard(browser).startswith(b"HTTP/1.1 400")


def test_a_large_header_keeps_nobody_waiting(server: Process) -> None:
    begin = time.monotonic()
    with line(server.port, b"GET / HTTP/1.1\r\nHost: tilth\r\nX-Large: ") as browser:
        assert is_cut_off(browser, b"x" * 65536, 3200)  # 200 MB, if it could
        server.client.get("/api/me").raise_for_status()
    assert time.monotonic() - begin < 5


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: til",
        POST + b"Content-Length: 15\r\n\r\n",
        POST + b'Content-Length: 15\r\n\r\n{"name": ',
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for_for_ever(server: Process, said: bytes) -> None:
    with line(server.port, said, 10 * SOON) as browser:
        assert heard(browser) == b""


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\nX-Slow: ", POST + b'Content-Length: 60000\r\n\r\n{"name": "'])
def test_a_request_that_trickles_is_not_waited_for_for_ever(server: Process, said: bytes) -> None:
    with line(server.port, said) as browser:
        assert is_cut_off(browser, b"x", 100, SOON / 10)


def test_half_of_a_second_request_is_not_waited_for_either(server: Process) -> None:
    with line(server.port, b"GET /api/me HTTP/1.1\r\nHost: tilth\r\n\r\n") as browser:
        assert browser.recv(65536).startswith(b"HTTP/1.1 200")
        browser.sendall(b"GET /api/me HT")
        browser.settimeout(10 * SOON)
        assert b"HTTP" not in heard(browser)


def test_a_slow_phone_is_waited_for(server: Process) -> None:
    body = b'{"name": "Ann"}'
    with line(server.port, POST[:20]) as browser:
        for piece in (POST[20:60], POST[60:] + b"Content-Length: 15\r\n", b"\r\n", body[:7], body[7:]):
            time.sleep(SOON / 10)
            browser.sendall(piece)
        assert browser.recv(65536).startswith(b"HTTP/1.1 200")


def test_an_answer_that_nobody_takes_is_not_waited_for_for_ever(server: Process) -> None:
    with line(server.port, b"GET /big.js HTTP/1.1\r\nHost: tilth\r\n\r\n") as browser:
        time.sleep(3 * SOON)
        assert len(heard(browser)) < BIG


def test_a_large_answer_that_is_taken_comes_whole(server: Process) -> None:
    assert len(server.client.get("/big.js").content) == BIG


def test_who_goes_on_after_being_refused_is_cut_off(server: Process) -> None:
    with line(server.port, POST + b"Content-Length: 1000000000\r\n\r\n") as browser:
        assert is_cut_off(browser, bytes(65536), 64 * MOST_SAID // 65536)
    server.client.get("/api/me").raise_for_status()


def test_nonsense_after_an_answer_has_begun_is_the_end(server: Process) -> None:
    nonsense = POST.replace(b"/api/guest", b"/api/nothing") + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"
    for said in (b"\x16\x03\x01\x02\x00\x01\x00", nonsense, b"GET / HTTP/1.1\r\n\r\n\r\n\0\r\n\r\n"):
        with line(server.port, said) as browser:
            heard(browser)
    assert not [text for text in server.logged() if "Traceback" in text]


# Too many of them.


def crowd(server: Process, number: int, said: bytes) -> list[socket.socket]:
    """So many connections that say this; those for which there is no room may break at once."""
    made = []
    for _ in range(number):
        try:
            made.append(line(server.port, said))
        except OSError:
            continue
    return made


@pytest.mark.parametrize(("processes", "said"), [(1, b"GET / HTTP/1.1\r\nHost: til"), (2, b"")])
def test_half_requests_do_not_use_up_all_files(tmp_path: Path, processes: int, said: bytes) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(serving(f"sqlite:///{tmp_path}/tilth.db", processes, files=300))
        for browser in crowd(server, 330, said):
            stack.callback(browser.close)
        begin = time.monotonic()
        with httpx.Client(base_url=f"http://{server.address}", timeout=10) as newcomer:
            newcomer.get("/api/me").raise_for_status()
        assert time.monotonic() - begin < 5
        wait_until(lambda: "too many connections" in "".join(server.logged()))  # the gateway may keep some for a second
        assert len(server.logged()) < 30


@pytest.mark.parametrize("processes", [1, 2])
def test_one_address_gets_so_many_connections(tmp_path: Path, processes: int) -> None:
    limits = {"proxies": (), "connections_per_address": 5}
    with ExitStack() as stack:
        server = stack.enter_context(serving(f"sqlite:///{tmp_path}/tilth.db", processes, **limits))
        server.client.close()
        mine = [stack.enter_context(line(server.port, b"GET / HTTP/1.1\r\n")) for _ in range(5)]
        time.sleep(0.5)
        with line(server.port, b"GET / HTTP/1.1\r\n") as another:
            assert heard(another).startswith(b"HTTP/1.1 503")
        mine[0].close()
        time.sleep(0.5)
        with line(server.port, b"GET /api/me HTTP/1.1\r\nHost: tilth\r\nConnection: close\r\n\r\n") as another:
            assert heard(another).startswith(b"HTTP/1.1 200")


def test_one_address_gets_so_many_sockets_at_a_time(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tilth.db", sockets_per_address=2) as server, ExitStack() as stack:
        path = f"/api/tables/{server.table(server.guest('Ann'), 'me', 'open')}/socket"

        def opened() -> socket.socket:
            return stack.enter_context(line(server.port, handshake(server.port, path)))

        first, second = opened(), opened()
        assert first.recv(12) == second.recv(12) == b"HTTP/1.1 101"
        assert opened().recv(12) == b"HTTP/1.1 403"
        first.close()
        wait_until(lambda: opened().recv(12) == b"HTTP/1.1 101")


def test_one_address_opens_so_many_sockets_in_a_minute(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tilth.db", sockets_per_minute=3) as server:
        answers = []
        for _ in range(4):
            with line(server.port, handshake(server.port, "/api/tables/none/socket")) as browser:
                answers.append(browser.recv(12))
        assert answers == [b"HTTP/1.1 101"] * 3 + [b"HTTP/1.1 403"]


# Who asks.


def test_only_a_proxy_we_know_is_believed_when_it_says_for_whom_it_asks(tmp_path: Path) -> None:
    forwarded = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(4)]
    for proxies, expected in ((("127.0.0.1",), {200}), ((), {200, 429})):
        limits = {"proxies": proxies, "requests_per_minute": 3}
        with serving(f"sqlite:///{tmp_path}/tilth.db", **limits) as server:
            answers = {server.client.get("/api/me", headers=headers).status_code for headers in forwarded}
        assert answers == expected


def test_sign_ins_are_counted_in_one_process_whatever_a_connection_began_with(tmp_path: Path) -> None:
    limits = {"sign_ins_per_minute": 2}
    with serving(f"sqlite:///{tmp_path}/tilth.db", 2, **limits) as server:
        sign_in = POST + b'Content-Length: 15\r\n\r\n{"name": "Ann"}'
        answers = []
        for number in range(8):
            first = b"GET /api/tables/%d/socket HTTP/1.1\r\nHost: tilth\r\n\r\n" % number
            with line(server.port, first) as browser:
                browser.recv(65536)
                time.sleep(0.1)
                browser.setblocking(False)
                with suppress(BlockingIOError):
                    browser.recv(65536)
                browser.settimeout(20)
                browser.sendall(sign_in)
                answers.append(browser.recv(12))
        assert answers.count(b"HTTP/1.1 200") == 2
        assert server.client.post("/api/guest", json={"name": "Ann"}, headers=HEADERS).status_code == 429
