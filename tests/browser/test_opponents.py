"""Whom one plays against: five bots with faces and names, the easiest first."""

from __future__ import annotations

from typing import Any

from tilth.bots import OFFERED
from tilth.words import Words

NAMES = [Words("en").say("level-name", level=level) for level in OFFERED]


def play_petrichor(page: Any) -> None:
    card = page.locator(".gamecard", has_text="Petrichor")
    card.get_by_role("button", name="Against a bot").click()
    page.wait_for_selector(".who")


def test_newcomers_meet_the_easiest_bot(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector(".face.on")
    offered = page.get_by_role("radio")
    assert offered.count() == len(NAMES)
    assert page.locator(".facename").all_inner_texts() == NAMES
    assert page.get_by_role("radio", checked=True).get_attribute("value") == "easy"
    play_petrichor(page)
    assert page.locator(".who .name").all_inner_texts()[1] == "Dewdrop"
    assert page.locator(".who .portrait").count() == 1


def test_whoever_was_chosen_is_met_next_time_too(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    page.locator(".face", has_text="Dry Wind").click()
    assert page.get_by_text("would rather spoil your harvest").is_visible()
    page.reload()
    page.wait_for_selector(".face.on")
    assert page.get_by_role("radio", checked=True).get_attribute("value") == "raider"
    play_petrichor(page)
    assert page.locator(".who .name").all_inner_texts()[1] == "Dry Wind"


def test_a_seat_of_a_new_table_is_given_to_one_of_them(new_page: Any) -> None:
    page = new_page()
    page.goto("/new/petrichor")
    page.get_by_label("Seat 2").select_option("bot")
    level = page.get_by_label("Strength of the bot")
    options = level.locator("option").all_inner_texts()
    assert [option.partition(" · ")[0] for option in options] == NAMES
    assert page.get_by_text("A beginner: plays with good sense").is_visible()
    level.select_option("hard")
    assert page.get_by_text("Thinks ahead and forgives little.").is_visible()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".who")
    assert page.locator(".who .name").all_inner_texts()[1] == "Storm"
