"""What people call themselves and say: nothing invisible in it, and no name that looks like somebody else's."""

from __future__ import annotations

import secrets
import unicodedata

from tilth.core.errors import Refusal

MOST_NAME = 40
MOST_MARKS = 2
"""Accents above and below one letter; more of them reach into other lines."""

UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Categories of what cannot be seen: controls, directions of writing, joiners, and what is no character."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(map(chr, range(0x180B, 0x1810))))
"""Letters and marks that look like nothing."""

SELECTORS = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""They choose between forms of a character, and show nothing themselves."""

ALIKE = str.maketrans(
    "АВЕЅЗІЈКМНОРСТУХҺԚԜаеѕіјкорсухһԁԛԝӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχ" + "ıɑɡIl|10",
    "ABES3lJKMHOPCTYXhQWaesijkopcyxhdqwl" + "ABEZHlKMNOPTYXayikvopux" + "iagllllo",
)
"""Letters of Cyrillic and Greek, and a few signs, that look like a Latin letter."""

SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")

GUEST = "guest"
"""Who has given no name is called `guest:412`: a thing, which the words of every reader's language name."""


def clean_text(text: str) -> str:
    """A line without anything that cannot be seen; what breaks lines becomes a space."""
    return _visible(unicodedata.normalize("NFC", text))


def clean_name(name: str) -> str:
    """A name on one line, in one of the ways in which it could be written, without anything that cannot be seen."""
    name = _visible(unicodedata.normalize("NFKC", name))
    if not 1 <= len(name) <= MOST_NAME:
        raise Refusal("bad_name", "player-name-length", most=MOST_NAME)
    if ":" in name:  # `guest:412` and `seat:1` are things, and nobody else is called so
        raise Refusal("bad_name", "player-name-colon")
    return name


def guest_name() -> str:
    """What somebody without a name is called."""
    return f"{GUEST}:{100 + secrets.randbelow(900)}"


def check_letters(name: str) -> None:
    """A word in letters of two alphabets pretends to be another one."""
    for word in name.split():
        found = {unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha()}
        if len(found.intersection(SCRIPTS)) > 1:
            raise Refusal("bad_name", "player-name-mixed", word=word)


def skeleton(name: str) -> str:
    """The same for all names that look alike: without accents, spaces and case, every letter as its Latin double."""
    plain = "".join(
        letter for letter in unicodedata.normalize("NFKD", name) if unicodedata.category(letter)[0] not in "MZ"
    )
    return plain.translate(ALIKE).casefold()


def _visible(text: str) -> str:
    shown: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        if letter in "\t\n\r\v\f\x85\u2028\u2029":
            letter, category = " ", "Zs"
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category not in UNSEEN and not _blank(letter) and marks <= MOST_MARKS:
            shown.append(letter)
    return " ".join("".join(shown).split())


def _blank(letter: str) -> bool:
    return letter in BLANK or any(first <= ord(letter) <= last for first, last in SELECTORS)
