"""The rules help of a game: Markdown with named chapters and with pictures that only a screen can draw."""

from __future__ import annotations

import re

_CHAPTER = re.compile(r"^(#{2,3} .*?) \{#([\w-]+)\}$", re.MULTILINE)
_PICTURE = re.compile(r"^!\[(.*)\]\(picture:([\w-]+)\)$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\(#([\w-]+)\)")


def plain(text: str) -> str:
    """The rules where there is nothing to draw on and nothing to press: a picture is its caption."""
    return _LINK.sub(r"\1", _PICTURE.sub(r"*\1*", _CHAPTER.sub(r"\1", text)))


def chapters(text: str) -> list[str]:
    """The names of the chapters, as links and prompts have them."""
    return [found[2] for found in _CHAPTER.finditer(text)]


def pictures(text: str) -> dict[str, str]:
    """The pictures by name, each with its caption."""
    return {found[2]: found[1] for found in _PICTURE.finditer(text)}


def links(text: str) -> set[str]:
    """The chapters that the text itself leads to."""
    return {found[2] for found in _LINK.finditer(text)}
