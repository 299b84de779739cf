"""The house inside a web page: one person, bots, records, and nothing lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.page.page import Page
from tilth import game
from tilth.browser import entrance
from tilth.browser.bots import WorkerBots
from tilth.core.record import Record
from tilth.play.manners import Manners
from tilth.play.thinker import Question

GOLDEN = [
    path
    for path in sorted((Path(__file__).parent.parent / "golden").glob("*/*.txt"))
    if Record.from_text(path.read_text(encoding="utf-8")).start is None
]
"""Whole games that begin at the beginning."""

ME, EASY = {"kind": "me"}, {"kind": "bot", "level": "easy"}


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "Manners", lambda **given: Manners(**given, bot_pause=0.0, private_pause=0.0))


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def play(page: Page, choices: int, state: dict[str, Any] | None = None) -> dict[str, Any]:
    """Take the first option so many times, or to the end, from a state or from the next one that comes."""
    state = state or await page.my_turn()
    for _ in range(choices):
        if state["table"]["status"] != "playing":
            break
        page.choose(state, state["decision"]["options"][0]["option"])
        state = await page.my_turn()
    return state


def test_whoever_comes_first_has_a_name_and_may_choose_another() -> None:
    async def work() -> None:
        async with Page() as page:
            me = (await page.ask("GET", "me"))["player"]
            assert me["name"].startswith("guest:")
            await page.ask("POST", "name", {"name": "Olga"})
            async with Page(page.storage) as later:
                assert (await later.ask("GET", "me"))["player"] == {"id": me["id"], "name": "Olga", "guest": True}

    run(work())


def test_a_game_against_a_bot_is_played_to_its_end() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.new_table("petrichor", [ME, EASY], options={"rounds": 4})
            page.look(table)
            state = await play(page, 1000)
            assert state["table"]["status"] == "finished"
            assert page.bots.asked > 4
            assert [row["id"] for row in await page.ask("GET", "tables?which=finished")] == [table]
            assert await page.ask("GET", "tables?which=mine") == []

    run(work())


def test_a_game_goes_on_after_the_page_was_closed() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.new_table("petrichor", [ME, EASY])
            page.look(table)
            before = await play(page, 5)
            record = await page.ask("GET", f"tables/{table}/record")
        async with Page(page.storage) as page:
            assert [row["id"] for row in await page.ask("GET", "tables?which=mine")] == [table]
            page.look(table)
            after = await page.my_turn()
            assert await page.ask("GET", f"tables/{table}/record") == record
            assert (after["version"], after["view"]) == (before["version"], before["view"])
            await play(page, 3, after)

    run(work())


def test_a_choice_can_be_taken_back_with_what_bots_did_since() -> None:
    async def work() -> None:
        async with Page() as page:
            page.look(await page.new_table("petrichor", [ME, EASY], seed=5))
            state = await play(page, 4)
            while not state["can_undo"]:
                state = await play(page, 1, state)
            page.say({"type": "undo", "seat": state["seat"], "version": state["version"]})
            assert (await page.until("events"))["undone"] is not None

    run(work())


def test_an_option_that_is_not_offered_is_refused() -> None:
    async def work() -> None:
        async with Page() as page:
            page.look(await page.new_table("petrichor", [ME, EASY]))
            page.choose(await page.my_turn(), "nonsense")
            assert (await page.until("error"))["code"] == "illegal_option"
            page.house.hear(1, "{")
            assert (await page.until("error"))["code"] == "bad_frame"

    run(work())


def test_a_table_that_is_not_there_is_closed_with_a_sentence() -> None:
    async def work() -> None:
        async with Page() as page:
            page.look("nowhere")
            assert (await page.until("error"))["code"] == "no_table"
            assert page.closed
            await page.ask("GET", "tables/nowhere", status=404)

    run(work())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "login", {"name": "a", "password": "b"}),
        ("POST", "tables/x/sit", {}),
        ("POST", "tables", {"game": "petrichor", "seats": [ME, {"kind": "open"}]}),
    ],
)
def test_what_needs_other_people_says_so(method: str, path: str, body: dict[str, Any]) -> None:
    async def work() -> None:
        async with Page() as page:
            said = await page.ask(method, path, body, status=404)
            assert said["message_id"] == "refusal-browser-needs-server"

    run(work())


def test_where_there_is_no_room_nothing_is_acknowledged_and_nothing_lost() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.new_table("petrichor", [ME, EASY])
            page.look(table)
            state = await play(page, 2)
            page.storage.full = True
            page.choose(state, state["decision"]["options"][0]["option"])
            assert (await page.until("error"))["code"] == "not_kept"
            said = await page.ask("POST", "tables", {"game": "petrichor", "seats": [ME, EASY]}, status=507)
            assert said["message_id"] == "refusal-browser-not-kept"
            page.storage.full = False
            assert [row["id"] for row in await page.ask("GET", "tables?which=mine")] == [table]
            await play(page, 2, state)

    run(work())


def test_bots_that_never_answer_are_replaced() -> None:
    async def work() -> None:
        async with Page() as page:
            page.bots.dead = True
            page.look(await page.new_table("petrichor", [ME, EASY]))
            await play(page, 3)

    run(work())


def test_a_hint_is_thought_of_by_the_bots_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.play.bots.ADVISED", 0.05)

    async def work() -> None:
        async with Page() as page:
            page.look(await page.new_table("petrichor", [ME, EASY]))
            state = await page.my_turn()
            asked = page.bots.asked
            page.say({"type": "hint", "seat": state["seat"], "version": state["version"]})
            hint = await page.until("hint")
            offered = [option["option"] for option in state["decision"]["options"]]
            assert {idea["option"] for idea in hint["ideas"]} <= set(offered)
            assert page.bots.asked == asked + 1

    run(work())


def test_the_worker_is_asked_again_when_it_is_done_even_if_nobody_waits_for_it() -> None:
    class Slow:
        def __init__(self) -> None:
            self.begun: list[str] = []
            self.done = asyncio.Event()

        async def ask(self, question: str, seconds: float) -> str:
            self.begun.append(json.loads(question)["table"])
            await self.done.wait()
            return '{"option": "1"}'

    async def work() -> None:
        worker = Slow()
        bots = WorkerBots(worker)
        first = asyncio.ensure_future(bots.answer(Question("first", "farm", "easy", {}, 0, 1), "me", 1.0))
        await asyncio.sleep(0.01)
        first.cancel()
        second = asyncio.ensure_future(bots.answer(Question("second", "farm", "easy", {}, 0, 1), "me", 1.0))
        await asyncio.sleep(0.01)
        assert worker.begun == ["first"]
        worker.done.set()
        assert (await second).option == "1"
        assert worker.begun == ["first", "second"]

    run(work())


def test_a_game_that_was_given_up_can_be_looked_at_and_removed() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.new_table("sonora", [ME, EASY])
            await page.ask("POST", f"tables/{table}/put-away", status=409)
            assert (await page.ask("POST", f"tables/{table}/leave"))["status"] == "closed"
            assert (await page.ask("GET", f"tables/{table}/replay?to=0&seat=1"))["seat"] == 1
            await page.ask("POST", f"tables/{table}/put-away")
            assert page.storage.tables == {}
            assert page.storage.kept == {}

    run(work())


def test_the_same_game_can_be_played_once_more() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.new_table("petrichor", [ME, EASY], options={"rounds": 4})
            page.look(table)
            await play(page, 1000)
            again = await page.ask("POST", f"tables/{table}/again")
            assert again["after"] == table
            assert (await page.ask("POST", f"tables/{table}/again"))["id"] == again["id"]
            assert (await page.ask("GET", f"tables/{table}/sequel"))["next"] == again["id"]
        async with Page(page.storage) as page:
            assert (await page.ask("GET", f"tables/{table}"))["next"] == again["id"]

    run(work())


@pytest.mark.parametrize("name", ["petrichor", "earth", "agricola", "sonora"])
def test_a_record_that_is_brought_in_gives_the_same_record_back(name: str) -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.new_table(name, [ME, EASY], seed=7)
            page.look(table)
            await play(page, 12)
            page.house.disconnect(1)
            await page.ask("POST", f"tables/{table}/leave")
            text = await page.ask("GET", f"tables/{table}/record")
            assert len(Record.from_text(text).choices) > 5
            brought = await page.ask("POST", "records", {"text": text})
            assert brought["status"] == "closed"
            assert await page.ask("GET", f"tables/{brought['id']}/record") == text
            last = await page.ask("GET", f"tables/{brought['id']}/replay?to=1000000&seat=1")
            first = await page.ask("GET", f"tables/{table}/replay?to=1000000&seat=1")
            assert last["view"] == first["view"]
            on = await page.ask("POST", f"tables/{brought['id']}/play-on", {"seats": [ME, EASY]})
            assert (await page.ask("GET", f"tables/{on['id']}/record")).startswith(text.rstrip())
            page.look(on["id"], 2)
            await page.my_turn()

    run(work())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_whole_game_is_brought_in_and_ends_as_it_did(path: Path) -> None:
    async def work() -> None:
        async with Page() as page:
            record = Record.from_text(path.read_text(encoding="utf-8"))
            brought = await page.ask("POST", "records", {"text": record.to_text()})
            assert brought["status"] == "finished"
            again = Record.from_text(await page.ask("GET", f"tables/{brought['id']}/record"))
            assert again.choices == record.choices
            last = await page.ask("GET", f"tables/{brought['id']}/replay?to=1000000&seat=0")
            assert last["view"] == json.loads(json.dumps(record.replay(game(record.game)).view(0)))

    run(work())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda record: record.choices.insert(0, (0, "nonsense")), "refusal-record-illegal"),
        (lambda record: setattr(record, "rules_version", 0), "refusal-record-rules"),
        (lambda record: setattr(record, "game", "chess"), "refusal-game-unknown"),
        (lambda record: setattr(record, "start", {}), "refusal-record-from-position"),
    ],
)
def test_a_record_that_is_wrong_is_refused_with_its_reason(change: Any, message: str) -> None:
    async def work() -> None:
        petrichor = game("petrichor")
        record = Record.of(petrichor, petrichor.new(2, {}, 3), 3)
        change(record)
        async with Page() as page:
            answer = await page.house.call("POST", "/api/records", json.dumps({"text": record.to_text()}))
            assert message in answer
            assert page.storage.tables == {}

    run(work())


def test_a_table_of_another_version_is_passed_over() -> None:
    async def work() -> None:
        async with Page() as page:
            await page.new_table("petrichor", [ME, EASY])
            page.storage.tables["odd"] = '{"something": "else"}'
        async with Page(page.storage) as page:
            assert len(await page.ask("GET", "tables?which=mine")) == 1

    run(work())


def test_a_second_tab_cannot_write_over_what_the_first_has_written() -> None:
    async def work() -> None:
        async with Page() as first:
            table = await first.new_table("petrichor", [ME, EASY])
            first.look(table)
            state = await first.my_turn()
            async with Page(first.storage) as second:
                second.look(table)
                await second.my_turn()
                first.choose(state, state["decision"]["options"][0]["option"])
                await first.my_turn()
                second.choose(state, state["decision"]["options"][0]["option"])
                assert (await second.until("error"))["code"] == "stale"

    run(work())


def test_a_game_that_is_over_is_analysed_without_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.play.bots.ADVISED", 0.05)

    async def work() -> None:
        async with Page() as page:
            running = await page.new_table("petrichor", [ME, EASY])
            said = await page.ask("GET", f"tables/{running}/analysis", status=409)
            assert said["message_id"] == "refusal-analysis-not-finished"
            text = GOLDEN[-1].read_text(encoding="utf-8")
            table = (await page.ask("POST", "records", {"text": text}))["id"]
            info = await page.ask("GET", f"tables/{table}/analysis")
            assert info["choices"] == (await page.ask("POST", "analysis", {"text": text}))["choices"]
            seat, option = info["choices"][0]["seat"], info["choices"][0]["option"]
            moment = {"record": f"{info['start']}{seat} {option}\n"}
            assert (await page.ask("POST", "analysis/look", moment))["frame"]["version"] == 1
            assert (await page.ask("POST", "analysis/hint", moment))["ideas"]
            assert len((await page.ask("POST", "analysis/judge", moment))["leads"]) == len(info["seats"])

    run(work())


def test_a_review_is_made_between_what_bots_think_and_kept_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.browser.reviews.SECONDS", 1.5)
    games = [path.read_text(encoding="utf-8") for path in GOLDEN if path.parent.name == "petrichor"]

    async def work() -> None:
        async with Page() as page:
            tables = [(await page.ask("POST", "records", {"text": text}))["id"] for text in games]
            table = tables[-1]
            assert (await page.ask("GET", f"tables/{table}/review"))["status"] == "none"
            info = await page.ask("POST", f"tables/{table}/review")
            assert info["status"] == "working"
            while info["status"] == "working":
                await asyncio.sleep(0.01)
                info = await page.ask("GET", f"tables/{table}/review")
            assert (info["status"], info["review"]["seats"]) == ("done", 2)
            others = [Record.from_text(text) for text in games]
            alike = [other for other in others if other.seats == 2 and other.options["rounds"] == 4]
            assert info["games"] == len(alike) > 1
        async with Page(page.storage) as page:
            assert await page.ask("GET", f"tables/{table}/review") == info
            await page.ask("POST", f"tables/{table}/put-away")
            assert page.storage.reviews == {}

    run(work())


def test_a_review_that_fails_is_told_and_a_running_game_has_none() -> None:
    async def work() -> None:
        async with Page() as page:
            running = await page.new_table("petrichor", [ME, EASY])
            said = await page.ask("POST", f"tables/{running}/review", status=409)
            assert said["message_id"] == "refusal-table-not-finished"
            table = (await page.ask("POST", "records", {"text": GOLDEN[-1].read_text(encoding="utf-8")}))["id"]
            page.bots.dead = True
            await page.ask("POST", f"tables/{table}/review")
            while (info := await page.ask("GET", f"tables/{table}/review"))["status"] == "working":
                await asyncio.sleep(0.01)
            assert info["status"] == "failed"

    run(work())
