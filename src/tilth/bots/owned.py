"""The programs that whoever starts a server offers as bots there."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping

VARIABLE = "TILTH_BOTS"
"""Where the processes of a server find them, in their environment."""


def offer(programs: Mapping[str, str]) -> None:
    """Offer commands by name, `name` or `<game>.<name>`, here and in every process that is started from here."""
    os.environ[VARIABLE] = json.dumps(dict(programs))


def owned(game: str) -> dict[str, str]:
    """The commands that are offered in a game, by level."""
    programs = json.loads(os.environ.get(VARIABLE, "{}"))
    named = [(name.rpartition("."), command) for name, command in programs.items()]
    return {level: command for (owner, _, level), command in named if owner in ("", game)}
