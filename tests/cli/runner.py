"""Running the command `tilth` inside a test, with typed input."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from tilth.cli import main


@dataclass(frozen=True)
class Result:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str


class Runner:
    """Runs commands; `typed` are the lines a person types."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("COLUMNS", "120")

    def __call__(self, *arguments: str, typed: list[str] | None = None) -> Result:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        said = self.capsys.readouterr()
        return Result(int(ended.value.code or 0), said.out, said.err)
