"""Card texts in our own words, made from the data: `python -m tilth.games.earth.view.texts` writes `words/cards.*`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any, ClassVar

from tilth.games.earth.rules.data import ROWS

Data = Mapping[str, Any]
Words = dict[str, str]
Forms = dict[str, tuple[str, ...]]
KINDS = {
    "cards": "card",
    "islands": "island",
    "climates": "climate",
    "ecosystems": "ecosystem",
    "fauna": "fauna",
    "gaia": "gaia",
}

ACTIVATED = ("green", "red", "blue", "yellow", "multicolor")
"""Colours of abilities that a player is asked about; where a card has more text, they have one of their own."""


def forms(number: int, one: str, few: str, many: str) -> str:
    """A number with its Russian noun."""
    if number % 10 == 1 and number % 100 != 11:
        return f"{number} {one}"
    if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        return f"{number} {few}"
    return f"{number} {many}"


class English:
    """How a card is put into English words."""

    paying = "pay {0}"
    discarding = "discard {0}"
    composting = "put {0} into your compost"
    may_compost = "you may put {0} into your compost"
    gaining = "gain {0}"
    drawing = "draw {0}"
    also, then = " and ", ", then "
    chosen = "only if you chose this action, "
    named: ClassVar[Words] = {
        "green": "Green",
        "red": "Red",
        "blue": "Blue",
        "yellow": "Yellow",
        "black": "Black",
        "brown": "Brown",
        "multicolor": "Multicolour",
    }
    actions: ClassVar[Words] = {"red": "Compost", "blue": "Water", "yellow": "Grow"}
    lines: ClassVar[Words] = {"row": "row", "column": "column"}
    colours: ClassVar[Words] = {
        "green": "green",
        "red": "red",
        "blue": "blue",
        "yellow": "yellow",
        "black": "black",
        "brown": "brown",
        "multicolor": "multicolour",
    }
    types: ClassVar[Words] = {
        "tree": "tree",
        "herb": "herb",
        "mushroom": "mushroom",
        "bush": "bush",
        "terrain": "terrain",
    }
    many: ClassVar[Words] = {
        "tree": "trees",
        "herb": "herbs",
        "mushroom": "mushrooms",
        "bush": "bushes",
        "terrain": "terrains",
    }
    habitats: ClassVar[Words] = {"sunny": "sunny", "wet": "wet", "rocky": "rocky", "cold": "cold"}
    tags: ClassVar[Words] = {"geography": "a place", "colour": "a colour", "animal": "an animal"}
    same: ClassVar[Words] = {
        "ability_color": "that share an ability colour",
        "card_type": "of one type",
        "habitat": "that share a habitat",
    }
    different: ClassVar[Words] = {
        "ability_color": "with four different ability colours",
        "card_type": "of four different types",
        "habitat": "with four different habitats",
        "points": "with four different printed values in points",
        "sprouts": "with four different numbers of sprouts",
        "growth": "with four different amounts of growth",
    }

    def joined(self, parts: list[str]) -> str:
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"

    def some(self, number: int, one: str, many: str) -> str:
        return f"{number} {one if number == 1 else many}"

    def cost(self, res: str, n: int) -> str:
        return {
            "soil": f"{n} soil",
            "sprout": self.some(n, "sprout", "sprouts"),
            "growth": f"{n} growth",
            "compost_hand": self.some(n, "hand card", "hand cards"),
            "compost_pile": f"{self.some(n, 'card', 'cards')} from your compost",
        }[res]

    def gain(self, res: str, n: int) -> str:
        return {
            "soil": f"{n} soil",
            "draw": self.some(n, "card", "cards"),
            "sprout": self.some(n, "sprout", "sprouts"),
            "growth": f"{n} growth",
            "compost_hand": "1 hand card" if n == 1 else f"up to {n} hand cards",
            "compost_deck": f"{self.some(n, 'card', 'cards')} from the deck",
        }[res]

    def place(self, piece: str, place: Data) -> str:
        if "total" in place:
            what = "sprouts" if piece == "sprout" else "growth"
            return f"place up to {place['total']} {what} on the flora around this card, not on it"
        what = "1 sprout" if piece == "sprout" else "1 growth"
        kind, line = place["each_of_type"], self.lines[place["scope"]]
        return f"place {what} on every {self.types[kind]} in this {line}, this card included"

    def planted(self, wanted: Data, text: str) -> str:
        return f"for each {self.one(wanted)} you planted this turn, {text}"

    def one(self, wanted: Data) -> str:
        return self.cards(1, wanted).removeprefix("1 ")

    def cards(self, number: int, wanted: Data) -> str:
        """So many cards of a filter."""
        noun = ("flora", "flora") if "flora" in wanted else ("card", "cards")
        if "type" in wanted:
            noun = (self.types[wanted["type"]], self.many[wanted["type"]])
        if any(key in wanted for key in ("min_sprouts", "min_growth", "full", "empty")):
            noun = ("flora", "flora")
        parts = [self.quality(key, value) for key, value in wanted.items() if key not in ("flora", "type")]
        return " ".join([self.some(number, *noun), *parts])

    def quality(self, key: str, value: Any) -> str:
        said: dict[str, Callable[[], str]] = {
            "habitat": lambda: f"with the {self.habitats[value]} habitat",
            "ability_color": lambda: f"with a {self.colours[value]} ability",
            "min_cost": lambda: f"with a printed cost of {value} soil or more",
            "max_cost": lambda: f"with a printed cost of {value} soil or less",
            "min_points": lambda: f"with {value} printed points or more",
            "max_points": lambda: f"with {value} printed points or fewer",
            "points_parity": lambda: f"with an {value} number of printed points{', 0 included' * (value == 'even')}",
            "min_habitats": lambda: f"with {value} habitats or more",
            "max_habitats": lambda: f"with {self.some(value, 'habitat', 'habitats')} or none",
            "abilities": lambda: "with two abilities",
            "directional_aid": lambda: "with arrows in their abilities",
            "name_tag": lambda: f"whose name contains {self.tags[value]}",
            "sprout_spaces": lambda: f"with {value} sprout spaces",
            "max_sprout_spaces": lambda: f"with {value} sprout spaces or fewer (also none)",
            "min_growth_max": lambda: f"with a capacity of {value} growth or more",
            "max_growth_max": lambda: f"with a capacity of {value} growth or less (also none)",
            "min_canopy_points": lambda: f"with a printed canopy value of {value} or more, grown or not",
            "max_canopy_points": lambda: f"with a printed canopy value of {value} or less (also none), grown or not",
            "min_sprouts": lambda: f"holding {value} or more sprouts" if value > 1 else "holding sprouts",
            "min_growth": lambda: f"holding {value} or more growth" if value > 1 else "holding growth",
            "full": lambda: {
                "sprout": "with all sprout spaces filled",
                "growth": "with a grown canopy",
                "sprout_and_growth": "with no free space for sprouts or growth",
            }[value],
            "empty": lambda: "holding neither sprouts nor growth",
        }
        return said[key]()

    def points(self, number: int) -> str:
        return self.some(number, "point", "points")

    def per(self, vp: int, number: int, wanted: Data, where: str = "", most: int | None = None) -> str:
        what = self.one(wanted) if number == 1 else self.cards(number, wanted)
        return f"{self.points(vp)} for every {what}{where}{self.at_most(most)}."

    def at_most(self, most: int | None) -> str:
        return "" if most is None else f", at most {self.points(most)}"

    where: ClassVar[Words] = {
        "row": " in this row",
        "column": " in this column",
        "orthogonal4": " beside, above or below this card",
        "diagonal4": " diagonally next to this card",
        "island_4x4": "",
    }
    board = " (island and climate count)"
    resources: ClassVar[Forms] = {
        "soil": ("soil", "soil"),
        "hand_card": ("card in hand", "cards in hand"),
        "compost_card": ("card in your compost", "cards in your compost"),
        "event_played": ("played event", "played events"),
        "sprout_on_island": ("sprout", "sprouts"),
        "growth_on_island": ("growth", "growth"),
    }

    def resource(self, number: int, res: str) -> str:
        one, many = self.resources[res]
        return self.some(number, one, many)

    def per_resource(self, vp: int, number: int, res: str, most: int | None) -> str:
        what = self.resource(number, res) if number > 1 else self.resource(1, res).removeprefix("1 ")
        return f"{self.points(vp)} for every {what}{self.at_most(most)}."

    def best(self, vp: int, wanted: Data) -> str:
        whose = "of the player who has most of them, you or another"
        return f"{self.points(vp)} for every {self.one(wanted)} {whose}{self.board}."

    def path(self, vp: int, wanted: Data) -> str:
        of = self.cards(2, wanted)[2:]
        return (
            f"{self.points(vp)} for every card on the longest path through this card over {of}, without diagonal steps."
        )

    def diagonal(self, vp: int, kind: str, most: int) -> str:
        one, of = self.types[kind], self.many[kind]
        return (
            f"{self.points(vp)} for every {one} on your longest path of diagonal steps over {of}, at most {most} {of}."
        )

    def empty_neighbours(self, vp: int) -> str:
        where = "beside, above or below this card; beyond the edge of the island all spaces are empty"
        return f"{self.points(vp)} for every empty space {where}."

    def table(self, kind: str, values: list[int]) -> str:
        numbers = ", ".join(str(number) for number in range(1, len(values)))
        points = ", ".join(str(value) for value in values)
        return f"For {numbers}, {len(values)} or more {self.many[kind]}: {points} points."

    def line_goal(self, vp: int, line: str, attribute: str, mode: str) -> str:
        text = self.same[attribute] if mode == "same" else self.different[attribute]
        return f"{self.points(vp)} for every full {self.lines[line]} of four cards {text}."

    set_of_five = "a card with a red, one with a blue and one with a yellow ability, a terrain and a played event"

    def mixed(self, vp: int) -> str:
        return f"{self.points(vp)} for every set of five different cards: {self.set_of_five}{self.board}."

    def goal(self, number: int, wanted: Data, board: bool) -> str:
        return f"Have {self.cards(number, wanted)}{self.board if board else ''}."

    def goal_resource(self, number: int, res: str) -> str:
        if res == "event_played":
            return f"Play {self.some(number, 'event', 'events')}."
        return f"Have {self.resource(number, res)}."

    def goal_lines(self, number: int, line: str) -> str:
        if line == "main_diagonal":
            return "Have both long diagonals full."
        return f"Have {number} full {self.lines[line]}s."

    def goal_sets(self, number: int) -> str:
        return f"Have {number} sets of five different cards: {self.set_of_five}{self.board}."

    def reduction(self, amount: int, wanted: Data) -> str:
        return f"{self.cards(2, wanted)[2:].capitalize()} cost you {amount} soil less."

    def alternative(self, res: str) -> str:
        what = {"compost_hand": "hand cards put into your compost", "sprout": "sprouts", "growth": "growth"}[res]
        return f"When you plant this card, you may pay with {what} instead of soil, all or in part, one for one."

    def copy(self, colour: str) -> str:
        own = self.colours[colour]
        return f"Use a {own} or multicolour ability of another card of your field as if it were printed here."

    def forbid(self, colour: str) -> str:
        return f"You may not choose the {self.colours[colour]} action ({self.actions[colour]}); you may follow it."

    def replace(self, colour: str, draw: int) -> str:
        return (
            f"Instead of planting a card you may put this one into your compost, lay a hand card with "
            f"a {self.colours[colour]} or multicolour ability in its place for free, and draw {draw} cards."
        )

    wild = "Counts as a tree, a herb, a mushroom and a bush."

    def look(self, look: int) -> str:
        return f"Look at the top {look} cards of your compost and take one of them into your hand."

    def on_event(self, gain: str) -> str:
        return f"each time you play an event, {gain}."

    def start(self, draw: int, compost: int, soil: int) -> str:
        rest = f", put {compost} of them into your compost" if compost else ""
        return f"Start: draw {self.some(draw, 'card', 'cards')}{rest}, take {soil} soil."

    gaia: ClassVar[Words] = {
        "blue": "You follow the water action. Gaia gets 7 sprouts and 1 more for each of your cards with a blue or "
        "multicolour ability.",
        "yellow": "You follow the grow action. Gaia gets 7 growth and 1 more for each card you drew this turn.",
        "red": "You follow the compost action. Gaia composts 8 cards from the deck and gets as much soil as you gained "
        "this turn.",
        "green": "You follow the plant action. Gaia takes 3 cards from the deck.",
        "north": "Gaia puts a leaf on one of the two upper fauna cards. Beginner: she then skips her next turn. "
        "Expert: the left card also brings her 8 soil, the right one 2 cards from the deck.",
        "south": "Gaia puts a leaf on one of the two lower fauna cards. Beginner: she then skips her next turn. "
        "Expert: the left card also brings her 4 sprouts, the right one 3 growth.",
    }


class Russian(English):
    """How a card is put into Russian words."""

    paying = "заплатите {0}"
    discarding = "сбросьте {0}"
    composting = "отправьте в компост {0}"
    may_compost = "можете отправить в компост {0}"
    gaining = "получите {0}"
    drawing = "возьмите {0}"
    also, then = " и ", ", затем "
    chosen = "только если это действие выбрали вы, "
    named: ClassVar[Words] = {
        "green": "Зелёная",
        "red": "Красная",
        "blue": "Синяя",
        "yellow": "Жёлтая",
        "black": "Чёрная",
        "brown": "Коричневая",
        "multicolor": "Разноцветная",
    }
    actions: ClassVar[Words] = {"red": "Удобрение", "blue": "Полив", "yellow": "Выращивание"}
    lines: ClassVar[Words] = {"row": "ряд", "column": "столбец"}
    colours: ClassVar[Words] = {
        "green": "зелён",
        "red": "красн",
        "blue": "син",
        "yellow": "жёлт",
        "black": "чёрн",
        "brown": "коричнев",
        "multicolor": "разноцветн",
    }
    types: ClassVar[Words] = {
        "tree": "дерево",
        "herb": "траву",
        "mushroom": "гриб",
        "bush": "куст",
        "terrain": "местность",
    }
    nouns: ClassVar[Forms] = {
        "tree": ("дерево", "дерева", "деревьев"),
        "herb": ("траву", "травы", "трав"),
        "mushroom": ("гриб", "гриба", "грибов"),
        "bush": ("куст", "куста", "кустов"),
        "terrain": ("местность", "местности", "местностей"),
        "flora": ("карту флоры", "карты флоры", "карт флоры"),
        "card": ("карту", "карты", "карт"),
    }
    plural: ClassVar[Words] = {
        "tree": "деревья",
        "herb": "травы",
        "mushroom": "грибы",
        "bush": "кусты",
        "card": "карты",
    }
    every: ClassVar[Words] = {"tree": "каждое", "mushroom": "каждый", "bush": "каждый"}
    habitats: ClassVar[Words] = {
        "sunny": "солнечной",
        "wet": "влажной",
        "rocky": "скалистой",
        "cold": "холодной",
    }
    tags: ClassVar[Words] = {"geography": "место", "colour": "цвет", "animal": "животное"}
    same: ClassVar[Words] = {
        "ability_color": "с общим цветом способностей",
        "card_type": "одного типа",
        "habitat": "с общей средой",
    }
    different: ClassVar[Words] = {
        "ability_color": "с разными цветами способностей",
        "card_type": "разных типов",
        "habitat": "с разными средами",
        "points": "с разным числом указанных на них очков",
        "sprouts": "с разным числом побегов",
        "growth": "с разным числом ростков",
    }

    def joined(self, parts: list[str]) -> str:
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} и {parts[-1]}"

    def cost(self, res: str, n: int) -> str:
        return {
            "soil": forms(n, "жетон почвы", "жетона почвы", "жетонов почвы"),
            "sprout": forms(n, "побег", "побега", "побегов"),
            "growth": forms(n, "росток", "ростка", "ростков"),
            "compost_hand": forms(n, "карту с руки", "карты с руки", "карт с руки"),
            "compost_pile": forms(n, "карту из компоста", "карты из компоста", "карт из компоста"),
        }[res]

    def gain(self, res: str, n: int) -> str:
        return {
            "soil": forms(n, "жетон почвы", "жетона почвы", "жетонов почвы"),
            "draw": forms(n, "карту", "карты", "карт"),
            "sprout": forms(n, "побег", "побега", "побегов"),
            "growth": forms(n, "росток", "ростка", "ростков"),
            "compost_hand": "1 карту с руки" if n == 1 else f"до {n} карт с руки",
            "compost_deck": f"{forms(n, 'карту', 'карты', 'карт')} из колоды",
        }[res]

    def place(self, piece: str, place: Data) -> str:
        if "total" in place:
            what = "побегов" if piece == "sprout" else "ростков"
            return f"разместите до {place['total']} {what} на флоре вокруг этой карты, но не на ней"
        what = "побегу" if piece == "sprout" else "ростку"
        kind = place["each_of_type"]
        where = "ряду" if place["scope"] == "row" else "столбце"
        return f"разместите по {what} на {self.each(kind)} {self.types[kind]} в этом {where}, считая эту карту"

    def each(self, kind: str) -> str:
        return self.every.get(kind, "каждую")

    def planted(self, wanted: Data, text: str) -> str:
        return f"за {self.each(wanted.get('type', 'card'))} {self.one(wanted)}, посаженную в этот ход, {text}"

    def noun(self, wanted: Data) -> tuple[str, ...]:
        if "type" in wanted:
            return self.nouns[wanted["type"]]
        pieces = any(key in wanted for key in ("flora", "min_sprouts", "min_growth", "full", "empty"))
        return self.nouns["flora" if pieces else "card"]

    def qualities(self, wanted: Data, which: str) -> str:
        """What is asked of the cards; `which` is the form of the relative pronoun."""
        parts = [self.quality(key, value) for key, value in wanted.items() if key not in ("flora", "type")]
        said = "".join(part if part.startswith(",") else f" {part}" for part in parts)
        return said.replace("которых", which)

    def one(self, wanted: Data) -> str:
        return self.noun(wanted)[0] + self.qualities(wanted, "которой")

    def cards(self, number: int, wanted: Data) -> str:
        one, few, many = self.noun(wanted)
        return forms(number, one, few, many) + self.qualities(wanted, "которых")

    def of_cards(self, wanted: Data) -> str:
        """The cards of a filter in the genitive plural."""
        return self.noun(wanted)[2] + self.qualities(wanted, "которых")

    def quality(self, key: str, value: Any) -> str:
        said: dict[str, Callable[[], str]] = {
            "habitat": lambda: f"{'со' if value in ('rocky',) else 'с'} {self.habitats[value]} средой",
            "ability_color": lambda: f"с {self.ability(value)} способностью",
            "min_cost": lambda: f"стоимостью {self.cost('soil', value)} или больше",
            "max_cost": lambda: f"стоимостью {self.cost('soil', value)} или меньше",
            "min_points": lambda: f", на которых указано {self.points(value)} или больше",
            "max_points": lambda: f", на которых указано {self.points(value)} или меньше",
            "points_parity": lambda: (
                ", на которых указано "
                + ("чётное число очков, в том числе 0" if value == "even" else "нечётное число очков")
            ),
            "min_habitats": lambda: f"с {value} средами или больше",
            "max_habitats": lambda: "с одной средой или без сред",
            "abilities": lambda: "с двумя способностями",
            "directional_aid": lambda: "со стрелками в способностях",
            "name_tag": lambda: f"с меткой «{self.tags[value]}»",
            "sprout_spaces": lambda: f"с {value} ячейками для побегов",
            "max_sprout_spaces": lambda: f"с {value} ячейками для побегов или меньше (в том числе без них)",
            "min_growth_max": lambda: f"вместимостью {self.cost('growth', value)} или больше",
            "max_growth_max": lambda: f"вместимостью {self.cost('growth', value)} или меньше (в том числе 0)",
            "min_canopy_points": lambda: (
                f", на которых для верхушки указано {self.points(value)} или больше (выросла она или нет, неважно)"
            ),
            "max_canopy_points": lambda: (
                f", на которых для верхушки указано {self.points(value)} или меньше"
                " либо ничего (выросла она или нет, неважно)"
            ),
            "min_sprouts": lambda: (
                f", на которых {self.cost('sprout', value)} или больше" if value > 1 else ", на которых есть побеги"
            ),
            "min_growth": lambda: (
                f", на которых {self.cost('growth', value)} или больше" if value > 1 else ", на которых есть ростки"
            ),
            "full": lambda: {
                "sprout": ", на которых заполнены все ячейки для побегов",
                "growth": "с выросшей верхушкой",
                "sprout_and_growth": ", на которых не осталось места для побегов и ростков",
            }[value],
            "empty": lambda: "без побегов и ростков",
        }
        return said[key]()

    def ability(self, colour: str) -> str:
        return self.colours[colour] + ("ей" if colour == "blue" else "ой")

    def points(self, number: int) -> str:
        return forms(number, "очко", "очка", "очков")

    def per(self, vp: int, number: int, wanted: Data, where: str = "", most: int | None = None) -> str:
        what = f"{self.each(wanted.get('type', 'card'))} {self.one(wanted)}"
        if number > 1:
            what = f"каждые {self.cards(number, wanted)}"
        return f"{self.points(vp)} за {what}{where}{self.at_most(most)}."

    def at_most(self, most: int | None) -> str:
        return "" if most is None else f", но не больше {forms(most, 'очка', 'очков', 'очков')}"

    where: ClassVar[Words] = {
        "row": " в этом ряду",
        "column": " в этом столбце",
        "orthogonal4": " слева, справа, сверху или снизу от этой карты",
        "diagonal4": " по диагонали от этой карты",
        "island_4x4": "",
    }
    board = " (остров и климат считаются)"
    resources: ClassVar[Forms] = {
        "soil": ("жетон почвы", "жетона почвы", "жетонов почвы"),
        "hand_card": ("карту в руке", "карты в руке", "карт в руке"),
        "compost_card": ("карту в компосте", "карты в компосте", "карт в компосте"),
        "event_played": ("сыгранное событие", "сыгранных события", "сыгранных событий"),
        "sprout_on_island": ("побег", "побега", "побегов"),
        "growth_on_island": ("росток", "ростка", "ростков"),
    }

    def resource(self, number: int, res: str) -> str:
        one, few, many = self.resources[res]
        return forms(number, one, few, many)

    def per_resource(self, vp: int, number: int, res: str, most: int | None) -> str:
        if number > 1:
            what = f"каждые {self.resource(number, res)}"
        else:
            what = f"{'каждую' if res.endswith('_card') else 'каждый'} {self.resources[res][0]}"
        return f"{self.points(vp)} за {what}{self.at_most(most)}."

    def best(self, vp: int, wanted: Data) -> str:
        whose = "у того игрока, у кого их больше всего, — у вас или у другого"
        return f"{self.points(vp)} за каждую {self.one(wanted)} {whose}{self.board}."

    def path(self, vp: int, wanted: Data) -> str:
        of = self.plural["card"] + self.qualities(wanted, "которых")
        return (
            f"{self.points(vp)} за каждую карту самого длинного пути через {of}, который проходит через эту карту "
            "и не идёт по диагонали."
        )

    def diagonal(self, vp: int, kind: str, most: int) -> str:
        return (
            f"{self.points(vp)} за каждую карту вашего самого длинного пути по диагонали через {self.plural[kind]}, "
            f"но не больше чем за {forms(most, 'карту', 'карты', 'карт')}."
        )

    def empty_neighbours(self, vp: int) -> str:
        return f"{self.points(vp)} за каждое пустое место{self.where['orthogonal4']}; за краем острова всегда пусто."

    def table(self, kind: str, values: list[int]) -> str:
        numbers = ", ".join(str(number) for number in range(1, len(values)))
        points = ", ".join(str(value) for value in values)
        return f"За {numbers}, {len(values)} и больше {self.nouns[kind][2]}: {points} очков."

    def line_goal(self, vp: int, line: str, attribute: str, mode: str) -> str:
        words = self.same[attribute] if mode == "same" else self.different[attribute]
        return f"{self.points(vp)} за каждый полный {self.lines[line]}, где все четыре карты {words}."

    set_of_five = "по одной с красной, синей и жёлтой способностью, местность и сыгранное событие"

    def mixed(self, vp: int) -> str:
        return f"{self.points(vp)} за каждый набор из пяти разных карт: {self.set_of_five}{self.board}."

    def goal(self, number: int, wanted: Data, board: bool) -> str:
        return f"Соберите {self.cards(number, wanted)}{self.board if board else ''}."

    def goal_resource(self, number: int, res: str) -> str:
        if res == "event_played":
            return f"Сыграйте {forms(number, 'событие', 'события', 'событий')}."
        return f"Соберите {self.resource(number, res)}."

    def goal_lines(self, number: int, line: str) -> str:
        if line == "main_diagonal":
            return "Заполните обе большие диагонали."
        lines = ("ряд", "ряда", "рядов") if line == "row" else ("столбец", "столбца", "столбцов")
        return f"Полностью заполните {forms(number, *lines)}."

    def goal_sets(self, number: int) -> str:
        sets = forms(number, "набор", "набора", "наборов")
        return f"Соберите {sets} из пяти разных карт: {self.set_of_five}{self.board}."

    def reduction(self, amount: int, wanted: Data) -> str:
        return f"Посадка {self.of_cards(wanted)} стоит вам на {self.cost('soil', amount)} меньше."

    def alternative(self, res: str) -> str:
        what = {"compost_hand": "картами с руки, отправляя их в компост", "sprout": "побегами", "growth": "ростками"}
        return f"Сажая эту карту, вместо почвы можно платить {what[res]}: целиком или частично, один к одному."

    def copy(self, colour: str) -> str:
        own = self.accusative(colour)
        return f"Используйте {own} или разноцветную способность другой карты поля, как будто она указана здесь."

    def accusative(self, colour: str) -> str:
        return self.colours[colour] + ("юю" if colour == "blue" else "ую")

    def forbid(self, colour: str) -> str:
        word = self.colours[colour] + ("ее" if colour == "blue" else "ое")
        return f"Вы не можете выбирать {word} действие «{self.actions[colour]}», но можете следовать ему."

    def replace(self, colour: str, draw: int) -> str:
        return (
            f"Вместо посадки можете отправить эту карту в компост, бесплатно положить на её место карту с руки "
            f"с {self.ability(colour)} или разноцветной способностью и взять {self.gain('draw', draw)}."
        )

    wild = "Считается деревом, травой, грибом и кустом."

    def look(self, look: int) -> str:
        return f"Посмотрите {look} верхние карты своего компоста и возьмите одну из них в руку."

    def on_event(self, gain: str) -> str:
        return f"за каждое сыгранное событие {gain}."

    def start(self, draw: int, compost: int, soil: int) -> str:
        rest = f"; {self.cost('compost_hand', compost)} отправьте в компост" if compost else ""
        return f"В начале возьмите {self.gain('draw', draw)} и {self.cost('soil', soil)}{rest}."

    gaia: ClassVar[Words] = {
        "blue": "Вы следуете поливу. Гея получает 7 побегов и ещё по одному за каждую вашу карту с синей или "
        "разноцветной способностью.",
        "yellow": "Вы следуете выращиванию. Гея получает 7 ростков и ещё по одному за каждую карту, взятую вами в этот "
        "ход.",
        "red": "Вы следуете удобрению. Гея отправляет в компост 8 карт из колоды и получает столько почвы, сколько "
        "получили вы в этот ход.",
        "green": "Вы следуете посадке. Гея берёт 3 карты из колоды.",
        "north": "Гея кладёт лист на одну из двух верхних карт фауны. Начальный уровень: затем она пропускает свой "
        "следующий ход. Экспертный: за левую карту она получает ещё 8 жетонов почвы, за правую — 2 карты из колоды.",
        "south": "Гея кладёт лист на одну из двух нижних карт фауны. Начальный уровень: затем она пропускает свой "
        "следующий ход. Экспертный: за левую карту она получает ещё 4 побега, за правую — 3 ростка.",
    }


def clauses(items: list[Data], verbs: Words, said: Callable[[str, int], str], say: English) -> str:
    """Things one after the other in the printed order, each with its verb; what may be left out stands by itself."""
    text = before = ""
    for verb, group in groupby(items, key=lambda item: verbs.get(item["res"], verbs[""])):
        if text:
            text += say.then if say.may_compost in (verb, before) else say.also
        text += verb.format(say.joined([said(item["res"], item["n"]) for item in group]))
        before = verb
    return text


def gained(gain: list[Data], say: English) -> str:
    """What a line gives."""
    verbs = {"": say.gaining, "draw": say.drawing, "compost_hand": say.may_compost, "compost_deck": say.composting}
    return clauses(gain, verbs, say.gain, say)


def paid(pay: list[Data], say: English) -> str:
    """What a line costs."""
    verbs = {"": say.paying, "compost_hand": say.composting, "compost_pile": say.discarding}
    return clauses(pay, verbs, say.cost, say)


def line_text(ability: Data, say: English) -> str:
    """One printed ability with its colour as a sentence."""
    text = ability_text(ability, say)
    return f"{say.named[ability['color']]}: {text}."


def ability_text(ability: Data, say: English) -> str:
    effect = ability["effect"]
    if effect == "resources":
        gain = ability["gain"]
        text = say.place(gain[0]["res"], ability["place"]) if "place" in ability else gained(gain, say)
        if "pay" in ability:
            text = f"{paid(ability['pay'], say)}: {text}"
        if "per_planted_this_turn" in ability:
            text = say.planted(ability["per_planted_this_turn"], text)
        return f"{say.chosen}{text}" if "only_if_you_chose" in ability else text
    made: dict[str, Callable[[], str]] = {
        "score_end": lambda: score_text(ability["score"], say),
        "cost_reduction": lambda: say.reduction(ability["amount"], ability["filter"]),
        "alternative_payment": lambda: say.alternative(ability["resource"]),
        "copy_ability": lambda: say.copy(ability["of_color"]),
        "forbid_action": lambda: say.forbid(ability["action_color"]),
        "replace_this": lambda: say.replace(ability["with_color"], ability["draw"]),
        "wild_flora_type": lambda: say.wild,
        "take_from_compost": lambda: say.look(ability["look"]),
        "on_event_played": lambda: say.on_event(gained(ability["gain"], say)),
    }
    text = made[effect]().removesuffix(".")
    return text[0].lower() + text[1:]


def score_text(rule: Data, say: English) -> str:
    """What a terrain or an ecosystem pays."""
    kind, vp, most = rule["rule"], rule.get("vp", 0), rule.get("max_vp")
    number = rule.get("set", 1)
    board = say.board if "island" in rule.get("includes", []) else ""
    if kind in ("per_card", "sets_of_cards"):
        return say.per(vp, number, rule["filter"], say.where[rule.get("scope", "island_4x4")] + board, most)
    if kind in ("per_card_by_cost", "per_card_by_points"):
        wanted = {key: value for key, value in rule.items() if key.startswith(("min_", "max_"))}
        return say.per(vp, 1, wanted, board)
    if kind == "per_flora_with_at_least":
        key = "min_sprouts" if rule["piece"] == "sprout" else "min_growth"
        return say.per(vp, 1, {key: rule["min"]})
    if kind == "per_resource":
        return say.per_resource(vp, number, rule["resource"], most)
    made: dict[str, Callable[[], str]] = {
        "best_player": lambda: say.best(vp, rule["filter"]),
        "path": lambda: say.path(vp, rule["filter"]),
        "diagonal_path": lambda: say.diagonal(vp, rule["type"], rule["max_cards"]),
        "per_empty_neighbour": lambda: say.empty_neighbours(vp),
        "table_by_type_count": lambda: say.table(rule["type"], rule["table_1_to_7plus"]),
        "lines": lambda: say.line_goal(vp, rule["line"], rule["attribute"], rule["mode"]),
        "mixed_sets": lambda: say.mixed(vp),
    }
    return made[kind]()


def goal_text(goal: Data, say: English) -> str:
    """What a fauna card asks for."""
    if goal["rule"] == "count_cards":
        return say.goal(goal["need"], goal["filter"], "island" in goal.get("includes", []))
    if goal["rule"] == "resource":
        return say.goal_resource(goal["need"], goal["resource"])
    if goal["rule"] == "full_lines":
        return say.goal_lines(goal["need"], goal["line"])
    return say.goal_sets(goal["need"])


def card_text(kind: str, row: Data, say: English) -> str:
    """The whole text of a card."""
    if kind == "ecosystems":
        return score_text(row["score"], say)
    if kind == "fauna":
        return goal_text(row["goal"], say)
    if kind == "gaia":
        gyre = "north" if row["slug"].startswith("north") else "south"
        return say.gaia[gyre if row["color"] == "brown" else row["color"]]
    texts = [line_text(ability, say) for ability in row["abilities"]]
    if kind == "islands":
        start = row["start"]
        texts.insert(0, say.start(start["draw"], start["compost_from_hand"], start["soil"]))
    return " ".join(texts)


def names(locale: str) -> dict[tuple[str, str], str]:
    """The name of every card by kind and slug."""
    if locale == "en":
        return {(kind, row["slug"]): row["name"] for kind, rows in ROWS.items() for row in rows}
    russian = json.loads(files("tilth.games.earth").joinpath("data", "names_ru.json").read_text("utf-8"))
    found: dict[tuple[str, str], str] = {}
    for kind, rows in ROWS.items():
        for row in rows:
            key = f"{row['card']}-{row['side']}" if "side" in row else str(row["id"])
            found[kind, row["slug"]] = russian[kind][key]
    return found


def message_file(locale: str) -> str:
    """Names and texts of all cards as Fluent messages."""
    say = English() if locale == "en" else Russian()
    named = names(locale)
    lines = ["# Made from the card data by `python -m tilth.games.earth.view.texts`; change the data or that module."]
    for kind, rows in ROWS.items():
        lines += ["", f"## {kind}", ""]
        for row in rows:
            lines.append(f"earth-{KINDS[kind]}-{row['slug']} = {named[kind, row['slug']]}")
            lines.append(f"earth-text-{KINDS[kind]}-{row['slug']} = {card_text(kind, row, say)}")
            if len(row.get("abilities", [])) + ("start" in row) > 1:
                for ability in row["abilities"]:
                    if ability["color"] in ACTIVATED:
                        name = f"{KINDS[kind]}-{row['slug']}-{ability['color']}"
                        lines.append(f"earth-line-{name} = {line_text(ability, say)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = Path(__file__).parent.parent / "words"
    for locale in ("en", "ru"):
        (folder / f"cards.{locale}.ftl").write_text(message_file(locale), encoding="utf-8")


if __name__ == "__main__":
    main()
