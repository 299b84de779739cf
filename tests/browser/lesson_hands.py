"""Hands that follow a lesson: they read, and press what it asks for."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from tests.browser import sonora_hands
from tests.browser.hands import choose_by_keys, press_something

MOST = 600
PATIENCE = 180.0
"""Seconds; a lesson takes ten to thirty of them, and one that goes round in circles is found out."""
GESTURES = ("flick", "section", "draw")
"""What is done with more than a press."""
THOUGHT = "() => document.querySelector('.prompt .thought')?.innerText ?? ''"
DONE = "() => document.querySelector('dialog[open] .row .btn.main') !== null"
READY = """() => document.querySelector('dialog[open] .row .btn.main') !== null
  || (document.querySelector('.prompt.mine') !== null && !document.querySelector('.prompt[aria-busy=true]')
      && document.fonts.status === 'loaded')"""

Look = Callable[[str], None]


def begin_lesson(page: Any, game: str, lesson: str = "first") -> None:
    """Begin a lesson on the home page."""
    page.goto("/")
    page.click(f"[data-lesson='{game}/{lesson}']")


def follow_lesson(
    page: Any, look: Look | None = None, tap: bool = False, seed: int = 1, keys: bool = False
) -> list[str]:
    """Do what a lesson says until it is done; gives what it said."""
    rng = random.Random(seed)
    said: list[str] = []
    until = time.monotonic() + PATIENCE
    for _ in range(MOST):
        if time.monotonic() > until:
            break
        page.wait_for_function(READY, timeout=15_000)
        thought = page.evaluate(THOUGHT)
        if thought and (not said or said[-1] != thought):
            said.append(thought)
            if look is not None:
                look(thought)
        if page.evaluate(DONE):
            return said
        if keys:
            choose_by_keys(page, rng)
        elif sonora_hands.kind(page) in GESTURES:
            sonora_hands.choose(page, rng, tap)
        else:
            press_something(page, rng, tap)
        page.wait_for_timeout(30)
    raise AssertionError(f"the lesson does not end; last it said: {said[-3:]}")


def step_at(page: Any) -> int:
    """The number of the thought that is said, the first one is 0."""
    return int(re.findall(r"\d+", page.inner_text(".lessonat"))[-2]) - 1


def follow_lesson_to(page: Any, step: int) -> None:
    """Do what a part of a lesson says up to one of its thoughts."""
    rng = random.Random(1)
    for _ in range(MOST):
        page.wait_for_function(READY, timeout=15_000)
        if step_at(page) >= step:
            return
        press_something(page, rng)
        page.wait_for_timeout(30)
    raise AssertionError(f"the lesson does not come to step {step}: {page.evaluate(THOUGHT)}")
