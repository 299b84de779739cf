"""Reading message files for tests: what each message needs, and what two languages disagree about."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast, parse

FORMS = {"acc", "dat", "gen", "gender", "ins", "loc", "plural"}
"""Attributes that give a grammatical form of a thing's name: a language has those it needs."""

NOTATION = {"Enter", "JSON", "Parquet", "Python", "Node", "Pyodide", "Ray", "Tilth", "true", "false"}
"""Latin words that stand in Russian text as they are."""


def messages(text: str) -> dict[str, ast.Message | ast.Term]:
    """The messages of a file; a mistake in it fails."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            assert name not in found, f"{name} stands there twice"
            found[name] = entry
    return found


def attributes(message: ast.Message | ast.Term) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} - FORMS


def variables(message: ast.Message | ast.Term) -> set[str]:
    """The arguments a message is made from: `$tile`, `$tile_id` and `$tile_gen` are one."""
    return {_argument(node.id.name) for node in _nodes(message) if isinstance(node, ast.VariableReference)}


def latin(message: ast.Message | ast.Term) -> list[str]:
    """The Latin words in a message's text."""
    texts = [node.value for node in _nodes(message) if isinstance(node, ast.TextElement)]
    return [word for text in texts for word in latin_words(text)]


def latin_words(text: str) -> list[str]:
    """The words in Latin letters, without notation (`b2`, `P3`) and the few words that stand as they are."""
    without_code = re.sub(r"`[^`]*`", "", text)
    words = re.findall(r"(?<![\w-])[A-Za-z]{3,}(?![\w-])", without_code)
    return [word for word in words if word not in NOTATION]


def disagreements(english: str, russian: str, typed: frozenset[str] = frozenset()) -> list[str]:
    """Where two files of the same messages differ in more than their words; `typed` words are typed as they are."""
    left, right = messages(english), messages(russian)
    found = [f"only in one language: {name}" for name in sorted(left.keys() ^ right.keys()) if not name.startswith("-")]
    for name in left.keys() & right.keys():
        if variables(left[name]) != variables(right[name]):
            found.append(f"{name}: {sorted(variables(left[name]))} but {sorted(variables(right[name]))}")
        if attributes(left[name]) != attributes(right[name]):
            found.append(f"{name}: {sorted(attributes(left[name]))} but {sorted(attributes(right[name]))}")
    for name, message in right.items():
        foreign = [word for word in latin(message) if word not in typed]
        if foreign:
            found.append(f"{name}: not in Russian: {foreign}")
    return found


def _argument(variable: str) -> str:
    base, _, suffix = variable.rpartition("_")
    return base if base and suffix in {"id", "you", "count", *FORMS} else variable


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, (ast.Comment, ast.Span)):
                yield from _nodes(child)
