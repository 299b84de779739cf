"""Reading a saved or hand-written table: every field is checked, an impossible farm is refused."""

from __future__ import annotations

from typing import Any

from tilth.core.errors import Refusal
from tilth.core.reading import Reader, whole, word
from tilth.games.agricola.cards.facts import FACTS, MAJOR, MINOR, OCCUPATION
from tilth.games.agricola.rules.board import (
    IMPROVEMENT_SPACES,
    ROUNDS,
    SPACE_NAMES,
    SPACE_NUMBERS,
    STAGES,
    spaces_at_start,
)
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, CELL_NUMBERS, EDGE_NAMES, EDGE_NUMBERS, connected, fault
from tilth.games.agricola.rules.farm.housing import fits
from tilth.games.agricola.rules.goods import GOOD_NAMES, GOOD_NUMBERS, GOODS, GRAIN, HOUSE_NAMES, SHEEP, VEGETABLE
from tilth.games.agricola.rules.state import NO_CROP, PEOPLE, STABLES, Agricola, Player


def load_table(state: Agricola, table: Reader) -> None:
    """Fill a state with what `save_table` wrote."""
    if state.round > ROUNDS:
        raise Refusal("bad_state", "out-of-range", field="round", least="0", most=str(ROUNDS))
    state.starting = table.number("starting_player", 0, state.seats - 1)
    _load_round_cards(state, table)
    _load_spaces(state, table.parts("spaces"))
    known = list(state.catalogue.farm)
    majors = [name for name in known if FACTS[name].kind == MAJOR]
    state.majors = table.words("majors", majors)
    state.occupation_deck = table.words("occupation_deck", [n for n in known if FACTS[n].kind == OCCUPATION])
    state.minor_deck = table.words("minor_deck", [n for n in known if FACTS[n].kind == MINOR])
    state.buried = table.words("buried", [n for n in known if FACTS[n].kind != MAJOR])
    for seat, part in enumerate(table.parts("players", state.seats)):
        _load_player(state, seat, part)
    seen: set[str] = set(state.majors)
    lists = [state.occupation_deck, state.minor_deck, state.buried]
    for player in state.players:
        lists.extend([player.cards, player.hand, player.pack])
    for cards in lists:
        for name in cards:
            if name in seen:
                raise Refusal("bad_state", "card-twice", field="cards", card=name)
            seen.add(name)
    for name in majors:
        if name not in seen:
            raise Refusal("bad_state", "missing", field=f"majors.{name}")


def _load_round_cards(state: Agricola, table: Reader) -> None:
    names = table.words("round_cards", [name for stage in STAGES for name in stage], ROUNDS)
    start = 0
    for stage in STAGES:
        if sorted(names[start : start + len(stage)]) != sorted(stage):
            raise Refusal(
                "bad_state", "not-among", field=f"round_cards[{start}]", value=names[start], allowed=", ".join(stage)
            )
        start += len(stage)
    state.round_cards = [SPACE_NUMBERS[name] for name in names]


def _load_spaces(state: Agricola, entries: list[Reader]) -> None:
    needed = spaces_at_start(state.seats, state.full) + state.round_cards[: state.round]
    for entry in entries:
        name = entry.word("space", SPACE_NAMES)
        space = SPACE_NUMBERS[name]
        extra = name in IMPROVEMENT_SPACES or space in state.round_cards or name in ("p3_wood_2", "p3_clay_1")
        if space in state.in_play or (space not in needed and not extra):
            raise Refusal("bad_state", "not-among", field=entry.at("space"), value=name, allowed="")
        state.piles[space] = tuple(_amounts(entry, "goods", GOOD_NAMES))
        for seat in entry.items("people"):
            state.occupied[space] |= 1 << whole(seat, entry.at("people"), 0, state.seats - 1)
        if "only" in entry.data:
            state.only[space] = entry.number("only", 0, state.seats - 1)
        entry.done()
        state.in_play.append(space)
    for space in needed:
        if space not in state.in_play:
            raise Refusal("bad_state", "missing", field=f"spaces.{SPACE_NAMES[space]}")


def _amounts(part: Reader, name: str, allowed: list[str]) -> list[int]:
    """Numbers of goods by name."""
    goods = part.part(name)
    numbers = [0] * GOODS
    for good in goods.data:
        word(good, part.at(name), allowed)
        numbers[GOOD_NUMBERS[good]] = goods.number(good, 0, 999)
    return numbers


def _cells(part: Reader, name: str) -> int:
    cells = 0
    for cell in part.words(name, CELL_NAMES):
        cells |= 1 << CELL_NUMBERS[cell]
    return cells


def _load_player(state: Agricola, seat: int, part: Reader) -> None:
    player = state.players[seat]
    player.goods = _amounts(part, "goods", GOOD_NAMES[:SHEEP])
    player.house = HOUSE_NAMES.index(part.word("house", HOUSE_NAMES))
    player.people = part.number("people", 2, PEOPLE)
    player.newborn = part.number("newborn", 0, player.people)
    player.placed = part.number("placed", 0, 9)
    player.guests = part.number("guests", 0, 3)
    player.idle = part.number("idle", 0, 6)
    player.begging = part.number("begging", 0)
    player.resting = part.switch("resting")
    known = [name for name in state.catalogue.farm if state.full or FACTS[name].kind == MAJOR]
    state.set_cards(seat, part.words("cards", known))
    hands = [name for name in known if FACTS[name].kind != MAJOR]
    player.hand = part.words("hand", hands)
    player.pack = part.words("pack", hands)
    notes = part.part("notes")
    player.notes = {name: notes.number(name) for name in notes.data}
    for entry in part.parts("promised"):
        good = GOOD_NUMBERS[entry.word("good", GOOD_NAMES)]
        player.promised.append((entry.number("round", 1, ROUNDS), good, entry.number("number", 1, 99)))
        entry.done()
    _load_farmyard(player, part)
    _load_plots(state, player, part)
    _load_animals(state, seat, part)
    part.done()


def _load_farmyard(player: Player, part: Reader) -> None:
    player.rooms = _cells(part, "rooms")
    player.stables = _cells(part, "stables")
    fields = part.part("fields")
    for name in fields.data:
        cell = CELL_NUMBERS[word(name, part.at("fields"), CELL_NAMES)]
        player.fields |= 1 << cell
        player.crop[cell], player.stack[cell] = _crop(fields.part(name), [GRAIN, VEGETABLE])
    if player.rooms.bit_count() < 2 or not connected(player.rooms):
        raise Refusal("bad_state", "impossible-farm", field=part.at("rooms"))
    if player.rooms & player.fields or not connected(player.fields):
        raise Refusal("bad_state", "impossible-farm", field=part.at("fields"))
    if player.stables & (player.rooms | player.fields) or player.stables.bit_count() > STABLES:
        raise Refusal("bad_state", "impossible-farm", field=part.at("stables"))
    for edge in part.words("fences", EDGE_NAMES):
        player.fences |= 1 << EDGE_NUMBERS[edge]
    if fault(player.fences, player.rooms | player.fields):
        raise Refusal("bad_state", "impossible-farm", field=part.at("fences"))


def _crop(entry: Reader, allowed: list[int]) -> tuple[int, int]:
    """What grows on a field or plot."""
    if not entry.data.keys() & {"crop", "number"}:
        entry.done()
        return NO_CROP, 0
    good = GOOD_NUMBERS[entry.word("crop", [GOOD_NAMES[good] for good in allowed])]
    number = entry.number("number", 1, 20)
    entry.done()
    return good, number


def _load_plots(state: Agricola, player: Player, part: Reader) -> None:
    expected = [name for name in player.cards for _ in state.card(name).plots]
    entries: list[Reader] = part.parts("plots", len(expected))
    for entry, name in zip(entries, expected, strict=True):
        entry.word("card", [name])
        good, number = _crop(entry, list(state.card(name).plots))
        player.plots.append(name)
        player.crop.append(good)
        player.stack.append(number)


def _load_animals(state: Agricola, seat: int, part: Reader) -> None:
    """Animals in their places, and those that still wait for a place."""
    player = state.players[seat]
    animals: dict[str, Any] = part.value("animals")
    pens = Reader(animals, part.at("animals"))
    holders = {holder.name: holder for holder in state.holders(seat)}
    for name in pens.data:
        word(name, part.at("animals"), holders)
        counts = _amounts(pens, name, GOOD_NAMES[SHEEP:])
        inside = (counts[SHEEP], counts[SHEEP + 1], counts[SHEEP + 2])
        if inside == (0, 0, 0) or not fits((holders[name],), inside):
            raise Refusal("bad_state", "impossible-farm", field=pens.at(name))
        player.set_pens({**player.pens, name: inside})
    loose = _amounts(part, "loose", GOOD_NAMES[SHEEP:])
    for kind in range(3):
        player.goods[SHEEP + kind] = loose[SHEEP + kind] + sum([inside[kind] for inside in player.pens.values()])
