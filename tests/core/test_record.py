"""Records: what a game looks like as text, and what is refused."""

from __future__ import annotations

import pytest

from tests.toys.farm import GAME
from tilth.core import Record, Refusal, Rng

TEXT = """tilth-record 1
game farm
rules 1
seats 1
options {"rounds": 2}
seed 3

# the first hand has two cards; the rest is forced
0 hedge-keeper
"""


def played(record: Record, choices: int) -> Record:
    state, rng = record.begin(GAME), Rng(1)
    for _ in range(choices):
        seat = state.to_act()[0]
        option = state.settle(seat, rng.pick(state.options(seat)))
        state.choose(seat, option)
        record.choices.append((seat, option))
    return record


def test_a_record_is_read_as_it_was_written() -> None:
    record = played(Record.of(GAME, GAME.new(3, None, 4), 4), 6)
    again = Record.from_text(record.to_text())
    assert again == record
    assert GAME.save(again.replay(GAME)) == GAME.save(record.replay(GAME))


def test_a_game_that_began_from_a_position_is_replayed_from_it() -> None:
    position = played(Record.of(GAME, GAME.new(2, None, 4), 4), 3).replay(GAME)
    record = played(Record.from_position(GAME, position), 2)
    again = Record.from_text(record.to_text())
    assert again.start == GAME.save(position)
    assert GAME.save(again.replay(GAME)) == GAME.save(record.replay(GAME))


def test_replay_stops_where_it_is_told() -> None:
    record = played(Record.of(GAME, GAME.new(2, None, 4), 4), 4)
    assert GAME.save(record.replay(GAME, 0)) == GAME.save(GAME.new(2, None, 4))
    with pytest.raises(Refusal) as refused:
        record.replay(GAME, 5)
    assert refused.value.reason == "record-length"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("tilth-record 1", "chess 1", "record-format"),
        ("game farm", "name farm", "record-header"),
        ("seats 1", "seats one", "record-number"),
        ('{"rounds": 2}', "{rounds}", "record-options"),
        ('{"rounds": 2}', "[1]", "record-options"),
        ("0 hedge-keeper", "hedge-keeper", "record-choice"),
        ("\n\n#", "\nstate {broken\n#", "record-state"),
        ("\n\n#", "\nstate 3\n#", "record-state"),
    ],
)
def test_a_broken_record_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        Record.from_text(TEXT.replace(old, new))
    assert (refused.value.code, refused.value.reason) == ("bad_record", reason)


def test_an_illegal_choice_is_named_by_its_number() -> None:
    record = Record.from_text(TEXT.replace("hedge-keeper", "dance"))
    with pytest.raises(Refusal) as refused:
        record.replay(GAME)
    assert refused.value.reason == "record-illegal"
    assert refused.value.details["number"] == 1


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Record.from_text(TEXT.replace("rules 1", "rules 9")).replay(GAME)
    assert refused.value.reason == "record-rules"
