"""Positions as pictures (SVG), for notebooks and pages: `show(state)` draws what a seat sees."""

from tilth.pictures.picture import Picture as Picture
from tilth.pictures.picture import show as show
from tilth.pictures.picture import state_picture as state_picture
