"""Bots that are programs of their own: the protocol, its limits, and what becomes of those who break a rule."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.toys import farm
from tilth.arena import Match, Row
from tilth.arena.playing import play
from tilth.bots import levels, offered, prompt_bot
from tilth.bots.owned import VARIABLE
from tilth.bots.programs import Limits, called, listed, offer_programs, seated
from tilth.bots.programs.bot import PROTOCOL
from tilth.bots.programs.process import Program, TooSlow
from tilth.core import Record, Refusal, Rng, ask

pytestmark = pytest.mark.usefixtures("farm_registered")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
Write = Callable[[str], str]

KEEPS_RULES = """
import json, sys
log = open({log!r}, "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if message["do"] == "hello":
        print(json.dumps({{"protocol": 1}}), flush=True)
    elif message["do"] == "choose":
        {choose}
"""
FIRST = 'print(json.dumps({"option": message["options"][0]}), flush=True)'


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a program that chooses in a certain way and keeps what it is told, and gives its name as a bot."""

    def made(choose: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(KEEPS_RULES.format(log=str(tmp_path / "log.txt"), choose=choose))
        return f"mine=cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"

    return made


def told(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "log.txt").read_text().splitlines()]


def game(bot: str, limits: Limits | None = None, seats: int = 2) -> tuple[Row, Record]:
    return play(farm.GAME, Match("farm", seats, (bot, "random"), limits=limits or Limits()), 0)


# Playing.


def test_a_program_plays_a_game_to_its_end(write: Write, tmp_path: Path) -> None:
    row, record = game(write(FIRST))
    assert row.levels == ("mine", "random")
    assert (row.breaches, row.failures) == ((), ())
    assert record.replay(farm.GAME).is_over()
    hello, *questions, bye = told(tmp_path)
    assert (hello["do"], hello["protocol"], hello["game"], hello["seat"]) == ("hello", PROTOCOL, "farm", 0)
    assert {one["do"] for one in questions} == {"choose"}
    assert len(questions) == sum(seat == 0 for seat, _ in record.choices)
    assert (bye["do"], bye["places"]) == ("bye", list(row.places))


def test_a_program_is_told_what_its_seat_may_know_and_no_more(write: Write, tmp_path: Path) -> None:
    game(write(FIRST))
    hello, first, *_ = told(tmp_path)
    assert set(hello) == {
        *("do", "protocol", "tilth", "game", "rules_version", "seats", "seat", "options", "seed", "seconds"),
    }
    assert set(first) == {
        *("do", "seat", "round", "decision", "options", "domain", "scores", "view", "seconds"),
    }
    state = farm.GAME.new(2, None, 0)
    assert first["view"] == json.loads(json.dumps(state.view(0)))
    assert hello["seed"] not in range(1000), "it says nothing of what the cards were shuffled with"


@pytest.mark.parametrize("name", ["keen.py", "keen.mjs"])
def test_the_examples_play_and_the_same_seed_plays_the_same(name: str) -> None:
    program = sys.executable if name.endswith(".py") else shutil.which("node")
    if program is None:
        pytest.skip("there is no node")
    bot = f"cmd:{shlex.quote(program)} {shlex.quote(str(EXAMPLES / name))}"
    match = Match("petrichor", 2, (bot, "random"))
    from tilth.games import registry

    one, other = (play(registry.game("petrichor"), match, 3) for _ in range(2))
    assert one[0].breaches == ()
    assert replace(one[0], seconds=0.0) == replace(other[0], seconds=0.0)
    assert one[1].choices == other[1].choices


# Breaking a rule.


@pytest.mark.parametrize(
    ("choose", "rule"),
    [
        ('print(json.dumps({"option": "castle"}), flush=True)', "bot-illegal"),
        ('print("thinking ...", flush=True)', "bot-not-json"),
        ("print([], flush=True)", "bot-not-json"),
        ("print({}, flush=True)", "bot-no-option"),
        ("print(json.dumps({'option': 3}), flush=True)", "bot-no-option"),
        ("raise RuntimeError('lost my way')", "bot-ended"),
        ("sys.exit(3)", "bot-ended"),
        ("import time; time.sleep(60)", "bot-slow"),
        ("while True: sys.stdout.write('x' * 65536)", "bot-long"),
    ],
)
def test_who_breaks_a_rule_loses_the_game_and_it_is_said_which(write: Write, choose: str, rule: str) -> None:
    row, record = game(write(choose), Limits(seconds=2.0))
    (breach,) = row.breaches
    assert (breach.level, breach.choice, breach.rule.reason) == ("mine", 1, rule)
    assert row.places == (2, 1)
    assert row.failures == ()
    assert record.replay(farm.GAME).is_over(), "the game goes on for the sake of the others"


def test_a_program_is_told_which_rule_it_broke(write: Write, tmp_path: Path) -> None:
    game(write('print(json.dumps({"option": "castle"}), flush=True)'))
    assert told(tmp_path)[-1] == {"do": "lost", "rule": "illegal", "bot": "mine", "option": "castle"}


def test_what_a_program_said_on_its_standard_error_is_kept(write: Write) -> None:
    row, _ = game(write("raise RuntimeError('lost my way')"))
    assert row.breaches[0].said.endswith("RuntimeError: lost my way")
    assert len(game(write("sys.stderr.write('x' * 100000); sys.exit(1)"))[0].breaches[0].said) == 2000


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory in other ways")
def test_who_takes_too_much_memory_loses(write: Write) -> None:
    row, _ = game(write(f"x = bytearray(300 << 20); {FIRST}"), Limits(megabytes=128))
    assert row.breaches[0].rule.reason == "bot-ended"
    assert "MemoryError" in row.breaches[0].said
    assert game(write(f"x = bytearray(300 << 20); {FIRST}"), Limits(megabytes=1024))[0].breaches == ()


def test_who_has_lost_is_behind_everybody_else(write: Write) -> None:
    row, _ = game(write("sys.exit(3)"), seats=3)
    assert row.places[1] == 1, "the only one who has not lost"
    assert row.places[0] == row.places[2] == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a program that who started it is gone")
def test_a_program_ends_with_whoever_started_it(tmp_path: Path) -> None:
    busy = tmp_path / "busy.py"
    busy.write_text("import os\nprint(os.getpid(), flush=True)\nwhile True: pass\n")
    starter = (
        "import sys, time\nfrom tilth.bots.programs.process import Program\n"
        "print(Program(sys.argv[1], 512).ask(b'', 60).decode(), flush=True)\ntime.sleep(60)"
    )
    search = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    given = [sys.executable, "-c", starter, f"{sys.executable} {busy}"]
    with subprocess.Popen(given, stdout=subprocess.PIPE, text=True, env=search) as started:
        assert started.stdout is not None
        program = int(started.stdout.readline())
        started.send_signal(signal.SIGKILL)
    ends = monotonic() + 20
    while Path(f"/proc/{program}/cmdline").exists() and _runs(program) and monotonic() < ends:
        sleep(0.02)
    assert not _runs(program)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no groups of processes")
def test_what_a_script_has_started_ends_with_it(tmp_path: Path) -> None:
    busy = tmp_path / "busy.py"
    busy.write_text("import os\nprint(os.getpid(), flush=True)\nwhile True: pass\n")
    script = tmp_path / "script.sh"
    script.write_text(f"{shlex.quote(sys.executable)} {shlex.quote(str(busy))}\necho over\n")
    program = Program(f"sh {shlex.quote(str(script))}", 512)
    started = int(program.ask(b"", 60))
    with pytest.raises(TooSlow):
        program.ask(b"\n", 0.1)
    program.stop(0.0)
    ends = monotonic() + 20
    while _runs(started) and monotonic() < ends:
        sleep(0.02)
    assert not _runs(started)


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# Naming.


def test_bots_are_listed_with_commas_but_not_those_in_quotes() -> None:
    assert listed("hard, easy") == listed("hard,,easy,") == ("hard", "easy")
    assert listed("a=cmd:./bot --with '1,2',easy") == ("a=cmd:./bot --with '1,2'", "easy")
    with pytest.raises(Refusal):
        listed("cmd:'./bot,easy")


def test_a_program_is_called_by_its_name_or_by_what_starts_it() -> None:
    assert called("mine=cmd:./bot --deep=3") == "mine"
    assert called("cmd:./bot --deep=3") == "cmd:./bot --deep=3"
    assert called("hard") == "hard"


def test_who_only_names_a_level_starts_no_program() -> None:
    with pytest.raises(Refusal, match="bot-level"):
        prompt_bot(farm.GAME, "cmd:touch here", 0)
    with pytest.raises(Refusal, match="bot-level"):
        seated(farm.GAME, "command:touch here", 0, Limits())


def test_programs_that_a_server_offers_are_levels_of_their_games(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "{}")
    offer_programs([write(FIRST), write(FIRST).replace("mine", "petrichor.other"), "easy=cmd:true"])
    assert offered(farm.GAME)[-1] == "mine"
    state = farm.GAME.new(2, None, 1)
    bot = prompt_bot(farm.GAME, "mine", 1)
    assert ask(bot, state, 0, Rng(1)) == state.options(0)[0]
    bot.close(None)  # type: ignore[attr-defined]
    levels.cache_clear()
    with pytest.raises(Refusal, match="serve-bot"):
        offer_programs(["cmd:./nameless"])
