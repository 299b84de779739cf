"""Which occupations and minor improvements are in the game: whole decks, or card by card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from tilth.core.errors import Refusal
from tilth.games.agricola.cards.facts import FACTS, MINOR, OCCUPATION

HAND: Final = 7
TEN: Final = 10
KINDS: Final = (OCCUPATION, MINOR)
MOST_PLAYERS: Final = 5

Groups = tuple[tuple[str, tuple[str, ...]], ...]


def groups(players: int, kinds: tuple[str, ...] = KINDS) -> Groups:
    """The cards that exist for so many players, by kind and deck."""
    found = []
    for kind in kinds:
        for deck in "EIK":
            cards = [facts.name for facts in FACTS.values() if facts.kind == kind and facts.deck == deck]
            found.append((f"{kind}s_{deck.lower()}", tuple(name for name in cards if FACTS[name].players <= players)))
    return tuple(found)


def names(grouped: Groups) -> tuple[str, ...]:
    return tuple(name for _, cards in grouped for name in cards)


CARDS: Final = groups(MOST_PLAYERS)
SOLO_CARDS: Final = groups(1)
SOLO_OCCUPATIONS: Final = groups(1, (OCCUPATION,))


def permanent(options: Mapping[str, Any]) -> list[str]:
    """The occupations that lie on the table from the start of a solo game."""
    fixed: list[str] = options.get("permanent", [])
    return fixed


def chosen(options: Mapping[str, Any], kind: str) -> list[str]:
    """The cards of one kind that a solo player has chosen for the hand."""
    return [name for name in options.get("hand", []) if FACTS[name].kind == kind]


def in_deck(kind: str, seats: int, options: Mapping[str, Any]) -> list[str]:
    """The cards of one kind that are shuffled into their deck: those that were picked, or else all of the decks."""
    picked: list[str] = options.get("cards", [])
    elsewhere: list[str] = permanent(options) + options.get("hand", [])
    return list(_in_deck(kind, seats, "" if picked else options["decks"], tuple(picked), tuple(elsewhere)))


@lru_cache(maxsize=256)
def _in_deck(kind: str, seats: int, decks: str, picked: tuple[str, ...], elsewhere: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        facts.name
        for facts in FACTS.values()
        if facts.kind == kind
        and facts.players <= seats
        and facts.name not in elsewhere
        and (facts.name in picked if picked else facts.deck in decks)
    )


def kept(kind: str, options: Mapping[str, Any]) -> int:
    """How many cards of a kind everybody begins with: permanent occupations take the place of others."""
    return HAND - (len(permanent(options)) if kind == OCCUPATION else 0)


def dealt(kind: str, options: Mapping[str, Any]) -> int:
    """How many cards of a kind everybody gets, of which some may be laid aside again."""
    return kept(kind, options) + (TEN - HAND if options["deal"] == "ten" else 0)


def check(seats: int, options: Mapping[str, Any]) -> None:
    """Refuse hands that are too large, cards that would be there twice, and picked cards that are too few to deal."""
    for name in options.get("hand", []):
        if name in permanent(options):
            raise Refusal("bad_options", "hand-permanent", option="hand", card=name)
    for kind in KINDS:
        held = len(chosen(options, kind))
        if held > kept(kind, options):
            raise Refusal("bad_options", "hand-many", option="hand", kind=kind, number=held, most=kept(kind, options))
        if options["cards"]:
            need = seats * dealt(kind, options) - held
            have = len(in_deck(kind, seats, options))
            if have < need:
                raise Refusal("bad_options", "cards-few", option="cards", kind=kind, have=have, need=need)
