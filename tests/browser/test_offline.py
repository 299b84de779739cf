"""Tilth without a server: a folder of files, a real browser, and after the first visit not even a network."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import hands, machine, site, sonora_hands

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

GAMES = ["petrichor", "sonora", "earth", "agricola"]
"""As they stand on the home page."""
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "ru-RU", "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
"""Some browsers let nothing be kept in a private window; said in the worker, since it is there that games are kept."""
WORKER_SAYS = f"""(() => {{
  const Plain = Worker;
  window.Worker = class extends Plain {{
    constructor(address, how) {{
      const text = `import ${{JSON.stringify(String(address))}}; {NO_STORAGE}`;
      super(URL.createObjectURL(new Blob([text], {{ type: 'text/javascript' }})), how);
    }}
  }};
}})()"""
BORN = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
KEPT_VERSIONS = "() => caches.keys().then((names) => names.length)"
DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
  for (const type of ['dragover', 'drop']) {
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('main').dispatchEvent(event);
  }
}"""
RECORDS = Path(__file__).parent.parent / "golden"

Visit = Callable[..., Any]


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """What needs Python may take as long as Python needs to start on a busy machine."""
    expect.set_options(timeout=30_000)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    problem = machine.client_problem()
    assert not problem, problem
    made = tmp_path_factory.mktemp("site")
    site.write(made)
    return made


@pytest.fixture(scope="module")
def place(folder: Path) -> Iterator[str]:
    with site.served(folder) as address:
        yield address


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """What went wrong in any page; at the end it must be nothing."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def visit(browser: Any, problems: list[str]) -> Iterator[Visit]:
    """Opens the home page of a site in a browser of its own."""
    contexts = []

    def make(address: str, before: str = "", **more: Any) -> Any:
        context = browser.new_context(reduced_motion="reduce", **(DESKTOP | more))
        context.set_default_timeout(30_000)
        contexts.append(context)
        if before:
            context.add_init_script(before)
        page = context.new_page()
        watch(page, problems)
        page.goto(address)
        page.wait_for_selector(".gamecard")
        return page

    yield make
    for context in contexts:
        context.close()


def watch(page: Any, problems: list[str]) -> None:
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)


def bring_in(page: Any, record: str, part: float) -> None:
    """Go on with this part of a game that others played."""
    lines = (RECORDS / record).read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines[: int(len(lines) * part)])
    game = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator(".bringin input").set_input_files(game)
    page.wait_for_selector(".replaybar")
    page.get_by_role("button", name=re.compile("Play on|Доиграть")).click()
    page.wait_for_url(re.compile(r"#/t/[^/]+$"))


def begin(page: Any, game: str) -> str:
    """Start a game against a bot from the home page, and wait for the first choice; gives the table's name."""
    page.locator(".gamecard").nth(GAMES.index(game)).locator(".start .row .btn").nth(1).click()
    page.wait_for_url("**/#/t/*")
    hands.settle(page)
    return str(page.url.rpartition("/")[2])


def look(page: Any) -> None:
    """Nothing on the page is hard to reach for anybody."""
    found = axe.Axe().run(page).response["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert [(one["id"], one["nodes"][0]["html"]) for one in serious] == []
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def test_a_whole_game_against_a_bot_without_a_network(visit: Visit, place: str) -> None:
    page = visit(place)
    page.wait_for_function(BORN)
    page.context.set_offline(True)
    begin(page, "petrichor")
    assert hands.play_to_the_end(page, seed=1) < hands.MOST
    page.wait_for_selector("dialog .ranking")
    assert page.locator("dialog .ranking li").count() == 2
    look(page)


@pytest.mark.parametrize(
    ("record", "device"),
    [("agricola/family-2-players", PHONE), ("earth/two-players", DESKTOP), ("sonora/two-players", PHONE)],
    ids=["agricola", "earth", "sonora"],
)
def test_a_game_that_was_brought_in_is_played_to_its_end_without_a_network(
    visit: Visit, place: str, record: str, device: dict[str, Any]
) -> None:
    page = visit(place, **device)
    page.wait_for_function(BORN)
    page.context.set_offline(True)
    bring_in(page, f"{record}.txt", 0.7)
    if record.startswith("sonora"):
        sonora_hands.play(page, random.Random(4), "nothing: to the end", tap=True)
    else:
        assert hands.play_to_the_end(page, seed=1, tap=device is PHONE) < hands.MOST
    page.wait_for_selector("dialog .ranking")
    look(page)


def test_without_a_network_everything_is_still_there(visit: Visit, folder: Path, problems: list[str]) -> None:
    with site.served(folder) as address:
        page = visit(address)
        page.wait_for_function(BORN)
        table = begin(page, "petrichor")
        hands.play_to_the_end(page, upto=6)
        hands.settle(page)
        before = page.locator(".people").inner_text()
    page.context.set_offline(True)
    page.reload()
    hands.settle(page)
    assert page.url.endswith(f"#/t/{table}")
    assert page.locator(".people").inner_text() == before
    page.locator(".brand").click()
    expect(page.locator(".goingon .tablerow")).to_have_count(1)
    begin(page, "agricola")
    hands.play_to_the_end(page, upto=3)
    again = page.context.new_page()
    page.close()
    watch(again, problems)
    again.goto(address)
    expect(again.locator(".goingon .tablerow")).to_have_count(2)


def test_a_game_is_saved_given_away_brought_in_and_removed(visit: Visit, place: str, tmp_path: Path) -> None:
    page = visit(place, permissions=["clipboard-read", "clipboard-write"])
    begin(page, "petrichor")
    hands.play_to_the_end(page, upto=5)
    page.locator(".wide-link").click()
    page.wait_for_selector(".replaybar")
    page.get_by_role("button", name="Share").click()
    look(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Record").click()
    record = tmp_path / "game.txt"
    saving.value.save_as(record)
    assert "petrichor" in record.read_text(encoding="utf-8")
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.keyboard.press("Escape")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.startswith(f"{place}#/record/")
    assert len(link) < 2000

    friend = visit(place, **PHONE)
    friend.goto(link)
    friend.wait_for_selector(".replaybar")
    last = re.search(r"\d+$", friend.locator(".replaybar h2").inner_text())
    assert last is not None
    assert int(last[0]) > 3
    look(friend)

    page.locator(".brand").click()
    page.locator(".bringin input").set_input_files(record)
    page.wait_for_selector(".replaybar")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile(r"#/t/[^/]+$"))
    assert hands.settle(page) == "mine"
    page.locator(".brand").click()
    expect(page.locator(".goingon .tablerow")).to_have_count(2)
    page.locator(".columns .rowaway").click()
    look(page)
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".columns .tablerow")).to_have_count(0)

    page.locator(".bringin input").set_input_files(
        {"name": "no.txt", "mimeType": "text/plain", "buffer": json.dumps({"no": "record"}).encode()}
    )
    expect(page.locator(".bringin .problem")).not_to_be_empty()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_record_is_dropped_on_the_page(visit: Visit, place: str, device: dict[str, Any]) -> None:
    page = visit(place, **device)
    page.evaluate(DROP, (RECORDS / "petrichor" / "all-promos.txt").read_text(encoding="utf-8"))
    page.wait_for_selector(".replaybar")


def test_a_finished_game_is_analysed_and_reviewed_without_a_server(visit: Visit, place: str) -> None:
    page = visit(place)
    page.evaluate(DROP, (RECORDS / "petrichor" / "two-players.txt").read_text(encoding="utf-8"))
    page.wait_for_selector(".replaybar")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Look back at this game").click()
    page.wait_for_function("() => document.querySelector('progress')?.value > 0")
    look(page)
    page.go_back()
    page.get_by_role("link", name="Analyse").click()
    page.get_by_role("button", name="One choice on").last.wait_for()
    page.locator(".prompt .listb").click()
    page.locator("#option-list .optrow").last.click()
    expect(page.locator(".lines .moves p")).to_have_text("1 of 1")
    expect(page.locator(".lines .here .unknown")).to_have_count(0)
    page.wait_for_url("**/#/analysis#*")
    page.reload()
    expect(page.locator(".lines .moves p")).to_have_text("1 of 1")
    look(page)


def test_a_new_version_is_offered_and_never_forced_into_a_running_game(
    visit: Visit, folder: Path, tmp_path: Path, problems: list[str]
) -> None:
    mine = tmp_path / "site"
    shutil.copytree(folder, mine)
    with site.served(mine) as address:
        page = visit(address)
        page.wait_for_function(BORN)
        begin(page, "petrichor")
        hands.play_to_the_end(page, upto=4)
        hands.settle(page)
        before = page.locator(".people").inner_text()
        site.renew(mine)
        page.reload()
        hands.settle(page)
        expect(page.locator(".linenote")).to_contain_text("new version")
        look(page)
        assert page.evaluate(KEPT_VERSIONS) == 2
        page.get_by_role("button", name="Later").click()
        expect(page.locator(".linenote")).to_have_count(0)
        assert hands.settle(page) == "mine"
        page.reload()
        with page.expect_navigation():
            page.get_by_role("button", name="Load it").click()
        hands.settle(page)
        assert page.locator(".people").inner_text() == before
        assert page.locator(".linenote").count() == 0
        assert page.evaluate(KEPT_VERSIONS) == 1


def test_only_one_tab_plays(visit: Visit, place: str, problems: list[str]) -> None:
    first = visit(place)
    begin(first, "petrichor")
    second = first.context.new_page()
    watch(second, problems)
    second.goto(first.url)
    expect(second.locator(".linenote")).to_contain_text("another tab")
    look(second)
    second.get_by_role("button", name="Play here").click()
    assert hands.settle(second) == "mine"
    expect(first.locator(".linenote")).to_contain_text("another tab")
    first.get_by_role("button", name="Play here").click()
    expect(first.locator(".linenote")).to_have_count(0)
    expect(second.locator(".linenote")).to_contain_text("another tab")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["en", "ru"])
def test_a_browser_that_keeps_nothing_plays_and_says_so(visit: Visit, place: str, device: dict[str, Any]) -> None:
    page = visit(place, WORKER_SAYS, **device)
    expect(page.locator(".linenote")).to_contain_text("keeps nothing" if device is DESKTOP else "ничего не хранит")
    look(page)
    begin(page, "petrichor")


def test_a_python_that_did_not_come_can_be_fetched_again(visit: Visit, place: str, problems: list[str]) -> None:
    page = visit(place, "navigator.serviceWorker.register = () => Promise.reject(new Error('not in this test'));")
    page.context.route("**/python/tilth.zip", lambda route: route.abort())
    page.reload()
    expect(page.locator(".linenote")).to_contain_text("could not be loaded")
    look(page)
    page.context.unroute("**/python/tilth.zip")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".linenote")).to_have_count(0)
    begin(page, "petrichor")
    # The browser itself tells of the file that did not come.
    problems[:] = [problem for problem in problems if "net::ERR_FAILED" not in problem]


def test_while_python_comes_the_page_is_there_and_says_how_much(visit: Visit, place: str) -> None:
    held: list[Any] = []
    page = visit(place, "navigator.serviceWorker.register = () => Promise.reject(new Error('not in this test'));")
    page.context.route("**/python/pyodide.asm.wasm.gz", lambda route: held.append(route))
    page.reload()
    expect(page.locator("#house-coming")).to_have_text(re.compile(r"^Fetching the games: \d\.\d of \d\.\d MB$"))
    page.wait_for_timeout(700)
    look(page)
    page.locator(".gamecard .textlink").nth(1).click()
    page.wait_for_selector(".rulestext h2")
    page.locator(".brand").click()
    page.locator(".gamecard .start .row .btn").nth(1).click()
    page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    assert hands.settle(page) == "mine"


def test_a_browser_that_is_too_old_is_told_so(visit: Visit, place: str) -> None:
    page = visit(place, "delete WebAssembly.compileStreaming;")
    expect(page.locator(".linenote")).to_contain_text("too old")
    look(page)
    page.locator(".gamecard .start .row .btn").nth(1).click()
    expect(page.get_by_text("too old")).to_have_count(2)


def test_what_needs_others_is_not_offered(visit: Visit, place: str) -> None:
    page = visit(place)
    assert page.get_by_text("Open tables").count() == 0
    expect(page.get_by_text("Playing with others needs a Tilth server.")).to_be_visible()
    page.locator(".gamecard .textlink").first.click()
    page.wait_for_selector(".seatrows")
    assert page.locator(".seatrows select").first.locator("option").all_inner_texts() == [
        "Me",
        "Somebody at this screen",
        "Bot",
    ]
    look(page)
    page.locator(".seatrows select").nth(1).select_option("here")
    page.get_by_role("button", name="Make the table").click()
    assert hands.settle(page) in ("mine", "pass")
    assert page.get_by_text("Chat").count() == 0
