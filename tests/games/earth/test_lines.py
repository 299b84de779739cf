"""Every distinct ability line of every card: what it asks is paid in full, what it gives is gained."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.earth.positions import blank, board, choose, fill_compost, go, lay
from tilth.games.earth.rules.activation import Walk
from tilth.games.earth.rules.anytime import play_event
from tilth.games.earth.rules.board import BY_NAME, NAMES
from tilth.games.earth.rules.data import COST, EVENT, KIND, NUMBER, ROWS, TYPES
from tilth.games.earth.rules.lines import GROWTH, SPROUT
from tilth.games.earth.rules.lines import TYPES as TYPE_BITS
from tilth.games.earth.rules.planting import plant
from tilth.games.earth.rules.state import EarthState

ACTIONS = {"green": 0, "red": 1, "blue": 2, "yellow": 3, "multicolor": 2}
QUIET = {
    "c3": "english-walnut",
    "d3": "giant-bearded-fig",
    "e3": "american-beech",
    "c4": "horn-of-plenty",
    "e4": "tor-grass",
    "f4": "red-gram",
    "c5": "strangler-fig",
    "d5": "indian-oyster",
    "e5": "african-baobab",
    "f5": "pomegranate-tree",
}
"""Flora of all types whose lines never fire with an action, around the free place d4."""
SPROUTS = {"c3": 3, "e3": 1, "c4": 4}
GROWN = {"e5": 3, "d3": 1, "c3": 2}
HAND = 24


def distinct(kind: str) -> list[Any]:
    """One card for every distinct line that pays or gains."""
    found: dict[str, Any] = {}
    for row in ROWS[kind]:
        for ability in row["abilities"]:
            if ability["effect"] == "resources":
                found.setdefault(json.dumps([row.get("kind") == "event", ability]), (row["slug"], ability))
    return [pytest.param(slug, ability, id=f"{slug}-{ability['color']}") for slug, ability in found.values()]


def rich(slug: str) -> EarthState:
    """An island with some of everything and room for more; the card in question is the last in hand."""
    state = blank(2)
    board(state, 0, island="whakaari", climate="arid")
    lay(state, 0, {place: card for place, card in QUIET.items() if card != slug})
    for place, number in SPROUTS.items():
        state.sprouts[0][BY_NAME[place]] = number if state.field[0][BY_NAME[place]] else 0
    for place, number in GROWN.items():
        state.growth[0][BY_NAME[place]] = number if state.field[0][BY_NAME[place]] else 0
    card = NUMBER[slug]
    state.deck.remove(card)
    state.soil[0] = 10
    fill_compost(state, 0, 6)
    state.hands[0] = [*[state.deck.pop(0) for _ in range(HAND)], card]
    return state


def tally(state: EarthState, seat: int = 0) -> dict[str, int]:
    return {
        "soil": state.soil[seat],
        "hand": len(state.hands[seat]),
        "compost": len(state.compost[seat]),
        "sprout": sum(state.sprouts[seat]),
        "growth": sum(state.growth[seat]),
        "discard": len(state.discard),
        "deck": len(state.deck),
    }


def change(state: EarthState, ability: dict[str, Any], times: int = 1) -> dict[str, int]:
    """What the printed line changes when it is used to the full."""
    changes = dict.fromkeys(tally(state), 0)
    for item in ability.get("pay", []):
        res, n = item["res"], item["n"]
        if res == "compost_hand":
            changes["hand"] -= n
            changes["compost"] += n
        elif res == "compost_pile":
            changes["compost"] -= n
            changes["discard"] += n
        else:
            changes[res] -= n
    for item in ability["gain"]:
        res, n = item["res"], item["n"] * times
        if "each_of_type" in ability.get("place", {}):
            changes[res] += len(in_line(state, ability))
        elif res == "draw":
            changes["hand"] += n
            changes["deck"] -= n
        elif res == "compost_hand":
            changes["hand"] -= n
            changes["compost"] += n
        elif res == "compost_deck":
            changes["compost"] += n
            changes["deck"] -= n
        else:
            changes[res] += n
    return changes


def in_line(state: EarthState, ability: dict[str, Any]) -> list[int]:
    """Cards of the type in the row or column of d4 that have room."""
    place = ability["place"]
    bit = TYPE_BITS[place["each_of_type"]]
    piece = SPROUT if ability["gain"][0]["res"] == "sprout" else GROWTH
    at, mark = (1, "4") if place["scope"] == "row" else (0, "d")
    return [
        cell
        for cell in state.spots[0]
        if NAMES[cell][at] == mark and TYPES[state.field[0][cell]] & bit and state.room(0, piece, cell) > 0
    ]


def take_everything(state: EarthState) -> None:
    """Use what is offered and gain as much as there is."""
    while state.to_act() == [0]:
        options = [option for option in state.options(0) if option != "enough" and option[0] != "!"]
        choose(state, 0, options[0])


@pytest.mark.parametrize(("slug", "ability"), distinct("cards"))
def test_a_line_of_a_card(slug: str, ability: dict[str, Any]) -> None:
    state = rich(slug)
    card = NUMBER[slug]
    before = {**tally(state), "hand": HAND}
    if KIND[card] == EVENT:
        changes = change(state, ability)
        play_event(state, 0, card)
    elif ability["color"] == "black":
        changes = change(state, ability)
        state.soil[0] += COST[card]
        plant(state, 0, card, BY_NAME["d4"])
    else:
        board(state, 0, climate="tropical-rainforest" if ability["color"] == "red" else "arid")
        state.hands[0].remove(card)
        state.lay(0, card, BY_NAME["d4"])
        state.planted[0] = []
        changes = change(state, ability)
        state.push(Walk(0, ACTIONS[ability["color"]]))
    state.advance()
    take_everything(state)
    assert tally(state) == {name: before[name] + changes[name] for name in before}


@pytest.mark.parametrize(("slug", "ability"), [*distinct("islands"), *distinct("climates")])
def test_a_line_of_an_island_or_climate(slug: str, ability: dict[str, Any]) -> None:
    """Two fitting cards were planted in this turn where the line counts them."""
    state = rich("basil")
    if slug in {row["slug"] for row in ROWS["islands"]}:
        board(state, 0, island=slug, climate="tropical-rainforest" if ability["color"] == "red" else "arid")
    else:
        board(state, 0, climate=slug)
    planted = [NUMBER[name] for name in PLANTED.get(json.dumps(ability.get("per_planted_this_turn")), ())]
    state.planted[0] = [*planted, NUMBER["red-gram"]]
    before = tally(state)
    changes = change(state, ability, 2 if planted else 1)
    go(state, Walk(0, ACTIONS[ability["color"]]))
    take_everything(state)
    assert tally(state) == {name: before[name] + changes[name] for name in before}


PLANTED = {
    '{"type": "terrain"}': ("beach", "prairie"),
    '{"habitat": "sunny"}': ("african-baobab", "giant-bearded-fig"),
    '{"habitat": "wet"}': ("pomegranate-tree",),
    '{"habitat": "rocky"}': ("tor-grass", "american-beech"),
    '{"habitat": "cold"}': ("tor-grass", "american-beech"),
    '{"ability_color": "yellow"}': ("japanese-maple", "hairawn-muhly"),
    '{"ability_color": "red"}': ("basil", "hairawn-muhly"),
}
"""Two cards for each filter an island asks for; a multicolour card counts for its colours. Red Gram fits "wet" too."""
