"""The components, read from the JSON files beside this module and turned into tables indexed by card number."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.lines import Filter, Line, Rule


def _read(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(
        files("tilth.games.earth").joinpath("data", f"{name}.json").read_text("utf-8")
    )
    return rows


FLORA: Final = 1
TERRAIN: Final = 2
EVENT: Final = 3
ISLAND: Final = 4
CLIMATE: Final = 5
KINDS: Final = {"flora": FLORA, "terrain": TERRAIN, "event": EVENT}

ROWS: Final[dict[str, list[dict[str, Any]]]] = {
    name: _read(name) for name in ("cards", "islands", "climates", "ecosystems", "fauna", "gaia")
}
FIRST_ISLAND: Final = 300
FIRST_CLIMATE: Final = 320
_ALL: Final[dict[int, dict[str, Any]]] = {
    **{row["id"]: row for row in ROWS["cards"]},
    **{FIRST_ISLAND + i: row for i, row in enumerate(ROWS["islands"])},
    **{FIRST_CLIMATE + i: row for i, row in enumerate(ROWS["climates"])},
}
_SIZE: Final = FIRST_CLIMATE + 20
DECK: Final[list[int]] = [row["id"] for row in ROWS["cards"]]


def _kind(card: int, row: dict[str, Any]) -> int:
    if card >= FIRST_CLIMATE:
        return CLIMATE
    return ISLAND if card >= FIRST_ISLAND else KINDS[row["kind"]]


def _mask(names: list[str], bits: dict[str, int]) -> int:
    return sum(bits[name] for name in names)


def _colours(card: int, row: dict[str, Any]) -> int:
    found = 16 if FIRST_ISLAND <= card < FIRST_CLIMATE else 0  # an island's setting up is a black ability
    for ability in row["abilities"]:
        colour = L.COLOURS.index(ability["color"])
        found |= L.MULTI_BITS if colour == L.MULTI else L.COLOUR_BITS[colour]
    return found


def _numbers(field: str) -> list[int]:
    return [int(_ALL.get(card, {}).get(field) or 0) for card in range(_SIZE)]


SLUG: Final[list[str]] = [_ALL[card]["slug"] if card in _ALL else "" for card in range(_SIZE)]
NUMBER: Final[dict[str, int]] = {row["slug"]: row["id"] for row in ROWS["cards"]}
ISLANDS: Final[dict[str, int]] = {row["slug"]: FIRST_ISLAND + i for i, row in enumerate(ROWS["islands"])}
CLIMATES: Final[dict[str, int]] = {row["slug"]: FIRST_CLIMATE + i for i, row in enumerate(ROWS["climates"])}
KIND: Final[list[int]] = [_kind(card, _ALL[card]) if card in _ALL else 0 for card in range(_SIZE)]
COST: Final[list[int]] = _numbers("cost")
POINTS: Final[list[int]] = _numbers("points")
SPROUT_SPACES: Final[list[int]] = _numbers("sprout_spaces")
GROWTH_MAX: Final[list[int]] = _numbers("growth_max")
CANOPY: Final[list[int]] = _numbers("canopy_points")
TYPES: Final[list[int]] = [
    L.TERRAIN if KIND[card] == TERRAIN else _mask(_ALL.get(card, {}).get("flora_types", []), L.TYPES)
    for card in range(_SIZE)
]
HABITATS: Final[list[int]] = [_mask(_ALL.get(card, {}).get("habitats", []), L.HABITATS) for card in range(_SIZE)]
TAGS: Final[list[int]] = [_mask(_ALL.get(card, {}).get("name_tags", []), L.TAGS) for card in range(_SIZE)]
COLOURS: Final[list[int]] = [_colours(card, _ALL[card]) if card in _ALL else 0 for card in range(_SIZE)]
ARROWS: Final[list[bool]] = [bool(_ALL.get(card, {}).get("directional_aid")) for card in range(_SIZE)]
ABILITIES: Final[list[int]] = [
    len(_ALL[card]["abilities"]) + (KIND[card] == ISLAND) if card in _ALL else 0 for card in range(_SIZE)
]
START: Final[list[tuple[int, int, int]]] = [
    (row["start"]["draw"], row["start"]["compost_from_hand"], row["start"]["soil"]) for row in ROWS["islands"]
]
"""By island: cards drawn, cards composted from hand, soil."""

HABITAT_COUNT: Final = [bin(mask).count("1") for mask in HABITATS]


def _planted(card: int) -> bool:
    return KIND[card] in (FLORA, TERRAIN)


def _is_flora(card: int, value: Any) -> bool:
    return KIND[card] == FLORA


_TESTS: Final[dict[str, Callable[[int, Any], Any]]] = {
    "type": lambda card, value: TYPES[card] & L.TYPES[value],
    "habitat": lambda card, value: HABITATS[card] & L.HABITATS[value],
    "ability_color": lambda card, value: COLOURS[card] & L.COLOUR_BITS[L.COLOURS.index(value)],
    "flora": _is_flora,
    "min_cost": lambda card, value: _planted(card) and COST[card] >= value,
    "max_cost": lambda card, value: _planted(card) and COST[card] <= value,
    "min_points": lambda card, value: POINTS[card] >= value,
    "max_points": lambda card, value: POINTS[card] <= value,
    "points_parity": lambda card, value: POINTS[card] % 2 == ("even", "odd").index(value),
    "min_habitats": lambda card, value: HABITAT_COUNT[card] >= value,
    "max_habitats": lambda card, value: HABITAT_COUNT[card] <= value,
    "abilities": lambda card, value: ABILITIES[card] == value,
    "directional_aid": lambda card, value: ARROWS[card] == value,
    "name_tag": lambda card, value: TAGS[card] & L.TAGS[value],
    "sprout_spaces": lambda card, value: SPROUT_SPACES[card] == value,
    "max_sprout_spaces": lambda card, value: SPROUT_SPACES[card] <= value,
    "min_growth_max": lambda card, value: GROWTH_MAX[card] >= value,
    "max_growth_max": lambda card, value: GROWTH_MAX[card] <= value,
    "min_canopy_points": lambda card, value: CANOPY[card] >= value,
    "max_canopy_points": lambda card, value: CANOPY[card] <= value,
    "min_sprouts": _is_flora,
    "min_growth": _is_flora,
    "full": _is_flora,
    "empty": _is_flora,
}
"""Whether a card's print answers to one key of a filter."""


def _fits(card: int, data: dict[str, Any]) -> bool:
    return card in _ALL and all(_TESTS[key](card, value) for key, value in data.items())


ANY: Final = Filter([card in _ALL for card in range(_SIZE)])
_FULL: Final = {"sprout": L.FULL_SPROUTS, "growth": L.FULL_GROWTH, "sprout_and_growth": L.FULL_BOTH}


def make_filter(data: dict[str, Any]) -> Filter:
    """A filter of the data as a table of cards and what it asks of the pieces."""
    if not data:
        return ANY
    fits = [_fits(card, data) for card in range(_SIZE)]
    if "min_sprouts" in data:
        return Filter(fits, L.MIN_SPROUTS, data["min_sprouts"])
    if "min_growth" in data:
        return Filter(fits, L.MIN_GROWTH, data["min_growth"])
    if "full" in data:
        return Filter(fits, _FULL[data["full"]])
    if "empty" in data:
        return Filter(fits, L.EMPTY)
    return Filter(fits)


_WATCHES: Final = {
    L.HAVE_SOIL: L.CHANGED_SOIL,
    L.HAVE_HAND: L.CHANGED_HAND,
    L.HAVE_COMPOST: L.CHANGED_COMPOST,
    L.HAVE_EVENTS: L.CHANGED_EVENTS,
}


def make_rule(data: dict[str, Any]) -> Rule:
    """A way of counting from the data of a terrain, an ecosystem or a fauna card."""
    rule = data["rule"]
    vp, size, need = data.get("vp", 1), data.get("set", 1), data.get("need", 0)
    cap = data.get("max_vp", 1000)
    board = "island" in data.get("includes", [])
    if rule == "path":
        return Rule(L.PATH, make_filter(data["filter"]), vp)
    if rule == "diagonal_path":
        return Rule(L.DIAGONAL_PATH, make_filter({"type": data["type"]}), vp, cap=vp * data["max_cards"])
    if rule == "per_empty_neighbour":
        return Rule(L.EMPTY_NEIGHBOURS, ANY, vp)
    if rule in ("per_resource", "resource"):
        having = L.HAVING[data["resource"]]
        return Rule(
            L.PER_RESOURCE, ANY, vp, size, cap, need, resource=having, watches=_WATCHES.get(having, L.CHANGED_PIECES)
        )
    if rule == "table_by_type_count":
        return Rule(L.TYPE_TABLE, make_filter({"type": data["type"]}), table=(0, *data["table_1_to_7plus"]))
    if rule == "lines":
        attribute = L.ATTRIBUTES[data["attribute"]]
        same = data["mode"] == "same"
        return Rule(L.LINES, ANY, vp, line=L.SCOPES[data["line"]], attribute=attribute, same=same)
    if rule == "mixed_sets":
        return Rule(L.MIXED_SETS, ANY, vp, need=need, watches=L.CHANGED_CARDS | L.CHANGED_EVENTS)
    if rule == "full_lines":
        line = L.SCOPES.get(data["line"], L.DIAGONAL)
        return Rule(L.FULL_LINES, ANY, need=need, line=line, watches=L.CHANGED_CARDS)
    if rule == "per_flora_with_at_least":
        wanted = {f"min_{'sprouts' if data['piece'] == 'sprout' else 'growth'}": data["min"]}
    elif rule in ("per_card_by_cost", "per_card_by_points"):
        wanted = {key: data[key] for key in ("min_cost", "max_cost", "min_points", "max_points") if key in data}
    else:
        assert rule in ("per_card", "best_player", "sets_of_cards", "count_cards"), rule
        wanted = data["filter"]
    kind = L.BEST_PLAYER if rule == "best_player" else L.PER_CARD
    scope = L.SCOPES[data.get("scope", "island_4x4")]
    made = make_filter(wanted)
    watches = L.CHANGED_CARDS | (L.CHANGED_PIECES if made.pieces else 0)
    return Rule(kind, made, vp, size, cap, need, scope, board, watches=watches)


def make_line(data: dict[str, Any]) -> Line:
    """A printed ability from its data."""
    colour, effect = L.COLOURS.index(data["color"]), L.EFFECTS.index(data["effect"])
    pays = [0] * len(L.RESOURCES)
    for item in data.get("pay", []):
        pays[L.RESOURCES.index(item["res"])] = item["n"]
    gains: list[int] = []
    for item in data.get("gain", []):
        gains += [L.RESOURCES.index(item["res"]), item["n"]]
    place = data.get("place", {})
    wanted = data.get("filter") or data.get("per_planted_this_turn") or {}
    other = -1
    for key in ("of_color", "action_color", "with_color"):
        if key in data:
            other = L.COLOURS.index(data[key])
    if effect == L.ALTERNATIVE:
        other = L.RESOURCES.index(data["resource"])
    return Line(
        colour,
        effect,
        make_filter(wanted),
        tuple(pays),
        tuple(gains),
        chosen="only_if_you_chose" in data,
        planted="per_planted_this_turn" in data,
        scope=L.SCOPES[place["scope"]] if place else L.NOWHERE,
        each=L.TYPES[place["each_of_type"]] if "each_of_type" in place else 0,
        amount=data.get("amount", data.get("draw", data.get("look", 0))),
        other=other,
        rule=make_rule(data["score"]) if "score" in data else None,
    )


PRINT: Final[list[tuple[Line, ...]]] = [
    tuple(make_line(ability) for ability in _ALL[card]["abilities"]) if card in _ALL else () for card in range(_SIZE)
]
"""The ability lines of every card (of an island: the second one; the first is `START`)."""


def _firing(card: int, action: int) -> Line | None:
    for line in PRINT[card]:
        if line.colour == action or (line.colour == L.MULTI and action != L.GREEN):
            return line
    return None


FIRING: Final[list[list[Line | None]]] = [
    [_firing(card, action) for card in range(_SIZE)] for action in (L.GREEN, L.RED, L.BLUE, L.YELLOW)
]
"""By action and card: the line that fires. No card has two for one action."""


def _with_effect(effect: int) -> list[Line | None]:
    return [next((line for line in PRINT[card] if line.effect == effect), None) for card in range(_SIZE)]


REDUCING: Final = _with_effect(L.REDUCE)
ALTERNATIVE: Final = _with_effect(L.ALTERNATIVE)
REPLACING: Final = _with_effect(L.REPLACE)
FORBIDDING: Final = _with_effect(L.FORBID)
ON_EVENT: Final = _with_effect(L.ON_EVENT)
SCORING: Final = _with_effect(L.SCORE)
EVENT_LINE: Final[list[Line | None]] = [PRINT[card][0] if KIND[card] == EVENT else None for card in range(_SIZE)]
PLANTED_LINE: Final[list[Line | None]] = [
    next((line for line in PRINT[card] if line.colour == L.BLACK and line.effect == L.GAIN), None)
    if KIND[card] in (FLORA, TERRAIN)
    else None
    for card in range(_SIZE)
]
"""What happens once when a card is planted."""

ECOSYSTEM_SLUG: Final[list[str]] = [row["slug"] for row in ROWS["ecosystems"]]
ECOSYSTEMS: Final[dict[str, int]] = {slug: i for i, slug in enumerate(ECOSYSTEM_SLUG)}
ECOSYSTEM_RULE: Final[list[Rule]] = [make_rule(row["score"]) for row in ROWS["ecosystems"]]
FAUNA_SLUG: Final[list[str]] = [row["slug"] for row in ROWS["fauna"]]
FAUNA: Final[dict[str, int]] = {slug: i for i, slug in enumerate(FAUNA_SLUG)}
GOAL: Final[list[Rule]] = [make_rule(row["goal"]) for row in ROWS["fauna"]]
GAIA_SLUG: Final[list[str]] = [row["slug"] for row in ROWS["gaia"]]
GAIA: Final[dict[str, int]] = {slug: i for i, slug in enumerate(GAIA_SLUG)}
GAIA_COLOUR: Final[list[int]] = [L.COLOURS.index(row["color"]) for row in ROWS["gaia"]]
