"""A game of another package, without a board of its own: the plain board, in both languages, with mouse and finger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import hands, machine
from tests.browser.test_games import be_guest, make_table
from tests.browser.test_screens import TEXTS, axe, other_language
from tests.examples.installing import install


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which the example is installed."""
    problem = machine.client_problem()
    if problem:
        pytest.skip(problem)
    site = tmp_path_factory.mktemp("site")
    install("puddles", site)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        with machine.server(tmp_path_factory.mktemp("server")) as running:
            yield running


@pytest.mark.parametrize(("locale", "tap"), [("en-GB", False), ("ru-RU", True)])
def test_a_game_without_a_board_is_played_to_the_end(new_page: Any, locale: str, tap: bool) -> None:
    width, height = (390, 844) if tap else (1440, 900)
    page = new_page(width, height, locale, has_touch=tap)
    page.goto("/")
    be_guest(page, "Мира" if tap else "Mira")
    bots = [{"kind": "bot", "level": "sensible"}] * 2
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, *bots], game='puddles', seed=3)}")
    hands.settle(page)
    hand = page.locator(".plainboard .pthing[data-lit]")
    assert hand.all_inner_texts() == (["сад", "тропинка", "тропинка"] if tap else ["orchard", "path", "path"])
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    violations = axe.Axe().run(page).response["violations"]
    assert [one["id"] for one in violations if one["impact"] in ("serious", "critical")] == []
    assert other_language(page.evaluate(TEXTS), locale[:2]) == []
    assert hands.play_to_the_end(page, seed=2, tap=tap) < hands.MOST
    assert page.locator(".prompt h2").inner_text()
    assert other_language(page.evaluate(TEXTS), locale[:2]) == []
