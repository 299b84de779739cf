from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from scripts import get_chromium

from tests.browser import machine

playwright = pytest.importorskip("playwright.sync_api")

NewPage = Callable[..., Any]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine a browser can miss a moment: a test that failed gets one more try, and the run says so."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _missing(what: str) -> None:
    """Say what to install; on a build machine that is a failure."""
    if os.environ.get("CI", "") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    problem = machine.client_problem()
    if problem:
        _missing(problem)
    folder: Path = tmp_path_factory.mktemp("server")
    with machine.server(folder) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    executable = get_chromium.find()
    if executable is None:
        _missing(get_chromium.ADVICE)
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=executable, args=machine.FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def new_page(browser: Any, address: str) -> Iterator[NewPage]:
    """Opens a page in a browser of its own; at the end nothing may have gone wrong in any of them."""
    contexts = []
    problems: list[str] = []

    def make(width: int = 1440, height: int = 900, locale: str = "en-GB", still: bool = True, **more: Any) -> Any:
        motion = "reduce" if still else "no-preference"
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion=motion, base_url=address, **more
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert problems == []
