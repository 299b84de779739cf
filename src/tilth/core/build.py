"""How this copy of Tilth was built."""

from __future__ import annotations

from tilth.core import state


def compiled() -> bool:
    """Whether the rules run as machine code rather than interpreted."""
    return not (state.__file__ or "").endswith(".py")
