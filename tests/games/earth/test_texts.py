"""Card texts are made from the data and the files hold what is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tilth.games.earth import GAME
from tilth.games.earth.rules.data import ROWS
from tilth.games.earth.view.texts import English, Russian, line_text, message_file
from tilth.words import Words
from tilth.words.sources import game_folder, source

CLIENT = Path(__file__).parents[3] / "client/src/boards/earth/words"


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_the_files_are_up_to_date(locale: str) -> None:
    assert source(game_folder(GAME), f"cards.{locale}.ftl") == message_file(locale)


@pytest.mark.parametrize(
    ("thing", "english", "russian"),
    [
        (
            "card-hairawn-muhly",
            "Multicolour: pay 1 soil: gain 2 sprouts.",
            "Разноцветная: заплатите 1 жетон почвы: получите 2 побега.",
        ),
        (
            "card-prairie",
            "Green: draw 1 card. Brown: 3 points for every herb in this row.",
            "Зелёная: возьмите 1 карту. Коричневая: 3 очка за каждую траву в этом ряду.",
        ),
        ("fauna-european-mole", "Have 20 soil.", "Соберите 20 жетонов почвы."),
        (
            "ecosystem-the-great-plains",
            "2 points for every soil, at most 24 points.",
            "2 очка за каждый жетон почвы, но не больше 24 очков.",
        ),
        (
            "island-kauai",
            "Start: draw 12 cards, put 5 of them into your compost, take 6 soil. "
            "Green: for each terrain you planted this turn, draw 1 card.",
            "В начале возьмите 12 карт и 6 жетонов почвы; 5 карт с руки отправьте в компост. "
            "Зелёная: за каждую местность, посаженную в этот ход, возьмите 1 карту.",
        ),
    ],
)
def test_some_texts(thing: str, english: str, russian: str) -> None:
    assert both(thing) == (english, russian)


def both(thing: str) -> tuple[str, str]:
    return Words("en", GAME, strict=True).say(f"text-{thing}"), Words("ru", GAME, strict=True).say(f"text-{thing}")


@pytest.mark.parametrize(
    ("thing", "english", "russian"),
    [
        ("climate-mediterranean-cold-summer", "you may put 1 hand card into your compost, then gain 1 growth", "затем"),
        ("card-cookeina", "you may put 1 hand card into your compost, then gain 2 soil", "затем получите 2 жетона"),
        (
            "card-blackthorn",
            "gain 2 soil, then you may put 1 hand card",
            "почвы, затем можете отправить",
        ),
    ],
)
def test_what_is_gained_stands_in_the_printed_order(thing: str, english: str, russian: str) -> None:
    said = both(thing)
    assert english in said[0]
    assert russian in said[1]


@pytest.mark.parametrize("row", [*ROWS["cards"], *ROWS["islands"], *ROWS["climates"]], ids=lambda row: row["slug"])
def test_cards_are_drawn_composting_from_the_hand_is_allowed_and_compost_is_discarded(row: dict[str, Any]) -> None:
    for ability in row["abilities"]:
        english, russian = line_text(ability, English()), line_text(ability, Russian())
        gains, pays = {item["res"] for item in ability.get("gain", [])}, {i["res"] for i in ability.get("pay", [])}
        if "draw" in gains:
            assert "draw " in english
            assert "возьмите " in russian
        if "compost_hand" in gains:
            assert "you may put " in english
            assert "можете отправить в компост " in russian
        if "compost_pile" in pays:
            assert "discard " in english
            assert "сбросьте " in russian


@pytest.mark.parametrize(
    ("thing", "english", "russian"),
    [
        ("fauna-grey-wolf", "with 4 printed points or more", ", на которых указано 4 очка или больше"),
        ("card-impoverished-land", "with 3 printed points or fewer", ", на которой указано 3 очка или меньше"),
        ("ecosystem-irati", "different printed values in points", "с разным числом указанных на них очков"),
        ("ecosystem-black-forest", "5, 6, 7 or more trees: 0, 4", "5, 6, 7 и больше деревьев: 0, 4"),
        ("ecosystem-tangkoko-nature-reserve", "a printed canopy value of 5 or more", "для верхушки указано 5 очков"),
        ("ecosystem-bhutan-rain-forest", "with a capacity of 4 growth or more", "вместимостью 4 ростка или больше"),
        ("fauna-arctic-tern", "whose name contains a place", "с меткой «место»"),
        ("fauna-barn-owl", "whose name contains an animal", "с меткой «животное»"),
        ("fauna-talamanca-hummingbird", "whose name contains a colour", "с меткой «цвет»"),
        ("card-plain", "the longest path through this card over cards with the sunny", "самого длинного пути"),
        ("card-stream", "the longest path through this card over cards with the wet", "самого длинного пути"),
        ("card-glacier", "the longest path through this card over cards with the cold", "самого длинного пути"),
        ("card-mountain-ridge", "the longest path through this card over cards with the rocky", "самого длинного пути"),
        ("ecosystem-everglades", "your longest path of diagonal steps over mushrooms", "самого длинного пути"),
        ("ecosystem-borneo-lowland-rain-forest", "6 cards in hand", "6 карт в руке"),
    ],
)
def test_a_text_says_what_is_counted(thing: str, english: str, russian: str) -> None:
    said = both(thing)
    assert english in said[0]
    assert russian in said[1]


def test_one_thing_has_one_word() -> None:
    """Points are never a price, a hand is «в руке», and the habitat of rocks is «скалистая» everywhere."""
    for folder in (game_folder(GAME), CLIENT):
        for name in ("ru.ftl", "cards.ru.ftl", "rules.ru.md"):
            path = folder / name
            if not path.is_file():
                continue
            text = path.read_text("utf-8").lower()
            for wrong in ("ценой от", "ценой до", "на руке", "каменист", "балл", "крон", " по за "):
                assert wrong not in text, (name, wrong)
