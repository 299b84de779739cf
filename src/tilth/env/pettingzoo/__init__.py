"""Every game as an environment of PettingZoo: `petrichor_v1.env(seats=3)`; `make("puddles")` for those of others."""

from tilth.env.extras import need as _need

_need("pettingzoo", "env")

from tilth.env.pettingzoo.making import Making as Making  # noqa: E402
from tilth.env.pettingzoo.making import make as make  # noqa: E402
