"""Names and chat: nothing invisible, and nobody under a name that looks like somebody else's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.browser import Browser, House
from tests.server.stored import earlier_database, open_store
from tilth.core import Refusal
from tilth.storage import schema
from tilth.table.names import check_letters, clean_name, clean_text, skeleton
from tilth.words import LOCALES, Words


@pytest.fixture
def anna(house: House) -> Browser:
    """An account."""
    browser = house.guest("Guest")
    assert register(browser, "Anna Kotova").status_code == 200
    return browser


def register(browser: Browser, name: str, password: str = "longenough") -> Any:
    return browser.post("/api/register", {"name": name, "password": password})


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("An\u200bna", "Anna"),  # zero width space
        ("\u202eannA", "annA"),  # written from right to left
        ("An\u00adna\ufeff", "Anna"),  # soft hyphen, byte order mark
        ("\u3164Anna\u2800", "Anna"),  # letters that look like nothing
        ("Anna\U000e0041", "Anna"),  # tags
        ("An\tna\nB", "An na B"),
        ("\uff21nna", "Anna"),  # a wide letter
        ("Jose\u0301", "José"),
        ("Z\u0300\u0301\u0302\u0303\u0304a", "Z\u0300\u0301a"),  # accents that reach into other lines
        ("Ёлка 3 – ёж", "Ёлка 3 – ёж"),
    ],
)
def test_names_have_nothing_invisible_in_them(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", " ", "\u200b\u2060", "\u3164", "a" * 41])
def test_a_name_that_shows_nothing_is_no_name(typed: str) -> None:
    with pytest.raises(Refusal, match="player-name-length"):
        clean_name(typed)


@pytest.mark.parametrize("typed", ["guest:7", "seat:0", "Ann: hello"])
def test_no_name_reads_like_a_thing_of_the_table(typed: str) -> None:
    with pytest.raises(Refusal, match="player-name-colon"):
        clean_name(typed)


def test_who_gives_no_name_is_called_by_a_number_in_every_readers_language(house: House) -> None:
    nobody = house.stranger()
    name = nobody.post("/api/guest", {}).json()["player"]["name"]
    assert re.fullmatch(r"guest:\d{3}", name)
    table = nobody.table("me", "open")
    assert nobody.get(f"/api/tables/{table}").json()["seats"][0]["name"] == name


def test_a_guest_is_called_otherwise_and_the_tables_follow(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", {"kind": "me", "name": "Kid"}, "open")
    with ben.at(table) as socket:
        assert ann.post("/api/name", {"name": " Anna  Lee "}).json()["player"]["name"] == "Anna Lee"
        seats = socket.until("state")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna Lee", "Kid", ""]
    assert ann.get("/api/me").json()["player"]["name"] == "Anna Lee"


def test_only_guests_change_their_name_and_never_to_that_of_an_account(house: House, anna: Browser) -> None:
    eve = house.guest("Eve")
    assert eve.post("/api/name", {"name": "Аnna Kotova"}).json()["code"] == "name_taken"
    assert eve.post("/api/name", {"name": " "}).json()["message_id"] == "refusal-player-name-length"
    assert anna.post("/api/name", {"name": "Anna"}).json()["message_id"] == "refusal-player-name-of-account"
    assert house.stranger().post("/api/name", {"name": "Eve"}).status_code == 401


def test_chat_keeps_what_can_be_seen_and_nothing_else() -> None:
    assert clean_text("дождь \u202e\u200b½ ☔\n at last ") == "дождь ½ ☔ at last"


def test_a_line_of_nothing_is_shown_as_dots(house: House) -> None:
    ann = house.guest("Ann")
    with ann.at(ann.table("me", "me")) as socket:
        socket.send(type="chat", text="\u200b\u202e")
        assert socket.until("chat")["text"] == "…"


ALIKE = ["Anna Kotova", "ANNA KOTOVA", "Аnnа Kоtоvа", "АNNА КОТОVА", "AnnaKotova", "Ánna Kotová", "Αnna K0tova"]


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_plays_as_a_guest_under_the_name_of_an_account_or_one_like_it(
    house: House, anna: Browser, name: str
) -> None:
    answer = house.stranger().post("/api/guest", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")


def test_nobody_makes_an_account_whose_name_looks_like_another(house: House, anna: Browser) -> None:
    assert register(house.stranger(), "anna kotova").json()["message_id"] == "refusal-player-name-taken"
    answer = register(house.stranger(), "Anna K0tova").json()
    assert answer["message_id"] == "refusal-player-name-alike"
    assert answer["args"] == {"name": "Anna K0tova", "other": "Anna Kotova"}
    assert register(house.stranger(), "Anna Kotov").status_code == 200
    assert register(house.stranger(), "Анна Котова").status_code == 200


def test_nobody_sits_down_under_the_name_of_somebody_elses_account(house: House, anna: Browser) -> None:
    eve = house.guest("Eve")
    table = eve.table("me", "open", "open", "open")
    assert eve.sit(table, name="Аnna Kotova").json()["code"] == "name_taken"
    assert eve.sit(table, name="Kid").status_code == 200
    assert anna.sit(table, name="Anna Kotova").status_code == 200
    for seat in ({"kind": "me", "name": "Anna Kotova"}, {"kind": "bot", "name": "Anna Kotova"}):
        body = {"game": "petrichor", "seats": [seat, {"kind": "open"}]}
        assert eve.post("/api/tables", body).json()["code"] == "name_taken"


@pytest.mark.parametrize("name", ["Аnna", "Ivаn", "Ολεg"])
def test_no_word_of_an_accounts_name_mixes_alphabets(house: House, name: str) -> None:
    assert register(house.stranger(), name).json()["message_id"] == "refusal-player-name-mixed"


def test_words_of_different_alphabets_may_stand_side_by_side() -> None:
    check_letters("Анна Smith 2-я")


def test_different_names_look_different() -> None:
    names = ["Ella", "Elia", "Вова", "Boba", "Анна", "Anna", "Мила", "Lan", "Петр", "Пётр 2"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_an_account_is_found_however_its_name_is_typed(house: House, anna: Browser) -> None:
    for name in ("ANNA KOTOVA", "Anna\u200b Kotova", "\uff21nna Kotova"):
        assert house.stranger().post("/api/login", {"name": name, "password": "longenough"}).status_code == 200


def test_accounts_from_before_are_protected_too(database: str) -> None:
    earlier = earlier_database(database, "0005")
    with earlier.writing() as connection:
        row = {"id": "p", "name": "Oleg", "account": "oleg", "password": "x", "created": 0}
        connection.execute(insert(schema.players).values(row))
    earlier.close()
    store = open_store(database)
    with store.database.reading() as connection:
        assert connection.execute(select(schema.players.c.skeleton)).scalars().all() == ["oleg"]
    store.database.close()


@pytest.mark.parametrize("password", ["short", "", "x" * 201])
def test_a_password_that_is_too_short_or_too_long_is_refused_with_a_sentence(house: House, password: str) -> None:
    answer = register(house.stranger(), "Oleg", password)
    assert (answer.status_code, answer.json()["code"]) == (409, "bad_password")
    said = answer.json()
    for locale in LOCALES:
        sentence = Words(locale).refusal(
            Refusal(said["code"], said["message_id"].removeprefix("refusal-"), **said["args"])
        )
        assert "8" in sentence
    assert house.stranger().post("/api/login", {"name": "Oleg", "password": password}).status_code == 401
