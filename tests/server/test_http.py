"""Accounts, the lobby, records and replays, limits and headers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.browser import Browser, FakeClock, House
from tests.server.stored import GAME
from tilth.bots import OFFERED
from tilth.core.record import Record
from tilth.games import registry
from tilth.server import Settings, create_app
from tilth.table.forced import follow
from tilth.words import LOCALES


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


# People.


def test_a_guest_needs_only_a_name(house: House) -> None:
    stranger = house.stranger()
    assert stranger.get("/api/me").json() == {"player": None}
    stranger.post("/api/guest", {"name": "  Ann\tLee "})
    player = stranger.get("/api/me").json()["player"]
    assert (player["name"], player["guest"]) == ("Ann Lee", True)
    stranger.post("/api/logout")
    assert stranger.get("/api/me").json() == {"player": None}


@pytest.mark.parametrize("name", ["", "   ", "\x00\x01", "x" * 41, 7])
def test_a_name_must_be_one(house: House, name: object) -> None:
    answer = house.stranger().post("/api/guest", {"name": name})
    assert answer.status_code in (400, 409)
    assert set(answer.json()) == {"code", "message_id", "args"}


def test_an_account_keeps_a_guests_games_and_opens_on_another_device(house: House, ann: Browser) -> None:
    table = ann.table("me", "open")
    assert ann.post("/api/register", {"name": "Anna", "password": "correct horse"}).json()["player"]["guest"] is False
    other = house.stranger()
    assert other.post("/api/login", {"name": "anna", "password": "wrong horse"}).status_code == 401
    assert other.post("/api/login", {"name": "nobody", "password": "wrong horse"}).status_code == 401
    assert other.get("/api/me").json() == {"player": None}
    assert other.post("/api/login", {"name": "ANNA", "password": "correct horse"}).status_code == 200
    mine = other.get("/api/tables?which=mine").json()
    assert [info["id"] for info in mine] == [table]
    assert mine[0]["seats"][0]["you"] is True
    assert mine[0]["seats"][0]["name"] == "Anna"


def test_a_name_of_an_account_is_taken_whatever_its_case(house: House) -> None:
    assert house.stranger().post("/api/register", {"name": "Anna", "password": "12345678"}).status_code == 200
    answer = house.stranger().post("/api/register", {"name": "aNNA", "password": "12345678"})
    assert answer.status_code == 409
    assert answer.json()["code"] == "name_taken"


def test_passwords_are_kept_as_argon2_and_never_shown(house: House, capfd: pytest.CaptureFixture[str]) -> None:
    browser = house.stranger()
    for password in ("short", "a perfectly fine secret"):
        answer = browser.post("/api/register", {"name": "Anna", "password": password})
        assert password not in answer.text
    browser.post("/api/login", {"name": "Anna", "password": "a perfectly bad secret"})
    with house.hub.database.reading() as connection:
        stored = connection.exec_driver_sql("SELECT password FROM players WHERE account = 'anna'").scalar_one()
    assert stored.startswith("$argon2id$")
    assert "secret" not in "".join(capfd.readouterr())


# Games and words.


def test_games_tell_what_a_set_up_form_needs(ann: Browser) -> None:
    petrichor = ann.get("/api/games").json()[0]
    assert petrichor["name"] == "petrichor"
    assert petrichor["seats"] == [1, 4]
    assert petrichor["options"] == GAME.schema()
    assert petrichor["levels"] == list(OFFERED)
    assert set(petrichor["title"]) == set(petrichor["tagline"]) == set(LOCALES)


def test_levels_that_are_not_offered_stay_valid_for_programs_and_stored_tables(ann: Browser) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level} for level in ("easy", "sensible", "easy")]]
    made = ann.post("/api/tables", {"game": "petrichor", "seats": seats}).json()
    assert [seat["level"] for seat in made["seats"]] == ["", "easy", "sensible", "easy"]
    assert [seat["twin"] for seat in made["seats"]] == [0, 1, 0, 2]


def test_a_level_that_nobody_knows_is_refused_with_those_there_are(ann: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "genius"}]
    refused = ann.post("/api/tables", {"game": "petrichor", "seats": seats})
    assert refused.json()["message_id"] == "refusal-bot-level"
    assert refused.json()["args"]["known"] == ", ".join([*OFFERED, "random", "sensible"])


@pytest.mark.parametrize("locale", LOCALES)
def test_words_are_all_there(ann: Browser, locale: str) -> None:
    parts = ann.get("/api/words").json()["parts"][locale]
    assert {"common", *registry.names()} <= set(parts)
    common = ann.get(f"/api/words/{locale}/common").text
    assert "refusal-table-stale" in common
    assert "switch-true" in common
    assert "petrichor-title" in ann.get(f"/api/words/{locale}/petrichor").text
    assert ann.get("/api/words/xx/common").status_code == 404
    assert ann.get(f"/api/words/{locale}/nothing").status_code == 404
    assert ann.get(f"/api/rules/petrichor/{locale}").status_code == 200
    assert ann.get(f"/api/rules/nothing/{locale}").status_code == 404


# Tables.


def test_the_lobby_lists_open_tables_but_no_private_ones(house: House, ann: Browser) -> None:
    public = ann.table("me", "open", private=False)
    private = ann.table("me", "open", private=True)
    ben = house.guest("Ben")
    assert [info["id"] for info in ben.get("/api/tables").json()] == [public]
    assert ben.get(f"/api/tables/{private}").json()["status"] == "waiting"  # whoever has the link may come in
    assert {info["id"] for info in ann.get("/api/tables?which=mine").json()} == {public, private}
    ben.sit(public)
    assert ben.get("/api/tables").json() == []
    mine = ben.get("/api/tables?which=mine").json()
    assert mine[0]["to_act"] == [mine[0]["to_act"][0]]
    assert house.stranger().get("/api/tables?which=mine").status_code == 401
    assert ben.get("/api/tables?which=all").status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "petrichor"},
        {"game": "petrichor", "seats": []},
        {"game": "petrichor", "seats": [{"kind": "me"}] * 5},
        {"game": "petrichor", "seats": [{"kind": "me"}] * 9},
        {"game": "petrichor", "seats": [{"kind": "throne"}]},
        {"game": "petrichor", "seats": [{"kind": "bot", "level": "godlike"}, {"kind": "me"}]},
        {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"rounds": 5}},
        {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"nonsense": True}},
        {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "options": []},
        {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "seed": -1},
        {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "seed": 2**62},
        {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"kind": "sand"}},
        {"game": "petrichor", "seats": [{"kind": "me"}, {"kind": "me"}], "more": 1},
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Browser, body: object) -> None:
    answer = ann.post("/api/tables", body)
    assert answer.status_code in (400, 409), answer.text
    assert ann.get("/api/tables?which=mine").json() == []


def test_an_unknown_game_is_not_found(ann: Browser) -> None:
    assert ann.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}).status_code == 404


def finished(ann: Browser, seed: int = 9) -> str:
    table = ann.table("me", "bot", seed=seed)
    with ann.at(table) as socket:
        socket.play_on(random.Random(seed))
    return table


def test_a_finished_game_can_be_read_as_a_record(house: House, ann: Browser) -> None:
    table = finished(ann)
    answer = house.stranger().get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = Record.from_text(answer.text)
    state = record.replay(GAME)
    assert state.is_over()
    assert state.ranking() == [seat["place"] for seat in ann.get(f"/api/tables/{table}").json()["seats"]]
    assert [info["id"] for info in ann.get("/api/tables?which=finished").json()] == [table]


def test_a_replay_steps_through_every_version(house: House, ann: Browser) -> None:
    table = finished(ann)
    played = house.hub.store.load(table)
    for seat in (0, 1):
        pages = played.story.readers[seat].pages
        for page in (pages[0], pages[1], pages[7], pages[33], pages[-1]):
            state = GAME.new(2, None, played.agreement.seed, patient=True)
            for entry in played.entries[1:]:
                if entry.number <= page.upto:
                    follow(state, entry)
            frame = house.stranger().get(f"/api/tables/{table}/replay?to={page.version}&seat={seat}").json()
            assert frame["type"] == "state"
            assert frame["version"] == page.version
            assert frame["view"] == state.view(seat)
            assert frame["decision"] is None
    assert frame["ranking"] == state.ranking()
    last = ann.get(f"/api/tables/{table}/replay?to=999999").json()
    assert last["version"] == pages[-1].version
    assert ann.get(f"/api/tables/{table}/replay?to=-1").status_code == 400
    assert ann.get(f"/api/tables/{table}/replay?to=0&seat=5").status_code == 403


def test_a_waiting_table_has_no_replay(ann: Browser) -> None:
    assert ann.get(f"/api/tables/{ann.table('me', 'open')}/replay?to=0").status_code == 409


def test_what_does_not_exist_is_not_found(ann: Browser) -> None:
    for path in ("/api/tables/nothing", "/api/tables/nothing/record", "/api/nothing", "/nothing.js"):
        answer = ann.get(path)
        assert answer.status_code == 404, path
        assert set(answer.json()) == {"code", "message_id", "args"}


# Limits and headers.


def test_every_answer_has_the_headers_that_protect_it(ann: Browser) -> None:
    for path in ("/", "/api/me", "/api/tables/nothing"):
        headers = ann.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(house: House, ann: Browser) -> None:
    answer = house.client.post("/api/guest", json={"name": "Ann"}, headers={"X-Tilth": "1"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_foreign_page_changes_nothing(house: House, ann: Browser) -> None:
    table = ann.table("me", "open")
    answer = house.client.post(f"/api/tables/{table}/leave", headers={"Cookie": ann.cookie})
    assert answer.status_code == 403
    assert ann.get(f"/api/tables/{table}").json()["status"] == "waiting"


def test_a_huge_body_is_refused(house: House, ann: Browser) -> None:
    answer = ann.post("/api/guest", {"name": "x" * house.hub.settings.most_body})
    assert answer.status_code == 413


def test_a_broken_body_is_refused(house: House) -> None:
    headers = {"X-Tilth": "1", "Content-Type": "application/json"}
    for body in (b"", b"{", b"[]", b"\xff", b"null", b'{"name": "Ann", "more": 1}'):
        answer = house.client.post("/api/guest", content=body, headers=headers)
        assert answer.status_code == 400, body
        assert answer.json()["message_id"] == "refusal-bad-request"


@pytest.fixture
def strict(settings: Settings) -> Iterator[House]:
    """A server that allows few requests."""
    few = msgspec.structs.replace(settings, requests_per_minute=30, sign_ins_per_minute=3)
    with TestClient(create_app(few)) as client:
        yield House(client, FakeClock())


def test_too_many_sign_ins_are_refused(strict: House) -> None:
    statuses = [strict.stranger().post("/api/guest", {"name": "Ann"}).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]


def test_too_many_requests_are_refused(strict: House) -> None:
    statuses = {strict.stranger().get("/api/me").status_code for _ in range(40)}
    assert statuses == {200, 429}
    answer = strict.stranger().get("/api/me")
    assert answer.json()["message_id"] == "refusal-too-many-requests"


def test_a_mistake_of_ours_tells_nothing(house: House, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the deck is: rain, sun, frost")

    monkeypatch.setattr(house.hub.store, "row", fail)
    answer = house.client.get("/api/tables/x", headers=ann.headers())
    assert answer.status_code == 500
    assert answer.json() == {"code": "broken", "message_id": "refusal-broken", "args": {}}


# The client.


def test_without_a_built_client_a_page_says_how_to_build_it(ann: Browser) -> None:
    for path in ("/", "/t/abc"):
        answer = ann.get(path)
        assert answer.status_code == 200
        assert "npm run build" in answer.text


def test_the_built_client_is_served_and_nothing_beside_it(house: House, settings: Settings, ann: Browser) -> None:
    static: Path = settings.static
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>client</title>")
    (static / "assets" / "app.js").write_text("play()")
    (static.parent / "secret.txt").write_text("secret")
    assert "client" in ann.get("/").text
    assert "client" in ann.get("/t/abc").text
    script = ann.get("/assets/app.js")
    assert script.text == "play()"
    assert "immutable" in script.headers["cache-control"]
    assert ann.get("/").headers["cache-control"] == "no-cache"
    for path in ("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/none.js"):
        assert "secret" not in ann.get(path).text


# How much is sent.


def test_files_are_sent_as_small_as_a_browser_takes_them(ann: Browser, settings: Settings) -> None:
    assets = settings.static / "assets"
    assets.mkdir(parents=True)
    for ending in ("", ".gz", ".br"):
        (assets / f"app.js{ending}").write_text(f"file{ending}")
    (assets / "paper.webp").write_text("picture")
    get = ann.house.client.build_request

    def sent(path: str, taken: str) -> tuple[bytes, str | None, str | None]:
        answer = ann.house.client.send(get("GET", path, headers={"accept-encoding": taken}), stream=True)
        body = b"".join(answer.iter_raw())
        return body, answer.headers.get("content-encoding"), answer.headers.get("vary")

    vary = "Accept-Encoding"
    assert sent("/assets/app.js", "gzip, deflate, br") == (b"file.br", "br", vary)
    assert sent("/assets/app.js", "gzip, br;q=0") == (b"file.gz", "gzip", vary)
    assert sent("/assets/app.js", "identity") == (b"file", None, vary)
    assert sent("/assets/paper.webp", "gzip, br") == (b"picture", None, None)


def test_answers_are_compressed_too(ann: Browser) -> None:
    answer = ann.get("/api/games")
    assert answer.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in answer.headers["vary"]
    assert int(answer.headers["content-length"]) < 6_000 < len(answer.content)


def test_words_are_kept_for_good_under_their_name(ann: Browser) -> None:
    name = ann.get("/api/words").json()["parts"]["en"]["earth"]
    assert ann.get(f"/api/words/en/earth?v={name}").headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/api/words/en/earth?v=another", "/api/words/en/earth", "/api/words", "/api/games"):
        assert ann.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/games", "/api/words", "/api/words/ru/earth"])
def test_what_a_browser_has_is_not_sent_again(ann: Browser, path: str) -> None:
    tag = ann.get(path).headers["etag"]
    again = ann.house.client.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert ann.house.client.get(path, headers={"if-none-match": 'W/"other"'}).status_code == 200
