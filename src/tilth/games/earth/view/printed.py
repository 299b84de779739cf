"""What is printed on cards, for views: facts, and each ability as a short line of icons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tilth.games.earth.rules.data import ROWS

ICONS: Final = {
    "soil": "◆",
    "draw": "▮",
    "sprout": "♣",
    "growth": "↑",
    "compost_hand": "▮♻",
    "compost_deck": "≡♻",
    "compost_pile": "♻",
}
TYPE_ICONS: Final = {"tree": "♠", "herb": "ψ", "mushroom": "☂", "bush": "✿", "terrain": "⛰"}
HABITAT_ICONS: Final = {"sunny": "☀", "wet": "≈", "rocky": "▲", "cold": "❄"}
TAG_ICONS: Final = {"geography": "⌖", "colour": "◐", "animal": "♞"}
SCOPE_ICONS: Final = {
    "row": "↔",
    "column": "↕",
    "adjacent8": "✳",
    "orthogonal4": "✚",
    "diagonal4": "✖",
    "orthogonal_path": "↝",
    "island_4x4": "▦",
}
HAVING_ICONS: Final = {"soil": "◆", "hand_card": "▮", "compost_card": "♻", "event_played": "⚡"}
COLOUR_ICONS: Final = {
    "green": "▪g",
    "red": "▪r",
    "blue": "▪b",
    "yellow": "▪y",
    "multicolor": "▪*",
    "black": "▪k",
    "brown": "▪n",
}


def icons(ability: Mapping[str, Any]) -> str:
    """An ability as a short line: what is paid, a colon, what is gained."""
    effect = ability["effect"]
    gains = " ".join(f"+{item['n']}{ICONS[item['res']]}" for item in ability.get("gain", []))
    if effect == "resources":
        place = ability.get("place")
        if place:
            piece = ICONS[ability["gain"][0]["res"]]
            kind = TYPE_ICONS[place["each_of_type"]] if "each_of_type" in place else str(place["total"])
            gains = f"+{piece} {SCOPE_ICONS[place['scope']]}{kind}"
        if "pay" in ability:
            gains = " ".join(f"−{item['n']}{ICONS[item['res']]}" for item in ability["pay"]) + f" : {gains}"
        if "per_planted_this_turn" in ability:
            gains += f" / {wanted_icons(ability['per_planted_this_turn'])}"
        return f"! {gains}" if "only_if_you_chose" in ability else gains
    if effect == "score_end":
        return score_icons(ability["score"])
    if effect == "cost_reduction":
        return f"{wanted_icons(ability['filter'])} −{ability['amount']}◆"
    if effect == "alternative_payment":
        return f"◆ = {ICONS[ability['resource']]}"
    if effect == "on_event_played":
        return f"⚡ {gains}"
    said: dict[str, Callable[[], str]] = {
        "copy_ability": lambda: f"⧉ {COLOUR_ICONS[ability['of_color']]}",
        "forbid_action": lambda: f"✗ {COLOUR_ICONS[ability['action_color']]}",
        "replace_this": lambda: f"⇄ {COLOUR_ICONS[ability['with_color']]} +{ability['draw']}▮",
        "wild_flora_type": lambda: "♠ψ☂✿",
        "take_from_compost": lambda: f"+{ability['keep']}▮ ⊂ {ability['look']}♻",
    }
    return said[effect]()


def score_icons(rule: Mapping[str, Any]) -> str:
    """End points as a short line: points, a slash, for what."""
    if rule["rule"] == "per_empty_neighbour":
        return f"★{rule['vp']} / ✚ □"
    if rule["rule"] == "per_resource":
        return f"★{rule['vp']} / {HAVING_ICONS[rule['resource']]}"
    if rule["rule"] == "per_flora_with_at_least":
        return f"★{rule['vp']} / {ICONS[rule['piece']]}≥{rule['min']}"
    if rule["rule"].startswith("per_card_by"):
        sign, value = next(
            ("≥" if key.startswith("min") else "≤", value) for key, value in rule.items() if key[:4] in ("min_", "max_")
        )
        return f"★{rule['vp']} / {'◆' if rule['rule'].endswith('cost') else '★'}{sign}{value}"
    scope = "☺" if rule["rule"] == "best_player" else SCOPE_ICONS[rule["scope"]]
    return f"★{rule['vp']} / {scope} {wanted_icons(rule['filter'])}"


def wanted_icons(wanted: Mapping[str, str]) -> str:
    marks = {"type": TYPE_ICONS, "habitat": HABITAT_ICONS, "ability_color": COLOUR_ICONS}
    return "".join(marks[key][value] for key, value in wanted.items())


def facts(row: Mapping[str, Any]) -> dict[str, Any]:
    """What a client needs to draw a card."""
    return {
        "kind": row.get("kind", "island" if "start" in row else "climate"),
        "types": row.get("flora_types", ["terrain"] if row.get("kind") == "terrain" else []),
        "cost": row.get("cost"),
        "points": row["points"],
        "habitats": row["habitats"],
        "sprout_spaces": row.get("sprout_spaces", 0),
        "growth_max": row.get("growth_max", 0),
        "canopy": row.get("canopy_points", 0),
        "tags": row.get("name_tags", []),
        "arrows": bool(row.get("directional_aid")),
        "start": row.get("start"),
        "abilities": [{"colour": ability["color"], "icons": icons(ability)} for ability in row["abilities"]],
    }


CARDS: Final = {row["slug"]: facts(row) for row in ROWS["cards"]}
ISLANDS: Final = {row["slug"]: facts(row) for row in ROWS["islands"]}
CLIMATES: Final = {row["slug"]: facts(row) for row in ROWS["climates"]}


def printed(areas: list[dict[str, Any]]) -> dict[str, Any]:
    """The facts of every card that the areas of a view show."""
    found: dict[str, Any] = {"cards": {}, "islands": {}, "climates": {}}
    for area in areas:
        shown = [card["card"] for card in area["field"].values()] + area["events"]
        for name in ("hand", "drawn", "looked"):
            if isinstance(area[name], list):
                shown += area[name]
        for slug in shown:
            found["cards"][slug] = CARDS[slug]
        offers = area.get("offers", {})
        for slug in (area["island"], *offers.get("island", [])):
            if slug is not None:
                found["islands"][slug] = ISLANDS[slug]
        for slug in (area["climate"], *offers.get("climate", [])):
            if slug is not None:
                found["climates"][slug] = CLIMATES[slug]
    return found
