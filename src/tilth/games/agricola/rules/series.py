"""The series of solo games: rising targets, an occupation more that stays, and food for points above the target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tilth.core.sequel import Sequel, Way
from tilth.core.steps import Label
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.rules.decks import HAND, permanent
from tilth.games.agricola.rules.state import Agricola

TARGETS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
GAMES: Final = 20
"""The eighth game ends the series; whoever likes goes on, up to this one."""

MOST_FOOD: Final = 50
QUESTION: Final[Label] = ("series-ask", {})


def target_of(game: int) -> int:
    """The points to reach in the first, second ... game of a series: after the eighth one more in each."""
    return TARGETS[game - 1] if game <= len(TARGETS) else TARGETS[-1] + game - len(TARGETS)


def target(options: Mapping[str, Any]) -> int | None:
    """The points to reach in a game with these options, if it belongs to a series."""
    game: int = options.get("series", 0)
    return target_of(game) if game else None


def standing(options: Mapping[str, Any]) -> Label | None:
    """Which game of the series it is, what it needs, and what the games before have handed on."""
    needed = target(options)
    if needed is None:
        return None
    cards = [f"card:{name}" for name in permanent(options)]
    details = {"game": options["series"], "target": needed, "permanent": cards, "food": options["bonus_food"]}
    return ("series-standing", details)


def sequel(state: Agricola) -> Sequel | None:
    """Whether the target was reached, and for each occupation that may stay the options of the next game."""
    needed = target(state.settings)
    if needed is None:
        return None
    game: int = state.settings["series"]
    points = sum(state.scores()[0].values())
    food = bonus_food(points, needed)
    details = {"game": game, "points": points, "target": needed, "food": food}
    if points < needed:
        return Sequel(("series-missed", details), QUESTION, [])
    news = ("series-whole" if game >= len(TARGETS) else "series-reached", details)
    if game == GAMES:
        return Sequel(news, QUESTION, [])
    ways = [
        Way(("series-keep", {"card": f"card:{name}"}), [f"card:{name}"], _next(state, food, [name]))
        for name in candidates(state)
    ]
    return Sequel(news, QUESTION, ways or [Way(("series-go-on", {"game": game + 1}), [], _next(state, food, []))])


def bonus_food(points: int, needed: int) -> int:
    """1 food for every 2 points above the target."""
    return min(max(0, points - needed) // 2, MOST_FOOD)


def candidates(state: Agricola) -> list[str]:
    """The occupations of a finished game that can become permanent; seven of them are all."""
    fixed = permanent(state.settings)
    if len(fixed) >= HAND:
        return []
    return [name for name in state.players[0].cards if FACTS[name].kind == OCCUPATION and name not in fixed]


def _next(state: Agricola, food: int, kept: list[str]) -> dict[str, Any]:
    """The options of the next game. A chosen hand is kept as far as it fits beside the permanent occupations."""
    options = state.settings
    fixed = [*permanent(options), *kept]
    hand: list[str] = []
    occupations = 0
    for name in options["hand"]:
        if FACTS[name].kind == OCCUPATION:
            if name in fixed or occupations == HAND - len(fixed):
                continue
            occupations += 1
        hand.append(name)
    return {**options, "series": options["series"] + 1, "bonus_food": food, "permanent": fixed, "hand": hand}
