"""How fast a game is on one core, through the public contract."""

from tilth.benchmark.measure import measure as measure
