"""Whether this copy is compiled is known, and the compiled run of the tests really is compiled."""

from __future__ import annotations

import os

from tilth.core import compiled, state


def test_compiled_says_what_the_rules_run_as() -> None:
    assert compiled() == (not str(state.__file__).endswith(".py"))
    assert compiled() == (os.environ.get("TILTH_COMPILED") == "1")
