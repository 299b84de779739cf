"""A table as JSON a person can read and write, and back; what cannot be is refused."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.errors import Refusal
from tilth.core.reading import Reader, whole, word
from tilth.core.rng import Rng
from tilth.games.earth.rules.actions import ACTIONS
from tilth.games.earth.rules.board import BY_NAME, CLIMATE, FULL, ISLAND, NAMES, PLACES, SIDE
from tilth.games.earth.rules.data import (
    CLIMATES,
    DECK,
    ECOSYSTEM_SLUG,
    ECOSYSTEMS,
    EVENT,
    FAUNA,
    FAUNA_SLUG,
    GAIA,
    GAIA_SLUG,
    GROWTH_MAX,
    ISLANDS,
    KIND,
    NUMBER,
    SLUG,
    SPROUT_SPACES,
)
from tilth.games.earth.rules.setup import KINDS
from tilth.games.earth.rules.table import Gaia, Pool, Table

REST: Final = "rest"
"""Instead of a deck: all cards that lie nowhere else, shuffled."""


def _names(cards: list[int]) -> list[str]:
    return [SLUG[card] for card in cards]


def _piles(table: Table, seat: int) -> dict[str, list[int]]:
    return {
        "hand": table.hands[seat],
        "compost": table.compost[seat],
        "events": table.played[seat],
        "drawn": table.drawn[seat],
        "dropped": table.dropped[seat],
        "lane": table.lanes[seat],
    }


def save_table(table: Table) -> dict[str, Any]:
    """Everything on the table."""
    return {
        "first": table.first,
        "active": table.active if table.active >= 0 else None,
        "action": ACTIONS[table.action] if table.action >= 0 else None,
        "completed": table.completed if table.completed >= 0 else None,
        "fauna": [
            {"card": FAUNA_SLUG[card], "leaves": list(table.leaves[place])} for place, card in enumerate(table.fauna)
        ],
        "ecosystems": [ECOSYSTEM_SLUG[card] for card in table.ecosystems],
        "deck": _names(table.deck),
        "dealt": table.dealt,
        "discard": _names(table.discard),
        "areas": [_save_area(table, seat) for seat in range(table.seats)],
        "gaia": None if table.gaia is None else _save_gaia(table.gaia),
        "pools": [_save_pool(pool) for pool in table.pools],
    }


def _save_area(table: Table, seat: int) -> dict[str, Any]:
    field = table.field[seat]
    own = table.ecosystem[seat]
    islands, climates, ecosystems = table.offers[seat]
    return {
        "island": SLUG[field[ISLAND]] or None,
        "climate": SLUG[field[CLIMATE]] or None,
        "ecosystem": ECOSYSTEM_SLUG[own] if own >= 0 else None,
        "offers": {
            "island": _names(islands),
            "climate": _names(climates),
            "ecosystem": [ECOSYSTEM_SLUG[card] for card in ecosystems],
        },
        "soil": table.soil[seat],
        "field": {
            NAMES[cell]: {
                "card": SLUG[field[cell]],
                "sprouts": table.sprouts[seat][cell],
                "growth": table.growth[seat][cell],
            }
            for cell in table.spots[seat]
        },
        **{name: _names(cards) for name, cards in _piles(table, seat).items()},
        "this_turn": {
            "planted": _names(table.planted[seat]),
            "drawn": _names(table.fetched[seat]),
            "soil": table.earned[seat],
            "composted": table.composted[seat],
        },
        "goals": [bool(table.reached[seat] >> place & 1) for place in range(4)],
        "careful": table.careful[seat],
    }


def _save_gaia(gaia: Gaia) -> dict[str, Any]:
    return {
        "deck": [GAIA_SLUG[card] for card in gaia.deck],
        "run": gaia.run,
        "card": GAIA_SLUG[gaia.card] if gaia.card >= 0 else None,
        "sprouts": gaia.sprouts,
        "growth": gaia.growth,
        "soil": gaia.soil,
        "compost": _names(gaia.compost),
        "pile": _names(gaia.pile),
        "skips": gaia.skips,
    }


def _save_pool(pool: Pool) -> dict[str, Any]:
    return {
        "soil": pool.soil,
        "sprouts": pool.sprouts,
        "growth": pool.growth,
        "compost": _names(pool.compost),
        "cards": _names(pool.cards),
    }


def load_table(table: Table, reader: Reader) -> None:
    """Read a table and refuse an impossible one, naming the field."""
    seats = table.seats
    table.first = reader.number("first", 0, seats - 1)
    table.active = _optional_number(reader, "active", seats - 1)
    action = reader.value("action")
    table.action = -1 if action is None else ACTIONS.index(word(action, reader.at("action"), ACTIONS))
    table.completed = _optional_number(reader, "completed", seats if seats == 1 else seats - 1)
    players = seats + (seats == 1)
    for row in reader.parts("fauna", 4):
        table.fauna.append(FAUNA[row.word("card", FAUNA)])
        leaves = row.items("leaves")
        table.leaves.append([whole(leaf, row.at("leaves"), 0, players - 1) for leaf in leaves])
        if len(set(leaves)) != len(leaves):
            raise Refusal("bad_state", "twice", field=row.at("leaves"))
        row.done()
    if len({card // 2 for card in table.fauna}) < 4:
        raise Refusal("bad_state", "twice", field=reader.at("fauna"))
    table.ecosystems = [ECOSYSTEMS[name] for name in reader.words("ecosystems", ECOSYSTEMS, 0 if table.simple else 2)]
    rest = reader.value("deck") == REST
    table.deck = [] if rest else _cards(reader, "deck")
    table.dealt = reader.switch("dealt")
    table.discard = _cards(reader, "discard")
    for seat, area in enumerate(reader.parts("areas", seats)):
        _load_area(table, seat, area)
        area.done()
    gaia = reader.value("gaia")
    if (gaia is None) == (seats == 1):
        raise Refusal("bad_state", "gaia-alone", field=reader.at("gaia"))
    if gaia is not None:
        table.gaia = _load_gaia(Reader(gaia, reader.at("gaia")))
    for part in reader.parts("pools", 2 if table.team else 0):
        table.pools.append(_load_pool(part))
        part.done()
    if rest:
        lying = set(all_cards(table))
        table.deck = [card for card in DECK if card not in lying]
        Rng(table.rng.seed).shuffle(table.deck)
    _check_deck(table, reader)
    _check_sides(table, reader)
    _check_completed(table, reader)
    for seat in range(seats):
        table.watch(seat)


def _optional_number(reader: Reader, name: str, most: int) -> int:
    value = reader.value(name)
    return -1 if value is None else whole(value, reader.at(name), 0, most)


def _cards(reader: Reader, name: str) -> list[int]:
    return [NUMBER[slug] for slug in reader.words(name, NUMBER)]


def _load_area(table: Table, seat: int, area: Reader) -> None:
    for name, cell, known in (("island", ISLAND, ISLANDS), ("climate", CLIMATE, CLIMATES)):
        value = area.value(name)
        if value is not None:
            table.field[seat][cell] = known[word(value, area.at(name), known)]
        elif table.round:
            raise Refusal("bad_state", "missing", field=area.at(name))
    own = area.value("ecosystem")
    if own is not None and not table.simple:
        table.ecosystem[seat] = ECOSYSTEMS[word(own, area.at("ecosystem"), ECOSYSTEMS)]
    elif own is not None:
        raise Refusal("bad_state", "not-among", field=area.at("ecosystem"), value=str(own)[:60], allowed="null")
    elif table.round and not table.simple:
        raise Refusal("bad_state", "missing", field=area.at("ecosystem"))
    offers = area.part("offers")
    table.offers[seat] = [
        [ISLANDS[name] for name in offers.words("island", ISLANDS)],
        [CLIMATES[name] for name in offers.words("climate", CLIMATES)],
        [ECOSYSTEMS[name] for name in offers.words("ecosystem", ECOSYSTEMS)],
    ]
    offers.done()
    table.soil[seat] = area.number("soil", 0)
    _load_field(table, seat, area.part("field"))
    for name, cards in _piles(table, seat).items():
        cards += _cards(area, name)
    for card in table.played[seat]:
        if KIND[card] != EVENT:
            raise Refusal("bad_state", "not-an-event", field=area.at("events"), card=SLUG[card])
    turn = area.part("this_turn")
    table.planted[seat] = _cards(turn, "planted")
    table.fetched[seat] = _cards(turn, "drawn")
    table.earned[seat] = turn.number("soil", 0)
    table.composted[seat] = turn.number("composted", 0)
    turn.done()
    goals = area.items("goals", 4)
    for place, met in enumerate(goals):
        if not isinstance(met, bool):
            raise Refusal("bad_state", "not-a-switch", field=f"{area.at('goals')}[{place}]")
        table.reached[seat] |= met << place
    table.careful[seat] = area.switch("careful")


def _load_field(table: Table, seat: int, field: Reader) -> None:
    for name in list(field.data):
        if name not in BY_NAME or BY_NAME[name] >= PLACES:
            raise Refusal("bad_state", "not-among", field=field.at(name), value=name[:20], allowed="a1, ..., g7")
        cell = BY_NAME[name]
        row = field.part(name)
        card = NUMBER[row.word("card", NUMBER)]
        if KIND[card] == EVENT:
            raise Refusal("bad_state", "not-plantable", field=row.at("card"), card=SLUG[card])
        table.field[seat][cell] = card
        table.sprouts[seat][cell] = row.number("sprouts", 0, SPROUT_SPACES[card])
        table.growth[seat][cell] = row.number("growth", 0, GROWTH_MAX[card])
        row.done()
        table.spots[seat].append(cell)
    spots = sorted(table.spots[seat])
    table.spots[seat] = spots
    rows = [cell // SIDE for cell in spots]
    columns = [cell % SIDE for cell in spots]
    if spots and (max(rows) - min(rows) > 3 or max(columns) - min(columns) > 3 or len(spots) > FULL):
        raise Refusal("bad_state", "island-too-wide", field=field.path)
    if not _in_one_piece(spots):
        raise Refusal("bad_state", "island-apart", field=field.path)


def _in_one_piece(spots: list[int]) -> bool:
    """Whether every card touches another, at least by a corner, so that all hang together."""
    found = set(spots[:1])
    waiting = spots[:1]
    while waiting:
        cell = waiting.pop()
        for other in spots:
            if other not in found and max(abs(cell // SIDE - other // SIDE), abs(cell % SIDE - other % SIDE)) == 1:
                found.add(other)
                waiting.append(other)
    return len(found) == len(spots)


def _load_gaia(reader: Reader) -> Gaia:
    gaia = Gaia()
    gaia.deck = [GAIA[name] for name in reader.words("deck", GAIA)]
    if len(set(gaia.deck)) != len(gaia.deck):
        raise Refusal("bad_state", "twice", field=reader.at("deck"))
    gaia.run = reader.number("run", 1, 2)
    card = reader.value("card")
    gaia.card = -1 if card is None else GAIA[word(card, reader.at("card"), GAIA)]
    gaia.sprouts = reader.number("sprouts", 0)
    gaia.growth = reader.number("growth", 0)
    gaia.soil = reader.number("soil", 0)
    gaia.compost = _cards(reader, "compost")
    gaia.pile = _cards(reader, "pile")
    gaia.skips = reader.switch("skips")
    reader.done()
    return gaia


def _load_pool(reader: Reader) -> Pool:
    pool = Pool()
    pool.soil = reader.number("soil", 0)
    pool.sprouts = reader.number("sprouts", 0)
    pool.growth = reader.number("growth", 0)
    pool.compost = _cards(reader, "compost")
    pool.cards = _cards(reader, "cards")
    return pool


def all_cards(table: Table) -> list[int]:
    """Every Earth card on the table, wherever it lies."""
    cards = table.deck + table.discard
    for seat in range(table.seats):
        cards += [table.field[seat][cell] for cell in table.spots[seat]]
        for pile in _piles(table, seat).values():
            cards += pile
    if table.gaia is not None:
        cards += table.gaia.compost + table.gaia.pile
    for pool in table.pools:
        cards += pool.compost + pool.cards
    return cards


def _check_deck(table: Table, reader: Reader) -> None:
    """Every card exists once."""
    cards = sorted(all_cards(table))
    if cards != DECK:
        wrong = next((card for card in DECK if cards.count(card) != 1), 0)
        raise Refusal("bad_state", "card-count", field=reader.at("deck"), card=SLUG[wrong], number=cards.count(wrong))


def _check_sides(table: Table, reader: Reader) -> None:
    """An island, a climate or an ecosystem is one card: it lies with one player or open for all, one side up."""
    shared = {side // 2 for side in table.ecosystems}
    if len(shared) < len(table.ecosystems):
        raise Refusal("bad_state", "twice", field=reader.at("ecosystems"))
    taken: list[set[int]] = [set(), set(), shared]
    for seat in range(table.seats):
        chosen = (table.field[seat][ISLAND], table.field[seat][CLIMATE], table.ecosystem[seat])
        for kind, name in enumerate(KINDS):
            area = f"{reader.at('areas')}[{seat}]"
            offered = table.offers[seat][kind]
            own = {chosen[kind] // 2} if chosen[kind] > (-1 if name == "ecosystem" else 0) else set()
            theirs = {side // 2 for side in offered}
            if own & taken[kind]:
                raise Refusal("bad_state", "twice", field=f"{area}.{name}")
            if theirs & taken[kind] or len(set(offered)) < len(offered):
                raise Refusal("bad_state", "twice", field=f"{area}.offers.{name}")
            taken[kind] |= own | theirs


def _check_completed(table: Table, reader: Reader) -> None:
    """The bonus for a full island lies with somebody who has one; with Gaia once her deck has run out."""
    seat = table.completed
    if 0 <= seat < table.seats and len(table.spots[seat]) < FULL:
        raise Refusal("bad_state", "island-not-full", field=reader.at("completed"))
    if seat == table.seats and table.gaia is not None and (table.gaia.deck or table.gaia.run < 2):
        raise Refusal("bad_state", "gaia-not-done", field=reader.at("completed"))
