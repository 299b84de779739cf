"""One seat learns and bots play the others: `VectorEnv("petrichor", 16)` for many games at once, `SeatEnv` for one."""

from tilth.env.extras import need as _need

_need("gymnasium", "env")

from tilth.env.vector.seat import SeatEnv as SeatEnv  # noqa: E402
from tilth.env.vector.vector import VectorEnv as VectorEnv  # noqa: E402
