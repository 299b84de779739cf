"""What Puddles hides, said to Tilth's contract suite, which then looks for anything that tells of it."""

from __future__ import annotations

from typing import Any

import pytest
from puddles.game import GAME
from puddles.rules import Puddles
from tests.contract import test_twins, twins

from tilth.core import Rng


class HiddenCards(twins.Hidden):
    """The cards in the hands of others, and those deep in the deck."""

    def exchange(self, data: dict[str, Any], rng: Rng) -> str:
        hands = [twins.Pile(f"hand {seat}", player["hand"]) for seat, player in enumerate(data["players"])]
        return twins.exchange_cards([*hands, twins.Pile("deck", data["deck"], deep=True)], "", rng)[0]

    def known(self, state: Puddles, seat: int | None) -> Any:
        return None if seat is None else sorted(state.hands[seat]), state.frogs


def test_nothing_tells_of_the_cards_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(twins.HIDDEN, "puddles", HiddenCards())
    monkeypatch.setitem(test_twins.EVERY, "puddles", 1)
    assert test_twins.compare(GAME, 300) > 300
