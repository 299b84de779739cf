"""What a finished game can teach: who was ahead when, which choices cost most, and where the points came from."""

from tilth.review.review import Costly as Costly
from tilth.review.review import Point as Point
from tilth.review.review import Reply as Reply
from tilth.review.review import Review as Review
from tilth.review.review import Said as Said
