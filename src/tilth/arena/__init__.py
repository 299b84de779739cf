"""Many games at once: bots against bots on all cores, and what came of it."""

from tilth.arena.ladder import Ladder as Ladder
from tilth.arena.match import Match as Match
from tilth.arena.playing import LONGEST as LONGEST
from tilth.arena.playing import MOST_AT_ONCE as MOST_AT_ONCE
from tilth.arena.playing import chunks as chunks
from tilth.arena.playing import decide as decide
from tilth.arena.playing import play as play
from tilth.arena.playing import play_out as play_out
from tilth.arena.playing import run as run
from tilth.arena.results import Results as Results
from tilth.arena.row import Row as Row
from tilth.arena.standing import Standing as Standing
from tilth.arena.standing import reaches as reaches
from tilth.arena.standing import standings as standings
from tilth.arena.standing import wilson as wilson
from tilth.arena.tables import write_csv as write_csv
from tilth.arena.tournament import Tournament as Tournament
