"""A second, slow and plain reading of the goals, straight from the card data, to compare with."""

from __future__ import annotations

from itertools import product
from typing import Any

from tilth.games.earth.rules.board import CLIMATE, ISLAND, SIDE
from tilth.games.earth.rules.data import ROWS, SLUG
from tilth.games.earth.rules.state import EarthState

EARTH = {row["id"]: row for row in ROWS["cards"]}


def row_of(card: int) -> dict[str, Any]:
    if card in EARTH:
        return EARTH[card]
    kind = "islands" if card < 320 else "climates"
    return next(row for row in ROWS[kind] if row["slug"] == SLUG[card])


class Shown:
    """A card on the table: its row of data and what lies on it."""

    def __init__(self, state: EarthState, seat: int, cell: int) -> None:
        self.row = row_of(state.field[seat][cell])
        self.at = divmod(cell, SIDE)
        self.sprouts = state.sprouts[seat][cell]
        self.growth = state.growth[seat][cell]
        self.board = cell >= SIDE * SIDE
        self.flora = self.row.get("kind") == "flora"
        colours = [ability["color"] for ability in self.row["abilities"]] + (["black"] if "start" in self.row else [])
        self.multi = "multicolor" in colours
        self.colours = {c for c in colours if c != "multicolor"} | ({"red", "blue", "yellow"} if self.multi else set())
        self.types = set(self.row.get("flora_types", [])) or (
            {"terrain"} if self.row.get("kind") == "terrain" else set()
        )
        self.habitats = set(self.row["habitats"])
        self.points = self.row["points"]
        self.abilities = len(colours)


def island(state: EarthState, seat: int, board: bool) -> list[Shown]:
    cells = [*state.spots[seat], *((ISLAND, CLIMATE) if board else ())]
    return [Shown(state, seat, cell) for cell in cells]


def fits(card: Shown, wanted: dict[str, Any]) -> bool:
    row = card.row
    spaces, top = row.get("sprout_spaces", 0), row.get("growth_max", 0)
    answers = {
        "type": lambda v: v in card.types,
        "habitat": lambda v: v in card.habitats,
        "ability_color": lambda v: card.multi if v == "multicolor" else v in card.colours,
        "flora": lambda v: card.flora,
        "min_cost": lambda v: not card.board and row["cost"] >= v,
        "max_cost": lambda v: not card.board and row["cost"] <= v,
        "min_points": lambda v: card.points >= v,
        "max_points": lambda v: card.points <= v,
        "points_parity": lambda v: card.points % 2 == (v == "odd"),
        "min_habitats": lambda v: len(card.habitats) >= v,
        "max_habitats": lambda v: len(card.habitats) <= v,
        "abilities": lambda v: card.abilities == v,
        "directional_aid": lambda v: bool(row.get("directional_aid")),
        "name_tag": lambda v: v in row.get("name_tags", []),
        "sprout_spaces": lambda v: spaces == v,
        "max_sprout_spaces": lambda v: spaces <= v,
        "min_growth_max": lambda v: top >= v,
        "max_growth_max": lambda v: top <= v,
        "min_canopy_points": lambda v: row.get("canopy_points", 0) >= v,
        "max_canopy_points": lambda v: row.get("canopy_points", 0) <= v,
        "min_sprouts": lambda v: card.flora and card.sprouts >= v,
        "min_growth": lambda v: card.flora and card.growth >= v,
        "full": lambda v: {
            "sprout": spaces > 0 and card.sprouts == spaces,
            "growth": top > 0 and card.growth == top,
            "sprout_and_growth": card.sprouts == spaces and card.growth == top,
        }[v],
        "empty": lambda v: card.sprouts == card.growth == 0,
    }
    return all(answers[key](value) for key, value in wanted.items())


def counted(state: EarthState, seat: int, rule: dict[str, Any], at: tuple[int, int] | None = None) -> int:
    """How often a rule of the data is met."""
    kind = rule["rule"]
    cards = island(state, seat, "island" in rule.get("includes", []))
    if kind in ("sets_of_cards", "count_cards"):
        return len([card for card in cards if fits(card, rule["filter"])])
    if kind in ("per_card_by_cost", "per_card_by_points"):
        keys = {key: value for key, value in rule.items() if key.startswith(("min_", "max_"))}
        return len([card for card in cards if fits(card, keys)])
    if kind == "per_flora_with_at_least":
        key = "min_sprouts" if rule["piece"] == "sprout" else "min_growth"
        return len([card for card in cards if fits(card, {key: rule["min"]})])
    if kind in ("per_resource", "resource"):
        return {
            "soil": state.soil[seat],
            "hand_card": len(state.hands[seat]),
            "compost_card": len(state.compost[seat]),
            "event_played": len(state.played[seat]),
            "sprout_on_island": sum(state.sprouts[seat]),
            "growth_on_island": sum(state.growth[seat]),
        }[rule["resource"]]
    if kind == "best_player":
        return max(
            len([card for card in island(state, other, True) if fits(card, rule["filter"])])
            for other in range(state.seats)
        )
    if kind == "table_by_type_count":
        number = len([card for card in cards if rule["type"] in card.types])
        return [0, *rule["table_1_to_7plus"]][min(number, 7)]
    if kind == "diagonal_path":
        places = {card.at for card in cards if rule["type"] in card.types}
        return min(rule["max_cards"], longest(places, [(-1, -1), (-1, 1), (1, -1), (1, 1)], None))
    if kind == "lines":
        return len([line for line in lines(cards, rule["line"]) if matches(line, rule["attribute"], rule["mode"])])
    if kind == "full_lines":
        return len(lines(cards, rule["line"]))
    if kind == "mixed_sets":
        return sets_of_five(cards, len(state.played[seat]))
    assert at is not None
    if kind == "per_empty_neighbour":
        taken = {card.at for card in cards}
        return len([1 for dr, dc in STRAIGHT if (at[0] + dr, at[1] + dc) not in taken])
    if kind == "path":
        places = {card.at for card in cards if fits(card, rule["filter"])}
        return longest(places, STRAIGHT, at)
    assert kind == "per_card"
    near = {
        "row": lambda r, c: r == at[0],
        "column": lambda r, c: c == at[1],
        "orthogonal4": lambda r, c: abs(r - at[0]) + abs(c - at[1]) == 1,
        "diagonal4": lambda r, c: abs(r - at[0]) == abs(c - at[1]) == 1,
        "island_4x4": lambda r, c: True,
    }[rule["scope"]]
    return len([card for card in cards if near(*card.at) and fits(card, rule["filter"])])


STRAIGHT = [(-1, 0), (1, 0), (0, -1), (0, 1)]


def longest(places: set[tuple[int, int]], steps: list[tuple[int, int]], through: tuple[int, int] | None) -> int:
    """Every path there is, one by one."""
    best = 0
    paths = [[place] for place in places]
    while paths:
        path = paths.pop()
        if through is None or through in path:
            best = max(best, len(path))
        for dr, dc in steps:
            after = (path[-1][0] + dr, path[-1][1] + dc)
            if after in places and after not in path:
                paths.append([*path, after])
    return best


def lines(cards: list[Shown], kind: str) -> list[list[Shown]]:
    field = {card.at: card for card in cards if not card.board}
    if kind == "main_diagonal":
        top, left = min(r for r, _ in field), min(c for _, c in field)
        wanted = [[(top + i, left + i) for i in range(4)], [(top + i, left + 3 - i) for i in range(4)]]
        return [[field[at] for at in line] for line in wanted if all(at in field for at in line)]
    axis = 0 if kind == "row" else 1
    found = []
    for number in range(SIDE):
        line = [card for at, card in field.items() if at[axis] == number]
        if len(line) == 4:
            found.append(line)
    return found


def matches(line: list[Shown], attribute: str, mode: str) -> bool:
    values: list[set[Any]] = [
        {
            "ability_color": card.colours,
            "card_type": card.types,
            "habitat": card.habitats,
            "points": {card.points},
            "sprouts": {card.sprouts},
            "growth": {card.growth},
        }[attribute]
        for card in line
    ]
    wanted = 4 if mode == "different" else 1
    return any(len(set(reading)) == wanted for reading in product(*values))


def sets_of_five(cards: list[Shown], events: int) -> int:
    """The most sets, by trying every way to give each card one colour."""
    terrains = len([card for card in cards if "terrain" in card.types])
    coloured = [sorted(card.colours & {"red", "blue", "yellow"}) for card in cards]
    best = 0
    plain = [options for options in coloured if options]
    for reading in product(*plain):
        best = max(best, min(reading.count(colour) for colour in ("red", "blue", "yellow")))
        if best >= min(terrains, events):
            break
    return min(best, terrains, events)


def worth(state: EarthState, seat: int, rule: dict[str, Any], at: tuple[int, int] | None = None) -> int:
    """The points of a terrain or an ecosystem."""
    number = counted(state, seat, rule, at)
    if rule["rule"] == "table_by_type_count":
        return number
    size = 1 if rule["rule"] == "mixed_sets" else rule.get("set", 1)
    return min(rule.get("max_vp", 1000), number // size * rule["vp"])
