"""Reviews of finished games on a server, and trying a game once more from one of its positions."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.server.browser import Browser, House
from tests.server.test_again import finished
from tests.toys import farm
from tilth import game
from tilth.core import Record
from tilth.play.reviewer import Piece, Reviewer
from tilth.server.bots.reviews import Job

pytestmark = pytest.mark.usefixtures("farm_registered")

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


def reviewed(browser: Browser, table: str) -> dict[str, Any]:
    """Ask for a review and wait for it."""
    answer = browser.post(f"/api/tables/{table}/review").json()
    until = time.monotonic() + 60
    while answer["status"] == "working" and time.monotonic() < until:
        time.sleep(0.1)
        answer = browser.get(f"/api/tables/{table}/review").json()
    found: dict[str, Any] = answer
    return found


@pytest.fixture
def played(ann: Browser) -> str:
    """A short real game that is over: the reviewing process knows no toys."""
    table = ann.table("me", BOT, game="petrichor", options={"rounds": 4})
    with ann.at(table) as socket:
        socket.play_on(random.Random(3))
    return table


def test_a_review_is_made_once_and_shown_to_whoever_may_see_the_replay(
    house: House, ann: Browser, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.hub.reviews._work, "seconds", 2.0)
    assert ann.get(f"/api/tables/{played}/review").json()["status"] == "none"
    answer = reviewed(ann, played)
    assert answer["status"] == "done"
    review = answer["review"]
    choices = ann.get(f"/api/tables/{played}/record").text.count("\n") - 7
    assert review["choices"] == choices == len(answer["versions"])
    assert review["points"][-1]["leads"][0] == -review["points"][-1]["leads"][1]
    assert sorted(answer["versions"]) == answer["versions"]
    ben = house.guest("Ben")
    assert ben.post(f"/api/tables/{played}/review").json()["review"] == review
    assert house.stranger().get(f"/api/tables/{played}/review").json()["status"] == "done"


def test_points_are_compared_with_those_of_all_games_of_so_many(
    house: House, ann: Browser, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.hub.reviews._work, "seconds", 1.0)
    answer = reviewed(ann, played)
    until = time.monotonic() + 10
    while answer["games"] < 1 and time.monotonic() < until:
        answer = ann.get(f"/api/tables/{played}/review").json()
    scores = answer["review"]["scores"]
    assert answer["games"] == 1
    assert answer["averages"] == {part: (scores[0][part] + scores[1][part]) / 2 for part in scores[0]}


def test_games_of_another_variant_are_not_compared(house: House) -> None:
    kept = house.hub.reviews.kept
    agricola = game("agricola")
    tables = {}
    for mode in ("family", "full"):
        tables[mode] = house.guest("Ann").table("me", BOT, game="agricola", options={"mode": mode, "decks": "E"})
        kept.count(tables[mode], "agricola", 2, [{"fields": len(mode)}, {"fields": 0}])
    family = {**agricola.check(2, {"mode": "family"}), "decks": "K"}
    assert kept.scores(agricola, 2, family) == [[{"fields": 6}, {"fields": 0}]]
    assert kept.scores(agricola, 2, agricola.check(2, {})) == [[{"fields": 4}, {"fields": 0}]]
    assert kept.scores(agricola, 3, family) == []


def test_a_review_that_fails_is_told_and_can_be_asked_for_again(ann: Browser) -> None:
    table = finished(ann, None, BOT)
    assert reviewed(ann, table)["status"] == "failed"
    assert ann.post(f"/api/tables/{table}/review").json()["status"] == "working"


def test_a_game_that_is_not_over_has_no_review(ann: Browser) -> None:
    table = ann.table("me", BOT, game="farm")
    for answer in (ann.post(f"/api/tables/{table}/review"), ann.get(f"/api/tables/{table}/review")):
        assert (answer.status_code, answer.json()["message_id"]) == (409, "refusal-table-not-finished")


def test_only_somebody_can_ask_and_only_for_a_few_at_a_time(
    house: House, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [finished(ann, None, BOT) for _ in range(3)]
    assert house.stranger().post(f"/api/tables/{tables[0]}/review").status_code == 401
    monkeypatch.setattr(house.hub.reviews, "_work", Nobody())
    assert [ann.post(f"/api/tables/{table}/review").status_code for table in tables] == [200, 200, 409]
    house.clock.time += 61  # whoever was at work has not been heard of
    assert ann.post(f"/api/tables/{tables[2]}/review").json()["status"] == "working"


class Nobody:
    """Takes reviews and never begins with them."""

    def add(self, job: Job) -> None: ...

    async def close(self) -> None: ...


def test_a_finished_game_is_tried_again_from_one_of_its_positions(house: House, ann: Browser) -> None:
    table = finished(ann, None, BOT)
    whole = ann.get(f"/api/tables/{table}/record").text
    seats = [BOT, {"kind": "me"}]
    made = ann.post(f"/api/tables/{table}/play-on", {"seats": seats, "at": 4})
    assert made.status_code == 201
    assert [seat["kind"] for seat in made.json()["seats"]] == ["bot", "player"]
    with ann.at(made.json()["id"]) as socket:
        assert socket.state["held"] == [1]
        socket.play_on(random.Random(2))
    again = ann.get(f"/api/tables/{made.json()['id']}/record").text
    assert again.splitlines()[:11] == whole.splitlines()[:11]


def test_only_finished_games_are_tried_again_and_only_against_bots(house: House, ann: Browser) -> None:
    running = ann.table("me", BOT, game="farm")
    over = finished(ann, None, BOT)
    for table, seats, reason in (
        (running, [{"kind": "me"}, BOT], "refusal-table-not-finished"),
        (over, [{"kind": "me"}], "refusal-seats"),
        (over, [{"kind": "me"}, {"kind": "open"}], "refusal-table-seed-alone"),
    ):
        answer = ann.post(f"/api/tables/{table}/play-on", {"seats": seats, "at": 2})
        assert (answer.status_code, answer.json()["message_id"]) == (409, reason)


def test_the_reviewing_process_goes_on_after_a_record_that_cannot_be_read() -> None:
    reviewer = Reviewer()
    assert "record-format" in reviewer.go_on(Piece("no record")).problem
    assert reviewer.go_on(Piece()).problem
    record = Record.of(farm.GAME, farm.GAME.new(2), 0)
    record.choices = [(0, farm.GAME.new(2).options(0)[0])]
    assert reviewer.go_on(Piece(record.to_text(), 1.0)).problem == ""
