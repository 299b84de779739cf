"""What is printed on the 318 cards, read once from `cards.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from tilth.games.agricola.rules.goods import NOTHING, Price, price

MAJOR: Final = "major"
MINOR: Final = "minor"
OCCUPATION: Final = "occupation"


class Facts:
    """One card as it is printed: its price (alternatives of it), what it asks for, what it is worth."""

    __slots__ = (
        "costs",
        "deck",
        "kind",
        "name",
        "needs",
        "needs_house",
        "number",
        "passing",
        "players",
        "points",
        "returned",
        "returns",
        "traits",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.kind: str = data["kind"]
        self.deck: str = data.get("deck", "")
        self.number: int = data["number"]
        self.players: int = data.get("players", 1)
        self.costs: list[Price] = [price(cost) for cost in data.get("costs", [])] or [NOTHING]
        self.returns: str = data.get("returns", "")
        self.returned: int = data.get("returned", 1)
        self.needs: dict[str, int] = {need: n for need, n in data.get("needs", {}).items() if need != "house"}
        self.needs_house: str = data.get("needs", {}).get("house", "")
        self.points: int = data.get("points", 0)
        self.passing: bool = data.get("passing", False)
        self.traits: tuple[str, ...] = tuple(data.get("traits", []))


def _read() -> dict[str, Facts]:
    text = files("tilth.games.agricola").joinpath("data", "cards.json").read_text(encoding="utf-8")
    return {data["name"]: Facts(data) for data in json.loads(text)}


FACTS: Final[dict[str, Facts]] = _read()
MAJORS: Final[list[str]] = [name for name, facts in FACTS.items() if facts.kind == MAJOR]
