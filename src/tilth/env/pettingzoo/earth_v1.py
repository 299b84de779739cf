"""Earth for PettingZoo."""

from tilth.env.pettingzoo.making import Making

_making = Making("earth")
env = _making.env
raw_env = _making.raw_env
