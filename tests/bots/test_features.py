"""Every number by which bots judge a position has a name."""

from __future__ import annotations

import pytest

from tests.contract.cases import all_games
from tilth.bots.levels import guide
from tilth.core import Game


@pytest.mark.parametrize("rules", all_games(), ids=lambda rules: rules.name)
def test_every_feature_has_a_name_of_its_own(rules: Game) -> None:
    known = guide(rules)
    names = known.feature_names()
    assert len(names) == len(set(names))
    for seats in rules.seats:
        assert len(known.features(rules.new(seats, None, 1), 0)) == len(names)
