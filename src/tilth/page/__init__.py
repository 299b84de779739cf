"""Pages that are one HTML file: they can be kept, mailed, and opened without a network."""

from tilth.page.layout import page as page
from tilth.page.marks import MARKS as MARKS
from tilth.page.marks import badge as badge
from tilth.page.scale import tidy as tidy
