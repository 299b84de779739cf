"""Earth in numbers, for programs that learn."""

from tilth.games.earth.encoding.encoding import ENCODING as ENCODING
