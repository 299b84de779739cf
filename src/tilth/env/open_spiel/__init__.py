"""Every game as a game of OpenSpiel: `pyspiel.load_game("tilth_petrichor(players=3)")` once this is imported."""

from tilth.env.extras import need as _need

_need("pyspiel", "open-spiel")

from tilth.env.open_spiel.game import TilthGame as TilthGame  # noqa: E402
from tilth.env.open_spiel.game import TilthState as TilthState  # noqa: E402
from tilth.env.open_spiel.game import register as register  # noqa: E402
from tilth.games import names as _names  # noqa: E402

for _name in _names():
    register(_name)
