"""Bots that are programs of their own, in any language. Not for browsers, where there are no processes."""

from tilth.bots.programs.bot import CommandBot as CommandBot
from tilth.bots.programs.bot import RuleBroken as RuleBroken
from tilth.bots.programs.named import called as called
from tilth.bots.programs.named import listed as listed
from tilth.bots.programs.named import offer_programs as offer_programs
from tilth.bots.programs.named import seated as seated
from tilth.bots.programs.process import Limits as Limits
