"""Card texts are made from the data and the files hold what is made."""

from __future__ import annotations

import pytest

from tilth.games.earth import GAME
from tilth.games.earth.texts import message_file
from tilth.words import Words
from tilth.words.shelf import game_folder, source


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
            "Green: gain 1 card. Brown: 3 points for every herb in this row.",
            "Зелёная: получите 1 карту. Коричневая: 3 очка за каждую траву в этом ряду.",
        ),
        ("fauna-european-mole", "Have 20 soil.", "Соберите 20 жетонов почвы."),
        (
            "ecosystem-the-great-plains",
            "2 points for every soil, at most 24.",
            "2 очка за каждый жетон почвы, не больше 24.",
        ),
        (
            "island-kauai",
            "Start: draw 12 cards, put 5 of them into your compost, take 6 soil. "
            "Green: for each terrain you planted this turn, gain 1 card.",
            "В начале возьмите 12 карт и 6 жетонов почвы; 5 карт с руки отправьте в компост. "
            "Зелёная: за каждую местность, посаженную в этот ход, получите 1 карту.",
        ),
    ],
)
def test_some_texts(thing: str, english: str, russian: str) -> None:
    assert Words("en", GAME, strict=True).say(f"text-{thing}") == english
    assert Words("ru", GAME, strict=True).say(f"text-{thing}") == russian
