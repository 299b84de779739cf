"""The client's own messages exist in both languages with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client" / "src"
FOLDERS = sorted({path.parent for path in CLIENT.rglob("*.ftl")})
COMMON = CLIENT.parents[1] / "src" / "tilth" / "words"
"""What the server sends for all to say."""


def messages(text: str) -> dict[str, set[str]]:
    """The arguments of each message, by its id."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        begun = re.match(r"([a-z][a-z0-9-]*) =", line)
        if begun:
            name = begun[1]
            assert name not in found, f"{name} is there twice"
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$([a-z_]+)", line))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    for file in folder.glob("*en.ftl"):
        english = messages(file.read_text(encoding="utf-8"))
        russian = messages(file.with_name(file.name.removesuffix("en.ftl") + "ru.ftl").read_text(encoding="utf-8"))
        assert english == russian, file
        assert english


def test_every_message_that_is_said_exists() -> None:
    folders = [*FOLDERS, COMMON]
    files = [path for folder in folders for path in folder.glob("*en.ftl")]
    known = {name for path in files for name in messages(path.read_text(encoding="utf-8"))}
    said: set[str] = set()
    for path in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        text = path.read_text(encoding="utf-8")
        said |= set(re.findall(r"(?<![\w.])say\(\s*'([a-z-]+)'", text))
        game = path.relative_to(CLIENT).parts[1] if path.is_relative_to(CLIENT / "boards") else ""
        said |= {f"{game}-{name}" for name in re.findall(r"\.say\(\s*'(web-[a-z-]+)'", text)}
    assert said - known == set()
    assert len(said) > 100
