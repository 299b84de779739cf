"""The engine as programs meet it: a process, lines in and lines out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
START = """
import sys
sys.path[:0] = {paths!r}
from tilth.games import registry
registry.OURS["farm"] = "tests.toys.farm"
from tilth.cli import main
main(["engine"])
"""


def run(lines: bytes) -> tuple[list[dict[str, Any]], int]:
    """Give a whole input to an engine of its own, and get its answers and exit code."""
    code = START.format(paths=sys.path)
    done = subprocess.run([sys.executable, "-c", code], input=lines, capture_output=True, cwd=ROOT, timeout=60)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


def lines(*requests: dict[str, Any]) -> bytes:
    return b"".join(json.dumps(request).encode() + b"\n" for request in requests)


def test_each_line_is_answered_in_order_and_quit_ends_the_process() -> None:
    new = {"do": "new", "game": "farm", "seats": 2, "seed": 1, "id": 1}
    answers, code = run(lines(new, {"do": "play_out", "id": 2}, {"do": "quit", "id": 3}, {"do": "games", "id": 4}))
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert [answer["ok"] for answer in answers] == [True, True, True]
    assert answers[1]["position"]["over"] is True
    assert code == 0


def test_the_end_of_the_input_ends_the_process() -> None:
    assert run(b"") == ([], 0)


def test_bad_lines_are_answered_and_the_engine_goes_on() -> None:
    bad = [b"", b"\xff\xfe", b"{", b"[]", b"[" * 200_000, b'{"do":"save"}', b"\x00"]
    answers, code = run(b"\n".join(bad) + b"\n" + lines({"do": "games", "id": 9}))
    codes = [answer["error"]["code"] for answer in answers[:-1]]
    assert codes == ["bad_request"] * 5 + ["no_game", "bad_request"]
    assert answers[-1]["ok"] is True
    assert code == 0


def test_a_last_line_without_an_end_is_answered_too() -> None:
    answers, _ = run(b'{"do":"games"}')
    assert [answer["ok"] for answer in answers] == [True]


@pytest.mark.parametrize("depth", [400, 900, 5000])
def test_a_deeply_nested_id_does_no_harm(depth: int) -> None:
    nested = b'{"do":"games","id":' + b"[" * depth + b"]" * depth + b"}\n"
    answers, code = run(nested + lines({"do": "games", "id": 1}))
    assert len(answers) == 2
    assert answers[1]["id"] == 1
    assert code == 0


def test_an_answer_comes_before_the_next_request_is_needed() -> None:
    code = START.format(paths=sys.path)
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(lines({"do": "position", "id": number}))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(20) == 0
