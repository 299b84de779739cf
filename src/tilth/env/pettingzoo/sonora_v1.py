"""Sonora for PettingZoo."""

from tilth.env.pettingzoo.making import Making

_making = Making("sonora")
env = _making.env
raw_env = _making.raw_env
