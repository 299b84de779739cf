"""How bots learn: games of their own, a network fitted to how they ended, and a match that decides whether it stays."""

from tilth.training.course import Course as Course
from tilth.training.course import Stage as Stage
