"""Around the table: home, the invitation, names, and the end of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.audit import resize
from tests.browser.test_games import be_guest, make_table

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1180, 820), (1366, 657), (1440, 900), (2560, 1440)]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def serious(page: Any) -> list[str]:
    found = axe.Axe().run(page).response["violations"]
    return [violation["id"] for violation in found if violation["impact"] in ("serious", "critical")]


def fits(page: Any) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def in_sight(page: Any, selector: str) -> bool:
    """Whether something is where it can be pressed without scrolling."""
    return bool(
        page.evaluate(
            """(selector) => {
              const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
              return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
            }""",
            selector,
        )
    )


def guest(page: Any, name: str) -> Any:
    page.goto("/settings")
    be_guest(page, name)
    return page


def test_the_main_button_of_the_set_up_is_always_in_sight(new_page: Any) -> None:
    page = new_page(locale="ru-RU")
    page.goto("/new/agricola")
    page.wait_for_selector(".seatrows")
    for width, height in SIZES:
        resize(page, width, height)
        assert (in_sight(page, ".formend .btn.main"), fits(page)) == (True, True), f"{width} x {height}"


def test_the_invited_person_sees_who_invites_to_what_and_can_sit_down_at_once(new_page: Any) -> None:
    host, friend = guest(new_page(), "Mira"), new_page()
    table = make_table(host, [ME, OPEN], options={"rounds": 6, "draft": True})
    host.goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    expect(friend.locator(".kicker")).to_have_text("Mira invites you to play")
    expect(friend.locator(".invitation h1")).to_have_text("Petrichor")
    assert friend.locator(".terms li").all_inner_texts() == ["for 2 players", "Rounds: 6", "Draft the cards"]
    expect(friend.locator(".seatrows li").first).to_contain_text("is here")
    assert friend.locator(".qr").count() == 0
    for width, height in SIZES:
        resize(friend, width, height)
        assert in_sight(friend, ".sitting .btn.main") or height < 600, f"{width} x {height}"
        assert (fits(friend), serious(friend)) == (True, []), f"{width} x {height}"
    friend.get_by_label("Your name").fill("Oleg")
    friend.keyboard.press("Enter")
    for page in (host, friend):
        page.wait_for_selector(".prompt")
    expect(host.locator(".who .name").nth(1)).to_have_text("Oleg")


def test_the_host_changes_options_and_fills_the_seats_while_others_look_on(new_page: Any) -> None:
    host, friend = guest(new_page(), "Mira"), guest(new_page(), "Oleg")
    table = make_table(host, [ME, OPEN, OPEN])
    host.goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    expect(host.get_by_role("status").filter(has_text="looking at the invitation")).to_be_visible()
    host.get_by_role("button", name="Change the options").click()
    host.get_by_label("Rounds").select_option(label="6")
    host.get_by_role("button", name="Save").click()
    expect(friend.locator(".terms")).to_contain_text("Rounds: 6")
    host.get_by_label("Seat 3").select_option("hard")
    expect(friend.locator(".seatrows li").nth(2)).to_contain_text("Storm")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        page.wait_for_selector(".prompt")


def test_seats_that_stay_free_are_filled_with_bots_in_one_press(new_page: Any) -> None:
    host = guest(new_page(), "Mira")
    host.goto(f"/t/{make_table(host, [ME, OPEN, OPEN])}")
    host.get_by_role("button", name="Fill with bots and begin").click()
    host.wait_for_selector(".prompt")
    expect(host.locator(".who .name")).to_have_text(["You, change the name", "Dewdrop", "Dewdrop"])
    expect(host.locator(".who .twin")).to_have_text(["1", "2"])


def test_guests_are_called_in_the_language_of_whoever_reads(new_page: Any) -> None:
    host, friend = new_page(), new_page(locale="ru-RU")
    host.goto("/new/petrichor")
    host.get_by_role("button", name="Make the table").click()
    host.wait_for_selector(".qr")
    friend.goto(host.url)
    expect(friend.locator(".kicker")).to_have_text(re.compile(r"^Гость \d{3} зовёт вас играть$"))
    friend.get_by_role("button", name="Сесть за стол").click()
    expect(host.locator(".who .name").nth(1)).to_have_text(re.compile(r"^Guest \d{3}$"))


def test_a_guest_changes_the_name_by_pressing_it_and_the_table_follows(new_page: Any) -> None:
    host, friend = guest(new_page(), "Mira"), guest(new_page(), "Oleg")
    table = make_table(host, [ME, OPEN, OPEN])
    host.goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    host.locator(".ownname").click()
    field = host.get_by_role("dialog").get_by_label("Your name")
    expect(field).to_be_focused()
    field.fill("Miranda")
    host.keyboard.press("Enter")
    expect(host.locator("dialog")).to_have_count(0)
    expect(friend.locator(".seatrows li").first).to_contain_text("Miranda")


def test_home_goes_on_first_and_lets_tables_go(new_page: Any) -> None:
    page = guest(new_page(), "Mira")
    table = make_table(page, [ME, BOT])
    page.goto("/")
    row = page.locator(".goingon .tablerow")
    expect(row).to_contain_text("You")
    assert row.evaluate("row => row.getBoundingClientRect().top < document.querySelector('.gamecard').offsetTop")
    page.evaluate(hands.PLAY, table)
    page.reload()
    finished = page.locator("section[aria-labelledby=finished-title]")
    finished.get_by_role("button", name="Remove from the list: Petrichor").click()
    expect(finished).to_have_count(0)
    expect(page.locator(".goingon")).to_have_count(0)


def test_who_has_never_played_agricola_begins_with_the_family_game_in_one_press(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    card = page.locator(".gamecard", has_text="Agricola")
    expect(card.get_by_role("checkbox")).to_be_checked()
    card.get_by_role("button", name="Against a bot").click()
    page.wait_for_url("**/t/*")
    made = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (made["options"]["mode"], made["seats"][1]["level"]) == ("family", "easy")
    page.goto("/")
    page.locator(".face", has_text="Storm").click()
    card.get_by_role("checkbox").uncheck()
    card.get_by_role("button", name="Against a bot").click()
    page.wait_for_url("**/t/*")
    made = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (made["options"]["mode"], made["seats"][1]["level"]) == ("full", "hard")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1440, 900)])
def test_the_end_tells_who_won_and_why_and_one_press_plays_again(new_page: Any, width: int, height: int) -> None:
    page = guest(new_page(width=width, height=height, still=False), "Mira")
    table = make_table(page, [ME, BOT, BOT])
    page.evaluate(hands.PLAY, table)
    page.goto(f"/t/{table}")
    page.wait_for_selector("dialog .ranking")
    expect(page.locator("dialog .points")).to_have_text(
        [text.split()[0] for text in page.locator("dialog .ranking .sr").all_inner_texts()]
    )
    points = [int(text) for text in page.locator("dialog .points").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    expect(page.locator("dialog .ranking")).to_contain_text("You")
    expect(page.locator("dialog .reason").first).to_have_text(re.compile("^(What decided it|Level on points)"))
    assert (in_sight(page, "dialog .again"), fits(page), serious(page)) == (True, True, [])
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".prompt").get_by_role("button", name="Result").click()
    page.locator("dialog .again").click()
    page.wait_for_url(lambda address: table not in address)
    assert hands.settle(page) == "mine"
    assert len(page.locator(".who .pts").all_inner_texts()) == 3


def test_between_people_whoever_plays_again_first_invites_the_other(new_page: Any) -> None:
    first, second = pages = [guest(new_page(), "Mira"), guest(new_page(), "Oleg")]
    table = make_table(first, [ME, OPEN])
    second.goto(f"/t/{table}")
    second.get_by_role("button", name="Sit down").click()
    second.wait_for_selector(".prompt")
    first.goto("/settings")
    first.evaluate(f"() => {{ window.play = ({hands.PLAY})('{table}') }}")
    second.evaluate(hands.PLAY, table)
    first.evaluate("() => window.play")
    first.goto(f"/t/{table}")
    first.locator("dialog .again").click()
    first.wait_for_url(lambda address: table not in address)
    expect(second.locator("dialog .inviting")).to_have_text("Mira would like to play again!")
    second.locator("dialog .again").click()
    for page in pages:
        page.wait_for_selector(".prompt")
    assert first.url == second.url


def test_alone_every_game_speaks_of_its_own_opponent(new_page: Any) -> None:
    page = guest(new_page(), "Mira")
    said = {}
    for game in ("earth", "petrichor", "sonora"):
        table = make_table(page, [ME], game=game)
        page.goto("/settings")
        page.evaluate(hands.PLAY, table)
        page.goto(f"/t/{table}")
        page.wait_for_selector("dialog .ranking")
        said[game] = page.locator("dialog h2").first.inner_text()
    assert re.search("Gaia", said["earth"])
    assert re.search("winds", said["petrichor"], re.IGNORECASE)
    assert re.search(r"^The desert is explored: \d+ points?$", said["sonora"])
