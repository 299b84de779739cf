"""Analysing on a server: a record or a position is brought along, and every position answers what comes of a choice."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import Browser, House
from tilth import game
from tilth.core import Record

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


def record_of(name: str) -> Record:
    places = sorted((GOLDEN / name).glob("*.txt"))
    return Record.from_text(places[0].read_text(encoding="utf-8"))


def look(browser: Browser, record: Record, **more: Any) -> Any:
    answer = browser.post("/api/analysis/look", {"record": record.to_text(), **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(browser: Browser, text: str) -> str:
    answer = browser.post("/api/analysis", {"text": text})
    assert answer.status_code == 409, answer.text
    message: str = answer.json()["message_id"]
    return message


@pytest.mark.parametrize("name", ["agricola", "earth", "petrichor", "sonora"])
def test_every_game_is_followed_to_any_choice_and_asks_whoever_must_choose(ann: Browser, name: str) -> None:
    record = record_of(name)
    info = ann.post("/api/analysis", {"text": record.to_text()}).json()
    assert [(choice["seat"], choice["option"]) for choice in info["choices"]] == record.choices
    assert (info["game"], len(info["seats"])) == (name, record.seats)
    half = Record.from_text(info["start"])
    half.choices = record.choices[: len(record.choices) // 2]
    shown = look(ann, half)
    state = half.replay(game(name))
    assert shown["frame"]["seat"] == shown["frame"]["decision"]["seat"] == state.to_act()[0]
    assert shown["frame"]["version"] == len(half.choices) == len(shown["said"]) == len(shown["story"]) - 1
    assert [(entry["by"]["seat"], entry["by"]["option"]) for entry in shown["story"][1:]] == half.choices


def test_another_choice_is_told_alone_and_the_game_stays_as_it_was(ann: Browser) -> None:
    record = record_of("petrichor")
    del record.choices[9:]
    before = look(ann, record)["frame"]
    seat, option = before["seat"], before["decision"]["options"][-1]["option"]
    record.choices.append((seat, option))
    after = look(ann, record, known=10, fresh=True)
    assert [entry["version"] for entry in after["story"]] == [10]
    assert after["story"][0]["by"] == {"seat": seat, "option": option}
    record.choices.pop()
    assert look(ann, record)["frame"] == before


def test_a_flick_is_carried_out_by_a_hand_once_and_then_part_of_the_line(ann: Browser) -> None:
    record = record_of("sonora")
    at = next(at for at, (_, option) in enumerate(record.choices) if option.startswith("flick"))
    aimed = " ".join(record.choices[at][1].split()[:5])
    del record.choices[at:]
    record.choices.append((0, aimed))
    made = look(ann, record, known=at + 1, fresh=True)
    record.choices[-1] = (0, made["story"][0]["by"]["option"])
    assert record.choices[-1][1] != aimed
    assert look(ann, record, known=at + 1)["frame"] == made["frame"]


def test_one_looks_from_any_seat(ann: Browser) -> None:
    record = record_of("agricola")
    del record.choices[12:]
    views = [look(ann, record, seat=seat)["frame"] for seat in range(record.seats)]
    assert [view["seat"] for view in views] == list(range(record.seats))
    assert [view["decision"] is not None for view in views].count(True) == 1


def test_a_position_is_analysed_like_a_record(ann: Browser) -> None:
    record = record_of("agricola")
    del record.choices[20:]
    rules = game("agricola")
    state = record.replay(rules)
    info = ann.post("/api/analysis", {"text": json.dumps(rules.save(state))}).json()
    assert info["choices"] == []
    shown = look(ann, Record.from_text(info["start"]))
    assert shown["frame"]["view"] == state.view(state.to_act()[0])
    assert shown["story"] == [{"version": 0, "by": None, "events": []}]


def test_a_text_that_is_neither_says_what_is_wrong(ann: Browser) -> None:
    position = game("petrichor").save(record_of("petrichor").begin(game("petrichor")))
    assert refused(ann, "hello") == "refusal-analysis-neither"
    assert refused(ann, '{"game": ') == "refusal-analysis-json"
    assert refused(ann, "[" * 2000) == "refusal-analysis-neither"
    assert refused(ann, "{" * 2000) == "refusal-analysis-json"
    assert refused(ann, '{"game": "chess"}') == "refusal-not-among"
    assert refused(ann, json.dumps({**position, "seats": 9})) == "refusal-out-of-range"
    assert refused(ann, "tilth-record 1\ngame petrichor") == "refusal-record-header"
    assert refused(ann, f"{record_of('petrichor').to_text()}0 nonsense\n") == "refusal-record-illegal"


def test_a_running_game_is_not_analysed_on_a_server(ann: Browser) -> None:
    table = ann.table("me", {"kind": "bot", "level": "random"}, options={"rounds": 4})
    answer = ann.get(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["message_id"]) == (409, "refusal-analysis-not-finished")
    with ann.at(table) as socket:
        socket.play_on(random.Random(1))
    info = ann.get(f"/api/tables/{table}/analysis").json()
    assert len(info["versions"]) == len(info["choices"])
    assert [seat["kind"] for seat in info["seats"]] == ["player", "bot"]
    assert info["start"] in ann.get(f"/api/tables/{table}/record").text


def test_a_strong_bot_says_what_it_would_do_and_who_is_ahead(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.server.bots.pool.ADVISED", 0.3)
    record = record_of("petrichor")
    del record.choices[12:]
    moment = {"record": record.to_text()}
    hint = ann.post("/api/analysis/hint", moment).json()
    offered = record.replay(game("petrichor")).options(hint["seat"])
    assert hint["version"] == 12
    assert {idea["option"] for idea in hint["ideas"]} <= set(offered)
    leads = ann.post("/api/analysis/judge", moment).json()["leads"]
    assert len(leads) == record.seats
    assert ann.post("/api/analysis/judge", moment).json()["leads"] == leads


def test_whoever_asks_without_end_waits_a_moment(house: House, ann: Browser) -> None:
    nothing = {"record": record_of("petrichor").to_text()}
    answers = [ann.post("/api/analysis/hint", nothing).json()["message_id"] for _ in range(8)]
    assert answers[0] == "refusal-hint-nothing"
    assert answers[-1] == "refusal-hint-too-fast"
    house.hub.analyst._looks.allows = lambda *_: False  # type: ignore[method-assign]
    assert ann.post("/api/analysis/look", nothing).json()["message_id"] == "refusal-analysis-too-fast"


def test_a_look_that_takes_long_counts_as_several(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    short = record_of("petrichor")
    del short.choices[9:]
    look(ann, short)
    monkeypatch.setattr("tilth.play.analysis.LONG", 1e-6)
    look(ann, short)
    answer = ann.post("/api/analysis/look", {"record": short.to_text()})
    assert answer.json()["message_id"] == "refusal-analysis-too-fast"


def test_only_somebody_with_a_name_is_served(house: House) -> None:
    assert house.stranger().post("/api/analysis", {"text": "{}"}).status_code == 401
