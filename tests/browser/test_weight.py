"""How much a visitor must fetch: little at first, nearly nothing again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import NewPage

KB = 1000
MAKE_TABLE = """async (game) => {
  const tell = async (path, body) => (await fetch(path, {
    method: 'POST',
    headers: { 'X-Tilth': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })).json();
  await tell('/api/guest', { name: 'Ann' });
  return (await tell('/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'bot' }] })).id;
}"""


class Scale:
    """Weighs what comes over the line, headers too."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.sizes: list[int] = []
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", lambda done: self.sizes.append(int(done["encodedDataLength"])))

    def open(self, path: str, shown: str) -> int:
        """The bytes that opening a page takes, until all is there."""
        self.sizes.clear()
        self.page.goto(path)
        self.page.locator(shown).first.wait_for()
        self.page.wait_for_load_state("networkidle")
        return sum(self.sizes)


@pytest.mark.parametrize(("locale", "game"), [("en-GB", "agricola"), ("ru-RU", "earth")])
def test_a_visitor_fetches_little_and_who_comes_again_nearly_nothing(new_page: NewPage, locale: str, game: str) -> None:
    page = new_page(locale=locale)
    scale = Scale(page)
    assert 50 * KB < scale.open("/", ".gamecard") < 180 * KB
    table = f"/t/{page.evaluate(MAKE_TABLE, game)}"
    assert 50 * KB < scale.open(table, ".prompt") < 350 * KB
    assert scale.open("/", ".gamecard") < 10 * KB
    assert scale.open(table, ".prompt") < 10 * KB


def test_the_board_is_fetched_when_the_pointer_nears_its_game(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    with page.expect_response(lambda answer: "/assets/petrichor-" in answer.url and answer.url.endswith(".js")):
        page.locator(".gamecard").first.hover()
