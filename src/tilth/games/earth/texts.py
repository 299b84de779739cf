"""Card texts in our own words, made from the data; `python -m tilth.games.earth.texts` writes `words/cards.*.ftl`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

from tilth.games.earth.data import ROWS

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
    composting = "put {0} into your compost"
    gaining = "gain {0}"
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
    attributes: ClassVar[Forms] = {
        "ability_color": ("ability colour",),
        "card_type": ("type",),
        "habitat": ("habitat",),
        "points": ("points",),
        "sprouts": ("number of sprouts",),
        "growth": ("amount of growth",),
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
            "compost_pile": f"{self.some(n, 'card', 'cards')} of your compost",
        }[res]

    def gain(self, res: str, n: int) -> str:
        return {
            "soil": f"{n} soil",
            "draw": self.some(n, "card", "cards"),
            "sprout": self.some(n, "sprout", "sprouts"),
            "growth": f"{n} growth",
            "compost_hand": f"up to {self.some(n, 'hand card', 'hand cards')}",
            "compost_deck": f"{self.some(n, 'card', 'cards')} of the deck",
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
            "min_cost": lambda: f"costing {value} soil or more",
            "max_cost": lambda: f"costing {value} soil or less",
            "min_points": lambda: f"worth {value} points or more",
            "max_points": lambda: f"worth {value} points or less",
            "points_parity": lambda: f"worth an {value} number of points",
            "min_habitats": lambda: f"with {value} habitats or more",
            "max_habitats": lambda: f"with {self.some(value, 'habitat', 'habitats')} or none",
            "abilities": lambda: "with two abilities",
            "directional_aid": lambda: "with arrows",
            "name_tag": lambda: f"named after {self.tags[value]}",
            "sprout_spaces": lambda: f"with {value} sprout spaces",
            "max_sprout_spaces": lambda: f"with {value} sprout spaces or fewer",
            "min_growth_max": lambda: f"with room for {value} growth or more",
            "max_growth_max": lambda: f"with room for {value} growth or less",
            "min_canopy_points": lambda: f"with a canopy worth {value} or more",
            "max_canopy_points": lambda: f"with a canopy worth {value} or less",
            "min_sprouts": lambda: f"holding {value} or more sprouts",
            "min_growth": lambda: f"holding {value} or more growth",
            "full": lambda: {
                "sprout": "full of sprouts",
                "growth": "with a canopy",
                "sprout_and_growth": "full of sprouts and growth",
            }[value],
            "empty": lambda: "without sprouts and growth",
        }
        return said[key]()

    def points(self, number: int) -> str:
        return self.some(number, "point", "points")

    def per(self, vp: int, number: int, wanted: Data, where: str = "", most: int | None = None) -> str:
        what = self.one(wanted) if number == 1 else self.cards(number, wanted)
        return f"{self.points(vp)} for every {what}{where}{self.at_most(most)}."

    def at_most(self, most: int | None) -> str:
        return "" if most is None else f", at most {most}"

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
        "hand_card": ("hand card", "hand cards"),
        "compost_card": ("compost card", "compost cards"),
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
        return f"{self.points(vp)} for every {self.one(wanted)} of the one player who has most of them{self.board}."

    def path(self, vp: int, wanted: Data) -> str:
        of = self.cards(2, wanted)[2:]
        return f"{self.points(vp)} for every card on one path without diagonal steps over {of}, through this card."

    def diagonal(self, vp: int, kind: str, most: int) -> str:
        of = self.many[kind]
        return (
            f"{self.points(vp)} for every {self.types[kind]} on one path of diagonal steps over {of}, at most {most}."
        )

    def empty_neighbours(self, vp: int) -> str:
        return f"{self.points(vp)} for every empty space beside, above or below this card, also beyond the edge."

    def table(self, kind: str, values: list[int]) -> str:
        shown = "/".join(str(value) for value in values)
        return f"By the number of {self.many[kind]} from 1 to 7: {shown} points."

    def line_goal(self, vp: int, line: str, attribute: str, mode: str) -> str:
        text = ("with the same " if mode == "same" else "all different in ") + self.attributes[attribute][0]
        return f"{self.points(vp)} for every full {self.lines[line]} of four cards {text}."

    def mixed(self, vp: int) -> str:
        return (
            f"{self.points(vp)} for every set of five different cards: red, blue and yellow ability, "
            f"terrain, played event{self.board}."
        )

    def goal(self, number: int, wanted: Data, board: bool) -> str:
        return f"Have {self.cards(number, wanted)}{self.board if board else ''}."

    def goal_resource(self, number: int, res: str) -> str:
        return f"Have {self.resource(number, res)}."

    def goal_lines(self, number: int, line: str) -> str:
        if line == "main_diagonal":
            return "Have both long diagonals full."
        return f"Have {number} full {self.lines[line]}s."

    def goal_sets(self, number: int) -> str:
        return (
            f"Have {number} sets of five different cards: red, blue and yellow ability, terrain, "
            f"played event{self.board}."
        )

    def reduction(self, amount: int, wanted: Data) -> str:
        return f"{self.cards(2, wanted)[2:].capitalize()} cost you {amount} soil less."

    def alternative(self, res: str) -> str:
        what = {"compost_hand": "hand cards put into your compost", "sprout": "sprouts", "growth": "growth"}[res]
        return f"When you plant this card, {what} may pay instead of soil, one for one."

    def copy(self, colour: str) -> str:
        own = self.colours[colour]
        return f"Use a {own} or multicolour ability of another card of your field as if it were printed here."

    def forbid(self, colour: str) -> str:
        return f"You may not choose the {self.colours[colour]} action; you may follow it."

    def replace(self, colour: str, draw: int) -> str:
        return (
            f"Instead of planting: put this card into your compost and a {self.colours[colour]} or multicolour "
            f"hand card in its place for free, then draw {draw} cards."
        )

    wild = "Counts as a tree, a herb, a mushroom and a bush."

    def look(self, look: int) -> str:
        return f"Look at the top {look} cards of your compost and take one of them."

    def on_event(self, gain: str) -> str:
        return f"each time you play an event, {gain}."

    def start(self, draw: int, compost: int, soil: int) -> str:
        rest = f", put {compost} of them into your compost" if compost else ""
        return f"Start: draw {self.some(draw, 'card', 'cards')}{rest}, take {soil} soil."

    gaia: ClassVar[Words] = {
        "blue": "You follow the water action. Gaia gets 7 sprouts and 1 for each of your blue or multicolour cards.",
        "yellow": "You follow the grow action. Gaia gets 7 growth and 1 for each card you drew this turn.",
        "red": "You follow the compost action. Gaia composts 8 cards and gets as much soil as you got this turn.",
        "green": "You follow the plant action. Gaia takes 3 cards of the deck.",
        "north": "Gaia puts a leaf on one of the two upper fauna cards.",
        "south": "Gaia puts a leaf on one of the two lower fauna cards.",
    }


class Russian(English):
    """How a card is put into Russian words."""

    paying = "заплатите {0}"
    composting = "отправьте в компост {0}"
    gaining = "получите {0}"
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
    plural: ClassVar[Words] = {"tree": "деревья", "herb": "травы", "mushroom": "грибы", "bush": "кусты"}
    every: ClassVar[Words] = {"tree": "каждое", "mushroom": "каждый", "bush": "каждый"}
    habitats: ClassVar[Words] = {
        "sunny": "солнечной",
        "wet": "влажной",
        "rocky": "скалистой",
        "cold": "холодной",
    }
    tags: ClassVar[Words] = {"geography": "в честь места", "colour": "по цвету", "animal": "в честь животного"}
    attributes: ClassVar[Forms] = {
        "ability_color": ("одним цветом способностей", "разными цветами способностей"),
        "card_type": ("одним типом", "разными типами"),
        "habitat": ("одной средой", "разными средами"),
        "points": ("одинаковыми очками", "разными очками"),
        "sprouts": ("равным числом побегов", "разным числом побегов"),
        "growth": ("равным числом ростков", "разным числом ростков"),
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
            "compost_hand": f"до {forms(n, 'карты', 'карт', 'карт')} с руки",
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

    def qualities(self, wanted: Data) -> str:
        parts = [self.quality(key, value) for key, value in wanted.items() if key not in ("flora", "type")]
        return "".join(f" {part}" for part in parts)

    def one(self, wanted: Data) -> str:
        return self.noun(wanted)[0] + self.qualities(wanted)

    def cards(self, number: int, wanted: Data) -> str:
        one, few, many = self.noun(wanted)
        return forms(number, one, few, many) + self.qualities(wanted)

    def of_cards(self, wanted: Data) -> str:
        """The cards of a filter in the genitive plural."""
        return self.noun(wanted)[2] + self.qualities(wanted)

    def quality(self, key: str, value: Any) -> str:
        said: dict[str, Callable[[], str]] = {
            "habitat": lambda: f"{'со' if value in ('rocky',) else 'с'} {self.habitats[value]} средой",
            "ability_color": lambda: f"с {self.ability(value)} способностью",
            "min_cost": lambda: f"стоимостью от {value}",
            "max_cost": lambda: f"стоимостью до {value}",
            "min_points": lambda: f"ценой от {value} очков",
            "max_points": lambda: f"ценой до {value} очков",
            "points_parity": lambda: f"с {'чётным' if value == 'even' else 'нечётным'} числом очков",
            "min_habitats": lambda: f"с {value} и более средами",
            "max_habitats": lambda: "с одной средой или без сред",
            "abilities": lambda: "с двумя способностями",
            "directional_aid": lambda: "со стрелками",
            "name_tag": lambda: f"с названием {self.tags[value]}",
            "sprout_spaces": lambda: f"с {value} ячейками для побегов",
            "max_sprout_spaces": lambda: f"не более чем с {value} ячейками для побегов",
            "min_growth_max": lambda: f"с местом для {value} и более ростков",
            "max_growth_max": lambda: f"с местом не более чем для {value} ростков",
            "min_canopy_points": lambda: f"с верхушкой от {value} очков",
            "max_canopy_points": lambda: f"с верхушкой до {value} очков",
            "min_sprouts": lambda: f"с {value} и более побегами" if value > 1 else "с побегами",
            "min_growth": lambda: f"с {value} и более ростками" if value > 1 else "с ростками",
            "full": lambda: {
                "sprout": "с заполненными ячейками побегов",
                "growth": "с верхушкой",
                "sprout_and_growth": "с полным набором побегов и ростков",
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
        return "" if most is None else f", не больше {most}"

    where: ClassVar[Words] = {
        "row": " в этом ряду",
        "column": " в этом столбце",
        "orthogonal4": " рядом по вертикали или горизонтали",
        "diagonal4": " рядом по диагонали",
        "island_4x4": "",
    }
    board = " (остров и климат считаются)"
    resources: ClassVar[Forms] = {
        "soil": ("жетон почвы", "жетона почвы", "жетонов почвы"),
        "hand_card": ("карту на руке", "карты на руке", "карт на руке"),
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
            what = f"{'каждый' if res in ('soil', 'sprout_on_island') else 'каждую'} {self.resources[res][0]}"
        return f"{self.points(vp)} за {what}{self.at_most(most)}."

    def best(self, vp: int, wanted: Data) -> str:
        return f"{self.points(vp)} за каждую {self.one(wanted)} у того игрока, у кого их больше всего{self.board}."

    def path(self, vp: int, wanted: Data) -> str:
        return (
            f"{self.points(vp)} за каждую карту одного пути без диагоналей из {self.of_cards(wanted)} через эту карту."
        )

    def diagonal(self, vp: int, kind: str, most: int) -> str:
        of = self.nouns[kind][2]
        return f"{self.points(vp)} за каждую карту одного пути по диагоналям из {of}, не больше {most} карт."

    def empty_neighbours(self, vp: int) -> str:
        return (
            f"{self.points(vp)} за каждую пустую ячейку рядом по вертикали или горизонтали, в том числе за краем поля."
        )

    def table(self, kind: str, values: list[int]) -> str:
        shown = "/".join(str(value) for value in values)
        return f"За {self.plural[kind]}, если их от 1 до 7: {shown} очков."

    def line_goal(self, vp: int, line: str, attribute: str, mode: str) -> str:
        words = self.attributes[attribute][0 if mode == "same" else 1]
        return f"{self.points(vp)} за каждый полный {self.lines[line]} из четырёх карт с {words}."

    def mixed(self, vp: int) -> str:
        return (
            f"{self.points(vp)} за каждый набор из пяти разных карт: красная, синяя и жёлтая способность, местность, "
            f"сыгранное событие{self.board}."
        )

    def goal(self, number: int, wanted: Data, board: bool) -> str:
        return f"Соберите {self.cards(number, wanted)}{self.board if board else ''}."

    def goal_resource(self, number: int, res: str) -> str:
        return f"Соберите {self.resource(number, res)}."

    def goal_lines(self, number: int, line: str) -> str:
        if line == "main_diagonal":
            return "Заполните обе большие диагонали."
        lines = ("полный ряд", "полных ряда", "полных рядов")
        if line == "column":
            lines = ("полный столбец", "полных столбца", "полных столбцов")
        return f"Соберите {forms(number, *lines)}."

    def goal_sets(self, number: int) -> str:
        sets = forms(number, "набор", "набора", "наборов")
        return (
            f"Соберите {sets} из пяти разных карт: красная, синяя и жёлтая способность, местность, "
            f"сыгранное событие{self.board}."
        )

    def reduction(self, amount: int, wanted: Data) -> str:
        return f"Посадка {self.of_cards(wanted)} стоит вам на {amount} меньше."

    def alternative(self, res: str) -> str:
        what = {"compost_hand": "картами с руки, отправленными в компост", "sprout": "побегами", "growth": "ростками"}
        return f"Посадку этой карты можно целиком или частично оплатить {what[res]}, один к одному."

    def copy(self, colour: str) -> str:
        own = self.accusative(colour)
        return f"Используйте {own} или разноцветную способность другой карты поля, как будто она здесь."

    def accusative(self, colour: str) -> str:
        return self.colours[colour] + ("юю" if colour == "blue" else "ую")

    def forbid(self, colour: str) -> str:
        word = self.colours[colour] + ("ее" if colour == "blue" else "ое")
        return f"Вы не можете выбирать {word} действие, но можете следовать ему."

    def replace(self, colour: str, draw: int) -> str:
        return (
            f"Вместо посадки: отправьте эту карту в компост, на её место бесплатно положите карту с руки "
            f"с {self.ability(colour)} или разноцветной способностью и возьмите {self.gain('draw', draw)}."
        )

    wild = "Считается деревом, травой, грибом и кустом."

    def look(self, look: int) -> str:
        return f"Посмотрите {look} верхние карты своего компоста и возьмите одну из них."

    def on_event(self, gain: str) -> str:
        return f"за каждое сыгранное событие {gain}."

    def start(self, draw: int, compost: int, soil: int) -> str:
        rest = f"; {self.cost('compost_hand', compost)} отправьте в компост" if compost else ""
        return f"В начале возьмите {self.gain('draw', draw)} и {self.cost('soil', soil)}{rest}."

    gaia: ClassVar[Words] = {
        "blue": "Вы следуете поливу. Гея получает 7 побегов и ещё по 1 за каждую вашу синюю или разноцветную карту.",
        "yellow": "Вы следуете выращиванию. Гея получает 7 ростков и ещё по 1 за каждую карту, взятую вами в этот ход.",
        "red": "Вы следуете удобрению. Гея кладёт в компост 8 карт и получает столько же почвы, сколько вы в этот ход.",
        "green": "Вы следуете посадке. Гея берёт 3 карты из колоды.",
        "north": "Гея кладёт лист на одну из двух верхних карт фауны.",
        "south": "Гея кладёт лист на одну из двух нижних карт фауны.",
    }


def gained(gain: list[Data], say: English) -> str:
    """What a line gives: things gained, and cards put into the compost."""
    got = [say.gain(item["res"], item["n"]) for item in gain if not item["res"].startswith("compost")]
    put = [say.gain(item["res"], item["n"]) for item in gain if item["res"].startswith("compost")]
    clauses = [say.gaining.format(say.joined(got))] if got else []
    return say.joined(clauses + ([say.composting.format(say.joined(put))] if put else []))


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
            costs = say.joined([say.cost(item["res"], item["n"]) for item in ability["pay"]])
            verb = say.composting if ability["pay"][0]["res"] == "compost_hand" else say.paying
            text = f"{verb.format(costs)}: {text}"
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
    russian = json.loads(files("tilth.games.earth").joinpath("names_ru.json").read_text("utf-8"))
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
    lines = ["# Made from the card data by `python -m tilth.games.earth.texts`; change the data or that module."]
    for kind, rows in ROWS.items():
        lines += ["", f"## {kind}", ""]
        for row in rows:
            lines.append(f"earth-{KINDS[kind]}-{row['slug']} = {named[kind, row['slug']]}")
            lines.append(f"earth-text-{KINDS[kind]}-{row['slug']} = {card_text(kind, row, say)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = Path(__file__).parent / "words"
    for locale in ("en", "ru"):
        (folder / f"cards.{locale}.ftl").write_text(message_file(locale), encoding="utf-8")


if __name__ == "__main__":
    main()
